"""The core: what every game stands on. It knows no game and uses nothing beyond the standard library and mypyc's own."""
