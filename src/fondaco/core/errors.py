"""What is raised when something from outside does not make sense."""


class Bad(ValueError):
    """Input that was refused: what is wrong with it, and where."""

    def __init__(self, reason: str, where: str = "") -> None:
        super().__init__(f"{where}: {reason}" if where else reason)
        self.reason = reason
        self.where = where
