option-lots = Лоты
option-lots-three = Три
option-lots-five = Пять
prompt-bid = Предложите цену за лот.
prompt-deal = Оставьте лот себе или передайте.
choice-bid = Предложить { $coins }
choice-keep = Оставить себе
choice-hand = Передать: { $who }
why-bid = Сейчас нужно назвать цену.
why-poor = У вас только { $coins }.
why-deal = Сейчас нужно оставить лот или передать.
fact-won = { $who } выигрывает лот за { FORM($coins, "acc") }.
end-lots = Все лоты разобраны.
source-coins = Монеты
source-lots = Лоты
purse = { $who }: { $coins } и { $lots }.
count-lots =
    { $n ->
        [one] { $n } лот
        [few] { $n } лота
       *[many] { $n } лотов
    }
box-purse = Кошельки
title = Кошельки
