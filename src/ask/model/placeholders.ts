/**
 * Replaces the parts of a text whose digits are not values: the given dates, clock times and names, in the few ways in
 * which they may be written. All other digits are checked against the facts.
 */
import { MONTHS } from './time-mentions.ts';

/** Names of quantities that contain digits. */
const QUANTITY_NAMES = ['PM2.5', 'PM10'];
const DATE = new RegExp(
  String.raw`^(?:(?<weekday>\p{L}+day),?\s)?(?<day>\d{1,2})\s(?<month>${MONTHS.join('|')})(?:\s(?<year>\d{4}))?$`,
  'iu',
);
const CLOCK = /^(?<hour>[01]\d|2[0-3]):(?<minute>[0-5]\d)$/;
/** Parts of a longer string: "Saturday 28 November, 14:00–17:00". */
const PARTS = /[\p{L}\s]*\b\d{1,2}\s\p{L}+(?:\s\d{4})?|\d{2}:\d{2}/gu;

/** All spellings of the strings, the longest first; without bare numbers, which would hide values. */
export function spellingsOf(strings: readonly string[]): readonly string[] {
  const parts = strings.flatMap((text) => [text, ...[...text.matchAll(PARTS)].map(([part]) => part.trim())]);
  const all = new Set([...QUANTITY_NAMES, ...parts.flatMap((part) => [part, ...datesLike(part), ...clocksLike(part)])]);
  return [...all]
    .filter((text) => /\p{L}|\d:\d/u.test(text) || /^\d{4}-\d{2}-\d{2}$/.test(text))
    .sort((a, b) => b.length - a.length);
}

/** The text with each such part replaced by placeholders of the same length, so that positions stay the same. */
export function withPlaceholders(text: string, spellings: readonly string[]): string {
  let masked = text;
  for (const spelling of spellings) {
    if (!/\d/.test(spelling)) continue;
    const escaped = spelling.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s/g, '\\s');
    masked = masked.replace(new RegExp(String.raw`(?<![\p{L}\d.,])${escaped}(?![\p{L}\d]|[.,]\d)`, 'giu'), (found) =>
      '□'.repeat(found.length),
    );
  }
  return masked;
}

function datesLike(text: string): string[] {
  const { weekday, day, month, year } = DATE.exec(text)?.groups ?? {};
  if (day === undefined) return [];
  const nth = `${day}${ordinalEnding(Number(day))}`;
  const short = [`${day} ${month}`, `${month} ${day}`, `${nth} ${month}`, `${nth} of ${month}`, `${month} ${nth}`, nth];
  const withYear = year === undefined ? [] : short.flatMap((date) => [`${date} ${year}`, `${date}, ${year}`]);
  const dates = [...short, ...withYear];
  const withDay =
    weekday === undefined
      ? []
      : dates.flatMap((date) => [`${weekday} ${date}`, `${weekday}, ${date}`, `${weekday} the ${date}`]);
  return [...dates, ...withDay];
}

function ordinalEnding(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

function clocksLike(text: string): string[] {
  const { hour, minute } = CLOCK.exec(text)?.groups ?? {};
  if (hour === undefined) return [];
  const ofHalf = Number(hour) % 12 === 0 ? 12 : Number(hour) % 12;
  const letter = Number(hour) < 12 ? 'a' : 'p';
  const times = minute === '00' ? [`${ofHalf}:00`, String(ofHalf)] : [`${ofHalf}:${minute}`];
  const halves = [`${letter}m`, ` ${letter}m`, ` ${letter}.m.`, `${letter}.m.`];
  return [`${Number(hour)}:${minute}`, ...times.flatMap((time) => halves.map((half) => `${time}${half}`))];
}
