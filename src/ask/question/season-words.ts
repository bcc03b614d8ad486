/** Questions about the seasons themselves: "when does autumn start", "is it spring yet", "what season is it". */
import { wholeWords } from './text.ts';

export type SeasonName = 'spring' | 'summer' | 'autumn' | 'winter';

export interface WantedSeason {
  /** Null where it is asked which one is. */
  readonly name: SeasonName | null;
  /** `now`: whether it is that one. */
  readonly asks: 'start' | 'end' | 'both' | 'now';
}

const KIND = '(?:the )?(?:(?:meteorological|astronomical|calendar|official) )?';
const NAME = `${KIND}(?:spring|summer|autumn|fall|winter)(?:time)?(?: season)?`;
const OFTEN = '(?:officially |actually |technically |astronomically |meteorologically |really |next )?';
const BEGINS = '(?:start|starts|started|begin|begins|began|begun|arrive|arrives|arrived)';
const ENDS = '(?:end|ends|ended|finish|finishes|finished|over)';
/** "In Leeds", "this year", or nothing more: "the first day of summer holidays" is none of a season. */
const ALONE =
  '(?=[ ,]*(?:$|[?!.,\\u0001]|(?:in|at|for|on|by|according|this|next|officially|here|yet|now|already|still|or|' +
  'and|when|what|there|over there|down there|\\d{4})(?!\\p{L})))';

/** As patterns of the topic. */
export const SEASON_QUESTIONS = [
  '(?<=^\\W*(?:(?!\\p{L}+est )\\p{L}+ )?)(?:spring|summer|autumn|winter) months(?=\\W*$| (?:in|for) ?\\u0001+\\W*$)',
  `(?:when|what day|what date|(?:what|which) month)(?:'s| is| does| do| did| will| has)? ${NAME} ${OFTEN}(?:${BEGINS}|${ENDS}|here|due)${ALONE}`,
  "(?:when|what day|what date)(?:'s| is| was| will be)? (?:the )?(?:first day|last day|start|end|beginning|" +
    `onset) of ${NAME}${ALONE}`,
  // "When is winter in Argentina": from when to when.
  `(?:when|what months?|which months?)(?:'s|s| is| are)? (?:the )?${NAME}(?: months)?` +
    '(?=[ ,]*(?:$|[?!.]|(?:in|at|for|down|over|here|there)(?!\\p{L})| ?\\u0001))',
  // "Sydney spring starts when", "when is it spring in Sydney".
  `(?:the )?(?:spring|summer|autumn|winter) ${OFTEN}(?:${BEGINS}|${ENDS}) when`,
  'when (?:is|does) it (?:(?:become|officially|technically) )*(?:spring|summer|autumn|fall|' +
    'winter)(?=[ ,]*(?:$|[?!.,\\u0001]|(?:in|at|here|there|down)(?!\\p{L})))',
  `(?:first|last) (?:official )?day of ${NAME}${ALONE}`,
  `(?<=^\\W*)(?:the )?(?:start|beginning|end) of ${NAME}${ALONE}(?!.*\\b(?:temps?|temperatures?|weather|` +
    'how (?:hot|cold|warm|wet|windy)|rain|snow|like|warm|cold|hot|sunny|sunshine)\\b)',
  `(?:has|have|did) ${NAME} ${OFTEN}(?:${BEGINS}|${ENDS})${ALONE}`,
  `is ${NAME} ${OFTEN}(?:(?:nearly|almost|already|finally) )?(?:over|here|coming to an end)${ALONE}`,
  `is it (?:officially |technically |still |already |now |yet |really )*${NAME}(?: already| yet| now|` +
    ' still)?(?=[ ,]*(?:$|[?!.,\\u0001]|(?:in|at|here|or)(?!\\p{L})))',
  "(?:are we|we are|we're) (?:officially |still |already |now )*in (?:the )?(?:spring|summer|autumn|fall|" +
    `winter)(?:time)?(?: already| yet| now| still)?${ALONE}`,
  '(?:what|which) season (?:is it|are we in|is this|do (?:they|we) have|is)',
  'how (?:long|many (?:more )?(?:days|weeks|months)|far)(?: is it| are there| is there| left| away)?(?: until|' +
    ` till| til| to| before) ${NAME}${ALONE}`,
  `(?:meteorological|astronomical) (?:spring|summer|autumn|fall|winter)(?: ${BEGINS}| ${ENDS})?`,
].join('|');

const PATTERN = wholeWords(SEASON_QUESTIONS);
const NAMES: ReadonlyArray<readonly [RegExp, SeasonName]> = [
  [/\bspring/, 'spring'],
  [/\bsummer/, 'summer'],
  [/\b(?:autumn|fall)/, 'autumn'],
  [/\bwinter/, 'winter'],
];
const OF_END = new RegExp(`\\b(?:${ENDS}|last (?:official )?day|coming to an end)\\b|\\b(?:the )?end of\\b`);
/** Nothing but the season. */
const OF_BOTH =
  /^(?:when|what months?|which months?)(?:'s|s| is| are)? (?:the )?(?:spring|summer|autumn|fall|winter)(?:time)?(?: season)?(?: months)?$|^(?:spring|summer|autumn|winter) months$/;
const OF_NOW =
  /^(?:is it|are we|we are|we're|(?:what|which) season)\b|^(?:has|have|is)\b(?!.*\b(?:first|last|start of|end of)\b)/;

/** The season that a plain text asks about; null for none. */
export function seasonIn(plain: string): WantedSeason | null {
  const [text] = plain.match(PATTERN) ?? [];
  if (text === undefined) return null;
  const name = NAMES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  // "Has spring started", "is summer over": whether it is that season now.
  if (OF_NOW.test(text)) return { name, asks: 'now' };
  return { name, asks: OF_END.test(text) ? 'end' : OF_BOTH.test(text) ? 'both' : 'start' };
}
