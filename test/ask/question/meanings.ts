/** The meaning of a question as the tables of questions write it, with its times on the clock of the place. */
import type { ParseResult, RequestedTime } from '../../../src/ask/question/interpretation.ts';
import { offsetAtMs, offsetTable } from '../../../src/time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../../src/time/units.ts';

const SIGNS = { above: '>', 'at-least': '>=', below: '<', 'at-most': '<=' };
const NIGHT = { start: /^(?:18|21):00$/, hours: /^(?:9|12)$/ };

/**
 * `places | topic form details | times`, where a time is the date or dates, and the hours if it is a part of a day:
 * "06-11 06-12" is 11 June from six to noon, "06-10 now-18" what is left of this afternoon, and "-" no time.
 */
export function datedMeaning(result: ParseResult, nowMs: number): string {
  if (result.kind !== 'interpreted') return result.kind;
  const { subjects, topics, form, activity, garment, extreme, threshold, negated } = result.interpretation;
  const limit =
    threshold && `${threshold.topic}${SIGNS[threshold.comparison]}${Math.round(threshold.value)}${threshold.unit}`;
  const details = [topics[0], form, activity, garment, extreme, limit, negated ? 'not' : null].filter(
    (part) => part !== null,
  );
  const times = subjects[0].times.map((time) => datedTime(time, subjects[0].place.tzId, nowMs));
  const places = subjects.map(({ place, source }) => (source === 'question' ? place.name : '-'));
  return [places.join(' & '), details.join(' '), times.join(' & ')].join(' | ');
}

function datedTime({ text, fromMs, toMs, grain, era }: RequestedTime, tzId: string, nowMs: number): string {
  if (text === null) return era === 'coming' ? '-' : era;
  if (grain === 'now') return 'now';
  const table = offsetTable(tzId, fromMs - DAY_MS, toMs + DAY_MS);
  const local = (ms: number): string => new Date(ms + offsetAtMs(table, ms)).toISOString();
  const [first, last] = [local(fromMs), local(toMs - 1)].map((iso) => iso.slice(5, 10));
  const words = era === 'coming' ? [] : [era];
  if (grain !== 'hours') return [...words, first === last ? first : `${first}..${last}`].join(' ');
  const hour = (ms: number): string => local(ms).slice(11, 16).replace(/:00$/, '');
  const isNight = NIGHT.start.test(local(fromMs).slice(11, 16)) && NIGHT.hours.test(String((toMs - fromMs) / HOUR_MS));
  const hours = isNight ? 'night' : `${fromMs === nowMs ? 'now' : hour(fromMs)}-${hour(toMs)}`;
  return [...words, first, hours].join(' ');
}
