"""Simulations on a Ray cluster. The unit of work is the same as for local processes, so the rows are too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pentarchy.kernel.errors import PentarchyError
from pentarchy.lab.simulate import Row, Work, play_range


def play_on_ray(parts: list[Work], address: str) -> Iterator[list[Row]]:
    """Ranges as they are finished. `address` is that of a cluster, or "local" for a small one of its own (2 CPUs)."""
    try:
        import ray
    except ImportError:
        raise PentarchyError("--ray needs the package ray: pip install 'pentarchy[ray]'") from None
    settings: dict[str, Any] = {"ignore_reinit_error": True, "log_to_driver": False, "include_dashboard": False}
    if address == "local":
        ray.init(num_cpus=2, **settings)
    else:
        ray.init(address=address, **settings)
    try:
        # A worker that is killed loses its range; Ray plays it again.
        remote = ray.remote(max_retries=5)(play_range)
        pending = [remote.remote(part) for part in parts]
        while pending:
            done, pending = ray.wait(pending, num_returns=1)
            yield ray.get(done[0])
    finally:
        ray.shutdown()
