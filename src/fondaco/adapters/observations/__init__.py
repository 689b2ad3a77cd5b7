"""Observations: what a seat may know, as a row of numbers, one description for each game.

Each game's `observe(state, sheet)` reads the state and writes the same numbers in the same order whatever happens; run
on a `Layout` it gives the meaning of each. This folder is compiled with the engine, for it runs at every step.
"""
