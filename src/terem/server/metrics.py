"""Metrics: what is counted of a house, for whoever watches over the server; never who or what.

Each house counts for itself, so that several in one process do not get into each other's way.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client import generate_latest as written
from prometheus_client.exposition import CONTENT_TYPE_LATEST

KIND: Final = CONTENT_TYPE_LATEST
"""The media type of the text."""

_WAITS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_JOBS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """The figures of one house."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.requests: Final = Counter(
            "terem_requests",
            "Requests answered, by the pattern of their address.",
            ("method", "route", "status"),
            registry=self.registry,
        )
        self.request_seconds: Final = Histogram(
            "terem_request_seconds",
            "From a request to the end of its answer.",
            ("route",),
            buckets=_WAITS,
            registry=self.registry,
        )
        self.choices: Final = self._counter("choices", "Choices taken, by persons and bots.")
        self.undos: Final = self._counter("undos", "Choices taken back.")
        self.refusals: Final = self._counter(
            "refusals", "What was asked of a table and not done: illegal, stale, the wrong seat."
        )
        self.bot_answers: Final = self._counter("bot_answers", "Choices that bots gave in time.")
        self.bot_failures: Final = self._counter(
            "bot_failures", "Bots that hung, fell or broke the rules, so that chance chose."
        )
        self.bot_seconds: Final = self._histogram(
            "bot_seconds", "How long a bot took to answer, waiting for its turn included.", _WAITS
        )
        self.commit_jobs: Final = self._histogram(
            "commit_jobs", "Jobs that went to the store in one transaction.", _JOBS
        )
        self.commit_seconds: Final = self._histogram(
            "commit_seconds", "How long a transaction took until it was safe.", _WAITS
        )
        self.sockets: Final = self._gauge("sockets", "Browsers that follow a table live.")
        self.keepers: Final = self._gauge("keepers", "Tables kept in memory.")
        ProcessCollector(registry=self.registry)

    def text(self) -> bytes:
        """All figures as they stand, in the format of Prometheus."""
        return written(self.registry)

    def _counter(self, name: str, meaning: str) -> Counter:
        return Counter(f"terem_{name}", meaning, registry=self.registry)

    def _gauge(self, name: str, meaning: str) -> Gauge:
        return Gauge(f"terem_{name}", meaning, registry=self.registry)

    def _histogram(self, name: str, meaning: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"terem_{name}", meaning, buckets=buckets, registry=self.registry)
