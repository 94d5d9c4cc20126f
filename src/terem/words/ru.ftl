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
why-not-this = Сейчас это выбрать нельзя. { $prompt }

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
rank-nobody = Победителя нет.

### core

## Начало и ход партии.

error-game = Игры «{ $game }» здесь нет. Есть: { $known }.
error-seats = В эту игру играют от { $least } до { $most } человек, а не { $seats }.
error-no-options = В этой игре настроек нет: уберите «{ $option }».
error-option = У этой игры нет настройки «{ $option }». Есть: { $known }.
error-option-seats = Настройка «{ $option }» не для такого числа мест ({ $seats }): уберите её.
error-option-value = Настройка «{ $option }» не бывает «{ $value }». Выберите из: { $known }.
error-seed = «{ $seed }» не годится как зерно: нужно от 1 до 128 латинских букв, цифр или знаков без пробелов.
error-ply = В этой партии нет хода { $ply }: есть от 0 до { $most }.

why-unknown = Решения «{ $words }» в этой игре нет.
why-undo-other = После вас выбор сделал другой игрок ({ $who }): отменить уже нельзя.
why-undo-sealed = С тех пор открылось новое: отменить уже нельзя.
why-undo-nothing = Отменять нечего.
fact-taken-back = { $who } отменяет последнее решение.

## Записи партий. $line и $column говорят, где именно.

record-head = Строка { $line }, столбец { $column }: ожидалось «ключ: значение», например «game: middle_ages». Это точно запись партии?
record-key = Строка { $line }, столбец { $column }: в заголовке записи не бывает «{ $key }».
record-twice = Строка { $line }, столбец { $column }: «{ $key }» указано дважды.
record-missing = Строка { $line }, столбец { $column }: в заголовке записи не указано «{ $key }».
record-format = Строка { $line }, столбец { $column }: запись в формате { $found }, эта версия его не читает. Возможно, прочтёт более новая.
record-number = Строка { $line }, столбец { $column }: «{ $key }» должно быть числом, а не «{ $found }».
record-scores =
    { $seats ->
        [one] Строка { $line }, столбец { $column }: ожидался счёт { $seats } игрока, а здесь «{ $found }».
       *[many] Строка { $line }, столбец { $column }: ожидался счёт { $seats } игроков, а здесь «{ $found }».
    }
record-choice = Строка { $line }, столбец { $column }: ожидались номер, место, решение и, возможно, отпечаток, например «12. 2 lord 3 = 0a1b2c3d».
record-count = Строка { $line }, столбец { $column }: ожидалось решение { $expected }, а здесь { $found }. Не пропала ли строка?
record-seat = Строка { $line }, столбец { $column }: за этим столом нет места { $found }.
record-words = Строка { $line }, столбец { $column }: решения «{ $words }» в этой игре нет. Поищите там опечатку; возможно, файл обрезан.
record-refused = Строка { $line }, столбец { $column }: «{ $words }» здесь не разрешено. { $reason } Запись изменена в этой строке или раньше.
record-diverged = Строка { $line }, столбец { $column }: начиная с решения { $ply } положение не то, что в записи. Запись изменена или сыграна по другим правилам.
record-after-end = Строка { $line }, столбец { $column }: партия окончена до решения { $ply }. Остальное к ней не относится.
record-truncated = В записи есть итоговый счёт, но решения обрываются после { $ply }-го: файл обрезан. Без строки «scores» партию можно проследить до этого места.
record-scores-differ = В записи счёт { $told }, а её решения приводят к { $found }. Изменено либо то, либо другое.
record-game = Это запись игры { $game }, а не { $expected }.
record-rules = Запись сыграна по версии { $found } правил игры { $game }, а здесь версия { $ours }. Откройте её в том Тереме, где играют по версии { $found }.
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
data-expected-each-once = каждое из этого по одному разу и ничего другого: { $values }
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

box-colours = Цвета игроков
data-checklist-kind = { $kind }: { $count }
data-checklist-group = { $kind }, { $group }: { $count }
data-checklist-line = { $entry }: { $values }

### bots

error-hints = У игры «{ $game }» нет подсказок для ботов, в неё играет только случайный бот.

### conformance

violation-determinism = Определённость, решение { $ply }: { $detail }.
violation-strangers = Независимость копий, решение { $ply }: { $detail }.
violation-way-on = Отсутствие тупиков, решение { $ply }: { $detail }.
violation-offers = Предложенные решения, решение { $ply }: { $detail }.
violation-secrecy = Тайна, решение { $ply }: { $detail }.
violation-simultaneity = Одновременность, решение { $ply }: { $detail }.
violation-notation = Запись, решение { $ply }: { $detail }.
violation-conservation = Сохранение, решение { $ply }: { $detail }.
violation-speech = Речь, решение { $ply }: { $detail }.
violation-drawing = Рисунок, решение { $ply }: { $detail }.
violation-immortality = Вечность записей, решение { $ply }: { $detail }.

### lists

list-none = ничего
list-pair = { $first }; { $rest }

### drawing

group-question = Вопрос
group-scores = Итоги партии
group-ledger = Откуда взялись очки
waiting-for = Ждём: { $names }
waiting-nobody = Сейчас ничей ход.
drawing-total = Всего

### command line

## Заголовки и общее для всех команд.

cli-heading-usage = Запуск
cli-heading-arguments = Аргументы
cli-heading-options = Ключи
cli-heading-examples = Примеры
cli-name-game = ИГРА
cli-name-file = ФАЙЛ
cli-name-folder = ПАПКА
cli-name-picture = РИСУНОК
cli-name-command = КОМАНДА
cli-option-help = рассказать, как пользоваться командой
cli-option-lang = на каком языке говорить; если не указан, то на языке системы
cli-option-json = ответить в формате JSON, чтобы прочла программа
cli-option-version = назвать версию и сказать, скомпилированы ли правила
cli-option-seats = сколько мест за столом; если не указано, то наименьшее, какое допускает игра
cli-option-seat-counts = сколько мест за столом: число, например 3, или промежуток, например 2..5; если не указано, то все, какие допускает игра
cli-option-seed = зерно всех случайностей: с тем же зерном выйдет та же партия; если не указано, то такое, что никто не угадает
cli-option-option = настройка игры, например level=hard; можно указать несколько раз
cli-option-box = файл со значениями из вашей коробки (см. terem data --help)
cli-option-ply = остановиться после стольких решений; 0 — самое начало
cli-argument-command = что сделать
cli-argument-rest = аргументы команды; о них расскажет «terem КОМАНДА --help»
cli-argument-game = обозначение игры (см. terem games)
cli-argument-file = запись партии, например из terem play
cli-version-compiled = terem { $version }, Python { $python }; правила скомпилированы
cli-version-plain = terem { $version }, Python { $python }; правила не скомпилированы: всё так же, но медленнее

## terem

cli-about =
    Терем — дом средневековых настольных игр: здесь в них играют, пересматривают записи партий и
    заглядывают в коробки.

      play     сыграть прямо в терминале: против ботов или с друзьями
      serve    открыть дом в браузере, для себя и для друзей
      backup   сохранить весь дом в один файл, даже пока он открыт
      restore  восстановить дом из такого файла
      games    перечислить игры
      replay   рассказать, чем кончилась записанная партия или что было по ходу
      verify   проверить запись партии и то, что жребий никто не подобрал
      draw     нарисовать положение из записанной партии
      walk     сыграть партии наугад и посмотреть, какой выходит счёт
      perft    сосчитать, сколькими способами может пойти партия
      data     показать всё, что напечатано в коробке, откуда это известно и что ещё не проверено
      bench    измерить, быстро ли работают здесь правила игры
cli-examples =
    {"  "}terem play
      terem play { $game } --seats 3 --me 1
      terem replay --help

## Что не так с аргументами.

cli-unknown-command = Команды «{ $word }» нет. Попробуйте: { $known }.
cli-unknown = «{ $word }» здесь ничего не значит. См. { $command } --help
cli-unknown-near = Ключа «{ $word }» нет. Может быть, { $near }?
cli-needs = Команде { $command } не хватает: { $needed }. См. { $command } --help
cli-lacks-value = После { $option } нужно значение. См. { $command } --help
cli-takes-no-value = У { $option } не бывает значения: уберите то, что стоит после него.
cli-not-a-number = { $option }: «{ $found }» — не целое число от { $least } и больше.
cli-not-between = { $option }: «{ $found }» — не целое число от { $least } до { $most }.
cli-not-one-of = { $option }: «{ $found }» не бывает. Выберите из: { $known }.
cli-not-a-setting = --option: у «{ $found }» нет значения. Пишите так: название=значение.
cli-not-a-file = «{ $found }» не может быть именем файла.
cli-not-seats = --seats: «{ $found }» — не число мест вроде 3 и не промежуток вроде 2..5.
cli-not-a-seat = --seat: места «{ $found }» за столом нет, мест здесь { $seats }. Укажите число от 1 до { $seats } или «watcher» — зрителя.

## Что не так с файлами.

cli-in-file = { $file }: { $problem }
cli-cannot-read = Не удаётся прочитать { $file }: { $reason }.
cli-cannot-write = Не удаётся записать { $file }: { $reason }.
cli-not-text = { $file } — не текст в UTF-8 (см. байт { $byte }), поэтому это не запись партии.
cli-output-full = На диске нет места, и вывод неполон. Освободите место и запустите команду снова.
cli-reason-missing = такого файла или папки нет
cli-reason-folder = это папка
cli-reason-not-folder = часть пути — не папка
cli-reason-exists = он уже есть, выберите другое имя
cli-reason-permission = на это нет прав
cli-reason-space = на диске нет места
cli-reason-name = слишком длинное имя
cli-reason-other = система говорит «{ $text }»
cli-no-words = Игра { $game } не говорит на этом языке. Она говорит на: { $known }. Выберите язык ключом --lang.
cli-interrupted = прервано

## terem games

cli-games-about =
    Перечисляет игры: на скольких они рассчитаны, о чём можно договориться до начала, кто их создал
    и насколько точно мы знаем, что напечатано в коробке.
cli-games-examples =
    {"  "}terem games
      terem games --json
cli-games-seats = Игроков: от { $least } до { $most }, минут: от { $from } до { $to }, возраст: { $age }+
cli-games-option = Настройка { $option }: { $meaning }. Первое значение — обычное.
cli-games-value = --option { $option }={ $value }: { $meaning }
cli-games-rules = Правила: версия { $rules }
cli-games-credits = Автор: { $designers }; художник: { $artists }; издатель: { $publishers }, { $year }
cli-games-data =
    { $count ->
        [0] Данные компонентов { $digest }; все значения подтверждены
        [one] Данные компонентов { $digest }; { $count } значение восстановлено, его стоит сверить с коробкой
        [few] Данные компонентов { $digest }; { $count } значения восстановлены, их стоит сверить с коробкой
       *[many] Данные компонентов { $digest }; { $count } значений восстановлено, их стоит сверить с коробкой
    }

## terem walk, terem perft, terem bench

cli-walk-about =
    Играет целые партии наугад, так быстро, как может, и рассказывает, какой выходит счёт. С ключом
    --check по дороге проверяется всё, что верно для любой игры: копии не влияют друг на друга,
    ничего не пропадает, никто не видит скрытого и так далее. Если что-то неверно, код возврата 1.
cli-walk-examples =
    {"  "}terem walk { $game } --games 10000 --seed spring
      terem walk { $game } --seats 2..3 --games 20 --check
      terem walk { $game } --seats 2 --games 5 --save records/
cli-walk-games = сколько партий сыграть для каждого числа мест; если не указано, то { $default }
cli-walk-check = проверять по дороге всё, что должно быть верно; гораздо медленнее
cli-walk-save = сохранять записи всех партий в эту папку
cli-walk-seed = Зерно: { $seed }
cli-walk-head-seats = мест
cli-walk-head-games = партий
cli-walk-head-finished = окончено
cli-walk-head-choices = решений
cli-walk-head-seconds = секунд
cli-walk-head-rate = решений/с
cli-walk-head-mean = среднее
cli-walk-head-sd = отклонение
cli-walk-head-least = меньше всего
cli-walk-head-most = больше всего
cli-walk-head-winner = победитель
cli-walk-violation = Мест { $seats }, зерно { $seed }: { $text }
cli-walk-unfinished = Партий, которые не кончились: { $count }
cli-perft-about =
    Считает, сколькими способами может пойти партия с самого начала: все цепочки из 1, 2, ... D
    решений. По этим числам можно сверить другую программу с теми же правилами.
cli-perft-examples =
    {"  "}terem perft { $game } --seats 2 --seed spring --depth 4
      terem perft { $game } --depth 3 --json
cli-perft-depth = на сколько решений смотреть вперёд; если не указано, то { $default }
cli-perft-head-depth = глубина
cli-perft-head-count = способов
cli-perft-head-seconds = секунд
cli-bench-about =
    Измеряет на этой машине, за сколько игра копирует стол, перечисляет возможные решения и
    принимает одно из них. Рядом измеряется мерка, поэтому отношение говорит о правилах, а не о
    машине. Мерки две: постоянный цикл на чистом Python и copy.deepcopy такого же стола из простых
    списков.
cli-bench-examples =
    {"  "}terem bench { $game }
      terem bench { $game } --seats 4 --json
cli-bench-head-what = микросекунды
cli-bench-head-time = время
cli-bench-head-yardstick = мерка
cli-bench-head-ratio = отношение
cli-bench-copy = копия стола (мерка: deepcopy)
cli-bench-legal = список возможных решений (мерка: цикл)
cli-bench-walk = одно решение случайной партии (мерка: цикл)
cli-bench-compiled = Правила скомпилированы.
cli-bench-plain = Правила не скомпилированы.

## terem replay, terem draw

cli-replay-about =
    Проходит запись партии, сверяя каждое решение с правилами и каждое положение с его отпечатком.
    Называет места и показывает, откуда взялись очки, а до конца партии или с ключом --ply — что
    на столе и что решается. Если запись и правила расходятся, код возврата 1.
cli-replay-examples =
    {"  "}terem replay game.terem
      terem replay game.terem --ply 20 --seat 2
      terem replay game.terem --log
cli-replay-seat = чьими глазами смотреть: номер места или «watcher» — зритель; если не указано, то глазами того, чей ход
cli-replay-log = рассказать словами и всё, что происходило
cli-replay-ply = После решения { $ply } из { $plies }.
cli-waiting = Решает { $who }.
cli-row-place = Место
cli-row-total = Итого
cli-row-ties = Для разрешения ничьей
cli-verify-about =
    Проверяет запись сыгранной партии: повторяет каждое решение, сверяет все отпечатки по ходу и итоговый
    счёт. До первого решения дом публикует хеш зерна — обязательство; если он подходит к зерну из записи,
    значит, жребий никто не подобрал по ходу партии. Код выхода 1 — что-то не сошлось.
cli-verify-examples =
    {"  "}terem verify game.terem
      terem verify game.terem --commitment 3f0c...
cli-verify-commitment = хеш, который стол показывал с самого начала; если не указать, его можно будет сверить глазами
cli-verify-followed = Повторено решений: { $plies }. Сошлось отпечатков по ходу: { $digests }.
cli-verify-scores = Итоговый счёт именно тот, к которому ведут решения.
cli-verify-not-over = Запись кончается раньше партии, так что итогового счёта в ней нет.
cli-verify-seed = Обязательство для этого зерна — { $commitment }.
cli-verify-compare = Сверьте его с тем, что стол показывал с самого начала, или укажите то через --commitment.
cli-verify-kept = Именно оно и было опубликовано: жребий определён до первого решения.
cli-verify-broken = Опубликовано было { $published }: партию играли с другим зерном, или запись изменили.
cli-verify-no-commitment = --commitment: «{ $found }» — не хеш из { $length } цифр от 0 до f. Скопируйте его целиком со страницы стола.
cli-draw-about =
    Рисует положение из записанной партии так, как оно выглядит на столе; формат — по окончанию
    имени рисунка.
cli-draw-examples =
    {"  "}terem draw game.terem --ply 20 --seat 2 -o position.svg
      terem draw game.terem --theme dark -o end.png --width 2400
      terem draw game.terem --seat watcher -o end.html
cli-draw-seat = чьими глазами смотреть: номер места или «watcher» — зритель, который видит то же, что и все; если не указано, то глазами зрителя
cli-draw-theme = цвета рисунка
cli-draw-out = куда рисовать: имя на .svg, .html или .png; если не указано, то рядом с записью, в .svg
cli-draw-width = ширина .png в пикселях; если не указана, то { $default }
cli-draw-format = { $file }: имя рисунка должно кончаться на { $known }.
cli-draw-written = Рисунок готов: { $file }
cli-draw-no-png = Для .png нужна ещё одна часть: pip install "terem[png]". Без неё выберите .svg или .html.
cli-draw-no-assets = Значки и шрифты в этом дереве исходников ещё не собраны: сначала выполните «make assets».

## terem data

cli-data-about =
    Показывает всё, что напечатано в коробке игры, и что мы об этом знаем, стопка за стопкой — как
    список для сверки с коробкой в руках. Чего никто не подтвердил, то «восстановлено».

    Чтобы исправить значения, сохраните заготовку, поправьте всё, что не сходится с вашей коробкой,
    и указывайте файл ключом --box или положите его в папку Терема под именем boxes/ИГРА.toml — там
    его найдёт каждая новая партия.
cli-data-examples =
    {"  "}terem data { $game } --reconstructed
      terem data { $game } --template > mybox.toml
      terem data { $game } --box mybox.toml --json
cli-data-reconstructed = только то, чего никто не подтвердил
cli-data-template = написать файл коробки со всем, чего никто не подтвердил: останется поправить

## terem play: справка

cli-play-about =
    Играет целую партию прямо в терминале, простыми строками, которые прочтёт и экранный диктор: что
    произошло, что на столе, и решения под номерами. Если игра не указана, спросит, во что играть,
    сколько мест за столом и кто где сидит. После каждого решения партия уже на диске: закроете
    окно — ничего не пропадёт. Пока идёт партия, наберите «помощь», чтобы узнать, что ещё можно
    набрать: отменить, почему, сохранить...
cli-play-examples =
    {"  "}terem play
      terem play { $game } --seats 3 --me 1 --bot greedy
      terem play { $game } --seats 2 --me all
      terem play --resume game.terem
cli-play-game = обозначение игры; если не указано, спросит
cli-play-me = какие места занимают люди за этой клавиатурой; если не указано, то 1
cli-play-bot = кто занимает остальные места; если не указано, то { $default }
cli-play-resume = продолжить партию по её записи
cli-play-save = где хранить партию; если не указано, то в папке Терема
cli-play-resume-alone = У продолжаемой партии места, зерно и настройки уже есть: вместе с --resume можно указать только --me, --bot, --save и --box.
cli-play-not-me = --me: «{ $found }» — не номера мест. Перечислите через запятую числа от 1 до { $seats } или укажите «all» (все) или «none» (никто).

## terem play: вопросы до начала партии. Пустая строка — ответ по умолчанию.

cli-play-default = Номер; просто Enter — { $number }
cli-play-no-games = Здесь нет игр, в которые можно сыграть.
cli-play-new = Новая партия
cli-play-ask-resume = Новая партия или одна из неоконченных?
cli-play-ask-game = Во что играем?
cli-play-ask-seats = Сколько мест за столом?
cli-play-ask-option = { $option }:
cli-play-ask-who = Кто на месте { $number } ({ $who })?
cli-play-kind-person = Человек за этой клавиатурой
cli-play-kind-uniform = Бот, который решает наугад
cli-play-kind-greedy = Жадный бот: смотрит на одно решение вперёд
cli-play-not-begun = Ввод закончился, и партия не началась.

## terem play: во время партии

cli-play-welcome = Партия хранится в { $file }. Выбирайте по номеру; что ещё можно набрать, расскажет «помощь».
cli-play-turn = { $who } (место { $number }), ваш ход.
cli-play-hand-over = Следующий ход: { $who }. Передайте клавиатуру и нажмите Enter.
cli-play-empty = Наберите номер решения или «помощь».
cli-play-no-number = Наберите число от 1 до { $most }.
cli-play-not-understood = «{ $words }» — и не решение, и не команда. Наберите номер решения или «помощь».
cli-play-why-what = После «почему» напишите, что хотели бы сделать, такими же словами, какие стоят в квадратных скобках.
cli-play-why-allowed = Так можно: выберите это по номеру или по словам.
cli-play-undone = Решение отменено.
cli-play-no-guide = На этом языке у игры пока нет описания.
cli-play-way-back =
    Партия хранится в { $file }. Чтобы продолжить:
      { $command }
cli-play-way-again =
    Запись партии — в { $file }. Чтобы посмотреть её снова:
      terem replay { $quoted } --log
      terem draw { $quoted } -o end.svg

## terem play: команды в одно слово и что они делают.

cli-order-undo = отменить
cli-order-why = почему
cli-order-table = стол
cli-order-log = ход
cli-order-save = сохранить
cli-order-guide = правила
cli-order-help = помощь
cli-order-quit = выйти
cli-play-help-choose = Номер выбирает из списка. Можно набрать и слова из квадратных скобок.
cli-play-help-undo = { cli-order-undo }: отменить своё последнее решение, пока не открылось ничего нового
cli-play-help-why = { cli-order-why } 2, { cli-order-why } СЛОВА: почему так нельзя
cli-play-help-table = { cli-order-table }: что сейчас на столе
cli-play-help-log = { cli-order-log }, { cli-order-log } 100: что произошло за последнее время, столько строк
cli-play-help-save = { cli-order-save }, { cli-order-save } ФАЙЛ: где хранится партия; сохранить её и в другой файл
cli-play-help-guide = { cli-order-guide }: описание игры
cli-play-help-help = { cli-order-help }: этот список
cli-play-help-quit = { cli-order-quit }: выйти; партия сохранена, её можно продолжить

### pages

## На каждой странице.

pages-house = Терем
pages-skip = К основной части страницы
pages-look = Язык и цвета
pages-language = Язык
pages-colours = Цвета
pages-theme-auto = Как в системе
pages-theme-light = Дневные
pages-theme-dark = Ночные
pages-theme-contrast = Контрастные
pages-foot = Слова и рисунки здесь свои, а названия напоминают, какую коробку стоит купить.
pages-to-shelf = К полке с играми
pages-to-table = К столу

## Полка.

pages-motto = Дом средневековых игр
pages-welcome = Присаживайтесь. Коробки открыты, боты уже за столом, а друга можно позвать по ссылке.
pages-shelf = На полке
pages-tables-going = Ваши партии
pages-tables-over = Сыгранные партии
pages-tables-more =
    { $n ->
        [one] Ещё { $n } партия
        [few] Ещё { $n } партии
       *[many] Ещё { $n } партий
    }
pages-seats =
    { $most ->
        [few] { $least }–{ $most } игрока
       *[other] { $least }–{ $most } игроков
    }
pages-minutes = { $least }–{ $most } минут
pages-age = от { $age } лет
pages-by = Автор: { $names }
pages-coming = Ещё в работе
pages-play-now = Играть
pages-play-now-how = сразу, против ботов
pages-set-up = Собрать партию
pages-watch-bots = Смотреть на ботов
pages-guide = Правила
pages-table-over = Партия окончена.
pages-table-open = За столом ждут друзей.
pages-your-turn = Ваш ход.
pages-your-turn-name = { $who }, ваш ход.

## За каким столом играем. $colour — как называется место.

pages-set-up-title = { $game }: новая партия
pages-set-up-hint = Каждому другу вы отправите ссылку. Если за этим устройством несколько человек, то перед каждым ходом стол скрыт, пока не сядет тот, кто ходит.
pages-how-many = Сколько игроков?
pages-seat = Место { $seat }: { $colour }
pages-who-sits = Кто здесь играет
pages-kind-me = Я
pages-kind-here = Ещё один человек за этим устройством
pages-kind-friend = Друг, по ссылке
pages-bot-uniform = Бот, играющий наугад
pages-bot-greedy = Жадный бот
pages-name = Имя
pages-name-free = можно не писать
pages-options = О чём договоримся
pages-begin = Начать
pages-no-kind = Так на место { $seat } сесть нельзя. Вернитесь и выберите из списка.

## Приглашения.

pages-invite = Позвать друзей
pages-invite-title = Позовите друзей
pages-invite-how = Отправьте каждому другу по одной ссылке. Место займёт тот, кто первым откроет её и назовётся; регистрация не нужна.
pages-invite-none = Все места заняты, можно играть.
pages-invite-link = Ссылка на это место
pages-invite-code = Та же ссылка в виде кода для камеры телефона
pages-join-title = { $game }: для вас держат место
pages-join-from = Вас зовёт играть { $name }.
pages-join-from-somebody = Вас зовут играть.
pages-join-how = Напишите, как вас называть, или оставьте имя пустым и садитесь за стол. Партия найдётся в этом же браузере.
pages-join = Сесть за стол

## За столом.

pages-watching = Вы смотрите со стороны. Что игроки держат в секрете, того не видно.
pages-undo = Отменить решение
pages-still = Не обновлять
pages-why = Почему нельзя?
pages-why-title = Что сейчас выбрать нельзя
pages-why-can = Что выбрать можно
pages-why-none = Можно выбрать всё, о чём сейчас вопрос.
pages-why-else = Об остальном на столе сейчас не спрашивают. Что для чего нужно, рассказано здесь:
pages-recap =
    { $n ->
        [one] После вашего хода: { $n } событие
        [few] После вашего хода: { $n } события
       *[many] После вашего хода: { $n } событий
    }
pages-offline = Нет связи. Ничего не потеряно: соединение восстанавливается.
pages-sending = Ваш выбор будет отправлен, как только появится связь…
pages-wishes = Настройки
pages-wish-sounds = Звуки
pages-wish-confirm = Подтверждать каждый выбор
pages-wish-flights = Показывать движение фигур
pages-wish-shortcuts = Клавиши-буквы и клавиши-цифры
pages-confirm = Ваш выбор:
pages-confirm-yes = Подтвердить
pages-confirm-no = Передумать
pages-close = Закрыть
pages-copy = Копировать
pages-copied = Ссылка скопирована.
pages-keys = Клавиши
pages-key-0 = выбрать вариант с этим номером
pages-key-1 = от варианта к варианту
pages-key-2 = выбрать, подтвердить
pages-key-3 = к вопросу
pages-key-4 = взять ход назад
pages-key-5 = к журналу
pages-key-6 = к разговору
pages-key-7 = закрыть, передумать
pages-key-8 = этот список
pages-ways = За этим столом
pages-rematch = Сыграть ещё раз
pages-record = Сохранить запись
pages-replay = Пересмотреть партию
pages-log = Что произошло
pages-log-older = Раньше
pages-log-empty = Пока ничего.
pages-hand-over = Следующий ход: { $who }
pages-hand-over-why = Передайте устройство. Стол скрыт, пока на экран не посмотрит тот, чей ход.
pages-hand-over-ready = Я { $who }: показать стол
pages-hand-over-undo = { $who }: отменить последнее решение

## Кто сидит за столом.

pages-company = За столом
pages-watch-link = Ссылка для зрителей
pages-you = вы
pages-here = за столом
pages-away = нет на связи
pages-free-open = свободно для всех
pages-free-friend = ждёт друга
pages-host = Хозяин стола
pages-bot-stands-in = играет бот
pages-name-stood-in = { $who } (играет бот)
pages-hand-to = Кто сыграет вместо
pages-hand = Пусть играет бот
pages-vote = За то, чтобы сыграл бот
pages-votes = голосов: { $given } из { $needed }
pages-stood-in = Сейчас за вас играет бот.
pages-take-back-seat = Вернуться на своё место
pages-chat = Чат
pages-leave-way = Уйти из-за стола…
pages-leave-title = Уйти из-за стола?
pages-leave-open = Ваше место освободится, и его сможет занять кто-то другой.
pages-leave-playing = Вместо вас будет играть бот, и вернуться на это место будет нельзя. Всё сыгранное сохранится.
pages-leave-do = Уступить место
pages-leave-do-who = Уступить место: { $who }
pages-close-title = Закрыть стол?
pages-close-open = Партия ещё не началась. Ссылки на свободные места перестанут действовать.
pages-close-playing = Кроме вас, здесь никто не играет. Партия прервётся, и продолжить её будет нельзя; всё сыгранное сохранится, и его можно будет посмотреть.
pages-close-forgotten = Здесь ничего не происходит уже { $days } дней. Партия прервётся, и продолжить её будет нельзя; всё сыгранное сохранится, и каждый, кто сидел за столом, сможет его посмотреть.
pages-close-do = Закрыть стол
pages-table-closed = Стол закрыт.
pages-chat-off = Чат выключен.
pages-chat-settings = Настройки чата
pages-chat-turn-on = Включить чат
pages-chat-turn-off = Выключить чат
pages-mute = Не показывать: { $who }
pages-unmute = Снова показывать: { $who }
pages-say-label = Ваше сообщение
pages-say-who = Его прочтут все, кто видит стол, и зрители тоже.
pages-say = Отправить
pages-nothing-said = Пока никто ничего не написал.
pages-said-older = Более ранние сообщения
pages-tables-free = Столы со свободным местом
pages-tables-watch = Можно посмотреть
pages-host-is = Собирает партию: { $name }
pages-taken = занято мест: { $taken } из { $seats }
pages-kind-anyone = Кто угодно, место открыто
pages-chat-on-here = Включён
pages-chat-off-here = Выключен
pages-may-watch = Пусть смотрят и другие гости дома

## Как пересмотреть партию.

pages-watcher = Зритель
pages-replay-eyes = Чьими глазами
pages-replay-ply = После решения { $ply } из { $plies }
pages-replay-first = В начало
pages-replay-back = Назад
pages-replay-forward = Вперёд
pages-replay-last = В конец
pages-replay-slide = Любое решение
pages-replay-number = Номер решения
pages-replay-go = Перейти
pages-replay-taken = Только что решено
pages-replay-coming = Следующее решение
pages-replay-choice = { $who }: { $what }
pages-replay-forced = другого выбора не было
pages-replay-link = Ссылка на этот самый момент

## Чем кончилось и честен ли случай. $names — игроки, разделившие первое место.

pages-shared = Победу делят: { $names }.
pages-luck = О случае в этой партии
pages-luck-promise = Перед первым решением дом выбирает зерно, из которого вырастают все перемешивания и броски этой партии. До конца оно скрыто, но его отпечаток опубликован с самого начала: подменить зерно и не изменить отпечаток нельзя.
pages-luck-commitment = Отпечаток зерна (BLAKE2b, 256 бит):
pages-luck-seed = Зерно, раз партия окончена:
pages-luck-check = Чтобы проверить это самостоятельно, сохраните запись и выполните рядом с ней:
pages-luck-loaded = Эту партию кто-то принёс в виде записи. Её играли не здесь, поэтому за честность случая дом не ручается.
pages-luck-forked = Эта партия продолжает другую с решения { $ply }, и зерно у них одно. Его можно было узнать заранее, поэтому за честность случая дом здесь не ручается.
pages-luck-source = Посмотреть ту партию
pages-next-table = К новому столу

## Продолжение с любого места. $who — игрок, чьё место занимает человек.

pages-fork = Играть с этого места
pages-fork-who = Кто играет
pages-fork-here = Все за этим устройством
pages-fork-as = Я вместо игрока { $who }, остальные — боты
pages-fork-others = Какие боты
pages-fork-begin = Продолжить
pages-fork-luck = Случай дальше тот же, что в старой партии: что вытянули и выбросили там, выпадет и здесь.
pages-fork-over = В этом месте партия уже окончена, и играть дальше нечего. Выберите момент пораньше.

## Открыть запись.

records-way = Открыть запись партии
records-title = Открыть запись партии
records-how = Выберите файл с записью (его имя кончается на .terem) или вставьте её текст. Каждое решение сверяется с правилами. После этого партию можно пересмотреть и продолжить с любого места.
records-file = Файл с записью
records-text = Или текст записи
records-open = Открыть
records-shown = Запись партии
records-nothing = Открывать нечего: выберите файл или вставьте текст записи.
records-not-text = Строка { $line }, столбец { $column }: это не текст в UTF-8, значит, и не запись партии. Выберите файл, имя которого кончается на .terem.
records-long = В этой записи решений: { $found }, а больше { $most } здесь не открыть. Столько не бывает ни в одной игре этого дома.

## Правила.

pages-guide-title = { $game }: правила
pages-guide-page = Открыть отдельной страницей

## Кто есть кто: страница и её ответы.

pages-guest = Гость
pages-me = Обо мне
pages-to-me = Назад, на страницу «Обо мне»
pages-me-name = Как вас называть
pages-me-name-keep = Запомнить имя
pages-me-name-how = Так вас будут называть за новыми столами. Там, где вы уже сидите, имя остаётся прежним.
pages-me-open = Завести учётную запись
pages-me-open-how = Играть можно и без неё. С именем и парольной фразой ваши партии найдутся на любом устройстве.
pages-me-open-do = Завести
pages-me-login = Войти
pages-me-login-how = Партии, которые вы начали здесь гостем, перейдут к вашей учётной записи.
pages-me-login-do = Войти
pages-me-account = Учётная запись
pages-me-account-name = Имя для входа: «{ $name }».
pages-me-account-field = Имя для входа
pages-me-passphrase-field = Парольная фраза
pages-me-passphrase-old = Нынешняя парольная фраза
pages-me-passphrase-passphrase = Новая парольная фраза, от 10 знаков
pages-me-passphrase-again = Ещё раз то же самое
pages-me-passphrase-do = Сменить парольную фразу
pages-me-passphrase-how = После этого на других устройствах придётся войти заново. Забытую фразу восстановить нельзя.
pages-me-recovery = Ссылка для возвращения
pages-me-recovery-how = По ней вы вернётесь к своим партиям из другого браузера или если этот всё забудет. Берегите её как ключ: у кого ссылка, тот и вы.
pages-me-recovery-there = Такая ссылка у вас уже есть. Новая её заменит.
pages-me-recovery-do = Создать ссылку
pages-me-recovery-once = Ссылку видно только сейчас. Сохраните её там, где никто чужой не прочтёт; прежняя больше не действует.
pages-me-recovery-link = Ваша ссылка для возвращения
pages-me-devices = Устройства
pages-me-browsers = { $n ->
    [1] Вас знает только этот браузер.
    [one] Вас знает { $n } браузер.
    [few] Вас знают { $n } браузера.
   *[other] Вас знают { $n } браузеров.
 }
pages-me-leave-way = Выйти на этом устройстве…
pages-me-others-do = Выйти на всех остальных
pages-me-others-how = Тогда вас будет знать только этот браузер, а ссылка для возвращения перестанет действовать.
pages-me-kept = Что дом хранит о вас
pages-me-kept-how = Имя, учётная запись, ключи и столы с датами — всё в одном файле; от парольной фразы хранится только хеш.
pages-me-kept-way = Сохранить всё
pages-me-erase-way = Стереть всё обо мне…
pages-me-leave = Выйти на этом устройстве?
pages-me-leave-how = Этот браузер вас забудет. Ваши партии останутся, и вы сможете к ним вернуться.
pages-me-leave-lost = Ни один другой браузер вас не знает, нет ни учётной записи, ни ссылки для возвращения: к своим партиям вы уже не вернётесь. Сначала заведите запись или создайте ссылку.
pages-me-leave-do = Выйти
pages-me-erase = Стереть всё о вас?
pages-me-erase-how = Ваше имя, учётная запись и ключи стираются, имя пропадает и за столами, где вы сидите. Партии остаются тем, кто играет с вами, но на ваши места никто уже не вернётся. Отменить это нельзя.
pages-me-erase-do = Стереть
pages-me-back = По этой ссылке возвращается: { $name }
pages-me-back-how = Нажимайте кнопку, только если ссылку создали вы сами. Этот браузер вас запомнит, а партии, которые вы начали здесь гостем, перейдут к вам же.
pages-me-back-do = Это я
pages-me-done-name = Имя сохранено.
pages-me-done-account = Учётная запись готова.
pages-me-done-in = С возвращением! Ваши партии ждут на полке.
pages-me-done-passphrase = Парольная фраза изменена.
pages-me-done-others = Теперь вас знает только этот браузер.

## Когда что-то не так.

pages-error-request = Не получилось
pages-error-forbidden = Здесь так нельзя
pages-error-missing = Такой страницы нет
pages-error-moved = Ничего не изменилось
pages-error-often = Немного терпения
pages-error-fault = Ошибка самого дома
pages-error-request-do = Этот запрос непонятен. Вернитесь и попробуйте ещё раз со страницы.
pages-error-forbidden-do = Форма пришла не отсюда или устарела. Вернитесь, обновите страницу и попробуйте ещё раз.
pages-error-missing-do = Возможно, адрес скопирован не целиком. Всё, во что можно играть, стоит на полке.
pages-error-method-do = Этот адрес открывают иначе. Вернитесь и попробуйте ещё раз со страницы.
pages-error-large-do = Прислано слишком много сразу. Запись партии может занимать до 256 КиБ, а для остального хватает нескольких слов.
pages-error-fault-do = Что случилось, хозяин дома найдёт в журнале. Всё подтверждённое цело: вернитесь и попробуйте ещё раз.
pages-broken-form = Форма пришла не целиком, и ничего не изменилось. Обновите страницу и выберите ещё раз.
pages-no-guest = В этом браузере дом вас не знает. Откройте партию там, где начали, или ещё раз перейдите по приглашению.
pages-not-over = Эта партия ещё идёт: пересмотреть её можно, когда она закончится.

## terem serve

serve-about =
    Открывает дом в браузере: играйте против ботов, с друзьями по ссылке или вместе за одним
    устройством. Все партии лежат в одной папке и переживут перезапуск. Ctrl-C закрывает дом.

    Каждую настройку можно задать и через окружение (TEREM_HOST, TEREM_PORT, TEREM_SECRET...), и в
    файле terem.toml в папке дома (port = 9000). Команда важнее окружения, а окружение важнее файла.
    Секретом подписаны cookie; если его не задать, он создаётся сам и хранится в папке.
serve-examples =
    {"  "}terem serve --open
      terem serve --host 0.0.0.0 --port 9000
      terem serve --address https://games.example --root /terem
      terem serve --check
serve-option-host = на каком адресе слушать; если не указать — 127.0.0.1, то есть только эта машина, а 0.0.0.0 — вся сеть
serve-option-port = на каком порту слушать; если не указать — 8000, а 0 — на любом свободном
serve-option-home = папка, где всё хранится; если не указать — обычная папка Терема
serve-option-database = база данных по адресу, например postgresql://user@host/terem; если не указать — файл в папке
serve-option-root = путь, по которому дом виден за обратным прокси
serve-option-address = как дом называется снаружи, для приглашений; если через https, то cookie идут только так
serve-option-proxies = адреса или сети прокси через запятую, которым можно верить, откуда пришёл запрос; если не указать — 127.0.0.1
serve-option-log = каким быть журналу: plain — для человека, только о неполадках, json — по объекту на строку, и о каждом запросе; если не указать — plain
serve-option-metrics = кому видны показатели по адресу /metrics: private — этой машине и её сети, open — всем; если не указать — private
serve-option-chat = могут ли игроки писать друг другу: on — да, off — нет; если не указать — on
serve-option-pace = сколько миллисекунд можно смотреть на ход бота, прежде чем походит следующий; если не указано, 400
serve-option-config = файл с настройками; если не указать — terem.toml в папке дома
serve-option-open = показать дом в браузере, как только он откроется; если порт занят и никто его не выбирал, дом займёт другой
serve-option-check = рассказать, что настроено и где, и ничего не открывать
serve-port-taken = Порт { $port } занят, дом откроется на другом.
serve-folder-is = папка: { $folder }
serve-setting = { $name }: { $value } ({ $where })
serve-by-nobody = как обычно
serve-value-none = нет
serve-value-hidden = не показывается
serve-value-kept = хранится в { $file }
serve-wrong = { $where }: { $problem }
serve-file-key = { $file }: настройки «{ $key }» нет. Есть: { $known }.
serve-file-value = { $file }, { $key }: здесь { $found }, а нужно: { $expected }.
serve-not-a-text = «{ $found }» — не адрес, на котором можно слушать.
serve-not-a-proxy = «{ $found }» — не адрес прокси. Напишите его как 10.0.0.7, а сеть — как 10.0.0.0/8.
serve-not-known = «{ $found }» не бывает. Есть: { $known }.
serve-open = Дом открыт: { $url }
serve-folder = Всё хранится в { $folder }. Ctrl-C закрывает дом.
serve-closed = Дом закрыт, все партии сохранены.
serve-cannot-listen = Не удалось занять { $host }, порт { $port }: { $reason }. Укажите другой порт через --port или 0 — любой свободный.
serve-not-a-port = «{ $found }» — не порт. Укажите число от 0 до 65535.
serve-not-a-pace = «{ $found }» не годится как темп ботов. Укажите миллисекунды от 0 до 9999.
serve-not-a-root = «{ $found }» не может быть путём дома. Напишите его как /terem, латинскими буквами.
serve-not-an-address = «{ $found }» — не внешний адрес дома. Напишите его как https://games.example, без пути.
serve-short-secret = Секрет слишком короткий: нужно не меньше { $least } знаков. Можно не указывать его вовсе, тогда секрет создастся сам.
serve-no-secret = Секрет дома не удаётся прочитать или сохранить в { $file }. Проверьте, можно ли туда писать.

## terem backup, terem restore

backup-about =
    Сохраняет весь дом в один файл таким, каким он был в одно мгновение: гостей, столы, все решения,
    секреты и файлы коробок. Дом при этом может быть открыт. Файл не зависит от базы данных, поэтому
    с его помощью дом можно и перенести из одной базы в другую (см. terem restore --help).
backup-examples =
    {"  "}terem backup
      terem backup /var/backups/terem.zip --home /srv/terem
backup-argument-file = файл, в который сохранить дом; его ещё не должно быть. Если не указать — terem-ДАТА-ВРЕМЯ.zip здесь же
backup-made = Дом сохранён в { $file }. Столов: { $tables }; строк хранилища: { $rows }; файлов из папки: { $files }.
backup-keep = Кто может прочесть этот файл, тот может занять любое место и узнать все скрытые зёрна: берегите его.
backup-no-house = Дома здесь нет, сохранять нечего. Проверьте --home и --database.
backup-schema = Хранилище оставила другая версия Терема ({ $found }, а здесь { $ours }). Сделайте копию той версией или сначала откройте дом этой.
restore-about =
    Восстанавливает дом из файла, который сделала команда terem backup, в папке и базе данных, где дома
    ещё нет. Сначала проверяется всё до последнего байта, и только потом что-то записывается; затем
    повторяется каждое решение за каждым столом. Код выхода 1 — какой-то стол пришёл не туда, куда прежде.
restore-examples =
    {"  "}terem restore terem.zip --home /srv/terem
      terem restore terem.zip --database postgresql://user@host/terem
restore-argument-file = файл, который сделала команда terem backup
restore-done = Дом восстановлен в { $folder }. Строк хранилища: { $rows }; файлов в папке: { $files }.
restore-followed = Столы, где каждое решение ведёт туда же, куда и прежде: { $identical } из { $all }.
restore-differs = Стол { $table }: { $problem }
restore-ply = решений выходит { $found }, а не { $told }.
restore-commitment = зерно не то, что было обещано.
restore-not-a-backup = { $file } — не резервная копия дома, или файл оборван.
restore-newer = { $file } записан в формате { $found }, а эта версия читает формат { $ours }. Восстановите его более новым Теремом.
restore-schema = { $file } записан другой версией Терема (хранилище { $found }, а здесь { $ours }). Восстановите его той версией.
restore-damaged = { $file } повреждён: «{ $part }» не то, что было записано. Ничего не восстановлено; возьмите другую копию.
restore-not-empty = В этом хранилище уже есть дом, ничего не тронуто. Укажите другую папку или базу данных.
restore-file-there = { $file } уже есть и отличается от того, что в копии. Ничего не тронуто: укажите другую папку.

### server

## Дом: что слышит гость, когда что-то невозможно.

server-no-table = Такого стола нет. Проверьте ссылку или спросите того, кто её прислал.
server-wrong-seat = Это место не ваше.
server-stale = Стол изменился с тех пор, как вы на него смотрели. Взгляните ещё раз и решите заново.
server-waiting = Ещё не все сели за стол. Партия начнётся, когда все места будут заняты.
server-key = Нажатие не удалось распознать. Обновите страницу и выберите снова.
server-key-used = Это нажатие уже значило другое. Обновите страницу и выберите снова.
server-seed-hidden = Запись партии раскрывает скрытое. Её можно получить, когда партия окончена.
server-invite = Это приглашение к столу не подходит. Попросите у хозяина новое.
server-taken = Это место уже занято.
server-seated = У вас уже есть место за этим столом, а это приглашение для другого.
server-not-host = Приглашать за этот стол может только хозяин.
server-bot = Бота «{ $bot }» нет. Есть: { $known }.
server-plan = «{ $found }» не может занять место: нужно me, person или bot.
server-name-long = В имени может быть не больше { $most } букв.
server-name-signs = В имени не может быть управляющих символов.
server-said-nothing = Пока нечего отправлять. Сначала напишите несколько слов.
server-said-long = Слишком длинно: в сообщении помещается не больше { $most } знаков.
server-said-signs = В сообщении не может быть управляющих символов.
server-said-fast = Слишком много сразу. Подождите несколько секунд и напишите снова.
server-chat-host = Включить или выключить чат может только тот, кто собрал партию.
server-chat-off = За этим столом сейчас не пишут: чат выключен.
server-watchers-read = Писать здесь могут только игроки и тот, кто собрал партию.
server-no-person = На этом месте некого ждать.
server-own-seat = Это ваше собственное место.
server-is-here = Игрок с этого места сейчас за столом.
server-not-yet-absent = Игрок отошёл только что. Подождите минуту.
server-hand-host = Решить это одному может только тот, кто собрал партию; остальные голосуют.
server-no-stand-in = На этом месте бот вас не заменяет.
server-closed = Этот стол закрыт: здесь больше не играют.
server-leave-over = Здесь больше не играют, уходить не нужно.
server-close-host = Закрыть стол может только тот, кто собрал партию.
server-close-others = Здесь играете не только вы, поэтому можно лишь уступить своё место. Закрыть стол можно, когда остальные тоже уйдут или когда целый месяц ничего не происходит.
server-stood-in = За вас играет бот. Сначала вернитесь на своё место, потом выбирайте.

## Кто есть кто.

server-too-often =
    { $minutes ->
        [one] Слишком много попыток. Подождите { $minutes } минуту и попробуйте ещё раз.
        [few] Слишком много попыток. Подождите { $minutes } минуты и попробуйте ещё раз.
       *[many] Слишком много попыток. Подождите { $minutes } минут и попробуйте ещё раз.
    }
server-too-fast =
    { $minutes ->
        [one] Из вашей сети приходит слишком много запросов, поэтому ничего не сделано. Подождите { $minutes } минуту и попробуйте ещё раз.
        [few] Из вашей сети приходит слишком много запросов, поэтому ничего не сделано. Подождите { $minutes } минуты и попробуйте ещё раз.
       *[many] Из вашей сети приходит слишком много запросов, поэтому ничего не сделано. Подождите { $minutes } минут и попробуйте ещё раз.
    }
server-many-tables = У вас { $most } незаконченных партий. Сначала доиграйте какие-нибудь из них; те, к которым никто не прикасался месяц, не в счёт.
server-recovery = По этой ссылке никого не вернуть: она скопирована не целиком, или её заменила новая.
server-recovery-account = У вас есть учётная запись: входите по имени и парольной фразе. Ссылка нужна тем, у кого записи нет.
server-account-nameless = Учётной записи нужно имя. Напишите его и попробуйте ещё раз.
server-account-taken = Учётная запись «{ $name }» уже есть. Выберите другое имя или войдите, если она ваша.
server-account-already = У вас уже есть учётная запись.
server-account-none = У вас нет учётной записи, поэтому и менять нечего.
server-account-closed = Имя и парольная фраза не подходят друг к другу. Проверьте и то и другое и попробуйте ещё раз.
server-passphrase-differs = Парольные фразы не совпадают. Напишите одну и ту же дважды.
server-passphrase-short = В парольной фразе должно быть не меньше { $least } знаков: хороши три-четыре слова.
server-passphrase-long = В парольной фразе может быть не больше { $most } знаков.

## Хранилище: что слышит хозяин сервера.

server-store-failed = Записать в хранилище не удалось, ничего не изменилось. Попробуйте ещё раз; причина указана в журнале сервера.
server-store-shut = Хранилище не открывается или не читается: { $reason }.
server-store-newer = Хранилище создано более новой версией Терема ({ $found }). Ничего не тронуто: установите ту версию или восстановите резервную копию.
server-driver = Для такого хранилища нужен модуль Python { $module }. Установите его: pip install "terem[postgresql]".
server-database = Адрес хранилища непонятен. Он начинается с одного из этих слов: { $known }.
server-folder = В папку { $folder } нельзя писать. Выберите другую или дайте серверу право писать в неё.
