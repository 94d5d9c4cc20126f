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
why-not-this = This cannot be chosen now. { $prompt }

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
rank-nobody = Nobody wins.

### core

## Starting and going through a game.

error-game = There is no game “{ $game }”. Known: { $known }.
error-seats = This game is for { $least } to { $most } players, not { $seats }.
error-no-options = There are no options in this game: leave out “{ $option }”.
error-option = This game has no option “{ $option }”. Known: { $known }.
error-option-seats = The option “{ $option }” is not meant for { $seats } at the table: leave it out.
error-option-value = The option “{ $option }” cannot be “{ $value }”. Choose from: { $known }.
error-seed = “{ $seed }” cannot be a seed: use 1 to 128 Latin letters, digits or signs, without spaces.
error-ply = There is no ply { $ply } in this game: it has plies 0 to { $most }.

why-unknown = “{ $words }” is not a choice of this game.
why-undo-other = { $who } has chosen since: that cannot be taken back.
why-undo-sealed = Something has come to light since: that cannot be taken back.
why-undo-nothing = There is nothing to take back.
fact-taken-back = { $who } takes the last choice back.

## Records. $line and $column say where.

record-head = Line { $line }, column { $column }: expected “key: value”, as in “game: middle_ages”. Is this a record of a game?
record-key = Line { $line }, column { $column }: “{ $key }” is not known in the head of a record.
record-twice = Line { $line }, column { $column }: “{ $key }” is said twice.
record-missing = Line { $line }, column { $column }: the head of the record ends without “{ $key }”.
record-format = Line { $line }, column { $column }: this record is written in format { $found }, which this version cannot read. A newer Terem may.
record-number = Line { $line }, column { $column }: “{ $key }” must be a number, not “{ $found }”.
record-scores = Line { $line }, column { $column }: expected the scores of { $seats } seats, found “{ $found }”.
record-choice = Line { $line }, column { $column }: expected a number, a seat, a choice and perhaps a digest, as in “12. 2 lord 3 = 0a1b2c3d”.
record-count = Line { $line }, column { $column }: expected choice { $expected }, found { $found }. Is a line missing?
record-seat = Line { $line }, column { $column }: there is no seat { $found } at this table.
record-words = Line { $line }, column { $column }: “{ $words }” is not a choice of this game. Look there for a misprint, or for the end of a file cut short.
record-refused = Line { $line }, column { $column }: “{ $words }” is not allowed here. { $reason } The record was changed in this line or before it.
record-diverged = Line { $line }, column { $column }: from choice { $ply } on the position is another than the record says. The record was changed, or was played with other rules.
record-after-end = Line { $line }, column { $column }: the game is over before choice { $ply }. What follows cannot belong to it.
record-truncated = The record tells final scores, but its choices stop after { $ply }: the file has been cut short. Without the line “scores” it can be followed as far as it goes.
record-scores-differ = The record tells the scores { $told }, but its choices lead to { $found }. One or the other was changed.
record-game = This is a record of { $game }, not of { $expected }.
record-rules = This record was played by version { $found } of the rules of { $game }; this house plays version { $ours }. Follow it with a Terem that plays version { $found }.
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
data-expected-each-once = each of these once, and nothing else: { $values }
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

box-colours = Colours of the players
data-checklist-kind = { $kind }: { $count }
data-checklist-group = { $kind }, { $group }: { $count }
data-checklist-line = { $entry }: { $values }

### bots

error-hints = The game “{ $game }” has no hints for bots, so only the uniform bot can play it.

### conformance

violation-determinism = Determinism, choice { $ply }: { $detail }.
violation-strangers = Copies are strangers, choice { $ply }: { $detail }.
violation-way-on = No dead ends, choice { $ply }: { $detail }.
violation-offers = Offers, choice { $ply }: { $detail }.
violation-secrecy = Secrecy, choice { $ply }: { $detail }.
violation-simultaneity = Simultaneity, choice { $ply }: { $detail }.
violation-notation = Notation, choice { $ply }: { $detail }.
violation-conservation = Conservation, choice { $ply }: { $detail }.
violation-speech = Speech, choice { $ply }: { $detail }.
violation-drawing = Drawing, choice { $ply }: { $detail }.
violation-immortality = Immortality, choice { $ply }: { $detail }.

### lists

list-none = nothing
list-pair = { $first }; { $rest }

### drawing

group-question = The question
group-scores = Final scores
group-ledger = Where the points came from
waiting-for = Waiting for: { $names }
waiting-nobody = Nobody is asked now.
drawing-total = Total

### command line

## Headings and what all commands share.

cli-heading-usage = Usage
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-examples = Examples
cli-name-game = GAME
cli-name-file = FILE
cli-name-folder = FOLDER
cli-name-picture = PICTURE
cli-name-command = COMMAND
cli-option-help = tell how this command is used
cli-option-lang = the language of everything said; otherwise that of the system
cli-option-json = answer in JSON, for a program that reads
cli-option-version = tell the version, and whether the rules run compiled
cli-option-seats = how many sit at the table; the fewest the game allows if left out
cli-option-seat-counts = how many sit at the table, such as 3, or a range such as 2..5; all that the game allows if left out
cli-option-seed = the seed of all chance: the same seed gives the same game; one that nobody can guess if left out
cli-option-option = an option of the game, such as level=hard; may be given several times
cli-option-box = a file with the values of your own box (see: terem data --help)
cli-option-ply = stop after so many choices; 0 is the start
cli-argument-command = what to do
cli-argument-rest = the arguments of the command; “terem COMMAND --help” explains them
cli-argument-game = the id of a game (see: terem games)
cli-argument-file = a record of a game, such as terem play keeps
cli-version-compiled = terem { $version }, Python { $python }; the rules run compiled
cli-version-plain = terem { $version }, Python { $python }; the rules run uncompiled, which is slower but otherwise the same

## terem

cli-about =
    Terem is a house of medieval board games: play them, follow their records, look into their boxes.

      play     play a game here in the terminal, against bots or with others
      serve    open the house in the browser, for yourself and for friends
      backup   write the whole house into one file, even while it is open
      restore  bring a house back from such a file
      games    list the games
      replay   tell how a recorded game ended, or how it stood on the way
      verify   check a record, and that nobody has chosen its chance
      draw     draw a position of a recorded game
      walk     play random games and see how the scores come out
      perft    count in how many ways a game can go on
      data     show every value of a box, where it comes from, and what is still unsure
      bench    measure how fast a game's rules are here
cli-examples =
    {"  "}terem play
      terem play { $game } --seats 3 --me 1
      terem replay --help

## What is wrong with the arguments.

cli-unknown-command = There is no command “{ $word }”. Try: { $known }.
cli-unknown = “{ $word }” means nothing here. See: { $command } --help
cli-unknown-near = There is no “{ $word }”. Did you mean { $near }?
cli-needs = { $command } needs { $needed }. See: { $command } --help
cli-lacks-value = { $option } wants a value after it. See: { $command } --help
cli-takes-no-value = { $option } takes no value: leave out what stands after it.
cli-not-a-number = { $option }: “{ $found }” is not a whole number of { $least } or more.
cli-not-between = { $option }: “{ $found }” is not a whole number from { $least } to { $most }.
cli-not-one-of = { $option }: there is no “{ $found }”. Choose from: { $known }.
cli-not-a-setting = --option: “{ $found }” has no value. Write it as name=value.
cli-not-a-file = “{ $found }” cannot be the name of a file.
cli-not-seats = --seats: “{ $found }” is neither a number of seats, such as 3, nor a range, such as 2..5.
cli-not-a-seat = --seat: “{ $found }” is none of the { $seats } seats. Give a number from 1 to { $seats }, or “watcher”.

## What is wrong with files.

cli-in-file = { $file }: { $problem }
cli-cannot-read = { $file } cannot be read: { $reason }.
cli-cannot-write = { $file } cannot be written: { $reason }.
cli-not-text = { $file } is not text in UTF-8 (see byte { $byte }), so it cannot be a record of a game.
cli-output-full = The disk is full, so the output is incomplete. Make room there, and run the command again.
cli-reason-missing = there is no such file or folder
cli-reason-folder = it is a folder
cli-reason-not-folder = part of the path is not a folder
cli-reason-exists = it is there already; choose another name
cli-reason-permission = you are not allowed to
cli-reason-space = the disk is full
cli-reason-name = the name is too long
cli-reason-other = the system says “{ $text }”
cli-no-words = The game { $game } does not speak this language. It speaks: { $known }. Choose one with --lang.
cli-interrupted = interrupted

## terem games

cli-games-about =
    Lists the games that are here: for how many they are, what can be agreed on before the start, who
    made them, and how sure we are of what is printed in the box.
cli-games-examples =
    {"  "}terem games
      terem games --json
cli-games-seats = { $least } to { $most } players, { $from } to { $to } minutes, age { $age } and up
cli-games-option = Option { $option }: { $meaning }. The first is the usual one.
cli-games-value = --option { $option }={ $value }: { $meaning }
cli-games-rules = Rules, version { $rules }
cli-games-credits = By { $designers }; pictures by { $artists }; published by { $publishers }, { $year }
cli-games-data =
    { $count ->
        [0] Component data { $digest }; every value is confirmed
        [one] Component data { $digest }; { $count } value is reconstructed and wants a look into the box
       *[other] Component data { $digest }; { $count } values are reconstructed and want a look into the box
    }

## terem walk, terem perft, terem bench

cli-walk-about =
    Plays whole games by chance, as fast as it can, and tells how the scores come out. With --check
    it also tries on the way everything that must hold in any game: that copies are strangers, that
    nothing is lost, that nobody sees what is hidden, and so on. The exit code is 1 if something
    does not.
cli-walk-examples =
    {"  "}terem walk { $game } --games 10000 --seed spring
      terem walk { $game } --seats 2..3 --games 20 --check
      terem walk { $game } --seats 2 --games 5 --save records/
cli-walk-games = how many games to play with each number of seats; { $default } if left out
cli-walk-check = try on the way everything that must hold; much slower
cli-walk-save = write the record of every game into this folder
cli-walk-seed = Seed: { $seed }
cli-walk-head-seats = seats
cli-walk-head-games = games
cli-walk-head-finished = finished
cli-walk-head-choices = choices
cli-walk-head-seconds = seconds
cli-walk-head-rate = choices/s
cli-walk-head-mean = mean
cli-walk-head-sd = sd
cli-walk-head-least = least
cli-walk-head-most = most
cli-walk-head-winner = winner
cli-walk-violation = Seats { $seats }, seed { $seed }: { $text }
cli-walk-unfinished = Games that did not end: { $count }
cli-perft-about =
    Counts in how many ways a game can go on from its start: all sequences of 1, 2, ... D choices.
    Whoever writes the same rules in another program can compare the numbers.
cli-perft-examples =
    {"  "}terem perft { $game } --seats 2 --seed spring --depth 4
      terem perft { $game } --depth 3 --json
cli-perft-depth = how many choices to look ahead; { $default } if left out
cli-perft-head-depth = depth
cli-perft-head-count = ways
cli-perft-head-seconds = seconds
cli-bench-about =
    Measures on this machine how long a game takes to copy a table, to list the legal choices and to
    take one. Each is held against a yardstick measured in the same run, so that the ratio says
    something about the rules rather than about the machine: a fixed loop of plain Python, and
    copy.deepcopy of a table of the same size made of plain lists.
cli-bench-examples =
    {"  "}terem bench { $game }
      terem bench { $game } --seats 4 --json
cli-bench-head-what = microseconds
cli-bench-head-time = time
cli-bench-head-yardstick = yardstick
cli-bench-head-ratio = ratio
cli-bench-copy = copy a table (yardstick: deepcopy)
cli-bench-legal = list the legal choices (yardstick: the loop)
cli-bench-walk = one choice of a random game (yardstick: the loop)
cli-bench-compiled = The rules run compiled.
cli-bench-plain = The rules run uncompiled.

## terem replay, terem draw

cli-replay-about =
    Follows the record of a game, checking every choice against the rules and every position against
    its digest. Tells the places and where the points came from, or, before the end or with --ply,
    how the game stands and what is asked. The exit code is 1 if they part ways.
cli-replay-examples =
    {"  "}terem replay game.terem
      terem replay game.terem --ply 20 --seat 2
      terem replay game.terem --log
cli-replay-seat = through whose eyes: the number of a seat, or “watcher”; whoever is asked if left out
cli-replay-log = also tell in words everything that happened
cli-replay-ply = After choice { $ply } of { $plies }.
cli-waiting = It is for { $who } to choose.
cli-row-place = Place
cli-row-total = Total
cli-row-ties = To break the tie
cli-verify-about =
    Checks the record of a finished game: every choice is followed, every digest on the way and the
    scores are compared. The house publishes a hash of the seed before the first choice, the commitment;
    if it belongs to the seed of the record, nobody has chosen the chance to suit the game.
    The exit code is 1 if something does not hold.
cli-verify-examples =
    {"  "}terem verify game.terem
      terem verify game.terem --commitment 3f0c...
cli-verify-commitment = the hash that the table showed from its start; without it, it is told to be compared by eye
cli-verify-followed = Choices followed: { $plies }. Digests on the way that agree: { $digests }.
cli-verify-scores = The final scores are what the choices lead to.
cli-verify-not-over = The record ends before the game does, so there are no scores to check.
cli-verify-seed = The commitment of its seed is { $commitment }.
cli-verify-compare = Compare it with what the table showed from its start, or give that with --commitment.
cli-verify-kept = That is what was published: the chance was fixed before the first choice.
cli-verify-broken = What was published is { $published }: the game was played with another seed, or the record was changed.
cli-verify-no-commitment = --commitment: “{ $found }” is no hash of { $length } digits from 0 to f. Copy it whole from the page of the table.
cli-draw-about =
    Draws a position of a recorded game as it looks on the table, in the format that the name of the
    picture ends in.
cli-draw-examples =
    {"  "}terem draw game.terem --ply 20 --seat 2 -o position.svg
      terem draw game.terem --theme dark -o end.png --width 2400
      terem draw game.terem --seat watcher -o end.html
cli-draw-seat = through whose eyes: the number of a seat, or “watcher”, who sees what everybody sees; watcher if left out
cli-draw-theme = the colours of the picture
cli-draw-out = the picture: a name in .svg, .html or .png; beside the record, in .svg, if left out
cli-draw-width = the width of a .png in pixels; { $default } if left out
cli-draw-format = { $file }: the name of a picture ends in one of { $known }.
cli-draw-written = The picture is in { $file }.
cli-draw-no-png = A .png needs one more part: pip install "terem[png]". Without it, choose .svg or .html.
cli-draw-no-assets = The symbols and typefaces have not been built in this source tree: run “make assets” first.

## terem data

cli-data-about =
    Shows every value printed in a game's box with what we know of it, pile by pile, as a checklist
    for somebody with the box in hand. What nobody has confirmed is “reconstructed”.

    To correct values: write a template, put right what differs from your box, and give the file with
    --box, or keep it as boxes/GAME.toml in Terem's folder, where every new game finds it.
cli-data-examples =
    {"  "}terem data { $game } --reconstructed
      terem data { $game } --template > mybox.toml
      terem data { $game } --box mybox.toml --json
cli-data-reconstructed = only what nobody has confirmed
cli-data-template = write a box file of all that nobody has confirmed, ready to be corrected

## terem play: help

cli-play-about =
    Plays a whole game here in the terminal, in plain lines that a screen reader can read: what
    happened, how things stand, and numbered choices. Without a game it asks which one, for how many,
    and who sits where. The game is on the disk after every choice: closing the window loses nothing.
    While it asks, type “help” to learn what else can be typed: undo, why, save ...
cli-play-examples =
    {"  "}terem play
      terem play { $game } --seats 3 --me 1 --bot greedy
      terem play { $game } --seats 2 --me all
      terem play --resume game.terem
cli-play-game = the id of a game; asked for if left out
cli-play-me = which seats are held by persons at this keyboard; 1 if left out
cli-play-bot = who holds the other seats; { $default } if left out
cli-play-resume = go on with a game from its record
cli-play-save = where to keep the game; in Terem's own folder if left out
cli-play-resume-alone = A game that goes on has its seats, seed and options already: leave out everything beside --resume but --me, --bot, --save and --box.
cli-play-not-me = --me: “{ $found }” does not name seats. Write numbers from 1 to { $seats } with commas, or “all”, or “none”.

## terem play: the questions before a game. An empty line means the default.

cli-play-default = Number, or Enter for { $number }
cli-play-no-games = There is no game here to be played.
cli-play-new = A new game
cli-play-ask-resume = A new game, or one that was left in the middle?
cli-play-ask-game = Which game?
cli-play-ask-seats = How many sit at the table?
cli-play-ask-option = { $option }:
cli-play-ask-who = Who holds seat { $number } ({ $who })?
cli-play-kind-person = A person at this keyboard
cli-play-kind-uniform = A bot that chooses at random
cli-play-kind-greedy = A greedy bot that looks one choice ahead
cli-play-not-begun = There was no more input, so no game was begun.

## terem play: in the game

cli-play-welcome = The game is kept in { $file }. Choose by number; type “help” to learn what else you can type.
cli-play-turn = { $who } (seat { $number }), it is your turn.
cli-play-hand-over = The next to choose is { $who }. Hand over the keyboard, then press Enter.
cli-play-empty = Type the number of a choice, or “help”.
cli-play-no-number = Type a number from 1 to { $most }.
cli-play-not-understood = “{ $words }” is neither a choice nor an order. Type the number of a choice, or “help”.
cli-play-why-what = Write after “why” what you would like to do, in the words that stand in brackets.
cli-play-why-allowed = This is allowed: choose it by its number or its words.
cli-play-undone = The choice has been taken back.
cli-play-no-guide = This game has no guide yet in this language.
cli-play-way-back =
    The game is kept in { $file }. To go on:
      { $command }
cli-play-way-again =
    The record is in { $file }. To look at it again:
      terem replay { $quoted } --log
      terem draw { $quoted } -o end.svg

## terem play: orders, each one word, and what they do. $word is the order.

cli-order-undo = undo
cli-order-why = why
cli-order-table = table
cli-order-log = log
cli-order-save = save
cli-order-guide = guide
cli-order-help = help
cli-order-quit = quit
cli-play-help-choose = A number chooses from the list. So do the words in brackets.
cli-play-help-undo = { cli-order-undo }: take back your last choice, as long as nothing has come to light since
cli-play-help-why = { cli-order-why } 2, { cli-order-why } WORDS: why a choice is not allowed
cli-play-help-table = { cli-order-table }: how everything stands
cli-play-help-log = { cli-order-log }, { cli-order-log } 100: what happened last, in so many lines
cli-play-help-save = { cli-order-save }, { cli-order-save } FILE: where the game is kept; keep it in another file too
cli-play-help-guide = { cli-order-guide }: the guide to the game
cli-play-help-help = { cli-order-help }: this list
cli-play-help-quit = { cli-order-quit }: leave; the game is kept and can be gone on with

### pages

## Around every page.

pages-house = Terem
pages-skip = Skip to the main part
pages-look = Language and colours
pages-language = Language
pages-colours = Colours
pages-theme-auto = As the system
pages-theme-light = By day
pages-theme-dark = By night
pages-theme-contrast = High contrast
pages-foot = Words and drawings are our own; the title names the box you should own.
pages-to-shelf = To the shelf
pages-to-table = To the table

## The shelf.

pages-motto = A house of medieval games
pages-welcome = Sit down. The boxes are open, the bots are at the table, and a friend is one link away.
pages-shelf = On the shelf
pages-tables-going = Your games
pages-tables-over = Played to the end
pages-tables-more =
    { $n ->
        [one] One more game
       *[other] { $n } more games
    }
pages-seats = { $least } to { $most } players
pages-minutes = { $least } to { $most } minutes
pages-age = age { $age } and up
pages-by = By { $names }
pages-coming = Still being made
pages-play-now = Play now
pages-play-now-how = at once, against bots
pages-set-up = Set up a table
pages-watch-bots = Watch bots
pages-guide = Guide
pages-table-over = The game is over.
pages-table-open = Some seats wait for friends.
pages-your-turn = It is your turn.
pages-your-turn-name = { $who }, it is your turn.

## Setting a table. $colour is what the seat is called.

pages-set-up-title = { $game }: set up a table
pages-set-up-hint = For every friend you get a link to send. Persons at this device take turns: before each, the table is hidden until the right one looks.
pages-how-many = How many players?
pages-seat = Seat { $seat }: { $colour }
pages-who-sits = Who sits here
pages-kind-me = Me
pages-kind-here = Another person at this device
pages-kind-friend = A friend, by link
pages-bot-uniform = Bot that plays at random
pages-bot-greedy = Greedy bot
pages-name = Name
pages-name-free = may stay empty
pages-options = What to agree on
pages-begin = Begin
pages-no-kind = Nobody can sit on seat { $seat } like that. Go back and choose from the list.

## Invites.

pages-invite = Invite friends
pages-invite-title = Invite friends
pages-invite-how = Send each friend one of these links. Whoever opens it first and says a name takes the seat; no account is needed.
pages-invite-none = Every seat is taken. The game can go on.
pages-invite-link = Link to this seat
pages-invite-code = The link as a picture for the camera of a telephone
pages-join-title = { $game }: a seat is kept for you
pages-join-from = { $name } invites you to play.
pages-join-from-somebody = You are invited to play.
pages-join-how = Say what you want to be called, or leave the name empty, and sit down. The game will be found again in this browser.
pages-join = Sit down

## At the table.

pages-watching = You are watching. What players hold in secret stays hidden.
pages-undo = Take back
pages-still = Stop refreshing
pages-why = Why not?
pages-why-title = What cannot be chosen now
pages-why-can = What can be chosen
pages-why-none = Everything that this question is about can be chosen.
pages-why-else = Other things on the table are not asked about now. What each of them is for is told here:
pages-recap =
    { $n ->
        [one] Since your last choice: { $n } event
       *[other] Since your last choice: { $n } events
    }
pages-offline = No connection. Nothing is lost: it is being tried again.
pages-sending = Waiting for the connection to send your choice…
pages-wishes = Settings
pages-wish-sounds = Sounds
pages-wish-confirm = Confirm each choice
pages-wish-flights = Pieces are seen to move
pages-wish-shortcuts = Keys of one letter or figure
pages-confirm = Is this what you choose?
pages-confirm-yes = Confirm
pages-confirm-no = Put back
pages-close = Close
pages-copy = Copy
pages-copied = The link is copied.
pages-keys = Keys
pages-key-0 = take the choice of this number
pages-key-1 = from choice to choice
pages-key-2 = take the choice, confirm it
pages-key-3 = to the question
pages-key-4 = take back
pages-key-5 = to the log
pages-key-6 = to the chat
pages-key-7 = close, put back
pages-key-8 = this list
pages-ways = At this table
pages-rematch = Play again
pages-record = Save the record
pages-replay = Look at the game again
pages-log = What happened
pages-log-older = Earlier
pages-log-empty = Nothing yet.
pages-hand-over = { $who } is next
pages-hand-over-why = Pass the device on. The table stays hidden until the right person is looking.
pages-hand-over-ready = I am { $who }: show the table
pages-hand-over-undo = { $who }: take the last choice back

## The company of a table.

pages-company = At the table
pages-watch-link = Link to watch
pages-you = you
pages-here = here
pages-away = away
pages-free-open = free for whoever comes
pages-free-friend = waits for a friend
pages-host = Host
pages-bot-stands-in = a bot stands in
pages-name-stood-in = { $who } (bot stands in)
pages-hand-to = Bot to stand in
pages-hand = Let it play
pages-vote = Vote for a bot to stand in
pages-votes = { $given } of { $needed } votes
pages-stood-in = A bot is standing in for you.
pages-take-back-seat = Take my seat back
pages-chat = Chat
pages-leave-way = Leave the table…
pages-leave-title = Leave this table?
pages-leave-open = Your seat becomes free, and somebody else can take it.
pages-leave-playing = A bot plays on in your place, and you cannot come back to the seat. Everything that was played stays.
pages-leave-do = Give up my seat
pages-leave-do-who = Give up the seat: { $who }
pages-close-title = Close the table?
pages-close-open = Nobody has begun to play yet. The links to the free seats will lead nowhere.
pages-close-playing = Nobody else plays here. The game is broken off and cannot be continued; what was played stays and can be looked at again.
pages-close-forgotten = Nothing has happened here for { $days } days. The game is broken off and cannot be continued; what was played stays, and everybody who sat here can look at it again.
pages-close-do = Close the table
pages-table-closed = The table is closed.
pages-chat-off = The chat is switched off.
pages-chat-settings = Chat settings
pages-chat-turn-on = Switch the chat on
pages-chat-turn-off = Switch the chat off
pages-mute = Mute { $who }
pages-unmute = Hear { $who } again
pages-say-label = Your message
pages-say-who = All who look at this table read it, watchers too.
pages-say = Send
pages-nothing-said = Nobody has written yet.
pages-said-older = Earlier messages
pages-tables-free = Tables with a free seat
pages-tables-watch = To watch
pages-host-is = Host: { $name }
pages-taken = { $taken } of { $seats } seats taken
pages-kind-anyone = Open: whoever comes
pages-chat-on-here = On
pages-chat-off-here = Off
pages-may-watch = Others of this house may watch

## Looking at a game again.

pages-watcher = Watcher
pages-replay-eyes = Through the eyes of
pages-replay-ply = After choice { $ply } of { $plies }
pages-replay-first = First
pages-replay-back = Back
pages-replay-forward = Forward
pages-replay-last = Last
pages-replay-slide = Any choice
pages-replay-number = Choice number
pages-replay-go = Go there
pages-replay-taken = Chosen just now
pages-replay-coming = Chosen next
pages-replay-choice = { $who }: { $what }
pages-replay-forced = there was no other choice
pages-replay-link = Link to this very moment

## How it ended, and the luck of it. $names are the players who share the first place.

pages-shared = { $names } share the victory.
pages-luck = The luck of this game
pages-luck-promise = Before the first choice the house drew a seed, and all shuffles and throws of this game follow from it. The seed stays hidden until the end, but its fingerprint was published at the start: nobody could exchange the one without changing the other.
pages-luck-commitment = Fingerprint of the seed (BLAKE2b, 256 bits):
pages-luck-seed = The seed, now that the game is over:
pages-luck-check = To check both for yourself, save the record and run this beside it:
pages-luck-loaded = Somebody brought this game as a record. The house was not there when it was played, so it can promise nothing about its luck.
pages-luck-forked = This game goes on from choice { $ply } of another one, with the same seed. That was known already, so here nothing is promised about the luck.
pages-luck-source = Look there
pages-next-table = To the new table

## Playing on from any ply. $who is the player whose seat one takes.

pages-fork = Play on from here
pages-fork-who = Who plays
pages-fork-here = All of us at this device
pages-fork-as = Me in the seat of { $who }, bots in all others
pages-fork-others = The bots
pages-fork-begin = Play on
pages-fork-luck = The luck that follows is that of the old game: what is drawn and thrown there comes here too.
pages-fork-over = Here the game is over, and nothing is left to play. Choose an earlier moment.

## Opening a record.

records-way = Open a record
records-title = Open a record
records-how = Choose a record of a game (its name ends in .terem), or paste its text. Every choice is checked against the rules. Then you can look at the game, and play on from any moment.
records-file = File with the record
records-text = Or the text of the record
records-open = Open
records-shown = A record
records-nothing = There is nothing to open: choose a file, or paste the text of a record.
records-not-text = Line { $line }, column { $column }: this is not plain text in UTF-8, so it cannot be a record. Choose a file whose name ends in .terem.
records-long = This record has { $found } choices; more than { $most } cannot be opened here. No game of this house takes so many.

## The guide.

pages-guide-title = { $game }: the guide
pages-guide-page = Open as a page

## Who one is: the page and its answers.

pages-guest = Guest
pages-me = About me
pages-to-me = Back to “About me”
pages-me-name = What you are called
pages-me-name-keep = Keep the name
pages-me-name-how = It is used at tables from now on. Where you sit already, you keep the name you chose there.
pages-me-open = Make an account
pages-me-open-how = Nobody needs one. With a name and a passphrase you find your games on every device.
pages-me-open-do = Make an account
pages-me-login = Log in
pages-me-login-how = What you have played in this browser as a guest goes over to your account.
pages-me-login-do = Log in
pages-me-account = Account
pages-me-account-name = You log in as “{ $name }”.
pages-me-account-field = Name of the account
pages-me-passphrase-field = Passphrase
pages-me-passphrase-old = Passphrase so far
pages-me-passphrase-passphrase = New passphrase, 10 letters or more
pages-me-passphrase-again = The same once more
pages-me-passphrase-do = Change the passphrase
pages-me-passphrase-how = Your other devices have to log in again afterwards. A forgotten passphrase cannot be restored.
pages-me-recovery = Recovery link
pages-me-recovery-how = It brings you back to your games when the browser has lost them, or in another one. Keep it like a key: whoever has it is you.
pages-me-recovery-there = There is such a link. A new one takes its place.
pages-me-recovery-do = Make a link
pages-me-recovery-once = The link is shown only now. Keep it where nobody else reads; the one before works no more.
pages-me-recovery-link = Your recovery link
pages-me-devices = Devices
pages-me-browsers = { $n ->
    [one] Only this browser knows you.
   *[other] { $n } browsers know you.
 }
pages-me-leave-way = Leave this device…
pages-me-others-do = Leave all other devices
pages-me-others-how = Then only this browser knows you, and a recovery link works no more.
pages-me-kept = What the house keeps of you
pages-me-kept-how = Name, account, keys and tables with their dates, as a file; of a passphrase there is only a hash.
pages-me-kept-way = Save everything
pages-me-erase-way = Erase me…
pages-me-leave = Leave this device?
pages-me-leave-how = This browser will not know you any more. Your games stay where you can come back to them.
pages-me-leave-lost = No other browser knows you, and there is neither account nor recovery link: you will not get back to your games. Make one of them first.
pages-me-leave-do = Leave this device
pages-me-erase = Erase you?
pages-me-erase-how = Your name, account and keys are erased, also at the tables where you sit. The games stay for those who play with you, but nobody can come back to your seats. This cannot be taken back.
pages-me-erase-do = Erase me
pages-me-back = This link brings back: { $name }
pages-me-back-how = Press the button only if you have made the link yourself. This browser will then know you, and what you have played here as a guest goes along.
pages-me-back-do = This is me
pages-me-done-name = The name is kept.
pages-me-done-account = The account is made.
pages-me-done-in = Welcome! Your games are on the shelf.
pages-me-done-passphrase = The passphrase is changed.
pages-me-done-others = Now only this browser knows you.

## When something is wrong.

pages-error-request = That did not work
pages-error-forbidden = That is not allowed here
pages-error-missing = There is no such page
pages-error-moved = Nothing was changed
pages-error-often = A little patience
pages-error-fault = A fault of the house
pages-error-request-do = This request cannot be understood. Go back and try again from the page.
pages-error-forbidden-do = The form did not come from this house, or it is too old. Go back, load the page anew and try again.
pages-error-missing-do = Perhaps the address is incomplete. Everything that can be played stands on the shelf.
pages-error-method-do = This address cannot be used in that way. Go back and try again from the page.
pages-error-large-do = Too much was sent at once. A record may have up to 256 KiB; everything else needs no more than a few words.
pages-error-fault-do = The host finds in the log what happened. Nothing that was confirmed is lost: go back and try again.
pages-broken-form = The form arrived incomplete, and nothing was changed. Load the page anew and choose again.
pages-no-guest = In this browser the house does not know you. Open the game in the browser where you began it, or follow your invite again.
pages-not-over = This game is still being played: it can be looked at again once it is over.

## terem serve

serve-about =
    Opens the house in the browser: play against bots, with friends by link, or several at one device.
    Everything that is played lies in one folder and survives a restart. Ctrl-C closes the house.

    Each setting can also be given by the environment (TEREM_HOST, TEREM_PORT, TEREM_SECRET...) or by
    the file terem.toml in the folder (port = 9000). The command goes before the environment, and that
    before the file. The secret signs cookies; without one it is made and kept in the folder.
serve-examples =
    {"  "}terem serve --open
      terem serve --host 0.0.0.0 --port 9000
      terem serve --address https://games.example --root /terem
      terem serve --check
serve-option-host = the address to listen to; 127.0.0.1, so this machine alone, if left out, and 0.0.0.0 for the whole network
serve-option-port = the port to listen to; 8000 if left out, and 0 for any that is free
serve-option-home = the folder in which everything is kept; the usual one of Terem if left out
serve-option-database = a database by its address, such as postgresql://user@host/terem; a file in the folder if left out
serve-option-root = the path under which a reverse proxy shows the house
serve-option-address = how the house is called from outside, for invites; with https, cookies travel that way alone
serve-option-proxies = addresses or networks of the proxies whose word is taken for where a request comes from, with commas; 127.0.0.1 if left out
serve-option-log = how the log is written: plain for a person, who is told only what is wrong, or json, one object a line, every request too; plain if left out
serve-option-metrics = who may see the figures at /metrics: private, so this machine and its network, or open; private if left out
serve-option-chat = whether players can write to each other: on or off; on if left out
serve-option-pace = milliseconds for which a bot’s choice can be looked at before the next bot chooses; 400 if left out
serve-option-config = the file of settings; terem.toml in the folder if left out
serve-option-open = show the house in a browser as soon as it is open; if the port is in use and nobody has chosen it, another one is taken
serve-option-check = tell what is set and by whom, and open nothing
serve-port-taken = Port { $port } is in use, so the house takes another.
serve-folder-is = folder: { $folder }
serve-setting = { $name }: { $value } ({ $where })
serve-by-nobody = usual
serve-value-none = none
serve-value-hidden = not shown
serve-value-kept = kept in { $file }
serve-wrong = { $where }: { $problem }
serve-file-key = { $file }: there is no setting “{ $key }”. Known: { $known }.
serve-file-value = { $file }, { $key }: this is { $found }. Wanted: { $expected }.
serve-not-a-text = “{ $found }” cannot be an address to listen to.
serve-not-a-proxy = “{ $found }” is no address of a proxy. Write it like 10.0.0.7, or a network like 10.0.0.0/8.
serve-not-known = there is no “{ $found }”. Choose from: { $known }.
serve-open = The house is open: { $url }
serve-folder = Everything is kept in { $folder }. Ctrl-C closes the house.
serve-closed = The house is closed; every game is kept.
serve-cannot-listen = Cannot listen to { $host }, port { $port }: { $reason }. Choose another port with --port, or 0 for any that is free.
serve-not-a-port = “{ $found }” is not a port. Give a number from 0 to 65535.
serve-not-a-pace = “{ $found }” is no pace for bots. Give milliseconds from 0 to 9999.
serve-not-a-root = “{ $found }” cannot be the path of the house. Write it like /terem, in Latin letters.
serve-not-an-address = “{ $found }” is not how a house can be called from outside. Write it like https://games.example, without a path.
serve-short-secret = This secret is too short: give at least { $least } letters, or leave it out and one is made.
serve-no-secret = The secret of the house cannot be read or kept in { $file }. Check that you may write there.

## terem backup, terem restore

backup-about =
    Writes the whole house into one file, as it stood at one moment: guests, tables, every choice, the
    secrets and the box files. The house may be open meanwhile. The file is the same for every
    database, so that a house can also be moved from one to another (see: terem restore --help).
backup-examples =
    {"  "}terem backup
      terem backup /var/backups/terem.zip --home /srv/terem
backup-argument-file = the file to be written, which must not be there yet; terem-DATE-TIME.zip here if left out
backup-made = { $file } holds the house. Tables: { $tables }; rows of the store: { $rows }; files of the folder: { $files }.
backup-keep = Whoever can read it can take any seat and learn every hidden seed: keep it safe.
backup-no-house = There is no house here to be written into a file. Check --home and --database.
backup-schema = The store was left by another version of Terem ({ $found }; this one has { $ours }). Make the backup with that version, or open the house with this one first.
restore-about =
    Brings a house back from a file that terem backup has written, into a folder and a database in
    which there is no house. Everything is checked before anything is written; then every table is
    followed choice by choice. The exit code is 1 if one of them leads elsewhere than it did.
restore-examples =
    {"  "}terem restore terem.zip --home /srv/terem
      terem restore terem.zip --database postgresql://user@host/terem
restore-argument-file = a file that terem backup has written
restore-done = The house is back in { $folder }. Rows of the store: { $rows }; files of the folder: { $files }.
restore-followed = Tables that lead where they did, choice by choice: { $identical } of { $all }.
restore-differs = Table { $table }: { $problem }
restore-ply = it leads to choice { $found }, not { $told }.
restore-commitment = its seed is not the one that was promised.
restore-not-a-backup = { $file } is no backup of a house, or it was cut short.
restore-newer = { $file } was written in format { $found }; this version reads format { $ours }. Restore it with a newer Terem.
restore-schema = { $file } was written by another version of Terem (store { $found }; here { $ours }). Restore it with that version.
restore-damaged = { $file } is damaged: “{ $part }” is not what was written. Nothing has been restored; try another backup.
restore-not-empty = There is a house in this store already, and nothing was touched. Choose another folder or database.
restore-file-there = { $file } is there already and is another than that of the backup. Nothing was touched: choose another folder.

### server

## The house: what a guest is told when something cannot be done.

server-no-table = There is no such table. Check the link, or ask whoever sent it to you.
server-wrong-seat = This seat is not yours.
server-stale = The table has changed since you looked. Look again, then choose.
server-waiting = Not everybody has sat down yet. The game begins when all seats are taken.
server-key = This click could not be understood. Load the page anew and choose again.
server-key-used = This click has been used for something else already. Load the page anew and choose again.
server-seed-hidden = The record tells what is hidden. It can be had when the game is over.
server-invite = This invite does not fit the table. Ask the host for a new one.
server-taken = Somebody else has taken this seat.
server-seated = You have a seat at this table already; this invite is for somebody else.
server-not-host = Only the host can invite to this table.
server-bot = There is no bot called “{ $bot }”. Known are: { $known }.
server-plan = “{ $found }” can hold no seat: it must be me, person or bot.
server-name-long = A name may have at most { $most } letters.
server-name-signs = A name cannot hold control characters.
server-said-nothing = There is nothing to say yet. Write a few words first.
server-said-long = That is too long: at most { $most } letters go into one message.
server-said-signs = A message cannot hold control characters.
server-said-fast = That was a lot at once. Wait a few seconds, then write again.
server-chat-host = Only the host can switch the chat on or off.
server-chat-off = Nobody can write at this table now: the chat is switched off.
server-watchers-read = Only those who play, and the host, can write here.
server-no-person = No person has to be waited for on this seat.
server-own-seat = This seat is your own.
server-is-here = The player of this seat is here.
server-not-yet-absent = The player has only just gone. Wait a minute.
server-hand-host = Only the host can do this alone; the others can vote.
server-no-stand-in = No bot is standing in for you on this seat.
server-closed = This table is closed. Nobody plays here any more.
server-leave-over = Nobody plays here any more, so there is nothing to leave.
server-close-host = Only the host can close the table.
server-close-others = Other persons play here too, so you can only give up your own seat. The table can be closed once they have left it, or after a month in which nothing has happened.
server-stood-in = A bot is standing in for you. Take your seat back first, then choose.

## Who one is.

server-too-often =
    { $minutes ->
        [one] That was tried too often. Wait a minute, then try again.
       *[other] That was tried too often. Wait { $minutes } minutes, then try again.
    }
server-too-fast =
    { $minutes ->
        [one] More comes from your network than the house takes at once, so nothing was done. Wait a minute, then try again.
       *[other] More comes from your network than the house takes at once, so nothing was done. Wait { $minutes } minutes, then try again.
    }
server-many-tables = You have { $most } games that are not over. Finish some of them first; those that nobody has touched for a month do not count.
server-recovery = This link brings nobody back: it is incomplete, or a newer one has taken its place.
server-recovery-account = You have an account: log in with its name and passphrase. A link is for those without one.
server-account-nameless = An account needs a name. Write one, then try again.
server-account-taken = There is an account called “{ $name }” already. Choose another name, or log in if it is yours.
server-account-already = You have an account already.
server-account-none = You have no account whose passphrase could be changed.
server-account-closed = Name and passphrase do not fit together. Check both, then try again.
server-passphrase-differs = The two passphrases are not the same. Write it twice in the same way.
server-passphrase-short = A passphrase needs at least { $least } letters: three or four words are good.
server-passphrase-long = A passphrase may have at most { $most } letters.

## The store: what a host is told.

server-store-failed = The store could not be written, and nothing was changed. Try again; the host finds the reason in the log.
server-store-shut = The store cannot be opened or read: { $reason }.
server-store-newer = The store was made by a newer version of Terem ({ $found }). Nothing was touched: install that version, or restore a backup.
server-driver = This kind of store needs the Python module { $module }. Install it: pip install "terem[postgresql]".
server-database = The address of the store is not understood. It begins with one of these: { $known }.
server-folder = The folder { $folder } cannot be written. Choose another, or give the server the right to write there.
