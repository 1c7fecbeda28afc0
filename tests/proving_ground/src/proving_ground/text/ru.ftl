title = Полигон
intro = Крошечная игра, в которой есть сразу всё трудное.

# Варианты
option-rounds = Раунды
    .help = Сколько раундов играется.
option-rounds-2 = два
option-rounds-3 = три
option-rounds-4 = четыре
option-deal = Раздача
    .help = Сколько карт в игре.
option-deal-full = все карты
option-deal-tiny = десять карт
option-doom = Рок
    .help = Может ли рок закончить партию?
option-doom-true = да
option-doom-false = нет

# Вещи
card-scout_1 = Разведчик
    .acc = Разведчика
card-scout_2 = Разведчик
    .acc = Разведчика
card-gift_1 = Дар
    .acc = Дар
card-gift_2 = Дар
    .acc = Дар
card-feast_1 = Пир
    .acc = Пир
card-feast_2 = Пир
    .acc = Пир
card-raid_1 = Набег
    .acc = Набег
card-raid_2 = Набег
    .acc = Набег
card-raid_3 = Набег
    .acc = Набег
card-harvest_1 = Жатва
    .acc = Жатву
card-harvest_2 = Жатва
    .acc = Жатву
card-granary_1 = Амбар
    .acc = Амбар
card-granary_2 = Амбар
    .acc = Амбар
card-temple_1 = Храм
    .acc = Храм
card-temple_2 = Храм
    .acc = Храм
card-oracle_1 = Оракул
    .acc = Оракула
card-oracle_2 = Оракул
    .acc = Оракула
card-omen_1 = Знамение
    .acc = Знамение
card-omen_2 = Знамение
    .acc = Знамение
card-omen_3 = Знамение
    .acc = Знамение
card-monument_1 = Монумент
    .acc = Монумент
card-monument_2 = Монумент
    .acc = Монумент
card-market_1 = Рынок
    .acc = Рынок
card-market_2 = Рынок
    .acc = Рынок
card-mutiny_1 = Мятеж
    .acc = Мятеж
card-mutiny_2 = Мятеж
    .acc = Мятеж
card-herald_1 = Глашатай
    .acc = Глашатая
card-herald_2 = Глашатай
    .acc = Глашатая
card-guard_1 = Стража
    .acc = Стражу
card-guard_2 = Стража
    .acc = Стражу
card-guard_3 = Стража
    .acc = Стражу
resource-coin = монета
    .acc = монету
resource-grain = зерно
    .acc = зерно

# Вопросы
prompt-turn = Ваш ход: разыграйте карту, возьмите карту, монету или зерно либо спасуйте.
prompt-turn-other = Ходит { $who }.
prompt-duel =
    { $step ->
        [dial] Поединок: установите диск.
       *[stakes] Поединок: поставьте до двух карт и подтвердите.
    }
prompt-duel-other = Игроки сходятся в поединке.
prompt-may = Применить этот эффект?
prompt-may-other = { $who } решает, применить ли эффект.
prompt-choose = Выберите одно.
prompt-choose-other = { $who } выбирает одно.
prompt-arrange = Верните карты на колоду, начиная с самой нижней.
prompt-arrange-other = { $who } смотрит карты колоды.
prompt-recipient = Кому вы отдаёте карту?
prompt-recipient-other = { $who } выбирает, кому отдать карту.
prompt-give = Какую карту вы отдаёте?
prompt-give-other = { $who } выбирает карту для передачи.
prompt-defend = На вас нападают: защититесь щитом или уступите.
prompt-defend-other = { $who } может отразить нападение.
prompt-show = Какую карту вы показываете?
prompt-show-other = { $who } показывает карту.
prompt-discard = Какую карту вы сбрасываете?
prompt-discard-other = { $who } сбрасывает карты.
prompt-pay = Чем вы платите?
prompt-pay-other = { $who } платит.
prompt-free = Какую карту вы разыгрываете без оплаты?
prompt-free-other = { $who } разыгрывает карту без оплаты.

# Действия
action-play = Разыграть { $card_acc }
action-draw = Взять карту
action-take = Взять { $resource_acc }
action-pass = Пас
action-put = Положить { $card_acc }
action-hand_to = Отдать карту: { $to }
action-give = Отдать { $card_acc }
action-defend = Защититься: { $card }
action-show = Показать { $card_acc }
action-pick = Сбросить { $card_acc }
action-pay = Заплатить: { $resource }
action-free = Разыграть { $card_acc } без оплаты
action-choose = { $option ->
    [1] Первое
   *[other] Второе
    }
action-yes = Да
action-no = Нет
action-dial = Установить диск на { $dial }
action-stake = Поставить { $card_acc }
action-commit = Подтвердить

# Что произошло
event-round = Начинается раунд { $number }.
event-took = { $who } берёт { $resource_acc }.
event-drew = { $who } берёт { $card_acc }.
event-drew-hidden = { $who } берёт карту.
event-played = { $who } разыгрывает { $card_acc }.
event-looked = { $who } смотрит { $number ->
    [one] { $number } верхнюю карту
    [few] { $number } верхние карты
   *[other] { $number } верхних карт
    } колоды.
event-gave = { $who } отдаёт { $card_acc }: { $to }.
event-gave-hidden = { $who } отдаёт карту: { $to }.
event-showed = { $who } показывает { $card_acc }.
event-defended = { $who } отражает нападение: { $card }.
event-discarded = { $who } сбрасывает { $card_acc }.
event-tucked = { $who } кладёт { $card_acc } под низ колоды.
event-tucked-hidden = { $who } кладёт карту под низ колоды.
event-paid = { $who } платит: монет { $coin }, зерна { $grain }.
event-gained = { $who } получает { $number } × { $resource }.
event-lost = { $who } теряет { $number ->
    [one] { $number } монету
    [few] { $number } монеты
   *[other] { $number } монет
    }.
event-scored = { $who } получает { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
    }.
event-doom = Рок: { $number }.
event-dialled = Диск: { $who } — { $number }.
event-staked = Ставка: { $who } — { $card }.
event-won = { $who } побеждает в поединке: { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
    }.
event-passed = { $who } пасует.

# Почему нельзя
refuse-not-in-hand = Этой карты нет у вас в руке.
refuse-too-dear = Вы не можете заплатить и монеты, и зерно её цены.
refuse-nothing-to-draw = Колода пуста.
refuse-hand-full = Ваша рука полна.
refuse-bank-empty = В банке больше нет.
refuse-not-looked-at = На эту карту вы сейчас не смотрите.
refuse-not-yourself = Дар получает другой игрок.
refuse-no-shield = На этой карте нет щита.
refuse-too-small = Значение этой карты слишком мало.
refuse-not-possible = Сейчас это невыполнимо.
refuse-rest-unpayable = Остаток цены тогда нечем было бы заплатить.
refuse-picked-already = Эту карту вы уже выбрали.
refuse-dial-too-high = У вас нет столько монет.
refuse-dial-first = Сначала установите диск.
refuse-dial-set = Диск установлен; сначала верните его.
refuse-stakes-full = Вы уже поставили две карты.
refuse-staked-already = Эту карту вы уже поставили.

# Конец
end-rounds = Все раунды сыграны.
end-triumph = Кто-то набрал очки для триумфа.
end-doom = Рок свершился.
score-effects = Эффекты
score-duels = Поединки
score-coins = Монеты

# Рисунок
picture-head = Раунд { $round } из { $rounds } · рок { $doom }
picture-middle = Середина стола
picture-deck = Колода: { $count }
picture-seat = { $who } · монеты { $coin } · зерно { $grain } · очки { $points }
picture-hand = в руке
picture-table = в игре
card-marks = ● { $coin }  ◆ { $grain }  ★ { $value }

# Эффекты, печатаются из программ карт
effect = { $effect }.
when-gained-grain = В игре, когда эффект даёт вам зерно: { $effect }.
when-would-discard = В игре, когда эффект заставляет вас сбросить карту, вместо этого: { $effect }.
op-or = { " " }или{ " " }
op-choose = выберите: { $options }
op-cost = { $pay } → { $then }
op-if-hand-at-most = если в руке не больше { $value } карт: { $then }, иначе { $other }
op-if-last-doom = если рок равен { $value }, { $then }{ $other }
op-each-all = все: { $do }
op-each-others = все остальные: { $do }
op-may = по желанию { $do }
op-repeat = { $n } раза: { $do }
op-for-each = за каждую потерянную монету: { $do }
op-gain-coin = получить { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
    }
op-gain-grain = получить { $n } зерна
op-lose = потерять { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
    }
op-draw = взять { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
    }
op-look = посмотреть { $n } верхние карты колоды и вернуть их в любом порядке
op-give = тайно отдать карту другому игроку
op-discard = сбросить { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
    }
op-show = показать карту со значением не меньше { $value } за 2 очка
op-pay = заплатить: монет { $coin }, зерна { $grain }, на выбор { $any }
op-score = получить { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
    }
op-doom = рок приближается на { $n }
op-play-free = разыграть карту без оплаты
op-under-deck = положить карту под низ колоды

# Пока ответ не дан
preview-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[other] { $n } монет
    }
preview-grain = { $n } зерна
preview-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
    }
preview-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
    }
preview-in-play = { $n ->
    [one] { $n } карта в игре
    [few] { $n } карты в игре
   *[other] { $n } карт в игре
    }
preview-doom = { $n } к року
price-card = Карта
