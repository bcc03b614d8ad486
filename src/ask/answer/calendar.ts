/**
 * Dates, clock times and places as an answer writes them, in its language; each is added to the book, since its digits are
 * not values.
 */

import { exonymOf } from '../../place/exonyms.ts';
import { fold } from '../../place/fold.ts';
import { addDays, type CivilDate, civilDateAt, formatLocal } from '../../time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../time/units.ts';
import type { RequestedTime } from '../question/interpretation.ts';
import { type AnswerContext, type Tone, toneOf } from './answer-context.ts';
import type { FactBook, FactScope } from './facts.ts';
import { capitalize } from './sentences/speaker.ts';

/** "Saturday 28 November"; with the year where it is not the current one. */
export function dateText(date: CivilDate, context: AnswerContext, book: FactBook): string {
  const [year, , day] = date.split('-');
  const { speaker } = book;
  const parts = { weekday: speaker.weekday(date), day: Number(day), month: speaker.month(date) };
  const thisYear = civilDateAt(context.zone, context.nowMs).slice(0, 4);
  return book.name(year === thisYear ? book.say('date', parts) : book.say('date.year', { ...parts, year }));
}

/** "15:00" by itself, as it stands beside another one. */
function bareClock(atMs: number, { zone }: AnswerContext): string {
  return formatLocal(zone, Math.round(atMs / 60_000) * 60_000).slice(11);
}

/** "15:00"; in other languages with the word for the hour. */
export function clockText(atMs: number, context: AnswerContext, book: FactBook): string {
  return clockOf(bareClock(atMs, context), book);
}

function clockOf(clock: string, book: FactBook): string {
  const [hour, minute] = clock.split(':');
  return book.name(book.say('clock', { clock, hour: Number(hour), minute }));
}

/** "15:00", where the requested time is within a day and night; else with the date. */
export function momentText(atMs: number, context: AnswerContext, book: FactBook): string {
  return isShort(context.time) ? clockText(atMs, context, book) : datedMoment(atMs, context, book);
}

/** "15:00 on Saturday 28 November". */
export function datedMoment(atMs: number, context: AnswerContext, book: FactBook): string {
  const date = dateText(civilDateAt(context.zone, atMs), context, book);
  return book.name(book.say('moment.dated', { clock: clockText(atMs, context, book), date }));
}

/** Whether each clock time comes once in the requested time. */
function isShort({ fromMs, toMs }: RequestedTime): boolean {
  return toMs - fromMs <= DAY_MS;
}

/** "today (Saturday 21 November)", "on Monday 23 November". */
export function dayText(date: CivilDate, context: AnswerContext, book: FactBook): string {
  const today = civilDateAt(context.zone, context.nowMs);
  const text = { date: dateText(date, context, book) };
  switch (date) {
    case today:
      return book.say('when.today', text);
    case addDays(today, 1):
      return book.say('when.tomorrow', text);
    case addDays(today, -1):
      return book.say('when.yesterday', text);
    default:
      return book.say('when.date', text);
  }
}

/** The requested time: "tomorrow (Sunday 22 November)", "from 18:00 on … to 06:00 on …", "in December 2026". */
export function whenText(context: AnswerContext, book: FactBook): string {
  return book.name(whenOf(context, book));
}

function whenOf(context: AnswerContext, book: FactBook): string {
  const { zone, time, nowMs } = context;
  const first = civilDateAt(zone, time.fromMs);
  const last = civilDateAt(zone, time.toMs - 1);
  const dateOf = (date: CivilDate) => dateText(date, context, book);
  if (time.grain === 'now')
    return book.say('when.now', { clock: clockText(nowMs, context, book), date: dateOf(first) });
  if (time.grain === 'month' && time.era === 'typical') return typicalTime(first, last, book);
  if (time.grain === 'month' && isWholeMonth(time, context))
    return book.say('when.month', { month: monthText(first, book) });
  if (time.grain === 'month' && first.endsWith('-01-01') && last === `${first.slice(0, 4)}-12-31`)
    return book.say('when.year', { year: first.slice(0, 4) });
  if (time.grain === 'hours') {
    const from = clockText(time.fromMs, context, book);
    const to = clockText(time.toMs, context, book);
    if (first !== last) {
      const toDate = dateOf(civilDateAt(zone, time.toMs));
      return book.say('when.across', { from, fromDate: dateOf(first), to, toDate });
    }
    const day = dayText(first, context, book);
    if (time.toMs - time.fromMs === HOUR_MS) return book.say('when.hour', { day, clock: from });
    return book.say('when.hours', { day, from, to: clockOf(endClock(time.toMs, context), book) });
  }
  if (first === last) return dayText(first, context, book);
  return book.say('when.days', { from: dateOf(first), to: dateOf(last) });
}

/** The requested time as a name: "tomorrow (Sunday 22 November)", "Friday 12 June", "July 2026". */
export function timeName(context: AnswerContext, book: FactBook): string {
  const { zone, time } = context;
  const first = civilDateAt(zone, time.fromMs);
  if (time.grain === 'month' && time.era !== 'typical' && isWholeMonth(time, context)) return monthText(first, book);
  if (time.grain === 'month' && isWholeMonth(time, context)) return book.name(book.speaker.month(first));
  const last = civilDateAt(zone, time.toMs - 1);
  const [from, to] = [dateText(first, context, book), dateText(last, context, book)];
  // "1 March to 31 May was wetter", and not "from 1 March".
  if (whenOf(context, book) === book.say('when.days', { from, to }))
    return book.name(book.say('run.stretch', { from, to }));
  const isDay = time.grain === 'day' && first === civilDateAt(zone, time.toMs - 1);
  const day = dateText(first, context, book);
  return isDay && dayText(first, context, book) === book.say('when.date', { date: day })
    ? day
    : whenText(context, book);
}

/** A time of any year, in months: "in June", "from December to February", "in a year". */
function typicalTime(first: CivilDate, last: CivilDate, book: FactBook): string {
  const from = book.speaker.month(first);
  if (first.slice(0, 7) === last.slice(0, 7)) return book.say('when.month', { month: from });
  if (addDays(last, 1).slice(5) === first.slice(5)) return book.say('count.in-year', {});
  return book.say('when.days', { from, to: book.speaker.month(last) });
}

function monthText(date: CivilDate, book: FactBook): string {
  return book.name(book.say('date.month', { month: book.speaker.month(date), year: date.slice(0, 4) }));
}

/** A time that ends at midnight ends at 24:00. */
function endClock(toMs: number, context: AnswerContext): string {
  const end = bareClock(toMs, context);
  return end === '00:00' ? '24:00' : end;
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
  const isAt = isPoint || (book.speaker.language === 'en' && isSight(place));
  return book.say(isAt ? 'where.at' : 'where.in', { place: placeText(context, book) });
}

const AT_SIGHT = new RegExp(
  String.raw`\b(?:Lake|Loch|Lough|Llyn|Mount|Mt|Ben|Beinn|Beach|Bay|Bridge|Point|Head|Falls|Hill|Tor|Fell|Pike|Summit|` +
    'Peak|Castle|Racecourse|Circuit|Cove|Sands|Pass|Edge|Gap|Dyke|Stadium|Ground|Festival|Theatre|Speedway|' +
    String.raw`Glacier|Ledge|Reservoir|Water|Harbour|Pier|Zoo|Towers|Crag|Beacon|Station|Camp|Rocks?|Heath|Common)\b`,
  '',
);
const IN_AREA = /\b(?:National|Park|Valley|Mountains|Hills|Moors?|Forest|Plateau|Range|Alps|Highlands|Peaks?|Island)\b/;
/** A point without a landform's name that lies so high is a summit, m; our judgement. */
const SUMMIT_M = 600;

/** A lake, a beach, a summit or a sight: people are at it, and not in it. */
function isSight({ name, geonameId, represents, elevationM }: AnswerContext['place']): boolean {
  if (geonameId !== null || represents !== undefined) return false;
  return AT_SIGHT.test(name) || (!IN_AREA.test(name) && (elevationM ?? 0) >= SUMMIT_M);
}

const ONLY_ASCII = /^[\0-\x7f]*$/;
/** Digits, capitals only, or a preposition that has swallowed the article: no name as it stands by itself. */
const UNLIKE_A_NAME = /\d|^\p{Lu}+$|^(?:au|aux|du|al|del|ao|do|no|em|en|para|pra|desde) /u;
/** "bh", "cdmx": the first letters of a name. */
const INITIALS = /^[^\P{L}aeiouyàáâãéêíóôõúäöü]{2,5}$/u;
/** Words within names that have no capital: "Rio de Janeiro". */
const SMALL_WORDS =
  /^(?:a|aan|aux?|am|an|bei|bij|d|das?|dal|de|degli|del|della|delle|dello|dei|der|des|di|dos?|du|en?|el|et|het|i|im|in|las?|les?|los|l|lès|op|sur|sous|und|van|von|y)$/;

/** In other languages than English the name as the question has it, "Mailand"; the name of the place itself is the English one. */
function nameAsAsked({ place, subject }: Pick<AnswerContext, 'place' | 'subject'>, book: FactBook): string {
  const [asked = ''] = (subject.text ?? '').split(',');
  const isOther = subject.source !== 'question' || place.correctedFrom !== undefined || place.represents !== undefined;
  if (isOther) return exonymOf(place.geonameId, book.speaker.language) ?? place.name;
  const { language } = book.speaker;
  const names = language === 'en' ? [] : [exonymOf(place.geonameId, language), place.name];
  return names.flatMap((name) => spelling(asked, name))[0] ?? asWritten(asked, place.name, book);
}

const OF = /^(?:de|del|da|do|di|della) /;

/** "malaga" as Málaga is spelt, and "cordoba argentina" with its land; none where another name was typed, or one with accents. */
function spelling(asked: string, name: string | null | undefined): readonly string[] {
  if (name === null || name === undefined) return [];
  const [key, own] = [fold(asked), fold(name)];
  if (!ONLY_ASCII.test(asked.slice(0, name.length))) return [];
  if (key === own) return [name];
  const land = key.startsWith(`${own} `) ? asked.slice(own.length - key.length + 1) : '';
  if (land === '' || /^\p{L}{1,2}$/u.test(land)) return [];
  // "Santiago de Chile" is one name.
  return [OF.test(land) ? `${name} ${inCapitals(` ${land}`).trim()}` : `${name}, ${inCapitals(land)}`];
}

/** The name of what a town stands for: "Schwarzwald", and in English "Black Forest". */
export function representedName({ place, subject }: Pick<AnswerContext, 'place' | 'subject'>, book: FactBook): string {
  const [asked = ''] = subject.source === 'question' ? (subject.text ?? '').split(',') : [];
  return asWritten(asked, place.represents ?? '', book);
}

/** A name as somebody wrote it, with its capitals; `english` where the answer is in English, or it is no name as it stands. */
function asWritten(asked: string, english: string, book: FactBook): string {
  if (book.speaker.language === 'en' || asked === '' || UNLIKE_A_NAME.test(asked)) return english;
  if (asked !== asked.toLowerCase()) return asked;
  if (INITIALS.test(asked)) return asked.toUpperCase();
  // "IJmuiden" begins with two capitals.
  const named = book.speaker.language === 'nl' ? asked.replace(/(?<!\p{L})ij/gu, 'IJ') : asked;
  return inCapitals(named);
}

function inCapitals(name: string): string {
  return name.replace(/\p{L}+/gu, (word, at: number) => (at > 0 && SMALL_WORDS.test(word) ? word : capitalize(word)));
}

/** "Portland ME": letters behind the name, which the answer reads out. */
const CODE_BEHIND = /^,? (?:\p{Lu}{2,3}|\p{Ll}{2})$/u;

function isToldByCode({ place, subject }: Pick<AnswerContext, 'place' | 'subject'>): boolean {
  const { text } = subject;
  if (text === null || place.represents !== undefined || place.correctedFrom !== undefined) return false;
  const name = text.slice(0, place.name.length);
  return name.toLowerCase() === place.name.toLowerCase() && CODE_BEHIND.test(text.slice(name.length));
}

/** "York", "York, Pennsylvania": with the region where nobody named it or a code stands for it, or others have the name. */
export function placeText({ place, subject, isNamesake = false }: AnswerContext, book: FactBook): string {
  if (place.name === '') return book.name(`${place.lat}, ${place.lon}`);
  const plain =
    subject.source === 'question' && subject.others.length === 0 && !isNamesake && !isToldByCode({ place, subject });
  const name = nameAsAsked({ place, subject }, book);
  const region = [place.region, place.country].find((part) => part !== '' && part !== place.name);
  // "San José, Costa Rica" has its land.
  if (plain || region === undefined || name.includes(', ')) return book.name(name);
  // Regions have their English names only; countries have those of every language.
  const where = book.speaker.language === 'en' ? region : book.speaker.country(place.countryCode);
  return book.name(`${name}, ${where}`);
}

/** The same contexts; places of one name are told apart: "is York in England wetter than York, Pennsylvania". */
export function namesakesToldApart(contexts: readonly AnswerContext[]): readonly AnswerContext[] {
  return contexts.map((context) => {
    const { name, countryCode, region } = context.place;
    const isOther = ({ place }: AnswerContext): boolean =>
      place.name === name && (place.countryCode !== countryCode || place.region !== region);
    return name !== '' && contexts.some(isOther) ? { ...context, isNamesake: true } : context;
  });
}

/** The place and time of the whole context, as a sentence says them. */
export function whereWhen(context: AnswerContext, book: FactBook): { readonly where: string; readonly when: string } {
  return { where: whereText(context, book), when: whenText(context, book) };
}

/** The tense of the context, and "to be" in it. */
export function verbOf(
  context: AnswerContext,
  book: FactBook,
  count = 1,
): { readonly tone: Tone; readonly be: string } {
  const tone = toneOf(context);
  return { tone, be: book.say('be', { tone, count }) };
}

/** The place and time of a fact about the whole context. */
export function factScopeOf(context: AnswerContext, book: FactBook): FactScope {
  return { place: placeText(context, book), when: whenText(context, book) };
}

/** A stretch of hours: "14:00–17:00", with the date where the requested time is longer, and both dates over midnight. */
export function stretchText(fromMs: number, toMs: number, context: AnswerContext, book: FactBook): string {
  const { zone, time } = context;
  const first = civilDateAt(zone, fromMs);
  if (!isShort(time) && first !== civilDateAt(zone, toMs - 1)) {
    return book.name(
      book.say('stretch.across', {
        from: clockText(fromMs, context, book),
        fromDate: dateText(first, context, book),
        to: clockText(toMs, context, book),
        toDate: dateText(civilDateAt(zone, toMs), context, book),
      }),
    );
  }
  const stretch = book.name(book.say('clock.span', { from: bareClock(fromMs, context), to: endClock(toMs, context) }));
  if (isShort(time)) return stretch;
  return book.name(book.say('stretch.dated', { stretch, date: dateText(first, context, book) }));
}
