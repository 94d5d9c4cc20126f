### «Рюрик» по-русски.

## Уделы; формы in, into и from — с предлогом: где, куда, откуда.

region-novgorod = Новгород
    .gen = Новгорода
    .dat = Новгороду
    .acc = Новгород
    .ins = Новгородом
    .pre = Новгороде
    .in = в Новгороде
    .into = в Новгород
    .from = из Новгорода
    .start-in = В Новгороде
region-rostov = Ростов
    .gen = Ростова
    .dat = Ростову
    .acc = Ростов
    .ins = Ростовом
    .pre = Ростове
    .in = в Ростове
    .into = в Ростов
    .from = из Ростова
    .start-in = В Ростове
region-polotsk = Полоцк
    .gen = Полоцка
    .dat = Полоцку
    .acc = Полоцк
    .ins = Полоцком
    .pre = Полоцке
    .in = в Полоцке
    .into = в Полоцк
    .from = из Полоцка
    .start-in = В Полоцке
region-smolensk = Смоленск
    .gen = Смоленска
    .dat = Смоленску
    .acc = Смоленск
    .ins = Смоленском
    .pre = Смоленске
    .in = в Смоленске
    .into = в Смоленск
    .from = из Смоленска
    .start-in = В Смоленске
region-volyn = Волынь
    .gen = Волыни
    .dat = Волыни
    .acc = Волынь
    .ins = Волынью
    .pre = Волыни
    .in = на Волыни
    .into = на Волынь
    .from = с Волыни
    .start-in = На Волыни
region-kiev = Киев
    .gen = Киева
    .dat = Киеву
    .acc = Киев
    .ins = Киевом
    .pre = Киеве
    .in = в Киеве
    .into = в Киев
    .from = из Киева
    .start-in = В Киеве
region-chernigov = Чернигов
    .gen = Чернигова
    .dat = Чернигову
    .acc = Чернигов
    .ins = Черниговом
    .pre = Чернигове
    .in = в Чернигове
    .into = в Чернигов
    .from = из Чернигова
    .start-in = В Чернигове
region-pereyaslavl = Переяславль
    .gen = Переяславля
    .dat = Переяславлю
    .acc = Переяславль
    .ins = Переяславлем
    .pre = Переяславле
    .in = в Переяславле
    .into = в Переяславль
    .from = из Переяславля
    .start-in = В Переяславле
region-pskov = Псков
    .gen = Пскова
    .dat = Пскову
    .acc = Псков
    .ins = Псковом
    .pre = Пскове
    .in = в Пскове
    .into = в Псков
    .from = из Пскова
    .start-in = В Пскове
region-suzdal = Суздаль
    .gen = Суздаля
    .dat = Суздалю
    .acc = Суздаль
    .ins = Суздалем
    .pre = Суздале
    .in = в Суздале
    .into = в Суздаль
    .from = из Суздаля
    .start-in = В Суздале
region-galich = Галич
    .gen = Галича
    .dat = Галичу
    .acc = Галич
    .ins = Галичем
    .pre = Галиче
    .in = в Галиче
    .into = в Галич
    .from = из Галича
    .start-in = В Галиче
region-brest = Брест
    .gen = Бреста
    .dat = Бресту
    .acc = Брест
    .ins = Брестом
    .pre = Бресте
    .in = в Бресте
    .into = в Брест
    .from = из Бреста
    .start-in = В Бресте
region-murom = Муром
    .gen = Мурома
    .dat = Мурому
    .acc = Муром
    .ins = Муромом
    .pre = Муроме
    .in = в Муроме
    .into = в Муром
    .from = из Мурома
    .start-in = В Муроме
region-peresech = Пересечень
    .gen = Пересеченя
    .dat = Пересеченю
    .acc = Пересечень
    .ins = Пересеченем
    .pre = Пересечене
    .in = в Пересечене
    .into = в Пересечень
    .from = из Пересеченя
    .start-in = В Пересечене
region-azov = Азов
    .gen = Азова
    .dat = Азову
    .acc = Азов
    .ins = Азовом
    .pre = Азове
    .in = в Азове
    .into = в Азов
    .from = из Азова
    .start-in = В Азове

## Товары.

good-wood = древесина
    .gen = древесины
    .acc = древесину
    .ins = древесиной
good-ore = руда
    .gen = руды
    .acc = руду
    .ins = рудой
good-fish = рыба
    .gen = рыбы
    .acc = рыбу
    .ins = рыбой
good-honey = мёд
    .gen = мёда
    .acc = мёд
    .ins = мёдом
good-fur = пушнина
    .gen = пушнины
    .acc = пушнину
    .ins = пушниной

## Основные действия, и для чего они нужны.

action-muster = Призыв
    .gen = призыва
    .acc = призыв
    .pre = призыве
action-move = Поход
    .gen = похода
    .acc = поход
    .pre = походе
action-attack = Атака
    .gen = атаки
    .acc = атаку
    .pre = атаке
action-tax = Дань
    .gen = дани
    .acc = дань
    .pre = дани
action-build = Строительство
    .gen = строительства
    .acc = строительство
    .pre = строительстве
action-scheme = Указы
    .gen = указов
    .acc = указы
    .pre = указах
action-does-muster = Призыв: за каждое очко — новый ратник в уделе, который вы занимаете
action-does-move = Поход: за каждое очко ратник или персонаж идёт в соседний удел
action-does-attack = Атака: за каждое очко — удар по мятежнику или противнику в уделе, где стоят ваши ратники
action-does-tax = Дань: товар стоит одно очко там, где вы владеете, и два — в другом уделе
action-does-build = Строительство: постройка стоит одно очко там, где вы владеете, и два — в другом уделе
action-does-scheme = Указы: возьмите карты указов и оставьте одну из них

## Постройки.

structure-church = церковь
    .gen = церкви
    .acc = церковь
    .ins = церковью
    .pl = церкви
    .pl-gen = церквей
    .gender = feminine
structure-market = рынок
    .gen = рынка
    .acc = рынок
    .ins = рынком
    .pl = рынки
    .pl-gen = рынков
    .gender = masculine
structure-stronghold = крепость
    .gen = крепости
    .acc = крепость
    .ins = крепостью
    .pl = крепости
    .pl-gen = крепостей
    .gender = feminine

## Счётчики и фазы.

track-rule = Владения
    .gen = владений
track-build = Постройки
    .gen = построек
track-trade = Торговля
    .gen = торговли
track-war = Война
track-does-rule = Владения: сколькими уделами вы владеете
track-does-build = Постройки: ваши постройки в уделах, соседних друг с другом
track-does-trade = Торговля: товары в вашей ладье
track-does-war = Война: удачные атаки на противников; в конце первый получает { $first }, второй — { $second }
step-rule = Уделов во владении — { $n }: { $points }
step-rule-capitals = Уделов во владении — { $n }, и оба стольных города среди них: { $points }
step-build = Соседних уделов с вашими постройками — { $n }: { $points }
step-trade = Товаров в ладье — { $n }: { $points }
marker-of = { $who }, «{ $track }»: деление { $step }
phase-setup = подготовка
phase-strategy = фаза стратегии
phase-action = фаза действий
phase-claim = фаза развития

## Персонажи и их способности, коротко.

leader-agatha = Агафья
leader-boris = Борис
leader-maria = Мария
leader-mstislav = Мстислав
leader-predslava = Предслава
leader-sviatopolk = Святополк
leader-sudislav = Судислав
leader-yaroslav = Ярослав
leader-does-agatha = Куда бы она ни шла, с ней даром идут до двух ваших ратников из её удела.
leader-does-boris = Атака на противника рядом с ним раскрывает на одну карту меньше и крадёт у него монету, если она есть.
leader-does-maria = Раз в раунд призывать можно и в один удел по соседству с ней, где у вас никого нет.
leader-does-mstislav = В его уделе товар стоит одно очко дани, а постройка — одно очко строительства, кто бы им ни владел.
leader-does-predslava = Раз в раунд она отсылает чужую фигурку из своего удела в соседний; владелец фигурки получает монету.
leader-does-sviatopolk = Мятежники рядом с ним помогают вам владеть уделом, а на место побеждённого там встаёт ваш ратник.
leader-does-sudislav = Очки атаки можно тратить в его уделе как очки призыва.
leader-does-yaroslav = Чужие постройки рядом с ним не действуют, а при равенстве сил его уделом владеете вы.
leader-does-rebel = Пока он на поле, мятежники раскрывают на карту меньше там, где он сражается, и в конце раунда призывают ратников к нему.

## Карты указов.

scheme-muster-1 = Набор
scheme-muster-1-paid = Наёмные копья
scheme-muster-1-coin = Охочие люди
scheme-muster-2 = Клич
scheme-move-1 = Дозор
scheme-move-2 = Быстрый переход
scheme-move-3 = Дальний поход
scheme-attack-1 = Набег
scheme-attack-1-paid = Купленные мечи
scheme-attack-1-coin = Добыча
scheme-tax-1 = Оброк
scheme-tax-1-coin = Богатый оброк
scheme-tax-2 = Полюдье
scheme-build-1 = Плотники
scheme-build-1-paid = Наёмные зодчие
scheme-build-1-coin = Торжище
scheme-coins-2 = Тайный клад
scheme-deed = Совет
scheme-deed-coin = Мудрый совет
scheme-deed-paid = Купленный совет
scheme-told =
    { $scheme }: { $gives }{ $cost ->
        [0] { "" }
       *[other] ; цена — { $coins }
    }{ $loss ->
        [0] { "" }
       *[other] ; символ потери
    }
pile-left = левая колода
    .gen = левой колоды
    .acc = левую колоду
    .start = Левая колода
pile-right = правая колода
    .gen = правой колоды
    .acc = правую колоду
    .start = Правая колода
pile-title =
    { $pile }: { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }

## Награды и очки.

count-muster-points =
    { $n ->
        [one] { $n } очко призыва
        [few] { $n } очка призыва
       *[many] { $n } очков призыва
    }
count-move-points =
    { $n ->
        [one] { $n } очко похода
        [few] { $n } очка похода
       *[many] { $n } очков похода
    }
count-attack-points =
    { $n ->
        [one] { $n } очко атаки
        [few] { $n } очка атаки
       *[many] { $n } очков атаки
    }
count-tax-points =
    { $n ->
        [one] { $n } очко дани
        [few] { $n } очка дани
       *[many] { $n } очков дани
    }
count-build-points =
    { $n ->
        [one] { $n } очко строительства
        [few] { $n } очка строительства
       *[many] { $n } очков строительства
    }
count-safe-points =
    { $n ->
        [one] { $n } очко атаки, раскрывающей на карту меньше
        [few] { $n } очка атаки, раскрывающей на карту меньше
       *[many] { $n } очков атаки, раскрывающей на карту меньше
    }
count-far-points =
    { $n ->
        [one] { $n } поход в любой удел
        [few] { $n } похода в любые уделы
       *[many] { $n } походов в любые уделы
    }
count-draws =
    { $n ->
        [one] взять { $n } карту указа
        [few] взять { $n } карты указов
       *[many] взять { $n } карт указов
    }
reward-pick = подвиг из ряда
reward-draw = 1 указ из { $n } на выбор
reward-far =
    { $n ->
        [one] отправьте { $n } фигурку в любой удел
        [few] отправьте { $n } фигурки в любые уделы
       *[many] отправьте { $n } фигурок в любые уделы
    }

## Подвиги.

deed-market-day = Базарный день
deed-honorable-prince = Благородный князь
deed-master-beekeeper = Бортничество
deed-great-library = Великая библиотека
deed-establish-fortress = Великая крепость
deed-grand-hunter = Великая охота
deed-dispatch-messengers = Гонцы
deed-send-gifts = Дары
deed-tithe-payments = Десятина
deed-border-patrols = Дозорные
deed-law-giver = Законотворец
deed-defensive-belt = Засечная черта
deed-hoard = Казна
deed-wilderness-forts = Лесной острог
deed-peace-maker = Миротворец
deed-reward-laborers = Награда труженикам
deed-new-beginning = Новое начало
deed-splendid-feast = Пир на весь мир
deed-victory-march = Победная поступь
deed-hire-mercenaries = Привлечение наёмников
deed-enforce-peace = Принуждение к миру
deed-retire-veterans = Роспуск войска
deed-amass-forces = Сбор сил
deed-capital-city = Стольный град
deed-trade-route = Торговый путь
deed-generous-prince = Щедрый князь
deed-does = { $asks } — { $gives }
deed-title = { $deed }, { $points }. { $asks } — { $gives }
ask-cards =
    { $n ->
        [one] сбросьте { $n } указ
        [few] сбросьте { $n } указа
       *[many] сбросьте { $n } указов
    }
ask-coins = заплатите { FORM($coins, "acc") }
ask-good =
    { $n ->
        [1] { $good }
       *[other] { $good } × { $n }
    }
ask-goods = отдайте: { $goods }
ask-free-any =
    { $n ->
        [one] отдайте { $n } любой товар
        [few] отдайте { $n } любых товара
       *[many] отдайте { $n } любых товаров
    }
ask-free-same =
    { $n ->
        [one] отдайте { $n } товар
        [few] отдайте { $n } одинаковых товара
       *[many] отдайте { $n } одинаковых товаров
    }
ask-free-different =
    { $n ->
        [one] отдайте { $n } товар
        [few] отдайте { $n } разных товара
       *[many] отдайте { $n } разных товаров
    }
ask-remove-any =
    { $n ->
        [one] уберите { $n } своего ратника
       *[other] уберите { $n } своих ратников
    }
ask-remove-apart =
    { $n ->
        [one] уберите { $n } своего ратника
       *[other] уберите { $n } своих ратников, каждого из другого удела
    }
ask-remove-ruled =
    { $n ->
        [one] уберите { $n } своего ратника из удела, которым владеете
       *[other] уберите { $n } своих ратников из одного удела, которым владеете
    }
ask-raze =
    { $n ->
        [one] уберите { $n } свою постройку
        [few] уберите { $n } свои постройки
       *[many] уберите { $n } своих построек
    }
ask-token = фишка первого игрока у вас
ask-beaten =
    { $n ->
        [one] { $n } побеждённый мятежник
        [few] { $n } побеждённых мятежника
       *[many] { $n } побеждённых мятежников
    }
ask-occupied = ваши ратники в уделах: { $n }
ask-gathered = ваших ратников в одном уделе: { $n }
ask-together = в одном уделе ваши { $structures }
ask-group = ваши { FORM($structures, "pl") } в соседних уделах: { $n }
ask-goods-kinds = ваши { FORM($structures, "pl") } в уделах с разными товарами: { $n }

## Достижения.

agenda-dignified = Богатырь
agenda-regal = Вельможа
agenda-courageous = Витязь
agenda-conquering = Воевода
agenda-capable = Добытчик
agenda-protective = Заступник
agenda-committed = Зодчий
agenda-wealthy = Казначей
agenda-esteemed = Княжич
agenda-prosperous = Купец
agenda-successful = Самодержец
agenda-does-dignified = Ни у кого нет больше совершённых подвигов.
agenda-does-regal = Ни у кого нет больше пушнины и мёда вместе.
agenda-does-courageous = Никто не победил больше мятежников.
agenda-does-conquering = Никто не стоит выше на счётчике войны.
agenda-does-capable = Ни у кого нет больше товаров в ладье и на пристани.
agenda-does-protective = Ни у кого во владениях нет больше построек, своих и чужих.
agenda-does-committed = Никто не стоит выше на счётчике построек.
agenda-does-wealthy = Ни у кого нет больше монет.
agenda-does-esteemed = Никто не занимает больше уделов.
agenda-does-prosperous = Никто не стоит выше на счётчике торговли.
agenda-does-successful = Никто не стоит выше на счётчике владений.

## Жетоны обмена.

exchange-token = Обмен: один из этих товаров и любой другой на { $points }: { $goods }
exchange-used = Использован в этом раунде. Обмен: один из этих товаров и любой другой на { $points }: { $goods }

## Мятеж в одиночном режиме.

rebellion-side = Мятеж
rebellion = мятеж
    .gen = мятежа
    .dat = мятежу
    .acc = мятеж
    .ins = мятежом
    .start = Мятеж
level-easy = лёгкий
level-medium = средний
level-hard = трудный
level-very-hard = очень трудный
priority-war = Война
priority-build = Стройка
priority-tax = Дань
bonus-open = { $action }: ещё { $gain }
bonus-covered = { $action }: ещё { $gain }, когда монета снята
gain-safety =
    { $n ->
        [one] на { $n } карту меньше при проверке потерь
        [few] на { $n } карты меньше при проверке потерь
       *[many] на { $n } карт меньше при проверке потерь
    }
insurrection-regions = Порядок уделов
insurrection-row =
    Советник { $influence }{ $late ->
        [0] { "" }
       *[other] , придёт позже
    }: { $action }{ $coin ->
        [0] { "" }
       *[other] , со взяткой
    }

## События.

event-harvest = Щедрый урожай
event-winter = Суровая зима
event-fair = Ярмарка
event-feast = Княжеский пир
event-volunteers = Охочие люди
event-masons = Артель зодчих
event-ransom = Выкуп
event-truce = Перемирие
event-tribute = Обоз с данью
event-envoys = Послы из Царьграда
event-whispers = Шёпот в палатах
event-does-harvest = Первый товар, который каждый игрок соберёт данью в этом раунде, приносит ещё один такой же.
event-does-winter = Основное действие «Поход» приносит в этом раунде на очко меньше, но не меньше одного.
event-does-fair = В этом раунде жетоны обмена принимают любые два товара.
event-does-feast = Сейчас каждый может отдать товар и призвать ратника в удел, который занимает.
event-does-volunteers = Сейчас каждый призывает ратника к своему персонажу.
event-does-masons = Первая постройка каждого игрока в этом раунде стоит одно очко, кто бы ни владел уделом.
event-does-ransom = Кто в этом раунде потеряет фигурку из-за атаки другого игрока, получит монету.
event-does-truce = Атаки на противников раскрывают в этом раунде на карту больше.
event-does-tribute = Сейчас каждый, кто владеет хотя бы двумя уделами, получает монету.
event-does-envoys = Сейчас те, у кого меньше всего монет, получают по две.
event-does-whispers = Сейчас каждый берёт карту указа из колоды на выбор.

## Стороны, колоды, очки и награды.

target-rebel = мятежник
    .acc = мятежника
target-neutral = нейтральный ратник
    .acc = нейтрального ратника
main-scheme =
    { $n ->
        [1] 1 указ
       *[other] 1 указ из { $n } на выбор
    }
main-token = право передать фишку первого игрока
gives-for = { $gives } за { FORM($coins, "acc") }
scheme-gives = { $scheme } ({ $reward })
scheme-gives-for = { $scheme } ({ $reward } за { FORM($coins, "acc") })

## Вопросы: подготовка.

prompt-leader = Выберите персонажа.
prompt-agenda = Выберите достижение, которое оставите себе. Другое вернётся в коробку.
prompt-place = В какой удел поставить ратника ({ $n } из { $of })?
prompt-station = Поставьте персонажа в удел, где есть ваш ратник.

## Вопросы: фаза стратегии.

prompt-advisor = Выберите советника: влиятельный встанет выше, но подействует позже.
prompt-banner = Выберите стяг для советника { $n }.
prompt-bribe = Дать взятку на стяге { FORM($action, "gen") }? Каждая монета прибавляет 1 влияние и потом уходит в запас.

## Вопросы: фаза действий.

prompt-return = На поле не осталось ваших фигурок. Куда вернутся персонаж и ратник?
prompt-retrieve = У двух ваших советников влияние одинаково. Чьё действие сейчас?
prompt-turn = Ваше действие: { $main }.
prompt-turn-with = Ваше действие: { $main }. Ещё под рукой: { $points }.
prompt-more = Сделаете в этот ход что-нибудь ещё?
prompt-more-with = Осталось потратить: { $points }.
prompt-troop-to = Куда пойдёт ратник { FORM($region, "from") }?
prompt-leader-to = Куда пойдёт персонаж { FORM($region, "from") }?
prompt-along = Сколько ратников пойдёт с Агафьей { FORM($region, "into") }? Очков это не требует.
prompt-care = Какое очко потратить на атаку { FORM($region, "in") }? Противник: { $target }.
prompt-pile-losses =
    { $n ->
        [1] Из какой колоды раскрыть карту на потери?
       *[other] Из какой колоды раскрывать карты на потери? Их будет не больше { $n }.
    }
prompt-market = Ваш рынок { FORM($region, "in") }: что взять сверх дани?
prompt-convert = Ваша церковь { FORM($region, "in") } заменяет чужую фигурку вашим ратником. Какую?
prompt-pile-draw =
    { $n ->
        [one] Из какой колоды взять { $n } указ? Себе вы оставите 1.
        [few] Из какой колоды взять { $n } указа? Себе вы оставите 1.
       *[many] Из какой колоды взять { $n } указов? Себе вы оставите 1.
    }
prompt-keep = Какой указ оставить себе? Остальные вернутся на верх колоды.
prompt-topmost = Какой указ положить на { FORM($pile, "acc") } сверху? Другой ляжет под него.
prompt-token = Кому передать фишку первого игрока? Её обладатель станет первым с фазы развития.
prompt-displace-to = Куда Предслава отошлёт фигурку ({ $who })? Её владелец получит 1 монету.
prompt-laika-to = Куда лайка поведёт фигурку { FORM($region, "from") }?

## Вопросы: подвиги и обмен.

prompt-take-deed = Выберите подвиг из ряда.
prompt-discard = «{ $deed }»: какой указ сбросить?
prompt-pay-same = «{ $deed }»: какого товара отдать { $n } одинаковых?
prompt-pay-any = «{ $deed }»: какой товар отдать? Осталось отдать любых: { $n }.
prompt-pay-different = «{ $deed }»: какой товар отдать? Осталось отдать разных: { $n }.
prompt-remove = «{ $deed }»: какого ратника убрать? Осталось убрать: { $n }.
prompt-remove-apart = «{ $deed }»: из какого удела убрать ратника? Осталось уделов: { $n }, все разные.
prompt-remove-ruled =
    { $n ->
        [1] «{ $deed }»: уберите ещё одного ратника из того же удела.
       *[other] «{ $deed }»: из какого удела, которым вы владеете, убрать ратников ({ $n })?
    }
prompt-raze = «{ $deed }»: какую из своих построек убрать?
prompt-exchange-first = Обмен: какой товар отдать первым?
prompt-exchange-second = Обмен: какой товар отдать вторым?

## Вопросы: фаза развития и события.

prompt-show-boat = Сколько товаров оставить в ладье, пока мятеж сравнивает ладьи? В его ладье { $n }.
prompt-load = Сколько товаров положить в ладью, когда проверяется счётчик торговли? Остальные полежат на пристани.
prompt-give = «Княжеский пир»: отдать 1 товар, чтобы призвать ратника?
prompt-guest = Куда призвать ратника?

## Выбор.

choice-leader = { $leader }. { $does }
choice-agenda = { $agenda }. { $does }
choice-place = { $region }
choice-station = { $region }
choice-return = { $region }
choice-stay-away = Пока не возвращаться
choice-advisor = Советник { $n }
choice-banner = { $action }, деление { $slot }: { $gives }
choice-no-bribe = Без взятки (деление { $slot }: { $gives })
choice-bribe = Взятка: { $coins } (деление { $slot }: { $gives })
choice-perform = Взять { $what }
choice-perform-for = Заплатить { FORM($coins, "acc") } и получить { $what }
choice-pass = Пропустить действие и взять 1 монету
choice-end = Закончить ход
choice-end-with = Закончить ход и потерять: { $points }
choice-muster = Призвать ратника { FORM($region, "into") }
choice-muster-leader = Призвать персонажа { FORM($region, "into") }
choice-move = Отправить ратника { FORM($region, "from") }
choice-move-leader = Отправить персонажа { FORM($region, "from") }
choice-to = { $region }
choice-along =
    { $n ->
        [0] Никто
        [one] { $n } ратник
        [few] { $n } ратника
       *[many] { $n } ратников
    }
choice-attack = Атаковать { FORM($target, "acc") } { FORM($region, "in") }
choice-attack-cards =
    { $n ->
        [0] Атаковать { FORM($region, "in") } ({ $target }) без риска потерь
        [1] Атаковать { FORM($region, "in") } ({ $target }), карт на потери: 1
       *[other] Атаковать { FORM($region, "in") } ({ $target }), карт на потери: до { $n }
    }
choice-carefully =
    { $n ->
        [0] Очко, раскрывающее на карту меньше (без риска потерь)
        [1] Очко, раскрывающее на карту меньше (карт на потери: 1)
       *[other] Очко, раскрывающее на карту меньше (карт на потери: до { $n })
    }
choice-plainly =
    { $n ->
        [0] Обычное очко атаки (без риска потерь)
        [1] Обычное очко атаки (карт на потери: 1)
       *[other] Обычное очко атаки (карт на потери: до { $n })
    }
choice-pile =
    { $n ->
        [one] { FORM($pile, "start") } ({ $n } карта)
        [few] { FORM($pile, "start") } ({ $n } карты)
       *[many] { FORM($pile, "start") } ({ $n } карт)
    }
choice-tax =
    Собрать дань { FORM($region, "in") }: { $good }{ $n ->
        [1] {""}
       *[other] {" "}({ $points })
    }
choice-extra-good = Ещё 1 товар: { $good }
choice-extra-coin = 1 монета
choice-build =
    Построить { FORM($structure, "acc") } { FORM($region, "in") }{ $n ->
        [1] {""}
       *[other] {" "}({ $points })
    }
choice-convert = Убрать фигурку: { $target }
choice-scheme = { $scheme }
choice-token = { $who }
choice-play-scheme = Выполнить указ: { $scheme }
choice-deed = Совершить подвиг «{ $deed }» ({ $asks }). Награда: { $reward }
choice-take-deed = «{ $deed }», { $points }: { $asks }. Награда: { $reward }
choice-exchange = Обменять два товара на { $points } (один из этих: { $goods }; другой — любой)
choice-pay = Отдать { FORM($good, "acc") }
choice-give-nothing = Ничего не отдавать
choice-remove = Ратник { FORM($region, "from") }
choice-remove-leader = Персонаж { FORM($region, "from") }
choice-raze = Убрать { FORM($structure, "acc") } { FORM($region, "from") }
choice-displace = Предслава: отослать чужого ратника ({ $who })
choice-displace-leader = Предслава: отослать чужого персонажа ({ $who })
choice-show-boat = { $n }: новый приоритет мятежа — { $priority }
choice-load =
    { $n ->
        [one] { $n } товар
        [few] { $n } товара
       *[many] { $n } товаров
    }{ $points ->
        [0] {" "}(без очков, но пока фишка не на счётчике, она приносит монету)
        [one] {" "}({ $points } победное очко)
        [few] {" "}({ $points } победных очка)
       *[many] {" "}({ $points } победных очков)
    }
choice-laika = Лайка: отправить ратника { FORM($region, "from") }, не тратя очков
choice-laika-leader = Лайка: отправить персонажа { FORM($region, "from") }, не тратя очков

## Почему нельзя: спрашивают о другом.

why-not-leader = Сейчас нужно выбрать персонажа.
why-not-agenda = Сейчас нужно выбрать достижение.
why-not-place = Сейчас нужно выбрать удел для ратника.
why-not-station = Сейчас нужно выбрать удел для персонажа.
why-not-advisor = Сейчас нужно выбрать советника.
why-not-banner = Сейчас нужно выбрать стяг.
why-not-bribe = Сейчас нужно решить, какой будет взятка.
why-not-return = Сейчас нужно решить, куда вернутся персонаж и ратник.
why-not-retrieve = Сейчас нужно выбрать одного из двух равных советников.
why-not-turn = Идёт ваш ход, и такого в нём не бывает.
why-not-to = Сейчас нужно выбрать удел, куда пойдёт фигурка.
why-not-along = Сейчас нужно решить, сколько ратников пойдёт с Агафьей.
why-not-pile = Сейчас нужно выбрать одну из двух колод указов.
why-not-convert = Сейчас нужно выбрать фигурку, которую заменит церковь.
why-not-looked = Сейчас нужно выбрать один из взятых указов.
why-not-token = Сейчас нужно выбрать игрока.
why-not-take-deed = Сейчас нужно выбрать подвиг из ряда.
why-not-discard = Сейчас нужно выбрать указ, который вы сбросите.
why-not-pay = Сейчас нужно выбрать товар.
why-not-remove = Сейчас нужно выбрать ратника, которого вы уберёте.
why-not-raze = Сейчас нужно выбрать постройку, которую вы уберёте.
why-not-load = Сейчас нужно решить, сколько товаров лежит в ладье.
why-not-give = Сейчас нужно выбрать товар или ничего не отдавать.
why-not-guest = Сейчас нужно выбрать удел для ратника.

## Почему нельзя: правила.

why-leader-taken = Этого персонажа уже взял другой игрок: { $who }.
why-leader-rebels = { $leader } возглавляет мятеж: в одиночном режиме играть за него нельзя.
why-agenda-not-dealt = Этого достижения вам не раздали.
why-not-in-play = { $region } не участвует в партии при таком числе игроков.
why-rebellious = { $region } в руках мятежа: начинать там нельзя.
why-no-troop-there = У вас нет ратников { FORM($region, "in") }.
why-no-leader-there = Вашего персонажа нет { FORM($region, "in") }.
why-advisor-gone = У вас под рукой нет советника с влиянием { $n }.
why-banner-full = На стяге { FORM($action, "gen") } нет свободных делений.
why-banner-own = На стяге { FORM($action, "gen") } уже есть ваш советник. Второго можно поставить, когда вы заняли стягов: { $n }.
why-too-few-coins =
    { $n ->
        [one] Нужна { $n } монета, а у вас столько нет.
        [few] Нужны { $n } монеты, а у вас столько нет.
       *[many] Нужно { $n } монет, а у вас столько нет.
    }
why-not-weakest = Первым действует наименее влиятельный из ваших советников, а это не он.
why-main-first = Сначала выполните своё действие или пропустите его.
why-passed = Действие этого хода вы уже пропустили.
why-performed = Действие этого хода уже начато.
why-nothing-to-pay = Платить за это действие не нужно: просто тратьте его очки.
why-pay-first = Сначала заплатите { FORM($coins, "acc") }, чтобы получить { $what }.
why-no-muster-points = Сейчас у вас нет очков призыва, которые можно потратить.
why-no-move-points = Сейчас у вас нет очков похода, которые можно потратить.
why-no-attack-points = Сейчас у вас нет очков атаки, которые можно потратить.
why-too-few-tax-points = Дань { FORM($region, "in") } стоит { $points }: одно там, где вы владеете, два — в другом уделе.
why-too-few-build-points = Постройка { FORM($region, "in") } стоит { $points }: одно там, где вы владеете, два — в другом уделе.
why-not-occupied = Вы не занимаете этот удел ({ $region }): там нужен ваш ратник или персонаж.
why-no-troops-left = Все ваши ратники уже на поле.
why-leader-on-map = Ваш персонаж уже на поле.
why-same-region = Фигурка и так стоит там.
why-not-adjacent = { $region } не граничит с { FORM($start, "ins") }.
why-too-few-troops = У вас нет столько ратников { FORM($region, "in") }.
why-attack-oneself = Атаковать себя нельзя.
why-nobody-there = Такой фигурки { FORM($region, "in") } нет.
why-pile-empty = В этой колоде нет карт.
why-no-good-there = Товар { FORM($region, "in") } уже забрали; он появится снова в конце раунда.
why-structure-there = { FORM($region, "start-in") } уже есть { $structure }: построек одного вида в уделе не бывает две.
why-no-structure-left = У вас больше нет { FORM($structure, "pl-gen") } в запасе.
why-card-not-there = Среди взятых указов такого нет: { $scheme }.
why-card-not-in-hand = Такого указа у вас на руке нет: { $scheme }.
why-one-scheme = В этот ход вы уже выполнили указ, а больше одного нельзя.
why-one-deed = В этот ход вы уже совершили подвиг, а больше одного нельзя.
why-not-own-deed = Подвига «{ $deed }» у вас нет.
why-deed-not-in-row = Подвига «{ $deed }» в ряду нет.
why-deed-need = Условие этого подвига пока не выполнено.
why-deed-coins =
    { $n ->
        [one] Этот подвиг стоит { $n } монету.
        [few] Этот подвиг стоит { $n } монеты.
       *[many] Этот подвиг стоит { $n } монет.
    }
why-deed-cards =
    { $n ->
        [one] За этот подвиг нужно сбросить с руки { $n } указ.
        [few] За этот подвиг нужно сбросить с руки { $n } указа.
       *[many] За этот подвиг нужно сбросить с руки { $n } указов.
    }
why-deed-goods = У вас нет товаров, которых стоит этот подвиг.
why-deed-troops = У вас нет ратников там, откуда их нужно убрать ради этого подвига.
why-deed-structures = Ради этого подвига нужно убрать постройку, а у вас на поле их нет.
why-one-exchange = В этот ход вы уже обменивали товары, а больше одного раза нельзя.
why-exchange-used = Этот жетон обмена уже использован; он обновится в конце раунда.
why-exchange-goods = У вас нет двух товаров для этого обмена.
why-exchange-otherwise = Сейчас этот товар не отдать: { $good }. Сначала отдают товар, указанный на жетоне обмена.
why-no-such-good = Такого товара у вас нет: { $good }.
why-pay-otherwise = Сейчас этот товар не отдать: { $good }. После него не хватит на остальную цену.
why-remove-otherwise = Эту фигурку { FORM($region, "from") } сейчас не убрать: после неё не набрать остальных.
why-not-own-structure = Вашей постройки ({ $structure }) { FORM($region, "in") } нет.
why-no-predslava = Вы играете не за Предславу, или её нет на поле.
why-power-used = В этом раунде способность персонажа уже использована.
why-no-laika = Лайка сейчас не у вас.
why-laika-used = В этом раунде лайка уже помогала.
why-load-too-much =
    { $n ->
        [one] В вашу ладью сейчас можно положить только { $n } товар.
        [few] В вашу ладью сейчас можно положить только { $n } товара.
       *[many] В вашу ладью сейчас можно положить только { $n } товаров.
    }
why-load-same = Это приведёт к тому же, что и больше товаров.

## Что произошло: подготовка и раунды.

fact-leader = { $who } берёт персонажа: { $leader }.
fact-place = { $who } ставит ратника { FORM($region, "into") }.
fact-station = { $who } ставит персонажа { FORM($region, "into") }.
fact-round = Начинается раунд { $round }. Первый игрок — { $who }.
fact-event = Событие раунда — «{ $event }». { $does }
fact-first = Первым игроком становится { $who }.

## Что произошло: советники.

fact-advisor = { FORM($who, "start") } ставит советника { $n } на стяг { FORM($action, "gen") }, деление { $slot }.
fact-advisor-bribes = { FORM($who, "start") } ставит советника { $n } на стяг { FORM($action, "gen") }, деление { $slot }; взятка — { $coins }.
fact-turn = { FORM($who, "start") } забирает советника { $n } со стяга { FORM($action, "gen") }, деление { $slot }: { $gives }.
fact-pass = { $who } пропускает действие: { $action }.
fact-return = { FORM($who, "start") } возвращается на поле: персонаж и ратник встают { FORM($region, "in") }.

## Что произошло: действия.

fact-muster = { FORM($who, "start") } призывает ратника { FORM($region, "into") }.
fact-muster-leader = { FORM($who, "start") } призывает персонажа { FORM($region, "into") }.
fact-move = { $who } отправляет ратника { FORM($start, "from") } { FORM($region, "into") }.
fact-move-leader = { $who } отправляет персонажа { FORM($start, "from") } { FORM($region, "into") }.
fact-attack = { FORM($who, "start") } атакует { FORM($region, "in") }: под ударом { $to }.
fact-troop-lost = { FORM($who, "start") } теряет ратника { FORM($region, "in") }.
fact-leader-lost = { FORM($who, "start") } теряет персонажа { FORM($region, "in") }.
fact-rebel-beaten = { $who } побеждает мятежника { FORM($region, "in") }.
fact-rebel-joins = { $who } ставит на место мятежника { FORM($region, "in") } своего ратника.
fact-neutral-beaten = { FORM($who, "start") } убирает нейтрального ратника { FORM($region, "from") }.
fact-revealed = Раскрыт указ «{ $scheme }»: символа потери нет.
fact-revealed-loss = Раскрыт указ «{ $scheme }»: на нём символ потери!
fact-stolen = { FORM($who, "start") } крадёт 1 монету, её лишается { $to }.
fact-tax = { FORM($who, "start") } собирает дань { FORM($region, "in") }: { $good }.
fact-good = { $who } получает 1 товар: { $good }.
fact-good-more = { FORM($who, "start") } получает ещё 1 такой же товар: { $good }.
fact-coins = { FORM($who, "start") } получает { FORM($coins, "acc") }.
fact-paid = { FORM($who, "start") } платит { FORM($coins, "acc") }.
fact-build = { FORM($who, "start") } строит { FORM($structure, "acc") } { FORM($region, "in") }.
fact-convert = { FORM($who, "start") } заменяет чужую фигурку { FORM($region, "in") } своим ратником ({ $target }).
fact-convert-only = { FORM($who, "start") } убирает чужую фигурку { FORM($region, "from") } ({ $target }), но заменить её некем.
fact-draws =
    { $n ->
        [one] { $who } берёт { $n } указ, { $pile }.
        [few] { $who } смотрит { $n } указа из { FORM($pile, "gen") } и оставляет один.
       *[many] { $who } смотрит { $n } указов из { FORM($pile, "gen") } и оставляет один.
    }
fact-kept-card = { $who } оставляет указ: { $scheme }.
fact-reshuffled = Одна из колод указов кончилась: все указы на столе перемешаны и снова разделены на две.
fact-token = { $who } передаёт фишку первого игрока. Её получает { $to }.
fact-token-kept = { $who } берёт фишку первого игрока себе.
fact-displaces = { $who }: Предслава отсылает чужого ратника ({ $to }) { FORM($region, "into") }.
fact-displaces-leader = { $who }: Предслава отсылает чужого персонажа ({ $to }) { FORM($region, "into") }.
fact-laika = { $who } с лайкой отправляет ратника { FORM($start, "from") } { FORM($region, "into") }. Лайку берёт { $to }.
fact-laika-leader = { $who } с лайкой отправляет персонажа { FORM($start, "from") } { FORM($region, "into") }. Лайку берёт { $to }.

## Что произошло: дополнительные действия, подвиги, развитие.

fact-scheme = { $who } выполняет указ «{ $scheme }»: { $reward }.
fact-discards = { $who } сбрасывает указ «{ $scheme }».
fact-exchange = { $who } получает за товары { $points }.
fact-pays-good =
    { $n ->
        [1] { $who } отдаёт 1 товар: { $good }.
       *[other] { $who } отдаёт товар: { $good } × { $n }.
    }
fact-takes-deed = { $who } берёт подвиг «{ $deed }».
fact-deed = { $who } совершает подвиг «{ $deed }»: { $reward }.
fact-removes = { $who } убирает своего ратника { FORM($region, "from") }.
fact-removes-leader = { $who } убирает своего персонажа { FORM($region, "from") }.
fact-razes = { $who } убирает свою постройку { FORM($region, "from") }: { $structure }.
fact-progress =
    { $n ->
        [one] { FORM($who, "start") } поднимается на счётчике { FORM($track, "gen") }: теперь это { $n } очко.
        [few] { FORM($who, "start") } поднимается на счётчике { FORM($track, "gen") }: теперь это { $n } очка.
       *[many] { FORM($who, "start") } поднимается на счётчике { FORM($track, "gen") }: теперь это { $n } очков.
    }

## Мятеж: что он делает и почему.

prompt-pile-rebellion =
    { $n ->
        [1] Мятеж атаковал вас { FORM($region, "in") }. Из какой колоды раскрыть его карту на потери?
       *[other] Мятеж атаковал вас { FORM($region, "in") }. Из какой колоды раскрывать его карты на потери? Их будет не больше { $n }.
    }
fact-rebellion-row = Карта мятежа, приоритет «{ $priority }»: советник { $n } идёт на стяг { FORM($action, "gen") }.
fact-rebellion-row-coin = Карта мятежа, приоритет «{ $priority }»: советник { $n } идёт на стяг { FORM($action, "gen") }, если нужно — со взяткой за верхнее деление.
fact-rebellion-skips = Карта мятежа называет советника { $n }, но он ещё не пришёл: действует следующий ряд.
fact-rebellion-next-banner = Стяг { FORM($action, "gen") } заполнен; ближайший справа со свободным делением — стяг { FORM($next, "gen") }.
fact-rebellion-bribe-top = Взятка ({ $coins }) поднимает советника мятежа на верхнее деление.
fact-rebellion-bribe-poor = За верхнее деление нужна взятка ({ $coins }), но столько у мятежа нет.
fact-rebellion-bribe-equal = Ваш советник на этом стяге ему равен: взятка в 1 монету ставит советника мятежа выше.
fact-rebellion-card = Нижняя карта мятежа становится верхней, её номер — { $card }. Порядок уделов: { $regions }.
fact-rebellion-equal-advisors = Два советника мятежа равны: первым действует тот, что левее, а на одном стяге — тот, что выше; сейчас это стяг { FORM($action, "gen") }.
fact-rebellion-poor = Действие «{ $action }» мятежу не по карману, и он его пропускает.
fact-rebellion-cannot = Действие «{ $action }» ничего не дало бы мятежу, и он его пропускает.
fact-rebellion-only-moved = Само действие «{ $action }» ничего не дало бы мятежу, но бонусный поход состоялся — монеты за пропуск нет.
fact-rebellion-bonus = Бонусы мятежа к этому действию: { $bonus }.
fact-rebellion-no-scheme = Указов мятеж не берёт: вместо этого он открывает бонус.
fact-rebellion-unlocks = Мятеж снимает верхнюю монету в столбце «{ $priority }». Теперь к действию «{ $action }» он получает ещё: { $bonus }.
fact-rebellion-unlocks-leftmost = В столбце приоритета монет не осталось, и мятеж снимает верхнюю в самом левом столбце, где они есть, — «{ $priority }». Теперь к действию «{ $action }» он получает ещё: { $bonus }.
fact-rebellion-all-open = Монет на планшете мятежа больше нет: открывать нечего.
fact-rebellion-musters-leader = Святополка не было на поле, поэтому первым призван он — { FORM($region, "into") }.
fact-rebellion-musters-unruled = Мятеж призывает мятежника { FORM($region, "into") }: этот удел он занимает, но не владеет им.
fact-rebellion-musters-ruled = Мятеж владеет всюду, где стоит, и призывает мятежника { FORM($region, "into") }.
fact-rebellion-moves-rebel-empty =
    { $n ->
        [1] Мятежник идёт { FORM($start, "from") }, откуда ближе всего, { FORM($region, "into") }, где мятежников не было.
       *[other] Мятежник идёт { FORM($start, "from") } (это последний по порядку из равно близких уделов) { FORM($region, "into") }, где мятежников не было.
    }
fact-rebellion-moves-rebel-unruled =
    { $n ->
        [1] Мятежник идёт { FORM($start, "from") }, откуда ближе всего, { FORM($region, "into") } — в первый удел, которым мятеж не владел.
       *[other] Мятежник идёт { FORM($start, "from") } (это последний по порядку из равно близких уделов) { FORM($region, "into") } — в первый удел, которым мятеж не владел.
    }
fact-rebellion-moves-leader-empty =
    { $n ->
        [1] Там, где стоит Святополк, первым идёт он: { FORM($start, "from") }, откуда ближе всего, { FORM($region, "into") }, где мятежников не было.
       *[other] Там, где стоит Святополк, первым идёт он: { FORM($start, "from") } (это последний по порядку из равно близких уделов) { FORM($region, "into") }, где мятежников не было.
    }
fact-rebellion-moves-leader-unruled =
    { $n ->
        [1] Там, где стоит Святополк, первым идёт он: { FORM($start, "from") }, откуда ближе всего, { FORM($region, "into") } — в первый удел, которым мятеж не владел.
       *[other] Там, где стоит Святополк, первым идёт он: { FORM($start, "from") } (это последний по порядку из равно близких уделов) { FORM($region, "into") } — в первый удел, которым мятеж не владел.
    }
fact-rebellion-attacks-unruled = Мятеж атакует { FORM($region, "in") }, где он не владеет уделом.
fact-rebellion-attacks-ruled = Мятеж атакует { FORM($region, "in") }, где он владеет уделом.
fact-rebellion-cards = Карт на потери мятежа { FORM($region, "in") }: { $n } ({ $why }).
cards-always = 1 в любом случае
cards-ruled = ещё 1 за то, что вы владеете уделом
cards-stronghold = ещё 1 за вашу крепость
cards-sviatopolk = на 1 меньше из-за Святополка
cards-bonus = на { $n } меньше по бонусам
fact-rebellion-builds-ruled-bare = { $region }: удел во владении мятежа, и построек мятежа там нет. Из порядка строительства подходит { $structure }.
fact-rebellion-builds-unruled-bare = { $region }: мятеж там не владеет, и построек мятежа там нет. Из порядка строительства подходит { $structure }.
fact-rebellion-builds-ruled-shared = { $region }: удел во владении мятежа, постройка уже есть, но там не только его ратники. Из порядка строительства подходит { $structure }.
fact-rebellion-builds-ruled = { $region }: удел во владении мятежа, и постройка там уже есть. Из порядка строительства подходит { $structure }.
fact-rebellion-taxes-ruled-room = { $region }: удел во владении мятежа, и для товара есть место в ладье.
fact-rebellion-taxes-unruled-room = { $region }: мятеж там не владеет, но для товара есть место в ладье.
fact-rebellion-taxes-ruled-full = { $region }: удел во владении мятежа; товар отправится на пристань.
fact-rebellion-taxes-unruled-full = { $region }: мятеж там не владеет; товар отправится на пристань.
fact-priority-regions = Вы занимаете больше уделов, чем мятеж. Его новый приоритет — «{ $priority }».
fact-priority-structures = У вас больше соседних уделов с постройками, чем у мятежа. Его новый приоритет — «{ $priority }».
fact-priority-goods = В вашей ладье больше товаров, чем у мятежа. Его новый приоритет — «{ $priority }».
fact-priority-start = Вы ни в чём не опережаете мятеж. Он возвращается к начальному приоритету — «{ $priority }».
fact-rebellion-behind = На счётчике { FORM($track, "gen") } вы опережаете мятеж.
fact-rebellion-rallies = Раунд закончен: к Святополку приходит мятежник ({ $region }).

## Конец.

end-rounds = Раунд { $rounds } сыгран, партия окончена.
source-track = Счётчик { FORM($track, "gen") }
source-war = Счётчик войны
source-agenda = Достижение
source-deeds = Подвиги
source-coins = Монеты мятежа
source-dock = Пристань мятежа
tie-regions = Уделы во владении
tie-coins = Монеты
verdict-won = Мятеж подавлен: вы победили.
verdict-shared = У вас с мятежом во всём поровну: победа общая.
verdict-lost = Мятеж взял верх: вы проиграли.

## Настройки.

option-leaders = Персонажи
option-leaders-chosen = каждый выбирает сам
option-leaders-dealt = по жребию
option-goods = Товары уделов
option-goods-printed = как указано на поле
option-goods-dealt = по жетонам, вперемешку
option-rewards = Награды за мятежников
option-rewards-stickers = под фигурками
option-rewards-tokens = из стопки жетонов
option-row = Ряд подвигов после раунда
option-row-kept = остаётся
option-row-renewed = обновляется целиком
option-events = События и лайка (действие карт — реконструкция)
option-events-no = нет
option-events-yes = да
option-level = Мятеж
option-level-easy = лёгкий
option-level-medium = средний
option-level-hard = трудный
option-level-very-hard = очень трудный

## Что лежит в коробке: так это называет список для сверки.

box-region = Уделы
box-banner = Стяги планшета стратегии
box-advisor = Советники игрока
box-track = Счётчики развития
box-claim-board = Планшет развития
box-war-track = Счётчик войны
box-boat-column = Столбцы ладьи
box-exchange-token = Жетоны обмена
box-scheme = Карты указов
box-deed = Карты подвигов
box-leader = Персонажи
box-agenda = Карты достижений
box-rebel = Мятежники
box-reward-token = Жетоны наград за мятежников
box-good-token = Жетоны товаров
box-good = Товары
box-piece = Фигурки и фишки игрока
box-insurrection = Карты мятежа
box-rebellion-board = Планшеты мятежа
box-bonus = Бонусы мятежа
box-event = Карты событий
box-laika = Лайка
box-course = Ход партии

## Рисунок.

drawing-title = Рюрик
group-course = Раунд и очерёдность
group-map = Карта
group-lands = Список уделов
group-board = Планшет стратегии
group-tracks = Счётчики развития и войны
group-turn = Очки под рукой
group-leaders = Персонажи на выбор
group-deeds = Подвиги в ряду
group-schemes = Карты указов
group-hand = Ваши карты
group-rebellion = Планшет мятежа
group-court = { $who }: персонаж, ладья и запас
course-round = Раунд { $round } из { $rounds }
course-over = Партия окончена
crest-now =
    Решает { $who }{ $token ->
        [0] { "" }
       *[other] ; фишка первого игрока
    }
crest =
    { $who }{ $token ->
        [0] { "" }
       *[other] ; фишка первого игрока
    }
region-ruled = { $region }, владеет { $who }
region-unruled = { $region }, никто не владеет
good-here = { $good }: можно собрать дань
good-gone = { $good }: дань уже собрана
plot-built = { $structure }: { $who }
leader-of = { $leader } ({ $who })
stack-of =
    { $who }: { $troops ->
        [0] { "" }
        [one] { $troops } ратник
        [few] { $troops } ратника
       *[many] { $troops } ратников
    }{ $leader ->
        [0] { "" }
       *[other]
            { $troops ->
                [0] персонаж
               *[other] { " " }и персонаж
            }
    }
rebels-here =
    { $n ->
        [one] { $n } мятежник
        [few] { $n } мятежника
       *[many] { $n } мятежников
    }
neutral-here =
    { $n ->
        [one] { $n } нейтральный ратник
        [few] { $n } нейтральных ратника
       *[many] { $n } нейтральных ратников
    }
slot-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }{ $cost ->
        [0] { "" }
       *[other] , цена — { $coins }
    }
slot-cards =
    { $n ->
        [one] возьмите { $n } карту
        [few] возьмите { $n } карты и оставьте одну
       *[many] возьмите { $n } карт и оставьте одну
    }{ $cost ->
        [0] { "" }
       *[other] , цена — { $coins }
    }{ $token ->
        [0] { "" }
       *[other] , и передайте фишку первого игрока
    }
advisor-of = { $who }: советник { $influence }
advisor-bribed = { $who }: советник { $influence }, взятка — { $coins }
advisors-of =
    { $who }: { $n ->
        [one] советник { $influence } в запасе
        [few] { $n } советника { $influence } в запасе
       *[many] { $n } советников { $influence } в запасе
    }
store-title = { $good }: в ладье { $boat } из { $places }, на пристани { $dock }
camp-title =
    { $n ->
        [one] { $n } ратник в запасе
        [few] { $n } ратника в запасе
       *[many] { $n } ратников в запасе
    }
yard-church = Церквей в запасе: { $n }
yard-market = Рынков в запасе: { $n }
yard-stronghold = Крепостей в запасе: { $n }
beaten-title = Побеждено мятежников: { $n }
cards-title = Указов на руке: { $n }
power-used = Использовано в этом раунде
heading-deeds = Подвиги в ряду (ещё { $n } в колоде)
heading-discard = Сброшено указов: { $n }
heading-hand = Ваши карты (указов: { $n })
lands-region = Удел
lands-good = Товар
lands-ruler = Чей
lands-troops = Войска
lands-structures = Здания

## Стол словами.

summary-course = Раунд { $round } из { $rounds }, { $phase }. Первым ходит { $first }. Фишка первого игрока: { $token }.
summary-event = Событие раунда, «{ $event }»: { $does }
summary-region = { $region }: { $things }.
summary-banner = { $action }: { $men }.
summary-banner-empty = { $action }: никого.
summary-slot =
    деление { $slot }, очков { $n } ({ $who }, советник { $influence }{ $bribe ->
        [0] )
       *[other] , взятка { $bribe })
    }
summary-slot-cards =
    деление { $slot }, карт { $n } ({ $who }, советник { $influence }{ $bribe ->
        [0] )
       *[other] , взятка { $bribe })
    }
summary-turn = Основное действие — { $action }; под рукой: { $points }.
summary-deed = В ряду: { $deed }.
summary-looked = Вы смотрите карты: { $cards }.
summary-rebellion = Мятеж, уровень { $level }, приоритет «{ $priority }». Порядок уделов: { $regions }. Порядок строительства: { $structures }.
summary-leader = { $who }: { $leader }. { $does }
summary-court = { $who }: { $coins }; товары: { $goods }; ратников в запасе: { $camp }; владений: { $rules }, занято уделов: { $occupies }, соседних уделов с постройками: { $joined }.
summary-tracks = { $who }, счётчики: { $tracks }.
summary-step = { $track } — { $step }
summary-advisor = { $influence }
summary-advisors = { $who }, советники в запасе: { $advisors }.
summary-hand = { $who }, указы: { $cards }.
summary-cards = { $who }, указов на руке: { $n }.
summary-deeds = { $who }, подвиги впереди: { $deeds }.
summary-done = { $who }, совершённые подвиги: { $deeds }.
summary-agenda = { $who }, достижение «{ $agenda }»: { $does }
