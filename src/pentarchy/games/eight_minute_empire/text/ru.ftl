title = Восьмиминутная Империя
about = Расставляйте армии, собирайте товары, берите под контроль регионы и континенты. Быстрая партия на 2–5 игроков.
pitch = Одна карта за ход: ставьте армии, стройте города и займите больше регионов, чем соседи.

## Настройки
option-board = Поле
    .help = Две стороны игрового поля.
option-board-four_continents = Четыре континента
option-board-five_continents = Пять континентов
option-goods_tokens = Жетоны товаров
    .help = В пяти регионах лежат жетоны: кто контролирует регион, получает ещё один символ этого товара.
option-goods_tokens-true = С жетонами товаров
option-goods_tokens-false = Без жетонов товаров
option-long_game = Долгая игра
    .help = Три партии подряд, победные очки складываются.
option-long_game-true = Три партии
option-long_game-false = Одна партия
option-two_player_neutral = Нейтральные армии
    .help = Вдвоём игроки до ставок расставляют десять армий свободного цвета (правило поздних английских изданий).
option-two_player_neutral-true = С нейтральными армиями
option-two_player_neutral-false = Без нейтральных армий
option-ore_06_other_printing = Вариант карты руды
    .help = Одна карта руды напечатана в двух вариантах: «Набор 2 / Город» или только «Набор 2».
option-ore_06_other_printing-true = Только «Набор 2»
option-ore_06_other_printing-false = «Набор 2 / Город»
option-youngest = Кто младше
    .help = При равных ставках побеждает младший. Порядок определяет жребий или места: первое место — младшее. Возраст мест можно указать ниже.
option-youngest-random = По жребию
option-youngest-by_seat = По местам
option-age_1 = Возраст: место 1
    .help = Каким по молодости считать этого игрока. Места без возраста идут после остальных, в порядке настройки «Кто младше».
option-age_1-0 = Не указан
option-age_1-1 = 1 — младше всех
option-age_1-2 = 2
option-age_1-3 = 3
option-age_1-4 = 4
option-age_1-5 = 5
option-age_2 = Возраст: место 2
    .help = Каким по молодости считать этого игрока. Места без возраста идут после остальных, в порядке настройки «Кто младше».
option-age_2-0 = Не указан
option-age_2-1 = 1 — младше всех
option-age_2-2 = 2
option-age_2-3 = 3
option-age_2-4 = 4
option-age_2-5 = 5
option-age_3 = Возраст: место 3
    .help = Каким по молодости считать этого игрока. Места без возраста идут после остальных, в порядке настройки «Кто младше».
option-age_3-0 = Не указан
option-age_3-1 = 1 — младше всех
option-age_3-2 = 2
option-age_3-3 = 3
option-age_3-4 = 4
option-age_3-5 = 5
option-age_4 = Возраст: место 4
    .help = Каким по молодости считать этого игрока. Места без возраста идут после остальных, в порядке настройки «Кто младше».
option-age_4-0 = Не указан
option-age_4-1 = 1 — младше всех
option-age_4-2 = 2
option-age_4-3 = 3
option-age_4-4 = 4
option-age_4-5 = 5
option-age_5 = Возраст: место 5
    .help = Каким по молодости считать этого игрока. Места без возраста идут после остальных, в порядке настройки «Кто младше».
option-age_5-0 = Не указан
option-age_5-1 = 1 — младше всех
option-age_5-2 = 2
option-age_5-3 = 3
option-age_5-4 = 4
option-age_5-5 = 5

## Вопросы
prompt-bid = Сделайте тайную ставку на первый ход: от 0 до { $coins } { $coins ->
        [one] монеты
       *[other] монет
    }
    .detail = Платит и ходит первым тот, чья больше, при равных — младший.
prompt-bid-other = Игроки делают ставки на первый ход
prompt-neutral = Поставьте нейтральную армию в любой регион
prompt-neutral-other = { $who } ставит нейтральную армию
prompt-take = Выберите карту; у вас { $coins } { $coins ->
        [one] монета
        [few] монеты
       *[many] монет
    }
prompt-take-other = { $who } выбирает карту
prompt-choose = Выберите действие карты или остановитесь
prompt-choose-other = { $who } выбирает действие карты
prompt-recruit = Выведите на поле { $left ->
        [one] { $left } армию
       *[other] до { $left } армий
    } или остановитесь
prompt-recruit-other = { $who } набирает армии
prompt-move = { $kind ->
        [voyage] Великий поход
       *[march] Марш-бросок
    }: { $left ->
        [one] остался { $left } шаг
        [few] осталось { $left } шага
       *[many] осталось { $left } шагов
    }
    .detail = Выберите армию и куда ей идти или остановитесь.
prompt-move-other = { $who } — { $kind ->
        [voyage] великий поход
       *[march] марш-бросок
    }, { $left ->
        [one] остался { $left } шаг
        [few] осталось { $left } шага
       *[many] осталось { $left } шагов
    }
prompt-city = Поставьте город в регионе, где есть ваша армия, или остановитесь
prompt-city-other = { $who } основывает город
prompt-destroy = Выберите армию для разгрома или остановитесь
prompt-destroy-other = { $who } громит армию

## Действия
action-bid = { $coins ->
        [0] Ничего не ставить
        [one] Поставить { $coins } монету
        [few] Поставить { $coins } монеты
       *[many] Поставить { $coins } монет
    }
action-take = Взять карту «{ $card }»
action-use = { $n ->
        [0] { $deed }
        [one] { $deed }
       *[other] { $deed_short }: до { $n } { $deed_of }
    }
action-recruit = Вывести армию в регион «{ $region }»
action-move = Армия: «{ $from }» → «{ $to }»
action-found = Основать город в регионе «{ $region }»
action-destroy = Разгромить армию в регионе «{ $region }»: { $owner }
action-neutral = Поставить нейтральную армию в регион «{ $region }»
action-stop = { $left ->
        [0] Остановиться
       *[other] Остановиться: { $deed ->
            [recruit] { $left ->
                [one] пропадёт { $left } армия
                [few] пропадут { $left } армии
               *[many] пропадёт { $left } армий
            }
            [city] { $left ->
                [one] пропадёт { $left } город
                [few] пропадут { $left } города
               *[many] пропадёт { $left } городов
            }
            [destroy] { $left ->
                [one] пропадёт { $left } разгром
                [few] пропадут { $left } разгрома
               *[many] пропадёт { $left } разгромов
            }
           *[move] { $left ->
                [one] пропадёт { $left } шаг
                [few] пропадут { $left } шага
               *[many] пропадёт { $left } шагов
            }
        }
    }
action-destroy_neutral = Разгромить нейтральную армию в регионе «{ $region }»

## Что даст ответ
preview-coins = { $n } { $n ->
        [one] монета
        [few] монеты
       *[many] монет
    }
preview-armies = { $n } { $n ->
        [one] армия
        [few] армии
       *[many] армий
    }
preview-neutral-armies = { $n } { $n ->
        [one] нейтральная армия
        [few] нейтральные армии
       *[many] нейтральных армий
    }
preview-towns = { $n } { $n ->
        [one] город
        [few] города
       *[many] городов
    }
preview-points-regions = { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    } за регионы
preview-points-continents = { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    } за континенты
preview-points-goods = { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    } за товары
preview-points-past = { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    } прошлых партий
preview-taken = { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }

## Что произошло
event-game = { $number ->
        [1] Игра начинается
       *[other] Начинается партия { $number }
    }
event-bid = { $seat } { $coins ->
        [0] ничего не ставит
        [one] ставит { $coins } монету
        [few] ставит { $coins } монеты
       *[many] ставит { $coins } монет
    }
event-bid-all = Ставки: { $list }
event-bid-item = { $seat } { $coins }
event-first = { $seat } { $coins ->
        [0] делает первый ход и ничего не платит
        [one] отдаёт в банк { $coins } монету и делает первый ход
        [few] отдаёт в банк { $coins } монеты и делает первый ход
       *[many] отдаёт в банк { $coins } монет и делает первый ход
    }{ $equal ->
        [0] { "" }
       *[other] {": "}при равных ставках решает возраст
    }
event-took = { $seat } берёт карту «{ $card }» { $price ->
        [0] даром
        [one] за { $price } монету
        [few] за { $price } монеты
       *[many] за { $price } монет
    }
event-recruited = { $seat } выводит армию в регион «{ $region }»
event-recruited-many = { $seat } выводит { $n } { $n ->
        [one] армию
        [few] армии
       *[many] армий
    }: { $list }
event-recruited-item = «{ $region }»
event-moved = { $seat } ведёт армию: «{ $from }» → «{ $to }»
event-moved-many = { $seat } ведёт { $n ->
        [1] армию
        [one] { $n } армию
        [few] { $n } армии
       *[many] { $n } армий
    }: { $list }
event-moved-item = «{ $from }» → «{ $to }»
event-founded = { $seat } основывает город в регионе «{ $region }»
event-destroyed = { $seat } громит армию в регионе «{ $region }», её теряет { $owner }
event-destroyed-neutral = { $seat } громит нейтральную армию в регионе «{ $region }»
event-stopped = { $seat } больше ничего не делает по этой карте
event-row = Новая карта в ряду: «{ $card }»
event-neutral = { $seat } ставит нейтральную армию в регион «{ $region }»
event-scored = { $seat } получает { $points } { $points ->
        [one] победное очко
        [few] победных очка
       *[many] победных очков
    }
event-scored-all = Победные очки: { $list }
event-scored-item = { $seat } { $points }
event-youth = Порядок по молодости, { $place }-е место: { $seat }
event-youth-all = От младшего к старшему: { $list }
event-youth-item = { $seat }
end-cards_collected = Все собрали нужное число карт.

## Очки
score-regions = Регионы
score-continents = Континенты
score-crystal = Кристаллы
score-ore = Руда
score-forest = Лес
score-anvil = Наковальни
score-carrot = Морковь
score-earlier_games = Прошлые партии

## Почему нельзя
refuse-bid-too-high = Нельзя поставить больше монет, чем у вас есть.
refuse-not-in-row = Взять можно только открытую карту из ряда.
refuse-too-expensive = Не хватает монет на это место в ряду.
refuse-deed-not-on-card = Сейчас карта не даёт этого действия.
refuse-no-recruiting-there = Армии выводят только в стартовый регион или туда, где есть ваш город.
refuse-no-army-there = Там нет вашей армии.
refuse-not-adjacent = Эти регионы не смежные.
refuse-only-by-sea = Марш-бросок идёт только по суше; через океан ведёт великий поход.
refuse-no-army-for-city = Для города нужна ваша армия в этом регионе.
refuse-no-such-army = Там нет такой армии.

## Картина
pic-goods = Ваши числа
pic-turn = сейчас решает
pic-row = Ряд карт
pic-map = Карта мира
pic-start = Старт
pic-free = даром
pic-points = { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }
pic-you = (вы)
pic-you-open = { "" }
pic-coins = { $n ->
        [one] монета
        [few] монеты
       *[many] монет
    }
pic-supply = в запасе
pic-cities = { $n ->
        [one] город
        [few] города
       *[many] городов
    } в запасе
pic-cards = карты { $n } из { $of }
pic-parts = регионы { $regions }, континенты { $continents }, товары { $goods }
pic-region = { $region }: { $pieces }
pic-empty = пусто
pic-pieces = { $who }: { $pieces }
pic-armies = { $n ->
        [one] { $n } армия
        [few] { $n } армии
       *[many] { $n } армий
    }
pic-towns = { $n ->
        [one] { $n } город
        [few] { $n } города
       *[many] { $n } городов
    }
pic-neutral-armies = { $n ->
        [one] { $n } нейтральная армия
        [few] { $n } нейтральные армии
       *[many] { $n } нейтральных армий
    }
pic-youth = по молодости — { $n }-е место из { $of }
pic-token = жетон товара: { $good }
pic-short = { $n ->
        [one] Не хватает { $n } монеты
       *[other] Не хватает { $n } монет
    }
pic-past = прошлые партии { $n }

## Компоненты
good-crystal = Кристаллы
good-ore = Руда
good-forest = Лес
good-anvil = Наковальни
good-carrot = Морковь
good-joker = Джокер
deed-recruit = Набор армии
    .short = Набор
    .of = армий
deed-march = Марш-бросок
    .short = Марш
    .of = шагов
deed-voyage = Великий поход
    .short = Поход
    .of = шагов
deed-city = Основание города
    .short = Город
    .of = городов
deed-destroy = Разгром армии
    .short = Разгром
    .of = армий
card-forest_01 = Лес · Марш 3
card-forest_02 = Лес · Набор 3
card-forest_03 = Лес · Поход 3
card-forest_04 = Лес · Поход 4
card-forest_05 = Лес · Город
card-forest_06 = Лес · Набор 2 / Марш 3
card-forest_07 = Лес · Разгром / Город
card-forest_08 = Лес · Марш 6
card-carrot_01 = Морковь · Набор 3
card-carrot_02 = Морковь ×2 · Набор 3
card-carrot_03 = Морковь · Марш 4
card-carrot_04 = Морковь · Марш 4
card-carrot_05 = Морковь · Марш 5
card-carrot_06 = Морковь · Поход 3
card-carrot_07 = Морковь · Город
card-carrot_08 = Морковь · Город
card-carrot_09 = Морковь · Разгром + Набор 1
card-carrot_10 = Морковь · Набор 4 / Марш 2
card-anvil_01 = Наковальни · Набор 3
card-anvil_02 = Наковальни · Набор 3
card-anvil_03 = Наковальни · Марш 4
card-anvil_04 = Наковальни · Марш 5
card-anvil_05 = Наковальни · Поход 3
card-anvil_06 = Наковальни · Город
card-anvil_07 = Наковальни · Набор 3 / Марш 3
card-anvil_08 = Наковальни · Набор 3 / Марш 4
card-anvil_09 = Наковальни ×2 · Марш 4
card-ore_01 = Руда · Набор 3
card-ore_02 = Руда · Набор 3
card-ore_03 = Руда · Марш 2
card-ore_04 = Руда · Поход 2
card-ore_05 = Руда · Поход 3
card-ore_06 = Руда · Набор 2 / Город
card-ore_06-other = Руда · Набор 2
card-ore_07 = Руда · Поход 2
card-crystal_01 = Кристаллы · Набор 1
card-crystal_02 = Кристаллы · Набор 2
card-crystal_03 = Кристаллы · Набор 2
card-crystal_04 = Кристаллы · Марш 2
card-crystal_05 = Кристаллы · Набор 2
card-joker_01 = Джокер · Набор 2
card-joker_02 = Джокер · Поход 2
card-joker_03 = Джокер · Поход 2
continent-four_continents-west = Западный материк
continent-four_continents-south_isle = Южный остров
continent-four_continents-centre = Центральный континент
continent-four_continents-south_east = Юго-восточная земля
region-four_continents-a1 = Северо-западная равнина
region-four_continents-a2 = Северный мыс
region-four_continents-a3 = Западный берег
region-four_continents-a4 = Внутренние леса
region-four_continents-a5 = Большой полуостров
region-four_continents-a6 = Узкий берег
region-four_continents-a7 = Юго-западный мыс
region-four_continents-b1 = Западный остров
region-four_continents-b2 = Восточный остров
region-four_continents-c1 = Северная оконечность
region-four_continents-c2 = Северный перешеек
region-four_continents-c3 = Болотный залив
region-four_continents-c4 = Сердце державы
region-four_continents-c5 = Западные ворота
region-four_continents-c6 = Западное побережье
region-four_continents-c7 = Юго-западная оконечность
region-four_continents-c8 = Южные пески
region-four_continents-c9 = Южный выступ
region-four_continents-c10 = Восточные поля
region-four_continents-c11 = Восточный мост
region-four_continents-c12 = Длинный берег
region-four_continents-c13 = Северо-восточный предел
region-four_continents-d1 = Хребет у пролива
region-four_continents-d2 = Тёмное нагорье
region-four_continents-d3 = Южная гавань
continent-five_continents-north_west_isle = Северо-западный остров
continent-five_continents-north_isle = Северный остров
continent-five_continents-north_east = Северо-восточная земля
continent-five_continents-west = Западный материк
continent-five_continents-east = Восточный материк
region-five_continents-a1 = Закатная половина
region-five_continents-a2 = Рассветная половина
region-five_continents-b1 = Круглый остров, запад
region-five_continents-b2 = Круглый остров, восток
region-five_continents-c1 = Обрывистый берег
region-five_continents-c2 = Степи
region-five_continents-c3 = Красный угол
region-five_continents-d1 = Великий северо-запад
region-five_continents-d2 = Щитовой полуостров
region-five_continents-d3 = Срединная долина
region-five_continents-d4 = Западные холмы
region-five_continents-d5 = Юго-западный угол
region-five_continents-d6 = Южная равнина
region-five_continents-d7 = Южное взморье
region-five_continents-e1 = Сердце державы
region-five_continents-e2 = Янтарные поля
region-five_continents-e3 = Северо-восточный мыс
region-five_continents-e4 = Восточная марка
region-five_continents-e5 = Прибрежье залива
region-five_continents-e6 = Центральная долина
region-five_continents-e7 = Тёмное порубежье
region-five_continents-e8 = Южный берег
region-five_continents-e9 = Южные холмы

## Терминал
sheet-card = Карта
sheet-price = Цена
sheet-region = Регион
sheet-pieces = Фишки
sheet-beside = Соседи (~ морем)
sheet-control = Контроль
sheet-players = Игроки
sheet-coins = Монеты
sheet-supply = Армии в запасе
sheet-cities = Города в запасе
sheet-cards = Карты
sheet-points = Очки
sheet-youth = По молодости

## Что решает при равенстве
tie-coins = решают монеты
tie-armies = решают армии на поле
tie-regions = решают регионы

## Для чего нужен такой ответ: новичкам
help-bid = Кто поставил больше всех, платит и ходит первым; остальные оставляют монеты себе. Монеты не возвращаются, поэтому часто хватает малой ставки или нуля.
help-take = Карта даёт товар для подсчёта в конце и действие прямо сейчас. Чем правее она лежит, тем дороже.
help-use = У карты больше одного действия: выберите то, которое сейчас даст вам регион.
help-recruit = Новые армии выходят на старт и туда, где есть ваш город. Больше армий, чем у каждого соперника в регионе, — это очко.
help-move = Идите туда, где ещё одна армия даст вам регион или континент.
help-found = Город считается за армию, его нельзя разгромить, и в нём выходят новые армии.
help-destroy = Уберите армию соперника там, где она решает, чей это регион.
help-destroy_neutral = Нейтральная армия ничья, но может мешать вам получить перевес: уберите её там, где мешает.
help-neutral = До начала партии на карту ставят нейтральные армии.
help-stop = Не использовать остаток действия: верно, если каждый следующий шаг только вредит.
