### Что говорит по-русски весь дом. У каждой игры есть и свои тексты, рядом с её правилами.

## Счёт: $n всегда целое число. Формы отвечают на вопросы: .gen «нет чего?», .dat «чему?»,
## .acc «беру что?», .ins «чем?», .pre «о чём?».

count-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
    .gen =
        { $n ->
            [one] { $n } монеты
           *[many] { $n } монет
        }
    .dat =
        { $n ->
            [one] { $n } монете
           *[many] { $n } монетам
        }
    .acc =
        { $n ->
            [one] { $n } монету
            [few] { $n } монеты
           *[many] { $n } монет
        }
    .ins =
        { $n ->
            [one] { $n } монетой
           *[many] { $n } монетами
        }
    .pre =
        { $n ->
            [one] { $n } монете
           *[many] { $n } монетах
        }
count-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
    .gen =
        { $n ->
            [one] { $n } очка
           *[many] { $n } очков
        }
    .dat =
        { $n ->
            [one] { $n } очку
           *[many] { $n } очкам
        }
    .acc =
        { $n ->
            [one] { $n } очко
            [few] { $n } очка
           *[many] { $n } очков
        }
    .ins =
        { $n ->
            [one] { $n } очком
           *[many] { $n } очками
        }
    .pre =
        { $n ->
            [one] { $n } очке
           *[many] { $n } очках
        }
count-seats =
    { $n ->
        [one] { $n } место
        [few] { $n } места
       *[many] { $n } мест
    }
    .gen =
        { $n ->
            [one] { $n } места
           *[many] { $n } мест
        }
    .dat =
        { $n ->
            [one] { $n } месту
           *[many] { $n } местам
        }
    .acc =
        { $n ->
            [one] { $n } место
            [few] { $n } места
           *[many] { $n } мест
        }
    .ins =
        { $n ->
            [one] { $n } местом
           *[many] { $n } местами
        }
    .pre =
        { $n ->
            [one] { $n } месте
           *[many] { $n } местах
        }
count-rounds =
    { $n ->
        [one] { $n } раунд
        [few] { $n } раунда
       *[many] { $n } раундов
    }
    .gen =
        { $n ->
            [one] { $n } раунда
           *[many] { $n } раундов
        }
    .dat =
        { $n ->
            [one] { $n } раунду
           *[many] { $n } раундам
        }
    .acc =
        { $n ->
            [one] { $n } раунд
            [few] { $n } раунда
           *[many] { $n } раундов
        }
    .ins =
        { $n ->
            [one] { $n } раундом
           *[many] { $n } раундами
        }
    .pre =
        { $n ->
            [one] { $n } раунде
           *[many] { $n } раундах
        }
count-choices =
    { $n ->
        [one] { $n } решение
        [few] { $n } решения
       *[many] { $n } решений
    }
    .gen =
        { $n ->
            [one] { $n } решения
           *[many] { $n } решений
        }
    .dat =
        { $n ->
            [one] { $n } решению
           *[many] { $n } решениям
        }
    .acc =
        { $n ->
            [one] { $n } решение
            [few] { $n } решения
           *[many] { $n } решений
        }
    .ins =
        { $n ->
            [one] { $n } решением
           *[many] { $n } решениями
        }
    .pre =
        { $n ->
            [one] { $n } решении
           *[many] { $n } решениях
        }
count-games =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
       *[many] { $n } партий
    }
    .gen =
        { $n ->
            [one] { $n } партии
           *[many] { $n } партий
        }
    .dat =
        { $n ->
            [one] { $n } партии
           *[many] { $n } партиям
        }
    .acc =
        { $n ->
            [one] { $n } партию
            [few] { $n } партии
           *[many] { $n } партий
        }
    .ins =
        { $n ->
            [one] { $n } партией
           *[many] { $n } партиями
        }
    .pre =
        { $n ->
            [one] { $n } партии
           *[many] { $n } партиях
        }
count-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунды
       *[many] { $n } секунд
    }
    .gen =
        { $n ->
            [one] { $n } секунды
           *[many] { $n } секунд
        }
    .dat =
        { $n ->
            [one] { $n } секунде
           *[many] { $n } секундам
        }
    .acc =
        { $n ->
            [one] { $n } секунду
            [few] { $n } секунды
           *[many] { $n } секунд
        }
    .ins =
        { $n ->
            [one] { $n } секундой
           *[many] { $n } секундами
        }
    .pre =
        { $n ->
            [one] { $n } секунде
           *[many] { $n } секундах
        }

## Цвета: как зовётся игрок, который не назвал себя.

colour-pink = Розовый
    .gen = Розового
    .dat = Розовому
    .acc = Розового
    .ins = Розовым
    .pre = Розовом
    .gender = masculine
colour-blue = Синий
    .gen = Синего
    .dat = Синему
    .acc = Синего
    .ins = Синим
    .pre = Синем
    .gender = masculine
colour-green = Зелёный
    .gen = Зелёного
    .dat = Зелёному
    .acc = Зелёного
    .ins = Зелёным
    .pre = Зелёном
    .gender = masculine
colour-yellow = Жёлтый
    .gen = Жёлтого
    .dat = Жёлтому
    .acc = Жёлтого
    .ins = Жёлтым
    .pre = Жёлтом
    .gender = masculine
colour-red = Красный
    .gen = Красного
    .dat = Красному
    .acc = Красного
    .ins = Красным
    .pre = Красном
    .gender = masculine
colour-white = Белый
    .gen = Белого
    .dat = Белому
    .acc = Белого
    .ins = Белым
    .pre = Белом
    .gender = masculine
colour-black = Чёрный
    .gen = Чёрного
    .dat = Чёрному
    .acc = Чёрного
    .ins = Чёрным
    .pre = Чёрном
    .gender = masculine
colour-purple = Фиолетовый
    .gen = Фиолетового
    .dat = Фиолетовому
    .acc = Фиолетового
    .ins = Фиолетовым
    .pre = Фиолетовом
    .gender = masculine
colour-orange = Оранжевый
    .gen = Оранжевого
    .dat = Оранжевому
    .acc = Оранжевого
    .ins = Оранжевым
    .pre = Оранжевом
    .gender = masculine
colour-brown = Коричневый
    .gen = Коричневого
    .dat = Коричневому
    .acc = Коричневого
    .ins = Коричневым
    .pre = Коричневом
    .gender = masculine

## Почему нельзя: причины, по которым выбор не принят.

why-over = Игра окончена.
why-not-your-turn = Сейчас не ваш ход: решает { $asked }.
why-not-asked-now = Сейчас нужно решить другое.

## Языки: каждый назван так, как зовут его те, кто на нём говорит.

language-en = English
language-ru = Русский

## Да и нет.

yes = Да
no = Нет

## Итог: кто какое место занял. $n — место, $who — игрок.

rank-place =
    { $n ->
        [1] Первое место
        [2] Второе место
        [3] Третье место
        [4] Четвёртое место
        [5] Пятое место
       *[many] { $n }-е место
    }
rank-shared =
    { $n ->
        [1] Делит первое место
        [2] Делит второе место
        [3] Делит третье место
        [4] Делит четвёртое место
        [5] Делит пятое место
       *[many] Делит { $n }-е место
    }
rank-won = Побеждает { $who }.
rank-draw = Ничья.

### core

## Начало и ход партии.

error-game = Игры «{ $game }» здесь нет. Есть: { $known }.
error-seats = В эту игру играют от { $least } до { $most } человек, а не { $seats }.
error-option = У этой игры нет настройки «{ $option }». Есть: { $known }.
error-option-value = Настройка «{ $option }» не бывает «{ $value }». Выберите из: { $known }.
error-seed = «{ $seed }» не годится как зерно: нужно от 1 до 128 латинских букв, цифр или знаков без пробелов.
error-ply = В этой партии нет хода { $ply }: есть от 0 до { $most }.

why-unknown = Решения «{ $words }» в этой игре нет.
why-undo-other = После вас выбор сделал другой игрок ({ $who }): отменить уже нельзя.
why-undo-sealed = С тех пор открылось новое: отменить уже нельзя.
why-undo-nothing = Отменять нечего.

## Записи партий. $line и $column говорят, где именно.

record-head = Строка { $line }, столбец { $column }: ожидалось «ключ: значение», например «game: middle_ages». Это точно запись партии?
record-key = Строка { $line }, столбец { $column }: в заголовке записи не бывает «{ $key }».
record-twice = Строка { $line }, столбец { $column }: «{ $key }» указано дважды.
record-missing = Строка { $line }, столбец { $column }: в заголовке записи не указано «{ $key }».
record-format = Строка { $line }, столбец { $column }: запись в формате { $found }, эта версия его не читает.
record-number = Строка { $line }, столбец { $column }: «{ $key }» должно быть числом, а не «{ $found }».
record-scores =
    { $seats ->
        [one] Строка { $line }, столбец { $column }: ожидался счёт { $seats } игрока, а здесь «{ $found }».
       *[many] Строка { $line }, столбец { $column }: ожидался счёт { $seats } игроков, а здесь «{ $found }».
    }
record-choice = Строка { $line }, столбец { $column }: ожидались номер, место, решение и, возможно, отпечаток, например «12. 2 lord 3 = 0a1b2c3d».
record-count = Строка { $line }, столбец { $column }: ожидалось решение { $expected }, а здесь { $found }. Не пропала ли строка?
record-seat = Строка { $line }, столбец { $column }: за этим столом нет места { $found }.
record-words = Строка { $line }, столбец { $column }: решения «{ $words }» в этой игре нет.
record-refused = Строка { $line }, столбец { $column }: «{ $words }» здесь не разрешено. { $reason }
record-diverged = Строка { $line }, столбец { $column }: начиная с решения { $ply } положение не то, что в записи. Запись изменена или сыграна по другим правилам.
record-after-end = Строка { $line }, столбец { $column }: партия окончена до решения { $ply }.
record-truncated = В записи есть итоговый счёт, но решения обрываются после { $ply }-го. Файл обрезан.
record-scores-differ = В записи счёт { $told }, а её решения приводят к { $found }.
record-game = Это запись игры { $game }, а не { $expected }.
record-rules = Запись сыграна по версии { $found } правил игры { $game }, а здесь версия { $ours }.
record-components = Запись сыграна с данными компонентов { $found }, а не { $ours }.

### component data

## Файлы коробок и данных: что не так, где и что делать. $kind, $entry и $field пишутся так же, как
## в файле.

data-unreadable = Не удаётся прочитать { $file }. Проверьте, что файл на месте и доступен для чтения.
data-encoding = { $file } — не простой текст в кодировке UTF-8. Сохраните его в этой кодировке.
data-syntax = { $file }, строка { $line }, столбец { $column }: это не TOML. Поищите там пропущенную кавычку, скобку или знак равенства.
data-no-game = В { $file } не сказано, к какой игре он относится. Начните его строкой: game = "{ $game }"
data-other-game = { $file } относится к игре «{ $found }», а не к «{ $game }». Выберите другой файл или исправьте первую строку.
data-unknown-table = { $file }: здесь нет ничего с именем «{ $kind }». Известны: { $known }.
data-no-entries = { $file }: нет списка «{ $kind }». Каждая запись начинается с [[{ $kind }]].
data-not-a-table = { $file }, { $kind }, { $entry }: здесь нужны поля со значениями, например number = 3.
data-duplicate = { $file }, { $kind }: имя «{ $entry }» встречается дважды. Дайте каждой записи своё.
data-unknown-entry = { $file }, { $kind }: записи «{ $entry }» нет. Ближайшее известное имя: { $near }.
data-unknown-field = { $file }, { $kind }, { $entry }: поля «{ $field }» здесь быть не может. Известны: { $known }.
data-missing-field = { $file }, { $kind }, { $entry }: нет поля «{ $field }». Нужно: { $expected }.
data-wrong-value = { $file }, { $kind }, { $entry }: { $field } = { $value }. Нужно: { $expected }.
data-unknown-name = { $file }, { $kind }, { $entry }: в поле { $field } стоит { $value }, но среди { $named } такого имени нет. Ближайшее известное: { $near }.
data-distinct = { $file }, { $kind }, { $entry }: { $field } = { $value }, как и у «{ $other }». Значения не повторяются: проверьте обе записи.
data-count = { $file }: записей «{ $kind }»: { $found }. В коробке их { $expected }.
data-each = { $file }, { $kind }: записей, где { $field } = { $value }: { $found }. В коробке их { $expected }: поищите ту, что переписана неверно.
data-total = { $file }, { $kind }: сумма поля { $field } равна { $found }. В коробке — { $expected }: поищите значение, переписанное неверно.
data-covered = { $file }, { $kind }: записей, где { $field } = { $value }: { $found }. В коробке их не меньше { $expected }: поищите ту, что переписана неверно.
data-option-values = { $file }, { $kind }, { $entry }: { $field } не подходит. У выбора не меньше двух разных значений, у «да или нет» их не перечисляют.
data-unknown-digest = Здесь нет коробки игры «{ $game }» с отпечатком { $digest }. Попросите файл коробки у того, кто играл, и откройте его вместе с записью партии.
data-cannot-write = Не удаётся записать { $file }. Проверьте, есть ли место на диске и можно ли туда писать.

## Чего ждёт поле.

data-expected-integer = целое число
data-expected-at-least = целое число не меньше { $least }
data-expected-between = целое число от { $least } до { $most }
data-expected-boolean = true или false
data-expected-text = текст в кавычках
data-expected-one-of = одно из: { $values }
data-expected-list = список; каждый элемент: { $item }
data-expected-several =
    { $count ->
        [one] список из { $count } элемента; каждый: { $item }
        [few] список из { $count } элементов; каждый: { $item }
       *[many] список из { $count } элементов; каждый: { $item }
    }
data-expected-table = имена со значениями; каждое значение: { $item }
data-expected-id = имя из строчных латинских букв, цифр и одиночных дефисов
data-expected-game-id = имя из строчных латинских букв, цифр и подчёркиваний
data-expected-source = rulebook, rulebook+public, public, inferred или reconstructed, а дальше, если нужно, двоеточие и место
data-expected-given = значение: здесь оно есть
data-expected-left-out = ничего: здесь это поле не пишут
data-expected-rising = разные числа по возрастанию, не больше { $most }, и по карте на каждое
data-expected-enough = хватает на { $least }; есть { $found }

## Список для проверки коробки.

data-checklist-kind = { $kind }: { $count }
data-checklist-group = { $kind }, { $group }: { $count }
data-checklist-line = { $entry }: { $values }
