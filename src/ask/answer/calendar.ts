/** Dates, clock times and places as an answer writes them; each is added to the book, since its digits are not values. */
import { addDays, type CivilDate, civilDateAt, formatLocal, monthName, weekdayName } from '../../time/civil.ts';
import { HOUR_MS } from '../../time/units.ts';
import type { RequestedTime } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import type { FactBook } from './facts.ts';

/** "Saturday 28 November"; with the year where it is not the current one. */
export function dateText(date: CivilDate, context: AnswerContext): string {
  const [year, , day] = date.split('-');
  const thisYear = civilDateAt(context.zone, context.nowMs).slice(0, 4);
  const text = `${weekdayName(date)} ${Number(day)} ${monthName(date)}`;
  return year === thisYear ? text : `${text} ${year}`;
}

/** "15:00", where the requested time is within one day; else with the date. */
export function momentText(atMs: number, context: AnswerContext, book: FactBook): string {
  const clock = clockText(atMs, context);
  const date = civilDateAt(context.zone, atMs);
  const oneDay = civilDateAt(context.zone, context.time.fromMs) === civilDateAt(context.zone, context.time.toMs - 1);
  return book.name(oneDay ? clock : `${clock} on ${dateText(date, context)}`);
}

export function clockText(atMs: number, { zone }: AnswerContext): string {
  return formatLocal(zone, Math.round(atMs / 60_000) * 60_000).slice(11);
}

/** "today (Saturday 21 November)" and so on. */
function dayText(date: CivilDate, context: AnswerContext): string {
  const today = civilDateAt(context.zone, context.nowMs);
  const called = { [today]: 'today', [addDays(today, 1)]: 'tomorrow', [addDays(today, -1)]: 'yesterday' }[date];
  return called === undefined ? `on ${dateText(date, context)}` : `${called} (${dateText(date, context)})`;
}

/** The requested time: "tomorrow (Sunday 22 November)", "from 18:00 on … to 06:00 on …", "in December 2026". */
export function whenText(context: AnswerContext, book: FactBook): string {
  return book.name(whenOf(context));
}

function whenOf(context: AnswerContext): string {
  const { zone, time, nowMs } = context;
  const first = civilDateAt(zone, time.fromMs);
  const last = civilDateAt(zone, time.toMs - 1);
  if (time.grain === 'now') return `now (${clockText(nowMs, context)} on ${dateText(first, context)})`;
  if (time.grain === 'month' && isWholeMonth(time, context)) return `in ${monthName(first)} ${first.slice(0, 4)}`;
  if (time.grain === 'hours') {
    const from = clockText(time.fromMs, context);
    const to = clockText(time.toMs, context);
    if (first === last) return `${dayText(first, context)}, from ${from} to ${to === '00:00' ? '24:00' : to}`;
    return `from ${from} on ${dateText(first, context)} to ${to} on ${dateText(civilDateAt(zone, time.toMs), context)}`;
  }
  if (first === last) return dayText(first, context);
  return `from ${dateText(first, context)} to ${dateText(last, context)}`;
}

function isWholeMonth({ fromMs, toMs }: RequestedTime, { zone }: AnswerContext): boolean {
  const first = civilDateAt(zone, fromMs);
  const last = civilDateAt(zone, toMs - 1);
  return first.slice(0, 7) === last.slice(0, 7) && first.endsWith('-01') && addDays(last, 1).endsWith('-01');
}

/**
 * "in Leeds", "at London Heathrow Airport"; with its region where it was assumed or there are others of the name; "at
 * 53.8, -1.55" without a name.
 */
export function whereText(context: AnswerContext, book: FactBook): string {
  const { place } = context;
  const isPoint = place.name === '' || /\bairport\b/i.test(place.name);
  return `${isPoint ? 'at' : 'in'} ${placeText(context, book)}`;
}

export function placeText({ place, subject }: AnswerContext, book: FactBook): string {
  if (place.name === '') return book.name(`${place.lat}, ${place.lon}`);
  const plain = subject.source === 'question' && subject.others.length === 0;
  const within = [place.region, place.country].find((part) => part !== '' && part !== place.name);
  return book.name(plain || within === undefined ? place.name : `${place.name}, ${within}`);
}

/** A stretch of whole hours: "14:00–17:00", with the date where the requested time has several. */
export function stretchText(fromMs: number, toMs: number, context: AnswerContext, book: FactBook): string {
  const date = civilDateAt(context.zone, fromMs);
  const end = clockText(toMs, context);
  const clocks = `${clockText(fromMs, context)}–${end === '00:00' ? '24:00' : end}`;
  const spansDays =
    civilDateAt(context.zone, context.time.fromMs) !== civilDateAt(context.zone, context.time.toMs - HOUR_MS);
  return book.name(spansDays ? `${clocks} on ${dateText(date, context)}` : clocks);
}

/** "a, b and c". */
export function joinList(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
