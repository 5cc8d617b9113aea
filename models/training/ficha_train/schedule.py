"""Learning rate: warm-up, constant, and a linear decay at the end of the last run only (warm-up, stable, decay).

A constant rate can be resumed at any time; a cosine cannot.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Schedule:
    """peak: the constant rate; warm_up: steps from 0 to peak after a fresh optimiser; minutes: length of this run,
    its last `decay` of them falling to 0.
    """

    peak: float
    warm_up: int
    minutes: float
    decay: float

    def rate(self, steps_since_start: int, minutes: float) -> float:
        """The rate at this moment of the run. Steps count from a fresh optimiser."""
        warm = min(1.0, (steps_since_start + 1) / self.warm_up) if self.warm_up else 1.0
        left = (self.minutes - minutes) / self.decay if self.decay else 1.0
        return self.peak * warm * min(1.0, max(0.0, left))

    def decaying(self, minutes: float) -> bool:
        return self.decay > 0 and self.minutes - minutes < self.decay
