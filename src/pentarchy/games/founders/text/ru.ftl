title = Поселенцы. Основатели Империи
about = Берите квадраты, присоединяйте их к своему государству так, чтобы соседи давали нужные ресурсы, и возводите алтари и храмы раньше других. Для 2–4 игроков.

## Настройки
option-agreed_end = Завершение по согласию
    .help = Когда игрок может предложить закончить игру? Согласиться должны все остальные.
option-agreed_end-stuck = Когда ни один открытый приз уже не получить
option-agreed_end-any_turn = В конце любого хода
option-second_coin = Вторая монета на квадрате
    .help = Можно ли до хода владельца купить ресурс с квадрата, на котором уже лежит чужая монета? Все монеты достанутся владельцу.
option-second_coin-true = Можно
option-second_coin-false = Нельзя: квадрат с монетой ничего не производит

## Вопросы
prompt-pick = Возьмите природный квадрат для своего государства
    .detail = Каждый берёт по одному, затем ещё по одному в обратном порядке.
prompt-pick-other = { $who } берёт природный квадрат
prompt-lay = Положите «{ $tile }» к любой стороне первого квадрата
    .detail = Война разоряет самый дальний от вас квадрат любого столбца; остальные защищены.
prompt-lay-other = { $who } кладёт второй квадрат
prompt-open = Откройте квадрат: выберите стопку
    .detail = Если в ряду уже пять квадратов, их уберут и новый окажется единственным.
prompt-open-other = { $who } открывает квадрат
prompt-token = Разыграйте жетон или откажитесь
    .detail = За ход — не больше одного; каждый жетон, оставшийся в конце, приносит 1 очко.
prompt-token-other = { $who } может разыграть жетон
prompt-ravage = Война: выберите незащищённый квадрат соперника
    .detail = Он больше ничего не произведёт и не принесёт очков.
prompt-ravage-other = { $who } выбирает, какой квадрат разорить
prompt-buy = Монета: выберите квадрат соперника, с которого купите ресурс
    .detail = Ресурс ваш до конца хода; монета останется на квадрате и достанется его владельцу.
prompt-buy-other = { $who } выбирает, где купить ресурс
prompt-get = «{ $tile }»: какой ресурс покупаете?
prompt-get-other = { $who } выбирает, какой ресурс купить с квадрата «{ $tile }»
prompt-join = Телега: выберите стык четырёх своих квадратов
    .detail = Каждый из четырёх будет давать всё, что производит любой из них.
prompt-join-other = { $who } выбирает стык для телеги
prompt-settle = { $master }: выберите свой квадрат
    .detail = Квадрат больше ничего не произведёт, зато принесёт 2 очка.
prompt-settle-other = { $who } выкладывает мастера: { $master }
prompt-attach = Выберите, какой квадрат присоединить
    .detail = Бледные квадраты сейчас некуда присоединить. Знак замены — две стрелки: такой квадрат ляжет только вместо одного из ваших.
prompt-attach-other = { $who } выбирает, какой квадрат присоединить
prompt-place = Куда присоединить «{ $tile }»?
    .detail = На место рядом со своими квадратами или вместо одного из них: замена стоит 1 очко, а очки заменённого квадрата пропадают.
prompt-place-other = { $who } выбирает место для квадрата «{ $tile }»
prompt-agree = { $proposer } предлагает закончить игру. Вы согласны?
    .detail = Игра закончится, только если согласны все; подходящих мастеров ещё можно будет выложить.
prompt-agree-other = { $who } решает, закончить ли игру: предлагает { $proposer }
prompt-last = Игра заканчивается: выложите мастера или завершите игру
prompt-last-other = { $who } может выложить мастеров перед концом игры

## Действия
action-draft = Взять «{ $tile }»
action-open = Открыть квадрат из стопки «{ $stack }»
action-propose = Предложить закончить игру
action-agree = Согласиться закончить
action-refuse = Играть дальше
action-play = Разыграть жетон: { $token }
action-skip = { $asked ->
        [last] Завершить игру: больше мастеров не будет
       *[other] Без жетона
    }
action-ravage = Разорить «{ $tile }»
action-buy = Купить ресурс с квадрата «{ $tile }»
action-get = Купить ресурс: { $resource_lower }
action-join = Телега { $junction }
action-settle = Выложить мастера на квадрат «{ $tile }»
action-attach = { $place ->
        [own] Присоединить «{ $tile }» (только вместо своего квадрата)
       *[any] Присоединить «{ $tile }»
    }
action-draw = Открыть верхний природный квадрат
action-pass = Закончить ход без нового квадрата
action-at = Положить на место { $place }
action-replace = Заменить «{ $tile }» (−{ $loss } { $loss ->
        [one] очко
        [few] очка
       *[many] очков
    })

## Что произошло
event-first = Первый ход делает { $seat }
event-picked = { $seat } берёт «{ $tile }»
event-laid = { $seat } кладёт «{ $tile }»
event-cleared = Полный ряд убран в коробку: { $stack }
event-opened = { $seat } открывает «{ $tile }»
event-ravaged = { $seat } разоряет квадрат «{ $tile }», урон несёт { $owner }
event-bought = { $seat } покупает ресурс с квадрата «{ $tile }»: { $resource_lower }; монету получит { $owner }
event-joined = { $seat } кладёт телегу, в объединении { $tiles } { $tiles ->
        [one] квадрат
        [few] квадрата
       *[many] квадратов
    }
event-settled = { $seat } выкладывает мастера на «{ $tile }»: { $master }
event-drew = { $seat } открывает «{ $tile }»: больше ничего присоединить нельзя
event-attached = { $seat } присоединяет «{ $tile }»
event-replaced = { $seat } кладёт «{ $tile }» вместо «{ $old }»
event-passed = { $seat } ничего не присоединяет
event-token = { $seat } получает жетон «{ $token }»
event-master = { $seat } получает мастера: { $master }
event-coins = { $seat } забирает со своих квадратов { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    }
event-proposed = { $seat } предлагает закончить игру
event-agreed = { $seat } соглашается закончить
event-refused = { $seat } хочет играть дальше
event-scored = Итог: { $seat }, { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
end-prizes_gone = Открытых призовых квадратов не осталось.
end-stacks_gone = Все три стопки пусты.
end-agreed = Все согласились закончить.

## Очки
score-prizes = Призовые квадраты
score-masters = Мастера
score-tokens = Жетоны на руках
score-replaced = Заменённые квадраты

## Почему нельзя
refuse-not-in-draft = Взять можно только один из квадратов, открытых для начального выбора.
refuse-not-beside-first = Второй квадрат должен соприкасаться с первым целой стороной.
refuse-stack-empty = Эта стопка пуста: откройте квадрат из другой.
refuse-end-too-soon = Хотя бы один открытый призовой квадрат ещё можно получить, поэтому заканчивать рано.
refuse-end-refused = Ваше предложение отклонили; повторить его можно, когда кто-нибудь присоединит призовой или городской квадрат.
refuse-no-such-token = У вас на руках нет такого жетона.
refuse-nothing-to-ravage = Ни у кого из соперников нет незащищённого квадрата, который ещё не разорён.
refuse-nothing-to-buy = Ни один квадрат соперников сейчас ничего не производит.
refuse-no-corner = Для телеги нужен стык четырёх ваших квадратов, на котором ещё нет телеги.
refuse-no-tile-for-master = У вас нет деревенского квадрата для этого мастера.
refuse-not-a-rivals-tile = Жетон войны кладут на квадрат в государстве соперника.
refuse-protected = Этот квадрат защищён: в его столбце есть квадрат дальше от владельца.
refuse-already-ravaged = Этот квадрат уже разорён.
refuse-not-for-sale = Монету кладут на квадрат в государстве соперника.
refuse-produces-nothing = Этот квадрат ничего не производит, купить здесь нечего.
refuse-coin-lies-there = На этом квадрате уже лежит монета, а вторую за этим столом не кладут.
refuse-other-product = Этот квадрат не производит такого ресурса.
refuse-no-four-tiles = Здесь не сходятся четыре квадрата вашего государства.
refuse-cart-lies-there = На этом стыке уже лежит телега.
refuse-not-own-tile = Мастера кладут на квадрат своего государства.
refuse-other-master = Этого мастера кладут только на деревенский квадрат, который сам производит ресурс мастера.
refuse-master-lies-there = На этом квадрате уже лежит мастер.
refuse-master-on-ravaged = На разорённый квадрат мастера не кладут.
refuse-not-open = Присоединить можно только квадрат из трёх рядов или открытый призовой.
refuse-no-place = Нигде в вашем государстве нельзя получить все нужные ресурсы.
refuse-must-attach = Один из открытых квадратов присоединить можно, поэтому вы обязаны это сделать.
refuse-must-draw = Природная стопка не пуста: откройте её верхний квадрат.
refuse-nature-empty = Природная стопка пуста.
refuse-occupied = Место занято; чтобы заменить квадрат, выберите сам квадрат.
refuse-not-beside = Место должно целой стороной прилегать к квадрату вашего государства.
refuse-resource-missing = Соседи этого места дают не все нужные ресурсы.
refuse-one-each = Одному квадрату пришлось бы произвести два ресурса: каждый нужный ресурс должен дать отдельный квадрат.
refuse-not-replaceable = Заменить можно только квадрат своего государства.

## Картина
pic-market = Квадраты на выбор
pic-draft = Начальный выбор
pic-prizes = Призы
pic-prizes-left = осталось { $n } из { $of }
pic-tokens = Жетоны
pic-war = разоряет квадрат
pic-coin = покупает ресурс
pic-cart = объединяет четыре
pic-master = 2 очка на деревенском квадрате
pic-state = Государство: { $who }
pic-you = (вы)
pic-points = { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }
pic-parts = призы { $prizes }, мастера { $masters }, жетоны { $tokens }, замены { $replaced }
pic-hand = на руках
pic-hand-empty = жетонов нет
pic-replaced = { $n ->
        [one] { $n } заменённый квадрат
        [few] { $n } заменённых квадрата
       *[many] { $n } заменённых квадратов
    }
pic-removed = убрано: { $n }
pic-far = ↑ дальний край
pic-bought = куплено: { $resource }
pic-tile = { $name }. { $facts }
pic-needs = нужны: { $list }
pic-needs-nothing = ничего не нужно
pic-gives = производит: { $list }
pic-prize = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
pic-or = { $first } или { $second }
pic-ravaged = разорён
pic-coin-on = { $n ->
        [1] на нём лежит монета
       *[other] на нём лежат монеты: { $n }
    }
pic-only-over = ляжет только вместо своего квадрата
pic-loss = замена: −{ $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }
pic-master-on = мастер: { $master }
pic-exposed = не защищён
pic-spot = Свободное место { $place }
pic-corner = Стык { $junction }
pic-cart-on = Телега: объединение { $n }
pic-stack = { $stack }: осталось { $n }
pic-token-count = { $token }: { $n }

## Компоненты
place-name = ({ $column }, { $row })
junction-name = у дальнего правого угла квадрата «{ $tile }»
stack-nature = Природа
stack-village = Деревня
stack-city = Город
stack-prize = Призы
token-war = Война
token-coin = Монета
token-cart = Телега
token-master = Мастер

## Терминал
sheet-stack = Стопка
sheet-tile = Квадрат
sheet-needs = Нужны
sheet-gives = Даёт
sheet-player = Игрок
sheet-players = Игроки
sheet-points = Очки
