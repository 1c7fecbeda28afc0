"""Many games without a screen: simulation, statistics, measurement of speed."""
