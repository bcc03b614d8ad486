/** The English words of what no source here has. */
import type { UnsourcedTopic } from './interpretation.ts';
import { NO_WORDS } from './no-words.ts';

interface UnsourcedWords {
  readonly topic: UnsourcedTopic;
  readonly plain: string;
  readonly shared: string;
}

const words = (topic: UnsourcedTopic, plain: string): UnsourcedWords => ({ topic, plain, shared: NO_WORDS });

const MOST = '(?:highest|lowest|hottest|coldest|warmest|wettest|driest|windiest|most|least|biggest|heaviest)';

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
];
