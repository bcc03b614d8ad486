/**
 * The English words of each topic, and the everyday words that carry no meaning here. A topic's `plain` words always mean
 * it; `shared` words have other meanings too ("cold war", "cloud storage").
 */
import { LRUCache } from 'lru-cache';
import { memoize } from '../../lib/memoize.ts';
import type { Topic } from './interpretation.ts';

interface TopicWords {
  readonly topic: Topic;
  readonly plain: string;
  readonly shared: string;
}

/** Patterns of whole words. Of several topics in a question the first in this order is the main one. */
export const TOPIC_WORDS: readonly TopicWords[] = [
  {
    topic: 'alerts',
    plain:
      '(?:weather|storm|severe|flood|heat|wind|snow|rain|frost|tornado|hurricane|met office)[ -](?:weather )?(?:warnings?|alerts?|advisor(?:y|ies)|watch)|tornado(?:e?s)?|hurricanes?|typhoons?|cyclones?|flood(?:s|ing)?',
    shared: 'warnings?|alerts?|advisor(?:y|ies)|severe',
  },
  {
    topic: 'air-quality',
    plain:
      "air quality|air(?: outside)? (?:is |be )?(?:good|bad|clean|dirty|fresh|poor|healthy|unhealthy|safe|ok|okay)|(?:clean|dirty|bad|poor|unhealthy) air|how(?:'s| is) the air|aqi|pm ?2[.,]?5|pm ?10|smog(?:gy)?|air pollution|quality of the air|polluted air",
    shared: 'pollution|polluted|ozone|smoke|smoky|breathe outside|clean air',
  },
  { topic: 'pollen', plain: 'pollen(?: counts?| levels?)?|hay ?fever', shared: 'allerg(?:y|ies)' },
  { topic: 'uv', plain: 'uv(?: index| rays| level| levels)?|ultraviolet|sunburn(?:ed|t)?', shared: 'get burn(?:ed|t)' },
  {
    topic: 'sunrise',
    plain: 'sun ?rise|sun ?up|sun (?:come|comes|rises?|coming) ?(?:up)?|day ?break',
    shared: 'dawn|first light|get light|gets light|be light|light outside',
  },
  {
    topic: 'sunset',
    plain:
      'sun ?set|sun ?down|sun (?:sets?|goes? down|going down|setting)|gets? dark|getting dark|be dark|it dark(?= )|dusk',
    shared: 'nightfall|dark outside|golden hour',
  },
  {
    topic: 'moon',
    plain: 'full moon|new moon|moon ?(?:rise|set|phase|light)|phase of the moon|(?:what|which) phase|moon phases?',
    shared: 'moon',
  },
  {
    topic: 'thunder',
    plain: 'thunder(?:storms?|y)?|lightning|hail(?:storms?|ing|stones?)?|electrical storms?',
    shared: 'storms?|stormy|storming',
  },
  {
    topic: 'feels-like',
    plain: 'feels? like|real ?feel|wind ?chill|heat index|apparent temperature',
    shared: 'feels?',
  },
  {
    topic: 'snow',
    plain:
      'snow(?:s|ing|ed|y|fall|falls|storms?|flakes?)?|blizzards?|sleet(?:ing|y)?|white christmas|white(?= \\u0001)|snow flurries',
    shared: 'flurr(?:y|ies)|slush|powder',
  },
  {
    topic: 'ice',
    plain:
      'frost(?:s|y)?|black ice|freezing rain|icy|ground frost|defrost(?:ing)?|de-?ic(?:e|ing)|scrap(?:e|ing) (?:the |my |our )?(?:car|ice|windscreen|windshield)|(?:bring|take|move|get)(?:ing)? (?:in )?(?:the |my |our )?(?:\\p{L}+ )?(?:plants?|flowers|pots|geraniums|tomatoes|seedlings)(?: in| inside| indoors)|bring in (?:the |my |our )?(?:\\p{L}+ )?(?:plants?|flowers|pots)|(?:cover|protect|fleece|wrap)(?:ing)?(?: up)? (?:the |my |our )?(?:\\p{L}+ )?(?:plants?|flowers|tomatoes|seedlings|potatoes|pots)',
    shared: 'ice(?! cream)|freeze(?: over)?|slippery',
  },
  {
    topic: 'rain',
    plain:
      '(?:bucket|chuck|tip|piss|lash|hammer|pelt|teem)(?:ing|s)? (?:it )?down|spitting|mizzl(?:e|ing)|rain(?:s|ing|ed|y|ier|iest|fall|drops?|storms?)?|drizzl(?:e|ing|y)|precipitation|precip|showery|downpours?|pouring down|pour down|dry weather|stay(?:s|ing)? dry|(?:remain|keep|be) dry|dry (?:day|days|spell|enough)|(?:get |getting |be )?(?:soaked|drenched)|(?:need|have|got|should (?:i|we)|must (?:i|we)|shall (?:i|we)|worth) (?:to )?water(?:ing)?(?: (?:the |my |our )?(?:garden|plants?|lawn|grass|flowers|allotment|tomatoes|veg|vegetables|pots|hanging baskets))?|wetter|wettest|drier|driest',
    shared: 'showers?|wet|pour|pouring|dry|dryer',
  },
  { topic: 'gusts', plain: 'gust(?:s|y|ing)|wind gusts?|gusts? of wind', shared: 'gust' },
  {
    topic: 'wind',
    plain: 'wind(?:y|ier|iest)|wind ?speeds?|wind direction|gales?|breezy|breezier|(?:strong|high) winds?',
    shared: 'winds?|breeze|breezes|blowing',
  },
  { topic: 'fog', plain: 'fog(?:gy|s)?|mist(?:y)|visibility', shared: 'mist|haze|hazy' },
  {
    topic: 'humidity',
    plain: 'humid(?:ity)?|dew ?point|muggy',
    shared: 'sticky|damp|moisture',
  },
  { topic: 'pressure', plain: 'barometric(?: pressure)?|(?:air|atmospheric) pressure|barometer', shared: 'pressure' },
  {
    topic: 'sun',
    plain:
      'sunny|sunnier|sunniest|sunshine|sunlight|clear (?:sky|skies|night|day|weather)|hours of sun|blue sk(?:y|ies)',
    shared: 'sun|bright|brighter|clear|clearer|clear up|clears up',
  },
  {
    topic: 'cloud',
    plain: 'cloud(?:y|ier|iest|less|iness)|cloud cover|overcast|clouds over',
    shared: 'clouds?|grey|gray',
  },
  {
    topic: 'temperature',
    plain:
      'brass monkeys|parky|temperatures?|temps?|degrees|celsius|fahrenheit|heat ?waves?|(?:below|above|sub)[ -]?(?:freezing|zero)|chill(?:y|ier|iest)|how (?:hot|cold|warm|cool|chilly)|warm(?:er|est)|cold(?:er|est)|hott(?:er|est)|coolest',
    shared:
      'hot|warm|cold|cool|cooler|mild|milder|heat|freezing|frigid|temperate|boiling|scorching|sweltering|roasting|toasty|baking|nippy|high|low|highs|lows',
  },
  {
    topic: 'general',
    plain:
      "nicest (?:day|weather|place)|nicest(?= \\u0001)|(?:atmospheric|weather) conditions|weather(?:'s|s)?|wether|weathr|wheather|forecasts?|foreast|forcast|meteorological|climate",
    shared:
      'conditions?|outlook|outside|outdoors|like out|be like|nice|beautiful|pleasant|good|bad|lovely|nicer|nicest|awful|terrible|horrible|gloomy|grim|miserable|fine',
  },
];

/** Function words and the wrapping of questions: they name nothing. */
const PLAIN_WORDS =
  "a about absolutely actually after again ahead alexa all almost along also always am among an and any anyone anything anytime are around as ask at away be became because been before being best better between both bother but by bye can cannot cant check chance chances could current currently day days definitely did didnt do does doesnt doing dont down during each either else enough ever every everyone everything exactly expect expected expecting far few find for forecasted from further get gets getting give given go goes going gonna good google got ground had hand happen happening happens has have having he hello help her here hey hi him his hopefully hour hours how hows however i id if ill im in info information inside instead into is isnt it its itll ive just keep know last later least less let lets level levels lets like likelihood likely little ll look looking looks lot lots made make making many may maybe me mean might mind minute minutes moment month months more morning most much must my myself near nearby need needed needs never next no not now of off often ok okay on once one only onto or other otherwise our out outside over own part percent percentage percentual perhaps period place planning plan plans please possible possibly potential predicted prediction predictions probability probable probably quick quickly quite rather re ready really right s safe said same say says see set shall she should shouldnt show since siri so some someone something sometime somewhere soon still stay stays staying such suitable supposed sure t take tell than thank thanks that thats the their them then there theres these they thing things think this those though through time times to today together told too towards town toward try turn turns typically under unless until up upon us use used using usual usually very wait wanna want wanted wants was wasnt we week weekend weeks well went were what whats when whens where wheres whether which while who whos why will with within without wont would wouldnt yes yet you your yours average normally normal typical degrees start starting starts end ending during anywhere anytime close closest currently ok kind sort type amount maximum minimum max min total more highest lowest most least report reports update detail details info today tonight tomorrow yesterday night afternoon evening year years season come comes coming bring brings carry carrying wear wearing put dress pack leave worth idea reason reach reaching reached drop drops dropping fall falling rise rising exceed exceeds above below pass passes lower upper higher compared compare comparison difference different versus vs area region position location spot current place walking distance weather's new hourly daily long last lasts shine shines shining fell phase phases next cancel postpone call visible";
const FUNCTION_WORDS: ReadonlySet<string> = new Set(PLAIN_WORDS.replaceAll("'", '').split(' '));

/** A single word of any topic: it cannot continue a name. */
const ANY_TOPIC = new RegExp(`^(?:${TOPIC_WORDS.map(({ plain, shared }) => `${plain}|${shared}`).join('|')})$`, 'u');
const known = new LRUCache<string, boolean>({ max: 5_000 });

/** Whether a folded word belongs to a topic or to everyday English. */
export function isPlainWord(key: string): boolean {
  return FUNCTION_WORDS.has(key) || memoize(known, key, () => ANY_TOPIC.test(key));
}
