### «Средние Века» по-русски.

## Области и названные по ним колонки феода.

area-field = поле
    .gen = поля
    .dat = полю
    .acc = поле
    .ins = полем
    .pre = поле
    .pl-gen = полей
    .gender = neuter
area-mill = мельница
    .gen = мельницы
    .dat = мельнице
    .acc = мельницу
    .ins = мельницей
    .pre = мельнице
    .pl-gen = мельниц
    .gender = feminine
area-village = деревня
    .gen = деревни
    .dat = деревне
    .acc = деревню
    .ins = деревней
    .pre = деревне
    .pl-gen = деревень
    .gender = feminine
area-fortification = укрепления
    .gen = укреплений
    .dat = укреплениям
    .acc = укрепления
    .ins = укреплениями
    .pre = укреплениях
    .pl-gen = укреплений
    .gender = plural
area-market = рынок
    .gen = рынка
    .dat = рынку
    .acc = рынок
    .ins = рынком
    .pre = рынке
    .pl-gen = рынков
    .gender = masculine
area-barracks = казармы
    .gen = казарм
    .dat = казармам
    .acc = казармы
    .ins = казармами
    .pre = казармах
    .pl-gen = казарм
    .gender = plural
area-church = церковь
    .gen = церкви
    .dat = церкви
    .acc = церковь
    .ins = церковью
    .pre = церкви
    .pl-gen = церквей
    .gender = feminine
area-palace = дворец
    .gen = дворца
    .dat = дворцу
    .acc = дворец
    .ins = дворцом
    .pre = дворце
    .pl-gen = дворцов
    .gender = masculine

tile =
    { $area }{ $farmers ->
        [0] { "" }
        [one] , { $farmers } фермер
        [few] , { $farmers } фермера
       *[many] , { $farmers } фермеров
    }{ $chests ->
        [0] { "" }
        [one] , { $chests } сундук
        [few] , { $chests } сундука
       *[many] , { $chests } сундуков
    }
    .bare = { $area }
    .gen = { FORM($area, "gen") }
    .acc = { FORM($area, "acc") }
    .pre = { FORM($area, "pre") }

count-columns =
    { $n ->
        [one] { $n } пустая колонка
        [few] { $n } пустые колонки
       *[many] { $n } пустых колонок
    }
    .acc =
        { $n ->
            [one] { $n } пустую колонку
            [few] { $n } пустые колонки
           *[many] { $n } пустых колонок
        }
count-tiles =
    { $n ->
        [one] { $n } тайл
        [few] { $n } тайла
       *[many] { $n } тайлов
    }

## События.

event-developed-trade = Развитая торговля
event-exquisite-goods = Изысканные товары
event-strengthened-defence = Укрепление обороны
event-good-harvest = Хороший урожай
event-subsidy = Субсидия
event-triumphant-return = Триумфальное возвращение
event-population-growth = Прирост населения
event-vast-domains = Обширные владения
event-costly-ceremonies = Дорогостоящие церемонии
event-peasant-revolt = Крестьянский бунт
event-alliance = Альянс
event-barbarian-invasion = Нашествие варваров
event-black-death = Чёрная смерть
event-earthquake = Землетрясение
event-reconstruction = Реконструкция

## Вопросы.

prompt-first-lord = Поставьте лорда на тайл верхнего ряда.
prompt-lord = Переместите лорда на тайл { $row }-го ряда.
prompt-scout = Отправьте разведчика на тайл, который хотите зарезервировать.
prompt-add-income = Выберите колонку, где каждый тайл принесёт на { FORM($coins, "acc") } больше.
prompt-token = Выберите жетон дополнительной области.
prompt-place-token = Выберите колонку, в доходе которой будут учитываться и тайлы { FORM($area, "gen") }.
prompt-return = Выберите тайл, который вернётся с кладбища.

## Выбор.

choice-lord = { $tile } (тайл { $place })
choice-scout = Ряд { $row }, тайл { $place }: { $tile }
choice-no-scout = Не отправлять разведчика
choice-keep-scout = Оставить разведчика на месте
choice-column = Колонка: { $area }
choice-token = Жетон: { $area }
choice-return = { $tile }

## Почему нельзя.

why-not-lord = Сейчас нужно переместить лорда.
why-not-scout = Сейчас нужно решить, куда отправить разведчика.
why-not-column = Сейчас нужно выбрать колонку своего феода.
why-not-token = Сейчас нужно выбрать жетон дополнительной области.
why-not-return = Сейчас нужно выбрать тайл на своём кладбище.
why-no-place =
    { $places ->
        [one] В ряду за этим столом только { $places } тайл.
        [few] В ряду за этим столом только { $places } тайла.
       *[many] В ряду за этим столом только { $places } тайлов.
    }
why-no-tile = На этом месте нет тайла.
why-lord-there = Здесь уже стоит лорд (игрок: { $who }), а на тайле помещается только один.
why-scout-there = Этот тайл зарезервирован чужим разведчиком (игрок: { $who }).
why-scout-lord = На этом тайле стоит лорд (игрок: { $who }).
why-scout-own-row = Разведчик отправляется выше или ниже ряда вашего лорда, но не в тот же ряд.
why-scout-twice = Этот тайл уже зарезервирован другим разведчиком (игрок: { $who }).
why-scout-same = Ваш разведчик уже стоит на этом тайле.
why-income-there = В этой колонке ({ $area }) уже есть жетон дополнительного дохода, второй не положить.
why-token-gone = Жетон «{ $area }» уже забрали.
why-token-nowhere = Жетон «{ $area }» не подходит ни к одной вашей колонке.
why-area-there = В этой колонке ({ $area }) уже есть жетон дополнительной области, второй не положить.
why-area-named = В доходе этой колонки ({ $area }) уже учитываются тайлы { FORM($token, "gen") }.
why-not-in-graveyard = На вашем кладбище нет такого тайла: { $tile }.

## Что произошло.

fact-round = Начинается раунд { $round }.
fact-first-lord = { $who } ставит лорда на { FORM($tile, "acc") } в ряду { $row }.
fact-lord = { $who }: лорд переходит на { FORM($tile, "acc") } в ряду { $row }.
fact-taken = { $who } берёт тайл: { $tile }.
fact-discarded = Тайл без лорда ({ FORM($tile, "bare") }) уходит в сброс.
fact-row = Ряд { $row } выложен заново.
fact-reserve = Синяя стопка кончилась, дальше тайлы берутся из оранжевой.
fact-reshuffled = Стопка кончилась, сброс перемешан и стал новой стопкой: { $tiles }.
fact-symbols = { $who } получает { FORM($coins, "acc") } за эффект { FORM($area, "gen") }.
fact-income = { $who } получает { FORM($coins, "acc") } дохода с { FORM($area, "gen") }.
fact-attacked = { $who } атакует: под удар попадает { $to }.
fact-given = { $who } отдаёт { FORM($coins, "acc") }, их получает { $to }.
fact-destroyed = { $who } теряет тайл ({ $tile }), он уходит на кладбище.
fact-returned = { $who } возвращает с кладбища тайл: { $tile }.
fact-scout = { $who } отправляет разведчика на { FORM($tile, "acc") } в ряду { $row }.
fact-no-scout = { $who } не отправляет разведчика.
fact-scout-home = { $who } забирает разведчика.
fact-add-income = { $who } кладёт жетон дополнительного дохода в колонку { FORM($area, "gen") }.
fact-add-area = { $who } кладёт жетон «{ $token }» в колонку { FORM($area, "gen") }.
fact-event = Событие: { $event }.
fact-earned = { $who } получает { FORM($coins, "acc") }.
fact-paid = { $who } отдаёт в общий запас { FORM($coins, "acc") }.
fact-penalty = { $who } теряет { FORM($coins, "acc") } за { FORM($columns, "acc") }.

## Конец.

end-rounds = Раунд { $rounds } сыгран, партия окончена.
source-farmers = Фермеры (поля)
source-chests = Сундуки (рынки)
source-mills = Дань мельниц
source-raids = Добыча казарм
source-given = Отдано другим
source-events = События
source-penalty = Пустые колонки
source-start = На старте
source-income = Доход: { $area }

## Что делают события.

event-does-developed-trade = { $coins } за каждого фермера.
event-does-exquisite-goods = { $coins } за каждый сундук.
event-does-strengthened-defence = { $coins } за каждый тайл укреплений.
event-does-good-harvest = { $coins } за каждое поле.
event-does-subsidy = { $coins } за каждый тайл на кладбище.
event-does-triumphant-return = { $coins } за каждый рынок и за каждые казармы.
event-does-population-growth = { $coins } за каждую мельницу и деревню.
event-does-vast-domains = { $coins } за каждый имеющийся тип области.
event-does-costly-ceremonies = Отдайте { FORM($coins, "acc") } за каждую церковь и каждый дворец.
event-does-peasant-revolt = Разрушается 1 дворец.
event-does-alliance = { $coins } за каждую церковь и каждый дворец.
event-does-barbarian-invasion = Разрушаются 1 мельница и 1 поле.
event-does-black-death = Разрушаются 1 деревня и 1 тайл казарм.
event-does-earthquake = Разрушается 1 тайл укреплений.
event-does-reconstruction = Верните в феод 1 тайл с кладбища.

## Стол словами.

summary-round = Раунд { $round } из { $rounds }.
summary-first-lords = Игроки расставляют первых лордов.
summary-event = После раунда { $round }: { $event }. { $does }
summary-row = Ряд { $row }: { $tiles }.
summary-row-now = Ряд { $row }, разыгрывается сейчас: { $tiles }.
summary-tile = { $place } — { $tile }
summary-lord = { $place } — { $tile } (лорд: { $who })
summary-scout = { $place } — { $tile } (разведчик: { $who })
summary-discard = В сбросе: { $tiles }.
summary-fief = { $who }: { $coins }. Феод: { $columns }.
summary-graveyard = { $who }, кладбище: { $tiles }.
summary-column =
    { $area } × { $tiles }{ $farmers ->
        [0] { "" }
        [one] , { $farmers } фермер
        [few] , { $farmers } фермера
       *[many] , { $farmers } фермеров
    }{ $chests ->
        [0] { "" }
        [one] , { $chests } сундук
        [few] , { $chests } сундука
       *[many] , { $chests } сундуков
    } (доход { $income }{ $extra ->
        [0] { "" }
       *[many] , +{ $extra } за каждый тайл
    })
summary-column-also = { $column }, в доходе учитываются и тайлы { FORM($also, "gen") }

## Что лежит в коробке: так это называет список для сверки.

box-tile = Тайлы областей
box-column = Колонки планшета феода
box-event = Карты событий
box-area-token = Жетоны дополнительных областей
box-income-token = Жетоны дополнительного дохода
box-course = Ход партии
box-supply = Стопки по числу игроков
box-wealth = Жетоны богатства

### drawing

drawing-title = Средние Века
drawing-round = Раунд { $round } из { $rounds }
drawing-first-lords = Первые лорды
group-course = Ход игры
group-plan = Поле замыслов
group-events = События
group-supply = Запас
group-fief = Феод: { $who }
plan-row = Ряд { $row }
plan-row-now = Ряд { $row }: его тайлы берут в этом раунде
lord-of = Лорд: { $who }
scout-of = Разведчик: { $who }
turn-now = Сейчас выбирает: { $who }
turn-moved = Ход в этом раунде уже сделан: { $who }
turn-waits = Ещё пойдёт в этом раунде: { $who }
fief-farmers =
    { $n ->
        [one] { $n } фермер
        [few] { $n } фермера
       *[many] { $n } фермеров
    }
fief-chests =
    { $n ->
        [one] { $n } сундук
        [few] { $n } сундука
       *[many] { $n } сундуков
    }
graveyard = кладбище
extra-area = дополнительная область: { $area }
column-title = { $area }. Эффект: { $effect } Доход: { $coins } за каждый тайл ({ $areas }).
column-yields = Сейчас эта колонка принесла бы { FORM($coins, "acc") }.
pile-blue = Синяя стопка: { $tiles }
pile-orange = Оранжевая стопка: { $tiles }
pile-mixed = Стопка обоих цветов: { $tiles }
pile-discard = Сброшено: { $tiles }
effect-field = { $coins } за каждого фермера.
effect-mill = каждый, у кого мельниц меньше, отдаёт вам { FORM($coins, "acc") }.
effect-village = тайл возвращается с вашего кладбища.
effect-fortification = разведчик резервирует для вас тайл поля замыслов.
effect-market = { $coins } за каждый сундук.
effect-barracks = каждый, у кого укреплений меньше, чем у вас казарм, теряет крайний слева тайл и отдаёт вам { FORM($coins, "acc") }.
effect-church = к любой колонке добавляется жетон дополнительного дохода.
effect-palace = к любой колонке добавляется жетон дополнительной области.
event-after = После раунда { $round }.
