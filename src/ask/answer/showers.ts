/** When meteor showers peak, and how bright the moon is then. */
import { METEOR_SHOWERS, type MeteorShower, showerPeakMs } from '../../sky/meteor-showers.ts';
import { moonIlluminatedFraction } from '../../sky/positions.ts';
import { civilDateAt, offsetTable } from '../../time/civil.ts';
import { DAY_MS } from '../../time/units.ts';
import type { Interpretation } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { datedMoment, factScopeOf, whereText, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';

/** Of no shower by name the next ones are told. */
const NEXT_SHOWERS = 2;
/** Nights so near a peak are told as those of the shower; our judgement. */
const NEAR_PEAK_DAYS = 3;

/** Whether the time is that of the shower: the clouds of another night say nothing of it. Of no shower by name every time is. */
export function isNearPeak({ shower }: Pick<Interpretation, 'shower'>, { time, zone }: AnswerContext): boolean {
  if (shower === undefined) return true;
  const year = Number(civilDateAt(zone, time.fromMs).slice(0, 4));
  return [year - 1, year, year + 1]
    .map((ofYear) => showerPeakMs(shower, ofYear))
    .some((atMs) => atMs > time.fromMs - NEAR_PEAK_DAYS * DAY_MS && atMs < time.toMs + NEAR_PEAK_DAYS * DAY_MS);
}

/** The clocks of the place at the peak, which may be months after the time that is asked about. */
function zoneAt({ place }: AnswerContext, atMs: number): AnswerContext['zone'] {
  return offsetTable(place.tzId, atMs, atMs);
}

/** Whether a peak that is to come is in a time or near its end. */
function isWithin(atMs: number, { toMs }: AnswerContext['time']): boolean {
  return atMs < toMs + NEAR_PEAK_DAYS * DAY_MS;
}

/** The peak of a shower that is next from the time on, or was the last before it; of none by name the next two. */
export function showerSentences(shower: MeteorShower | null, context: AnswerContext, book: FactBook): string[] {
  const { time, nowMs, zone } = context;
  const isPast = time.era === 'past';
  const fromMs = isPast ? time.toMs : Math.max(time.fromMs, nowMs);
  const year = Number(civilDateAt(zone, fromMs).slice(0, 4));
  const peaks = (shower === null ? METEOR_SHOWERS : [shower])
    .flatMap((one) => [year - 1, year, year + 1].map((ofYear) => ({ shower: one, atMs: showerPeakMs(one, ofYear) })))
    .filter(({ atMs }) => (isPast ? atMs < fromMs : atMs >= fromMs))
    .toSorted((a, b) => (isPast ? b.atMs - a.atMs : a.atMs - b.atMs));
  const isNamedTime = shower === null && !isPast && time.text !== null;
  const isNear = peaks.some(({ atMs }) => isWithin(atMs, time));
  const none = isNamedTime && !isNear ? [book.sentence('sky.shower.none', whereWhen(context, book))] : [];
  // In a time that is named, those that peak in it; without one there, and of no time, the next.
  const within = isNamedTime && isNear ? peaks.filter(({ atMs }) => isWithin(atMs, time)) : peaks;
  const told = within.slice(0, shower === null ? NEXT_SHOWERS : 1).map((peak) => {
    const share = 100 * moonIlluminatedFraction(peak.atMs);
    return book.sentence('sky.shower', {
      name: book.say(`shower.${peak.shower}`, {}),
      tone: peak.atMs < nowMs ? 'past' : 'coming',
      moment: datedMoment(peak.atMs, { ...context, zone: zoneAt(context, peak.atMs) }, book),
      where: whereText(context, book),
      share: book.value('moon illumination', share, 'percent', factScopeOf(context, book)),
    });
  });
  return [...none, ...told];
}
