# The board of Citadels: what the page says beyond the engine's own words.

## The sheet

ci-sheet = Characters and cities
ci-characters = Characters
ci-cities = Cities
ci-house = Your hand
ci-round = Round { $round }
ci-called = now called
ci-choosing = now choosing
ci-round-ends = end of
ci-over = finished after
ci-left = { $cards } left
ci-site = being built
ci-crown-with = { $seat } has the crown
ci-face-up = set aside
ci-face-down = face down
ci-nobody = nobody

## On the tokens

ci-killed = killed
ci-bewitched = bewitched
ci-robbed = to be robbed
ci-tax = { $gold } gold of tax
ci-warrant-signed = signed warrant
ci-warrant-blank = unsigned warrant
ci-warrant-hidden = a warrant, signed or not
ci-threat-flowered = flowered threat
ci-threat-blank = blank threat
ci-threat-hidden = a threat, flowered or blank

## Cities

ci-your-city = Your city
ci-own-city = { $size } of { $full } districts, { $types } of { $all } types
ci-to-go = { $districts } to go
ci-complete = complete
ci-complete-first = complete, the first
ci-was-complete = was complete
ci-has-crown = has the crown
ci-protected = safe from rank 8
ci-next = next
ci-completes = completes
ci-completes-for = the city, { $points } points
ci-spoken-card = { $name }, { $type }, costs { $cost }
ci-copies = { $count } of them
ci-under = { $cards ->
    [one] 1 card under it
   *[other] { $cards } cards under it
}

## The house and the seats

ci-gold = gold
ci-cards = { $cards ->
    [one] card
   *[other] cards
}
ci-worth = Districts worth { $worth }; { $types ->
    [5] all { $all } types: { $points } points more.
   *[other] { $types } of { $all } types.
}
ci-you-are = { $count ->
    [one] this round you are
   *[other] this round you are both
}
ci-secret = not shown yet
ci-in-hand = in hand, seen by you alone
ci-no-cards = no cards
ci-drawn = on the table
ci-taken = taken from { $seat }
ci-hand-of = the hand of { $seat }
ci-of = { $size } of { $full } districts
ci-of-full = of { $full }
ci-no-types = no districts
ci-known-cards = in hand: { $cards }
ci-spied = in hand: { $more ->
    [0] { $cards } { $type }
   *[other] { $cards } { $type } or more
}

## The end

ci-fullest = Fullest city
ci-end-title = The round in which a city has { $full } districts is the last.
ci-end-left = of { $full }: { $left ->
    [one] one more ends the game
   *[other] { $left } more end the game
}
ci-end-last = of { $full }: this is the last round
ci-end-over = of { $full }

## The decision

ci-context = { $who }, { $seat }, round { $round }

## The component reference

ci-about-characters = Characters of this game
ci-about-uniques = Unique districts of this game
ci-about-basic = Other districts
ci-about-other-characters = Characters of other games
ci-about-other-uniques = Unique districts of other games
ci-basic = Costs { $cost }, { $type }. { $copies ->
    [one] 1 card in the deck.
   *[other] { $copies } cards in the deck.
}

about-character-assassin = Names another character. Whoever has it loses the whole turn of this round.
about-character-witch = Gathers, then bewitches another character. Whoever has it may only gather; the Witch then plays that turn, with its powers and her own city, hand and gold.
about-character-magistrate = Lays three warrants face down on three characters; one is signed. When that player first pays for a district, the Magistrate may show the warrant and have it built in his own city for nothing; the gold goes back.
about-character-thief = Names a character to rob, but not rank 1, the killed or the bewitched one. When it is called, all its player's gold goes to the Thief.
about-character-spy = Chooses a player, names a type and looks at the hand. For each card of that type he takes 1 gold from the player and draws 1 card.
about-character-blackmailer = Lays two threats face down on two characters; one is flowered. Who is threatened gathers, then may pay half the gold to be rid of it. Otherwise the Blackmailer may reveal the threat: the flowered one takes all the gold.
about-character-magician = Exchanges the whole hand with another player, or puts any number of cards under the deck and draws as many.
about-character-wizard = Looks at another hand and takes a card: pays for it and builds it at once, beyond the limit, or keeps it. In this turn he may build districts that already stand in his city.
about-character-seer = Takes a random card from every other player, then gives each of them one card back. May build two districts.
about-character-king = Takes the crown. 1 gold for each noble district.
about-character-emperor = Gives the crown to another player, who gives him a gold or a random card. 1 gold for each noble district.
about-character-patrician = Takes the crown. 1 card for each noble district.
about-character-bishop = 1 gold for each religious district. In this round rank 8 cannot touch his districts.
about-character-abbot = 1 gold or 1 card for each religious district, in any mix. If somebody has more gold, the richest player gives him 1.
about-character-cardinal = 1 card for each religious district. Gold that is missing for a district may be taken from one player, for one card each.
about-character-merchant = 1 gold for each trade district, and 1 gold more.
about-character-alchemist = At the end of the turn the gold paid for districts comes back. The whole price must be there first.
about-character-trader = 1 gold for each trade district. Trade districts do not count toward the building limit.
about-character-architect = 2 cards more. May build three districts.
about-character-navigator = 4 gold more or 4 cards more. Builds nothing in this turn.
about-character-scholar = Draws seven cards and keeps one; the deck is shuffled. May build two districts.
about-character-warlord = 1 gold for each military district. May destroy a district for 1 gold less than its cost, except in a completed city of another player.
about-character-diplomat = 1 gold for each military district. May exchange a district of his city for one of another, paying its owner the difference; not from a completed city.
about-character-marshal = 1 gold for each military district. May take a district of cost 3 or less from another city by paying its owner the cost; not from a completed city.
about-character-queen = 3 gold if she sits beside the player who has revealed rank 4.
about-character-artist = May beautify up to two of his districts: 1 gold on each, which raises its cost by 1 for good. Each only once.
about-character-tax_collector = In every round whoever builds a district puts 1 gold on this token, if he has any left. The Tax Collector may take all of it.

about-district-armory = In your turn: give up the Armory to destroy a district of any city that is not complete; not from a completed city.
about-district-basilica = At the end 1 point for each of your districts whose cost is odd.
about-district-capitol = At the end 3 points if three of your districts are of one type.
about-district-dragon_gate = At the end 2 points more.
about-district-factory = Your other unique districts cost 1 gold less.
about-district-framework = Give up the Framework to build a district without paying.
about-district-gold_mine = When you gather gold: 1 gold more.
about-district-great_wall = Rank 8 pays 1 gold more for any other district of your city.
about-district-haunted_quarter = At the end it counts as the type that is best for you.
about-district-imperial_treasury = At the end 1 point for each gold you have.
about-district-ivory_tower = At the end 5 points if it is your only unique district.
about-district-keep = Rank 8 cannot touch it.
about-district-laboratory = Once a turn: discard a card for 2 gold.
about-district-library = When you gather cards: you keep all you draw.
about-district-map_room = At the end 1 point for each card in your hand.
about-district-monument = Counts as two districts toward the completed city. Not for a city that has five districts or more.
about-district-museum = Once a turn: put a card of your hand face down under it. At the end 1 point for each.
about-district-necropolis = May be built by giving up a district of your city instead of paying.
about-district-observatory = When you gather cards: you draw three instead of two.
about-district-park = If you have no cards at the end of your turn: 2 cards.
about-district-poor_house = If you have no gold at the end of your turn: 1 gold.
about-district-quarry = You may build districts that already stand in your city.
about-district-school_of_magic = For the income of your character it counts as the type he is paid for.
about-district-secret_vault = Cannot be built. At the end 3 points if it is in your hand.
about-district-smithy = Once a turn: pay 2 gold for 3 cards.
about-district-stables = Does not count toward the building limit.
about-district-statue = At the end 5 points if you have the crown.
about-district-theater = After the characters are chosen you may exchange yours with that of an opponent, unseen.
about-district-thieves_den = Any part of its price may be paid with cards, 1 gold each.
about-district-wishing_well = At the end 1 point for each unique district of your city, itself included.

## The player aid

ci-aid-round = A round: whoever has the crown begins to choose a character in secret and passes the others on. Then the characters are called by rank from 1 upward; who is called shows the card and takes a turn.
ci-aid-turn = A turn: gather once, 2 gold, or 2 cards of which you keep 1. Then you may build 1 district. The powers of your character and of your districts may be used at any moment of the turn.
ci-aid-build = To build, pay the cost of a card of your hand. A district that already stands in your city cannot be built again.
ci-aid-power = Characters who are paid for districts get 1 for each district of their type: nobles for rank 4, clergy for rank 5, trade for rank 6, soldiers for rank 8.
ci-aid-end = When a city has 7 districts (8 with two or three players), the game ends with that round.
ci-aid-points = Points: the cost of your districts; 3 for all five types; 4 for the first complete city, 2 for any other; what your unique districts give.

## Names with the places where they may be broken

ci-card-monastery = Monas|tery
ci-card-cathedral = Cathe|dral
ci-card-trading_post = Trading Post
ci-card-watchtower = Watch|tower
ci-card-barracks = Bar|racks
ci-card-fortress = Fort|ress
ci-card-basilica = Basi|lica
ci-card-framework = Frame|work
ci-card-haunted_quarter = Haunted Quarter
ci-card-imperial_treasury = Imperial Treasury
ci-card-laboratory = Labo|ratory
ci-card-monument = Monu|ment
ci-card-necropolis = Necro|polis
ci-card-observatory = Obser|vatory
ci-token-blackmailer = Black|mailer
ci-token-tax_collector = Tax Collector
