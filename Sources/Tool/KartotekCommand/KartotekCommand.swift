// KartotekCommand
