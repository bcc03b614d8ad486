/**
 * What `current` and `forecast` show beside the weather when asked to: air quality and official alerts. Neither fails the
 * answer, and neither is waited for longer than a second and a half: what did not come is null, or of unknown coverage.
 */
import { Type } from '@sinclair/typebox';
import type { Place } from '../place/place.ts';
import { airAt } from '../weather/air-quality/indices.ts';
import { AirQualitySchema, airQualityBody } from './airquality.ts';
import { alertsBody, alertsProperties } from './alerts.ts';
import type { OperationContext } from './operation.ts';
import { attributionSchema, yesNoParameter } from './schemas.ts';
import { orNull } from './weather-schemas.ts';

export const supplementParameters = {
  aqi: Type.Optional(yesNoParameter('yes adds airQuality; null where no source has it or it does not come in 1.5 s')),
  alerts: Type.Optional(yesNoParameter('yes adds the official alerts, and how far they can be known, within 1.5 s')),
};

export interface SupplementQuestion {
  readonly aqi?: 'yes' | 'no';
  readonly alerts?: 'yes' | 'no';
}

/** Among the current conditions. */
export const airQualityProperty = {
  airQuality: Type.Optional({ ...orNull(AirQualitySchema), description: 'With aqi=yes: the object of /v1/airquality' }),
};

/** At the end of the answer: the properties of /v1/alerts, and the words for the air. */
export const supplementProperties = {
  alerts: Type.Optional({ ...alertsProperties.alerts, description: 'With alerts=yes: those of /v1/alerts' }),
  coverage: Type.Optional(alertsProperties.coverage),
  stale_since: Type.Optional(alertsProperties.stale_since),
  attribution: Type.Optional({ ...attributionSchema, description: 'With airQuality: to be shown with it' }),
};

export interface WeatherSupplements {
  /** Fields for the current conditions. */
  readonly current: object;
  /** Fields for the end of the answer. */
  readonly rest: object;
  /** Tells apart what differs; part of the key of a body. */
  readonly key: string;
}

const NOTHING: Promise<WeatherSupplements> = Promise.resolve({ current: {}, rest: {}, key: '' });

/** What the question asks for beside the weather; it never rejects. */
export function loadSupplements(
  context: OperationContext,
  place: Place,
  { aqi = 'no', alerts = 'no' }: SupplementQuestion,
  nowMs: number,
): Promise<WeatherSupplements> {
  return aqi === 'no' && alerts === 'no' ? NOTHING : gather(context, place, aqi === 'yes', alerts === 'yes', nowMs);
}

async function gather(
  context: OperationContext,
  place: Place,
  withAir: boolean,
  withAlerts: boolean,
  nowMs: number,
): Promise<WeatherSupplements> {
  const [air, report] = await Promise.all([
    withAir ? context.weather.supplementaryAir(place, nowMs) : null,
    withAlerts ? context.alerts.at(place, nowMs) : null,
  ]);
  const now = air === null ? null : airAt(air, nowMs);
  const current = withAir ? { airQuality: now === null ? null : airQualityBody(now) } : {};
  const rest = {
    ...(report === null ? {} : alertsBody(report, nowMs)),
    ...(air === null || now === null ? {} : { attribution: air.provenance.attribution }),
  };
  return { current, rest, key: JSON.stringify([current, rest]) };
}
