/**
 * One hour of typical weather: the climate of the place and season, the hour of the solar day, and the texture of the
 * day, brought together so that the parts fit each other.
 *
 * One hidden number, the wetness, decides cloud and rain alike: cloud grows with it, and rain falls above a threshold so
 * high that the sky is then always covered. Its distribution is known, so the threshold gives rain in the climate's
 * share of hours and the amounts add up to the climate's mean.
 */
import { clamp, mix, ramp } from '../../../lib/math.ts';
import type { Climate } from './climate.ts';
import { CHANNEL, type PlaceNoise } from './noise.ts';
import { normalDensity, normalExceededBy, normalShareBelow } from './normal-distribution.ts';

/** What all realisations of an hour have in common: the season at an hour of the solar day. */
export interface HourClimate {
  readonly season: Climate;
  /** Hour of the mean solar day at the place, 0 to 24. */
  readonly solarHour: number;
  readonly slowShare: number;
  readonly cloudSoftness: number;
  readonly cloudMiddle: number;
  readonly cloudSpreadOfDay: number;
  /** Null in a desert. */
  readonly rain: RainClimate | null;
  /** The part of the day's range of temperature that belongs to the hour, and the ground's. */
  readonly course: number;
  readonly groundCourse: number;
  readonly usualMinimumC: number;
  readonly windByDay: number;
}

/** The noises that an hour is made from, by what they move and over how many hours. */
export type HourNoise = ReturnType<typeof hourNoise>;

export function hourNoise(noise: PlaceNoise) {
  return {
    wetness72: noise.stream(CHANNEL.wetness, 72),
    wetness24: noise.stream(CHANNEL.wetness, 24),
    wetness9: noise.stream(CHANNEL.wetness, 9),
    wetness3: noise.stream(CHANNEL.wetness, 3),
    temperature120: noise.stream(CHANNEL.temperature, 120),
    temperature48: noise.stream(CHANNEL.temperature, 48),
    temperature6: noise.stream(CHANNEL.temperature, 6),
    wind60: noise.stream(CHANNEL.wind, 60),
    wind18: noise.stream(CHANNEL.wind, 18),
    wind4: noise.stream(CHANNEL.wind, 4),
    direction40: noise.stream(CHANNEL.windDirection, 40),
    direction7: noise.stream(CHANNEL.windDirection, 7),
    pressure66: noise.stream(CHANNEL.pressure, 66),
    thunder5: noise.stream(CHANNEL.thunder, 5),
  };
}

export function hourClimate(season: Climate, solarHour: number): HourClimate {
  const slowShare = mix(0.6, 0.4, season.convectivity);
  // Below 1 clear and covered skies are commoner than half-covered ones, as they are outside the tropics.
  const softness = mix(0.75, 1.1, season.convectivity);
  return {
    season,
    solarHour,
    slowShare,
    cloudSoftness: softness,
    // Chosen so that the mean of cloud over the standard normal wetness is the climate's cloud share.
    cloudMiddle: Math.hypot(1, softness) * normalExceededBy(season.cloudShare),
    cloudSpreadOfDay: Math.sqrt(softness ** 2 + 1 - slowShare),
    rain: rainClimate(season, solarHour),
    course: diurnalCourse(solarHour, season.dayLengthHours),
    // The top few centimetres of the ground are warmest three hours later.
    groundCourse: diurnalCourse((solarHour + 21) % 24, season.dayLengthHours),
    usualMinimumC: season.temperatureC + season.diurnalRangeK * diurnalMinimum(season.dayLengthHours),
    windByDay: 1 + 0.25 * Math.cos(((solarHour - 14) / 24) * 2 * Math.PI),
  };
}

/** g·M / (R·lapse) of the standard atmosphere, to three digits. */
export const BAROMETRIC_EXPONENT = 5.257;

/** Rain turns to snow at this temperature of the air; at 1 °C it is as often one as the other. */
const SNOW_BELOW_C = 1;

export function isSnow(temperatureC: number): boolean {
  return temperatureC <= SNOW_BELOW_C;
}

export function snowfallCm(temperatureC: number, rainMm: number): number {
  return isSnow(temperatureC) ? 0.7 * rainMm : 0;
}

/** A sky that rains is covered at least so far. */
export const RAIN_CLOUD = 0.75;
/** Rain of air with more convection comes in showers. */
export const SHOWERY_FROM = 0.6;

/** Share of the variance within the day that changes over half days. */
const HALF_DAYS_SHARE = 0.65;

/** The part of the wetness that changes over days, standard normal by itself. */
export function slowWetness(noise: HourNoise, epochMs: number): number {
  return unit2(noise.wetness72.at(epochMs), noise.wetness24.at(epochMs), 0.6);
}

/** The part that changes within the day, standard normal by itself. */
export function fastWetness(noise: HourNoise, epochMs: number): number {
  return unit2(noise.wetness9.at(epochMs), noise.wetness3.at(epochMs), HALF_DAYS_SHARE);
}

/** Standard normal, of its two parts. */
export function wetness({ slowShare }: HourClimate, slow: number, fast: number): number {
  return Math.sqrt(slowShare) * slow + Math.sqrt(1 - slowShare) * fast;
}

/** Share of the sky that is covered. */
export function cloud({ cloudMiddle, cloudSoftness }: HourClimate, wetness: number): number {
  return normalShareBelow((wetness - cloudMiddle) / cloudSoftness);
}

/** The day's range of temperature: the larger, the less cloud is to be expected from the slow part of the wetness alone. */
export function diurnalRangeK(climate: HourClimate, slow: number): number {
  const { season, slowShare, cloudMiddle, cloudSpreadOfDay } = climate;
  const cloudOfDay = normalShareBelow((Math.sqrt(slowShare) * slow - cloudMiddle) / cloudSpreadOfDay);
  return season.diurnalRangeK * (1 + 0.6 * (season.cloudShare - cloudOfDay));
}

/** Two independent standard normals into one, the first with that share of the variance. */
function unit2(a: number, b: number, shareOfFirst: number): number {
  return Math.sqrt(shareOfFirst) * a + Math.sqrt(1 - shareOfFirst) * b;
}

/** Below this share of hours it is desert, and the far tail of the noise would decide. */
const DRIEST_WET_SHARE = 3e-4;

/** Less rounds to nothing. */
const TRACE_MM = 0.05;

/** What rain needs at an hour of the day, and how it is measured. */
interface RainClimate {
  /** Wetness above it is rain. */
  readonly threshold: number;
  readonly scaleMm: number;
  /** Where x + x² makes half a tenth. */
  readonly measurable: number;
}

/**
 * Rain and its probability. With wetness W standard normal and a threshold θ exceeded in the climate's share of hours,
 * the amount is c·(x + x²), x = W − θ, and its mean over all hours, c·(φ(θ)·(1 − θ) + Φ(−θ)·(1 + θ² − θ)), is set to the
 * climate's. The probability is that of a measurable amount given the part of W that a forecast would know: high around
 * rain that lasts, and right on average. Showers come in the afternoon.
 */
function rainClimate(season: Climate, solarHour: number): RainClimate | null {
  const afternoon = 1 + (0.1 + 0.5 * season.convectivity) * Math.cos(((solarHour - 16) / 24) * 2 * Math.PI);
  const share = season.wetHourShare * afternoon;
  if (share < DRIEST_WET_SHARE) return null;
  const threshold = normalExceededBy(share);
  const below = normalShareBelow(-threshold);
  const meanOfShape = normalDensity(threshold) * (1 - threshold) + below * (1 + threshold ** 2 - threshold);
  const scaleMm = ((season.precipitationMmPerDay / 24) * afternoon) / meanOfShape;
  return { threshold, scaleMm, measurable: threshold + Math.sqrt(0.25 + TRACE_MM / scaleMm) - 0.5 };
}

/** To 0.1 mm, as gauges and forecasts have it; less is a trace. */
export function rainMm({ rain }: HourClimate, wetness: number): number {
  if (rain === null) return 0;
  const excess = Math.max(0, wetness - rain.threshold);
  return Math.round(10 * rain.scaleMm * (excess + excess ** 2)) / 10;
}

/** By the part of the wetness that changes over half a day and longer: what a good forecast would know. */
export function rainProbability({ rain, slowShare }: HourClimate, noise: HourNoise, slow: number, epochMs: number) {
  if (rain === null) return 0;
  const halfDays = noise.wetness9.at(epochMs);
  const foreseen = Math.sqrt(slowShare) * slow + Math.sqrt((1 - slowShare) * HALF_DAYS_SHARE) * halfDays;
  const unforeseenSpread = Math.sqrt((1 - slowShare) * (1 - HALF_DAYS_SHARE));
  return normalShareBelow((foreseen - rain.measurable) / unforeseenSpread);
}

/** Correlation of about 0.75 from one day to the next, as measured at Amsterdam, and a little hourly texture. */
export function temperatureNoise(noise: HourNoise, epochMs: number): number {
  const days = unit2(noise.temperature120.at(epochMs), noise.temperature48.at(epochMs), 0.5);
  return unit2(days, noise.temperature6.at(epochMs), 0.98);
}

/** Hours after noon at which the day is warmest, and decay of the night's cooling. */
const LAG_HOURS = 2.2;
const NIGHT_DECAY = 2.2;

/**
 * The course of temperature over the solar day with range 1 and mean 0: a sine from sunrise to sunset with its maximum
 * past two o'clock, an exponential fall through the night to the minimum at sunrise (Parton and Logan 1981, Agric.
 * Meteorol. 23:205). It is continuous around the clock.
 */
export function diurnalCourse(solarHour: number, dayLengthHours: number): number {
  const { day, night, arc, atSunset, rest } = diurnalShape(dayLengthHours);
  const sinceSunrise = (solarHour - (12 - day / 2) + 24) % 24;
  const aboveMinimum =
    sinceSunrise <= day
      ? Math.sin((Math.PI * sinceSunrise) / arc)
      : (atSunset * (Math.exp((-NIGHT_DECAY * (sinceSunrise - day)) / night) - rest)) / (1 - rest);
  return aboveMinimum + diurnalMinimum(dayLengthHours);
}

/** The value of the course at sunrise, its lowest: about −0.45. */
export function diurnalMinimum(dayLengthHours: number): number {
  const { day, night, arc, atSunset, rest } = diurnalShape(dayLengthHours);
  const dayArea = (arc / Math.PI) * (1 - Math.cos((Math.PI * day) / arc));
  const nightArea = (atSunset * night * ((1 - rest) / NIGHT_DECAY - rest)) / (1 - rest);
  return -(dayArea + nightArea) / 24;
}

function diurnalShape(dayLengthHours: number) {
  // Towards polar day and night the course has a shape still; its range vanishes with the sun.
  const day = clamp(dayLengthHours, 5, 20);
  const arc = day + 2 * LAG_HOURS;
  return { day, night: 24 - day, arc, atSunset: Math.sin((Math.PI * day) / arc), rest: Math.exp(-NIGHT_DECAY) };
}

/**
 * The dew point stays near the usual minimum of the day (FAO-56 ch. 3), lower in arid places, higher in wet spells and
 * in rain. It follows temperature down smoothly and never passes it.
 */
export function dewPoint(
  { season, usualMinimumC }: HourClimate,
  temperatureC: number,
  anomalyK: number,
  wetness: number,
  rainMm: number,
): number {
  const airMassC = usualMinimumC + 0.8 * anomalyK - season.dewPointDepressionK + 0.8 * wetness;
  const spreadK = Math.log1p(Math.exp(clamp(temperatureC - airMassC, -30, 60)));
  return temperatureC - spreadK * (1 - 0.7 * ramp(rainMm, 0, 1.5));
}

/** Share of the winds of the season that are stronger; in wet spells it is small. */
export function windExceeded(noise: HourNoise, slowWetness: number, epochMs: number): number {
  const days = unit2(noise.wind60.at(epochMs), noise.wind18.at(epochMs), 0.6);
  const gale = unit2(unit2(days, noise.wind4.at(epochMs), 0.85), slowWetness, 0.85);
  return normalShareBelow(-gale);
}

/** Weibull with shape 2, the usual distribution of wind; stronger by day and over open country. */
export function windKmh({ season, windByDay }: HourClimate, exceeded: number): number {
  return (season.windKmh / 0.886) * Math.sqrt(-Math.log(exceeded)) * windByDay;
}

export function gustKmh(windKmh: number, exceeded: number): number {
  return windKmh * mix(1.5, 1.7, exceeded);
}

export function windDirection({ prevailingWindDeg }: Climate, noise: HourNoise, epochMs: number): number {
  const veer = noise.direction40.at(epochMs) * 55 + noise.direction7.at(epochMs) * 15;
  return (prevailingWindDeg + veer + 720) % 360;
}

export function seaLevelPressure(climate: Climate, noise: HourNoise, slowWetness: number, epochMs: number): number {
  return (
    climate.seaLevelPressureHpa + climate.pressureSpreadHpa * unit2(noise.pressure66.at(epochMs), -slowWetness, 0.7)
  );
}

/** Haze by dew-point spread, rain and snow by intensity, and fog in damp, calm, dark hours. */
export function visibility(
  spreadK: number,
  windKmh: number,
  rainMm: number,
  snow: boolean,
  solarAltitudeDeg: number,
): number {
  const hazeM = mix(9000, 35_000, ramp(spreadK, 0.5, 8));
  if (rainMm > 0) return Math.min(hazeM, snow ? 6000 / (1 + 5 * rainMm) : 15_000 / (1 + rainMm));
  const fog = ramp(spreadK, 1, 0.5) * ramp(windKmh, 12, 6) * ramp(solarAltitudeDeg, 12, 3);
  return hazeM * 0.02 ** fog;
}

export function isThunder(
  { season, solarHour }: HourClimate,
  noise: HourNoise,
  rainMm: number,
  epochMs: number,
): boolean {
  const ripe = season.convectivity > SHOWERY_FROM && rainMm >= 2.5 && solarHour >= 12 && solarHour < 22;
  return ripe && noise.thunder5.at(epochMs) > 0.6;
}
