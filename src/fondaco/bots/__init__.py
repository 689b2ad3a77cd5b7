"""Bots: they know the core, and of a game only what its `Game` offers."""
