/** The words of kinds of days: dry, frosty, hot. */
import type { Topic } from './interpretation.ts';
import { wholeWords } from './text.ts';
import { WordPattern } from './word-pattern.ts';

/** What a day is counted for. `ice`: no thaw all day. `tropical`: a night that stays warm. */
export const DAY_KINDS = [
  'dry',
  'wet',
  'snowy',
  'frosty',
  'frost-free',
  'ice',
  'hot',
  'warm',
  'cold',
  'tropical',
  'sunny',
  'cloudy',
  'windy',
  'calm',
  'gale',
  'foggy',
  'thundery',
] as const;

export type DayKind = (typeof DAY_KINDS)[number];

/** A pattern of whole words, for one match. */
export function word(source: string): RegExp {
  return new WordPattern(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'u');
}

/** The words of each kind of day, those that deny another first. */
const KIND_WORDS: ReadonlyArray<readonly [DayKind, string]> = [
  [
    'dry',
    'dry|rain[ -]?free|rainless|(?:no|without(?: any)?|free (?:of|from)(?: any)?|zero) (?:rain(?:fall)?|precipitation|showers)|' +
      '(?:not|doesn.?t|won.?t|isn.?t|didn.?t) (?:going to |gonna )?(?:be )?(?:rain(?:ing|y)?|wet)',
  ],
  ['frost-free', 'frost[ -]?free|(?:no|without(?: any)?) (?:air )?frosts?'],
  ['calm', 'calm|windless|(?:no|without(?: any)?) wind'],
  ['snowy', 'snow(?:y|s|ing|ed|fall|falls)?'],
  ['ice', '(?<=how many )ice(?= days)'],
  ['frosty', 'frost(?:y|s)?|freez(?:e|es|ing)|froze'],
  ['tropical', 'tropical'],
  ['hot', 'hot|sweltering|scorching'],
  ['warm', 'warm|summer(?= days)'],
  ['cold', 'cold|chilly|nippy'],
  ['thundery', 'thunder(?:y|storms?)?|lightning'],
  ['gale', 'gales?|stormy'],
  ['windy', 'windy|blustery|strong winds?'],
  ['foggy', 'fog(?:gy)?'],
  ['sunny', 'sun(?:ny|shine)?|clear|bright'],
  ['cloudy', 'cloudy|overcast|gr[ea]y|dull'],
  ['wet', 'rain(?:y|s|ing|ed|fall)?|wet|damp|drizzly|showery|precipitation'],
];
const KINDS = KIND_WORDS.map(([kind, words]) => [kind, wholeWords(words)] as const);
/** A word of any of them. */
export const ANY_KIND = KIND_WORDS.map(([, words]) => words).join('|');

export const TOPIC_OF_KIND: Readonly<Record<DayKind, Topic>> = {
  dry: 'rain',
  wet: 'rain',
  snowy: 'snow',
  'frost-free': 'ice',
  frosty: 'ice',
  ice: 'ice',
  hot: 'temperature',
  warm: 'temperature',
  cold: 'temperature',
  tropical: 'temperature',
  sunny: 'sun',
  cloudy: 'cloud',
  windy: 'wind',
  calm: 'wind',
  gale: 'wind',
  foggy: 'fog',
  thundery: 'thunder',
};

/** The kind that is named; where several are, the first of the table. */
export function kindIn(text: string): DayKind | null {
  return KINDS.find(([, pattern]) => text.match(pattern) !== null)?.[0] ?? null;
}

/** All kinds that are named: "calm dry". */
export function kindsIn(text: string): DayKind[] {
  return KINDS.filter(([, pattern]) => text.match(pattern) !== null).map(([kind]) => kind);
}
