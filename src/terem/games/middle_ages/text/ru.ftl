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
    .full-acc =
        { FORM($area, "acc") }{ $farmers ->
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
prompt-scout = Отправьте разведчика сберечь для вас тайл.
prompt-add-income = Прибавьте к доходу одной из колонок { FORM($coins, "acc") }.
prompt-token = Выберите жетон дополнительной области.
prompt-place-token = Выберите колонку, в доход которой войдёт и { $area }.
prompt-return = Выберите тайл, который вернётся с кладбища.

## Выбор.

choice-lord = { $tile } (тайл { $place })
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
why-scout-there = Этот тайл бережёт чужой разведчик (игрок: { $who }).
why-scout-lord = На этом тайле стоит лорд (игрок: { $who }).
why-scout-own-row = Разведчик отправляется выше или ниже ряда вашего лорда, но не в тот же ряд.
why-scout-twice = Этот тайл уже бережёт другой разведчик (игрок: { $who }).
why-scout-same = Ваш разведчик уже стоит на этом тайле.
why-income-there = В этой колонке ({ $area }) уже есть жетон дополнительного дохода, второй не положить.
why-token-gone = Жетон «{ $area }» уже забрали.
why-token-nowhere = Жетон «{ $area }» не подходит ни к одной вашей колонке.
why-area-there = В этой колонке ({ $area }) уже есть жетон дополнительной области, второй не положить.
why-area-named = В доходе этой колонки ({ $area }) уже учитывается { $token }.
why-not-in-graveyard = На вашем кладбище нет такого тайла: { $tile }.

## Что произошло.

fact-round = Начинается раунд { $round }.
fact-lord = { $who }: лорд переходит на { FORM($tile, "acc") } в ряду { $row }.
fact-taken = { $who } берёт { FORM($tile, "full-acc") }.
fact-discarded = Тайл без лорда ({ FORM($tile, "bare") }) уходит в сброс.
fact-row = Ряд { $row } выложен заново.
fact-reserve = Синяя стопка кончилась, дальше тайлы берутся из оранжевой.
fact-reshuffled = Стопка кончилась, сброс перемешан в новую: { $tiles }.
fact-symbols = { $who } получает { FORM($coins, "acc") } за эффект { FORM($area, "gen") }.
fact-income = { $who } получает { FORM($coins, "acc") } дохода с { FORM($area, "gen") }.
fact-attacked = { $who } атакует, под ударом { $to }.
fact-given = { $who } отдаёт { FORM($coins, "acc") }, получает { $to }.
fact-destroyed = { $who } теряет { FORM($tile, "full-acc") }: тайл уходит на кладбище.
fact-returned = { $who } возвращает с кладбища { FORM($tile, "full-acc") }.
fact-scout = { $who } отправляет разведчика на { FORM($tile, "acc") } в ряду { $row }.
fact-no-scout = { $who } не отправляет разведчика.
fact-scout-home = { $who } забирает разведчика.
fact-add-income = { $who } кладёт жетон дополнительного дохода в колонку { FORM($area, "gen") }.
fact-add-area = { $who } кладёт жетон «{ $token }» в колонку { FORM($area, "gen") }.
fact-event = Событие: { $event }.
fact-earned = { $who } получает { FORM($coins, "acc") }.
fact-paid = { $who } отдаёт в запас { FORM($coins, "acc") }.
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
