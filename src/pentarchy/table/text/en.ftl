# The words of the table itself.

## The house
house = Pentarchy
house-line = Five games of empires. No account needed.
language-name = English
skip-to-table = To the table
settings = Settings
back-to-lobby = All matches
source-note = Free to play, without accounts. All art is our own.

## Lobby
lobby-new = New match
lobby-game = Game
lobby-players = { $low ->
    [one] { $low } to { $high } players
   *[other] { $low } to { $high } players
}
lobby-games = Games
lobby-bots = Play with bots
lobby-friends = With friends
lobby-screen = Around one screen
lobby-learn = Learn
lobby-change = change
lobby-code = Join by code
lobby-code-help = The code is on the big screen, or ask who invited you.
lobby-code-go = Take a seat
lobby-watch-bots = Watch bots play
lobby-tab-games = Games
lobby-tab-code = By code
lobby-tab-tables = Tables
lobby-weight = Difficulty: { $n } of 5
lobby-weight-1 = very easy
lobby-weight-2 = easy
lobby-weight-3 = medium
lobby-weight-4 = hard
lobby-weight-5 = very hard
lobby-turn-of = { $who } moves
code-gone = There is no table with this code, or no seat is left at it. Check the code.
code-full = Every seat at this table is taken, but you can watch.
lobby-minutes = { $n } min
lobby-minutes-each = { $n } min per player
lobby-learn-minutes = Lesson: { $n } min
lobby-with = { $n ->
    [one] you and { $n } bot
   *[other] you and { $n } bots
} · { $level }
lobby-options = Variant
lobby-options-usual = as in the rulebook, unless you change it here
lobby-seats = Who plays
lobby-seat = Seat { $number }
lobby-your-name = Your name
lobby-name = Name
lobby-count = Number of players
seat-me = Me
seat-invite = A friend, by link
seat-here = A person at this device
seat-bot = Bot: { $level }
lobby-table = At the table
lobby-public-yes = In the list
lobby-public-no = By link only
lobby-who = Who may come
lobby-undo = Taking back
lobby-undo-normal = Own steps, until something was revealed
lobby-undo-free = Anything, if all agree
lobby-undo-strict = Nothing
lobby-pace = Time for a decision
lobby-pace-0 = No clock
lobby-pace-60 = 1 minute
lobby-pace-300 = 5 minutes
lobby-pace-86400 = 1 day
lobby-pace-help = When the time is up, a bot takes the seat. You can take it back.
lobby-create = Open the table
lobby-mine = My matches
lobby-open = Open tables
lobby-waiting = waiting for players: { $n }
lobby-running = Running and finished
lobby-none-open = Nobody waits for players now. Open a table and send a friend the link.
lobby-show = A quiet hour, but the table is laid: bots will play before your eyes.
lobby-join = Join
lobby-watch = Watch
lobby-continue = Continue
lobby-invite = Link and code
lobby-replay = Replay
lobby-your-turn = Your turn
lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
lobby-waits = waits { $time }
time-minutes = { $n } { $n ->
    [one] minute
   *[other] minutes
}
time-hours = { $n } { $n ->
    [one] hour
   *[other] hours
}
time-days = { $n } { $n ->
    [one] day
   *[other] days
}
lobby-rules = Rules
lobby-lan = Others in your network open this address:
lobby-reconstructed = Some component facts are reconstructed; the rules page says which.

bot-names = Ada, Bruno, Clara, Daniel, Edith, Felix, Grace, Hugo
bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-expert = expert
bot-greedy = greedy
bot-random = random
status-open = waiting for players
status-running = being played
status-over = finished

## Waiting room
wait-title = The table is laid
wait-say = The game begins when every seat is taken.
wait-taken = taken
wait-free = free
wait-you = you
wait-link = Invitation for this seat (works once)
wait-copy = Copy
wait-new-link = New link
wait-qr = QR code of the invitation
wait-begin = Begin now, bots on the free seats
wait-make-bot = Give it to a bot
wait-make-human = Keep it for a person
wait-join = Sit down here
wait-watch = You are watching. The page goes on by itself when the game begins.
wait-code = The code of this table: type it on the first page, or point a phone at the QR code.
wait-only-here = These links open on this computer only. For others in your network, start with: pentarchy serve --host 0.0.0.0
wait-size = How many players?
wait-owner = Send each friend a link of their own. It can be used once.

## Invitation
invite-title = You are invited
invite-say = { $game }: a seat is kept for you.
invite-join = Sit down
invite-kept = A bot ({ $name }) plays this seat for now. Sit down, and you play on.
invite-gone = This invitation has been used or withdrawn. Ask for a new link.
invite-at-table = At the table

## A seat at another device
move-title = Your seat at another device
move-say = Open this link at the other device, or enter the code there on the first page. The seat moves there; here you will be watching.
move-until = { $minutes ->
    [one] Link and code work for { $minutes } minute, and once.
   *[other] Link and code work for { $minutes } minutes, and once.
}
keep-title = A code in case of loss
keep-say = If the browser forgets you, or the device is lost, this code gives you back your seat. Write it down: it is not shown again.
keep-until = The code works once. A new code makes this one worthless; after the seat has moved you need a new one.
move-code = Code
move-link = Link
move-offer = Your seat comes here
move-offer-say = From now on you play at this device; at the other one you will be watching.
move-take = Play here
move-here = This seat is at this device already.
move-gone = This link or code has been used or withdrawn, or its time is up. The menu of the table makes new ones.

## Table
to-table = To the table
table-prompt = What to do
table-board = Board
table-row = Row
table-own = Mine
table-rivals = Others
table-players = Players
table-log = Log
table-chat = Chat
table-replay = Replay
table-more = More
table-log-new = New since your last decision
skip-to-me = To my turn
undo = Undo
hint = Hint
list = All moves
menu = Menu
help = Keys
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Whole picture
chat-say = Write to the table
chat-send = Send
commitment = Fairness: SHA-256 of match and seed
commitment-help = Fixed before the first move. After the end the seed is shown, and anybody can check that SHA-256 of “match:seed” gives this number.
seed-shown = Seed
download-record = Record
analysis-title = Analysis: { $game }
analysis-open = Analyse
analysis-link = Link to this step
analysis-file = Save as a file
analysis-close = Back to the table
analysis-board = The table at this step
analysis-back = Back to the game
analysis-line = The bot’s line
analysis-remark = Your remark
analysis-keep = Keep
analysis-chances = Win chances
analysis-first = To the beginning
analysis-prev = One step back
analysis-next = One step on
analysis-last = To the end
analysis-moments = Key moments
error-analysis-early = A game is analysed after its end, so that nobody gets help while it goes on.
error-no-such-line = There is no such position in this game.
error-remark-empty = Write something, or try a variation first.
error-remarks-full = This game has as many remarks as it can keep. Delete one of yours.
js-an-working = looked at
js-an-failed = The analysis failed. Try again later.
js-an-turn = Turn
js-an-start = The game begins
js-an-end = The end
js-an-only = There was only one answer.
js-an-bot = bot
js-an-played = played
js-an-why = Why the bot’s answer is better
js-an-best = As good as the bot’s answer
js-an-counted = At the end of the turn, against what was played
js-an-hidden = How it turned out rested on what this player could not know.
js-an-hand = Another move
js-an-bots = Play from here
js-an-alone = Bots to the end
js-an-hand-help = You answer for everybody.
js-an-bots-help = You answer for this seat, bots for the others.
js-an-alone-help = Bots answer for everybody.
js-an-variation = Variation
js-an-thinking = The bots think …
js-an-accuracy = accuracy
js-an-luck = luck
js-an-basis = What these figures rest on
js-an-before = Before the first turn
js-an-none = Nothing changed the chances much.
js-an-delete = Delete
js-an-show = Show
js-an-kept = Kept.
js-an-by-luck = luck
js-an-came = What came
js-an-over = The variation is over
records-title = My games
records-none = No game fits.
records-game = Game
records-played = Finished
records-won = Won
records-lost = Lost
records-by-game = Game
records-by-state = Result
records-by-with = A player’s name
records-all-games = All games
records-all-states = All results
records-state-won = won
records-state-lost = lost
records-state-running = not finished
records-state-other = without you
records-filter = Show
records-export = Export as JSON Lines
records-open = Open a record
records-open-help = A file that was saved here or by pentarchy: it opens for replay and analysis, with its remarks.
record-none = This is not a record: a JSON object is expected.
record-long = The record is too long.
record-foreign = The game “{ $game }” is not played here.
record-refused = { $why }
record-unfinished = The game of this record is not finished; only finished games are opened here.
records-choose = Choose a file
js-record-damaged = This file is not a whole JSON document; it may be cut off.
download-log = Log as text
rematch = Play again
js-rematch-open = To the new match
js-rematch-news = A new match has been opened.
rules-of = Rules
to-lobby = Lobby

undo-strict = At this table nothing is taken back.
hint-strict = At this table nobody gets hints.
why-not-asked = This has nothing to do with what is asked now.
ask-undo = { $name } would like to go one step back.
note-handed = { $name } lets a bot play on ({ $bot }).
note-back = { $name } plays again.
note-came = { $name } plays instead of a bot ({ $before }) from step { $step } on.
note-voted = A bot ({ $bot }) plays on for { $name }: the others agreed.
note-late = A bot ({ $bot }) plays on for { $name }: the time was up.

## Errors
error-title = That did not work
error-404 = There is no such page or match.
error-lost = Check the link: a part of it may be missing. A table opens by its code too, and your own games are kept.
error-403 = This is not open to you.
error-400 = This request makes no sense here.
error-405 = This address is not opened in that way.
error-413 = The request is too large.
error-429 = Too many requests. Wait a minute.
error-500 = A fault of the server. It has been noted. Try again.
error-409 = Somebody was faster.
error-503 = The server cannot read or write its matches just now. Nothing was lost; try again in a moment.
match-silent = The part of the server that has this match does not answer just now. Try again in a moment.
not-stored = This could not be stored. Nothing was lost; try again.
picture-failed = The table changed, but it could not be drawn for you. Nothing was lost; reload the page.
error-record-early = The record is shown when the game is over.
error-stored = This match cannot be opened here.
no-such-command = The table does not know this command.
not-begun = The game has not begun.
no-seat = You have no seat here.
stale = The table has changed meanwhile; look again.
bot-plays = A bot plays at this seat. Take the seat back first.
over = The game is over.
undo-not = This step cannot be taken back.
still-here = This player is here or has only just left.
not-asked = You are not asked now.
seat-taken = This seat is taken.
bad-text = The text has characters in it that cannot be sent.
bad-match = No table can be opened like this: the game, the seats or the variant do not fit. Go back and choose again.
bad-seats = There are too few or too many seats for this game.
too-many-bot-tables = Too many matches are going here in which only bots play. Wait for the end of one of them, or take a seat yourself.
too-many-own-bot-tables = Too many of your matches are going in which only bots play. Wait for the end of one of them, or take a seat yourself.
older-why = This match was played by version { $then } of the rules; here is version { $now }. It cannot be played on here, but nothing of it is lost.
older-steps = { $count ->
    [one] { $count } step, the last on { $day }
   *[other] { $count } steps, the last on { $day }
}
older-none = To watch it step by step, the release that played it must be installed beside this one: whoever runs the server finds how in the manual, under “Upgrade”.
older-line = After step { $line } of { $count }
older-first = To the beginning
older-back = One step back
older-on = One step on
older-last = To the end
server-full = This server has as many tables as it can carry without making everybody wait. Try again in a few minutes.

## Words of the browser’s part
js-you = you
js-bot = bot
js-away = away
js-your-turn = Your turn
js-wait = Please wait
js-lost = Connection lost. Trying again…
js-joined = Connected again
js-confirm = Confirm
js-cancel = Cancel
js-final = This cannot be taken back.
js-choose-next = Now choose where or what.
js-choose-how = Choose how.
js-none = Nothing to choose here
js-outside = more:
js-hint-is = A bot would do this:
js-hint-wait = A bot is thinking…
js-hint-than = better than
js-new = new
js-close = Close
js-continue = Continue
js-rule = Rule
js-why = Why not?
js-pass-to = Pass the device to
js-show-me = Show my side
js-hidden = Until then everything secret is hidden.
js-now = Now
js-step = Step
js-of = of
js-first = First step
js-prev = Step back
js-next = Step on
js-last = Last step
js-play = Play
js-pause = Pause
js-as = Seen by
js-everybody = Everything open
js-public = Spectators
js-speed = Speed
js-graph = Points over time
js-link-copied = Link copied
js-copied = Copied
js-copy-position = Link to this position
js-result = Result
js-winners = Winners
js-points = points
js-total = Total
js-agree = Agree
js-refuse = No
js-asked = Asked. We wait for the others.
js-let-bot = Let a bot play for
js-bot-for-me = Let a bot play for me
js-back-to-me = Take my seat back
js-clock = Time left for this decision
js-votes = votes
js-settings = Settings
js-theme = Colours
js-theme-auto = As the system
js-theme-light = Light
js-theme-dark = Dark
js-language = Language
js-pace = Others’ turns
js-at-once = At once
js-animation = Animation
js-off = Off
js-slow = Slow
js-normal = Normal
js-fast = Fast
js-sound = Sound when it is my turn
js-notify = Notification when it is my turn
js-fold-turn = Fold or unfold this turn
js-wishes = The table answers for me
js-confirm-when = Ask once more
js-confirm-danger = before dangerous moves that cannot be taken back
js-confirm-final = before every move that cannot be taken back
js-confirm-never = never
js-curtain = Hide the hand between players at one device
js-explain = In the list of all moves, explain what each kind is for
js-keys = Keys
js-key-tab = to the next thing you can choose
js-key-arrows = from thing to thing
js-key-enter = choose
js-key-escape = drop the choice
js-key-undo = take back
js-key-hint = hint
js-key-list = all moves as a list
js-key-zoom = zoom, whole picture
js-key-log = log and chat
js-key-why = why not? (on a thing)
js-key-new = what is new
js-list = All moves
js-list-filter = Search
js-list-empty = You have nothing to choose now.
js-changed = new since your last decision
js-fresh = new
js-time-left = Time left
js-spectator = You are watching.
js-move-seat = Move my seat to another device
js-keep-seat = Code to get my seat back
js-moved = Your seat is at another device now. Here you are watching.
js-chat-from = Chat
js-replay = Replay

## Big screen
screen-moves = Last moves
screen-come = Point your phone at the code, or type it on the first page:
screen-one-device = No phones? Play on this device in turn
screen-free = Free
screen-free-say = A bot plays for now. Point your phone’s camera here and sit down.
js-screen-phone-here = phone is here
js-screen-phone-away = phone is asleep, the seat waits
js-screen-turn = moves
js-screen-several = Choosing on their phones
table-hand = Turn
js-hand-choose = You can choose
js-hand-mine = What you hold
js-hand-only-you = only you see this
js-hand-will = What will happen
js-hand-next = Choose
js-hand-idle = It is not your turn. The board is on the big screen.
js-hand-answer = The board is on the big screen. Answer with the buttons below.
js-hint-ask = Hint
screen-open = Big screen

## First game
js-guide-lesson = First game
js-guide-lessons = Lesson
js-guide-skip = Skip
js-guide-back = Back
js-guide-next = Next
js-guide-do = Do it for me
js-guide-free = Play on
js-guide-wait = You could, but not now: first what is shown.
lobby-you = Guest
bot-guide = lesson

## Rules
rules-rules = Rules
rules-gallery = All components
rules-find = Search the rules
rules-print = Print
rules-goal = The goal
rules-win = Who wins
rules-turn = The course of a turn
rules-prices = What things cost
rules-prices-say = These are the prices early in the first game.
rules-ideas = The main ideas in pictures
rules-numbered = The rules, point by point
rules-contents = Contents
js-found = found

## The end
end-winner = Winner: { $names }, { $points }
end-winners = Winners: { $names }, { $points }
end-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
end-tie = At { $score } { $decided }{ $values }.
js-end-place = Your place
js-end-sources = Where the points came from
js-end-board = The board at the end
js-end-moments = What decided the game
js-end-moments-none = The points grew evenly: this game had no turning point.
js-end-turn = Turn
js-end-lead = ahead of the best rival
js-end-show = Show
js-end-again = Another game?
js-end-ready = ready
js-end-thinks = thinking
js-end-series = Score of this table
end-took = { $minutes } min · { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
js-end-share = Share the link
js-end-picture = Save a picture
js-end-table = As a table
js-end-analysis = Analyse the game

## Without a connection
offline-title = The table cannot be reached
offline-say = The server does not answer: check your network, or ask whoever runs it to start it again.
offline-safe = No game is lost. Every move is written down, and you will go on from the same place.
offline-again = Try again
js-offer-notify = Your turn began while this page was hidden. Send a notification the next time?
js-offer-yes = Yes, send one
js-offer-no = No, thanks
