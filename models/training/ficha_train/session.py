"""What both training loops share: the clock of a run, its log, and a polite stop on SIGTERM."""

import json
import signal
import time
from pathlib import Path


class Session:
    """One `train` command: `minutes` long, stoppable at any step."""

    def __init__(self, log: Path, minutes: float) -> None:
        self._start = time.monotonic()
        self._minutes = minutes
        self._log = log
        self._stopped = False
        log.parent.mkdir(parents=True, exist_ok=True)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)

    def _stop(self, *_: object) -> None:
        self._stopped = True

    @property
    def minutes(self) -> float:
        return (time.monotonic() - self._start) / 60

    @property
    def over(self) -> bool:
        return self._stopped or self.minutes >= self._minutes

    def write(self, **facts: object) -> None:
        """One line of JSON to the log and to the terminal."""
        text = json.dumps(facts)
        print(text, flush=True)
        with self._log.open("a") as file:
            file.write(text + "\n")
