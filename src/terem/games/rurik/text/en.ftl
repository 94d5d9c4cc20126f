### Rurik in English.

## Regions.

region-novgorod = Novgorod
region-rostov = Rostov
region-polotsk = Polotsk
region-smolensk = Smolensk
region-volyn = Volyn
region-kiev = Kiev
region-chernigov = Chernigov
region-pereyaslavl = Pereyaslavl
region-pskov = Pskov
region-suzdal = Suzdal
region-galich = Galich
region-brest = Brest
region-murom = Murom
region-peresech = Peresech
region-azov = Azov

## Goods.

good-wood = wood
good-ore = ore
good-fish = fish
good-honey = honey
good-fur = fur

## The main actions, and what they are for.

action-muster = Muster
action-move = Move
action-attack = Attack
action-tax = Tax
action-build = Build
action-scheme = Scheme
action-does-muster = Muster: each point brings a troop into a region that you occupy
action-does-move = Move: each point takes a troop or the leader to a neighbouring region
action-does-attack = Attack: each point strikes rebels or opponents who stand beside your troops
action-does-tax = Tax: a good costs one point in a region that you rule, two elsewhere
action-does-build = Build: a structure costs one point in a region that you rule, two elsewhere
action-does-scheme = Scheme: draw scheme cards and keep one of them

## Structures.

structure-church = church
    .a = a church
    .plural = churches
structure-market = market
    .a = a market
    .plural = markets
structure-stronghold = stronghold
    .a = a stronghold
    .plural = strongholds

## Tracks and phases.

track-rule = Rule
track-build = Build
track-trade = Trade
track-war = Warfare
track-does-rule = Rule: how many regions you rule
track-does-build = Build: your structures in regions adjacent to each other
track-does-trade = Trade: goods on your boat
track-does-war = Warfare: successful attacks on opponents; in the end the first gets { $first }, the second { $second }
step-rule = { $n } regions ruled: { $points }
step-rule-capitals = { $n } regions ruled, the capitals among them: { $points }
step-build = { $n } adjacent regions with your structures: { $points }
step-trade = { $n } goods on the boat: { $points }
marker-of = { $who }, { $track }: step { $step }
phase-setup = setting up
phase-strategy = strategy phase
phase-action = action phase
phase-claim = claim phase

## Leaders and their powers, in few words.

leader-agatha = Agatha
leader-boris = Boris
leader-maria = Maria
leader-mstislav = Mstislav
leader-predslava = Predslava
leader-sviatopolk = Sviatopolk
leader-sudislav = Sudislav
leader-yaroslav = Yaroslav
leader-does-agatha = Wherever she moves, up to two of your troops from her region go along for free.
leader-does-boris = An attack on an opponent beside him reveals one card fewer and steals a coin, if there is one.
leader-does-maria = Once a round your musters may also go to one region next to hers where you have nobody.
leader-does-mstislav = In his region a good costs one tax point and a structure one build point, whoever rules.
leader-does-predslava = Once a round she sends one opposing piece from her region next door; its owner gains a coin.
leader-does-sviatopolk = Rebels beside him count for you when it comes to ruling; one that you beat there makes way for a troop of yours.
leader-does-sudislav = Attack points may be spent in his region as muster points.
leader-does-yaroslav = Structures of others beside him do nothing, and he wins ties for ruling his region.
leader-does-rebel = While he is on the map, the rebellion reveals one card fewer where he fights and musters beside him at the end of each round.

## Scheme cards.

scheme-muster-1 = Levy
scheme-muster-1-paid = Hired spears
scheme-muster-1-coin = Willing recruits
scheme-muster-2 = Call to arms
scheme-move-1 = Scouts
scheme-move-2 = Forced march
scheme-move-3 = Long campaign
scheme-attack-1 = Raid
scheme-attack-1-paid = Bought blades
scheme-attack-1-coin = Plunder
scheme-tax-1 = Tribute
scheme-tax-1-coin = Rich tribute
scheme-tax-2 = Winter round
scheme-build-1 = Carpenters
scheme-build-1-paid = Hired masons
scheme-build-1-coin = Town fair
scheme-coins-2 = Hidden hoard
scheme-deed = Counsel
scheme-deed-coin = Good counsel
scheme-deed-paid = Bought counsel
scheme-told =
    { $scheme }: { $gives }{ $cost ->
        [0] { "" }
       *[other] ; costs { $coins }
    }{ $loss ->
        [0] { "" }
       *[other] ; symbol of a loss
    }
pile-left = left pile
    .start = Left pile
pile-right = right pile
    .start = Right pile
pile-title =
    { $pile }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## Rewards and points.

count-muster-points =
    { $n ->
        [one] { $n } muster point
       *[other] { $n } muster points
    }
count-move-points =
    { $n ->
        [one] { $n } move point
       *[other] { $n } move points
    }
count-attack-points =
    { $n ->
        [one] { $n } attack point
       *[other] { $n } attack points
    }
count-tax-points =
    { $n ->
        [one] { $n } tax point
       *[other] { $n } tax points
    }
count-build-points =
    { $n ->
        [one] { $n } build point
       *[other] { $n } build points
    }
count-safe-points =
    { $n ->
        [one] { $n } attack point that reveals one card fewer
       *[other] { $n } attack points that reveal one card fewer
    }
count-far-points =
    { $n ->
        [one] { $n } move to any region
       *[other] { $n } moves to any regions
    }
count-draws =
    { $n ->
        [one] { $n } scheme card to draw
       *[other] { $n } scheme cards to draw
    }
reward-pick = a deed from the row
reward-draw = 1 scheme out of { $n }
reward-far =
    { $n ->
        [one] move { $n } piece to any region
       *[other] move { $n } pieces to any regions
    }

## Deeds.

deed-market-day = Market Day
deed-honorable-prince = Honorable Prince
deed-master-beekeeper = Master Beekeeper
deed-great-library = Great Library
deed-establish-fortress = Establish Fortress
deed-grand-hunter = Grand Hunter
deed-dispatch-messengers = Dispatch Messengers
deed-send-gifts = Send Gifts
deed-tithe-payments = Tithe Payments
deed-border-patrols = Border Patrols
deed-law-giver = Law Giver
deed-defensive-belt = Defensive Belt
deed-hoard = Hoard
deed-wilderness-forts = Wilderness Forts
deed-peace-maker = Peace Maker
deed-reward-laborers = Reward Laborers
deed-new-beginning = New Beginning
deed-splendid-feast = Splendid Feast
deed-victory-march = Victory March
deed-hire-mercenaries = Hire Mercenaries
deed-enforce-peace = Enforce Peace
deed-retire-veterans = Retire Veterans
deed-amass-forces = Amass Forces
deed-capital-city = Capital City
deed-trade-route = Trade Route
deed-generous-prince = Generous Prince
deed-does = { $asks } — { $gives }
deed-title = { $deed }, { $points }. { $asks } — { $gives }
ask-cards =
    { $n ->
        [one] discard a scheme card
       *[other] discard { $n } scheme cards
    }
ask-coins = pay { $coins }
ask-good = { $n } { $good }
ask-goods = pay { $goods }
ask-free-any =
    { $n ->
        [one] pay any good
       *[other] pay any { $n } goods
    }
ask-free-same = pay { $n } goods of one kind
ask-free-different = pay { $n } goods of different kinds
ask-remove-any =
    { $n ->
        [one] remove a troop of yours
       *[other] remove { $n } of your troops
    }
ask-remove-apart = remove { $n } of your troops, each from another region
ask-remove-ruled = remove { $n } of your troops from one region that you rule
ask-raze =
    { $n ->
        [one] remove a structure of yours
       *[other] remove { $n } of your structures
    }
ask-token = hold the first player token
ask-beaten = have { $n } beaten rebels
ask-occupied = have troops in { $n } regions
ask-gathered = have { $n } troops in one region
ask-together = have in one region: { $structures }
ask-group = have { FORM($structures, "plural") } in { $n } regions adjacent to each other
ask-goods-kinds = have { FORM($structures, "plural") } in regions with { $n } different goods

## Secret agendas.

agenda-dignified = Dignified
agenda-regal = Regal
agenda-courageous = Courageous
agenda-conquering = Conquering
agenda-capable = Capable
agenda-protective = Protective
agenda-committed = Committed
agenda-wealthy = Wealthy
agenda-esteemed = Esteemed
agenda-prosperous = Prosperous
agenda-successful = Successful
agenda-does-dignified = Nobody has done more deeds.
agenda-does-regal = Nobody has more fur and honey together.
agenda-does-courageous = Nobody has beaten more rebels.
agenda-does-conquering = Nobody stands higher on the warfare track.
agenda-does-capable = Nobody has more goods on boat and dock.
agenda-does-protective = Nobody rules regions with more structures, their own and others’.
agenda-does-committed = Nobody stands higher on the build track.
agenda-does-wealthy = Nobody has more coins.
agenda-does-esteemed = Nobody has troops in more regions.
agenda-does-prosperous = Nobody stands higher on the trade track.
agenda-does-successful = Nobody stands higher on the rule track.

## Exchange tokens.

exchange-token = Exchange: one of these and any other good for { $points }: { $goods }
exchange-used = Used in this round. Exchange: one of these and any other good for { $points }: { $goods }

## The rebellion of the solo game.

rebellion-side = The rebellion
rebellion = the rebellion
    .start = The rebellion
level-easy = easy
level-medium = medium
level-hard = hard
level-very-hard = very hard
priority-war = War
priority-build = Building
priority-tax = Tribute
bonus-open = { $action }: { $gain } more
bonus-covered = { $action }: { $gain } more, once the coin is taken
gain-safety =
    { $n ->
        [one] one card fewer for losses
       *[other] { $n } cards fewer for losses
    }
insurrection-regions = Regions in their order
insurrection-row =
    Advisor { $influence }{ $late ->
        [0] { "" }
       *[other] , who joins later
    }: { $action }{ $coin ->
        [0] { "" }
       *[other] , with a bribe
    }

## Events.

event-harvest = Bountiful harvest
event-winter = Hard winter
event-fair = Fair
event-feast = Princely feast
event-volunteers = Volunteers
event-masons = Guild of masons
event-ransom = Ransom
event-truce = Truce
event-tribute = Tribute train
event-envoys = Envoys from Constantinople
event-whispers = Whispers at court
event-does-harvest = The first good that each player takes by tax this round comes with another of its kind.
event-does-winter = The main action Move brings one point less this round, but never none.
event-does-fair = Exchange tokens take any two goods this round.
event-does-feast = Now everybody may pay a good and muster a troop where they have one.
event-does-volunteers = Now everybody musters a troop beside their leader.
event-does-masons = The first structure of each player this round costs one point, whoever rules.
event-does-ransom = Whoever loses a piece to an attack of another player this round gains a coin.
event-does-truce = Attacks on opponents reveal one card more this round.
event-does-tribute = Now everybody who rules two regions or more gains a coin.
event-does-envoys = Now those with the fewest coins gain two.
event-does-whispers = Now everybody draws a scheme card from the pile of their choice.

## Sides, targets, what a slot gives.

target-rebel = rebel
    .a = a rebel
target-neutral = neutral troop
    .a = a neutral troop
scheme-gives = { $scheme } ({ $reward })
scheme-gives-for = { $scheme } ({ $reward } for { $coins })
main-scheme =
    { $n ->
        [one] { $n } scheme
       *[other] 1 scheme out of { $n }
    }
main-token = the first player token to hand over
gives-for = { $gives } for { $coins }

## Questions: setup.

prompt-leader = Choose your leader.
prompt-agenda = Choose the secret agenda that you keep. The other one goes back into the box.
prompt-place = In which region do you place troop { $n } of { $of }?
prompt-station = Place your leader in a region where you have a troop.

## Questions: strategy phase.

prompt-advisor = Send an advisor. More influence reaches a better slot, less influence acts sooner.
prompt-banner = Choose a banner for advisor { $n }.
prompt-bribe = Add a bribe on the { $action } banner? Each coin counts as 1 influence and goes to the supply.

## Questions: action phase.

prompt-return = You have nothing left on the map. Where do your leader and a troop come back?
prompt-retrieve = Two of your advisors have equal influence. Which of them acts now?
prompt-turn = Your action: { $main }.
prompt-turn-with = Your action: { $main }. Also at hand: { $points }.
prompt-more = Is there anything else that you do in this turn?
prompt-more-with = Left to spend: { $points }.
prompt-troop-to = Where does the troop go from { $region }?
prompt-leader-to = Where does your leader go from { $region }?
prompt-along = How many troops go with Agatha to { $region }? They need no points.
prompt-care = Which point do you attack with ({ $target } in { $region })?
prompt-pile-losses =
    { $n ->
        [one] From which pile is a card turned over for losses?
       *[other] From which pile are cards turned over for losses, { $n } at most?
    }
prompt-market = Your market in { $region }: what do you take besides?
prompt-convert = Your church in { $region } replaces one figure by your troop. Which one?
prompt-pile-draw =
    { $n ->
        [one] From which pile do you take a scheme?
       *[other] From which pile do you take { $n } schemes? You keep 1.
    }
prompt-keep = Which scheme do you keep? The others go back on top of the pile.
prompt-topmost = Which scheme goes on top of the { $pile }? The other one goes under it.
prompt-token = Who gets the first player token? Its holder becomes first when the claim phase begins.
prompt-displace-to = Where does Predslava send the piece ({ $who })? Its owner gets 1 coin.
prompt-laika-to = Where does the laika lead the piece from { $region }?

## Questions: deeds and exchange.

prompt-take-deed = Take a deed from the row.
prompt-discard = “{ $deed }”: which scheme do you discard?
prompt-pay-same = “{ $deed }”: which good do you pay { $n } of?
prompt-pay-any = “{ $deed }”: which good do you pay? Left to pay, of any kinds: { $n }.
prompt-pay-different = “{ $deed }”: which good do you pay? Left to pay, all of different kinds: { $n }.
prompt-remove = “{ $deed }”: which troop do you remove? Left to remove: { $n }.
prompt-remove-apart = “{ $deed }”: from which region do you remove a troop? Regions left: { $n }, all different.
prompt-remove-ruled =
    { $n ->
        [1] “{ $deed }”: remove one more troop from the same region.
       *[other] “{ $deed }”: from which region that you rule do you remove { $n } troops?
    }
prompt-raze = “{ $deed }”: which of your structures do you remove?
prompt-exchange-first = Exchange: which good do you give first?
prompt-exchange-second = Exchange: which good do you give as the second?

## Questions: claim phase and events.

prompt-show-boat = How many goods lie on your boat while the rebellion compares? It has { $n } on its own.
prompt-load = How many goods lie on your boat when the Trade track is checked? The others wait on the dock.
prompt-give = Princely Feast: do you give 1 good to muster 1 troop?
prompt-guest = Where do you muster the troop?

## Choices.

choice-leader = { $leader }. { $does }
choice-agenda = { $agenda }. { $does }
choice-place = { $region }
choice-station = { $region }
choice-return = { $region }
choice-stay-away = Stay away for now
choice-advisor = Advisor { $n }
choice-banner = { $action }, slot { $slot }: { $gives }
choice-no-bribe = No bribe (slot { $slot }: { $gives })
choice-bribe = Bribe: { $coins } (slot { $slot }: { $gives })
choice-perform = Take { $what }
choice-perform-for = Pay { $coins } for { $what }
choice-pass = Pass the action and take 1 coin
choice-end = End the turn
choice-end-with = End the turn and lose: { $points }
choice-muster = Muster a troop in { $region }
choice-muster-leader = Muster your leader in { $region }
choice-move = Move a troop from { $region }
choice-move-leader = Move your leader from { $region }
choice-to = { $region }
choice-along =
    { $n ->
        [0] Nobody
        [one] { $n } troop
       *[other] { $n } troops
    }
choice-attack = Attack { FORM($target, "a") } in { $region }
choice-attack-cards =
    { $n ->
        [0] Attack { $target } in { $region } (without risk of losses)
        [1] Attack { $target } in { $region } (1 card for losses)
       *[other] Attack { $target } in { $region } (up to { $n } cards for losses)
    }
choice-carefully =
    { $n ->
        [0] The point that reveals one card fewer (without risk of losses)
        [1] The point that reveals one card fewer (1 card for losses)
       *[other] The point that reveals one card fewer (up to { $n } cards for losses)
    }
choice-plainly =
    { $n ->
        [0] A plain attack point (without risk of losses)
        [1] A plain attack point (1 card for losses)
       *[other] A plain attack point (up to { $n } cards for losses)
    }
choice-pile =
    { $n ->
        [one] { FORM($pile, "start") } ({ $n } card)
       *[other] { FORM($pile, "start") } ({ $n } cards)
    }
choice-tax =
    Take the { $good } of { $region }{ $n ->
        [1] {""}
       *[other] {" "}({ $points })
    }
choice-extra-good = 1 more { $good }
choice-extra-coin = 1 coin
choice-build =
    Build { FORM($structure, "a") } in { $region }{ $n ->
        [1] {""}
       *[other] {" "}({ $points })
    }
choice-convert = Replace: { $target }
choice-scheme = { $scheme }
choice-token = { $who }
choice-play-scheme = Play the scheme { $scheme }
choice-deed = Accomplish “{ $deed }” ({ $asks }). Reward: { $reward }
choice-take-deed = “{ $deed }”, { $points }: { $asks }. Reward: { $reward }
choice-exchange = Exchange two goods for { $points } (one of these: { $goods }; the other is any)
choice-pay = Give { $good }
choice-give-nothing = Give nothing
choice-remove = A troop from { $region }
choice-remove-leader = Your leader from { $region }
choice-raze = The { $structure } in { $region }
choice-displace = Predslava: send a troop away ({ $who })
choice-displace-leader = Predslava: send a leader away ({ $who })
choice-show-boat = { $n }: the rebellion’s new priority is { $priority }
choice-load =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }{ $points ->
        [0] {" "}(no points, but 1 coin as long as you are not on the track)
        [one] {" "}({ $points } victory point)
       *[other] {" "}({ $points } victory points)
    }
choice-laika = Laika: move a troop from { $region } without a point
choice-laika-leader = Laika: move your leader from { $region } without a point

## Why not: this is not what is asked.

why-not-leader = Now a leader is to be chosen.
why-not-agenda = Now a secret agenda is to be chosen.
why-not-place = Now a region for a troop is to be chosen.
why-not-station = Now a region for your leader is to be chosen.
why-not-advisor = Now an advisor is to be chosen.
why-not-banner = Now a banner is to be chosen.
why-not-bribe = Now the bribe is to be chosen.
why-not-return = Now it is to be settled where leader and troop come back.
why-not-retrieve = Now one of your two equal advisors is to be chosen.
why-not-turn = Now your turn is under way: this is no part of it.
why-not-to = Now the region is to be chosen to which the piece goes.
why-not-along = Now it is to be settled how many troops go with Agatha.
why-not-pile = Now one of the two piles of schemes is to be chosen.
why-not-convert = Now the figure is to be chosen that your church replaces.
why-not-looked = Now one of the schemes that you look at is to be chosen.
why-not-token = Now a player is to be chosen.
why-not-take-deed = Now a deed from the row is to be chosen.
why-not-discard = Now a scheme to discard is to be chosen.
why-not-pay = Now a good is to be chosen.
why-not-remove = Now a troop to remove is to be chosen.
why-not-raze = Now a structure to remove is to be chosen.
why-not-load = Now the load of your boat is to be chosen.
why-not-give = Now a good is to be chosen, or nothing.
why-not-guest = Now a region for the troop is to be chosen.

## Why not: the rules.

why-leader-taken = { $who } has this leader already.
why-leader-rebels = { $leader } leads the rebellion: alone you cannot play him.
why-agenda-not-dealt = This agenda was not dealt to you.
why-not-in-play = { $region } is not in play with so few players.
why-rebellious = The rebellion holds { $region }: you cannot start there.
why-no-troop-there = You have no troop in { $region }.
why-no-leader-there = Your leader is not in { $region }.
why-advisor-gone = You have no advisor with influence { $n } at hand.
why-banner-full = All slots of the { $action } banner are taken.
why-banner-own = Your advisor stands on the { $action } banner. A second one may join only when you are on { $n } banners.
why-too-few-coins =
    { $n ->
        [one] This costs { $n } coin, and you have none.
       *[other] This takes { $n } coins: you have too few.
    }
why-not-weakest = Advisors act in order of influence: this is not one of your weakest.
why-main-first = First perform your action, or pass it.
why-passed = You have passed the action of this turn.
why-performed = The action of this turn has begun already.
why-nothing-to-pay = This action costs nothing: just spend its points.
why-pay-first = First pay { $coins }: only then do you have { $what }.
why-no-muster-points = You have no muster points that you could spend now.
why-no-move-points = You have no move points that you could spend now.
why-no-attack-points = You have no attack points that you could spend now.
why-too-few-tax-points = Taxing { $region } takes { $points }: one where you rule, two elsewhere.
why-too-few-build-points = Building in { $region } takes { $points }: one where you rule, two elsewhere.
why-not-occupied = You do not occupy { $region }: you need a troop or your leader there.
why-no-troops-left = All your troops are on the map.
why-leader-on-map = Your leader is on the map.
why-same-region = The piece stands there already.
why-not-adjacent = { $region } has no border with { $start }.
why-too-few-troops = You do not have so many troops in { $region }.
why-attack-oneself = You cannot attack yourself.
why-nobody-there = There is no such figure in { $region }.
why-pile-empty = This pile is empty.
why-no-good-there = The good of { $region } has been taken; it comes back when the round ends.
why-structure-there = There is { FORM($structure, "a") } in { $region } already; a region has room for one of each kind.
why-no-structure-left = You have no { $structure } left.
why-card-not-there = That scheme is not among those you look at: { $scheme }.
why-card-not-in-hand = You do not have this scheme in hand: { $scheme }.
why-one-scheme = You have played a scheme in this turn; one a turn is allowed.
why-one-deed = You have accomplished a deed in this turn; one a turn is allowed.
why-not-own-deed = The deed “{ $deed }” does not lie before you.
why-deed-not-in-row = The deed “{ $deed }” does not lie in the row.
why-deed-need = You do not fulfil the condition of this deed.
why-deed-coins =
    { $n ->
        [one] This deed costs { $n } coin.
       *[other] This deed costs { $n } coins.
    }
why-deed-cards =
    { $n ->
        [one] This deed costs { $n } scheme from your hand.
       *[other] This deed costs { $n } schemes from your hand.
    }
why-deed-goods = You do not have the goods that this deed costs.
why-deed-troops = You do not have the troops that this deed costs where it wants them.
why-deed-structures = This deed costs a structure, and you have none on the map.
why-one-exchange = You have exchanged goods in this turn; once a turn is allowed.
why-exchange-used = This exchange token has been used; it is turned up again when the round ends.
why-exchange-goods = You do not have the two goods that this exchange takes.
why-exchange-otherwise = This good cannot be given now: { $good }. First comes a good that the exchange token shows.
why-no-such-good = You do not have this good: { $good }.
why-pay-otherwise = This good cannot be paid now: { $good }. The rest of the price could not be paid after it.
why-remove-otherwise = The figure in { $region } cannot be removed now. The rest of the price could not be met after it.
why-not-own-structure = You have no { $structure } in { $region }.
why-no-predslava = You do not lead with Predslava, or she is not on the map.
why-power-used = Your leader has done this in the round already.
why-no-laika = You do not have the laika.
why-laika-used = The laika has been used in this round.
why-load-too-much =
    { $n ->
        [one] Your boat can carry only { $n } of your goods.
       *[other] Your boat can carry only { $n } of your goods.
    }
why-load-same = This load leads to the same as a larger one.

## What happened: setup and rounds.

fact-leader = { $who } takes a leader: { $leader }.
fact-place = { $who } places a troop in { $region }.
fact-station = { $who } places the leader in { $region }.
fact-round = Round { $round } begins. First player: { $who }.
fact-event = Event of the round: { $event }. { $does }
fact-first = { $who } becomes the first player.

## What happened: advisors.

fact-advisor = { FORM($who, "start") } sends advisor { $n } to the { $action } banner, slot { $slot }.
fact-advisor-bribes = { FORM($who, "start") } sends advisor { $n } to the { $action } banner, slot { $slot }, with a bribe of { $coins }.
fact-turn = { FORM($who, "start") } takes back advisor { $n } from the { $action } banner, slot { $slot }: { $gives }.
fact-pass = { $who } passes the action { $action }.
fact-return = { FORM($who, "start") } comes back with leader and troop in { $region }.

## What happened: actions.

fact-muster = { FORM($who, "start") } musters a troop in { $region }.
fact-muster-leader = { FORM($who, "start") } musters the leader in { $region }.
fact-move = { $who } moves a troop from { $start } to { $region }.
fact-move-leader = { $who } moves the leader from { $start } to { $region }.
fact-attack = { FORM($who, "start") } attacks { $to } in { $region }.
fact-troop-lost = { FORM($who, "start") } loses a troop in { $region }.
fact-leader-lost = { FORM($who, "start") } loses the leader in { $region }.
fact-rebel-beaten = { $who } beats a rebel in { $region }.
fact-rebel-joins = { $who } puts a troop in the place of the rebel in { $region }.
fact-neutral-beaten = { FORM($who, "start") } beats a neutral troop in { $region }.
fact-revealed = Turned over for losses: { $scheme }. No symbol of a loss.
fact-revealed-loss = Turned over for losses: { $scheme }. A symbol of a loss!
fact-stolen = { FORM($who, "start") } steals a coin from { $to }.
fact-tax = { FORM($who, "start") } takes the { $good } of { $region }.
fact-good = { $who } gets 1 { $good }.
fact-good-more = { FORM($who, "start") } gets 1 more { $good }.
fact-coins = { FORM($who, "start") } gets { $coins }.
fact-paid = { FORM($who, "start") } pays { $coins }.
fact-build = { FORM($who, "start") } builds { FORM($structure, "a") } in { $region }.
fact-convert = { FORM($who, "start") } replaces a figure in { $region } ({ $target }) by a troop of their own.
fact-convert-only = { FORM($who, "start") } removes a figure from { $region } ({ $target }), with no troop left to replace it.
fact-draws =
    { $n ->
        [one] { $who } takes { $n } scheme from the { $pile }.
       *[other] { $who } looks at { $n } schemes of the { $pile } and keeps 1.
    }
fact-kept-card = { $who } keeps the scheme: { $scheme }.
fact-reshuffled = A pile of schemes has run out: all that lie on the table are shuffled into two new piles.
fact-token = { $who } hands the first player token to { $to }.
fact-token-kept = { $who } takes the first player token for the next round.
fact-displaces = { $who }: Predslava sends a troop of { $to } to { $region }.
fact-displaces-leader = { $who }: Predslava sends the leader of { $to } to { $region }.
fact-laika = { $who } moves a troop from { $start } to { $region } with the laika, which goes on to { $to }.
fact-laika-leader = { $who } moves the leader from { $start } to { $region } with the laika, which goes on to { $to }.

## What happened: additional actions, deeds, progress.

fact-scheme = { $who } plays the scheme { $scheme }: { $reward }.
fact-discards = { $who } discards a scheme: { $scheme }.
fact-exchange = { $who } gets { $points } for the goods.
fact-pays-good = { $who } gives { $n } { $good }.
fact-takes-deed = { $who } takes the deed “{ $deed }”.
fact-deed = { $who } accomplishes the deed “{ $deed }”: { $reward }.
fact-removes = { $who } removes a troop of their own from { $region }.
fact-removes-leader = { $who } removes their own leader from { $region }.
fact-razes = { $who } removes a structure of their own from { $region }: { $structure }.
fact-progress =
    { $n ->
        [one] { FORM($who, "start") } climbs the { $track } track, now worth { $n } point.
       *[other] { FORM($who, "start") } climbs the { $track } track, now worth { $n } points.
    }

## The rebellion: what it does, and why.

prompt-pile-rebellion =
    { $n ->
        [one] The rebellion has attacked you in { $region }. From which pile is its card for losses turned over?
       *[other] The rebellion has attacked you in { $region }. From which pile are its cards for losses turned over, { $n } at most?
    }
fact-rebellion-row = The card of the rebellion, priority { $priority }: advisor { $n } goes to the { $action } banner.
fact-rebellion-row-coin = The card of the rebellion, priority { $priority }: advisor { $n } goes to the { $action } banner, with a bribe for the top slot if need be.
fact-rebellion-skips = The card of the rebellion names advisor { $n }, who has not joined yet: the next row counts instead.
fact-rebellion-next-banner = The { $action } banner is full; the next one to the right with a free slot is { $next }.
fact-rebellion-bribe-top = A bribe of { $coins } brings the advisor of the rebellion to the top slot.
fact-rebellion-bribe-poor = The top slot would take a bribe of { $coins }: the rebellion has too few.
fact-rebellion-bribe-equal = Your advisor there is equal to that of the rebellion: a bribe of 1 coin takes it past yours.
fact-rebellion-card = The lowest card of the rebellion comes to the top, card { $card }. Its regions in order: { $regions }.
fact-rebellion-equal-advisors = Two advisors of the rebellion are equal: the one further left, or on one banner the upper one, acts first, here on the { $action } banner.
fact-rebellion-poor = The rebellion has too few coins for the action { $action } and passes.
fact-rebellion-cannot = The action { $action } would do nothing for the rebellion, which passes.
fact-rebellion-only-moved = The action { $action } itself would do nothing; the bonus moves were made, so there is no coin for passing.
fact-rebellion-bonus = Bonuses of the rebellion for this action: { $bonus }.
fact-rebellion-no-scheme = The rebellion takes no schemes: it unlocks a bonus instead.
fact-rebellion-unlocks = The rebellion takes the topmost coin of the column { $priority }. From now on the action { $action } also brings it: { $bonus }.
fact-rebellion-unlocks-leftmost = Its own column has no coin left, so the rebellion takes the topmost one of the leftmost column that has any, { $priority }. From now on the action { $action } also brings it: { $bonus }.
fact-rebellion-all-open = No coin is left on the rebellion board: there is no bonus to unlock.
fact-rebellion-musters-leader = Sviatopolk, who was off the map, is mustered first: he comes to { $region }.
fact-rebellion-musters-unruled = The rebellion musters a rebel in { $region }, where it stands and does not rule.
fact-rebellion-musters-ruled = The rebellion rules wherever it stands and musters a rebel in { $region }.
fact-rebellion-moves-rebel-empty =
    { $n ->
        [one] A rebel goes from { $start }, the nearest that can spare somebody, to { $region }, where the rebellion had nobody.
       *[other] A rebel goes from { $start }, of the { $n } nearest that can spare somebody the last in order, to { $region }, where the rebellion had nobody.
    }
fact-rebellion-moves-rebel-unruled =
    { $n ->
        [one] A rebel goes from { $start }, the nearest that can spare somebody, to { $region }, the first region that the rebellion did not rule.
       *[other] A rebel goes from { $start }, of the { $n } nearest that can spare somebody the last in order, to { $region }, the first region that the rebellion did not rule.
    }
fact-rebellion-moves-leader-empty =
    { $n ->
        [one] Sviatopolk, the first to go where he stands, goes from { $start }, the nearest that can spare somebody, to { $region }, where the rebellion had nobody.
       *[other] Sviatopolk, the first to go where he stands, goes from { $start }, of the { $n } nearest that can spare somebody the last in order, to { $region }, where the rebellion had nobody.
    }
fact-rebellion-moves-leader-unruled =
    { $n ->
        [one] Sviatopolk, the first to go where he stands, goes from { $start }, the nearest that can spare somebody, to { $region }, the first region that the rebellion did not rule.
       *[other] Sviatopolk, the first to go where he stands, goes from { $start }, of the { $n } nearest that can spare somebody the last in order, to { $region }, the first region that the rebellion did not rule.
    }
fact-rebellion-attacks-unruled = The rebellion attacks in { $region }, where it does not rule.
fact-rebellion-attacks-ruled = The rebellion attacks in { $region }, where it rules.
fact-rebellion-cards = Cards for the losses of the rebellion in { $region }: { $n } ({ $why }).
cards-always = 1 in any case
cards-ruled = 1 more as you rule the region
cards-stronghold = 1 more for your stronghold
cards-sviatopolk = 1 fewer as Sviatopolk is there
cards-bonus = { $n } fewer by bonuses
fact-rebellion-builds-ruled-bare = { $region }: the rebellion rules there and has no structure yet. First possible structure of the card: { $structure }.
fact-rebellion-builds-unruled-bare = { $region }: the rebellion does not rule there and has no structure yet. First possible structure of the card: { $structure }.
fact-rebellion-builds-ruled-shared = { $region }: the rebellion rules there and has a structure, but is not alone. First possible structure of the card: { $structure }.
fact-rebellion-builds-ruled = { $region }: the rebellion rules there and has a structure. First possible structure of the card: { $structure }.
fact-rebellion-taxes-ruled-room = { $region }: the rebellion rules there, and its boat has room for the good.
fact-rebellion-taxes-unruled-room = { $region }: the rebellion does not rule there, but its boat has room for the good.
fact-rebellion-taxes-ruled-full = { $region }: the rebellion rules there; the good goes to the dock.
fact-rebellion-taxes-unruled-full = { $region }: the rebellion does not rule there; the good goes to the dock.
fact-priority-regions = You occupy more regions than the rebellion. Its new priority: { $priority }.
fact-priority-structures = You have more adjacent regions with structures than the rebellion. Its new priority: { $priority }.
fact-priority-goods = You have more goods on your boat than the rebellion. Its new priority: { $priority }.
fact-priority-start = You are ahead of the rebellion in nothing. It returns to its first priority: { $priority }.
fact-rebellion-behind = You are ahead of the rebellion on the { $track } track.
fact-rebellion-rallies = The round ends: a rebel joins Sviatopolk in { $region }.

## The end.

end-rounds = Round { $rounds } is over, and with it the game.
source-track = { $track } track
source-war = Warfare track
source-agenda = Secret agenda
source-deeds = Deeds
source-coins = Rebel coins
source-dock = Goods on rebel dock
tie-regions = Regions ruled
tie-coins = Coins
verdict-won = The rebellion is put down: you win.
verdict-shared = You and the rebellion are equal in everything: the victory is shared.
verdict-lost = The rebellion prevails: you lose.

## Options.

option-leaders = Leaders
option-leaders-chosen = each chooses
option-leaders-dealt = by lot
option-goods = Goods of the regions
option-goods-printed = as printed on the map
option-goods-dealt = dealt by tokens
option-rewards = Rewards for rebels
option-rewards-stickers = under the figures
option-rewards-tokens = from a pile of tokens
option-row = Row of deeds after each round
option-row-kept = stays
option-row-renewed = is laid anew
option-events = Events and the laika (what the cards do is reconstructed)
option-events-no = no
option-events-yes = yes
option-level = Rebellion
option-level-easy = easy
option-level-medium = medium
option-level-hard = hard
option-level-very-hard = very hard

## What lies in the box, as a checklist calls it.

box-region = Regions
box-banner = Banners of the strategy board
box-advisor = Advisors of a player
box-track = Advancement tracks
box-claim-board = Claim board
box-war-track = Warfare track
box-boat-column = Columns of the boat
box-exchange-token = Exchange tokens
box-scheme = Scheme cards
box-deed = Deed cards
box-leader = Leaders
box-agenda = Secret agendas
box-rebel = Rebels
box-reward-token = Reward tokens for rebels
box-good-token = Goods tokens
box-good = Goods
box-piece = Pieces of a player
box-insurrection = Insurrection cards
box-rebellion-board = Rebellion boards
box-bonus = Bonuses of the rebellion
box-event = Event cards
box-laika = Laika
box-course = The course of the game

## The drawing.

drawing-title = Rurik: Dawn of Kiev
group-course = Round and order of turns
group-map = The map
group-lands = List of regions
group-board = Strategy board
group-tracks = Advancement and warfare
group-turn = Points at hand
group-leaders = Leaders to choose from
group-deeds = Deeds to pick
group-schemes = Scheme cards
group-hand = Your cards
group-rebellion = Board of the rebellion
group-court = { $who }: leader, boat and supply
course-round = Round { $round } of { $rounds }
course-over = The game is over
crest-now =
    { $who } is to choose{ $token ->
        [0] { "" }
       *[other] ; first player token
    }
crest =
    { $who }{ $token ->
        [0] { "" }
       *[other] ; first player token
    }
region-ruled = { $region }, ruled by { $who }
region-unruled = { $region }, ruled by nobody
good-here = { $good } to be taxed
good-gone = { $good }, taxed already
plot-built = { $structure }: { $who }
leader-of = { $leader } ({ $who })
stack-of =
    { $who }: { $troops ->
        [0] { "" }
        [one] { $troops } troop
       *[other] { $troops } troops
    }{ $leader ->
        [0] { "" }
       *[other]
            { $troops ->
                [0] the leader
               *[other] { " " }and the leader
            }
    }
rebels-here =
    { $n ->
        [one] { $n } rebel
       *[other] { $n } rebels
    }
neutral-here =
    { $n ->
        [one] { $n } neutral troop
       *[other] { $n } neutral troops
    }
slot-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }{ $cost ->
        [0] { "" }
       *[other] , costs { $coins }
    }
slot-cards =
    { $n ->
        [one] draw { $n } card
       *[other] draw { $n } cards and keep one
    }{ $cost ->
        [0] { "" }
       *[other] , costs { $coins }
    }{ $token ->
        [0] { "" }
       *[other] , and hand on the first player token
    }
advisor-of = { $who }: advisor { $influence }
advisor-bribed = { $who }: advisor { $influence } with a bribe of { $coins }
advisors-of =
    { $who }: { $n ->
        [one] advisor { $influence } in hand
       *[other] { $n } advisors { $influence } in hand
    }
store-title = { $good }: { $boat } of { $places } on the boat, { $dock } on the dock
camp-title =
    { $n ->
        [one] { $n } troop left to muster
       *[other] { $n } troops left to muster
    }
yard-church = Churches left to build: { $n }
yard-market = Markets left to build: { $n }
yard-stronghold = Strongholds left to build: { $n }
beaten-title = Beaten rebels: { $n }
cards-title = Scheme cards in hand: { $n }
power-used = Used in this round
heading-deeds = Deeds to pick ({ $n } more in the deck)
heading-discard = Discarded schemes: { $n }
heading-hand = Your cards (schemes: { $n })
lands-region = Region
lands-good = Good
lands-ruler = Ruler
lands-troops = Troops
lands-structures = Built

## The table in words.

summary-course = Round { $round } of { $rounds }, { $phase }. First in turn: { $first }. First player token: { $token }.
summary-event = Event of the round, { $event }: { $does }
summary-region = { $region }: { $things }.
summary-banner = { $action }: { $men }.
summary-banner-empty = { $action }: nobody.
summary-slot =
    slot { $slot } for { $n } ({ $who }, advisor { $influence }{ $bribe ->
        [0] )
       *[other] , bribe { $bribe })
    }
summary-slot-cards =
    slot { $slot }, cards: { $n } ({ $who }, advisor { $influence }{ $bribe ->
        [0] )
       *[other] , bribe { $bribe })
    }
summary-turn = Main action { $action }; at hand: { $points }.
summary-deed = To pick: { $deed }.
summary-looked = You are looking at: { $cards }.
summary-rebellion = Rebellion, level { $level }, priority { $priority }. Its regions in order: { $regions }. It builds: { $structures }.
summary-leader = { $who }: { $leader }. { $does }
summary-court = { $who }: { $coins }; goods: { $goods }; troops in supply: { $camp }; rules { $rules }, occupies { $occupies }, largest group with structures { $joined }.
summary-tracks = { $who }, steps: { $tracks }.
summary-step = { $track } { $step }
summary-advisor = { $influence }
summary-advisors = { $who }, advisors in hand: { $advisors }.
summary-hand = { $who }, scheme cards: { $cards }.
summary-cards = { $who }, scheme cards in hand: { $n }.
summary-deeds = { $who }, deeds to do: { $deeds }.
summary-done = { $who }, deeds done: { $deeds }.
summary-agenda = { $who }, secret agenda { $agenda }: { $does }
