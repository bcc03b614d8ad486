/**
 * More that could hurt somebody, mostly said in passing, in English: "get the leaves out of the gutter", "factor 50 on", "skip the
 * transceiver", a drone by the fence of an airport, wires in the wet. Each counts even where only the weather is asked for.
 */
import type { UncoveredWords } from './uncovered-subjects.ts';

/** Ridges and faces where a slip is a fall, by their names. */
const RIDGES =
  "(?:striding|swirral|sharp|halls fell|jack'?s rake|pinnacle|long|curved|tower|castle|forcan|bristly|" +
  "lagangarbh) (?:edge|ridge|rake)|halls fell|jack'?s rake|crib goch|aonach eagach|(?:the )?cuillin(?: ridge)?|" +
  'carn mor dearg arete|cmd arete|an teallach|liathach|bristly ridge|y gribin|tryfan|the cobbler needle|' +
  'inaccessible pinnacle|in pinn|half dome cables|angels landing|the matterhorn|matterhorn|eiger|zugspitze|' +
  'watzmann(?:-?uberschreitung)?|jubilaumsgrat|hornli(?:grat)?|mont blanc|gran paradiso|capitol peak|' +
  'longs peak|knife edge';
const FOOTING =
  'ridge|edge|scrambl\\p{L}*|climb\\p{L}*|walk\\p{L}*|hik\\p{L}*|trek\\p{L}*|do|doing|go|going|via|up|over|' +
  'across|along|route|summit|trainers|trail shoes|boots|crampons|axe|rain\\p{L}*|wet|showers?|cables?|after|' +
  'wind\\p{L}*|gusts?|sunny|dry|snow\\p{L}*|ice|icy|ok|okay|safe|fine|kids|through|' +
  '(?:good|nice|great|perfect|suitable) (?:day |time |weather |conditions )?(?:for|to)';

const SMALL_CHILD =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)[- ]?(?:months?|weeks?|days?|mo|' +
  'wks?)[- ]?olds?|(?:[1-6]|one|two|three|four|five|six)[- ]?(?:years?|yrs?|yo)[- ]?olds?|bab(?:y|ies)|' +
  'newborns?|infants?|toddlers?|tots?';
const OLD_PERSON =
  '(?:my |our |his |her |the )?(?:grand(?:ma|mother|father|pa|dad|parents?)|grandads?|nana|nan|gran|granny)|' +
  '(?:mum|mom|mother|dad|father|aunt(?:ie|y)?|uncle|neighbou?r|he|she|who)(?:\\Ws| is|,)? (?:aged |is |now |' +
  'nearly |almost |turning )*(?:7\\d|8\\d|9\\d|1[01]\\d)(?! ?(?:mph|km|kg|miles|degrees|%|°))|' +
  '(?:7\\d|8\\d|9\\d)[- ]?(?:years?|yrs?)?[- ]?old|elderly|pensioners?|frail';
const HOT_HOURS =
  '(?:mid ?day|noon|lunch ?time|heat ?waves?|heat|hot(?! (?:air|tubs?|dogs?|chocolate|drinks?|spring|meal)\\b)|' +
  'roasting|boiling|scorching|baking|sunbath\\p{L}*|full sun|in the sun|' +
  '(?:at |from |till |until )?(?:12|1|2|3|11) ?(?:pm|p\\.m\\.)|1[1-5](?::\\d\\d| ?h)|factor \\d+|spf ?\\d+|' +
  'sun ?(?:cream|screen|block)|lotion)|(?:2[89]|3\\d|4\\d) ?(?:°|degrees|c(?= |\\W*$))|' +
  "(?:its|it's|it is|only|around|about|hits?|be) (?:only |about |around )*(?:2[89]|3\\d|4\\d)(?= |\\W*$)";

export const GRAVE_DOINGS: readonly UncoveredWords[] = [
  {
    subject: 'electrics',
    all: [
      'power ?lines?|power cables?|overhead (?:lines?|cables?|wires?)|pylons?|live wires?|' +
        'downed (?:lines?|wires?|cables?)|extension (?:lead|cable|cord)s?|' +
        'electric(?:al)? (?:mower|lawn ?mower|washer|pressure washer|hedge ?trimmer|strimmer|saw|sander|heater|drill|' +
        'fence|blanket|cables?|sockets?|hook ?-?up)|mains (?:lead|cable|electric\\p{L}*|power)|' +
        'corded (?:mower|hedge ?trimmer|strimmer|drill|saw)|sockets? outside|outdoor sockets?',
      'rain\\p{L}*|wet|damp|dry|drizzl\\p{L}*|water|puddles?|flood\\p{L}*|snow|shower\\p{L}*|storm\\p{L}*|' +
        'wind\\p{L}*|gusts?|down|fallen|hanging|touch\\p{L}*|step over|near|under|climb\\p{L}*|dare|kite|drone|' +
        'ladder|hot ?tub|pool|fine|ok|okay|safe',
    ],
    unless: 'delay\\p{L}*|price|outage (?:map|in)',
    topics: ['rain', 'wind'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'carbon-monoxide',
    all: [
      'genn(?:y|ies)|gen ?sets?|generators?|patio heaters?|gas heaters?|fire ?pits?|bbqs?|barbe[cq]ues?|charcoal|' +
        'grills?|camp(?:ing)? stoves?',
      '(?:on|in) (?:the |my |our |a |an )?(?:enclosed |covered |glazed |screened )?(?:balcony|porch|hallway|utility|lean-to|stairwell|bay of the garage|' +
        'garage door)|(?:door|window|flap)s? (?:\\p{L}+ )?(?:open|ajar|cracked)(?: a (?:bit|little|crack))?|' +
        'crack(?:ing|ed)? (?:open )?(?:a|the) (?:window|door)|power cut|black ?out|take the (?:edge|chill) off',
    ],
    topics: ['temperature', 'wind'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'ice-bearing',
    all: [
      '(?:pond|lake|river|canal|loch|lough|reservoir|tarn|dam|harbou?r|bay|mere)s?\\b[^.?!]{0,40}?\\b(?:skin|crust|' +
        'layer|frozen|froze|solid|ice|iced)|(?:ice|frozen|solid|crust)\\b[^.?!]{0,30}?\\b(?:pond|lake|river|canal|' +
        'loch|lough|reservoir|tarn)s?',
      'slid(?:e|ing)|walk\\p{L}*|skat\\p{L}*|cross\\p{L}*|across|over|play\\p{L}*|step\\p{L}*|stand\\p{L}*|' +
        'go(?:ing)? (?:on|out)|on it|hold|bear|snow ?mobil\\p{L}*|driv\\p{L}*|fish\\p{L}*|curling|hockey|dog',
    ],
    topics: ['temperature', 'ice'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'ice-bearing',
    all: [
      '(?:minus|-) ?\\d+|frost(?:s|y)?|freez\\p{L}*|below zero|sub-?zero|cold snap',
      'lake|pond|river|canal|loch|lough|reservoir|tarn',
      '(?:walk|skat|slid|cross|step|driv|rid|play|fish)(?:e|es|ing)? (?:\\p{L}+ )?(?:over|on|across|onto)|on it|' +
        '(?:hold|bear)(?:s|ing)?|skat(?:e|ing)|walk over',
    ],
    topics: ['temperature', 'ice'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'climbing',
    all: [],
    named: RIDGES,
    alsoAll: [FOOTING],
    topics: ['wind', 'temperature', 'thunder'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'climbing',
    all: [
      'crampons?|ice ?axes?|micro ?spikes|without (?:a |any |my )?(?:rope|harness)|no (?:rope|ropes|harness|axe)|' +
        'free ?solo\\p{L}*|ungraded|unroped',
      'ridge|edge|fell|climb\\p{L}*|scrambl\\p{L}*|walk\\p{L}*|hik\\p{L}*|summit|mountain|munro|snow\\p{L}*|winter|' +
        'gully|face|route|peak|top|\\u0001+|feb\\p{L}*|jan\\p{L}*|dec\\p{L}*|march|nov\\p{L}*',
    ],
    topics: ['wind', 'temperature', 'snow'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'avalanche',
    all: [
      'transceivers?|avalanche (?:beacon|bag|airbag|probe)s?|beacon and probe|airbag pack|' +
        '(?:fresh|new|cm of|inches of) (?:\\p{L}+ )?(?:snow|powder)|fresh overnight|powder|windslab|wind ?loaded|' +
        '(?:off|back)[- ]?(?:piste|country)|couloirs?',
      'skip|leave|without|no worries|stable|safe|off[- ]?piste|back ?country|tour\\p{L}*|couloir|ski\\p{L}*|' +
        'board\\p{L}*|face|bowl|slope|steep|first tracks|best|no new snow',
    ],
    unless: 'how much|will (?:it|there)|any (?:fresh|new)',
    topics: ['snow', 'wind', 'temperature'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'heights',
    all: [
      'rungs?|(?:get|go|going|climb|climbing|pop|popping|nip|nipping|crawl|walk|walking|stand|standing|kneel|' +
        'step) (?:\\p{L}+ )?(?:up )?(?:on ?to|on|over|across) (?:the |my |our |a |it\\b )?(?:\\p{L}+ )?(?:roofs?|' +
        'ridge tiles?|skylight|glass roof)(?! (?:terrace|garden|bar|top))|' +
        'moss (?:on|off|from) (?:the|my|our) (?:\\p{L}+ )?roof|(?:leaves|moss|muck|gunk) (?:out of|from|off) (?:the |' +
        'my |our )?(?:gutters?|guttering|roof)|roof\\b[^.?!]{0,40}?\\b(?:walk|stand|climb|step) (?:on|over|' +
        'across)(?: it| \\u0001|\\W*$)|up (?:on )?(?:the )?(?:ridge|roof|rafters|apex|tiles) (?:to|for|and) (?:fix|' +
        'replace|nail|point|patch|sort)|(?:no|without(?: a)?) harness|' +
        '(?:up|on|off|from) (?:a|the|my|our) (?:\\p{L}+ )?(?:ladder|step ?ladder|scaffold(?:ing)?|tower scaffold|' +
        'chimney)|ladders?(?=.{0,60}(?:gutter|roof|slate|tile|hold|foot(?:ing|ed)|damp|wet|gust|wind|aerial|window|' +
        'tree))|footing (?:the|my) ladder|mewps?|cherry[- ]?pickers?|(?:scissor|boom|aerial|genie)[- ]?lifts?|' +
        'tower scaffold|abseil\\p{L}* (?:off|down) (?:the|a) (?:building|tower|roof)',
    ],
    unless: 'roof (?:terrace|garden|bar)|rooftop',
    topics: ['gusts', 'wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'people-at-risk',
    all: [],
    named: `${SMALL_CHILD}|${OLD_PERSON}`,
    alsoAll: [HOT_HOURS],
    unless:
      '(?:sun ?(?:cream|screen|block)|(?:sun )?lotion|sun ?hats?)(?: needed| required| necessary)?\\W*$|' +
      '(?:need|needs|pack|bring) (?:\\p{L}+ ){0,2}?(?:sun ?(?:cream|screen|block)|lotion|sun ?hats?)|wear|' +
      'dress(?:ed)?|clothes|layers|blanket|tog|coat|jacket|bib|what time|when|which|birthday|' +
      '(?:visit|see)(?:ing)? (?:my |our |the )?(?:grand\\p{L}+|nan|gran)|' +
      "grand(?:ma|mother|dad|father|pa)(?:'s|s) (?:house|place|garden)|rain(?:ing)?|shower|" +
      'baby (?:shower|blue|change)|nanny|umbrellas?|broll(?:y|ies)|funeral|burial|graveside',
    topics: ['feels-like', 'uv'],
    isGrave: true,
    onlyJudged: true,
  },
  {
    subject: 'airspace',
    all: [],
    named:
      'drones?|mavic|dji|mini \\d(?: pro)?|avata|phantom \\d|quadcopters?|uavs?|(?:model|rc) (?:plane|aircraft|helicopter)',
    alsoAll: [
      'heathrow|gatwick|stansted|luton airport|london city airport|jfk|lax|schiphol|charles de gaulle|cdg|' +
        'frankfurt airport|heliports?|helipads?|airports?|airfields?|aerodromes?|air ?base|raf \\p{L}+|runways?|' +
        'perimeter|flight ?paths?|approach path|planes (?:land|take|coming|com)|prisons?|power station|white house|' +
        'parliament|palace',
      'near|by|next|beside|close|over|around|at|from|mile|miles|km|perimeter|fence|edge|film|planes|fly|flying|put|' +
        'up|runway|path|outside|live',
    ],
    topics: ['wind', 'gusts', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'tidal-crossing',
    all: [
      '(?:over|across) (?:the )?(?:\\p{L}+ )?(?:sands|mud ?flats|estuary)|' +
        'tide(?:\\Ws|s| is| will be)? (?:out|going out|low|down)',
      'short ?cut|cross\\p{L}*|walk\\p{L}*|rid\\p{L}*|driv\\p{L}*|over|across|out to|get to',
    ],
    topics: ['wind', 'fog', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'flooding',
    all: [
      '(?:creek|river|causeway|low[- ]water|stream|wash|burn|beck) crossings?|' +
        'crossing (?:the |a )?(?:creek|river|wash|causeway|stream|burn|beck)|' +
        '(?:cross|ford|wade)(?:ing)? (?:the |a |that |this )?(?:creek|river|stream|burn|beck|wash|causeway|dip)|' +
        'water (?:over|across|on) (?:the |a |that )?(?:lane|road|track|bridge|ford|drive)|' +
        '(?:river|water|stream|beck|burn|creek|brook)(?:\\W?s| is| has| have)? (?:(?:all|right|well|just|come|came|coming|gone|' +
        'got|up|risen|rising|flowing|running|pouring|spilling|burst|lapping) )+(?:over|across|onto|on) ' +
        '(?:the |our |that |a )?(?:road|lane|track|bridge|causeway|path|ford)|' +
        '(?:ford|dip)(?=.{0,40}(?:foot deep|shallow|hubcaps?|drive it|knee|wheels?|deep))|' +
        '(?:up to|over) (?:the |my )(?:hub ?caps?|sills?|axles?|bumper|bonnet|knees?)|standing water|' +
        '(?:foot|feet|inch|inches|cm) deep',
      'driv\\p{L}*|car|ute|4x4|suv|van|jeep|truck|fiesta|make it|walk\\p{L}*|wade|wading|hik\\p{L}*|rid\\p{L}*|' +
        'cycl\\p{L}*|carry on|get (?:through|across|over)|through|safe|ok|okay|fine|tomorrow|work',
    ],
    topics: ['rain', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'inflatables',
    all: [
      'rubber (?:dinghy|boat|ring)|inflatable (?:boat|dinghy|kayak|canoe)|li-?los?|(?:inflatable|blow[- ]?up) \\p{L}+',
      'across|out|sand ?bar|estuary|island|buoy|offshore|off the land|float\\p{L}*|tide|current|drift\\p{L}*|' +
        'wind\\p{L}*|calm|flat',
    ],
    unless:
      'bouncy|slide|castle|pool party|(?:inflatable|blow[- ]?up) (?:paddling )?pool|tent|hot ?tub|santa|arch|screen',
    topics: ['wind', 'gusts'],
    isGrave: true,
  },
  {
    subject: 'water',
    all: [
      'swim(?:s|ming)? (?:\\p{L}+ )?(?:to|across|around|round|out|between) (?:the |a |that |and )?(?:buoys?|island|' +
        'pontoon|pier|far|other|bay|point|lighthouse|rock|boat|lake|river|channel|harbou?r|back)|' +
        'lifejackets? (?:optional|not needed|needed)|(?:no|without|skip the|leave the) (?:life ?jackets?|' +
        'buoyancy aids?|wet ?suits?)',
    ],
    topics: ['waves', 'wind', 'gusts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'sleeping-outdoors',
    all: [
      '(?:2|3|4|two|three|four)[- ]?seasons? (?:\\p{L}+ )?(?:bag|sleeping bag|tent|mat)|sleeping bags?|' +
        'winter (?:camp|camping|bivvy|bivouac)|snow hole|quinzhee|igloo',
      'minus|-\\d+|below|freez\\p{L}*|frost\\p{L}*|cold|warm enough|winter|ok|okay|enough|calm|camp\\p{L}*|night',
    ],
    unless: 'which|what (?:sleeping )?bag|what rating',
    topics: ['temperature', 'wind'],
    isGrave: true,
    isAnswered: true,
  },
];
