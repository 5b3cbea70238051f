// JSONWriting
