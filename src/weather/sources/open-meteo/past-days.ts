/**
 * Every day of the last ten whole years at a place, from the archive. One request serves all questions about usual years,
 * months and counts of days there; it is cached for good: until another year is over.
 */
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { cellName, cellOf } from '../../cache/cell.ts';
import { FRESHNESS } from '../../cache/freshness.ts';
import { packRecords, unpackRecords } from '../../cache/packed.ts';
import type { Aged } from '../../cache/source-cache.ts';
import { datesOfYears, PAST_DAY_VARIABLE_NAMES, type PastDays } from '../../normals/past-days.ts';
import { KNOWN_SHARE } from '../../normals/statistics.ts';
import { CachedFeed } from '../cached-feed.ts';
import type { SourceContext, SourceFeed, YearsAtPlace } from '../source.ts';
import { fetchPastDays, pastDaysWeight } from './fetch.ts';
import type { OpenMeteoHost } from './host.ts';

/** Each takes some 180 kB. */
const MAX_PLACES = 100;
/** What such heavy requests leave of each day's budget to the history and the normals, which come from the same host. */
const LEFT_TO_OTHERS = 1 / 3;

export class PastDaysFeed implements SourceFeed<YearsAtPlace, PastDays> {
  readonly #days: CachedFeed<YearsAtPlace, PastDays>;

  constructor(
    readonly archive: OpenMeteoHost,
    context: SourceContext,
  ) {
    this.#days = new CachedFeed<YearsAtPlace, PastDays>(context, {
      host: archive,
      freshness: FRESHNESS.pastDays,
      maxEntries: MAX_PLACES,
      key: ({ place, lastYear }) => ({
        kind: 'past-days',
        cell: cellName(place),
        part: `${place.tzId} ${lastYear}`,
      }),
      read: (bytes) => unpackRecords(bytes, PAST_DAY_VARIABLE_NAMES),
      rejectedFor: ({ place }) => `past days ${cellName(place)}`,
      request: async (subject, nowMs) => {
        const value = await this.#fetch(subject, nowMs);
        return { value, bytes: () => packRecords(value) };
      },
    });
  }

  fresh(subject: YearsAtPlace, nowMs: number): PastDays | null {
    return this.#days.fresh(subject, nowMs);
  }

  /** The years that end a year earlier: they differ little. */
  stale({ place, lastYear }: YearsAtPlace, nowMs: number): Aged<PastDays> | null {
    return this.#days.cache.latest({ place, lastYear: lastYear - 1 }, nowMs);
  }

  request(subject: YearsAtPlace, nowMs: number): Promise<PastDays> {
    return this.#days.request(subject, nowMs);
  }

  pauseMs(): number {
    return this.#days.pauseMs();
  }

  async #fetch({ place, lastYear }: YearsAtPlace, nowMs: number): Promise<PastDays> {
    const span = datesOfYears(lastYear);
    const longest = this.archive.status('archive').budget.at(-1);
    if (longest !== undefined && longest.left - pastDaysWeight(span) < LEFT_TO_OTHERS * longest.limit)
      throw new UpstreamError('exhausted', 'what is left of the budget is for others', longest.windowSeconds * 1000);
    const days = await fetchPastDays(this.archive, cellOf(place), place.tzId, span, nowMs);
    const { temperatureMaxC, precipitationMm } = days.columns;
    // A rejection is remembered, so that a gap of the archive is not paid for again and again.
    if (![temperatureMaxC, precipitationMm].every(isMostlyKnown))
      throw new UpstreamError('rejected', 'the archive has too few days of the past years');
    return days;
  }
}

function isMostlyKnown(column: Float32Array): boolean {
  return column.filter((value) => !Number.isNaN(value)).length >= KNOWN_SHARE * column.length;
}
