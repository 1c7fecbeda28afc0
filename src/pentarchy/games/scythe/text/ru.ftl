title = Серп
about = Другие двадцатые годы: пять наций, планшет из четырёх частей, роботы, приключения и Фабрика. Побеждает самая богатая нация. Для 2–5 игроков.
pitch = Пять наций, у каждой свой планшет, роботы и Фабрика в центре. Побеждает самая богатая.

## Настройки
option-relentless_covers_factory_card = Упорство и карта Фабрики
    .help = Может ли Руссвет два хода подряд выбирать карту Фабрики? По правилам — да, в поздних английских изданиях — нет.
option-relentless_covers_factory_card-true = И карта Фабрики
option-relentless_covers_factory_card-false = Только четыре части планшета
option-camaraderie_scope = Товарищество
    .help = За какие отступления рабочих Поляния не теряет популярность в свой ход: за все или только после боя.
option-camaraderie_scope-any_retreat_on_own_turn = За все отступления в свой ход
option-camaraderie_scope-after_combat_only = Только после боя
option-ban_rusviet_industrial_and_crimea_patriotic = Две сильные пары
    .help = Руссвет с Промышленным планшетом и Крым с Патриотическим очень сильны: их можно не раздавать. Пары, которые игроки выбрали сами, остаются.
option-ban_rusviet_industrial_and_crimea_patriotic-false = Раздаются любые пары
option-ban_rusviet_industrial_and_crimea_patriotic-true = Эти пары не раздаются
option-allow_bribes = Взятки
    .help = По правилам монеты можно передавать друг другу везде, кроме турниров; здесь это включают по желанию. Дарить можно в свой ход, а перед тем как выставить диски в бою — каждому. Обещания никого не связывают.
option-allow_bribes-false = Без взяток
option-allow_bribes-true = Монеты можно дарить
option-sample_scoring_at_first_star = Промежуточный подсчёт
    .help = Когда выложена первая звезда партии, в журнале появляется, сколько монет было бы у каждого. На игру это не влияет.
option-sample_scoring_at_first_star-false = Без подсчёта
option-sample_scoring_at_first_star-true = При первой звезде
option-hide_coin_totals = Монеты противников
    .help = Видно ли всем, сколько монет у других игроков. О платежах объявляют в любом случае.
option-hide_coin_totals-false = Открыты
option-hide_coin_totals-true = Скрыты до конца партии
option-delay_penalty = Задержка игры
    .help = Кто дольше десяти секунд задерживает игру, высчитывая итоговые капиталы, теряет 2 популярности. Упрекнуть в этом предыдущего игрока может тот, чей ход начинается; предыдущий признаёт задержку или отрицает её.
option-delay_penalty-false = Без наказания
option-delay_penalty-true = Задержка стоит 2 популярности
option-faction_1 = Нация места 1
    .help = Случайная или выбранная; если её уже взяли на более раннем месте, достанется случайная.
option-faction_1-random = Случайная
option-faction_1-nordic = Северное королевство
option-faction_1-rusviet = Руссветский союз
option-faction_1-crimea = Крымское ханство
option-faction_1-saxony = Саксонская империя
option-faction_1-polania = Республика Поляния
option-mat_1 = Планшет места 1
    .help = Случайный или выбранный; если его уже взяли на более раннем месте, достанется случайный. Первым ходит наименьший номер.
option-mat_1-random = Случайный
option-mat_1-industrial = Промышленный (1)
option-mat_1-engineering = Инженерный (2)
option-mat_1-patriotic = Патриотический (3)
option-mat_1-mechanical = Механический (4)
option-mat_1-agricultural = Аграрный (5)
option-faction_2 = Нация места 2
    .help = Случайная или выбранная; если её уже взяли на более раннем месте, достанется случайная.
option-faction_2-random = Случайная
option-faction_2-nordic = Северное королевство
option-faction_2-rusviet = Руссветский союз
option-faction_2-crimea = Крымское ханство
option-faction_2-saxony = Саксонская империя
option-faction_2-polania = Республика Поляния
option-mat_2 = Планшет места 2
    .help = Случайный или выбранный; если его уже взяли на более раннем месте, достанется случайный. Первым ходит наименьший номер.
option-mat_2-random = Случайный
option-mat_2-industrial = Промышленный (1)
option-mat_2-engineering = Инженерный (2)
option-mat_2-patriotic = Патриотический (3)
option-mat_2-mechanical = Механический (4)
option-mat_2-agricultural = Аграрный (5)
option-faction_3 = Нация места 3
    .help = Случайная или выбранная; если её уже взяли на более раннем месте, достанется случайная.
option-faction_3-random = Случайная
option-faction_3-nordic = Северное королевство
option-faction_3-rusviet = Руссветский союз
option-faction_3-crimea = Крымское ханство
option-faction_3-saxony = Саксонская империя
option-faction_3-polania = Республика Поляния
option-mat_3 = Планшет места 3
    .help = Случайный или выбранный; если его уже взяли на более раннем месте, достанется случайный. Первым ходит наименьший номер.
option-mat_3-random = Случайный
option-mat_3-industrial = Промышленный (1)
option-mat_3-engineering = Инженерный (2)
option-mat_3-patriotic = Патриотический (3)
option-mat_3-mechanical = Механический (4)
option-mat_3-agricultural = Аграрный (5)
option-faction_4 = Нация места 4
    .help = Случайная или выбранная; если её уже взяли на более раннем месте, достанется случайная.
option-faction_4-random = Случайная
option-faction_4-nordic = Северное королевство
option-faction_4-rusviet = Руссветский союз
option-faction_4-crimea = Крымское ханство
option-faction_4-saxony = Саксонская империя
option-faction_4-polania = Республика Поляния
option-mat_4 = Планшет места 4
    .help = Случайный или выбранный; если его уже взяли на более раннем месте, достанется случайный. Первым ходит наименьший номер.
option-mat_4-random = Случайный
option-mat_4-industrial = Промышленный (1)
option-mat_4-engineering = Инженерный (2)
option-mat_4-patriotic = Патриотический (3)
option-mat_4-mechanical = Механический (4)
option-mat_4-agricultural = Аграрный (5)
option-faction_5 = Нация места 5
    .help = Случайная или выбранная; если её уже взяли на более раннем месте, достанется случайная.
option-faction_5-random = Случайная
option-faction_5-nordic = Северное королевство
option-faction_5-rusviet = Руссветский союз
option-faction_5-crimea = Крымское ханство
option-faction_5-saxony = Саксонская империя
option-faction_5-polania = Республика Поляния
option-mat_5 = Планшет места 5
    .help = Случайный или выбранный; если его уже взяли на более раннем месте, достанется случайный. Первым ходит наименьший номер.
option-mat_5-random = Случайный
option-mat_5-industrial = Промышленный (1)
option-mat_5-engineering = Инженерный (2)
option-mat_5-patriotic = Патриотический (3)
option-mat_5-mechanical = Механический (4)
option-mat_5-agricultural = Аграрный (5)

## Вопросы
prompt-turn = { $stage ->
        [section] Выберите часть планшета
        [top] { $can ->
            [0] { $reveal ->
                [0] Верхнее действие не оплатить, или оно ничего не даст: продолжайте
               *[1] Верхнее действие не оплатить, или оно ничего не даст: откройте цель или продолжайте
            }
           *[1] { $section ->
                [move] Перемещение: переместите фигурки, получите монеты или пропустите
                [bolster] Вооружение: получите за 1 монету { $what ->
                    [power] силу (карт боя не осталось)
                    [combat_cards] карты боя (сила уже 16)
                   *[other] силу или карты боя
                } либо пропустите
                [trade] Торговля: получите за 1 монету { $what ->
                    [resources] ресурсы (популярность уже 18)
                    [popularity] популярность (ресурсы класть некуда)
                   *[other] ресурсы или популярность
                } либо пропустите
                [produce] Производство: выполните или пропустите
               *[factory] Верхнее действие карты Фабрики: выполните или пропустите
            }
        }
        [bottom] { $can ->
            [0] { $reveal ->
                [0] Нижнее действие не оплатить: закончите ход
               *[1] Нижнее действие не оплатить: откройте цель или закончите ход
            }
           *[1] { $section ->
                [factory] Переместите одну фигурку до двух раз или закончите ход
               *[other] Выполните нижнее действие или закончите ход
            }
        }
       *[end] { $reveal ->
            [0] Закончите ход: цель открыть нельзя
           *[1] Откройте цель или закончите ход
        }
    }
prompt-turn-other = { $who } { $stage ->
        [section] выбирает часть планшета
        [top] решает, выполнять ли верхнее действие: { $section ->
                [move] перемещение
                [bolster] вооружение
                [trade] торговля
                [produce] производство
               *[factory] карта Фабрики
            }
        [bottom] { $section ->
                [factory] решает, перемещать ли фигурку по карте Фабрики
               *[other] решает, выполнять ли нижнее действие
            }
       *[end] заканчивает ход
    }
prompt-offer = Можно получить { $what ->
        [power] { $left ->
                [one] { $left } силу
                [few] { $left } силы
               *[many] { $left } силы
            }
        [popularity] { $left ->
                [one] { $left } популярность
                [few] { $left } популярности
               *[many] { $left } популярности
            }
        [coins] { $left ->
                [one] { $left } монету
                [few] { $left } монеты
               *[many] { $left } монет
            }
        [combat_cards] { $left ->
                [one] { $left } карту боя
                [few] { $left } карты боя
               *[many] { $left } карт боя
            }
        [metal] { $left ->
                [one] { $left } металл
                [few] { $left } металла
               *[many] { $left } металла
            }
        [food] { $left ->
                [one] { $left } еду
                [few] { $left } еды
               *[many] { $left } еды
            }
        [oil] { $left ->
                [one] { $left } нефть
                [few] { $left } нефти
               *[many] { $left } нефти
            }
        [wood] { $left ->
                [one] { $left } дерево
                [few] { $left } дерева
               *[many] { $left } дерева
            }
       *[worker] { $left ->
                [one] { $left } рабочего
                [few] { $left } рабочих
               *[many] { $left } рабочих
            }
    }
prompt-offer-other = { $who } может получить { $what ->
        [power] { $left ->
                [one] { $left } силу
                [few] { $left } силы
               *[many] { $left } силы
            }
        [popularity] { $left ->
                [one] { $left } популярность
                [few] { $left } популярности
               *[many] { $left } популярности
            }
        [coins] { $left ->
                [one] { $left } монету
                [few] { $left } монеты
               *[many] { $left } монет
            }
        [combat_cards] { $left ->
                [one] { $left } карту боя
                [few] { $left } карты боя
               *[many] { $left } карт боя
            }
        [metal] { $left ->
                [one] { $left } металл
                [few] { $left } металла
               *[many] { $left } металла
            }
        [food] { $left ->
                [one] { $left } еду
                [few] { $left } еды
               *[many] { $left } еды
            }
        [oil] { $left ->
                [one] { $left } нефть
                [few] { $left } нефти
               *[many] { $left } нефти
            }
        [wood] { $left ->
                [one] { $left } дерево
                [few] { $left } дерева
               *[many] { $left } дерева
            }
       *[worker] { $left ->
                [one] { $left } рабочего
                [few] { $left } рабочих
               *[many] { $left } рабочих
            }
    }
prompt-tokens = Положите { $left ->
        [one] { $left } ресурс
        [few] до { $left } ресурсов
       *[many] до { $left } ресурсов
    } на одну территорию
    .detail = Выберите территорию со своим рабочим, затем ресурсы.
prompt-tokens-other = { $who } кладёт { $left ->
        [one] { $left } ресурс
        [few] { $left } ресурса
       *[many] { $left } ресурсов
    }
prompt-produce = Производство: ещё { $left ->
        [one] { $left } территория
        [few] { $left } территории
       *[many] { $left } территорий
    }
    .detail = Выберите территорию: по единице на рабочего; с вашей мельницей — отдельно.
prompt-produce-other = { $who } выполняет производство: { $left ->
        [one] осталась { $left } территория
        [few] остались { $left } территории
       *[many] осталось { $left } территорий
    }
prompt-move = Выберите фигурку: { $left ->
        [one] может пойти { $left } фигурка
        [few] могут пойти { $left } фигурки
       *[many] могут пойти { $left } фигурок
    }
prompt-move-other = { $who } перемещает фигурки: { $left ->
        [one] может пойти { $left } фигурка
        [few] могут пойти { $left } фигурки
       *[many] могут пойти { $left } фигурок
    }
prompt-movement = Куда идёт { $what ->
        [character] герой
        [mech] робот
       *[worker] рабочий
    }? { $left ->
        [one] Остался { $left } шаг
        [few] Осталось { $left } шага
       *[many] Осталось { $left } шагов
    }
    .detail = Перед каждым шагом можно погрузить и выгрузить ресурсы, а роботом — и рабочих.
prompt-movement-other = { $who } перемещает { $what ->
        [character] героя
        [mech] робота
       *[worker] рабочего
    }: { $left ->
        [one] остался { $left } шаг
        [few] осталось { $left } шага
       *[many] осталось { $left } шагов
    }
prompt-fight = Выберите, какой бой провести следующим
prompt-fight-other = { $who } выбирает следующий бой
prompt-artillery = { $left ->
        [0] Артиллерия: потратить 1 силу? У противника силы нет, терять ему нечего
       *[other] Артиллерия: потратить 1 силу, чтобы противник потерял { $left }?
    }
prompt-artillery-other = { $who } решает, применять ли артиллерию
prompt-bribes = { $what ->
        [combat] Перед боем можно подарить монеты
       *[none] Кому и сколько монет подарить?
    }
prompt-bribes-other = { $what ->
        [combat] { $who } может подарить монеты перед боем
       *[none] { $who } может подарить монеты
    }
prompt-delay = Вас упрекают в задержке игры: признать её и потерять 2 популярности или отрицать?
prompt-delay-other = { $who } отвечает на упрёк в задержке игры
prompt-dials = Бой: выставьте силу и добавьте карты
    .detail = Противник тоже выбирает тайно. При равенстве побеждает агрессор.
prompt-dials-other = Противники тайно выбирают силу и карты
prompt-retreat = Куда отступает следующая фигурка?
prompt-retreat-other = { $who } отступает
prompt-encounter = Приключение: выберите вариант на карте
prompt-encounter-other = { $who } участвует в приключении
prompt-factory = Выберите карту Фабрики
    .detail = Она станет пятой частью вашего планшета. Остальные карты возвращаются лицом вниз.
prompt-factory-other = { $who } просматривает карты Фабрики
prompt-card = Карта Фабрики: выберите одно из двух
prompt-card-other = { $who } выполняет действие карты Фабрики
prompt-pay-card = Какой картой боя вы платите?
prompt-pay-card-other = { $who } платит картой боя
prompt-pay = Заплатите { $what ->
        [metal] { $left ->
                [one] { $left } металл
                [few] { $left } металла
               *[many] { $left } металла
            }
        [food] { $left ->
                [one] { $left } еду
                [few] { $left } еды
               *[many] { $left } еды
            }
        [oil] { $left ->
                [one] { $left } нефть
                [few] { $left } нефти
               *[many] { $left } нефти
            }
       *[wood] { $left ->
                [one] { $left } дерево
                [few] { $left } дерева
               *[many] { $left } дерева
            }
    }: выберите, чем платить
prompt-pay-other = { $who } платит { $what ->
        [metal] { $left ->
                [one] { $left } металл
                [few] { $left } металла
               *[many] { $left } металла
            }
        [food] { $left ->
                [one] { $left } еду
                [few] { $left } еды
               *[many] { $left } еды
            }
        [oil] { $left ->
                [one] { $left } нефть
                [few] { $left } нефти
               *[many] { $left } нефти
            }
       *[wood] { $left ->
                [one] { $left } дерево
                [few] { $left } дерева
               *[many] { $left } дерева
            }
    }
prompt-upgrade = Модернизация: выберите кубик технологии, затем действие, которое станет дешевле
prompt-upgrade-other = { $who } выполняет модернизацию
prompt-deploy = Сборка: выберите робота, затем территорию со своим рабочим
prompt-deploy-other = { $who } собирает робота
prompt-build = Строительство: выберите здание, затем территорию со своим рабочим
prompt-build-other = { $who } строит здание
prompt-enlist = Вербовка: выберите рекрута, затем единовременный бонус
prompt-enlist-other = { $who } вербует рекрута

## Действия
action-section = { $kind ->
        [mat] { $section }: { $top }; затем { $bottom_low }: { $below }
        [card] { $section }: { $top }
       *[none] { $section }
    }
action-gain = { $amount ->
        [0] Не брать ({ $good })
        [one] Получить { $amount } { $good_one }
        [few] Получить { $amount } { $good_few }
       *[many] Получить { $amount } { $good_many }
    }
action-act = { $how ->
        [plain] { $deed }
        [alone] { $deal }
       *[with] { $deed }: { $deal }
    }
action-skip = { $asked ->
        [artillery] Не применять артиллерию
       *[other] { $lost ->
            [0] Дальше
           *[other] Пропустить верхнее действие
        }
    }
action-end = { $lost ->
        [0] Закончить ход
       *[other] Закончить ход без нижнего действия
    }
    .ends = так и сказано
action-reveal = Открыть цель «{ $objective }»
action-reveal_at_end = Отказаться от нижнего действия и открыть цель «{ $objective }»
action-give = Подарить { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } — получает { $receiver }
action-pass = Ничего не дарить
action-move = { $unit_cap } { $place_from }
action-step = Идти { $place_to }{ $meets ->
        [fight] : бой, противник — { $owner }
        [workers] : прогнать { $n ->
            [one] { $n } рабочего
           *[other] { $n } рабочих
        }, противник — { $owner }
        [encounter] : приключение
        [factory] : Фабрика и её карта
       *[none] { "" }
    }
action-load = Погрузить { $cargo_one }
action-load_all = Погрузить всё
action-unload = Выгрузить { $cargo_one }
action-stop = { $asked ->
        [move] { $left ->
            [one] Больше не ходить: могла пойти ещё { $left } фигурка
            [few] Больше не ходить: могли пойти ещё { $left } фигурки
           *[many] Больше не ходить: могли пойти ещё { $left } фигурок
        }
        [produce] Больше не производить
        [movement] Остановиться здесь
        [tokens] Больше не брать
        [encounter] Больше не выбирать
        [upgrade] Отказаться от модернизации
        [deploy] Отказаться от сборки
        [build] Отказаться от строительства
        [enlist] Отказаться от вербовки
       *[other] Готово
    }
action-fight = Бой { $place_at }
action-use = Применить артиллерию: 1 сила
action-charge = Упрекнуть предыдущего игрока в задержке
action-admit = Признать задержку: потерять 2 популярности
action-deny = Отрицать задержку
action-dial = Сила на диске: { $power }
action-add = Добавить карту боя { $strength }
action-commit = Подтвердить
action-retreat = Отступить { $place_to }
action-option = { $known ->
        [0] Вариант { $number }
       *[other] { $deal }
    }
action-factory_card = Взять карту Фабрики { $card }
action-produce = { $known ->
        [0] Произвести { $amount } { $place_at }
       *[other] { $amount ->
            [one] Произвести { $amount } { $good_one } { $place_at }
            [few] Произвести { $amount } { $good_few } { $place_at }
           *[many] Произвести { $amount } { $good_many } { $place_at }
        }
    }
action-at = Положить ресурсы { $place_to }
action-token = Взять { $resource_one }
action-upgrade = { $cube }, { $bottom_low } дешевле на 1
action-deploy = Робот «{ $ability }» { $place_to }: { $effect }
action-build = { $structure } { $place_at }: { $effect }
action-enlist = Рекрут { $bottom_from }, бонус: { $bonus }
action-pay = { $known ->
        [0] Взять фишку { $place_from }
       *[other] Заплатить 1 { $resource_one } { $place_from }
    }
action-pay_card = Заплатить картой боя { $strength }

## Что даст ответ
preview-power = { gain-power }
preview-popularity = { gain-popularity }
preview-coins = { gain-coins }
preview-combat_cards = { gain-combat_cards }
preview-metal = { gain-metal }
preview-food = { gain-food }
preview-oil = { gain-oil }
preview-wood = { gain-wood }
preview-any_resource = { gain-any_resource }
preview-worker = { gain-worker }
preview-character = { unit-character }
preview-mech = { unit-mech }
preview-structure = здание
preview-upgrade = { $n ->
        [one] { $n } модернизация
        [few] { $n } модернизации
       *[many] { $n } модернизаций
    }
preview-enlist = { $n ->
        [one] { $n } рекрут
        [few] { $n } рекрута
       *[many] { $n } рекрутов
    }
preview-star = { $n ->
        [one] { $n } звезда
        [few] { $n } звезды
       *[many] { $n } звёзд
    }
preview-final = { $n } к итогу
preview-moves = { $n ->
        [one] { $n } фигурка
       *[other] до { $n } фигурок
    }
preview-territories = { $n ->
        [one] { $n } территория
       *[other] до { $n } территорий
    }
preview-upgrading = модернизация
preview-deploying = робот
preview-building = здание
preview-enlisting = рекрут
price-move = Перемещение
price-bolster = Вооружение
price-trade = Торговля
price-produce = Производство
price-factory = Карта Фабрики
price-upgrade = Модернизация
price-deploy = Сборка
price-build = Строительство
price-enlist = Вербовка

## Что произошло
event-seat = { $seat }: { $faction_full }, планшет «{ $mat }»
event-tile = Бонус зданий: { $tile }
event-section = { $seat }: { $section }
    .then = { " —" }
event-skipped = { $seat } пропускает верхнее действие
event-gained = { $seat } получает { $amount ->
        [one] { $amount } { $good_one }
        [few] { $amount } { $good_few }
       *[many] { $amount } { $good_many }
    }
event-drew = { $seat } берёт карту боя { $strength }
event-drew-many = { $seat } берёт { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } боя: { $list }
event-drew-item = { $strength }
event-drew-hidden = { $seat } берёт карту боя
event-drew-hidden-many = { $seat } берёт { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } боя
event-paid = { $seat } платит { $amount ->
        [one] { $amount } { $good_one }
        [few] { $amount } { $good_few }
       *[many] { $amount } { $good_many }
    }
event-paid-many = { $seat } платит { $list }
event-paid-item = { $amount ->
        [one] { $amount } { $good_one }
        [few] { $amount } { $good_few }
       *[many] { $amount } { $good_many }
    }
event-paid-tokens = { $seat } платит { $amount ->
        [one] { $amount } { $resource_one }
        [few] { $amount } { $resource_few }
       *[many] { $amount } { $resource_many }
    } { $place_from }
event-paid-tokens-many = { $seat } платит { $list }
event-paid-tokens-item = { $amount ->
        [one] { $amount } { $resource_one }
        [few] { $amount } { $resource_few }
       *[many] { $amount } { $resource_many }
    } { $place_from }
event-paid-card = { $seat } платит картой боя { $strength }
event-token = { $seat } кладёт { $resource_one } { $place_to }
event-token-many = { $seat } кладёт { $list }
event-token-item = { $resource_one } { $place_to }
event-token-times = { $n ->
        [one] { $n } { $resource_one }
        [few] { $n } { $resource_few }
       *[many] { $n } { $resource_many }
    } { $place_to }
event-placed = { $seat } получает { $amount ->
        [one] { $amount } { $resource_one }
        [few] { $amount } { $resource_few }
       *[many] { $amount } { $resource_many }
    } { $place_at }
event-placed-many = { $seat } получает { $list }
event-placed-item = { $amount ->
        [one] { $amount } { $resource_one }
        [few] { $amount } { $resource_few }
       *[many] { $amount } { $resource_many }
    } { $place_at }
event-workers = { $seat } получает { $amount ->
        [one] { $amount } рабочего
        [few] { $amount } рабочих
       *[many] { $amount } рабочих
    } { $place_at }
event-moved = { $seat } передвигает фигурку: { $unit } { $from } → { $to }
event-moved-many = { $seat } передвигает фигурки: { $list }
event-moved-item = { $unit } { $from } → { $to }
event-carried = { $seat } переносит { $workers ->
        [0] { $tokens ->
                [one] { $tokens } ресурс
                [few] { $tokens } ресурса
               *[many] { $tokens } ресурсов
            }
        [one] { $workers } рабочего{ $tokens ->
                [0] {""}
                [one] {" "}и { $tokens } ресурс
                [few] {" "}и { $tokens } ресурса
               *[many] {" "}и { $tokens } ресурсов
            }
       *[many] { $workers } рабочих{ $tokens ->
                [0] {""}
                [one] {" "}и { $tokens } ресурс
                [few] {" "}и { $tokens } ресурса
               *[many] {" "}и { $tokens } ресурсов
            }
    }
event-displaced = { $owner }: { $amount ->
        [one] { $amount } рабочий отступает { $place_from } на базу, его
        [few] { $amount } рабочих отступают { $place_from } на базу, их
       *[many] { $amount } рабочих отступают { $place_from } на базу, их
    } прогоняет { $seat }
event-combat = { $seat } нападает { $place_at }, обороняется { $defender }
event-artillery = { $seat } тратит 1 силу на артиллерию: { $power ->
        [0] { $opponent } и так без силы
        [one] { $opponent } теряет { $power } силу
        [few] { $opponent } теряет { $power } силы
       *[many] { $opponent } теряет { $power } силы
    }
event-disarmed = { $seat } применяет разоружение: { $power ->
        [0] { $opponent } и так без силы
        [one] { $opponent } теряет { $power } силу
        [few] { $opponent } теряет { $power } силы
       *[many] { $opponent } теряет { $power } силы
    }
event-scouted = { $seat } применяет разведку: карту боя { $strength } отдаёт { $opponent }
event-scouted-hidden = { $seat } применяет разведку: карту боя отдаёт { $opponent }
event-dial = { $seat }: на диске { $power }
event-played = { $seat } играет карту боя { $strength }
event-won = { $seat } побеждает в бою { $place_at }: { $high } против { $low }{ $margin ->
        [0] , при равенстве побеждает агрессор
       *[other] { "" }
    }
event-retreated = { $seat }: { $unit } отступает { $place_to }
event-encounter = { $seat }: приключение «{ $encounter }» { $place_at }
    .then = :
event-chose = { $seat } выбирает вариант { $number }
    .aside = что он даёт, стоит следом
event-factory = { $seat } берёт карту Фабрики { $card }
event-upgraded = { $seat } модернизирует планшет: { $cube }, { $bottom_low } дешевле на 1
event-deployed = { $seat } собирает робота { $place_at }: { $ability }
event-built = { $seat } строит { $place_at }: { $structure }
event-enlisted = { $seat } вербует рекрута { $bottom_from }, бонус — { $bonus }
event-bottom = { $seat }: { $bottom }
    .then = { " —" }
event-objective = { $seat } открывает цель «{ $objective }»
event-star = { $seat } выкладывает звезду: { $star }
event-gave = { $seat } дарит { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }, получает { $receiver }
event-trial-score = Промежуточный подсчёт: { $seat } — { $points ->
        [one] { $points } монета
        [few] { $points } монеты
       *[many] { $points } монет
    }
event-went-back = { $seat }: { $unit } возвращается, { $from } → { $to }
event-lost = { $seat } теряет { $amount ->
        [one] { $amount } { $good_one }
        [few] { $amount } { $good_few }
       *[many] { $amount } { $good_many }
    }
event-charged = { $seat }: упрёк в задержке игры, отвечает { $accused }
event-denied = { $seat } отрицает задержку
because-star = Рекрут
because-encounter = Приключение «{ $cause }»
because-bottom = { $cause }
because-structure = { $cause }
end-sixth_star = Выложена шестая звезда.

## Очки
score-coins = Монеты
score-stars = Звёзды
score-territories = Территории
score-resources = Ресурсы
score-structures = Бонус зданий

## Почему нельзя
refuse-same-section = Эту часть планшета вы выбирали в прошлый ход: возьмите другую.
refuse-no-factory-card = У вас нет карты Фабрики.
refuse-cannot-pay = Вы не можете выплатить полную стоимость.
refuse-not-this-action = Сейчас эта часть планшета такого не даёт.
refuse-too-much = Действие даёт меньше.
refuse-not-your-objective = У вас нет такой цели.
refuse-objective-not-met = Условие цели пока не выполнено.
refuse-objective-at-end = Эту цель открывают только в конце своего хода, когда оба действия выполнены или вы от них отказались.
refuse-no-more-objectives = Вы больше не можете выложить звезду за цель.
refuse-no-bribes = В этой партии взятки запрещены.
refuse-bad-gift = Дарить можно только другим игрокам и только те монеты, что у вас есть.
refuse-no-unit-there = Там нет такой вашей фигурки.
refuse-unit-has-moved = Эта фигурка уже ходила в этом действии.
refuse-unit-stuck = Этой фигурке некуда идти оттуда.
refuse-not-adjacent = Эта территория не соседняя.
refuse-river = Путь преграждает река: эта фигурка не может её перейти.
refuse-lake-closed = Эта фигурка не ходит по озёрам.
refuse-base-closed = На эту базу фигурки не ходят.
refuse-worker-meets-enemy = Рабочие сами не входят туда, где стоят чужие фигурки.
refuse-left-on-lake = Рабочие или ресурсы остались бы на озере одни.
refuse-not-here = Здесь нечего так погрузить или выгрузить.
refuse-not-controlled = Вы не контролируете эту территорию.
refuse-only-mechs-carry = Рабочих перевозят только роботы.
refuse-already-handled = Вы только что погрузили или выгрузили это здесь: сначала сделайте шаг.
refuse-must-move = Фигурка должна сделать хотя бы один шаг.
refuse-no-combat-there = Там нет вашего боя.
refuse-dial-too-high = У вас нет столько силы.
refuse-dial-first = Сначала выставьте силу на диске.
refuse-no-such-card = У вас больше нет такой карты боя.
refuse-no-retreat-there = Туда ваша фигурка отступить не может.
refuse-option-used = Этот вариант вы уже выбрали.
refuse-must-choose = Выберите хотя бы один вариант.
refuse-card-not-there = Такой карты на выбор нет.
refuse-nothing-to-produce = Там нечего произвести.
refuse-produced-already = Там вы уже произвели в этом действии.
refuse-no-more-territories = Вы уже выбрали все территории, на которых можете производить.
refuse-needs-worker = Нужен ваш рабочий на территории под вашим контролем.
refuse-cube-moved = Этот кубик уже перенесён.
refuse-cost-space-full = В стоимости этого действия нет свободной клетки с пунктирной рамкой.
refuse-mech-not-yours = У вашей нации нет такого робота.
refuse-mech-deployed = Этот робот уже на карте.
refuse-not-on-lake = На озёрах не строят и не собирают роботов.
refuse-not-on-base = На базах не строят и не собирают роботов.
refuse-structure-built = Это здание вы уже построили.
refuse-structure-there = На этой территории уже стоит здание.
refuse-recruit-taken = Рекрут этой части планшета уже завербован.
refuse-bonus-taken = Этот единовременный бонус уже использован.
refuse-no-token-there = Там нет фишки, которой вы можете заплатить.
refuse-no-coercion = Картой боя за это сейчас не заплатить.
refuse-must-pay = Стоимость нужно выплатить полностью.
refuse-only-there = Всё полученное в приключении помещается на территорию с вашим героем.
refuse-no-workers-left = На планшете не осталось столько рабочих.
refuse-no-delay-penalty = В этой партии задержка не наказывается.
refuse-no-charge = Упрекнуть предыдущего игрока можно один раз, в начале своего хода.
refuse-gives-nothing = Так вы ничего не получите: вместо этого действие можно пропустить.
refuse-purse-closed = Сейчас вы уже решили, кому дарить монеты; дальше по ходу это снова будет можно.

## Компоненты
place-A1 = A1
    .long = A1, гора
    .from = из A1
    .to = в A1
    .at = в A1
place-A2 = A2
    .long = A2, ферма
    .from = из A2
    .to = в A2
    .at = в A2
place-A3 = A3
    .long = A3, деревня
    .from = из A3
    .to = в A3
    .at = в A3
place-A4 = A4
    .long = A4, лес
    .from = из A4
    .to = в A4
    .at = в A4
place-A5 = A5
    .long = A5, тундра
    .from = из A5
    .to = в A5
    .at = в A5
place-A6 = A6
    .long = A6, деревня
    .from = из A6
    .to = в A6
    .at = в A6
place-B1 = B1
    .long = B1, озеро
    .from = из B1
    .to = в B1
    .at = в B1
place-B2 = B2
    .long = B2, тундра
    .from = из B2
    .to = в B2
    .at = в B2
place-B3 = B3
    .long = B3, озеро
    .from = из B3
    .to = в B3
    .at = в B3
place-B4 = B4
    .long = B4, тундра
    .from = из B4
    .to = в B4
    .at = в B4
place-B5 = B5
    .long = B5, гора
    .from = из B5
    .to = в B5
    .at = в B5
place-B6 = B6
    .long = B6, ферма
    .from = из B6
    .to = в B6
    .at = в B6
place-B7 = B7
    .long = B7, ферма
    .from = из B7
    .to = в B7
    .at = в B7
place-C1 = C1
    .long = C1, лес
    .from = из C1
    .to = в C1
    .at = в C1
place-C2 = C2
    .long = C2, гора
    .from = из C2
    .to = в C2
    .at = в C2
place-C3 = C3
    .long = C3, лес
    .from = из C3
    .to = в C3
    .at = в C3
place-C4 = C4
    .long = C4, озеро
    .from = из C4
    .to = в C4
    .at = в C4
place-C5 = C5
    .long = C5, лес
    .from = из C5
    .to = в C5
    .at = в C5
place-C6 = C6
    .long = C6, деревня
    .from = из C6
    .to = в C6
    .at = в C6
place-D1 = D1
    .long = D1, ферма
    .from = из D1
    .to = в D1
    .at = в D1
place-D2 = D2
    .long = D2, деревня
    .from = из D2
    .to = в D2
    .at = в D2
place-D3 = D3
    .long = D3, озеро
    .from = из D3
    .to = в D3
    .at = в D3
place-D4 = D4
    .long = D4, Фабрика
    .from = из D4
    .to = в D4
    .at = в D4
place-D5 = D5
    .long = D5, гора
    .from = из D5
    .to = в D5
    .at = в D5
place-D6 = D6
    .long = D6, тундра
    .from = из D6
    .to = в D6
    .at = в D6
place-D7 = D7
    .long = D7, гора
    .from = из D7
    .to = в D7
    .at = в D7
place-E1 = E1
    .long = E1, лес
    .from = из E1
    .to = в E1
    .at = в E1
place-E2 = E2
    .long = E2, лес
    .from = из E2
    .to = в E2
    .at = в E2
place-E3 = E3
    .long = E3, ферма
    .from = из E3
    .to = в E3
    .at = в E3
place-E4 = E4
    .long = E4, тундра
    .from = из E4
    .to = в E4
    .at = в E4
place-E5 = E5
    .long = E5, озеро
    .from = из E5
    .to = в E5
    .at = в E5
place-E6 = E6
    .long = E6, деревня
    .from = из E6
    .to = в E6
    .at = в E6
place-E7 = E7
    .long = E7, озеро
    .from = из E7
    .to = в E7
    .at = в E7
place-F1 = F1
    .long = F1, гора
    .from = из F1
    .to = в F1
    .at = в F1
place-F2 = F2
    .long = F2, деревня
    .from = из F2
    .to = в F2
    .at = в F2
place-F3 = F3
    .long = F3, деревня
    .from = из F3
    .to = в F3
    .at = в F3
place-F4 = F4
    .long = F4, тундра
    .from = из F4
    .to = в F4
    .at = в F4
place-F5 = F5
    .long = F5, лес
    .from = из F5
    .to = в F5
    .at = в F5
place-F6 = F6
    .long = F6, гора
    .from = из F6
    .to = в F6
    .at = в F6
place-F7 = F7
    .long = F7, тундра
    .from = из F7
    .to = в F7
    .at = в F7
place-G1 = G1
    .long = G1, тундра
    .from = из G1
    .to = в G1
    .at = в G1
place-G2 = G2
    .long = G2, озеро
    .from = из G2
    .to = в G2
    .at = в G2
place-G3 = G3
    .long = G3, ферма
    .from = из G3
    .to = в G3
    .at = в G3
place-G4 = G4
    .long = G4, гора
    .from = из G4
    .to = в G4
    .at = в G4
place-G5 = G5
    .long = G5, деревня
    .from = из G5
    .to = в G5
    .at = в G5
place-G6 = G6
    .long = G6, ферма
    .from = из G6
    .to = в G6
    .at = в G6
place-H1 = H1
    .long = H1, деревня
    .from = из H1
    .to = в H1
    .at = в H1
place-base_nordic = база Севера
    .long = База Севера
    .from = с базы Севера
    .to = на базу Севера
    .at = на базе Севера
place-base_rusviet = база Руссвета
    .long = База Руссвета
    .from = с базы Руссвета
    .to = на базу Руссвета
    .at = на базе Руссвета
place-base_crimea = база Крыма
    .long = База Крыма
    .from = с базы Крыма
    .to = на базу Крыма
    .at = на базе Крыма
place-base_saxony = база Саксонии
    .long = База Саксонии
    .from = с базы Саксонии
    .to = на базу Саксонии
    .at = на базе Саксонии
place-base_polania = база Полянии
    .long = База Полянии
    .from = с базы Полянии
    .to = на базу Полянии
    .at = на базе Полянии
place-base_albion = база Альбиона
    .long = База Альбиона
    .from = с базы Альбиона
    .to = на базу Альбиона
    .at = на базе Альбиона
place-base_togawa = база Тогавы
    .long = База Тогавы
    .from = с базы Тогавы
    .to = на базу Тогавы
    .at = на базе Тогавы
section-move = Перемещение
section-bolster = Вооружение
section-trade = Торговля
section-produce = Производство
section-factory = Карта Фабрики
good-power = сила
    .one = силу
    .few = силы
    .many = силы
good-popularity = популярность
    .one = популярность
    .few = популярности
    .many = популярности
good-coins = монеты
    .one = монету
    .few = монеты
    .many = монет
good-combat_cards = карты боя
    .one = карту боя
    .few = карты боя
    .many = карт боя
good-metal = металл
    .one = металл
    .few = металла
    .many = металла
good-food = еда
    .one = еду
    .few = еды
    .many = еды
good-oil = нефть
    .one = нефть
    .few = нефти
    .many = нефти
good-wood = дерево
    .one = дерево
    .few = дерева
    .many = дерева
good-worker = рабочие
    .one = рабочего
    .few = рабочих
    .many = рабочих
deed-units = Переместить фигурки
deed-units-n = { $n ->
        [one] Переместить { $n } фигурку
       *[other] Переместить до { $n } фигурок
    }
deed-resources = Взять ресурсы
deed-produce = Производство
deed-card = Карта Фабрики
deed-bottom = Выполнить нижнее действие
deed-bottom_without_coins = Нижнее действие без его монет
deed-card_move = Переместить одну фигурку до двух раз
deed-gift = Подарить монеты…
objective-objective_1 = Власть над высотами
objective-objective_2 = Власть над подземельем
objective-objective_3 = Власть над урожаем
objective-objective_4 = Власть над севером
objective-objective_5 = Царь горы
objective-objective_6 = Прогнать одного в назидание
objective-objective_7 = Машины вместо мускулов
objective-objective_8 = Плечом к плечу с простыми людьми
objective-objective_9 = Запасы на зиму
objective-objective_10 = Власть над лесами
objective-objective_11 = Власть над деревнями
objective-objective_12 = Разбогатеть любой ценой
objective-objective_13 = Основы империи
objective-objective_14 = Всего понемногу
objective-objective_15 = Равновесие сил
objective-objective_16 = Волк среди овец
objective-objective_17 = Разделяй и властвуй
objective-objective_18 = Народный миротворец
objective-objective_19 = Укрепить берега
objective-objective_20 = Надёжный плацдарм
objective-objective_21 = Монополия на рынке
objective-objective_22 = Технический прорыв
objective-objective_23 = Мастер тактики
unit-character = герой
    .cap = Герой
unit-mech = робот
    .cap = Робот
unit-worker = рабочий
    .cap = Рабочий
cargo-worker = рабочий
    .one = рабочего
cargo-moved_worker = рабочий, который уже ходил
    .one = рабочего, который уже ходил
cargo-metal = металл
    .one = металл
cargo-food = еда
    .one = еду
cargo-oil = нефть
    .one = нефть
cargo-wood = дерево
    .one = дерево
factory_card-factory_1 = № 1 (1 монета, 1 карта боя → производство на 2 территориях)
factory_card-factory_2 = № 2 (1 популярность → вербовка или модернизация)
factory_card-factory_3 = № 3 (1 карта боя → 2 популярности)
factory_card-factory_4 = № 4 (1 карта боя → 3 монеты)
factory_card-factory_5 = № 5 (1 сила → 2 популярности)
factory_card-factory_6 = № 6 (1 сила → 3 монеты)
factory_card-factory_7 = № 7 (1 популярность → сборка или строительство)
factory_card-factory_8 = № 8 (1 карта боя → 3 любых ресурса)
factory_card-factory_9 = № 9 (2 монеты → модернизация, 1 популярность)
factory_card-factory_10 = № 10 (2 монеты → сборка, 1 сила)
factory_card-factory_11 = № 11 (2 монеты → строительство, 1 популярность)
factory_card-factory_12 = № 12 (2 монеты → вербовка, 1 сила)
resource-metal = металл
    .one = металл
    .few = металла
    .many = металла
resource-food = еда
    .one = еду
    .few = еды
    .many = еды
resource-oil = нефть
    .one = нефть
    .few = нефти
    .many = нефти
resource-wood = дерево
    .one = дерево
    .few = дерева
    .many = дерева
cube-move_units = +1 фигурка при перемещении
cube-move_coins = +1 монета при перемещении
cube-bolster_power = +1 сила при вооружении
cube-bolster_cards = +1 карта боя при вооружении
cube-trade_popularity = +1 популярность при торговле
cube-produce_territories = +1 территория при производстве
bottom-upgrade = Модернизация
    .low = модернизация
    .from = с модернизации
bottom-deploy = Сборка
    .low = сборка
    .from = со сборки
bottom-build = Строительство
    .low = строительство
    .from = со строительства
bottom-enlist = Вербовка
    .low = вербовка
    .from = с вербовки
ability-riverwalk = Переправа
ability-speed = Ускорение
ability-seaworthy = Мореходство
ability-artillery = Артиллерия
ability-township = Урбанизация
ability-peoples_army = Ополчение
ability-wayfare = Кочевничество
ability-scout = Разведка
ability-underpass = Штольни
ability-disarm = Разоружение
ability-submerge = Погружение
ability-camaraderie = Товарищество
structure-monument = Мемориал
structure-armory = Арсенал
structure-mine = Шахта
structure-mill = Мельница
bonus-power = 2 силы
bonus-coins = 2 монеты
bonus-popularity = 2 популярности
bonus-combat_cards = 2 карты боя
encounter-encounter_1 = Гуси на дороге
encounter-encounter_2 = Снежный склон
encounter-encounter_3 = Овцы на склоне
encounter-encounter_4 = Солдаты позируют
encounter-encounter_5 = Лагерь у реки
encounter-encounter_6 = Медведи в снегу
encounter-encounter_7 = Северный лагерь
encounter-encounter_8 = Олени у нефтезавода
encounter-encounter_9 = Изобретатель
encounter-encounter_10 = Робот в тумане
encounter-encounter_11 = Яблоневый сад
encounter-encounter_12 = Лесорубы
encounter-encounter_13 = Деревенский праздник
encounter-encounter_14 = Свинарник
encounter-encounter_15 = Паром
encounter-encounter_16 = Посевная
encounter-encounter_17 = Отставной солдат
encounter-encounter_18 = Дикие кабаны
encounter-encounter_19 = Путники с коровами
encounter-encounter_20 = Дети играют в войну
encounter-encounter_21 = Сбежавший робот и корова
encounter-encounter_22 = Заброшенная шахта
encounter-encounter_23 = Повестка
encounter-encounter_24 = Патруль в лесу
encounter-encounter_25 = Подземная лаборатория
encounter-encounter_26 = Трактир
encounter-encounter_27 = Фермер чинит робота
encounter-encounter_28 = Семья новобранца
faction-nordic = Север
    .full = Северное королевство
faction-rusviet = Руссвет
    .full = Руссветский союз
faction-crimea = Крым
    .full = Крымское ханство
faction-saxony = Саксония
    .full = Саксонская империя
faction-polania = Поляния
    .full = Республика Поляния
mat-industrial = Промышленный
mat-engineering = Инженерный
mat-patriotic = Патриотический
mat-mechanical = Механический
mat-agricultural = Аграрный
tile-tunnels_adjacent = Туннели рядом со зданиями
tile-lakes_adjacent = Озёра рядом со зданиями
tile-encounters_adjacent = Приключения рядом со зданиями
tile-structures_on_tunnels = Здания на туннелях
tile-structures_in_row = Здания в ряд
tile-structures_on_farms_and_tundras = Здания на фермах и тундрах
star-upgrades = 6 модернизаций
star-mechs = 4 робота
star-structures = 4 здания
star-recruits = 4 рекрута
star-workers = 8 рабочих
star-objective = цель
star-combat = победа в бою
star-popularity = 18 популярности
star-power = 16 силы

terrain-mountain = гора
    .one = гору
    .few = горы
    .many = гор
terrain-farm = ферма
    .one = ферму
    .few = фермы
    .many = ферм
terrain-tundra = тундра
    .one = тундру
    .few = тундры
    .many = тундр
terrain-forest = лес
    .one = лес
    .few = леса
    .many = лесов
terrain-village = деревня
    .one = деревню
    .few = деревни
    .many = деревень
terrain-lake = озеро
    .one = озеро
    .few = озера
    .many = озёр
terrain-factory = Фабрика
    .one = Фабрику
    .few = Фабрики
    .many = Фабрик
terrain-base = база

## Стоимость и награда
gain-coins = { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
gain-power = { $n ->
        [one] { $n } сила
        [few] { $n } силы
       *[many] { $n } силы
    }
gain-popularity = { $n ->
        [one] { $n } популярность
        [few] { $n } популярности
       *[many] { $n } популярности
    }
gain-combat_cards = { $n ->
        [one] { $n } карта боя
        [few] { $n } карты боя
       *[many] { $n } карт боя
    }
gain-worker = { $n ->
        [one] { $n } рабочий
        [few] { $n } рабочих
       *[many] { $n } рабочих
    }
gain-metal = { $n ->
        [one] { $n } металл
        [few] { $n } металла
       *[many] { $n } металла
    }
gain-food = { $n ->
        [one] { $n } еда
        [few] { $n } еды
       *[many] { $n } еды
    }
gain-oil = { $n ->
        [one] { $n } нефть
        [few] { $n } нефти
       *[many] { $n } нефти
    }
gain-wood = { $n ->
        [one] { $n } дерево
        [few] { $n } дерева
       *[many] { $n } дерева
    }
gain-any_resource = { $n ->
        [one] { $n } любой ресурс
        [few] { $n } любых ресурса
       *[many] { $n } любых ресурсов
    }
gain-upgrade = модернизация
gain-deploy = сборка
gain-build = строительство
gain-enlist = вербовка
gain-produce = производство на { $n ->
        [one] { $n } территории
        [few] { $n } территориях
       *[many] { $n } территориях
    }

## Условия целей
cond-control_terrain = контролировать { $n } { $n ->
        [one] { $terrain_one }
        [few] { $terrain_few }
       *[many] { $terrain_many }
    }
cond-control_tunnels = контролировать { $n ->
        [one] { $n } туннель
        [few] { $n } туннеля
       *[many] { $n } туннелей
    }
cond-control_factory = контролировать Фабрику
cond-power_rank_first = ни у кого нет больше силы
cond-forced_worker_retreat_this_turn = прогнать в этот ход { $n ->
        [one] { $n } чужого рабочего
        [few] { $n } чужих рабочих
       *[many] { $n } чужих рабочих
    }
cond-power-min = сила от { $n }
cond-power-max = { $n ->
        [0] сила 0
       *[other] сила до { $n }
    }
cond-popularity-min = популярность от { $n }
cond-popularity-max = популярность до { $n }
cond-coins-min = монет от { $n }
cond-coins-max = монет до { $n }
cond-factory_card = { $n ->
        [0] нет карты Фабрики
       *[other] есть карта Фабрики
    }
cond-workers-min = { $n ->
        [1] есть рабочий
       *[other] рабочих от { $n }
    }
cond-workers-max = рабочих до { $n }
cond-mechs-min = { $n ->
        [1] есть робот
       *[other] роботов от { $n }
    }
cond-mechs-max = { $n ->
        [0] ни одного робота
       *[other] роботов до { $n }
    }
cond-structures-min = { $n ->
        [1] есть здание
       *[other] зданий от { $n }
    }
cond-structures-max = зданий до { $n }
cond-recruits-min = { $n ->
        [1] есть рекрут
       *[other] рекрутов от { $n }
    }
cond-recruits-max = рекрутов до { $n }
cond-upgrades-min = { $n ->
        [1] есть модернизация
       *[other] модернизаций от { $n }
    }
cond-upgrades-max = { $n ->
        [0] ни одной модернизации
       *[other] модернизаций до { $n }
    }
cond-workers_equal_recruits = рабочих столько же, сколько рекрутов
cond-one_territory_resources = на одной территории ресурсов от { $n }, каждого вида от { $each }
cond-one_territory_own_pieces = на одной территории ваших фигурок и зданий от { $n }
cond-one_territory_group = на одной территории: герой, { $mechs ->
        [one] { $mechs } робот
        [few] { $mechs } робота
       *[many] { $mechs } роботов
    }, { $workers ->
        [one] { $workers } рабочий
        [few] { $workers } рабочих
       *[many] { $workers } рабочих
    }, ресурсов от { $n }
cond-controlled_resources_each_type = каждого ресурса от { $n }
cond-controlled_resources_one_type = ресурсов одного вида от { $n }
cond-control_adjacent_to_factory = контролировать { $n ->
        [one] { $n } территорию
        [few] { $n } территории
       *[many] { $n } территорий
    } рядом с Фабрикой
cond-control_around_one_lake = контролировать { $n ->
        [one] { $n } территорию
        [few] { $n } территории
       *[many] { $n } территорий
    } вокруг одного озера
cond-combat_cards_in_hand = карт боя на руке от { $n }
cond-combat_stars = { $n ->
        [one] { $n } звезда за победу в бою
        [few] { $n } звезды за победы в боях
       *[many] { $n } звёзд за победы в боях
    }

## Картина
pic-board = Карта, шкалы и карты в игре
pic-triumph = Триумф
pic-triumph-short = 6 звёзд — конец
pic-popularity = Популярность
pic-power = Сила
pic-coins = Монеты
pic-cards = Карты боя
pic-objectives = Цели
pic-workers = Рабочие
pic-mechs = Роботы
pic-structures = Здания
pic-recruits = Рекруты
pic-upgrades = Модернизации
pic-stars = Звёзды: { $n } из 6
pic-of = { $what }: { $n } из { $of }
pic-value = { $what }: { $n }
pic-tier = звезда { $star }, территория { $territory }, два ресурса { $pair }
pic-dial-limit = на диске до { $n }
pic-empty = пусто
pic-place = { $place }: { $pieces }
pic-control = под контролем: { $who }
pic-river = река { $first } – { $second }
pic-tunnel = туннель
pic-encounter = жетон приключения
pic-encounter-done = приключение пройдено
pic-has = { $who }: { $pieces }
pic-character = герой
pic-n-mechs = { $n ->
        [one] { $n } робот
        [few] { $n } робота
       *[many] { $n } роботов
    }
pic-n-workers = { $n ->
        [one] { $n } рабочий
        [few] { $n } рабочих
       *[many] { $n } рабочих
    }
pic-tile = Бонус зданий
pic-tile-now = у вас { $n }
pic-coins-for = { $count }: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
pic-decks = Осталось карт
pic-deck-combat = боя
pic-deck-encounters = приключений
pic-deck-factory = Фабрики
pic-discard = Сброс карт боя: { $cards }
pic-factory-known = Карты Фабрики, которые вы видели
pic-factory-choose = Карты Фабрики: выберите одну
pic-open-objectives = Открытые цели: { $names }
pic-option = Вариант { $n }
pic-free = бесплатно
pic-combat = Бой { $place }
pic-attacker = нападает
pic-defender = обороняется
pic-attacker-you = нападаете
pic-defender-you = обороняетесь
pic-secret = видно только вам
pic-dial = Диск
pic-dial-none = ещё не выставлен
pic-added = Карты
pic-total = Всего
pic-limit = до { $n ->
        [one] { $n } карты
        [few] { $n } карт
       *[many] { $n } карт
    }
pic-may-show = На диске до { $dial }, карт до { $cards }
pic-moving = { $unit } { $place }
pic-steps = { $n ->
        [one] остался { $n } шаг
        [few] осталось { $n } шага
       *[many] осталось { $n } шагов
    }
pic-cargo = Груз
pic-no-cargo = нет
pic-moves = { $n ->
        [one] может пойти ещё { $n } фигурка
        [few] могут пойти ещё { $n } фигурки
       *[many] могут пойти ещё { $n } фигурок
    }
pic-turn = ход
pic-active = ходит сейчас
pic-bonus = Бонус зданий
pic-legend = Обозначения
pic-strip = Ваши показатели и ресурсы
pic-now = Что происходит
pic-on-my-land = На моих землях
pic-was-here = ход был здесь
pic-word-move = { $n ->
        [one] фигурка
        [few] фигурки
       *[many] фигурок
    }
pic-word-any_resource = { $n ->
        [one] любой
        [few] любых
       *[many] любых
    }
pic-word-produce = { $n ->
        [one] земля
        [few] земли
       *[many] земель
    }
pic-pay-for = за
pic-main-upgrade = улучшение
pic-main-deploy = робот
pic-main-build = здание
pic-main-enlist = рекрут
pic-cubes-on-cost = Кубиков технологий здесь
pic-enough = Хватает: есть { $n }
pic-lack = Не хватает: { $n } из { $of }
pic-trade-adds = Есть { $n } из { $of }, торговля даст { $add }
pic-card-of = Карта боя { $n }
pic-take-all = Взять всё
pic-done = Готово
pic-cargo-of = { $what } из { $of }
pic-tokens-to = Ресурсы { $place }: { $n ->
        [one] ещё { $n }
        [few] ещё { $n }
       *[many] ещё { $n }
    }
pic-last-turn = прошлый ход: { $what }
pic-no-turn = ещё не было
pic-you-cap = Вы
pic-tie = при ничьей побеждает { $who }
pic-dial-head = Сила на диске
pic-dial-to = Выставить на диске силу { $n }
pic-dial-most = до { $n }
pic-dial-left = из { $of }, останется { $n }
pic-my-cards = Мои карты боя
pic-cards-of = Карты: { $who }
pic-may-add = { $n ->
        [0] добавить нельзя
        [one] можно { $n }
        [few] можно до { $n }
       *[many] можно до { $n }
    }
pic-in-hand = { $n } на руке
pic-my-total = Ваша сила { $parts } =
pic-sure = победа верная
pic-other-most = { $who }: не больше { $n }
pic-commit = Подтвердить { $n }
pic-no-way-back = отменить нельзя
pic-victory = Победа
pic-defeat = Поражение
pic-win-star = звезда за бой
pic-win-place = { $n ->
        [0] { $place } ваша
        [one] { $place } и { $n } ресурс ваши
        [few] { $place } и { $n } ресурса ваши
       *[many] { $place } и { $n } ресурсов ваши
    }
pic-win-cost = −{ $n } { $n ->
        [one] популярность
       *[other] популярности
    } за прогнанных рабочих
pic-lose-units = на базу: { $units }
pic-lose-card = карта боя, если сила не 0
pic-lose-star = звезду получает { $who }
pic-dials-open = диски открыты
pic-dial-was = было { $of }, осталось { $n }
pic-none-played = без карт
pic-verdict = Побеждает { $who }: { $high } против { $low }{ $margin ->
        [0] , при равенстве побеждает агрессор
       *[other] { "" }
    }
pic-row-star = звёзды
pic-row-power = сила
pic-row-combat_cards = карты боя
pic-row-popularity = популярность
pic-row-pieces = фигурки
pic-no-change = без изменений
pic-no-change-yet = пока без изменений
pic-stay = остаются { $place }
pic-leave = отступают: { $units }
pic-or = или
pic-cost-now = стоит сейчас: { $cost }
pic-cube-here = кубик технологии закрывает: { $cube }
pic-cube-gone = модернизировано: { $cube }
pic-cube-on-cost = кубик технологии: дешевле на 1
pic-recruit-here = рекрут
pic-recruit-done = завербован
pic-built = построено
pic-not-built = не построено
pic-deployed = собран
pic-locked = ещё не собран
pic-workers-row = Рабочие на планшете: { $n }
pic-ongoing = когда это действие выполняете вы или ваш сосед
pic-one-time = Единовременные бонусы
pic-used = использован
pic-hand = Карты боя
pic-no-cards = нет
pic-met = выполнена
pic-not-met = пока нет
pic-at-end = в конце своего хода
pic-anytime = до или после действия
pic-factory-card = Карта Фабрики
pic-factory-none = пока нет
pic-factory-move = затем одна фигурка ходит до 2 раз
pic-known-hand = известные вам карты: { $cards }
pic-score = Если бы партия кончилась сейчас: { $n }
pic-score-parts = монеты { $coins }, звёзды { $stars }, территории { $territories }, ресурсы { $resources }, здания { $structures }
pic-structure-monument = +1 популярность при вооружении
pic-structure-armory = +1 сила при торговле
pic-structure-mine = туннель для ваших фигурок
pic-structure-mill = ещё одна территория, +1 единица
pic-faction-nordic = Плавание
    .text = рабочие переходят реки
pic-faction-rusviet = Упорство
    .text = можно повторить часть планшета
pic-faction-crimea = Шантаж
    .text = карта боя вместо ресурса раз в ход
pic-faction-saxony = Доминирование
    .text = звёзды за цели и бои без предела
pic-faction-polania = Непоседливость
    .text = до 2 вариантов в приключении
pic-hero-nordic = Бьёрн и Мокс
pic-hero-rusviet = Ольга Романова и Чанга
pic-hero-crimea = Зехра и Кар
pic-hero-saxony = Гюнтер фон Дуйсбург, Ночь и День
pic-hero-polania = Анна и Войтек
pic-ability-riverwalk = через реку: { $first }, { $second }
pic-ability-speed = на шаг дальше
pic-ability-seaworthy = на озёра ходит и отступает
pic-ability-artillery = за 1 силу: противнику −2
pic-ability-township = свои деревни и Фабрика рядом
pic-ability-peoples_army = с рабочим в бою +1 карта
pic-ability-wayfare = на свободную или свою базу
pic-ability-scout = перед боем крадёт карту боя
pic-ability-underpass = свои горы и туннели рядом
pic-ability-disarm = на туннеле: противнику −2
pic-ability-submerge = по озёрам, с озера на озеро
pic-ability-camaraderie = гонит рабочих без потерь

## Терминал
sheet-map = Карта
sheet-map-legend = ферм: ферма, тунд: тундра, дер: деревня, озр: озеро, ФАБР: Фабрика; у базы — куда с неё идут; !: приключение, ∩: туннель; фигурки по номеру места: Г герой, Р роботы, р рабочие; затем здание; ресурсы: М металл, Е еда, Н нефть, Д дерево
sheet-letters-terrain-mountain = гора
sheet-letters-terrain-farm = ферм
sheet-letters-terrain-tundra = тунд
sheet-letters-terrain-forest = лес
sheet-letters-terrain-village = дер
sheet-letters-terrain-lake = озр
sheet-letters-terrain-factory = ФАБР
sheet-letter-character = Г
sheet-letter-mech = Р
sheet-letter-worker = р
sheet-letter-metal = М
sheet-letter-food = Е
sheet-letter-oil = Н
sheet-letter-wood = Д
sheet-rivers = Реки
sheet-players = Игроки
sheet-faction = Нация
sheet-mat = Планшет
sheet-last = Прошлый ход
sheet-stars = Звёзды
sheet-factory-card = Фабрика
sheet-score = Счёт сейчас
sheet-section = Часть планшета
sheet-bottom = Нижнее действие
sheet-cost = Стоимость
sheet-coins = Монеты
sheet-recruit = Рекрут
sheet-own-mat = Ваш планшет
sheet-abilities = Ваши роботы
sheet-ability = Свойство
sheet-effect = Что даёт
sheet-where = Где
sheet-hand = Ваши карты
sheet-kind = Вид
sheet-card = Карта
sheet-state = Состояние
sheet-encounter = Приключение
sheet-number = №
sheet-tile = Бонус зданий и колоды

## Все компоненты
gallery-factions = Нации и свойства роботов
gallery-mats = Планшеты
gallery-encounters = Карты приключений
gallery-objectives = Карты целей
gallery-factory = Карты Фабрики
gallery-factory-card = Карта Фабрики № { $n }

## Что решает при равенстве
tie-pieces = решают рабочие, роботы и здания на поле
tie-power = решает сила
tie-popularity = решает популярность
tie-resources = решают ресурсы
tie-territories = решают территории
tie-stars = решают звёзды
end-score = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}

# What the table may answer for a player
wish-gains = берёт в мой ход всё, что положено (о рабочих спрашивает)
wish-recruits = берёт бонусы моих рекрутов в чужие ходы
wish-payment = платит ресурсами оттуда, где их больше всего
wish-end = заканчивает мой ход, когда больше нечего делать (другие могут догадаться, что ни одна моя цель не выполнена)

## Для чего нужен такой ответ: новичкам
help-section = Выберите не ту часть, что в прошлый ход: сначала её верхнее действие, потом нижнее, если хватает ресурсов.
help-gain = Возьмите то, что даёт действие: всё, если нет причины отказаться.
help-act = Выполните то, что предлагает часть планшета или карта; цена указана рядом.
help-skip = Идти дальше без верхнего действия: верно, если оно только тратит.
help-end = Закончить ход. Что не сделано, пропадает.
help-reveal = Выполненная цель — это звезда; её может принести только одна из двух.
help-reveal_at_end = Цель выполнена сейчас: звезда вместо нижнего действия.
help-give = Монеты другому игроку: сдержать обещание или купить мир.
help-pass = Оставить монеты себе.
help-move = Выберите фигурку: рабочие производят там, где стоят, роботы возят их и воюют, герой ищет приключения.
help-step = Каждая территория считается в конце. Там, где стоят боевые фигурки противника, начнётся бой; прогнать его рабочих стоит популярности.
help-load = Возьмите с собой: ресурсы ваши, только пока вы контролируете территорию под ними.
help-load_all = Взять с собой всё, что здесь лежит.
help-unload = Оставить здесь, где это нужно.
help-stop = Не использовать остаток этого действия.
help-fight = Предстоит несколько боёв: порядок выбираете вы.
help-use = Артиллерия ослабляет противника перед боем.
help-charge = Сказать, что предыдущий игрок задерживает игру; кто это признаёт, теряет 2 популярности.
help-admit = Потерять 2 популярности, и игра продолжится.
help-deny = Сказать, что задержки не было.
help-dial = Выставленная сила тратится, кто бы ни победил. Побеждает большая сумма, при равенстве — агрессор.
help-add = По карте боя за каждую боевую фигурку: она прибавляется к силе и тоже тратится.
help-commit = Сила и карты выбраны: обе стороны открывают их одновременно.
help-retreat = Побеждённый фигурок не теряет: они возвращаются на базу.
help-option = Один из вариантов карты: дорогие обычно дают больше, за иные платят популярностью.
help-factory_card = Карта Фабрики — пятая часть вашего планшета до конца партии.
help-produce = Каждый рабочий здесь производит один ресурс, а в деревне — нового рабочего.
help-at = Положите их на территорию, которую сумеете удержать.
help-token = Возьмите ресурс, который нужен для следующего нижнего действия.
help-upgrade = Верхнее действие даёт больше, нижнее стоит дешевле, и так до конца партии: выгоднее всего в начале.
help-deploy = Робот воюет и возит рабочих, а его свойство получают герой и все ваши роботы.
help-build = Здание держит территорию и помогает до конца партии, а все четыре — это звезда.
help-enlist = Бонус сейчас и ещё один каждый раз, когда это нижнее действие выполняете вы или сосед.
help-pay = Платите с той территории, где ресурс нужен меньше или лежит в опасности.
help-pay_card = Слабая карта платит не хуже сильной.
