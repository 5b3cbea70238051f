// LocaleProfiles
