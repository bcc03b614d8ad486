/**
 * Questions of what the rain will be like, and not whether there is any: "only drizzle", "heavy rain tomorrow?", "just a shower or in
 * for the day". A yes to rain would be taken for one to its strength, or to how long it lasts.
 */
import type { Form, Topic } from './interpretation.ts';
import { WordPattern } from './word-pattern.ts';

const ONLY =
  '(?:only|just|merely|nothing (?:but|more than|worse than)|no (?:more|worse) than)(?: (?:going to|gonna|be|a|an|the|some|odd|occasional|bit|of|few|quick|passing|very|one|that|those|sort|kind))*';
const LIGHT =
  '(?:light|fine|slight|gentle) (?:rain|drizzle|shower)\\p{L}*|drizzl\\p{L}*|mizzl\\p{L}*|spits?|spitting|spots?(?: of rain)?|a spot of rain';
const HEAVY =
  '(?:heavy|heavily|torrential|hard|properly|persistent(?:ly)?|steady|proper|a proper|a real|a downpour|downpours?|pour(?:ing)?|worse)';

const LIGHT_ALONE = new WordPattern(
  `\\b${ONLY} (?:${LIGHT})\\b|\\b${HEAVY}(?: (?:rain|rains|stuff|downpour))?,? or (?:${ONLY} |is it |will it be |be |a |more )*(?:${LIGHT}|light)\\b|` +
    `\\b(?:${LIGHT}|light),? or (?:is it |will it be |something |be |a |going to )*${HEAVY}\\b`,
  'u',
);

const RAINFALL = '(?:rain(?:fall|storms?)?|showers?|stuff|precipitation)';
const HEAVILY = new WordPattern(
  '\\bhow (?:heavy|heavily|hard|intense|bad) (?:is|will|does|would) (?:it|the rain|this rain|that rain|the showers)(?! (?:\\p{L}+ )?(?:snow|blow|freez))|' +
    `\\b(?:heavy|torrential|hard|intense|big|biblical|monsoon|significant|serious|severe) ${RAINFALL}\\b|` +
    '\\b(?:rain(?:ing)?|pour(?:ing)?|com(?:e|ing) down) (?:\\p{L}+ )?(?:heavily|hard|torrentially)\\b|' +
    `\\b(?:is|will|are|was) (?:it|the rain|this rain|that rain|the showers) (?:going to |gonna |be |get |getting |really |very |that |too )*(?:heavy|torrential)\\b|` +
    '\\b(?:cloud ?bursts?|downpours?)\\b',
  'u',
);

const FOR_THE_DAY =
  'for (?:the|most of the|the whole|the rest of the) (?:day|morning|afternoon|evening|night|weekend|duration)';
const LASTING = new WordPattern(
  `\\b${ONLY} (?:showers?|showery|a passing shower)\\b|\\b(?:set|settled|setting|in|here|on) (?:in )?${FOR_THE_DAY}|` +
    '\\b(?:has|have|is|will|does) (?:the |this |that |it |all this )(?:rain )?(?:going to |gonna |just |now )*(?:set|setting|settled|settling) in\\b' +
    '(?! (?:at|by|from|around|after|before|tomorrow|on)\\b)|' +
    '\\b(?:rain(?:ing)?|wet|last|pour(?:ing)?) for (?:long|ages|a long time|a while)\\b|' +
    '\\b(?:rain\\p{L}*|it|be|showers) (?:be )?(?:(?:just|mostly) )?(?:on and off|off and on|intermittent(?:ly)?|stop[- ]start)\\b',
  'u',
);

/** `heavy`: whether it is; `light`: how strong it is at most. */
export type RainStrength = 'heavy' | 'light';

/** What is asked of the strength of the rain, as a part of an interpretation. */
export function rainStrengthIn(plain: string, topic: Topic, form: Form): { readonly rainStrength?: RainStrength } {
  if (topic !== 'rain' || (form !== 'yes-no' && form !== 'value')) return {};
  if (LIGHT_ALONE.test(plain)) return { rainStrength: 'light' };
  return HEAVILY.test(plain) ? { rainStrength: 'heavy' } : {};
}

/** Whether it is asked how long the rain lasts, by "just a shower" or "set in for the day". */
export function asksHowLasting(plain: string): boolean {
  return LASTING.test(plain);
}
