### What the whole house says in English. Each game has its own texts beside its rules.

## Counts: $n is always a whole number.

count-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
count-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count-seats =
    { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
count-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
count-choices =
    { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
count-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
count-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }

## Colours: what a player is called who gave no name.

colour-pink = Pink
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-red = Red
colour-white = White
colour-black = Black
colour-purple = Purple
colour-orange = Orange
colour-brown = Brown

## Why not: the reasons for which a choice is refused.

why-over = The game is over.
why-not-your-turn = It is not your turn: { $asked } is to choose.
why-not-asked-now = This is not what is being asked now.

## Languages: each is called as its own speakers call it.

language-en = English
language-ru = Русский

## Yes and no.

yes = Yes
no = No

## Ranking: how a game ended. $n is the place, $who the player.

rank-place =
    { $n ->
        [1] First place
        [2] Second place
        [3] Third place
        [4] Fourth place
        [5] Fifth place
       *[other] Place { $n }
    }
rank-shared =
    { $n ->
        [1] Shared first place
        [2] Shared second place
        [3] Shared third place
        [4] Shared fourth place
        [5] Shared fifth place
       *[other] Shared place { $n }
    }
rank-won = { $who } wins.
rank-draw = The game is a draw.

### core

## Starting and going through a game.

error-game = There is no game “{ $game }”. Known: { $known }.
error-seats = This game is for { $least } to { $most } players, not { $seats }.
error-option = This game has no option “{ $option }”. Known: { $known }.
error-option-value = The option “{ $option }” cannot be “{ $value }”. Choose from: { $known }.
error-seed = “{ $seed }” cannot be a seed: use 1 to 128 letters, digits or signs, without spaces.
error-ply = There is no ply { $ply } in this game: it has plies 0 to { $most }.

why-unknown = “{ $words }” is not a choice of this game.
why-undo-other = { $who } has chosen since: that cannot be taken back.
why-undo-sealed = Something has come to light since: that cannot be taken back.
why-undo-nothing = There is nothing to take back.

## Records. $line and $column say where.

record-head = Line { $line }, column { $column }: expected “key: value”, as in “game: middle_ages”. Is this a record of a game?
record-key = Line { $line }, column { $column }: “{ $key }” is not known in the head of a record.
record-twice = Line { $line }, column { $column }: “{ $key }” is said twice.
record-missing = Line { $line }, column { $column }: the head of the record ends without “{ $key }”.
record-format = Line { $line }, column { $column }: this record is written in format { $found }, which this version cannot read.
record-number = Line { $line }, column { $column }: “{ $key }” must be a number, not “{ $found }”.
record-scores = Line { $line }, column { $column }: expected the scores of { $seats } seats, found “{ $found }”.
record-choice = Line { $line }, column { $column }: expected a number, a seat, a choice and perhaps a digest, as in “12. 2 lord 3 = 0a1b2c3d”.
record-count = Line { $line }, column { $column }: expected choice { $expected }, found { $found }. Is a line missing?
record-seat = Line { $line }, column { $column }: there is no seat { $found } at this table.
record-words = Line { $line }, column { $column }: “{ $words }” is not a choice of this game.
record-refused = Line { $line }, column { $column }: “{ $words }” is not allowed here. { $reason }
record-diverged = Line { $line }, column { $column }: from choice { $ply } on the position is another than the record says. The record was changed, or was played with other rules.
record-after-end = Line { $line }, column { $column }: the game is over before choice { $ply }.
record-truncated = The record tells final scores, but its choices stop after { $ply }. The file has been cut short.
record-scores-differ = The record tells the scores { $told }, but its choices lead to { $found }.
record-game = This is a record of { $game }, not of { $expected }.
record-rules = This record was played by version { $found } of the rules of { $game }; this house plays version { $ours }.
record-components = This record was played with component data { $found }, not { $ours }.

### component data

## Box and data files: what is wrong, where, and what to do. $kind, $entry and $field are written as
## in the file.

data-unreadable = { $file } cannot be read. Check that the file is there and that you may read it.
data-encoding = { $file } is not plain text in UTF-8. Save it in that encoding.
data-syntax = { $file }, line { $line }, column { $column }: this is not TOML. Look there for a missing quote, bracket or equals sign.
data-no-game = { $file } does not say which game it belongs to. Begin it with: game = "{ $game }"
data-other-game = { $file } belongs to the game “{ $found }”, not to “{ $game }”. Choose another file, or correct its first line.
data-unknown-table = { $file }: nothing here is called “{ $kind }”. Known: { $known }.
data-no-entries = { $file }: there is no list of “{ $kind }”. Write each as [[{ $kind }]].
data-not-a-table = { $file }, { $kind }, { $entry }: fields with values are wanted here, such as number = 3.
data-duplicate = { $file }, { $kind }: the id “{ $entry }” stands twice. Give each its own.
data-unknown-entry = { $file }, { $kind }: there is no “{ $entry }”. The nearest known id: { $near }.
data-unknown-field = { $file }, { $kind }, { $entry }: there is no field “{ $field }” that can stand here. Known: { $known }.
data-missing-field = { $file }, { $kind }, { $entry }: the field “{ $field }” is missing. Wanted: { $expected }.
data-wrong-value = { $file }, { $kind }, { $entry }: { $field } is { $value }. Wanted: { $expected }.
data-unknown-name = { $file }, { $kind }, { $entry }: { $field } names { $value }, but no { $named } has that id. The nearest known: { $near }.
data-distinct = { $file }, { $kind }, { $entry }: { $field } is { $value }, as it is for “{ $other }”. Each value may occur once: look at both again.
data-count = { $file }: entries of “{ $kind }”: { $found }. The box has { $expected }.
data-each = { $file }, { $kind }: entries with { $field } = { $value }: { $found }. The box has { $expected }: look for one that was written down wrongly.
data-total = { $file }, { $kind }: the sum of { $field } is { $found }. In the box it is { $expected }: look for a value that was written down wrongly.
data-covered = { $file }, { $kind }: entries with { $field } = { $value }: { $found }. The box has at least { $expected }: look for one that was written down wrongly.
data-option-values = { $file }, { $kind }, { $entry }: { $field } do not fit. A choice lists at least two different values, a yes or no lists none.
data-unknown-digest = No box of “{ $game }” here has the digest { $digest }. Ask whoever played the game for their box file, and open it together with the record.
data-cannot-write = { $file } cannot be written. Check that there is room on the disk and that you may write there.

## What a field wants.

data-expected-integer = a whole number
data-expected-at-least = a whole number, { $least } or more
data-expected-between = a whole number from { $least } to { $most }
data-expected-boolean = true or false
data-expected-text = a text in quotes
data-expected-one-of = one of: { $values }
data-expected-list = a list; each item: { $item }
data-expected-several =
    { $count ->
        [one] a list of { $count } item; each: { $item }
       *[other] a list of { $count } items; each: { $item }
    }
data-expected-table = names with values; each value: { $item }
data-expected-id = an id of small Latin letters, digits and single hyphens
data-expected-game-id = an id of small Latin letters, digits and underscores
data-expected-source = rulebook, rulebook+public, public, inferred or reconstructed, and if wanted a colon and the place
data-expected-given = a value, which belongs here
data-expected-left-out = nothing: leave it out here
data-expected-rising = different numbers in rising order, none above { $most }, and a card for each
data-expected-enough = enough for { $least }; there are { $found }

## The checklist for the owner of a box.

data-checklist-kind = { $kind }: { $count }
data-checklist-group = { $kind }, { $group }: { $count }
data-checklist-line = { $entry }: { $values }
