/** Questions of a few words without a verb: "leeds wind tomorrow cycling". What is named of the weather is wanted, and what is done tells what for. */
import { overlap, type Span } from './text.ts';
import type { TopicHit } from './topics.ts';
import { WordPattern } from './word-pattern.ts';

/** A sentence, or words that judge: "rain ok for golf", "good wind for a sail". */
const SAYS_MORE = new WordPattern(
  new RegExp(
    String.raw`\b(?:is|isn't|are|am|was|were|be|been|will|would|won't|do|does|did|don't|can|could|can't|should|shall|may|might|must|` +
      String.raw`have|has|had|need|needs|want|wants|get|gets|getting|got|go|going|gonna|let|let's|make|take|taking|tell|give|show|` +
      String.raw`i|i'm|we|we're|we've|i've|it|it's|they|he|she|you|there|this|that|the|my|our|your|his|her|` +
      String.raw`who|what|what's|when|where|which|why|how|how's|if|whether|because|cos|so|but|or|than|not|no|without|any|` +
      String.raw`ok|okay|fine|alright|good|great|best|better|worst|ideal|perfect|nice|decent|suitable|right|fit|safe|worth|enough|too|` +
      String.raw`before|after|until|till|while|during)\b`,
    '',
  ),
);

/** Weather by its nouns, with what may stand around each. */
const NOUN = new RegExp(
  '^(?:heavy |strong |high )?(?:wind|winds|gusts?|breeze|rain|rainfall|showers?|drizzle|snow|snowfall|fog|mist|frosts?|' +
    'ice|hail|swell|waves|surf|sun|sunshine|cloud|thunder|thunderstorms?|storms?|lightning|heat|humidity|pollen|uv|aqi|' +
    'air quality|visibility|temps?|temperatures?)(?: (?:forecast|risk|chances?))?$',
  '',
);

/** What makes another thing of the noun before it: "rain jacket", "wind turbine". */
const OF_THING = new RegExp(
  '^[ -](?:jackets?|coats?|gear|covers?|boots|wear|hats?|cream|screen|turbines?|farms?|chimes?|breaks?|tyres?|tires?|chains|' +
    'rinks?|proof|barrels?|butts?|gauges?|shelters?|suits?|machines?|loungers?|terraces?|decks?|bath\\p{L}*|surf\\p{L}*)(?!\\p{L})',
  'u',
);

/** "Rain at the start": where or when of what is done. */
const PART_OF_IT =
  / (?:at|by|near|towards|from|for) (?:the )?(?:start|finish|end|halfway|half ?time|turn|top|bottom|kick ?off|ground|gates?|pitch|coast|beach|seafront)\b/g;

/** Whether a question of keywords names weather beside something to do; not so a sentence. */
export function namesWeatherAlone(hits: readonly TopicHit[], rest: string, doing: Span): boolean {
  if (SAYS_MORE.test(rest.replace(PART_OF_IT, ''))) return false;
  return hits.some(
    (hit) => !overlap(hit, doing) && NOUN.test(rest.slice(hit.start, hit.end)) && !OF_THING.test(rest.slice(hit.end)),
  );
}
