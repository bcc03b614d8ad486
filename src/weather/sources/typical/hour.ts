/**
 * One hour of typical weather: the climate of the place and season, the hour of the solar day, and the texture of the
 * day, brought together so that the parts fit each other.
 *
 * One hidden number, the wetness, decides cloud and rain alike: cloud grows with it, and rain falls above a threshold so
 * high that the sky is then always covered. Its distribution is known, so the threshold gives rain in the climate's
 * share of hours and the amounts add up to the climate's mean.
 */
import { clamp, mix, ramp } from '../../../lib/math.ts';
import { magnusExponent } from '../../../physics/humidity.ts';
import { surfacePressureRatio } from '../../../physics/pressure.ts';
import { codeFromSky } from '../../hours/weather-code.ts';
import type { Climate } from './climate.ts';
import { CHANNEL, type PlaceNoise } from './noise.ts';
import { normalDensity, normalExceededBy, normalShareBelow } from './normal-distribution.ts';

export interface TypicalHour {
  readonly temperatureC: number;
  readonly dewPointC: number;
  readonly relativeHumidityPct: number;
  readonly precipitationMm: number;
  readonly precipitationProbabilityPct: number;
  readonly snowfallCm: number;
  readonly weatherCode: number;
  readonly cloudPct: number;
  readonly visibilityM: number;
  readonly windKmh: number;
  readonly windDirectionDeg: number;
  readonly gustKmh: number;
  readonly seaLevelPressureHpa: number;
  readonly surfacePressureHpa: number;
  readonly soilTemperatureC: number;
}

/** When and where an hour is, as the model needs it. */
interface HourContext {
  /** When the noise is read: the hour itself, or another time for another realisation of the same hour. */
  readonly noiseMs: number;
  /** Hour of the mean solar day at the place, 0 to 24. */
  readonly solarHour: number;
  readonly solarAltitudeDeg: number;
  readonly elevationM: number;
  /** The usual mean temperature a week earlier, which the ground still remembers. */
  readonly pastTemperatureC: number;
}

export function typicalHour(climate: Climate, noise: PlaceNoise, context: HourContext): TypicalHour {
  const { noiseMs, solarHour } = context;
  const wetness = wetnessAt(climate, noise, noiseMs);
  const rain = precipitation(climate, wetness, solarHour);
  const cloud = rain.amountMm > 0 ? Math.max(0.75, wetness.cloud) : wetness.cloud;
  const anomalyK = climate.temperatureSpreadK * temperatureNoise(noise, noiseMs);
  const rangeK = climate.diurnalRangeK * (1 + 0.6 * (climate.cloudShare - wetness.cloudOfDay));
  const temperatureC = climate.temperatureC + anomalyK + rangeK * diurnalCourse(solarHour, climate.dayLengthHours);
  const dewPointC = dewPoint(climate, temperatureC, anomalyK, wetness.value, rain.amountMm);
  const wind = windAt(climate, noise, wetness.slow, context);
  const snow = temperatureC <= SNOW_BELOW_C;
  const visibilityM = visibility(
    temperatureC - dewPointC,
    wind.speedKmh,
    rain.amountMm,
    snow,
    context.solarAltitudeDeg,
  );
  const thunder = thunderstorm(climate, noise, rain.amountMm, solarHour, noiseMs);
  const snowfallCm = snow ? 0.7 * rain.amountMm : 0;
  const seaLevelPressureHpa = seaLevelPressure(climate, noise, wetness.slow, noiseMs);
  return {
    temperatureC,
    dewPointC,
    relativeHumidityPct: Math.min(100, 100 * Math.exp(magnusExponent(dewPointC) - magnusExponent(temperatureC))),
    precipitationMm: rain.amountMm,
    precipitationProbabilityPct: 100 * rain.probability,
    snowfallCm,
    weatherCode: codeFromSky(100 * cloud, rain.amountMm, snowfallCm, visibilityM, climate.convectivity > 0.6, thunder),
    cloudPct: 100 * cloud,
    visibilityM,
    windKmh: wind.speedKmh,
    windDirectionDeg: wind.directionDeg,
    gustKmh: wind.gustKmh,
    seaLevelPressureHpa,
    surfacePressureHpa:
      seaLevelPressureHpa * surfacePressureRatio(temperatureC, context.elevationM, BAROMETRIC_EXPONENT),
    // The top few centimetres: half the anomaly, a damped and later daily course, a week behind the season.
    soilTemperatureC:
      context.pastTemperatureC +
      0.5 * anomalyK +
      0.5 * rangeK * diurnalCourse((solarHour + 21) % 24, climate.dayLengthHours),
  };
}

/** g·M / (R·lapse) of the standard atmosphere, to three digits. */
const BAROMETRIC_EXPONENT = 5.257;

/** Rain turns to snow at this temperature of the air; at 1 °C it is as often one as the other. */
const SNOW_BELOW_C = 1;

interface Wetness {
  /** Standard normal. */
  readonly value: number;
  /** Its part that changes over days, standard normal by itself. */
  readonly slow: number;
  /** The part of `value` that changes over half a day and longer: what a good forecast would know. */
  readonly foreseen: number;
  /** Standard deviation of the rest. */
  readonly unforeseenSpread: number;
  readonly cloud: number;
  /** Cloud to be expected from `slow` alone. */
  readonly cloudOfDay: number;
}

/** Share of the variance within the day that changes over half days. */
const HALF_DAYS_SHARE = 0.65;

function wetnessAt(climate: Climate, noise: PlaceNoise, epochMs: number): Wetness {
  const slow = unit2(noise.at(CHANNEL.wetness, 72, epochMs), noise.at(CHANNEL.wetness, 24, epochMs), 0.6);
  const halfDays = noise.at(CHANNEL.wetness, 9, epochMs);
  const fast = unit2(halfDays, noise.at(CHANNEL.wetness, 3, epochMs), HALF_DAYS_SHARE);
  const slowShare = mix(0.6, 0.4, climate.convectivity);
  const value = Math.sqrt(slowShare) * slow + Math.sqrt(1 - slowShare) * fast;
  // Below 1 clear and covered skies are commoner than half-covered ones, as they are outside the tropics.
  const softness = mix(0.75, 1.1, climate.convectivity);
  // Chosen so that the mean of cloud over the standard normal wetness is the climate's cloud share.
  const middle = Math.hypot(1, softness) * normalExceededBy(climate.cloudShare);
  const spreadOfDay = Math.sqrt(softness ** 2 + 1 - slowShare);
  return {
    value,
    slow,
    foreseen: Math.sqrt(slowShare) * slow + Math.sqrt((1 - slowShare) * HALF_DAYS_SHARE) * halfDays,
    unforeseenSpread: Math.sqrt((1 - slowShare) * (1 - HALF_DAYS_SHARE)),
    cloud: normalShareBelow((value - middle) / softness),
    cloudOfDay: normalShareBelow((Math.sqrt(slowShare) * slow - middle) / spreadOfDay),
  };
}

/** Two independent standard normals into one, the first with that share of the variance. */
function unit2(a: number, b: number, shareOfFirst: number): number {
  return Math.sqrt(shareOfFirst) * a + Math.sqrt(1 - shareOfFirst) * b;
}

/** Below this share of hours it is desert, and the far tail of the noise would decide. */
const DRIEST_WET_SHARE = 3e-4;

/** Less rounds to nothing. */
const TRACE_MM = 0.05;

/**
 * Rain and its probability. With wetness W standard normal and a threshold θ exceeded in the climate's share of hours,
 * the amount is c·(x + x²), x = W − θ, and its mean over all hours, c·(φ(θ)·(1 − θ) + Φ(−θ)·(1 + θ² − θ)), is set to the
 * climate's. The probability is that of a measurable amount given the part of W that a forecast would know: high around
 * rain that lasts, and right on average. Showers come in the afternoon.
 */
function precipitation(climate: Climate, wetness: Wetness, solarHour: number) {
  const afternoon = 1 + (0.1 + 0.5 * climate.convectivity) * Math.cos(((solarHour - 16) / 24) * 2 * Math.PI);
  const share = climate.wetHourShare * afternoon;
  if (share < DRIEST_WET_SHARE) return { amountMm: 0, probability: 0 };
  const threshold = normalExceededBy(share);
  const below = normalShareBelow(-threshold);
  const meanOfShape = normalDensity(threshold) * (1 - threshold) + below * (1 + threshold ** 2 - threshold);
  const scaleMm = ((climate.precipitationMmPerDay / 24) * afternoon) / meanOfShape;
  // Where x + x² makes half a tenth.
  const measurable = threshold + Math.sqrt(0.25 + TRACE_MM / scaleMm) - 0.5;
  const excess = Math.max(0, wetness.value - threshold);
  return {
    // To 0.1 mm, as gauges and forecasts have it; less is a trace.
    amountMm: Math.round(10 * scaleMm * (excess + excess ** 2)) / 10,
    probability: normalShareBelow((wetness.foreseen - measurable) / wetness.unforeseenSpread),
  };
}

/** Correlation of about 0.75 from one day to the next, as measured at Amsterdam, and a little hourly texture. */
function temperatureNoise(noise: PlaceNoise, epochMs: number): number {
  const days = unit2(noise.at(CHANNEL.temperature, 120, epochMs), noise.at(CHANNEL.temperature, 48, epochMs), 0.5);
  return unit2(days, noise.at(CHANNEL.temperature, 6, epochMs), 0.98);
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
function dewPoint(climate: Climate, temperatureC: number, anomalyK: number, wetness: number, rainMm: number): number {
  const usualMinimumC = climate.temperatureC + climate.diurnalRangeK * diurnalMinimum(climate.dayLengthHours);
  const airMassC = usualMinimumC + 0.8 * anomalyK - climate.dewPointDepressionK + 0.8 * wetness;
  const spreadK = Math.log1p(Math.exp(clamp(temperatureC - airMassC, -30, 60)));
  return temperatureC - spreadK * (1 - 0.7 * ramp(rainMm, 0, 1.5));
}

/** Weibull with shape 2, the usual distribution of wind; stronger in wet spells, by day and over open country. */
function windAt(climate: Climate, noise: PlaceNoise, slowWetness: number, context: HourContext) {
  const { noiseMs: epochMs, solarHour } = context;
  const days = unit2(noise.at(CHANNEL.wind, 60, epochMs), noise.at(CHANNEL.wind, 18, epochMs), 0.6);
  const gale = unit2(unit2(days, noise.at(CHANNEL.wind, 4, epochMs), 0.85), slowWetness, 0.85);
  const exceeded = normalShareBelow(-gale);
  const byDay = 1 + 0.25 * Math.cos(((solarHour - 14) / 24) * 2 * Math.PI);
  const speedKmh = (climate.windKmh / 0.886) * Math.sqrt(-Math.log(exceeded)) * byDay;
  const veer = noise.at(CHANNEL.windDirection, 40, epochMs) * 55 + noise.at(CHANNEL.windDirection, 7, epochMs) * 15;
  return {
    speedKmh,
    directionDeg: (climate.prevailingWindDeg + veer + 720) % 360,
    gustKmh: speedKmh * mix(1.5, 1.7, exceeded),
  };
}

function seaLevelPressure(climate: Climate, noise: PlaceNoise, slowWetness: number, epochMs: number): number {
  return (
    climate.seaLevelPressureHpa +
    climate.pressureSpreadHpa * unit2(noise.at(CHANNEL.pressure, 66, epochMs), -slowWetness, 0.7)
  );
}

/** Haze by dew-point spread, rain and snow by intensity, and fog in damp, calm, dark hours. */
function visibility(spreadK: number, windKmh: number, rainMm: number, snow: boolean, solarAltitudeDeg: number): number {
  const hazeM = mix(9000, 35_000, ramp(spreadK, 0.5, 8));
  if (rainMm > 0) return Math.min(hazeM, snow ? 6000 / (1 + 5 * rainMm) : 15_000 / (1 + rainMm));
  const fog = ramp(spreadK, 1, 0.5) * ramp(windKmh, 12, 6) * ramp(solarAltitudeDeg, 12, 3);
  return hazeM * 0.02 ** fog;
}

function thunderstorm(
  climate: Climate,
  noise: PlaceNoise,
  rainMm: number,
  solarHour: number,
  epochMs: number,
): boolean {
  const ripe = climate.convectivity > 0.6 && rainMm >= 2.5 && solarHour >= 12 && solarHour < 22;
  return ripe && noise.at(CHANNEL.thunder, 5, epochMs) > 0.6;
}
