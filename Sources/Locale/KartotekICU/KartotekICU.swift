// KartotekICU
