/** What `decide` tells in `data` beside the figures of the weather: pollen, Kp, aurora, and the rain of the next hours. */
import { Type } from '@sinclair/typebox';
import { rainTurn } from '../decision/next-hours.ts';
import { formatLocal, type OffsetTable } from '../time/civil.ts';
import { POLLEN_KINDS, POLLEN_LEVELS } from '../weather/air-quality/pollen.ts';
import type { QuarterHours } from '../weather/quarter-hours.ts';
import type { Shape } from './body.ts';
import { attributionSchema, literals } from './schemas.ts';
import { orNull } from './weather-schemas.ts';

const pollenLevel = literals(POLLEN_LEVELS, 'Class of the US National Allergy Bureau (AAAAI)');

const PollenOfKind = Type.Object({ mean: Type.Number(), max: Type.Number(), level: pollenLevel });

export const PollenSchema = Type.Object(
  {
    level: pollenLevel,
    kind: orNull(literals(POLLEN_KINDS, 'The kind that makes the level')),
    unit: Type.Literal('grains/m³'),
    kinds: Type.Object({
      alder: orNull(PollenOfKind),
      birch: orNull(PollenOfKind),
      grass: orNull(PollenOfKind),
      mugwort: orNull(PollenOfKind),
      olive: orNull(PollenOfKind),
      ragweed: orNull(PollenOfKind),
    }),
  },
  {
    description:
      'Pollen of the day, for running, gardening, dog walking, outdoor events and avoid=pollen; judged with avoid=pollen alone. Europe only',
  },
);

export const KpSchema = Type.Object(
  {
    max: Type.Number({ description: 'Planetary K index, 0 to 9 in thirds: the highest of the best window' }),
    storm: orNull(Type.String({ description: 'NOAA’s class of the geomagnetic storm, G1 to G5' })),
  },
  { description: 'Geomagnetic activity, for drones and stargazing, three days ahead' },
);

export const AuroraSchema = Type.Object(
  {
    possible: Type.Boolean({ description: 'Kp reaches kp_needed in a dark hour; cloud is judged by itself' }),
    kp: Type.Number({ description: 'The highest of the dark hours' }),
    kp_needed: orNull(Type.Integer({ description: 'Whole Kp at which the aurora reaches the place, by NOAA’s table' })),
    geomagnetic_latitude: Type.Number({ description: 'Degrees north in the dipole field' }),
  },
  { description: 'For stargazing' },
);

export const NextHoursSchema = Type.Object(
  {
    dry_until: orNull(
      Type.String({ description: 'yyyy-MM-dd HH:mm at the place: it is dry now, and rain begins then' }),
    ),
    rain_until: orNull(Type.String({ description: 'It rains now, and stops then for an hour or more' })),
    resolution: literals(
      ['model', 'interpolated'],
      'model: forecast by quarter hours (central Europe, France, contiguous US); interpolated: from hours',
    ),
    source: Type.String(),
    updated_at: Type.String({ format: 'date-time' }),
    attribution: attributionSchema,
  },
  { description: 'For today, where the next three hours are both wet and dry: when the rain begins or ends' },
);

export type NextHours = Shape<typeof NextHoursSchema>;

/** Null where the quarter hours did not come. */
export function nextHoursBody(quarters: QuarterHours | null, zone: OffsetTable, nowMs: number): NextHours | null {
  if (quarters === null) return null;
  const turn = rainTurn(quarters, nowMs);
  const at = turn === null ? null : formatLocal(zone, turn.atMs);
  const { source, updatedAtMs, attribution } = quarters.provenance;
  return {
    dry_until: turn?.kind === 'begins' ? at : null,
    rain_until: turn?.kind === 'ends' ? at : null,
    resolution: quarters.resolution,
    source,
    updated_at: new Date(updatedAtMs).toISOString(),
    attribution,
  };
}
