"""The five games of the house. Of games as large as these more is expected than of any game."""

FIVE = ["genoa", "marco_polo", "citadels", "puerto_rico", "calimala"]
