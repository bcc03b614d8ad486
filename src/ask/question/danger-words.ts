/** What people do that no forecast judges and that may end badly: fires indoors, ladders, ice, canyons, water. */
import type { UncoveredWords } from './uncovered-subjects.ts';

const VEHICLE =
  '(?:cars?|vans?|trucks?|vehicles?|lorry|caravan|rv|motorhome|camper(?:van)?|minivan|trunk|' +
  'back(?: seat)?(?! garden| yard| of))';
const DET = '(?:a |an |the |my |our |your |this |that |his |her |their )?';
const BEING =
  '(?:dogs?|pupp(?:y|ies)|pups?|cats?|kittens?|pets?|child(?:ren)?|kids?|bab(?:y|ies)|infants?|toddlers?|sons?|' +
  'daughters?|grand(?:ma|mother|father|pa|dad|son|daughter)|leave|leaving|left|alone|wait(?:ing)?|asleep|' +
  'sleep(?:ing)?|sit(?:ting)?|him|her|them|labrador|retriever|spaniel|terrier|collie|poodle|husky|chihuahua)';
const WATER_BODY = '(?:lakes?|ponds?|rivers?|canals?|lochs?|reservoirs?|fjords?|streams?|bays?|sea|harbou?r|dam)';

/** In order of gravity. */
export const DANGER_WORDS: readonly UncoveredWords[] = [
  {
    // "Horse show on saturday in 38, horses will cope?"
    subject: 'animals',
    all: [
      '(?:hors(?:es?)|pon(?:y|ies)|dogs?|hens|chickens|cows?|cattle|sheep|rabbits?|pigs?|pets?)(?: \\p{L}+){0,2} ' +
        '(?:cope|manage|struggle|suffer|survive|be (?:ok|okay|alright|all right|fine))',
    ],
    topics: ['temperature', 'sun'],
    isGrave: true,
  },
  {
    subject: 'carbon-monoxide',
    all: [
      "bbqs?|bbq'ing|barbe[cq]ues?|barbies?|grill(?:ing)?|stoves?|coals?|charcoal|" +
        '(?:camping |gas |paraffin |patio |calor |propane )(?:fires?|heaters?|cookers?|lamps?|rings?)|generators?|' +
        'fire ?pits?|chimineas?|trangia|hibachi|brazier|' +
        'fires?(?= (?:going )?in (?:the|a|my|our) (?:\\p{L}+ )?(?:tent|van|caravan|awning|shed|garage|yurt|tipi))',
      `(?:in|into|inside|under) ${DET}(?:\\p{L}+ )?(?:tents?|garages?|house|kitchen|caravan|van|awning|shed|cabin|` +
        'camper(?:van)?|motorhome|yurt|porch|conservatory|greenhouse|tipi|bell tent|room|boat|gazebo|marquee|hut|' +
        'barn|cellar)|indoors|inside|(?:vents?|windows?|doors?|flaps?) (?:\\p{L}+ )?(?:shut|closed|blocked)|' +
        'sides? (?:down|closed|shut)',
    ],
    topics: ['temperature', 'wind'],
    isGrave: true,
  },
  {
    // To keep warm by it, or asleep beside it.
    subject: 'carbon-monoxide',
    all: [
      'bbqs?|barbe[cq]ues?|barbies?|gas (?:fires?|heaters?|rings?|hobs?|lamps?|burners?|cookers?|ovens?)|' +
        '(?:paraffin|patio|camping|calor|propane|kerosene) (?:heaters?|stoves?)|hobs?|ovens?(?: doors?)?|cookers?|' +
        'stoves?|coals|charcoal|generators?|brazier|camp(?:ing)? gas|fire ?pit',
      '(?:warm|heat)(?:s|ing)? (?:up )?(?:the|my|our|a|this) (?:\\p{L}+ )?(?:kitchen|room|house|flat|bedroom|' +
        'lounge|place|van|tent|boat|caravan|shed|garage|conservatory|cabin|office|workshop)|' +
        'heating(?:\\W?s| is| has)? (?:\\p{L}+ )?(?:broken|off|packed in|gone|failed|not working|out|down|' +
        'bust(?:ed)?)|(?:instead of|no|without) (?:the )?(?:central )?heating|take the (?:chill|edge) off|warmth|' +
        '(?:for|as) heat(?:ing)?|keep (?:us |me |it |them |the \\p{L}+ )?warm|' +
        '(?:while|when|as) (?:we|i|they|you)(?:\\W?re|\\W?m| are| am)? (?:sleep|asleep|sleeping)|in bed|overnight|' +
        'all night|through the night',
    ],
    topics: ['temperature', 'wind'],
    isGrave: true,
  },
  {
    subject: 'carbon-monoxide',
    all: [
      '(?:engines?|motors?|cars?|vans?|truck|(?:motor|quad )?bike|(?:lawn ?)?mower|pressure washer|' +
        'generators?) (?:\\p{L}+ ){0,2}?(?:run(?:ning)?|idle|idling|on|warm(?:ing)?(?: up)?|tick(?:ing)? over)|' +
        '(?:run|running|start|starting|leave|leaving|warm(?:ing)? up|idle) (?:up )?(?:the |my |our |a |' +
        'an )?(?:engines?|motors?|generators?|(?:lawn ?)?mower|pressure washer|cars?|vans?)',
      `(?:in|into|inside) ${DET}(?:\\p{L}+ )?(?:garages?|shed|barn|basement|cellar|house|kitchen|porch|` +
        'conservatory|tent|car ?port|underground car park)|indoors',
    ],
    topics: ['temperature', 'wind'],
    isGrave: true,
  },
  {
    subject: 'carbon-monoxide',
    all: [
      '(?:engine|motor) (?:\\p{L}+ )?(?:on|run(?:ning)?|idling|ticking over)|' +
        '(?:leave|keep|leaving|keeping|run|running) (?:the |my |our )?engine',
      'heat(?:ing)?|warm(?:th)?|sleep(?:ing)?|asleep|snooz\\p{L}*|nap(?:s|ping)?|kip|doz(?:e|ing)|camp(?:ing)?|' +
        'snow(?:ed)?|stuck|overnight|drifts?',
    ],
    topics: ['temperature', 'wind'],
    isGrave: true,
  },
  {
    subject: 'carbon-monoxide',
    all: [
      '(?:flue|chimney|vents?|damper)s?\\b[^.?!]{0,25}?\\b(?:blocked|shut|closed|covered|snowed|iced|capped|taped)|' +
        '(?:tarps?|cover|sheet|blanket)s? over (?:the |our )?(?:genny|generator|exhaust|heater|flue)(?: \\p{L}+)?|' +
        '(?:blocked|shut|closed|covered) (?:the )?(?:flue|chimney|vents?|damper)s?',
      'fire|burner|stove|boiler|gas|light|heat\\p{L}*|overnight|wood|coal|genny|generator|exhaust',
    ],
    topics: ['temperature', 'wind'],
    isGrave: true,
  },
  {
    subject: 'carbon-monoxide',
    all: [
      'carbon monoxide(?! (?:levels?|readings?|concentrations?|pollution|in the air|today|tomorrow|now|count|' +
        '\\u0001))|co (?:alarm|detector|poisoning)',
    ],
    topics: ['temperature', 'wind'],
    isGrave: true,
  },
  {
    subject: 'chemicals',
    all: [
      'mix(?:ed|ing|es)?|combin(?:e|ing)|add(?:ing)?|together|with|then|straight (?:over|on|after)|after|followed by|on top',
      'bleach|ammonia|chlorine|hydrochloric acid|brick acid|drain cleaner|caustic soda|weed ?killer|descaler|' +
        'limescale remover|pool acid',
      'mix(?:ed|ing|es)?|combin(?:e|ing)|vinegar|acid|ammonia|together',
    ],
    topics: ['temperature', 'wind'],
    isGrave: true,
  },
  {
    subject: 'frostbite',
    all: [
      'frost ?bit(?:e|ten)|frost ?nip(?:ped)?|(?:fingers|toes|nose|ears|feet|hands|skin)',
      'rub(?:bed|bing)?|massage|thaw(?:ing)? (?:my|them|his|her|it)',
    ],
    topics: ['feels-like', 'wind'],
    isGrave: true,
  },
  {
    subject: 'medicine-storage',
    all: [
      'insulin|epi ?pens?|medic(?:ines?|ations?)|tablets?|pills?|inhalers?|vaccines?|antibiotics|eye ?drops|' +
        'ozempic|mounjaro|calpol|suppositor(?:y|ies)',
      'left|leave|leaving|store[ds]?|storing|keep|kept|parcel|post(?:ed)?|' +
        '(?:in|inside) (?:the |my |a )?(?:hot )?(?:car|van|boot|sun|tent|shed|window|bag|glove ?box)|go off|' +
        'spoil(?:ed|t)?|fridge|melt',
    ],
    topics: ['temperature', 'sun'],
    isGrave: true,
  },
  {
    subject: 'tidal-crossing',
    all: [
      '(?:drive|driving|park|parking|take the (?:car|van|truck|jeep))\\b[^.?!]{0,25}?\\b(?:on|onto|along|down|' +
        'across) the (?:\\p{L}+ )?(?:beach|sands?|foreshore)|beach driving',
    ],
    topics: ['wind', 'rain'],
    isGrave: true,
    onlyJudged: true,
  },
  {
    subject: 'tidal-crossing',
    all: [
      '(?:walk|cross|ride|drive|cycle|run|trek|get|horses?|quad|take|go)(?:ing)?\\b[^.?!]{0,40}?(?:(?:over|across|' +
        'on|to) (?:the )?(?:\\p{L}+ ){0,2}?(?:sands|mud ?flats?|causeway|tidal (?:path|road|island))|' +
        '(?:the )?(?:causeway|sands|mud ?flats?)|' +
        '(?:round|around|under|along|beneath|at|below) (?:the )?(?:(?:bottom|foot|base) of (?:the )?)?(?:cliffs?|headlands?|point)(?= \\u0001| from|\\W*$))',
    ],
    topics: ['wind', 'fog', 'rain'],
    isGrave: true,
    onlyJudged: true,
  },
  {
    subject: 'inflatables',
    all: [
      'inflatables?|blow[- ]?up|li-?los?|airbeds?|rubber (?:ring|dinghy|boat|duck)|(?:inner|rubber) tubes?|' +
        '(?:pool )?(?:floats?|unicorn|flamingo)|donut ring',
      'breeze|winds?|calm|gentle|drift\\p{L}*|sea|ocean|lake|river|beach|waves|water|bay|coast|surf|paddl\\p{L}+|' +
        'offshore|float(?:ing)?(?= (?:on|in|off|out))|reservoir|loch',
    ],
    unless: 'paddling pools?|(?:inflatable|blow[- ]?up) pools?|bouncy|castle|slides?|party|garden',
    topics: ['wind', 'gusts'],
    isGrave: true,
  },
  {
    subject: 'over-people',
    all: [
      'drones?|fly(?:ing)?|mavic|dji|quadcopters?',
      '(?:over|above) (?:the |a |some |all )?(?:\\p{L}+ )?(?:crowds?|people|spectators|audience|fans|guests|parade|' +
        'procession|festival|protest|runners|stadium)|crowded',
    ],
    topics: ['wind', 'gusts', 'rain'],
    isGrave: true,
    onlyJudged: true,
  },
  {
    subject: 'far-from-help',
    all: [
      'alone|solo|by myself|on my own|unaccompanied|without a (?:guide|map|phone)|(?:at|by|through the) night|' +
        'in the dark|overnight',
      'hik(?:e|ing)|mountain\\p{L}*|summit|climb\\p{L}*|scrambl\\p{L}*|trek\\p{L}*|fells?(?! (?:a|the|an|my) )|' +
        'munro|desert|kayak\\p{L}*|cano\\p{L}+|swim\\p{L}*|sail\\p{L}*|ridge|moors?|ski\\p{L}*|row(?:ing)?|' +
        'cross(?:ing)?|paddle ?board\\p{L}*|snow ?shoe\\p{L}*',
      'can|could|should|shall|safe|ok|okay|fine|alright|wise|good|want(?:s|ed)? to|going|planning|thinking of|' +
        'fancy|about to|setting off|off to',
    ],
    topics: ['temperature', 'rain', 'wind'],
    isGrave: true,
    onlyJudged: true,
  },
  {
    subject: 'heights',
    all: [
      '(?:on|onto|up|off|off of|down) (?:\\p{L}+ ){0,2}?(?:ladders?|scaffold\\p{L}*|chimneys?|steeple|mast)|' +
        'ladders?|(?:clean|wash|fit|install|fix|repair|mount|clear|brush)(?:ing|ting)? (?:off )?(?:the |my |our |' +
        'some |a )?(?:solar |pv )?panels?|window[- ]?clean(?:er|ers|ing)|(?:work|working|cleaner|cleaners|cleaning|' +
        'painter|painters|painting|paint|lads?|crew|team|job)\\b.{0,15}\\bon (?:the )?ropes|' +
        'rope(?:[- ]access)? (?:work|job|techs?|technicians?|team)|(?:upstairs|first[- ]floor|top[- ]floor|high|' +
        'dormer|velux|skylight) windows?|(?:get|go|going|climb|climbing|pop|popping|nip|crawl|up) (?:up )?(?:on ?to|' +
        'on) (?:the |my |our |a )(?:\\p{L}+ )?roof(?! (?:terrace|garden|bar|top))|' +
        'scaffold(?:s|ing)?(?! (?:sheeting|netting|boards?))|cherry pickers?|steeple ?jack\\p{L}*|' +
        '(?:point|repoint|sweep|cap|rebuild|fix|repair)(?:ing)? (?:the |my |our |a )?chimneys?|' +
        '(?:clear|clean|empty|fix|repair)(?:ing|ed)? (?:the |my |our )?gutter(?:s|ing)?|' +
        '(?:fix|fit|install|repair|mount|sort|adjust|move|nudge|put up|take down)(?:ing)? (?:out )?(?:the |my |our |' +
        'a )?(?:tv |television |satellite |roof )?(?:aerial|antenna|satellite dish)|' +
        '(?:put(?:ting)? up|hang(?:ing)?|tak(?:e|ing) down) (?:the |my |our |some )?(?:christmas|outdoor|roof) lights',
    ],
    topics: ['gusts', 'wind', 'rain'],
    onlyJudged: true,
  },
  {
    subject: 'parked-vehicle',
    all: [`(?:in|inside) ${DET}(?:\\p{L}+ ){0,2}?${VEHICLE}`, BEING],
    unless:
      '(?:cars?|van|truck|lorry|camper|caravan) (?:to|from|over|up to|down to) (?:the )?\\u0001|driv(?:e|ing)|' +
      'road trip|journey|on (?:the|our|my) way|(?:on|along|down|up) the [am]\\d{1,3}',
    topics: ['temperature', 'sun'],
    isGrave: true,
  },
  {
    // Water fills what lies below the street within minutes.
    subject: 'flooding',
    all: [
      '(?:basement|underground|cellar|below[- ]ground|subterranean) (?:garages?|car ?parks?|parking|parkings?)|' +
        '(?:park|parked|parking|car)\\b[^.?!]{0,30}\\b(?:in|down in) (?:the |a |our |my )?(?:basement|cellar)',
      'rain\\p{L}*|storms?|flood\\p{L}*|downpour|ok|okay|alright|all right|safe|fine|can|should',
    ],
    topics: ['rain', 'alerts'],
    isGrave: true,
  },
  {
    subject: 'parked-vehicle',
    // Nobody is named, but somebody may be meant: a car in the sun is far hotter than the air that would be told.
    all: [
      `(?:parked|locked|closed|shut|stationary) (?:up )?${VEHICLE}|how (?:hot|warm|quickly) (?:does|do|will|would|` +
        `can|could|might|is|are) (?:it (?:get |be )?(?:in|inside) )?${DET}${VEHICLE}`,
      'hot|warm|heat|temp(?:erature)?s?|degrees|boil(?:ing)?|roast(?:ing)?|cook|bake|oven|cool',
    ],
    unless: 'driv(?:e|ing)|road trip|journey|on (?:the|our|my) way|engine|start',
    topics: ['temperature', 'sun'],
    isGrave: true,
  },
  {
    subject: 'ice-bearing',
    all: [
      [
        `(?:frozen|frozen over|icy|iced|ice(?:[ -]covered)?)(?: over)? ${WATER_BODY}`,
        `${WATER_BODY}.{0,20}?(?:frozen|freezes?|freezing|froze|iced)`,
        `${WATER_BODY}.{0,30}?\\bskat(?:e|ing)(?! ?board)`,
        `ice\\b.{0,20}?\\b(?:on|over) ${DET}${WATER_BODY}`,
        'ice (?:fishing|road|roads|skat(?:e|ing)|bridge|sail(?:ing)?|climbing|thickness)|' +
          '(?<!(?:roller|inline|in-line|roller-|board|figure) )skat(?:e|' +
          'ing) on(?! (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|\\u0001))',
        '(?:thick|strong|solid|safe) (?:enough )?ice|ice (?:is |be )?(?:thick|thin|strong|solid|safe)|' +
          'thickness of the ice|(?:walk|run|step|drive|cycle|skate|ski|cross|go|stand)(?:ing)? (?:out )?(?:across|on|' +
          'onto|over) (?:the )?ice(?! cream)|on thin ice',
      ].join('|'),
    ],
    topics: ['temperature', 'ice'],
    isGrave: true,
  },
  {
    // "Skating at Loch Morlich": the name says that it is water.
    subject: 'ice-bearing',
    all: ['(?<!\\b(?:roller|inline|in-line|figure)[ -])skat(?:e|es|ing)(?![ -]?(?:board|park|rink))'],
    named: '(?:loch(?:an)?|lough|lakes?|lac|llyn|tarn|ponds?|fens?|mere|reservoir|canal|river|bay)',
    topics: ['temperature', 'ice'],
    isGrave: true,
  },
  {
    subject: 'avalanche',
    all: ['avalanches?|cornices?|crevasses?'],
    topics: ['snow', 'wind', 'temperature'],
    isGrave: true,
  },
  {
    subject: 'evacuation',
    all: [
      'evacuat(?:e|ed|ing|ion)|shelter in place|storm shelter|take shelter|' +
        'shelter from (?:the |a )?(?:tornado|hurricane|typhoon|cyclone)|' +
        '(?:leave|leaving|flee|stay in|stay at|stay put in|get out of) (?:home|' +
        '(?:the|my|our) (?:home|house|flat|town|area|city)|town)(?=.*\\b(?:fires?|hurricane|tornado|flood\\p{L}*|' +
        'storm surge|typhoon|cyclone|eruption|volcano)\\b)',
    ],
    topics: ['alerts', 'wind', 'rain'],
    isGrave: true,
  },
  {
    subject: 'earth',
    all: [
      'volcano(?:es)?|volcanic|eruptions?|erupting|earthquakes?|tsunamis?|land ?slides?|mud ?slides?|rock ?falls?|' +
        'sink ?holes?',
    ],
    topics: ['alerts'],
    isGrave: true,
  },
  {
    subject: 'flooding',
    all: [
      '(?:flood(?:s|ed|ing|water|waters)?|(?:creek|river|causeway|low[- ]water) crossings?|' +
        '(?:road|lane|bridge|crossing)\\b[^.?!]{0,40}\\b(?:(?:a bit of|some|inches of|a foot of|standing) water|' +
        'water (?:on|over|across) it)|fords?(?= (?:passable|open|closed|deep|safe|crossing|at|near|in|is|over))|' +
        '(?:the|that) ford(?:\\Ws)?(?= (?:is |about |at |in |near |after |looks |too |on |down |over |running )|' +
        '\\W*$)|(?:cross|drive through|through) the ford|under ?water|river levels?|water levels?|' +
        'burst(?:s|ing)? (?:its|their) banks|(?:over|break|come over|top)(?:s|ping|ing)? (?:its|their) banks|' +
        'stay(?:s|ing)? (?:in|within) (?:its|their) (?:bed|banks)|swollen)(?! (?:warnings?|alerts?|watch|advisor))',
      'drive|driving|roads?|walk|walking|wad(?:e|ing)|fields?|underpass|subway|tunnel|lane|dip|suv|4x4|jeep|van|' +
        'truck|pick ?up|landy|ride|riding|cycl(?:e|ing)|cross(?:ing)?|through|passable|house|home|basement|cellar|' +
        'street|rivers?|fords?|car|garage|make it|deep|banks',
    ],
    topics: ['rain', 'alerts'],
    isGrave: true,
  },
  {
    // Rivers rise in the night, and far from where it rained.
    subject: 'flooding',
    all: [
      '(?:pitch(?:ing)?|camp(?:ing|ed)?|tents?|camp ?site|caravans?|park(?:ing)? up|sleep(?:ing)?|overnight)',
      '(?:by|beside|next to|near|close to|along|on) (?:the |a |to the )?(?:edge of the |' +
        'banks? of the )?(?:(?:river|water|stream|beck|burn|creek|brook|river ?bank|riverside|flood ?plain)|' +
        "water'?s edge)|river(?:side)? (?:camp ?site|bank|meadow|pitch)",
    ],
    topics: ['rain', 'alerts'],
    onlyJudged: true,
  },
  {
    subject: 'lightning-shelter',
    all: [
      '(?:thunder(?:s|ing|storms?)?|lightning|(?:electrical )?storms?)',
      'swim(?:ming)?|pools?|lido|stand(?:ing)?|shelter(?:ing)?|hide|hiding|showers?(?= (?:during|in|while))|' +
        '(?:a|the|have|take|my) bath|phone|play(?:ing)?|football|cricket|golf(?:ing)?|pitch|tent|umbrella|' +
        'under a tree|umbrella in|metal|outside during',
    ],
    topics: ['thunder', 'alerts'],
    isGrave: true,
    onlyJudged: true,
  },
];
