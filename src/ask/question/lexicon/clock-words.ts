/**
 * The clock in words: "fünf vor halb sechs" is 5:25, "cinq heures moins le quart" 4:45. "Half sechs" is half past five in
 * German and Dutch, where English "half six" is half past six.
 */
import { plainText } from '../text.ts';
import type { MadeEnglish, TranslatedPhrase } from './lexicon.ts';

type ByWord<T> = Readonly<Record<string, T>>;

interface ClockWords {
  /** One to twelve, each a pattern. */
  readonly hours: readonly string[];
  /** What stands before a time, with its English: "um" at, "nach" after. */
  readonly relations: ByWord<string>;
  /** The English of the relations that make a bare number a time: "um sechs". */
  readonly timed: readonly string[];
  /** Whether an hour with its word may also be a length, so that it needs one of the relations: "trois heures". */
  readonly needsRelation: boolean;
  /** The word behind a full hour, as a pattern. */
  readonly oClock: string;
  /** Minutes: "fünf" 5, "viertel" 15. */
  readonly minutes: ByWord<number>;
  /** The words around the two ends of a span: "zwischen" and "und". */
  readonly spans: ReadonlyArray<readonly [first: string, second: string]>;
  /** Words anywhere behind a bare "6 o'clock" that put it in the evening. */
  readonly late: string;
}

/** Languages that name the part of the hour first. */
interface PartFirst extends ClockWords {
  readonly before: string;
  readonly after: string;
  /** Minutes from the full hour that is named: "halb" -30, "dreiviertel" -15. */
  readonly parts: ByWord<number>;
}

/** Languages that name the hour first. */
interface HourFirst extends ClockWords {
  readonly plus: string;
  readonly minus: string;
}

/** A time of the clock: its groups in a pattern, and the minutes that they mean. */
interface TimePattern {
  readonly source: string;
  readonly groups: number;
  /** Minutes of the dial; null where the groups are a bare hour in words or digits. */
  readonly read: (groups: readonly (string | undefined)[]) => ReadTime;
}

interface ReadTime {
  readonly minutes: number;
  /** "fünf" or "5" with nothing that makes it a time. */
  readonly isBare: boolean;
  readonly isDigits: boolean;
  readonly isFullHour: boolean;
}

const HOUR_MINUTES = 60;

const anyOf = (words: Iterable<string>): string => [...words].join('|');

/** A word, as a plain text has it, in a table of patterns. */
function valueIn<T>(table: ByWord<T>, text: string | undefined): T | undefined {
  if (text === undefined) return undefined;
  return Object.entries(table).find(([word]) => isWord(word, text))?.[1];
}

const UMLAUT = /[\u00c0-\u024f]/g;

/** Whether a pattern with accents matches a text typed with or without them. */
function isWord(pattern: string, text: string): boolean {
  return new RegExp(`^(?:${pattern.replace(UMLAUT, (letter) => `${plainText(letter)}e?`)})$`, 'u').test(
    plainText(text),
  );
}

function hourOf(hours: readonly string[], text: string): number {
  return /^\d/.test(text) ? Number(text) : hours.findIndex((word) => isWord(word, text)) + 1;
}

function partFirst({ hours, oClock, minutes, before, after, parts }: PartFirst): TimePattern {
  return {
    groups: 6,
    source:
      `(?:(${anyOf(Object.keys(minutes))}) (${before}|${after}) (${anyOf(Object.keys(parts))})? ?|` +
      `(${anyOf(Object.keys(parts))}) )?(\\d{1,2}|${anyOf(hours)})( ${oClock})?`,
    read: ([count, side, partBehind, part, hour = '', unit]) => {
      const away = (valueIn(minutes, count) ?? 0) * (side !== undefined && isWord(before, side) ? -1 : 1);
      const isFullHour = count === undefined && part === undefined;
      return {
        minutes: hourOf(hours, hour) * HOUR_MINUTES + (valueIn(parts, part ?? partBehind) ?? 0) + away,
        isBare: isFullHour && unit === undefined,
        isDigits: /^\d/.test(hour),
        isFullHour,
      };
    },
  };
}

function hourFirst({ hours, oClock, minutes, plus, minus }: HourFirst): TimePattern {
  return {
    groups: 4,
    source: `(\\d{1,2}|${anyOf(hours)})( ?${oClock})?(?: (?:(${plus})|${minus}) (${anyOf(Object.keys(minutes))}))?`,
    read: ([hour = '', unit, isPlus, count]) => {
      const away = (valueIn(minutes, count) ?? 0) * (isPlus === undefined ? -1 : 1);
      return {
        minutes: hourOf(hours, hour) * HOUR_MINUTES + away,
        isBare: count === undefined && unit === undefined,
        isDigits: /^\d/.test(hour),
        isFullHour: count === undefined,
      };
    },
  };
}

/** "5:25"; before one o'clock it is still twelve. */
function written(minutes: number, isEarly = false): string {
  const hour = Math.floor(minutes / HOUR_MINUTES);
  const shown = hour === 0 ? 12 : hour;
  return `${isEarly ? '0' : ''}${shown}:${String(minutes % HOUR_MINUTES).padStart(2, '0')}`;
}

/** No time of the clock: numbers of days, degrees and the like. */
const NO_UNIT =
  '(?! ?(?:[%°:,.]\\d|[%°]|grad|graden|gradi|degres|grados|graus|k?m\\b|km/|mm|cm|knoten|knopen|noeuds|nodi|' +
  'nudos|nos\\b|\\p{L}*(?:tag|woche|stunde|dag|week|jour|semaine|dia|semana|hora|giorn|settiman)))';
const MAX_HOUR_MINUTES = 24 * HOUR_MINUTES;

function phrasesOf(words: ClockWords, time: TimePattern): TranslatedPhrase[] {
  const { relations, spans, late, timed, needsRelation } = words;
  const isPossible = ({ minutes }: ReadTime): boolean => minutes > 0 && minutes <= MAX_HOUR_MINUTES;
  const span: MadeEnglish = (groups) => {
    const first = time.read(groups.slice(1, 1 + time.groups));
    const second = time.read(groups.slice(1 + time.groups));
    // Digits alone may be degrees, and with their word they are read as other hours are.
    if ([first, second].every(({ isDigits, isFullHour }) => isDigits && isFullHour)) return null;
    return isPossible(first) && isPossible(second)
      ? `from ${written(first.minutes)} to ${written(second.minutes)}`
      : null;
  };
  const single: MadeEnglish = ([, relation, ...groups]) => {
    const read = time.read(groups);
    const { minutes, isBare, isDigits, isFullHour } = read;
    const english = valueIn(relations, relation);
    if (
      !isPossible(read) ||
      (isDigits && isFullHour) ||
      (isBare && (english === undefined || !timed.includes(english)))
    )
      return null;
    if (isFullHour && needsRelation && english === undefined) return null;
    const isLate = groups[time.groups] !== undefined;
    const isEarly = isFullHour && !isBare && !isLate && (minutes === 6 * HOUR_MINUTES || minutes === 7 * HOUR_MINUTES);
    return `${english === undefined ? '' : `${english} `}${written(minutes, isEarly)}`;
  };
  return [
    ...spans.map(([first, second]) => [`${first} ${time.source} ${second} ${time.source}${NO_UNIT}`, span] as const),
    [`(?:(${anyOf(Object.keys(relations))}) )?${time.source}${NO_UNIT}(?=(.*\\b(?:${late}))?)`, single],
  ];
}

/** Phrases for a clock whose part of the hour comes first: "viertel nach fünf", "tien voor half zes". */
export function partFirstClock(words: PartFirst): TranslatedPhrase[] {
  return phrasesOf(words, partFirst(words));
}

/** Phrases for a clock whose hour comes first: "six heures et quart", "las cinco menos diez". */
export function hourFirstClock(words: HourFirst): TranslatedPhrase[] {
  return phrasesOf(words, hourFirst(words));
}
