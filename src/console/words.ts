/** How the console says figures, hours, days and issues. */
import type { LocationBody } from '../operations/schemas.ts';

const DAY_LONG = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const DAY_SHORT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const DAY_OF_MONTH = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const FIGURE = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const SMALL = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 });
const DAY_MS = 86_400_000;

/** A civil date as a moment that the formats above read back as that date. */
function noon(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** Tuesday 24 November. */
export function dayInWords(date: string): string {
  return DAY_LONG.format(noon(date)).replace(',', '');
}

/** Tue 24 Nov. */
export function shortDay(date: string): string {
  return DAY_SHORT.format(noon(date)).replace(',', '');
}

/** Tue. */
export function shortWeekday(date: string): string {
  return WEEKDAY.format(noon(date));
}

/** 24 Nov. */
export function shortDate(date: string): string {
  return DAY_OF_MONTH.format(noon(date));
}

/** The date so many days later. */
export function laterDate(date: string, days: number): string {
  return new Date(noon(date).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** yyyy-MM-dd of the browser's own calendar: the best guess before the place has said its own. */
export function dateHere(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** hh:mm of `yyyy-MM-dd HH:mm`. */
export function timeOf(time: string): string {
  return time.slice(11, 16);
}

/** hh:mm of the end of a span: midnight is the end of its day. */
export function endTimeOf(time: string): string {
  return timeOf(time) === '00:00' ? '24:00' : timeOf(time);
}

/** Whole hours as 08:00. */
export function hourInWords(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** At most one decimal, two digits below one, with a true minus sign. */
export function figure(value: number): string {
  return (Math.abs(value) < 1 ? SMALL : FIGURE).format(value).replace('-', '−');
}

/** A figure with its unit; a percent sign and a degree stand close. */
export function withUnit(value: number, unit: string): string {
  return unit === '' ? figure(value) : `${figure(value)}${unit === '%' ? '' : ' '}${unit}`;
}

/** A share as so many in ten: "7 in 10"; never none or all where it is not quite. */
export function inTen(share: number): string {
  const tenths = Math.round(share * 10);
  if (tenths === 0 && share > 0) return 'under 1 in 10';
  return tenths === 10 && share < 1 ? 'over 9 in 10' : `${tenths} in 10`;
}

/** Leeds, England, United Kingdom; without what is empty or said twice. */
export function placeInWords(place: Pick<LocationBody, 'name' | 'region' | 'country' | 'lat' | 'lon'>): string {
  const parts = [place.name, place.region, place.country].filter((part) => part !== '');
  // Far out at sea there is no name.
  if (parts.length === 0) return `${place.lat}, ${place.lon}`;
  return parts.filter((part, i) => part !== parts[i - 1]).join(', ');
}

/** The text with a capital at its start. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A message of the service without what it says to programs of headers, paths and fields. */
export function messageForPeople(message: string): string {
  const sentences = message.replace(", or send 'location' beside it", ', or choose a place above').split(/(?<=[.?]) /);
  const kept = sentences.filter((sentence) => !/X-API-Key|\/v1\//.test(sentence));
  return kept.length === 0 ? message : kept.join(' ');
}

/** What an issue is called where its id is no word for one. */
const ISSUES: ReadonlyMap<string, string> = new Map([
  ['thermal', 'temperature'],
  ['daylight', 'daylight'],
  ['official-alert', 'official warning'],
  ['rain-soon', 'rain soon after'],
  ['rain-before-set', 'rain before it sets'],
  ['dew-margin', 'dew on the surface'],
  ['dew-night', 'dew in the night after'],
  ['delta-t', 'damp or dry air (Delta-T)'],
  ['freeze-ahead', 'frost in the days after'],
  ['frost-ahead', 'frost in the night after'],
  ['frosty-night', 'a frosty night before'],
  ['cold-night', 'a cold night after'],
  ['gust', 'gusts'],
  ['water-temp', 'cold water'],
  ['air-quality', 'air quality'],
  ['pressure-trend', 'falling pressure'],
  ['wet-substrate', 'a wet surface'],
  ['uv', 'UV'],
]);

/** An issue in words: "gusts". */
export function issueInWords(issue: string): string {
  return ISSUES.get(issue) ?? issue.replaceAll('-', ' ');
}
