### Middle Ages in English.

## Areas, and the columns of the fief that are named after them.

area-field = field
    .a = a field
area-mill = mill
    .a = a mill
area-village = village
    .a = a village
area-fortification = fortification
    .a = a fortification
area-market = market
    .a = a market
area-barracks = barracks
    .a = barracks
area-church = church
    .a = a church
area-palace = palace
    .a = a palace

tile =
    { $area }{ $farmers ->
        [0] { "" }
        [one] , { $farmers } farmer
       *[other] , { $farmers } farmers
    }{ $chests ->
        [0] { "" }
        [one] , { $chests } chest
       *[other] , { $chests } chests
    }
    .bare = { FORM($area, "a") }

count-columns =
    { $n ->
        [one] { $n } empty column
       *[other] { $n } empty columns
    }
count-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }

## Events.

event-developed-trade = Developed Trade
event-exquisite-goods = Exquisite Goods
event-strengthened-defence = Strengthened Defence
event-good-harvest = Good Harvest
event-subsidy = Subsidy
event-triumphant-return = Triumphant Return
event-population-growth = Population Growth
event-vast-domains = Vast Domains
event-costly-ceremonies = Costly Ceremonies
event-peasant-revolt = Peasant Revolt
event-alliance = Alliance
event-barbarian-invasion = Barbarian Invasion
event-black-death = Black Death
event-earthquake = Earthquake
event-reconstruction = Reconstruction

## Questions.

prompt-first-lord = Place your lord on a tile of the top row.
prompt-lord = Move your lord to a tile of row { $row }.
prompt-scout = Send your scout to keep a tile for you.
prompt-add-income = Choose the column that will bring { $coins } more for each tile.
prompt-token = Choose a token of an extra area.
prompt-place-token = Choose the column that will also count each { $area }.
prompt-return = Choose a tile to bring back from your graveyard.

## Choices.

choice-lord = { $tile } (tile { $place })
choice-scout = Row { $row }, tile { $place }: { $tile }
choice-no-scout = Do not send the scout
choice-keep-scout = Leave the scout where it is
choice-column = The { $area } column
choice-token = Token: { $area }
choice-return = { $tile }

## Why not.

why-not-lord = Now a lord is to be moved.
why-not-scout = Now the scout is to be sent.
why-not-column = Now a column of your fief is to be chosen.
why-not-token = Now a token of an extra area is to be chosen.
why-not-return = Now a tile of your graveyard is to be chosen.
why-no-place = A row has only { $places } tiles at this table.
why-no-tile = There is no tile on that place.
why-lord-there = The lord of { $who } stands there; a tile holds one lord only.
why-scout-there = The scout of { $who } keeps that tile.
why-scout-lord = The lord of { $who } stands on that tile.
why-scout-own-row = The scout goes above or below the row of your own lord, not into it.
why-scout-twice = The scout of { $who } keeps that tile already.
why-scout-same = Your scout keeps that tile already.
why-income-there = The { $area } column has a token of extra income; a column holds one only.
why-token-gone = The token “{ $area }” has been taken.
why-token-nowhere = None of your columns can take the token “{ $area }”.
why-area-there = The { $area } column has a token of an extra area; a column holds one only.
why-area-named = The { $area } column counts each { $token } already.
why-not-in-graveyard = { $tile }: that tile is not in your graveyard.

## What happened.

fact-round = Round { $round } begins.
fact-first-lord = { $who } places the lord on { FORM($tile, "bare") } in row { $row }.
fact-lord = { $who }: the lord moves to { FORM($tile, "bare") } in row { $row }.
fact-taken = { $who } takes a tile: { $tile }.
fact-discarded = Nobody stands on { FORM($tile, "bare") }: the tile is discarded.
fact-row = Row { $row } is laid anew.
fact-reserve = The blue stack is empty; tiles now come from the orange one.
fact-reshuffled = The stack is empty; { $tiles } are shuffled into a new one.
fact-symbols = { $who } gets { $coins } for the effect of { FORM($area, "a") }.
fact-income = { $who } gets { $coins } of income from the { $area } column.
fact-attacked = { $who } attacks { $to }.
fact-given = { $who } gives { $coins } to { $to }.
fact-destroyed = { $who } loses a tile to the graveyard: { $tile }.
fact-returned = { $who } brings a tile back from the graveyard: { $tile }.
fact-scout = { $who } sends the scout to { FORM($tile, "bare") } in row { $row }.
fact-no-scout = { $who } does not send the scout.
fact-scout-home = { $who } takes the scout back.
fact-add-income = { $who } adds extra income to the { $area } column.
fact-add-area = { $who } adds the token “{ $token }” to the { $area } column.
fact-event = Event: { $event }.
fact-earned = { $who } gets { $coins }.
fact-paid = { $who } pays { $coins }.
fact-penalty = { $who } loses { $coins } for { $columns }.

## The end.

end-rounds = Round { $rounds } is over, and with it the game.
source-farmers = Farmers (fields)
source-chests = Chests (markets)
source-mills = Tribute taken by mills
source-raids = Spoils of barracks
source-given = Given to others
source-events = Events
source-penalty = Empty columns
source-start = At the start
source-income = Income: { $area }

## What events do.

event-does-developed-trade = { $coins } for each farmer.
event-does-exquisite-goods = { $coins } for each chest.
event-does-strengthened-defence = { $coins } for each fortification.
event-does-good-harvest = { $coins } for each field.
event-does-subsidy = { $coins } for each tile in your graveyard.
event-does-triumphant-return = { $coins } for each market and barracks.
event-does-population-growth = { $coins } for each mill and village.
event-does-vast-domains = { $coins } for each kind of area you have.
event-does-costly-ceremonies = Pay { $coins } for each church and palace.
event-does-peasant-revolt = Lose 1 palace.
event-does-alliance = { $coins } for each church and palace.
event-does-barbarian-invasion = Lose 1 mill and 1 field.
event-does-black-death = Lose 1 village and 1 barracks.
event-does-earthquake = Lose 1 fortification.
event-does-reconstruction = Bring 1 tile back from your graveyard.

## The table in words.

summary-round = Round { $round } of { $rounds }.
summary-first-lords = The first lords are being placed.
summary-event = After round { $round }: { $event }. { $does }
summary-row = Row { $row }: { $tiles }.
summary-row-now = Row { $row }, now in play: { $tiles }.
summary-tile = { $place } — { $tile }
summary-lord = { $place } — { $tile } (lord of { $who })
summary-scout = { $place } — { $tile } (scout of { $who })
summary-discard = Discarded: { $tiles }.
summary-fief = { $who } has { $coins }. Fief: { $columns }.
summary-graveyard = Graveyard of { $who }: { $tiles }.
summary-column =
    { $area } × { $tiles }{ $farmers ->
        [0] { "" }
        [one] , { $farmers } farmer
       *[other] , { $farmers } farmers
    }{ $chests ->
        [0] { "" }
        [one] , { $chests } chest
       *[other] , { $chests } chests
    } (income { $income }{ $extra ->
        [0] { "" }
       *[other] , +{ $extra } for each
    })
summary-column-also = { $column }, counting each { $also } too

## What lies in the box, as a checklist calls it.

box-tile = Area tiles
box-column = Columns of the fief board
box-event = Event cards
box-area-token = Tokens of extra areas
box-income-token = Tokens of extra income
box-course = The course of the game
box-supply = Stacks by number of players
box-wealth = Wealth

### drawing

drawing-title = Middle Ages
drawing-round = Round { $round } of { $rounds }
drawing-first-lords = The first lords
group-course = Course of the game
group-plan = Plan field
group-events = Events
group-supply = Supply
group-fief = Fief: { $who }
plan-row = Row { $row }
plan-row-now = Row { $row }: its tiles are taken in this round
lord-of = Lord: { $who }
scout-of = Scout: { $who }
turn-now = To choose now: { $who }
turn-moved = Has moved in this round: { $who }
turn-waits = Still to move in this round: { $who }
fief-farmers =
    { $n ->
        [one] { $n } farmer
       *[other] { $n } farmers
    }
fief-chests =
    { $n ->
        [one] { $n } chest
       *[other] { $n } chests
    }
graveyard = graveyard
extra-area = extra area: { $area }
column-title = { $area }. Effect: { $effect } Income: { $coins } for each tile of { $areas }.
column-yields = As it stands, this column would bring { $coins }.
pile-blue = Blue stack: { $tiles }
pile-orange = Orange stack: { $tiles }
pile-mixed = Stack of both colours: { $tiles }
pile-discard = Discarded: { $tiles }
effect-field = { $coins } for every farmer in the fief.
effect-mill = everyone with fewer mills gives you { $coins }.
effect-village = a tile comes back from your graveyard.
effect-fortification = your scout keeps a tile of the plan field.
effect-market = { $coins } for every chest in the fief.
effect-barracks = all with fewer fortifications than you have barracks lose their leftmost tile and give you { $coins }.
effect-church = extra income is added to a column.
effect-palace = an extra area is added to a column.
event-after = After round { $round }.
