"""The core: what every game stands on. It knows no game, and uses the standard library and what mypyc brings."""
