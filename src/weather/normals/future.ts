/**
 * A date weeks or months ahead, as it usually is: normals from the archive, moved by the seasonal outlook where there is
 * one and it is worth something, else those of the embedded climate. Nothing here fails: the climate knows every date,
 * and the method names which it was.
 */
import type { Place } from '../../place/place.ts';
import { type CivilDate, epochDay } from '../../time/civil.ts';
import { DAY_MS } from '../../time/units.ts';
import type { Answering } from '../answering.ts';
import type { SourceFeeds } from '../sources/source.ts';
import type { DateNormals } from './normals.ts';
import { shifted, shiftFor, worthAt } from './outlook.ts';

/** An answer without the seasonal outlook is a good one, so callers do not wait for it long. */
const MAX_OUTLOOK_WAIT_MS = 2_000;

export class FutureNormals {
  constructor(
    readonly answering: Answering,
    readonly feeds: { readonly [K in 'normals' | 'outlook']: readonly SourceFeeds[K][] },
    readonly typical: SourceFeeds['normals'],
  ) {}

  /** The normals of a near date, without any outlook: what is usual there, whatever this year brings. */
  async usual(place: Place, date: CivilDate, nowMs: number): Promise<DateNormals> {
    const subject = { place, date };
    const found = await this.answering.answerOrNull({ feeds: this.feeds.normals, subject, nowMs });
    return found ?? this.typical.request(subject, nowMs);
  }

  async on(place: Place, date: CivilDate, nowMs: number): Promise<DateNormals> {
    const { normals, outlook } = this.feeds;
    const subject = { place, date };
    const isWorthIt = worthAt((epochDay(date) * DAY_MS - nowMs) / DAY_MS) > 0;
    const [found, spans] = await Promise.all([
      this.answering.answerOrNull({ feeds: normals, subject, nowMs }),
      isWorthIt
        ? this.answering.answerOrNull({ feeds: outlook, subject: place, nowMs, maxWaitMs: MAX_OUTLOOK_WAIT_MS })
        : null,
    ]);
    if (found === null) return this.typical.request(subject, nowMs);
    const shift = spans && shiftFor(spans, date, nowMs);
    if (shift === null) return found;
    return { ...found, method: 'climatology+seasonal', normals: shifted(found.normals, shift) };
  }
}
