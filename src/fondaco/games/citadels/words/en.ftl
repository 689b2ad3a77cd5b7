# Citadels.

game-citadels = Citadels

## Characters

character-assassin = Assassin
character-witch = Witch
character-magistrate = Magistrate
character-thief = Thief
character-spy = Spy
character-blackmailer = Blackmailer
character-magician = Magician
character-wizard = Wizard
character-seer = Seer
character-king = King
character-emperor = Emperor
character-patrician = Patrician
character-bishop = Bishop
character-abbot = Abbot
character-cardinal = Cardinal
character-merchant = Merchant
character-alchemist = Alchemist
character-trader = Trader
character-architect = Architect
character-navigator = Navigator
character-scholar = Scholar
character-warlord = Warlord
character-diplomat = Diplomat
character-marshal = Marshal
character-queen = Queen
character-artist = Artist
character-tax_collector = Tax Collector

## Districts

district-manor = Manor
district-castle = Castle
district-palace = Palace
district-temple = Temple
district-church = Church
district-monastery = Monastery
district-cathedral = Cathedral
district-tavern = Tavern
district-market = Market
district-trading_post = Trading Post
district-docks = Docks
district-harbor = Harbor
district-town_hall = Town Hall
district-watchtower = Watchtower
district-prison = Prison
district-barracks = Barracks
district-fortress = Fortress
district-armory = Armory
district-basilica = Basilica
district-capitol = Capitol
district-dragon_gate = Dragon Gate
district-factory = Factory
district-framework = Framework
district-gold_mine = Gold Mine
district-great_wall = Great Wall
district-haunted_quarter = Haunted Quarter
district-imperial_treasury = Imperial Treasury
district-ivory_tower = Ivory Tower
district-keep = Keep
district-laboratory = Laboratory
district-library = Library
district-map_room = Map Room
district-monument = Monument
district-museum = Museum
district-necropolis = Necropolis
district-observatory = Observatory
district-park = Park
district-poor_house = Poor House
district-quarry = Quarry
district-school_of_magic = School of Magic
district-secret_vault = Secret Vault
district-smithy = Smithy
district-stables = Stables
district-statue = Statue
district-theater = Theater
district-thieves_den = Thieves' Den
district-wishing_well = Wishing Well

## Districts in a city, plain or beautified

built-manor = { district-manor }
built-fine_manor = beautified { district-manor }
built-castle = { district-castle }
built-fine_castle = beautified { district-castle }
built-palace = { district-palace }
built-fine_palace = beautified { district-palace }
built-temple = { district-temple }
built-fine_temple = beautified { district-temple }
built-church = { district-church }
built-fine_church = beautified { district-church }
built-monastery = { district-monastery }
built-fine_monastery = beautified { district-monastery }
built-cathedral = { district-cathedral }
built-fine_cathedral = beautified { district-cathedral }
built-tavern = { district-tavern }
built-fine_tavern = beautified { district-tavern }
built-market = { district-market }
built-fine_market = beautified { district-market }
built-trading_post = { district-trading_post }
built-fine_trading_post = beautified { district-trading_post }
built-docks = { district-docks }
built-fine_docks = beautified { district-docks }
built-harbor = { district-harbor }
built-fine_harbor = beautified { district-harbor }
built-town_hall = { district-town_hall }
built-fine_town_hall = beautified { district-town_hall }
built-watchtower = { district-watchtower }
built-fine_watchtower = beautified { district-watchtower }
built-prison = { district-prison }
built-fine_prison = beautified { district-prison }
built-barracks = { district-barracks }
built-fine_barracks = beautified { district-barracks }
built-fortress = { district-fortress }
built-fine_fortress = beautified { district-fortress }
built-armory = { district-armory }
built-fine_armory = beautified { district-armory }
built-basilica = { district-basilica }
built-fine_basilica = beautified { district-basilica }
built-capitol = { district-capitol }
built-fine_capitol = beautified { district-capitol }
built-dragon_gate = { district-dragon_gate }
built-fine_dragon_gate = beautified { district-dragon_gate }
built-factory = { district-factory }
built-fine_factory = beautified { district-factory }
built-framework = { district-framework }
built-fine_framework = beautified { district-framework }
built-gold_mine = { district-gold_mine }
built-fine_gold_mine = beautified { district-gold_mine }
built-great_wall = { district-great_wall }
built-fine_great_wall = beautified { district-great_wall }
built-haunted_quarter = { district-haunted_quarter }
built-fine_haunted_quarter = beautified { district-haunted_quarter }
built-imperial_treasury = { district-imperial_treasury }
built-fine_imperial_treasury = beautified { district-imperial_treasury }
built-ivory_tower = { district-ivory_tower }
built-fine_ivory_tower = beautified { district-ivory_tower }
built-keep = { district-keep }
built-fine_keep = beautified { district-keep }
built-laboratory = { district-laboratory }
built-fine_laboratory = beautified { district-laboratory }
built-library = { district-library }
built-fine_library = beautified { district-library }
built-map_room = { district-map_room }
built-fine_map_room = beautified { district-map_room }
built-monument = { district-monument }
built-fine_monument = beautified { district-monument }
built-museum = { district-museum }
built-fine_museum = beautified { district-museum }
built-necropolis = { district-necropolis }
built-fine_necropolis = beautified { district-necropolis }
built-observatory = { district-observatory }
built-fine_observatory = beautified { district-observatory }
built-park = { district-park }
built-fine_park = beautified { district-park }
built-poor_house = { district-poor_house }
built-fine_poor_house = beautified { district-poor_house }
built-quarry = { district-quarry }
built-fine_quarry = beautified { district-quarry }
built-school_of_magic = { district-school_of_magic }
built-fine_school_of_magic = beautified { district-school_of_magic }
built-secret_vault = { district-secret_vault }
built-fine_secret_vault = beautified { district-secret_vault }
built-smithy = { district-smithy }
built-fine_smithy = beautified { district-smithy }
built-stables = { district-stables }
built-fine_stables = beautified { district-stables }
built-statue = { district-statue }
built-fine_statue = beautified { district-statue }
built-theater = { district-theater }
built-fine_theater = beautified { district-theater }
built-thieves_den = { district-thieves_den }
built-fine_thieves_den = beautified { district-thieves_den }
built-wishing_well = { district-wishing_well }
built-fine_wishing_well = beautified { district-wishing_well }

## Types, ranks, resources, ways to pay, laces

type-noble = noble
type-religious = religious
type-trade = trade
type-military = military
type-unique = unique
rank-1 = rank 1
rank-2 = rank 2
rank-3 = rank 3
rank-4 = rank 4
rank-5 = rank 5
rank-6 = rank 6
rank-7 = rank 7
rank-8 = rank 8
rank-9 = rank 9
resource-gold = gold
resource-cards = cards
method-gold = gold
method-framework = the Framework
method-necropolis = a district of your city
method-thieves_den = cards
method-cardinal = gold taken from another player
lace-blank = blank
lace-flowered = flowered
used-income = income
used-ability = ability
used-second = second beautification
used-laboratory = Laboratory
used-museum = Museum
used-smithy = Smithy
used-paid_build = first paid build

## Actions of a turn

do-gather = Gather { $resource }
do-income = Take the income for your districts
do-tithe = Take { $gold } gold, and cards for the rest of your religious districts
do-kill = Kill the { $character }
do-warrant = Place a warrant on the { $character }
do-rob = Rob the { $character }
do-spy = Spy on { $seat }
do-threaten = Threaten the { $character }
do-trade = Exchange hands with { $seat }
do-redraw = { $cards ->
    [one] Exchange 1 card with the deck
   *[other] Exchange { $cards } cards with the deck
}
do-look = Look at the hand of { $seat }
do-foresee = Take a random card from every other hand
do-crown = Give the crown to { $seat }
do-beg = Take 1 gold from { $seat }, the richest player
do-bonus = Use the extra gain of your character
do-sail = Gain 4 { $resource }
do-study = Draw seven cards and keep one
do-march = March into the city of { $seat }
do-beautify = Beautify the { $district }
do-smithy = Smithy: pay 2 gold for 3 cards
do-laboratory = Laboratory: discard { $district } for 2 gold
secret-laboratory = Laboratory: discard a card for 2 gold
do-museum = Museum: put { $district } under it
secret-museum = Museum: put a card under it
do-armory = Give up the Armory against the city of { $seat }
do-build = Build the { $district }
do-end = End the turn

## Answers to smaller questions

do-pass = Decline
do-pick = Choose the { $character }
secret-pick = Choose a character
do-aside = Discard the { $character } face down
secret-aside = Discard a character face down
do-theater = Exchange characters with { $seat }
do-hand_over = Hand over the { $character }
secret-hand_over = Hand over a character
do-keep = Keep { $district }
secret-keep = Keep a card
do-put_back = Put { $district } back
secret-put_back = Put a card back
do-bewitch = Bewitch the { $character }
do-sign = The warrant on the { $character } is the signed one
secret-sign = Choose the signed warrant
do-confiscate = Confiscate the district
do-name = Name the type: { $type }
do-flower = The lace on the { $character } is the flowered one
secret-flower = Choose the flowered lace
do-bribe = Bribe with half of the gold
do-show = Reveal the threat
do-discard = Discard { $district }
secret-discard = Discard a card
do-steal = Take { $district }
secret-steal = Take a card
do-give = Give { $district }
secret-give = Give a card
do-tribute = Tribute in { $resource }
do-pay = Pay with { $method }
do-sacrifice = Give up the { $built }
do-cards = { $cards ->
    [one] Pay 1 gold of the price with a card
   *[other] Pay { $cards } gold of the price with cards
}
do-borrow = Take the missing gold from { $seat }
do-destroy = Destroy the { $built }
do-seize = Seize the { $built }
do-want = Take the { $built }
do-cede = Give the { $built } for it

## Questions

ask-PickCharacter = Choose a character for this round.
ask-SetAside = Discard one of the remaining characters face down.
ask-Theater = Your Theater lets you exchange your character with that of an opponent.
ask-HandOver = Which of your characters do you hand over to { $other }?
ask-Turn = It is your turn as the { $character }.
ask-Gather = As the { $character } you must gather first: gold or cards.
ask-KeepDrawn = Keep one of the drawn cards.
ask-PutBack = Put one of the drawn cards on the bottom of the deck.
ask-PayHow = How do you pay for the { $district }?
ask-Sacrifice = Which district do you give up for the Necropolis?
ask-HowManyCards = How much of the price of the { $district } do you pay with cards?
ask-PayWithCards = Choose a card to pay with; { $left ->
    [one] 1 is still to be paid.
   *[other] { $left } are still to be paid.
}
ask-BorrowGold = You lack { $missing } gold. From whom do you take it?
ask-GiveForGold = Choose a card for { $receiver }; { $left ->
    [one] 1 is still owed.
   *[other] { $left } are still owed.
}
ask-Confiscate = { $builder } pays { $gold } gold to build the { $district }. Do you confiscate it?
ask-Shoot = Which district of { $city } does the Armory destroy?
ask-Bewitch = Whom do you bewitch?
ask-PlaceWarrant = Place the next warrant, in the order of ranks.
ask-SignWarrant = Which of the warrants is the signed one?
ask-NameType = Name a type of district; then you see the hand of { $target }.
ask-PlaceThreat = Place the second threat, in the order of ranks.
ask-ChooseFlowered = Which of the two laces is the flowered one?
ask-Threatened = The { $character } is threatened. Do you bribe the Blackmailer with half of your gold?
ask-ShowLace = { $victim } refuses to pay for the { $character }. Do you reveal the threat?
ask-Redraw = Choose a card to discard; { $left ->
    [one] 1 more.
   *[other] { $left } more.
}
ask-StealCard = Choose a card from the hand of { $target }.
ask-BuildOrKeep = Build the card of { $target } at once, or keep it?
ask-GiveBack = Choose a card for { $receiver }.
ask-Tribute = What does { $emperor } take from { $giver }: a gold or a random card?
ask-Advise = To whom do you give the crown?
ask-KeepStudied = Keep one of the drawn cards; the others are shuffled into the deck.
ask-Raze = Which district of { $city } do you destroy?
ask-Want = Which district of { $city } do you take?
ask-Cede = Which of your districts do you give for the { $wanted }?
ask-Seize = Which district of { $city } do you seize?

## Events

event-new-round = A new round begins; { $seat } chooses first.
event-face-up = The { $character } is discarded face up.
event-passed = { $seat } is passed the { $character }.
secret-event-passed = { $seat } is passed a character.
event-left-over = The last character is discarded face down.
event-random-discard = A character is discarded at random, face down.
event-took-face-down = The last player takes the card that lay face down.
event-exchanged = { $seat } and { $other } exchange characters.
event-got = { $seat } now has the { $character }.
secret-event-got = { $seat } has another character now.
event-no-answer = Nobody answers to { $rank }.
event-revealed = { $seat } is the { $character }.
event-crowned = { $seat } receives the crown.
event-gained = { $seat } gains { $gold } gold.
event-paid = { $seat } pays { $gold } gold.
event-handed = { $giver } gives { $gold } gold to { $receiver }.
event-taxed = { $seat } pays { $gold } gold of tax.
event-drew = { $seat } draws { $district }.
secret-event-drew = { $seat } draws a card.
event-tucked = { $seat } puts { $district } face down.
secret-event-tucked = { $seat } puts a card face down.
event-gave = { $giver } gives { $district } to { $receiver }.
secret-event-gave = { $giver } gives a card to { $receiver }.
event-saw = { $seat } sees { $district } in the hand of { $owner }.
secret-event-saw = { $seat } sees a card in the hand of { $owner }.
event-stole = { $seat } takes { $district } from the hand of { $owner }.
secret-event-stole = { $seat } takes a card from the hand of { $owner }.
event-traded-hands = { $seat } and { $other } exchange hands.
event-shuffled = The district deck is shuffled.
event-played = { $seat } plays the { $district }.
event-built = The { $district } now stands in the city of { $seat }.
event-confiscated = { $seat } reveals the signed warrant and confiscates the district of { $builder }.
event-destroyed = The { $built } in the city of { $seat } is destroyed.
event-moved = The { $built } moves from the city of { $giver } to that of { $receiver }.
event-beautified = { $seat } beautifies the { $district }.
event-completed = { $seat } has completed the city: this is the last round.
event-killed = The { $character } has been killed.
event-bewitched = The { $character } has been bewitched.
event-robbed = The { $character } will be robbed.
event-warranted = { $seat } places a warrant on the { $character }.
event-threatened = { $seat } threatens the { $character }.
event-threat-removed = The threat on the { $character } is removed.
event-lace-shown = The lace on the { $character } is { $lace }.
event-scored = { $seat } has { $points ->
    [one] 1 point.
   *[other] { $points } points.
}

## Objections

why-ability-used = You have used this ability in this turn already.
why-armory-bound = The Armory has no power over the { $built }.
why-bishop-protects = The Bishop protects the districts of { $seat }.
why-build-limit = The building limit of your turn is reached: { $limit }.
why-cards-in-order = Cards are chosen in order; choose { $district } or one that comes after it.
why-city-completed = The city of { $seat } is complete.
why-costs-too-much = The { $built } would cost you { $price } gold; you have { $gold }.
why-deck-empty = There are not enough cards in the deck: { $cards }.
why-gathered-already = You have gathered already.
why-hand-empty = { $seat } has no cards.
why-has-the-crown = { $seat } already has the crown.
why-identical = Such a district already stands in your city: { $district }.
why-identical-in-that-city = Such a district already stands in the city of { $seat }: { $built }.
why-identical-in-your-city = Such a district already stands in your city: { $built }.
why-is-bewitched = The { $character } is bewitched.
why-is-killed = The { $character } has been killed.
why-keep-stands = The Keep cannot be touched by a character of rank 8.
why-lies-face-up = The { $character } lies face up and is not in play.
why-monument-too-late = The Monument comes too late: your city already has { $districts ->
    [one] 1 district.
   *[other] { $districts } districts.
}
why-more-than-districts = The number of your religious districts is only { $districts }.
why-must-gather = You must gather first.
why-must-give-crown = You must give the crown to somebody before you end your turn.
why-navigator-builds-nothing = The Navigator builds nothing.
why-no-crown-beside = The player who revealed the rank 4 character does not sit beside you.
why-no-districts-of-type = You have no { $type } districts.
why-no-gold = You have no gold.
why-no-gold-to-bribe = You have no gold to bribe with.
why-no-such-district = You have no { $district } in your city.
why-no-such-player = Nobody sits at the place of { $seat }.
why-no-tax = There is no gold on the token of the Tax Collector.
why-no-threat-there = There is no threat on the { $character }.
why-no-warrant-there = There is no warrant on the { $character }.
why-nobody-has-cards = Nobody else has cards.
why-not-another-player = Choose another player, not { $seat }.
why-not-buildable = The { $district } cannot be built.
why-not-drawn = { $district } is not among the cards on the table.
why-not-gathered = You must gather before you build.
why-not-himself = The { $character } cannot name himself.
why-not-in-cast = The { $character } is not in this game.
why-not-in-hand = You have no { $district } in your hand.
why-not-in-that-city = There is no { $built } in the city of { $seat }.
why-not-in-that-hand = There is no { $district } in that hand.
why-not-in-your-city = There is no { $built } in your city.
why-not-passed = The { $character } is not among the cards passed to you.
why-not-plain-in-your-city = You have no { $district } that could still be beautified.
why-not-richer = { $seat } has { $gold } gold, which is not more than you have.
why-not-richest = { $seat } has { $gold } gold, but somebody has { $most }.
why-not-signed = The warrant on the { $character } is not signed.
why-not-your-character = You do not have the { $character }.
why-nothing-to-destroy = There is nothing that the Armory could destroy in the city of { $seat }.
why-nothing-to-give = You have nothing that you could give for the { $built }.
why-nothing-to-take = There is nothing in the city of { $seat } on which you could use your ability.
why-own-other-character = You have the { $character } yourself.
why-rank-1-is-safe = The { $character } has rank 1 and is safe from this.
why-tokens-in-order = Markers are placed in the order of ranks; the { $character } comes too early.
why-too-dear = The price is { $price } gold; you have { $gold } and no other way to pay.
why-too-few-cards = You have { $cards ->
    [0] no cards.
    [one] only 1 card.
   *[other] { $cards } cards; choose a number from 1 to that.
}
why-too-few-later = { $cards ->
    [one] 1 card is wanted, and too few come after this one.
   *[other] { $cards } cards are wanted, and too few come after this one.
}
why-too-few-tokens-later = { $markers ->
    [one] 1 more marker must be placed, and too few tokens come after this one.
   *[other] { $markers } more markers must be placed, and too few tokens come after this one.
}
why-too-little-gold = This costs { $price } gold; you have { $gold }.
why-too-poor = { $missing } gold is missing; { $seat } has { $gold }.
why-too-valuable = It costs { $cost }; the Marshal seizes districts up to { $most }.
why-used-already = You have used the { $district } in this turn already.
why-way-closed = You cannot pay with { $method } here.
why-wrong-number = The price is { $price }; your gold is { $gold }, the number of your other cards { $spare }. Another number is needed.

## Options of a table; `ruling`: where the rulebook is silent or sources differ

option-characters = Characters
option-characters-first_game = First game
option-characters-ambitious_aristocrats = Ambitious Aristocrats
option-characters-cunning_agents = Cunning Agents
option-characters-devious_dignitaries = Devious Dignitaries
option-characters-illustrious_emissaries = Illustrious Emissaries
option-characters-tenacious_delegates = Tenacious Delegates
option-characters-vicious_nobles = Vicious Nobles
option-characters-random = at random
option-characters-chosen = chosen here
option-chosen_characters = The characters, one of each rank
option-chosen_characters-assassin = { character-assassin }
option-chosen_characters-witch = { character-witch }
option-chosen_characters-magistrate = { character-magistrate }
option-chosen_characters-thief = { character-thief }
option-chosen_characters-spy = { character-spy }
option-chosen_characters-blackmailer = { character-blackmailer }
option-chosen_characters-magician = { character-magician }
option-chosen_characters-wizard = { character-wizard }
option-chosen_characters-seer = { character-seer }
option-chosen_characters-king = { character-king }
option-chosen_characters-emperor = { character-emperor }
option-chosen_characters-patrician = { character-patrician }
option-chosen_characters-bishop = { character-bishop }
option-chosen_characters-abbot = { character-abbot }
option-chosen_characters-cardinal = { character-cardinal }
option-chosen_characters-merchant = { character-merchant }
option-chosen_characters-alchemist = { character-alchemist }
option-chosen_characters-trader = { character-trader }
option-chosen_characters-architect = { character-architect }
option-chosen_characters-navigator = { character-navigator }
option-chosen_characters-scholar = { character-scholar }
option-chosen_characters-warlord = { character-warlord }
option-chosen_characters-diplomat = { character-diplomat }
option-chosen_characters-marshal = { character-marshal }
option-chosen_characters-queen = { character-queen }
option-chosen_characters-artist = { character-artist }
option-chosen_characters-tax_collector = { character-tax_collector }
option-ninth = A ninth character
option-districts = Unique districts
option-districts-same = as the characters
option-districts-first_game = First game
option-districts-ambitious_aristocrats = Ambitious Aristocrats
option-districts-cunning_agents = Cunning Agents
option-districts-devious_dignitaries = Devious Dignitaries
option-districts-illustrious_emissaries = Illustrious Emissaries
option-districts-tenacious_delegates = Tenacious Delegates
option-districts-vicious_nobles = Vicious Nobles
option-districts-random = at random
option-districts-chosen = chosen here
option-chosen_districts = The fourteen unique districts
option-chosen_districts-armory = { district-armory }
option-chosen_districts-basilica = { district-basilica }
option-chosen_districts-capitol = { district-capitol }
option-chosen_districts-dragon_gate = { district-dragon_gate }
option-chosen_districts-factory = { district-factory }
option-chosen_districts-framework = { district-framework }
option-chosen_districts-gold_mine = { district-gold_mine }
option-chosen_districts-great_wall = { district-great_wall }
option-chosen_districts-haunted_quarter = { district-haunted_quarter }
option-chosen_districts-imperial_treasury = { district-imperial_treasury }
option-chosen_districts-ivory_tower = { district-ivory_tower }
option-chosen_districts-keep = { district-keep }
option-chosen_districts-laboratory = { district-laboratory }
option-chosen_districts-library = { district-library }
option-chosen_districts-map_room = { district-map_room }
option-chosen_districts-monument = { district-monument }
option-chosen_districts-museum = { district-museum }
option-chosen_districts-necropolis = { district-necropolis }
option-chosen_districts-observatory = { district-observatory }
option-chosen_districts-park = { district-park }
option-chosen_districts-poor_house = { district-poor_house }
option-chosen_districts-quarry = { district-quarry }
option-chosen_districts-school_of_magic = { district-school_of_magic }
option-chosen_districts-secret_vault = { district-secret_vault }
option-chosen_districts-smithy = { district-smithy }
option-chosen_districts-stables = { district-stables }
option-chosen_districts-statue = { district-statue }
option-chosen_districts-theater = { district-theater }
option-chosen_districts-thieves_den = { district-thieves_den }
option-chosen_districts-wishing_well = { district-wishing_well }
ruling-instead_of_queen = A preset with the Queen, 3 or 4 seats: instead of her
ruling-instead_of_queen-artist = { character-artist }
ruling-instead_of_queen-tax_collector = { character-tax_collector }
ruling-instead_of_emperor = A preset with the Emperor, 2 seats: instead of him
ruling-instead_of_emperor-king = { character-king }
ruling-instead_of_emperor-patrician = { character-patrician }
ruling-other_printing = Presets as in later printings
ruling-gather_cards_needs_deck = Cards the deck must hold so that one may gather cards
ruling-first_crown = The crown at the beginning
ruling-first_crown-random = at random
ruling-first_crown-0 = { seat-0 }
ruling-first_crown-1 = { seat-1 }
ruling-first_crown-2 = { seat-2 }
ruling-first_crown-3 = { seat-3 }
ruling-first_crown-4 = { seat-4 }
ruling-first_crown-5 = { seat-5 }
ruling-first_crown-6 = { seat-6 }
ruling-first_crown-7 = { seat-7 }
ruling-may_name_own_other_character = Abilities may name one's own other character
ruling-confiscate_from_self = Magistrate: may confiscate from himself
ruling-may_name_faceup_discard = Abilities may name a character lying face up
ruling-warrant_on_own_token = Magistrate: a warrant may lie on his own token
ruling-wizard_build_confiscable = Magistrate: may confiscate what the Wizard builds at once
ruling-first_paid_build_only = Magistrate: only the first paid building of a turn
ruling-monument_ban_binds_magistrate = Magistrate: with 5 districts may not confiscate the Monument
ruling-threat_on_own_token = Blackmailer: a threat may lie on his own token
ruling-bribe_with_zero_gold = Blackmailer: with 1 gold the bribe is 0
ruling-other_threat_stays_after_flowered = Blackmailer: the other threat stays after the flowered one is revealed
ruling-wizard_must_choose = Wizard: must take a card
ruling-wizard_build_by_any_payment = Wizard: the building at once may be paid in any way
ruling-wizard_build_before_gather = Wizard: may act before gathering
ruling-emperor_resource_chosen_by = Emperor: who chooses gold or card
ruling-emperor_resource_chosen_by-emperor = the Emperor
ruling-emperor_resource_chosen_by-receiver = who gets the crown
ruling-bishop_binds_own_player = Bishop: also protects against his own player
ruling-cardinal_with_thieves_den = Cardinal: may be combined with the Thieves' Den
ruling-warlord_own_completed_city = Warlord: may destroy in his own completed city
ruling-destroyed_beautify_gold_to = Gold on a beautified district that is destroyed goes to
ruling-destroyed_beautify_gold_to-bank = the bank
ruling-destroyed_beautify_gold_to-owner = its owner
ruling-armory_ignores_keep_bishop_wall = Armory: not stopped by Keep, Bishop and Great Wall
ruling-armory_from_completed_city = Armory: may be used from a completed city
ruling-great_wall_covers_itself = Great Wall: covers itself too
ruling-great_wall_surcharge_to = Great Wall: the extra gold goes to
ruling-great_wall_surcharge_to-payee_of_the_ability = whom the ability pays
ruling-great_wall_surcharge_to-bank = the bank
ruling-great_wall_diplomat = Great Wall: what the Diplomat pays
ruling-great_wall_diplomat-0 = the difference, if any, and 1 more
ruling-great_wall_diplomat-1 = the difference and 1 more, if that is anything
ruling-great_wall_raises_marshal_limit = Great Wall: counts for the Marshal's limit of 3
ruling-great_wall_binds_own_player = Great Wall: binds its own player too
ruling-keep_binds_own_player = Keep: binds its own player too
ruling-library_keeps = Library: with the Observatory one keeps
ruling-library_keeps-all = all cards drawn
ruling-library_keeps-one_more = one card more
ruling-secret_vault_counts_for_map_room = Map Room: the Secret Vault counts too
ruling-monument_tested_before_payment = Monument: its condition is tested before paying
ruling-own_sacrifice_in_completed_city = One may give up a district of one's own completed city
ruling-end_not_undone = The end stays when the completed city shrinks again
ruling-first_bonus_is_event = The first to complete keeps the bonus in any case
ruling-other_bonus_needs_complete_at_end = The bonus of the others needs a complete city at the end
ruling-museum_new_owner_may_look = Museum: a new owner may look at the cards

## Chapters of the rules

chapter-1 = Components and supply
chapter-2 = Setup
chapter-3 = Structure of play
chapter-4 = Selection phase, 4-8 players
chapter-5 = Selection phase, 2 and 3 players
chapter-6 = Turn phase: general rules
chapter-7 = Rank 1
chapter-8 = Rank 2
chapter-9 = Rank 3
chapter-10 = Rank 4
chapter-11 = Rank 5
chapter-12 = Rank 6
chapter-13 = Rank 7
chapter-14 = Rank 8
chapter-15 = Rank 9
chapter-16 = Districts in general
chapter-17 = Unique districts
chapter-18 = End of the round
chapter-19 = End of the game
chapter-20 = Scoring
chapter-21 = Combinations that cannot occur
chapter-22 = Choosing characters and unique districts
chapter-23 = Hidden information
