"""What a position promises, part by part: the map, what a seat holds, its plans, its turn."""
