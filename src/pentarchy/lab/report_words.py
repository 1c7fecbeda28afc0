"""The sentences of a report, in both languages."""

from __future__ import annotations

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "simulation": "simulation",
        "head": "{games} games of {players} players: {bots}. Options: {options}.",
        "usual": "the usual ones",
        "strength": (
            "How strong {bot} is: {rate} % of its games against {lower} are won (95 %: {low} to {high} %; an even "
            "share is {even} %; {players} players, {games} games)."
        ),
        "strength-unknown": "How strong {bot} is was not measured at this game: read its figures with care.",
        "by-bot": "By bot",
        "by-bot-help": "A bot that holds several seats counts once for each.",
        "by-seat": "By seat",
        "by-seat-help": "Does it matter who sits where? Bots move one seat on from game to game.",
        "by-fact": "By {fact}",
        "by-fact-help": "All seats that had it, whoever played them.",
        "pairs": "{first} × {second}",
        "pairs-help": "Wins in per cent, with half the width of the 95 % interval, and the number of seats.",
        "pairs-against-help": (
            "How often the one on the left stands before the one above, in per cent of the games with both, with half "
            "the width of the 95 % interval, and the number of games. A shared place counts as half."
        ),
        "seat-number": "Seat {n}",
        "fact-bot": "bot",
        "fact-seat": "seat",
        "fact-faction": "faction",
        "fact-mat": "player mat",
        "fact-nation": "nation",
        "fact-side": "nation and side",
        "fact-suyu": "suyu",
        "column-games": "games",
        "column-wins": "wins",
        "column-interval": "95 % interval",
        "column-score": "mean score",
        "column-place": "mean place",
        "column-action": "action",
        "column-per-game": "per game",
        "column-users": "seats that used it",
        "column-their-wins": "their wins",
        "column-others": "wins of the others",
        "verb-section": "Section “{what}”",
        "verb-gain": "Gain: {what}",
        "verb-give": "Give coins: {what}",
        "verb-move": "Move: {what}",
        "verb-produce": "Produce: {what}",
        "verb-upgrade": "Upgrade: {what}",
        "verb-deploy": "Deploy a mech: {what}",
        "verb-build": "Build: {what}",
        "verb-enlist": "Enlist: {what}",
        "verb-destroy": "Destroy an army: {what}",
        "verb-place": "Place: {what}",
        "interval-text": "{low} to {high} %",
        "even-share": "even share",
        "fixed": (
            "the rate is fixed, since every seat of every game counts here: it is the even share whatever happens"
        ),
        "parts": "Where points come from",
        "parts-help": "Mean points of each bot by source.",
        "lengths": "How long games are",
        "lengths-help": (
            "{decisions} decisions on average, with {answers} possible answers each. How games ended: {reasons}."
        ),
        "decisions": "decisions",
        "uses": "What is done",
        "uses-help": (
            "Winning together with an action does not mean winning because of it: good positions allow good actions."
        ),
        "method": "How this was made",
        "again": "A game depends on the seed and its number alone, so the same command gives the same games anywhere.",
        "not-again": "Not repeatable: {reason}",
        "takes-time": "{bot} thinks for {ms} ms, and how far it gets depends on the machine",
        "from-outside": "{bot} is a bot from outside, which may answer as it likes",
        "only-deals": (
            ": the same seed gives the same deals, not the same games. Bots that count, such as mcts:200, repeat them."
        ),
        "method-help": (
            "Seed {seed}, rules version {version}, data {data}. {again} Win rates: a shared victory counts as its "
            "share; intervals are Wilson's at 95 %. Bots against bots do not prove how people fare."
        ),
    },
    "ru": {
        "simulation": "моделирование",
        "head": "Партий: {games}, игроков: {players}. За столом: {bots}. Настройки: {options}.",
        "usual": "обычные",
        "strength": (
            "Насколько силён {bot}: выигрывает {rate} % партий против {lower} (95 %: от {low} до {high} %; поровну "
            "было бы {even} %; игроков: {players}, партий: {games})."
        ),
        "strength-unknown": "Сила {bot} в этой игре не измерена: относитесь к его числам с осторожностью.",
        "by-bot": "По ботам",
        "by-bot-help": "Бот, занимающий несколько мест, считается по разу за каждое.",
        "by-seat": "По местам",
        "by-seat-help": "Важно ли, кто где сидит? От партии к партии боты сдвигаются на одно место.",
        "by-fact": "По признаку «{fact}»",
        "by-fact-help": "Все места, которым это досталось, кто бы за них ни играл.",
        "pairs": "{first} × {second}",
        "pairs-help": "Победы в процентах, половина ширины 95-процентного интервала и число мест.",
        "pairs-against-help": (
            "Как часто тот, кто слева, оказывается выше того, кто сверху: в процентах партий, где есть оба, с "
            "половиной ширины 95-процентного интервала и числом партий. Делёж места считается за половину."
        ),
        "seat-number": "Место {n}",
        "fact-bot": "бот",
        "fact-seat": "место",
        "fact-faction": "фракция",
        "fact-mat": "планшет игрока",
        "fact-nation": "народ",
        "fact-side": "народ и сторона",
        "fact-suyu": "суйу",
        "column-games": "партий",
        "column-wins": "победы",
        "column-interval": "интервал 95 %",
        "column-score": "средний счёт",
        "column-place": "среднее место",
        "column-action": "действие",
        "column-per-game": "за партию",
        "column-users": "мест, где сделано",
        "column-their-wins": "их победы",
        "column-others": "победы остальных",
        "verb-section": "Секция «{what}»",
        "verb-gain": "Получить: {what}",
        "verb-give": "Дать монеты: {what}",
        "verb-move": "Переместить: {what}",
        "verb-produce": "Производство: {what}",
        "verb-upgrade": "Модернизация: {what}",
        "verb-deploy": "Собрать робота: {what}",
        "verb-build": "Построить: {what}",
        "verb-enlist": "Завербовать: {what}",
        "verb-destroy": "Уничтожить армию: {what}",
        "verb-place": "Положить: {what}",
        "interval-text": "от {low} до {high} %",
        "even-share": "поровну",
        "fixed": (
            "доля задана заранее: здесь учтены все места всех партий, и что бы ни случилось, выходит равная доля"
        ),
        "parts": "Откуда берутся очки",
        "parts-help": "Средние очки каждого бота по источникам.",
        "lengths": "Сколько длятся партии",
        "lengths-help": (
            "В среднем решений: {decisions}, возможных ответов на каждое: {answers}. Чем кончались партии: {reasons}."
        ),
        "decisions": "решения",
        "uses": "Что делают",
        "uses-help": (
            "Выиграть с действием не значит выиграть благодаря ему: хорошее положение допускает хорошие действия."
        ),
        "method": "Как это сделано",
        "again": "Партия зависит только от зерна и своего номера: та же команда даёт те же партии на любой машине.",
        "not-again": "Повторить нельзя: {reason}",
        "takes-time": "{bot} думает {ms} мс на решение, и сколько он успеет, зависит от машины",
        "from-outside": "{bot} — сторонний бот и может отвечать как угодно",
        "only-deals": (
            ": при том же зерне повторится раздача, но не партия. Боты, которые считают ходы, а не время "
            "(например, mcts:200), повторяют и партии."
        ),
        "method-help": (
            "Зерно {seed}, версия правил {version}, данные {data}. {again} Доли побед: делёж победы считается по "
            "долям; интервалы Уилсона, 95 %. Партии ботов с ботами не доказывают, что так будет у людей."
        ),
    },
}
