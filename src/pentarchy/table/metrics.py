"""Numbers for a monitoring system, in the text form of Prometheus."""

from __future__ import annotations

import resource
import sys
import time

from pentarchy.table.rooms import House


def metrics_text(house: House) -> str:
    times = sorted(house.times)
    lines: list[str] = []

    def add(name: str, kind: str, help_: str, value: float, label: str = "") -> None:
        if not label or not any(line.startswith(f"# TYPE pentarchy_{name} ") for line in lines):
            lines.extend([f"# HELP pentarchy_{name} {help_}", f"# TYPE pentarchy_{name} {kind}"])
        lines.append(f"pentarchy_{name}{label} {value:g}")

    add("rooms", "gauge", "Rooms that are open.", len(house.rooms))
    add("viewers", "gauge", "Live connections.", sum(1 for _ in house.everybody()))
    add("actions_total", "counter", "Entries written to journals.", house.counts["actions"])
    add("messages_sent_total", "counter", "Messages sent on live channels.", house.counts["messages"])
    add("messages_received_total", "counter", "Messages received on live channels.", house.counts["received"])
    add("matches_deleted_total", "counter", "Finished matches deleted after their time.", house.counts["deleted"])
    add("errors_total", "counter", "Faults of the server itself.", house.counts["errors"])
    for work, failures in sorted(house.watch.failures.items()):
        label = f'{{work="{work}"}}'
        add("background_failures_total", "counter", "Work without a visitor that failed.", failures, label)
    add("writes_failed_total", "counter", "Writes that the database did not do.", house.writer.failures)
    add("pictures_failed_total", "counter", "Pages that could not be shown.", house.counts["pictures"])
    add(
        "requests_malformed_total",
        "counter",
        "Connections closed because they spoke no HTTP.",
        house.counts["malformed"],
    )
    add("requests_late_total", "counter", "Requests dropped that did not arrive in time.", house.counts["late"])
    add("requests_crowded_total", "counter", "Connections of an address with too many such.", house.counts["crowded"])
    add("bot_fallbacks_total", "counter", "Bots that failed or were too slow.", house.thinkers.fallbacks)
    for share in (0.5, 0.99):
        value = times[min(len(times) - 1, int(len(times) * share))] if times else 0.0
        label = f'{{quantile="{share}"}}'
        add("action_seconds", "gauge", "From a checked action to the messages about it, lately.", value, label)
    add("uptime_seconds", "gauge", "Since the server began.", time.time() - house.began)
    add("memory_bytes", "gauge", "Most memory used so far.", most_memory())
    return "\n".join(lines) + "\n"


def most_memory() -> int:
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used if sys.platform == "darwin" else used * 1024
