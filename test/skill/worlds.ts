/**
 * Worlds of known weather and known errors, for an upstream that answers the forecasts of the past and what came. All
 * noise is drawn from a hash of where and when, so that a world is the same at every request.
 */
import type { UpstreamWeather } from '../upstream/weather.ts';

/** What is forecast, or came; `lead` is 0 for what came. */
export type World = (variable: string, lead: number, epochSeconds: number, lat: number) => number;

/** The weather of an upstream in such a world. */
export function weatherOf(world: World): UpstreamWeather {
  return (name, epochSeconds, lat) => {
    const [, variable = name, lead = '0'] = /^(.*)_previous_day(\d)$/.exec(name) ?? [];
    return world(variable, Number(lead), epochSeconds, lat);
  };
}

/** Uniform in [0, 1), from a text. */
export function uniform(text: string): number {
  return Number(BigInt.asUintN(52, Bun.hash.wyhash(text))) / 2 ** 52;
}

/** Of the standard normal distribution (Box and Muller 1958). */
export function normal(text: string): number {
  return Math.sqrt(-2 * Math.log(1 - uniform(`${text} a`))) * Math.cos(2 * Math.PI * uniform(`${text} b`));
}

/** A mild, dry, calm afternoon at every hour. */
const IDEAL: Readonly<Record<string, number>> = {
  temperature_2m: 14,
  relative_humidity_2m: 55,
  precipitation: 0,
  weather_code: 1,
  cloud_cover: 30,
  wind_speed_10m: 8,
  wind_gusts_10m: 14,
  shortwave_radiation: 200,
  // What a forecast of today has besides.
  precipitation_probability: 0,
  snowfall: 0,
  snow_depth: 0,
  visibility: 25_000,
  wind_direction_10m: 240,
  wind_speed_120m: 12,
  pressure_msl: 1015,
  uv_index: 1,
  cape: 0,
  soil_temperature_6cm: 13,
  diffuse_radiation: 150,
};

const STORM: Readonly<Record<string, number>> = {
  ...IDEAL,
  temperature_2m: 4,
  precipitation: 8,
  precipitation_probability: 100,
  weather_code: 65,
  cloud_cover: 100,
  wind_speed_10m: 60,
  wind_gusts_10m: 95,
};

const DAY_SECONDS = 86_400;

/** The day in UTC that a value belongs to: sums and means are stamped at the end of their hour. */
export function dayOf(variable: string, epochSeconds: number): number {
  const isPreceding =
    /^(precipitation|precipitation_probability|snowfall|uv_index|diffuse_radiation|weather_code|wind_gusts_10m|shortwave_radiation)$/.test(
      variable,
    );
  return Math.floor((epochSeconds - (isPreceding ? 3600 : 0)) / DAY_SECONDS);
}

/** Whether a day is stormy, one independent of the others, with a chance. */
export function isStormy(day: number, lat: number, chance: number): boolean {
  return uniform(`storm ${day} ${lat}`) < chance;
}

/** Days are ideal or stormy; the forecast of a lead takes one for the other with a chance of its own. */
export function stormyWorld(stormChance: number, errorChance: (lead: number) => number): World {
  return (variable, lead, epochSeconds, lat) => {
    const day = dayOf(variable, epochSeconds);
    const isWrong = lead > 0 && uniform(`error ${day} ${lat} ${lead}`) < errorChance(lead);
    const isStorm = isStormy(day, lat, stormChance) !== isWrong;
    return (isStorm ? STORM : IDEAL)[variable];
  };
}

/** Errors of a lead, each hour by itself: standard deviations. */
export interface KnownErrors {
  readonly temperatureK: number;
  readonly dewPointK: number;
  readonly logWind: number;
  readonly cloudPct: number;
}

/** The weather changes from day to day and hour to hour; forecasts are off by known errors. */
export function noisyWorld(errorsAt: (lead: number) => KnownErrors): World {
  const saturation = (celsius: number) => 6.1094 * Math.exp((17.625 * celsius) / (celsius + 243.04));
  return (variable, lead, epochSeconds, lat) => {
    const errors = lead === 0 ? null : errorsAt(lead);
    const day = dayOf(variable, epochSeconds);
    const hour = (epochSeconds % DAY_SECONDS) / 3600;
    const error = (name: keyof KnownErrors) =>
      errors === null ? 0 : errors[name] * normal(`${name} ${lead} ${epochSeconds} ${lat}`);
    const trueTemperature = 15 + 5 * normal(`warmth ${day} ${lat}`) + 4 * Math.cos(((hour - 15) / 12) * Math.PI);
    const temperature = trueTemperature + error('temperatureK');
    const dewPoint = trueTemperature - 20 + error('dewPointK');
    const wind = (12 + 4 * uniform(`wind ${day} ${lat}`)) * Math.exp(error('logWind'));
    const rain = uniform(`rain ${day} ${lat}`) < 0.3 && uniform(`rain ${epochSeconds} ${lat}`) < 0.5 ? 1.5 : 0;
    const values: Readonly<Record<string, number>> = {
      ...IDEAL,
      temperature_2m: temperature,
      relative_humidity_2m: (100 * saturation(dewPoint)) / saturation(temperature),
      precipitation: lead === 0 || uniform(`miss ${lead} ${epochSeconds}`) < 0.8 ? rain : 0,
      weather_code: rain > 0 ? 61 : 2,
      cloud_cover: 50 + error('cloudPct'),
      wind_speed_10m: wind,
      wind_gusts_10m: 1.7 * wind,
    };
    return values[variable];
  };
}
