"""For tests, ours and those of other people's games: scenes, and the conformance kit."""
