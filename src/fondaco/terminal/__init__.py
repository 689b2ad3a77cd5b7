"""The command line: a module for each command, and what they share. It draws views; the engine decides."""
