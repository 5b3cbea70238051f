// ContactModel
