# Words common to all games.
refuse-not-your-turn = It is not your turn to decide.
refuse-other-question = Something else is asked of you now.
refuse-game-over = The game is over.
prompt-lanes-wait = Waiting for the others to choose.
prompt-over = The game is over.
nobody = nobody
refuse-undo = This step cannot be taken back: something was drawn, revealed or decided by another player since.
preview-danger-fight = this starts a fight
preview-danger-loss = this costs you points
preview-danger-lapse = what is left unused is lost
preview-depends = more depends on what turns up
preview-ends-turn = ends your turn
price-free = free
price-usually = usually { $usual }
reason-rival = { $who }: { $less }
reason-won = the game ends here and is won
reason-not-lost = the game does not end in defeat here
