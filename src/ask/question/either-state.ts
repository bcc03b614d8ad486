/** "Wet or dry", "hot or cold": which of two opposite states the weather is in. A yes or a no would be to neither of them. */
import type { Form, Topic } from './interpretation.ts';
import { WordPattern } from './word-pattern.ts';

/** The two ends of one scale each. */
const OPPOSITES: ReadonlyArray<readonly [one: string, other: string]> = [
  ['wet|damp|rain(?:y|ing)?|showery|soggy|drizzly', 'dry|fine|sunny|sun|sunshine|shine|clear|bright|nice'],
  ['sunny|sun|clear|bright|blue sk(?:y|ies)', 'cloudy|cloud|overcast|gr[ae]y|dull|gloomy|murky'],
  [
    'hot|warm|boiling|roasting|scorching|sweltering|mild|toasty',
    'cold|cool|chilly|freezing|fresh|mild|nippy|parky|baltic',
  ],
  ['windy|breezy|blowy|gusty|blustery', 'calm|still'],
  [
    'nice|lovely|good|great|decent|fine|glorious',
    'bad|horrible|horrid|miserable|awful|rubbish|rotten|grim|nasty|grotty|crap',
  ],
  ['muggy|humid|sticky|close', 'fresh|dry|clear'],
];
const LINK =
  '(?: (?:day|days|weather|out|outside|one|all day))? or (?:(?:just|a|is|will|be|it|stay|going|to|gonna|more|rather|quite|really|pretty) )*';

const EITHER = new WordPattern(
  `\\b(?:${OPPOSITES.flatMap(([one, other]) => [`(?:${one})${LINK}(?:${other})`, `(?:${other})${LINK}(?:${one})`]).join('|')})\\b(?! enough\\b)`,
);

/** "Is it going to be sunny at the weekend, or will it pour": one state, and what would be its end. */
const STATE_OR_EVENT = new WordPattern(
  `^\\W*(?:(?:so|and|but) )*(?:is|will) (?:it|the weather|tomorrow|today) (?:be |going to |gonna |stay |staying |looking |meant to |supposed to )*` +
    `(?:${[...new Set(OPPOSITES.flat().flatMap((words) => words.split('|')))].join('|')})\\b[^?!.]*[ ,]or (?:will|is|does) it (?!not\\b|be \\p{L}+er\\b)`,
  'u',
);

/** "Frost or no frost tonight". */
const OR_NONE = new WordPattern(
  /\b(rain|frost|snow|wind|fog|sun|sunshine|ice|thunder|clouds?|breeze|showers)(?: \p{L}+)?,? or (?:no|not any|without) \1\b/u,
);

/** "Is it mild": between cold and warm, which another day or land has elsewhere; "mild enough to sit out" is of the sitting. */
const MILD = new WordPattern(
  /\bmild(?=\W*$| (?:in|at|out|outside|outdoors|here|there|today|tonight|tomorrow|this|next|on|for|over|all|or|and|weather|day|night|evening|now)\b)/,
);

/** Whether no yes or no is due, as what is asked for lies between two ends. */
export function asksForBetween(plain: string): boolean {
  return asksWhichState(plain) || MILD.test(plain);
}

/** Weather that is stated as there or not there; any other is told by its values. */
const STATED: ReadonlySet<Topic> = new Set<Topic>(['rain', 'sun', 'cloud', 'ice', 'snow', 'fog', 'thunder']);

export function asksWhichState(plain: string): boolean {
  return EITHER.test(plain) || STATE_OR_EVENT.test(plain) || OR_NONE.test(plain);
}

/** The form in which one of two states is told; null where another form has been worded: "wet or dry days". */
export function formOfEither(written: Form, topic: Topic): Form | null {
  if (written !== 'yes-no' && written !== 'value') return null;
  return STATED.has(topic) ? 'yes-no' : 'value';
}

const MORE_ONE_WAY =
  '(?:warmer|hotter|milder|wetter|windier|sunnier|brighter|colder|cooler|drier|dryer|calmer|cloudier|duller)';
/** "Cooler tomorrow or about the same". */
const UNCHANGED =
  '(?:(?:will it |is it |does it |it will |it.ll )?(?:just |be |stay |stays |remain |remains |keep |going to be )*(?:(?:about|much|roughly|more or less|pretty much|exactly) )?the same|' +
  'unchanged|no (?:change|different|difference))';
const BOTH_WAYS = new WordPattern(
  `\\b${MORE_ONE_WAY} or (?:\\p{L}+ )?${MORE_ONE_WAY}\\b(?!.*\\bthan\\b)|` +
    `\\b(?:${MORE_ONE_WAY}|less (?:hot|cold|warm|windy|rainy|wet|humid))\\b(?!.*\\bthan\\b)[^?!.]{0,40}?,? or ${UNCHANGED}(?! (?:as|kind|sort|amount|time)\\b)`,
  'u',
);

/** "Hotter or cooler tomorrow": the one that it is, with no yes or no. */
export function comparesBothWays(plain: string): boolean {
  return BOTH_WAYS.test(plain);
}
