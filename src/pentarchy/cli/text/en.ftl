play-hello = { $title }. Type a number, an action, or: undo, why ACTION, rules ID, log, save FILE, quit, help.
play-choices = Your choices
play-choice-of = { $action } …
play-more = … { $n } { $n ->
        [one] choice
       *[other] choices
    }
play-ask = { $who } >
play-back = back
play-hand-over = Hand over to { $who }. Press Enter when the others look away.
play-waiting = { $who } is thinking …
play-log = Log
play-log-empty = Nothing has happened yet.
play-unknown = “{ $word }” is neither a number of the list, an action, nor a command. Type help.
play-why-legal = This is allowed now.
play-no-rule = There is no rule { $id }. See: pentarchy rules { $game }
play-undone = Taken back.
play-saved = Saved to { $file }. Go on with: pentarchy play { $game } --resume { $file }
play-cannot-save = Cannot save to { $file }: { $why }.
play-bye = The game was left unfinished.
play-over = The game is over. { $reason }
play-winner = { $n ->
        [one] Winner: { $who }
       *[other] Shared victory: { $who }
    }
play-score = Points
play-player = Player
play-bot = { $kind } { $number }
play-place = Place
play-help =
    A number chooses from the list; an action can also be typed as text (for example “{ $example }”).
    undo: take your last step back · why ACTION: why something is not allowed · rules ID: a rule
    log: what happened · save FILE: keep the game · quit: leave
play-bot-failed = The bot { $bot } failed and was stopped: { $why }. “greedy” plays on for it.
