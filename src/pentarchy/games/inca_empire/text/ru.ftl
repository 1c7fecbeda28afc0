title = Империя инков
about = Дороги из Куско, покорённые провинции, города и храмы общей империи — и события Солнца, которые достанутся вам и соседу. Для 3–4 игроков.

## Настройки
option-pizarro_arrival = Прибытие Писарро
    .help = Рядом с фазами Народа Поздней Империи лежат четыре значка вторжения; когда откроется «Прибытие Писарро», игра закончится раньше.
option-pizarro_arrival-true = Писарро может прибыть раньше
option-pizarro_arrival-false = Играются все фазы
option-early_fall = Раннее Падение
    .help = Короткая партия: без карт паломничества, без третьей колонки Ранней и второй колонки Средней Империи.
option-early_fall-true = Короткая партия
option-early_fall-false = Полная партия
option-accord_of_the_gods = Соглашение Богов
    .help = Лучшие значки местной культуры с самого начала открыты — по одному возле каждой стартовой провинции.
option-accord_of_the_gods-true = Лучшие значки — в провинциях Руки Бога
option-accord_of_the_gods-false = Все значки — случайно
option-revolt_spares_border_roads = Мятеж и дороги на границе
    .help = Дорога на границе относится к одной провинции и разделяет её судьбу — или мятеж щадит все дороги на линиях вдоль границы.
option-revolt_spares_border_roads-true = Дороги вдоль границ не разрушаются
option-revolt_spares_border_roads-false = Дорога на границе относится к своей провинции
option-religious_zeal_replaces_garrison = Религиозное рвение
    .help = Храм на месте гарнизона: гарнизон остаётся или исчезает.
option-religious_zeal_replaces_garrison-true = Храм заменяет гарнизон
option-religious_zeal_replaces_garrison-false = Гарнизон остаётся
option-long_wild_roads = Длина дикой дороги
    .help = Правила её не ограничивают. Можно договориться, что дикая дорога не длиннее самой длинной линии на доске: такую покроет один брусок.
option-long_wild_roads-true = Любая
option-long_wild_roads-false = Не длиннее самой длинной линии

## Вопросы
prompt-place = Положите карту события Солнца лицом вниз в свободный сектор
    .detail = До следующей фазы Сапа Инка она будет действовать на двух игроков по сторонам сектора.
prompt-place-other = { $who } кладёт карту события Солнца
prompt-turn = { $left ->
        [both] Постройте { $roads ->
            [one] { $roads } дорогу
           *[other] до { $roads } дорог
        } и один объект (жетоны труда: { $labour }) или закончите ход
        [either] Постройте { $roads ->
            [one] { $roads } дорогу
           *[other] до { $roads } дорог
        } или один объект (жетоны труда: { $labour }) либо закончите ход
        [roads] Постройте { $roads ->
            [one] { $roads } дорогу
           *[other] до { $roads } дорог
        } или закончите ход
        [roads_more] Постройте { $roads ->
            [one] { $roads } дорогу
           *[other] до { $roads } дорог
        }, используйте то, что ещё дают карты (жетоны труда: { $labour }), или закончите ход
        [improvement] Постройте один объект (жетоны труда: { $labour }) или закончите ход
       *[more] Используйте то, что ещё дают карты (жетоны труда: { $labour }), или закончите ход
    }
    .detail = Порядок любой, но с началом второго действия первое завершается.
prompt-turn-other = Ходит { $who }: { $left ->
        [either] { $roads ->
            [one] { $roads } дорога
           *[other] до { $roads } дорог
        } или один объект
       *[other] { $road_action ->
            [given_up] вместо дорог — паломничество
            [open] { $roads ->
                [one] осталась { $roads } дорога
                [few] осталось { $roads } дороги
               *[many] осталось { $roads } дорог
            }
           *[done] дорог не осталось
        }, { $improvement ->
            [given_up] вместо объекта — паломничество
            [open] объект ещё не построен
            [more] объект построен, карты дают ещё
            [passed] объекта не будет
           *[done] объект построен
        }
    }; жетоны труда: { $labour }
prompt-extra-roads = Дополнительная дорога: постройте { $left ->
        [one] { $left } дорогу
       *[other] до { $left } дорог
    }
prompt-extra-roads-other = { $who } строит дополнительную дорогу (осталось { $left })

## Действия
action-place = Карту «{ $card }» — в сектор «{ $sector }»
action-road = Дорога { $line }
action-wild = Дикая дорога { $line }
action-city = Основать город: { $point }
action-garrison = Построить гарнизон: { $point }
action-temple = Построить храм: { $point }
action-upgrade = Преобразовать гарнизон в город: { $point }
action-conquer = Завоевать провинцию { $region }
action-expand = Завоевать также провинцию { $region } («Быстрое расширение»)
action-terrace = Построить террасу
action-additional = Дополнительная дорога
action-pilgrimage = { $card }
action-end = Закончить ход
action-stop = Больше дорог не строить

## Что произошло
event-phase = { $column }: { $phase }
event-colour = { $seat } правит провинцией { $colour }
event-income = { $seat } получает { $labour ->
        [one] { $labour } жетон
        [few] { $labour } жетона
       *[many] { $labour } жетонов
    } труда
event-help = { $seat } отдаёт { $labour ->
        [one] { $labour } жетон
        [few] { $labour } жетона
       *[many] { $labour } жетонов
    } труда, помощь получает { $receiver }
event-order = { $seat } получает жетон очереди хода { $number }
event-placed = { $seat } кладёт карту «{ $card }» лицом вниз в сектор «{ $sector }»
event-placed-hidden = { $seat } кладёт карту лицом вниз в сектор «{ $sector }»
event-drew = { $seat } берёт из колоды карту «{ $card }»
event-drew-hidden = { $seat } берёт карту из колоды
event-reshuffled = Сброшенные карты событий Солнца перемешаны в новую колоду
event-revealed = Сектор «{ $sector }»: открыта карта «{ $card }»
event-support = Народная поддержка: { $seat } { $labour ->
        [0] ничего не получает
        [one] получает { $labour } жетон труда
        [few] получает { $labour } жетона труда
       *[many] получает { $labour } жетонов труда
    }
event-destroyed = Крестьянский мятеж: { $seat } теряет дорогу { $line }
event-road = { $seat } строит дорогу { $line }
event-wild = { $seat } прокладывает дикую дорогу { $line }
event-turned = Открыт значок провинции { $region }: сопротивление { $resistance }, труд { $labour }, очки { $points }
event-city = { $seat } основывает город { $point } и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
event-garrison = { $seat } строит гарнизон в пункте { $point } и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
event-temple = { $seat } строит храм в пункте { $point } и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
event-upgraded = { $seat } преобразует гарнизон { $point } в город и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
event-conquered = { $seat } завоёвывает провинцию { $region } { $labour ->
        [0] без затрат труда
        [one] за { $labour } жетон труда
        [few] за { $labour } жетона труда
       *[many] за { $labour } жетонов труда
    } и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
event-terrace = { $seat } строит террасу и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
event-additional = { $seat } отдаёт жетон труда за дополнительную дорогу
event-pilgrimage = { $seat } совершает паломничество («{ $card }») и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
event-ended = { $seat } заканчивает ход
event-scored = Фаза Сапа Инка: { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
event-returned = { $seat } возвращает в банк { $labour ->
        [one] { $labour } жетон
        [few] { $labour } жетона
       *[many] { $labour } жетонов
    } труда
event-marker = Открыт обычный значок вторжения: игра продолжается
event-arrival = Открыт значок «Прибытие Писарро»: осталась только фаза Сапа Инка
end-late_empire_ended = Поздняя Империя завершилась.
end-pizarro_arrived = Писарро прибыл в Куско.

## Очки
score-cities = Основанные города
score-garrisons = Построенные гарнизоны
score-temples = Построенные храмы
score-terraces = Построенные террасы
score-conquests = Завоевания
score-pilgrimages = Паломничества
score-sapa_inca = Фазы Сапа Инка

## Почему нельзя
refuse-card-not-in-hand = Такой карты события Солнца у вас на руках нет.
refuse-sector-taken = В этот сектор в этой фазе Солнца карту уже положили.
refuse-sector-of-other-side = На этой стороне доски событий Солнца такого сектора нет.
refuse-no-line = На этой доске такой линии нет.
refuse-line-taken = На этой линии уже есть дорога.
refuse-not-connected = Дорога должна примыкать к вашей сети — дорогам, связанным с Куско.
refuse-ends-unconquered = Хотя бы один конец дороги должен быть пунктом покорённой провинции.
refuse-no-wild-road = Карта «Дикая дорога» сейчас на вас не действует или уже использована в этом ходу.
refuse-line-is-free = Свободную линию занимает обычная дорога; вдоль линии дикую кладут, только если там чужая дорога.
refuse-wild-impossible = Здесь дикая дорога пересекла бы линию, прошла бы через другой пункт или вышла бы в море.
refuse-wild-too-long = За этим столом дикая дорога не может быть длиннее самой длинной линии.
refuse-wild-crosses = Она пересекла бы другую дикую дорогу.
refuse-action-finished = Это действие закончено: с началом второго первое завершается.
refuse-roads-used-up = Все дороги этого хода уже построены.
refuse-improvement-done = В этом ходу вы уже построили объект.
refuse-given-up = От этого действия вы отказались ради паломничества.
refuse-no-city-site = Здесь нет свободного места для города.
refuse-no-garrison-site = Здесь нет свободного места для гарнизона.
refuse-site-not-reached = Ваша сеть дорог сюда не доходит.
refuse-site-unconquered = Ни одна из провинций этого пункта ещё не покорена.
refuse-too-expensive = Не хватает жетонов труда.
refuse-no-city-there = Храм строят в городе (с картой «Религиозное рвение» — и в гарнизоне).
refuse-temple-stands = Здесь уже стоит храм.
refuse-eclipse = При солнечном затмении храм строят вместо дорог: в этом ходу до него не должно быть ни дорог, ни паломничества.
refuse-no-free-token = У вас нет значка местной культуры без террасы.
refuse-not-unconquered = Эта провинция уже покорена, или на этой стороне доски её нет.
refuse-region-not-reached = Ваша сеть не доходит ни до одного пункта этой провинции.
refuse-no-rapid-expansion = Карта «Быстрое расширение» сейчас не даёт вам ещё одного завоевания.
refuse-no-main-outpost = Нужна карта «Главная сторожевая застава».
refuse-no-garrison-there = Здесь нет гарнизона.
refuse-no-pilgrimage-card = Такой карты паломничества в секторах у вашей полосы нет.
refuse-no-pilgrimage-temple = Ваша сеть не доходит до храма в городе этого паломничества.
refuse-one-pilgrimage = Паломничество в этой фазе Народа вы уже совершили.
refuse-nothing-to-skip = Оба действия уже начаты, пропустить нечего.
refuse-no-road-possible = Построить дорогу вам сейчас негде.
refuse-road-paid-for = За дорогу уже заплачено: постройте её (или отмените шаг).

## Картина
pic-map = Карта Анд
pic-era = Таблица периодов
pic-hand = Ваши карты Солнца
pic-you = (вы)
pic-points = { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }
pic-labour = { $n ->
        [one] жетон труда
        [few] жетона труда
       *[many] жетонов труда
    }
pic-income = доход +{ $n }
pic-network = в подсчёте +{ $n }
pic-terraces = { $n ->
        [one] терраса
        [few] террасы
       *[many] террас
    }
pic-tokens = { $n ->
        [one] значок
        [few] значка
       *[many] значков
    }
pic-roads = { $n ->
        [one] дорога
        [few] дороги
       *[many] дорог
    }
pic-tile = очередь хода { $n }
pic-deck = колода { $n }
pic-discard = сброс { $n }
pic-face-down = карта лицом вниз
pic-hidden-token = закрытый значок
pic-conquered = покорена
pic-region = { $region }: { $state }
pic-home = стартовая провинция, правит { $who }
pic-point = { $point }: { $state }
pic-line = Линия { $line }, провинция { $region }
pic-line-owned = Дорога { $line }, провинция { $region }: { $who }
pic-wild-owned = Дикая дорога { $line }, провинция { $region }: { $who }
pic-cut-off = отрезана
pic-wild = Дикая дорога { $line }
pic-kind-huaca = уака
pic-kind-cuzco = столица
pic-kind-start = стартовое месторасположение
pic-kind-city = место города
pic-kind-significant_city = место значимого города, за храм — { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
pic-kind-garrison = место гарнизона
pic-city = город
pic-garrison = гарнизон
pic-temple = храм
pic-marker-hidden = закрытый значок вторжения
pic-marker-ordinary = обычный значок вторжения
pic-marker-arrival = Прибытие Писарро
pic-own-down = ваша, лицом вниз
pic-hand-of-god = Рука Бога
pic-own-tokens = Завоёванные значки
pic-order = Очередь хода
pic-cards = { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }
pic-token = сопротивление { $resistance }, труд { $labour }, очки { $points }

## Таблицы
sheet-points = Очки
sheet-labour = Труд
sheet-income = Доход
sheet-network = Сеть
sheet-terraces = Террасы
sheet-roads = Дороги
sheet-tokens = Значки
sheet-order = Очередь хода
sheet-sun = Доска событий Солнца
sheet-sector = Сектор
sheet-players = Игроки
sheet-cards = Карты
sheet-card = Карта
sheet-effect = Действие
sheet-region = Провинция
sheet-resistance = Сопротивление
sheet-unconquered = Непокорённые провинции
sheet-built = Постройки
sheet-point = Пункт
sheet-connected = Связанные игроки

## Компоненты
phase-inca = фаза Инка
phase-sun = фаза Солнца
phase-people = фаза Народа
phase-sapa_inca = фаза Сапа Инка
era-pre = Первый период
era-early = Ранняя Империя
era-middle = Средняя Империя
era-late = Поздняя Империя
column-pre_1 = Первый период
column-early_1 = Ранняя Империя, колонка 1
column-early_2 = Ранняя Империя, колонка 2
column-early_3 = Ранняя Империя, колонка 3
column-middle_1 = Средняя Империя, колонка 1
column-middle_2 = Средняя Империя, колонка 2
column-late_1 = Поздняя Империя
token-a = значок типа a
token-b = значок типа b
token-c = значок типа c
token-d = значок типа d
token-e = значок типа e
token-f = значок типа f
card-peasant_revolt = Крестьянский мятеж
card-skilled_surveyors = Профессиональные землемеры
card-extra_road_crew = Дополнительная дорожная бригада
card-labour_intensity = Интенсивность труда
card-el_nino_flooding = Наводнение Эль-Ниньо
card-wild_road = Дикая дорога
card-epidemic = Эпидемия
card-city_restoration = Восстановление города
card-main_outpost = Главная сторожевая застава
card-storehouses = Склады предотвращают голод
card-severe_weather = Суровые погодные условия
card-mass_construction = Массовая застройка
card-rapid_expansion = Быстрое расширение
card-popular_support = Народная поддержка
card-military_superiority = Военное превосходство
card-resistance = Сопротивление
card-religious_zeal = Религиозное рвение
card-solar_eclipse = Солнечное затмение
card-great_pilgrimage = Великое паломничество
card-annual_pilgrimage = Ежегодное паломничество
card-local_pilgrimage = Местное паломничество
effect-peasant_revolt = В конце каждой фазы Солнца гибнут дороги в непокорённых провинциях
effect-skilled_surveyors = После террасы можно построить ещё одну за 2 труда
effect-extra_road_crew = Ещё 1 бесплатная дорога
effect-labour_intensity = С дополнительной дорогой — ещё 1 бесплатно
effect-el_nino_flooding = На 1 дорогу меньше, но не меньше 1
effect-wild_road = Одна ваша дорога может соединить любые два пункта
effect-wild_road-short = Одна ваша дорога может соединить любые два пункта не дальше самой длинной линии
effect-epidemic = Город дороже на 2 труда
effect-city_restoration = Город приносит на 2 очка больше
effect-main_outpost = Гарнизон можно преобразовать в город: 4 труда, 4 очка
effect-storehouses = Гарнизон приносит на 1 очко больше
effect-severe_weather = Гарнизон дороже на 1 труд
effect-mass_construction = Можно построить два гарнизона, оплатив каждый
effect-rapid_expansion = Ещё одно завоевание, на 2 труда дороже
effect-popular_support = В конце фазы Солнца 1 труд за свой значок с сопротивлением 1
effect-military_superiority = Завоевание дешевле на 1 труд
effect-resistance = Завоевание дороже на 1 труд
effect-religious_zeal = Храм можно построить и в гарнизоне
effect-solar_eclipse = Храм занимает место дорог
effect-great_pilgrimage = 7 очков вместо одного действия: нужен храм в Пукара де Андагала или Ранчилло
effect-annual_pilgrimage = 5 очков вместо одного действия: нужен храм в Чикитой Бьехо или Пачакамаке
effect-local_pilgrimage = 4 очка вместо одного действия: нужен храм в Мачу-Пикчу или Уануко-Пампе
region-chinchaysuyu = Чинчайсуйу
region-antisuyu = Антисуйу
region-collasuyu = Кольясуйу
region-cuntisuyu = Кунтисуйу
region-manta = Манта
region-quito = Кито
region-quijos = Кихос
region-huancavilca = Уанкавилька
region-palta = Пальта
region-canari = Каньяри
region-macas = Макас
region-tallan = Тальян
region-cajamarca = Кахамарка
region-bracamoros = Бракаморос
region-chachapoya = Чачапойя
region-chimu = Чиму
region-huaylas = Уайлас
region-huanuco = Уануко
region-panatagua = Панатагуа
region-ychma = Ичма
region-xauxa = Хауха
region-vilcabamba = Вилькабамба
region-campa = Кампа
region-chincha = Чинча
region-chanca = Чанка
region-manu = Ману
region-nazca = Наска
region-rucana = Рукана
region-carabaya = Карабайя
region-camana = Камана
region-condesuyo = Кондесуйо
region-colla = Колья
region-kallawaya = Кальяуайя
region-colesuyo = Колесуйо
region-pacaje = Пакахе
region-paria = Париа
region-cochabamba = Кочабамба
region-tarapaca = Тарапака
region-lipe = Липе
region-charca = Чарка
region-chicha = Чича
region-atacama = Атакама
region-omaguaca = Омауака
region-tucuman = Тукуман
region-chile = Чили
region-huarpe = Уарпе
point-vitcos = Виткос
point-saywite = Сайвите
point-cuzco = Куско
point-ollantaytambo = Ольянтайтамбо
point-marcapata = Маркапата
point-pilcopata = Пилькопата
point-espiritu_pampa = Эспириту-Пампа
point-haquira = Хакира
point-velille = Велилье
point-raqchi = Ракчи
point-antabamba = Антабамба
point-salangone = Салангоне
point-molleturo = Мольетуро
point-ingapirca = Ингапирка
point-tiocajas = Тиокахас
point-liribamba = Лирибамба
point-serran = Серран
point-puna = Пуна
point-caxas = Кахас
point-zamora = Самора
point-zana = Санья
point-huamachuco = Уамачуко
point-conchucos = Кончукос
point-tantamayo = Тантамайо
point-kuelap = Куэлап
point-cajatambo = Кахатамбо
point-tunsucancha = Тунсуканча
point-tarmatambo = Тарматамбо
point-panatagua = Панатагуа
point-simariva = Симарива
point-parcos = Паркос
point-huaytara = Уайтара
point-curamba = Курамба
point-incahuasi = Инкауаси-Сур
point-charazani = Чарасани
point-coropuna = Коропуна
point-chiguata = Чигуата
point-coporaque = Копораке
point-chucuito = Чукуито
point-chuquiabo = Чукиабо
point-sajama = Сахама
point-zapahuira = Сапауира
point-oma_porco = Ома-Порко
point-caquiaviri = Какиавири
point-chuquisaca = Чукисака
point-catarpe = Катарпе
point-talina = Талина
point-calahoyo = Калаойо
point-chuquiago = Чукиаго
point-angualasto = Ангуаласто
point-shincal = Шинкаль
point-cochasqui = Кочаски
point-caranqui = Каранки
point-pambamarca = Памбамарка
point-poechos = Поэчос
point-cochabamba_vieja = Кочабамба-Бьеха
point-guanape = Гуаньяпе
point-huaura = Уаура
point-huarochiri = Уарочири
point-carabaya = Карабайя
point-tambo_colorado = Тамбо-Колорадо
point-hatun_rucana = Хатун-Рукана
point-camana = Камана
point-samaipata = Самайпата
point-sama = Сама
point-cobija = Кобиха
point-chicoana = Чикоана
point-huasco = Уаско
point-mercachas = Меркачас
point-limatambo = Лиматамбо
point-pisac = Писак
point-pikillacta = Пикильякта
point-maukallaqta = Маукальякта
point-jocay = Хокай
point-quito = Кито
point-quijos = Кихос
point-tumbes = Тумбес
point-aypate = Айпате
point-tomebamba = Томебамба
point-macas = Макас
point-tucume = Тукуме
point-cajamarca = Кахамарка
point-jaen = Хаэн
point-levanto = Леванто
point-chiquitoy_viejo = Чикитой Бьехо
point-choquerecuay = Чокерекуай
point-huanuco_pampa = Уануко-Пампа
point-chanchamayo = Чанчамайо
point-pachacamac = Пачакамак
point-hatun_xauxa = Хатун-Хауха
point-machu_picchu = Мачу-Пикчу
point-satipo = Сатипо
point-la_centinela = Ла-Сентинела
point-vilcashuaman = Вилькасуаман
point-paucartambo = Паукартамбо
point-nazca = Наска
point-soras = Сорас
point-ayapata = Аяпата
point-tambo_viejo = Тамбо-Бьехо
point-cotahuasi = Котауаси
point-hatuncolla = Хатунколья
point-iskanwaya = Исканвайя
point-azapa = Асапа
point-tiwanaku = Тиуанако
point-paria = Париа
point-incallajta = Инкальяхта
point-tarapaca_viejo = Тарапака-Бьехо
point-colcha = Кольча
point-porco = Порко
point-oroncota = Оронкота
point-copiapo = Копьяпо
point-tilcara = Тилькара
point-pucara_de_andagala = Пукара де Андагала
point-mapocho = Мапочо
point-ranchillo = Ранчилло
point-choquequirao = Чокекирао
point-callanga = Кальянга
point-hatuncana = Хатункана
point-villamarca = Вильямарка
point-huari = Уари
point-sondor = Сондор
point-cotapachi = Котапачи
point-peine = Пейне
point-batungasta = Батунгаста
point-la_compania = Ла-Компанья
