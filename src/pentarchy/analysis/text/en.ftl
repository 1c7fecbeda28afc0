# Analysis of a game.
moment-slip = { $who }: here the chances fell from { $before } % to { $after } %. Better: { $best }.
moment-find = { $who } finds the best answer ({ $after } %, the next best { $before } %): { $played }.
moment-luck-good = Luck for { $who }: what came lifted the chances from { $before } % to { $after } %.
moment-luck-bad = Bad luck for { $who }: what came lowered the chances from { $before } % to { $after } %.
moment-unknowable = It was drawn, or lay hidden until then.
moment-hidden = How it turned out rested on what this player could not know.
report-title = Analysis: { $game }
report-chances = Win chances
report-moments = Key moments
report-none = No answer and no draw changed the chances much.
report-accuracy = Accuracy
report-luck = Luck
report-player = Player
report-score = Points
report-where = { $turn ->
    [0] Before the first turn, step { $step }
   *[other] Turn { $turn }, step { $step }
}
report-best = the bot
report-played = played
report-why = Why the bot’s answer is better
report-came = What came
report-counted = At the end of the turn, against what was played: { $counted }
report-board = The board at this moment
report-line = The bot’s line
basis-accuracy = Accuracy: 100 is always the best-looking answer, 0 is no better than answers drawn by lot.
basis-luck = Luck: by how much what was drawn or shown changed the chances, all of it together.
basis-choice = An answer is judged by what its seat knew, in several deals of what it did not know; a moment is told only where the deals agree.
basis-scale = Chances are the bots’ judgement at the end of the turn, on a scale fitted to games of bots. On { $positions } positions of { $games } other games of bots it was { $fault } % off on average. On games of people it was not tested.
basis-no-scale = Chances are the bots’ bare judgement: no scale was fitted for this game.
