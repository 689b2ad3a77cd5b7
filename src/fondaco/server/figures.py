"""Figures: what a server counts, for Prometheus. Sums only: nothing of a person, a table or a hand."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Figures:
    """The counters of one server. Each has a registry of its own, so that two servers in one process do not mix."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.requests: Final = Histogram(
            "fondaco_request_seconds",
            "HTTP requests",
            ["method", "path", "status"],
            registry=self.registry,
            buckets=SECONDS,
        )
        self.refusals: Final = Counter(
            "fondaco_refusals", "What was refused, by reason", ["code"], registry=self.registry
        )
        self.tables: Final = Gauge("fondaco_tables", "Tables in memory", registry=self.registry)
        self.sockets: Final = Gauge("fondaco_sockets", "Open sockets", registry=self.registry)
        self.moves: Final = Counter("fondaco_moves", "Moves on disk", ["game", "by"], registry=self.registry)
        self.move_seconds: Final = Histogram(
            "fondaco_move_seconds", "From a message to the acknowledged move", registry=self.registry, buckets=SECONDS
        )
        self.commit_seconds: Final = Histogram(
            "fondaco_commit_seconds", "Transactions", registry=self.registry, buckets=SECONDS
        )
        self.bots_waiting: Final = Gauge(
            "fondaco_bots_waiting", "Questions to bots in the queue", registry=self.registry
        )
        self.bot_seconds: Final = Histogram(
            "fondaco_bot_seconds", "Thinking of bots", ["level"], registry=self.registry, buckets=SECONDS
        )

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)
