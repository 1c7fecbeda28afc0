"""Numbers for a monitoring system. What is counted anyway is read when somebody asks; Prometheus's library does the
histogram, the figures of the process and the text."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from pentarchy.table.house import House

TEXT = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.002, 0.005, 0.01, 0.02, 0.035, 0.05, 0.075, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Limits of the histogram. 50 ms is one of them: the share of steps below it is what a table promises."""

COUNTS = {
    "actions": ("actions", "Entries written to journals."),
    "messages_sent": ("messages", "Messages sent on live channels."),
    "messages_received": ("received", "Messages received on live channels."),
    "matches_deleted": ("deleted", "Finished matches deleted after their time."),
    "errors": ("errors", "Faults of the server itself."),
    "pictures_failed": ("pictures", "Pages that could not be shown."),
    "requests_malformed": ("malformed", "Connections closed because they spoke no HTTP."),
    "requests_late": ("late", "Requests dropped that did not arrive in time."),
    "requests_crowded": ("crowded", "Connections of an address with too many such."),
    "answers_unread": ("unread", "Connections closed because their answers were not read in time."),
    "viewers_behind": ("behind", "Pages that a viewer too slow for every step has skipped."),
    "tables_refused": ("refused", "New tables refused because the server is full."),
    "leases_lost": ("leases", "Rooms closed because another process has the match."),
}
"""Name outside: name in `House.counts`, and what it is."""


class Metrics(Collector):
    """The figures of one house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.registry = CollectorRegistry(auto_describe=False)
        self.seconds = Histogram(
            "pentarchy_action_seconds",
            "From a checked action to the messages about it.",
            buckets=SECONDS,
            registry=self.registry,
        )
        ProcessCollector(registry=self.registry)
        self.registry.register(self)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def collect(self) -> Iterator[Metric]:
        house = self.house
        yield _gauge("rooms", "Rooms that are open.", len(house.rooms))
        yield _gauge("tables", "Matches that go on and are looked at.", house.tables)
        yield _gauge("viewers", "Live connections.", sum(1 for _ in house.everybody()))
        yield _gauge("uptime_seconds", "Since the server began.", time.time() - house.began)
        yield _gauge("loop_busy_ratio", "Share of the last seconds in which the event loop worked.", house.crowd.busy)
        yield _gauge("loop_lag_seconds", "How late the event loop lately was, p95.", house.crowd.lag)
        yield _gauge("bots_waiting", "Questions that wait for a bot's process.", len(house.thinkers.line.waiting))
        for name, (count, about) in COUNTS.items():
            yield _counter(name, about, house.counts[count])
        yield _counter("writes_failed", "Writes that the database did not do.", house.writer.failures)
        yield _counter("bot_fallbacks", "Bots that failed or were too slow.", house.thinkers.fallbacks)
        failures = CounterMetricFamily(
            "pentarchy_background_failures", "Work without a visitor that failed and was begun again.", labels=["work"]
        )
        for work, times in sorted(house.watch.failures.items()):
            failures.add_metric([work], times)
        yield failures


def _gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(f"pentarchy_{name}", about, value=value)


def _counter(name: str, about: str, value: float) -> Metric:
    return CounterMetricFamily(f"pentarchy_{name}", about, value=value)
