/**
 * What `current` and `forecast` add to the weather on request: air quality and official alerts. Neither makes the answer
 * fail or wait longer than 1.5 s: air quality that is not available by then is null, and the coverage of alerts unknown.
 */
import { Type } from '@sinclair/typebox';
import type { Soon } from '../lib/soon.ts';
import type { Place } from '../place/place.ts';
import { airAt } from '../weather/air-quality/indices.ts';
import { type AirQuality, AirQualitySchema, airQualityBody } from './airquality.ts';
import { type AlertsBody, alertsBody, alertsProperties } from './alerts.ts';
import type { OperationContext } from './operation.ts';
import { attributionSchema, yesNoParameter } from './schemas.ts';
import { orNull } from './weather-schemas.ts';

export const supplementParameters = {
  aqi: Type.Optional(yesNoParameter('yes adds airQuality; null where no source has it or it does not come in 1.5 s')),
  alerts: Type.Optional(yesNoParameter('yes adds the official alerts, and how far they can be known, within 1.5 s')),
};

interface SupplementQuestion {
  readonly aqi?: 'yes' | 'no';
  readonly alerts?: 'yes' | 'no';
}

/** Among the current conditions. */
export const airQualityProperty = {
  airQuality: Type.Optional({ ...orNull(AirQualitySchema), description: 'With aqi=yes: the object of /v1/airquality' }),
};

/** At the end of the answer: the properties of /v1/alerts, and the attribution of the air quality. */
export const supplementProperties = {
  alerts: Type.Optional({ ...alertsProperties.alerts, description: 'With alerts=yes: those of /v1/alerts' }),
  coverage: Type.Optional(alertsProperties.coverage),
  stale_since: Type.Optional(alertsProperties.stale_since),
  attribution: Type.Optional({ ...attributionSchema, description: 'With airQuality: to be shown with it' }),
};

export interface WeatherSupplements {
  /** Fields for the current conditions. */
  readonly current: { readonly airQuality?: AirQuality | null };
  /** Fields for the end of the answer. */
  readonly rest: Partial<Omit<AlertsBody, 'location'>> & { readonly attribution?: string };
  /** Part of the key of a cached body. */
  readonly key: string;
}

const NOTHING: WeatherSupplements = { current: {}, rest: {}, key: '' };

/** The supplements that the parameters ask for; never rejects. */
export function loadSupplements(
  context: OperationContext,
  place: Place,
  { aqi = 'no', alerts = 'no' }: SupplementQuestion,
  nowMs: number,
): Soon<WeatherSupplements> {
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
  const current: WeatherSupplements['current'] = withAir
    ? { airQuality: now === null ? null : airQualityBody(now) }
    : {};
  const rest: WeatherSupplements['rest'] = {
    ...(report === null ? {} : alertsBody(report, nowMs)),
    ...(air === null || now === null ? {} : { attribution: air.provenance.attribution }),
  };
  return { current, rest, key: JSON.stringify([current, rest]) };
}
