"""The table on trial: servers of its own on throw-away databases, with scripted people at them, on loopback only."""
