/** Dates, clock times and places as an answer writes them; every one is given to the book, for its digits are no values. */
import { addDays, type CivilDate, civilDateAt, formatLocal, HOUR_MS, weekdayName } from '../../time/civil.ts';
import type { AskedTime } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import type { FactBook } from './facts.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** "Saturday 28 November"; with the year where it is not the running one. */
export function dateText(date: CivilDate, scene: AnswerContext): string {
  const [year, month, day] = date.split('-');
  const thisYear = civilDateAt(scene.zone, scene.nowMs).slice(0, 4);
  const text = `${weekdayName(date)} ${Number(day)} ${monthName(month)}`;
  return year === thisYear ? text : `${text} ${year}`;
}

function monthName(month: string): string {
  return MONTHS[Number(month) - 1] ?? '';
}

/** "15:00", where the time asked about lies within one day; else with the date. */
export function momentText(atMs: number, scene: AnswerContext, book: FactBook): string {
  const clock = clockText(atMs, scene);
  const date = civilDateAt(scene.zone, atMs);
  const oneDay = civilDateAt(scene.zone, scene.time.fromMs) === civilDateAt(scene.zone, scene.time.toMs - 1);
  return book.name(oneDay ? clock : `${clock} on ${dateText(date, scene)}`);
}

export function clockText(atMs: number, { zone }: AnswerContext): string {
  return formatLocal(zone, Math.round(atMs / 60_000) * 60_000).slice(11);
}

/** "today (Saturday 21 November)" and so on: what a date is called. */
function dayText(date: CivilDate, scene: AnswerContext): string {
  const today = civilDateAt(scene.zone, scene.nowMs);
  const called = { [today]: 'today', [addDays(today, 1)]: 'tomorrow', [addDays(today, -1)]: 'yesterday' }[date];
  return called === undefined ? `on ${dateText(date, scene)}` : `${called} (${dateText(date, scene)})`;
}

/** The time asked about: "tomorrow (Sunday 22 November)", "from 18:00 on … to 06:00 on …", "in December 2026". */
export function whenText(scene: AnswerContext, book: FactBook): string {
  return book.name(whenOf(scene));
}

function whenOf(scene: AnswerContext): string {
  const { zone, time, nowMs } = scene;
  const first = civilDateAt(zone, time.fromMs);
  const last = civilDateAt(zone, time.toMs - 1);
  if (time.grain === 'now') return `now (${clockText(nowMs, scene)} on ${dateText(first, scene)})`;
  if (time.grain === 'month' && isWholeMonth(time, scene))
    return `in ${monthName(first.slice(5, 7))} ${first.slice(0, 4)}`;
  if (time.grain === 'hours') {
    const from = clockText(time.fromMs, scene);
    const to = clockText(time.toMs, scene);
    if (first === last) return `${dayText(first, scene)}, from ${from} to ${to === '00:00' ? '24:00' : to}`;
    return `from ${from} on ${dateText(first, scene)} to ${to} on ${dateText(civilDateAt(zone, time.toMs), scene)}`;
  }
  if (first === last) return dayText(first, scene);
  return `from ${dateText(first, scene)} to ${dateText(last, scene)}`;
}

function isWholeMonth({ fromMs, toMs }: AskedTime, { zone }: AnswerContext): boolean {
  const first = civilDateAt(zone, fromMs);
  const last = civilDateAt(zone, toMs - 1);
  return first.slice(0, 7) === last.slice(0, 7) && first.endsWith('-01') && addDays(last, 1).endsWith('-01');
}

/**
 * "in Leeds", "at London Heathrow Airport"; with its region where it was assumed or there are others of the name; "at
 * 53.8, -1.55" without a name.
 */
export function whereText(scene: AnswerContext, book: FactBook): string {
  const { place } = scene;
  const isPoint = place.name === '' || /\bairport\b/i.test(place.name);
  return `${isPoint ? 'at' : 'in'} ${placeText(scene, book)}`;
}

export function placeText({ place, subject }: AnswerContext, book: FactBook): string {
  if (place.name === '') return book.name(`${place.lat}, ${place.lon}`);
  const plain = subject.source === 'question' && subject.others.length === 0;
  const within = [place.region, place.country].find((part) => part !== '' && part !== place.name);
  return book.name(plain || within === undefined ? place.name : `${place.name}, ${within}`);
}

/** A stretch of whole hours: "14:00–17:00", with the date where the time asked about has several. */
export function stretchText(fromMs: number, toMs: number, scene: AnswerContext, book: FactBook): string {
  const date = civilDateAt(scene.zone, fromMs);
  const end = clockText(toMs, scene);
  const clocks = `${clockText(fromMs, scene)}–${end === '00:00' ? '24:00' : end}`;
  const spansDays = civilDateAt(scene.zone, scene.time.fromMs) !== civilDateAt(scene.zone, scene.time.toMs - HOUR_MS);
  return book.name(spansDays ? `${clocks} on ${dateText(date, scene)}` : clocks);
}

/** "a, b and c". */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
