"""The store: what is on disk. Nothing here knows a rule; nothing elsewhere knows SQL."""
