/**
 * Questions for a yes or no that get the values alone. "Is it snowing heavily", "is it only a light breeze", "a hard frost tonight":
 * how strong it is asked to be has no limits here, and a yes to any snow would be taken for one to heavy snow (of rain, see
 * `rain-strength.ts`). And what today is like is no yes or no to an event of another day, whose date nobody here knows.
 */
import type { Interpretation, Topic } from './interpretation.ts';
import { WordPattern } from './word-pattern.ts';

const FALLS = '(?:showers?|snow(?:fall|ing|s)?|snow showers?|sleet|flurries)';
const HOW =
  '(?:heavy|heavily|torrential|moderate|lightly|hard|persistent|significant|serious|gentle|fine|proper|bad|intense|(?<=(?:just|only|merely) (?:be |a |some |the )*)light)';
const BE =
  '(?:(?:be|being|is|are|was|were|going to|gonna|get|getting|that|so|very|really|quite|too|as|particularly|just|only) )*';

const OF_SNOW = new WordPattern(
  `\\b${HOW}(?:er)? (?:(?:and|or|enough|spells? of|bursts? of|bits? of|periods? of) )*(?:\\p{L}+ )?${FALLS}\\b|` +
    `\\b${FALLS} ${BE}${HOW}(?:er)?\\b(?! (?:enough|\\p{L}+ing|to)\\b)|` +
    `\\b(?:just|only|merely|nothing (?:but|more than)) (?:to )?(?:be )?(?:an? |some |the )?(?:(?:few|odd|quick|brief|passing|bit of|spot of|little|tiny) )*` +
    `(?:${FALLS}|dusting)\\b`,
  'u',
);
const OF_FROST = new WordPattern(
  /\b(?:hard|heavy|severe|sharp|bad|proper|killing) (?:ground |air )?(?:frosts?|freeze)\b/,
);
const OF_FOG = new WordPattern(/\b(?:thick|dense|heavy|bad) (?:fog|mist)\b/);
const OF_WIND = new WordPattern(
  /\b(?:light|gentle|slight|moderate|mild) (?:winds?|breezes?)\b|\b(?:just|only) (?:a )?breezy?\b/,
);

const BY_TOPIC: Partial<Readonly<Record<Topic, WordPattern>>> = {
  snow: OF_SNOW,
  ice: OF_FROST,
  fog: OF_FOG,
  wind: OF_WIND,
};

/** `plain`: the question, where no verdict hangs on the weather; null elsewhere. */
export function toldPlainly(interpretation: Interpretation, plain: string | null): Interpretation {
  const { form, topics, undated } = interpretation;
  const isOfStrength = plain !== null && BY_TOPIC[topics[0]]?.test(plain) === true;
  if (form !== 'yes-no' || (undated === undefined && !isOfStrength)) return interpretation;
  return { ...interpretation, form: 'value', topics: topics[0] === 'activity' ? ['general'] : topics };
}
