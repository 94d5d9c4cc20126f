"""What things are worth to a bot, in hundredths of a victory point.

Lists that say so run by rounds, with setup first. The weights were found by letting bots with
different weights play each other and the rebellion.
"""

from __future__ import annotations

from typing import Final

POINT: Final = 100

# The advancement tracks, by what they count: as long as there is time, and at the end.
RULE_EARLY: Final = [0, 120, 240, 350, 450, 550, 590, 630, 660, 690, 720, 750]
RULE_LATE: Final = [0, 40, 100, 200, 300, 500, 515, 530, 540, 550, 560, 570]
BUILD_EARLY: Final = [0, 140, 280, 420, 550, 680, 790, 900, 910, 920]
BUILD_LATE: Final = [0, 40, 100, 200, 300, 500, 630, 800, 805, 810]
TRADE_EARLY: Final = [0, 112, 224, 336, 448, 560, 672, 784, 896, 1024, 1152, 1280]
TRADE_LATE: Final = [0, 30, 60, 100, 145, 200, 245, 300, 390, 500, 630, 800]
LATE: Final = [0, 10, 40, 75, 100]
"""By rounds: parts of a hundred in which the end counts already."""
BEHIND: Final = [10, 10, 10, 10, 1]
"""By rounds: parts of a hundred of what is promised below the marker."""
CAPITALS_EARLY: Final = [60, 45, 30, 15, 0]
"""By rounds: each region that the top of the rule track asks for."""
CAPITALS_LATE: Final = 300

# The map.
TROOP: Final = [58, 58, 48, 35, 16]
"""By rounds: the first troop in a region."""
CROWD: Final = 60
"""Parts of a hundred of the one before that each further troop there counts."""
SPREAD: Final = [12, 12, 12, 8, 6]
"""By rounds: each region with troops."""
JOINED: Final = [16, 16, 14, 10, 0]
"""By rounds: each of the most regions with troops that hang together."""
LEADER: Final = 12
TIE: Final = 35
"""A region that one piece more would rule; the next one lacks two."""
NEAR: Final = 12
FIRM: Final = 8
"""A region ruled against others by more than one piece."""
RIVAL_RULE: Final = 50
"""Parts of a hundred of what regions are worth to others."""
STRUCTURES: Final = 22
"""Each structure, beyond the build track."""
MARKETS: Final = 33
"""Each market, for each round that is left."""
WAR: Final = [50, 62, 74, 86, 98]
"""By rounds: parts of a hundred in which points of the warfare track are sure."""
LOSS: Final = 33
"""Parts of a hundred of the scheme cards that bear the symbol of a loss."""
WAR_STEP: Final = 10
WAR_STEPS: Final = 3
"""Steps of the warfare track that are worth something in themselves."""
RIVAL_WAR: Final = 30

# Stores.
COIN: Final = [4, 22, 21, 15, 9]
"""By rounds; the first one while acting in the last round."""
COINS: Final = 5
"""Coins beyond so many are worth half."""
DEED_COIN: Final = 8
"""A coin that a deed costs, beyond that."""
DOCK: Final = 12
"""A good on the dock."""
INCOME: Final = 80
"""Parts of a hundred in which income of full columns is sure."""
UNMARKED: Final = 50
"""The same for markers that are still below their tracks."""

# Cards.
CARD: Final = 5
"""A scheme in hand, beyond what it gives."""
CARD_POINT: Final = [30, 22, 28, 42, 75]
"""Points that a scheme gives, by action."""
CARD_COIN: Final = 28
CARD_PICK: Final = 30
CARD_LEAST: Final = 3
DRAW: Final = 38
"""A scheme that is about to be drawn, and more for each card to choose from."""
DRAW_MORE: Final = 8
DEED_READY: Final = 55
"""A point of a deed that can be done at once."""
DEED_FAR: Final = 45
"""The same for one that cannot, less for each thing that is lacking."""
DEED_LACK: Final = 8
LACK: Final = 3
"""So many rounds must be left for a deed to count in full."""
TOKEN: Final = 12
AGENDA: Final = [0, 50, 80, 120, 180]
"""By rounds: an agenda that would be fulfilled now."""
AGENDA_OPEN: Final = 45
"""Parts of a hundred of that for one that lacks a single thing."""
AGENDA_DEALT: Final = [20, 5, 20, 20, 30, 18, 25, 10, 18, 12, 20]
"""At setup, by what an agenda compares."""

LEADERS: Final = [0, 12, 4, 16, 8, 8, 0, 6]
"""What the leaders can do."""

# Advisors and points.
RESERVE: Final = [0, 45, 68, 90, 118, 150]
"""What an advisor usually brings, by influence."""
DOWN: Final = 55
"""Parts of a hundred in which a stronger advisor slides another one down."""
DOWN_MOST: Final = 90
USE_MUSTER: Final = [60, 50, 42]
"""Point by point; the last one stands for all further ones."""
USE_MOVE: Final = [45, 38, 30, 25]
USE_SCHEME: Final = [50, 62, 72]
USE_ATTACK: Final = 45
USE_ATTACK_IDLE: Final = 18
"""An attack point while nobody is there to be attacked."""
TAX_IDLE: Final = 19
BUILD_IDLE: Final = 66
GOOD: Final = 10
"""A good that can be taken, beyond the trade track."""
GOOD_LEAST: Final = 30
GOOD_ON_DOCK: Final = 20
BUILD_LEAST: Final = 60
"""A structure in a new region, whatever the build track gives for it."""

# Points at hand, which must be worth less than what they do.
HAND: Final = 70
"""Parts of a hundred of what goods and structures in reach are worth."""
HAND_MUSTER: Final = 60
"""Parts of a hundred of a troop."""
HAND_MOVE: Final = 6
HAND_ATTACK: Final = 14
FAR_MOVE: Final = 12
PERFORM: Final = 3
"""How much an action must be worth beyond its price."""
