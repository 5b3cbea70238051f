// Kartotek
