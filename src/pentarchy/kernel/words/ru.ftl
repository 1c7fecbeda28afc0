# Слова, общие для всех игр.
refuse-not-your-turn = Сейчас решаете не вы.
refuse-other-question = Сейчас от вас ждут другого решения.
refuse-game-over = Партия окончена.
prompt-lanes-wait = Ждём выбора остальных.
prompt-over = Партия окончена.
nobody = никто
refuse-undo = Этот шаг нельзя отменить: после него что-то вытянули или открыли либо принял решение другой игрок.
preview-danger-fight = начнётся бой
preview-danger-loss = вы потеряете очки
preview-danger-lapse = неиспользованное пропадёт
preview-depends = дальнейшее зависит от того, что откроется
preview-ends-turn = ход закончится
price-free = бесплатно
price-usually = обычно { $usual }
reason-rival = { $who }: { $less }
reason-won = партия на этом закончится победой
reason-not-lost = партия на этом не закончится поражением
