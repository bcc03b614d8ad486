/** The English words of what no source here has. */
import type { Topic, UnsourcedTopic } from './interpretation.ts';
import { NO_WORDS } from './no-words.ts';

interface UnsourcedWords {
  readonly topic: UnsourcedTopic;
  readonly plain: string;
  readonly shared: string;
}

const words = (topic: UnsourcedTopic, plain: string): UnsourcedWords => ({ topic, plain, shared: NO_WORDS });

const MOST = '(?:highest|lowest|hottest|coldest|warmest|wettest|driest|windiest|most|least|biggest|heaviest)';

/** A height at which the wind is another than the one that is forecast, which is that at 10 m. */
const HIGH_UP =
  '(?:[2-9]\\d|\\d{3,5}|\\d{1,2}[,.]\\d{3}) ?(?:m|metres?|meters?|ft|feet)(?!\\p{L}| ?\\/)|winds?(?: speeds?)?(?: doing)?(?: up)? at \\d{3} ?(?:mb|hpa)';

/** What a source has instead, and the answer tells beside. */
export const BESIDE: Readonly<Partial<Record<UnsourcedTopic, readonly Topic[]>>> = {
  hail: ['thunder'],
  dew: ['temperature', 'dew-point'],
  soil: ['temperature', 'rain'],
  'cloud-base': ['cloud'],
  'freezing-level': ['temperature'],
  'upper-wind': ['wind'],
  evaporation: ['temperature', 'humidity', 'wind'],
  'degree-days': ['temperature'],
  swell: ['waves'],
  rainbows: ['rain', 'sun'],
  dust: ['air-quality', 'wind'],
  seeing: ['cloud'],
  satellites: ['cloud'],
  'density-altitude': ['temperature', 'pressure'],
  radar: ['rain'],
};

export const UNSOURCED_WORDS: readonly UnsourcedWords[] = [
  words(
    'currents',
    'rip ?(?:currents?|tides?)|(?:ocean|sea|tidal|water) currents?|undertow|(?<!the |with )currents(?= \\u0001| at| in| off|$)',
  ),
  words(
    'tides',
    'tides?|tidal|(?:high|low) (?:tides?|water)(?: times?)?|tide (?:times?|tables?)|(?:spring|neap) tides?|tide (?:is )?(?:in|out)',
  ),
  words('avalanches', 'avalanches?(?: (?:risk|danger|forecast|warning|hazard|conditions))?'),
  words(
    'lake-ice',
    '(?:lake|pond|river|canal|reservoir|sea) ice|frozen (?:over )?(?:lake|pond|river|canal|reservoir)|(?:lake|pond|river|canal|reservoir) (?:is |be )?(?:frozen|freeze|froze)(?: over| solid)?|ice (?:thickness|fishing)|ice (?:on (?:the|my|our) )?(?:lake|pond|river|canal|reservoir)|(?:thick|safe) (?:is|enough is) the ice|the ice (?:is |be )?(?:thick|safe|strong)(?: enough)?',
  ),
  words(
    'rivers',
    '(?:river|stream|water|lake|reservoir|loch|dam) (?:levels?|heights?|flows?|gauges?)|(?:level|height|flow) of the (?:river|stream|lake|reservoir)|river (?:is )?(?:high|low|burst|bursting|rising)',
  ),
  words('earthquakes', 'earth ?quakes?|quakes?|tremors?|seismic(?: activity)?|tsunamis?'),
  words('volcanoes', 'volcano(?:es|s)?|volcanic(?: ash| eruptions?| activity)?|ash cloud'),
  words(
    'wildfires',
    '(?:wild|bush|forest|brush|grass) ?fires?(?: (?:risk|danger|smoke))?|fire (?:danger|risk|weather|bans?|hazard|index)|fires? (?:near|close to|around)',
  ),
  words(
    'roads',
    'roads? (?:conditions?|closures?|status|works?|surface)|(?:conditions?|state) (?:of|on) the (?:roads?|motorways?|highways?)|(?:roads?|motorways?|highways?|pass|passes) (?:be |still )?(?:open|closed|gritted|passable|blocked)|traffic(?: conditions| jams?)?',
  ),
  words(
    'ski-lifts',
    '(?:ski|chair|drag) ?lifts?(?: (?:be |still )?(?:open|running|closed|operating))?|gondolas?|cable cars?|lifts? (?:be |still )?(?:open|running|closed|operating)|(?:slopes?|pistes?|ski runs?|ski area|ski resort) (?:be |still )?(?:open|closed|groomed)|(?:open|groomed) (?:slopes?|pistes?|runs?|lifts?)|piste (?:conditions|status|report)',
  ),
  words(
    'records',
    `records? (?:\\u0001+ |\\p{L}+ )?(?:max(?:imum)?|min(?:imum)?)s?|records? (?:highs?|lows?|temps?|temperatures?|heat|cold|rain|rainfall|snow|snowfall|winds?)|(?:all[- ]time|on record|ever (?:recorded|measured|seen|been|had|was))|${MOST} (?:temperature |rain |rainfall |wind |snow )?(?:ever|on record|recorded|measured)(?: recorded| measured)?|(?:highest|lowest) recorded|records? (?:be |been )?(?:broken|set)|weather records?`,
  ),
  words(
    'frost-dates',
    '(?<!was the |was there |since the |had the |date of the )(?:first|last|average last|average first) (?:spring |autumn |fall |ground |air |hard |killing )?(?:frost|freeze)(?: dates?| days?)?|frost dates?|growing season',
  ),
  words('hurricane-season', '(?:hurricane|typhoon|cyclone|tornado|storm) seasons?'),
  words('hail', 'hail(?:storms?|ing|stones?)?'),
  words('dew', '(?:heavy |morning )?dew(?! ?-?points?)(?:fall|y)?'),
  words(
    'soil',
    'soil (?:temperatures?|temps?|moisture|warmth|too dry|too wet|dry enough|warm enough)|(?:temperature|moisture|warmth) of the soil|ground temp(?:erature)?s?|(?:how )?(?:warm|cold|wet|dry|moist)(?: enough)? is the (?:soil|ground)|(?:warm|dry)(?: enough)? soil|water ?logg(?:ed|ing)',
  ),
  words(
    'cloud-base',
    'cloud ?bases?|base of the clouds?|cu base|cloud ceilings?|ceilings? (?:and|at|over|below|above|forecast)|(?:temperature )?inversions?(?: layers?| risk)?',
  ),
  words(
    'freezing-level',
    '(?:freezing|zero|snow) levels?(?! pegging)|(?:freezing|zero degree) (?:line|isotherm)|height of the freezing level|snow ?line',
  ),
  words(
    'upper-wind',
    `winds? aloft|upper[- ](?:level )?winds?|jet ?streams?|winds?(?: speeds?)?(?: doing)?(?: up)? at (?:about )?${HIGH_UP}`,
  ),
  words('evaporation', 'evaporation(?: rates?)?|evapotranspiration|eto|et0'),
  words('degree-days', '(?:heating |cooling |growing )?degree[- ]days?|gdd|hdd|cdd|chill (?:hours|units)'),
  words(
    'swell',
    '(?:swell|wave|waves) (?:size |height )?(?:and )?(?:periods?|directions?)|(?:period|direction) of the (?:swell|waves)',
  ),
  words('rainbows', 'rainbows?'),
  words(
    'eclipses',
    "(?:is|will|was) there (?:be |going to be )?(?:an?|any) (?:\\p{L}+ )?eclipse|when(?: is|'s)? (?:the |there )?(?:an? )?(?:next )?(?:\\p{L}+ )?eclipse|(?:what time is|next|any) (?:the )?(?:\\p{L}+ )?eclipse",
  ),
  words(
    'dust',
    'sahara(?:n)? (?:dust|sand)|dust (?:storms?|levels?|clouds?|haze|in the air)|(?:blowing|desert) (?:dust|sand)|sand ?storms?|(?:will|is|how bad is) the dust',
  ),
  words(
    'trends',
    'trends? (?:of|in|for) (?:the )?(?:\\u0001+ )?(?:annual |mean |average |yearly |summer |winter )*(?:temperatures?|rain(?:fall)?|climate|warming)|(?:temperature|climate|rainfall|warming) trends?|long[- ]term trends?',
  ),
  words(
    'seeing',
    '(?:astronomical )?seeing (?:conditions?|forecast|and transparency)|transparency and seeing|astronomical seeing',
  ),
  words(
    'satellites',
    'iss (?:pass(?:es)?|visible|overhead|flyover)|(?:international )?space station|satellite pass(?:es)?|starlinks?(?: trains?)?|comets?|noctilucent(?: clouds?)?',
  ),
  words('density-altitude', 'density altitudes?'),
  words('radar', '(?:rain(?:fall)? |weather )?radar'),
];
