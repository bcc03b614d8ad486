/** Questions after what a place is like in a usual year: "how hot does it get in Dubai", "why does it rain so much in Ireland". */
import { BLANK } from './text.ts';
import { WordPattern } from './word-pattern.ts';

const HABIT = new WordPattern(
  '\\b(?:how (?:hot|cold|warm|cool|wet|windy|humid|dry|chilly|mild|snowy|rainy|much|often) (?:does|do) (?:it|' +
    `they|${BLANK}+)(?: actually| really| ever| generally)* (?:get|rain|snow|blow)|` +
    `(?:does|do) (?:it|they|${BLANK}+)(?: actually| really| generally)* (?:(?:rain|snow) (?:more|less)|` +
    '(?:get|have|see) (?:more|less) (?:rain|snow|sun|sunshine|wind|fog|frost))|' +
    `how (?:hot|cold|warm|wet|windy|humid) can (?:it|${BLANK}+)(?: actually| really| ever)* get|` +
    'where does it (?:rain|snow) (?:more|most|less|least)|' +
    '(?:who|which|where|which (?:city|town|place|one)) (?:gets|has) (?:more|less|' +
    '(?:the )?(?:most|least)) (?:rain|snow|sun|sunshine|wind|fog|frost)|' +
    `(?:which|who|where)(?:'s| is) (?:the )?(?:rainier|snowier|foggier)(?=,? ${BLANK})|` +
    `is ${BLANK}+(?: (?:really|actually|generally))? (?:wetter|drier) than(?= ${BLANK})|` +
    `is (?:${BLANK}+|it)(?: \\p{L}+)? (?:rainier|snowier|foggier) (?:in ${BLANK}+ )?than(?= (?:in )?${BLANK})|` +
    `why (?:does|do) (?:it|they|${BLANK}+)(?: (?:always|actually|really|generally))* (?:rain|snow|get|have)|` +
    `why (?:is|are) (?:(?:it|the weather|${BLANK}+) (?:in ${BLANK}+ )?always|${BLANK}+(?: weather)? so)|` +
    `how (?:rainy|wet|snowy|sunny|windy|cloudy|foggy|humid|dry|hot|cold) is (?:it (?:in|at) )?${BLANK}+ (?:really|` +
    `actually|in general|generally|on the whole)|how (?:rainy|snowy) is (?:it in )?${BLANK}+(?=\\W*$)|` +
    `is ${BLANK}+ (?:very |really |that )?(?:rainy|snowy)(?=\\W*$)|` +
    'climates?)\\b',
);

/** "How hot does it get in Dubai", "does it rain more in Seattle or London": of a usual year, where no time is named. */
export function asksHabitOfPlace(plain: string): boolean {
  return HABIT.test(plain);
}

const ALL_YEAR = new WordPattern(/\ball year(?: round)?\b|\byear[ -]round\b/);

/** "Is Singapore hot all year round": of a usual year, and not of what is left of this one. */
export function asksAllYear(plain: string): boolean {
  return ALL_YEAR.test(plain);
}
