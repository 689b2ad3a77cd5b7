"""Adapters: the games behind the interfaces of researchers. They need the extras `rl` and `openspiel`."""
