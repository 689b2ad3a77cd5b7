"""Bench: how fast a game is, in absolute figures and as ratios to a fixed Python loop run in between.

Machines differ and are noisy; the ratio of two things measured in one run travels better than either of them.
"""
