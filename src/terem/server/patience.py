"""Patience: how often something may be tried before one has to wait."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from ipaddress import AddressValueError, IPv6Address
from typing import Final

from terem.server.errors import TooOften

MOST_KEYS: Final = 10_000
_CUSTOMER: Final = 64
"""So many bits of an IPv6 address say whose it is; the rest everybody chooses freely."""


class Patience:
    """A window that slides: for each key so many times within so many seconds.

    It remembers so many keys at most, and forgets those that were silent longest.
    """

    def __init__(
        self,
        limit: int,
        seconds: float,
        most: int = MOST_KEYS,
        clock: Callable[[], float] = time.monotonic,
        refusal: type[TooOften] = TooOften,
    ) -> None:
        self._limit: Final = limit
        self._seconds: Final = seconds
        self._most: Final = most
        self._clock: Final = clock
        self._refusal: Final = refusal
        self._times: Final[OrderedDict[str, deque[float]]] = OrderedDict()

    def allow(self, key: str) -> bool:
        """Whether it may be done once more; what is refused does not count."""
        time = self._clock()
        times = self._times.setdefault(key, deque())
        self._times.move_to_end(key)
        while len(self._times) > self._most:
            self._times.popitem(last=False)
        while times and times[0] <= time - self._seconds:
            times.popleft()
        if len(times) >= self._limit:
            return False
        times.append(time)
        return True

    def check(self, key: str) -> None:
        """Let it be done once more, or tell how long to wait."""
        if not self.allow(key):
            raise self._refusal(self._times[key][0] + self._seconds - self._clock())

    def __len__(self) -> int:
        return len(self._times)


def place_of(host: str) -> str:
    """From where somebody comes, as tries are counted: of IPv6 the network of one customer."""
    try:
        address = IPv6Address(host.partition("%")[0])
    except AddressValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> _CUSTOMER << _CUSTOMER))
