/** `timezone`: the civil time at a place, by the boundaries of zones and never by the nearest town. Needs no weather. */
import { Type } from '@sinclair/typebox';
import { epochSeconds, formatLocal, offsetAtMs } from '../time/civil.ts';
import type { Shape } from './body.ts';
import { checkPlaceText, locate, otherwiseNamed, zoneAround } from './locate.ts';
import { operation } from './operation.ts';
import { LocatedBySchema, named, namedOtherwise, queryParameter } from './schemas.ts';

const result = () =>
  named(
    'Timezone',
    Type.Object({
      name: Type.String({ description: 'City, or the nearest one to coordinates; "" far out at sea' }),
      region: Type.String({ description: 'First-level division; may be ""' }),
      country: Type.String(),
      lat: Type.Number(),
      lon: Type.Number(),
      tz_id: Type.String({ description: 'The same as timezone' }),
      timezone: Type.String({ description: 'IANA time zone' }),
      utc_offset: Type.String({ description: '+hh:mm, daylight saving included' }),
      localtime: Type.String({ description: 'yyyy-MM-dd HH:mm at the place' }),
      localtime_epoch: Type.Integer({ description: 'Unix timestamp, in seconds' }),
      located_by: Type.Optional(LocatedBySchema),
      ...namedOtherwise,
    }),
  );

export type TimezoneBody = Shape<ReturnType<typeof result>>;

/** The fields that the clock moves. */
type Moving = 'localtime' | 'localtime_epoch';

const parameters = Type.Object({ q: queryParameter });

export const timezone = operation<typeof parameters, ReturnType<typeof result>, Moving>({
  name: 'timezone',
  path: '/v1/timezone',
  group: 'Places',
  meter: { class: 'standard', units: 1 },
  needsKey: true,
  billingInBody: false,
  summary: 'Time zone and local time at a place',
  description:
    'The IANA time zone at a place or point, its local time and its offset from UTC with daylight saving. At sea the nautical zone.',
  parameters,
  answersClock: true,
  positional: ['q'],
  result,
  example: { q: 'Kathmandu' },
  validate(context, { q }) {
    checkPlaceText(context, 'q', q);
  },
  async run(context, { q }) {
    const nowMs = context.clock.nowMs();
    const { place } = await locate(context, 'q', q);
    const zone = zoneAround(place.tzId, nowMs);
    const { name, region, country, lat, lon, tzId, locatedBy } = place;
    const utcOffset = formatOffset(offsetAtMs(zone, nowMs));
    const body: Omit<TimezoneBody, Moving> = {
      name,
      region,
      country,
      lat,
      lon,
      tz_id: tzId,
      timezone: tzId,
      utc_offset: utcOffset,
      located_by: locatedBy,
      ...otherwiseNamed(place),
    };
    return {
      place: null,
      body,
      moving: { localtime: formatLocal(zone, nowMs), localtime_epoch: epochSeconds(nowMs) },
      weather: null,
    };
  },
});

const MINUTE_MS = 60_000;

function formatOffset(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / MINUTE_MS);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${offsetMs < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
