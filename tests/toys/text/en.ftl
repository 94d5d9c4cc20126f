option-lots = Lots
option-lots-three = Three
option-lots-five = Five
prompt-bid = Bid for the lot.
prompt-deal = Keep the lot or hand it on.
choice-bid = Bid { $coins }
choice-keep = Keep it
choice-hand = Hand it to { $who }
why-bid = Now a bid is asked.
why-poor = You have only { $coins }.
why-deal = Now the lot is to be kept or handed on.
fact-won = { $who } wins the lot for { $coins }.
end-lots = All lots are gone.
source-coins = Coins
source-lots = Lots
purse = { $who } has { $coins } and { $lots }.
count-lots =
    { $n ->
        [one] { $n } lot
       *[other] { $n } lots
    }
box-purse = Purses
title = Purses
