play-hello = { $title }. Type a number, an action, or: undo, why ACTION, rules ID, prices, wishes, log, save FILE, quit, help.
play-more = … { $n } { $n ->
        [one] choice
       *[other] choices
    }
play-ask = { $who } >
play-back = back
play-hand-over = Hand over to { $who }. Press Enter when the others look away.
play-log = Log
play-prices = What it costs you now
play-log-empty = Nothing has happened yet.
play-log-more = … { $n } earlier { $n ->
        [one] line
       *[other] lines
    }
play-all = … the rest of the choices: all
play-wishes = The table answers for you (wishes NUMBER switches one on or off):
play-wishes-none = In this game you are asked everything.
play-wish-on = yes
play-wish-off = ask me
play-unknown = “{ $word }” is neither a number of the list, an action, nor a command. Type help.
play-why-legal = This is allowed now.
play-no-rule = There is no rule { $id }. See: pentarchy rules { $game }
play-undone = Taken back.
play-saved = Saved to { $file }. Go on with: pentarchy play { $game } --resume { $file }
play-cannot-save = Cannot save to { $file }: { $why }.
play-bye = The game was left unfinished.
play-over = The game is over. { $reason }
play-score = Points
play-player = Player
play-bot = { $kind } { $number }
play-help =
    A number chooses from the list; an action can also be typed as text (for example “{ $example }”).
    undo: take your last step back · why ACTION: why something is not allowed · rules ID: a rule
    prices: what everything costs you · † behind an answer: it cannot be taken back
    wishes: what is answered for you · all: show rare choices too
    log: what happened · save FILE: keep the game · quit: leave
play-bot-failed = The bot { $bot } failed and was stopped: { $why }. “greedy” plays on for it.
doctor-engine = Engine
doctor-games = Games
doctor-packages = Packages
doctor-database = Database
doctor-address = Address
doctor-engine-compiled = Pentarchy { $version } with the compiled engine, Python { $python }, { $system }, in { $folder }
doctor-engine-pure = Pentarchy { $version } with the engine in pure Python, Python { $python }, { $system }, in { $folder }
doctor-engine-can-be-compiled = it could be several times faster: there is a C compiler here. PENTARCHY_COMPILE=1 pip install --force-reinstall --no-deps --no-binary pentarchy pentarchy
doctor-engine-no-compiler = it could be several times faster with a wheel for your platform; to compile it here, a C compiler and Python’s headers are missing (packages gcc and python3-dev, or the like). Everything works without them.
doctor-games-play = all { $n } deal, play and draw.
doctor-games-broken = { $game } does not work: { $why }. Install Pentarchy again: pip install --force-reinstall pentarchy
doctor-packages-there = all { $n } that Pentarchy needs are there.
doctor-packages-missing = missing or too old: { $names }. Install Pentarchy again: pip install --upgrade pentarchy
doctor-packages-extras = also there: { $names }.
doctor-packages-more = not installed, and only needed if you want them: { $names }. For example: pip install 'pentarchy[{ $example }]'
doctor-packages-source = Pentarchy runs from its sources and is not installed; to install it: { $python } -m pip install -e .
doctor-database-driver = the driver of PostgreSQL is missing. Install it: pip install 'pentarchy[pg]'
doctor-database-read-only = { $where } must not be written to by you. Give yourself the right, or name another file: --db sqlite:///FILE
doctor-database-packages = the package { $name } is missing. Install Pentarchy again: pip install pentarchy
doctor-database-none = none yet; the first start makes { $where }.
doctor-database-no-place = cannot be made in { $where }: { $why }. Name another file: --db sqlite:///FILE
doctor-database-empty = { $where } can be reached and is empty; the first start makes its tables.
doctor-database-open = { $where } has schema { $schema }, as it should be, and { $n } { $n ->
        [one] match
       *[other] matches
    }.
doctor-database-old = { $where } has schema { $schema } and { $n } { $n ->
        [one] match
       *[other] matches
    }. The next start brings it to schema { $now }; make a copy before, or do it yourself: pentarchy db upgrade
doctor-database-later = { $where } has schema { $schema }, which a later Pentarchy has made; this one knows { $now }. Update: pip install --upgrade pentarchy
doctor-database-closed = { $where } cannot be opened: { $why }. Check the address, and that the database is running.
doctor-database-older-matches = { $n } { $n ->
        [one] match is of older rules: it is kept, and can
       *[other] matches are of older rules: they are kept, and can
    } be watched with the release that played { $n ->
        [one] it
       *[other] them
    } (docs/stability.md).
doctor-port-free = port { $port } is free; the table will be at { $url }
doctor-port-ours = a Pentarchy is running at { $url }
doctor-port-taken = port { $port } is taken by another program. Choose another: pentarchy serve --port { $other }
doctor-port-forbidden = port { $port } is not for you: ports below 1024 need special rights. Choose another: pentarchy serve --port { $other }
doctor-port-closed = port { $port } cannot be used: { $why }. Choose another: pentarchy serve --port { $other }
doctor-host-elsewhere = { $host } is not an address of this machine. For this device alone leave --host out; for everybody in your network: pentarchy serve --host 0.0.0.0
doctor-network = others in your network come in at { $url }
doctor-network-none = no network was found; others cannot come in. Join a network, or play at one device.
doctor-browser-none = no browser was found here; open { $url } in one on your own device.
doctor-well = All is well.
doctor-wrong = What is marked ✗ has to be put right.
