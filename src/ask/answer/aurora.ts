/**
 * Whether the aurora may be seen: the Kp that is forecast against the one at which it reaches the place (NOAA SWPC,
 * `src/physics/geomagnetism.ts`), in the hours that are dark, and the cloud in them.
 */
import { auroraKp, geomagneticLatitudeDeg, wholeKp } from '../../physics/geomagnetism.ts';
import { solarAltitudesDeg } from '../../sky/positions.ts';
import { addDays, type CivilDate, civilDateAt, civilDay } from '../../time/civil.ts';
import { HOUR_MS } from '../../time/units.ts';
import type { AnswerContext } from './answer-context.ts';
import { type AnswerPart, partWithoutVerdict } from './answer-part.ts';
import { BANDS, judgeBand, negate } from './bands.ts';
import { factScopeOf, whereText, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { type Series, seriesOf } from './hours.ts';
import { unsourcedSentence } from './unsourced.ts';
import { yesNoSentence } from './yes-no.ts';

/** The end of nautical twilight, behind which the sky is dark for a faint glow (US Naval Observatory). */
const DARK_BELOW_DEG = -12;

export function auroraAnswer(isYesNo: boolean, negated: boolean, context: AnswerContext, book: FactBook): AnswerPart {
  const { weather, place } = context;
  const placed = whereWhen(context, book);
  const scope = factScopeOf(context, book);
  const needed = auroraKp(geomagneticLatitudeDeg(place.lat, place.lon));
  const say = (verdict: 'yes' | 'no' | 'maybe', clause: string, ...details: string[]): AnswerPart => {
    if (!isYesNo) return partWithoutVerdict([book.sentence('normal.sentence', { clause }), ...details]);
    const answer = negated ? negate(verdict) : verdict;
    return { verdict: answer, sentences: [yesNoSentence(answer, clause, book), ...details] };
  };
  if (needed === null) return say('no', book.say('aurora.no.never', placed));
  const hours = seriesOf(context, 'kpIndex');
  const dark = darkHours(hours, context);
  if (hours.values.length > 0 && dark.length === 0) return say('no', book.say('aurora.no.light', placed));
  const kp = Math.max(...dark.map((i) => hours.values[i]).filter((value) => !Number.isNaN(value)));
  if (!Number.isFinite(kp)) {
    if (weather?.absent?.includes('geomagnetic') === true) {
      return partWithoutVerdict([unsourcedSentence('kp', context, book)]);
    }
    return partWithoutVerdict([
      book.sentence('aurora.unknown', { ...placed, what: book.say('aurora.unknown.kp', {}) }),
    ]);
  }
  const needs = book.sentence('aurora.needs', {
    n: book.value('Kp index', wholeKp(kp), 'index', scope),
    least: book.value('Kp index needed', needed, 'index', scope),
  });
  if (wholeKp(kp) < needed) return say('no', book.say('aurora.no', placed), needs);
  const cloudPct = cloudIn(dark, context);
  if (Number.isNaN(cloudPct)) return say('maybe', book.say('aurora.yes', placed), needs);
  const cloud = book.sentence('aurora.cloud', { value: book.value('cloud cover', cloudPct, 'percent', scope) });
  const covered = judgeBand(cloudPct, BANDS.cloudPct);
  if (covered === 'yes') return say('no', book.say('aurora.cloudy', placed), needs, cloud);
  // Kp is the mean of three hours of the whole Earth: no forecast of it is certain.
  return say(covered === 'maybe' ? 'maybe' : 'yes', book.say('aurora.yes', placed), needs, cloud);
}

const MONTHS = 12;
const MONTH_DAYS = 365.25 / 12;

/**
 * The season of the aurora, where a question asks for the time of the year: the months in whose middle the sun is below
 * `DARK_BELOW_DEG` for an hour. Around the equinoxes magnetic storms are most frequent (Russell and McPherron
 * 1973, doi 10.1029/JA078i001p00092).
 */
export function auroraSeason(context: AnswerContext, book: FactBook): AnswerPart {
  const { place, nowMs, zone } = context;
  if (auroraKp(geomagneticLatitudeDeg(place.lat, place.lon)) === null) return auroraAnswer(false, false, context, book);
  const today = civilDateAt(zone, nowMs);
  const middle = addDays(today, Math.round(MONTH_DAYS / 2) - Number(today.slice(-2)));
  const middles = Array.from({ length: MONTHS }, (_, i) => addDays(middle, Math.round(i * MONTH_DAYS)));
  const isDark = middles.map((date) => darkHours(hoursOf(date, context), context).length > 0);
  // Where every month has dark nights, from January to December.
  const january = middles.findIndex((date) => date.slice(5, 7) === '01');
  const after = (i: number): number => (i + 1) % MONTHS;
  const to = isDark.every((dark) => dark)
    ? (january + MONTHS - 1) % MONTHS
    : isDark.findIndex((dark, i) => dark && !isDark[after(i)]);
  const from = isDark.every((dark) => dark) ? january : isDark.findIndex((dark, i) => !dark && isDark[after(i)]) + 1;
  const season = { from: book.speaker.month(middles[from % MONTHS]), to: book.speaker.month(middles[to]) };
  return partWithoutVerdict([
    book.sentence('aurora.season', { where: whereText(context, book), ...season }),
    book.sentence('aurora.equinox', {}),
  ]);
}

/** The hours of a day. */
function hoursOf(date: CivilDate, { place }: AnswerContext): Pick<Series, 'startMs'> {
  const { startMs, endMs } = civilDay(place.tzId, date);
  return { startMs: Array.from({ length: Math.round((endMs - startMs) / HOUR_MS) }, (_, i) => startMs + i * HOUR_MS) };
}

function darkHours({ startMs }: Pick<Series, 'startMs'>, { place }: AnswerContext): number[] {
  const middles = Float64Array.from(startMs, (start) => start + HOUR_MS / 2);
  const altitudes = solarAltitudesDeg(middles, place.lat, place.lon);
  return [...startMs.keys()].filter((i) => altitudes[i] < DARK_BELOW_DEG);
}

function cloudIn(dark: readonly number[], context: AnswerContext): number {
  const { values } = seriesOf(context, 'cloudPct');
  const known = dark.map((i) => values[i]).filter((value) => !Number.isNaN(value));
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}
