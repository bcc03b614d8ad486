/** Usual months and years of a place, made from the days of its past years. */
import type { MonthClimate } from '../ask/answer/answer-context.ts';
import { humidexC } from '../physics/comfort.ts';
import { hci } from '../physics/hci.ts';
import { dewPointC } from '../physics/humidity.ts';
import { addDays, type CivilDate, dateOfEpochDay } from '../time/civil.ts';
import { DAY_MS } from '../time/units.ts';
import { kindsOf } from '../weather/hours/precipitation.ts';
import type { DayNormals, HourNormals, NormalFigure } from '../weather/normals/normals.ts';
import { listPastDays, type PastDay, type PastDays, yearsOfDays } from '../weather/normals/past-days.ts';
import { meanOfKnown, medianOf, type Spread, spreadOf } from '../weather/normals/statistics.ts';

const MONTHS = 12;
const MID_MONTH = 15;
const WET_DAY_MM = 1;
const HOURS = 24;
/** The warmest hour of a usual day, and the windiest. */
const WARMEST_HOUR = 15;

/** Days before and after each date that count as its season. */
const WINDOW_DAYS = 7;

/** The days of all years that lie on some dates of a year, or no more than a week from them. */
export function daysAround(past: PastDays, dates: readonly CivilDate[]): PastDay[] {
  const wanted = new Set<string>();
  for (const date of dates) {
    for (let off = -WINDOW_DAYS; off <= WINDOW_DAYS; off++) wanted.add(addDays(date, off).slice(5));
  }
  return listPastDays(past).filter(({ date }) => wanted.has(date.slice(5)));
}

/** The days of each month of all years, January first. */
export function daysByMonth(past: PastDays): readonly (readonly PastDay[])[] {
  const months: PastDay[][] = Array.from({ length: MONTHS }, () => []);
  for (const day of listPastDays(past)) months[Number(day.date.slice(5, 7)) - 1].push(day);
  return months;
}

/**
 * The twelve months: means of days, sums of a month of one year. The Holiday Climate Index is the mean of the days' own
 * (HCI:Urban, Scott et al. 2016).
 */
export function monthsOfPast(past: PastDays, year: number): MonthClimate[] {
  const { first, last } = yearsOfDays(past);
  const years = last - first + 1;
  return daysByMonth(past).map((days, i) => {
    const mean = (of: (figures: PastDay['figures']) => number) => meanOfKnown(days.map(({ figures }) => of(figures)));
    const sum = (of: (figures: PastDay['figures']) => number) => (mean(of) * days.length) / years;
    return {
      date: dateOfEpochDay(Date.UTC(year, i, MID_MONTH) / DAY_MS),
      lowC: mean(({ temperatureMinC }) => temperatureMinC),
      highC: mean(({ temperatureMaxC }) => temperatureMaxC),
      meanC: mean(({ temperatureMeanC }) => temperatureMeanC),
      rainMm: sum(({ precipitationMm }) => precipitationMm),
      snowCm: sum(({ snowfallCm }) => snowfallCm),
      wetDays: sum(({ precipitationMm }) => known(precipitationMm, precipitationMm >= WET_DAY_MM)),
      sunshineHours: sum(({ sunshineHours }) => sunshineHours),
      cloudPct: mean(({ cloudMeanPct }) => cloudMeanPct),
      windKmh: mean(({ windMeanKmh }) => windMeanKmh),
      humidityPct: mean(({ humidityMeanPct }) => humidityMeanPct),
      holidayIndex: mean(holidayIndexOf),
    };
  });
}

/** 1 or 0 for a figure that is known, else NaN. */
function known(figure: number, holds: boolean): number {
  return Number.isNaN(figure) ? Number.NaN : Number(holds);
}

function holidayIndexOf(figures: PastDay['figures']): number {
  const { temperatureMaxC, humidityMeanPct, cloudMeanPct, precipitationMm, windMeanKmh } = figures;
  const felt = humidexC(temperatureMaxC, dewPointC(temperatureMaxC, humidityMeanPct));
  return hci('urban', felt, cloudMeanPct, precipitationMm, windMeanKmh);
}

const FIGURE_OF: Readonly<Partial<Record<NormalFigure, keyof PastDay['figures']>>> = {
  temperatureMaxC: 'temperatureMaxC',
  temperatureMinC: 'temperatureMinC',
  temperatureMeanC: 'temperatureMeanC',
  precipitationMm: 'precipitationMm',
  snowfallCm: 'snowfallCm',
  windMaxKmh: 'windMaxKmh',
  humidityMeanPct: 'humidityMeanPct',
};

/**
 * The normals of a day among those days. What whole days do not tell is not known: gusts, UV, visibility, pressure, the sky. Its
 * hours swing between the mean low and the mean high, and what falls is spread evenly over them.
 */
export function normalsOfDays(days: readonly PastDay[]): DayNormals {
  const spread = (name: NormalFigure): Spread => {
    const of = FIGURE_OF[name];
    return spreadOf(of === undefined ? [] : days.map(({ figures }) => figures[of]));
  };
  const share = (is: (figures: PastDay['figures']) => boolean) =>
    100 * meanOfKnown(days.map(({ figures }) => known(figures.precipitationMm, is(figures))));
  const isWet = ({ precipitationMm }: PastDay['figures']) => precipitationMm >= WET_DAY_MM;
  const kinds = ({ temperatureMeanC, ...figures }: PastDay['figures']) =>
    kindsOf({ ...figures, temperatureC: temperatureMeanC });
  const rainPct = share((figures) => isWet(figures) && kinds(figures)[0]);
  const snowPct = share((figures) => isWet(figures) && kinds(figures)[1]);
  const spreads: DayNormals['spreads'] = {
    temperatureMaxC: spread('temperatureMaxC'),
    temperatureMinC: spread('temperatureMinC'),
    temperatureMeanC: spread('temperatureMeanC'),
    precipitationMm: spread('precipitationMm'),
    snowfallCm: spread('snowfallCm'),
    windMaxKmh: spread('windMaxKmh'),
    gustMaxKmh: spread('gustMaxKmh'),
    humidityMeanPct: spread('humidityMeanPct'),
    uvMax: spread('uvMax'),
  };
  const wet = days.filter(({ figures }) => isWet(figures));
  const mean = (name: keyof PastDay['figures']) => meanOfKnown(days.map(({ figures }) => figures[name]));
  const cloudPct = mean('cloudMeanPct');
  const windMeanKmh = mean('windMeanKmh');
  const hours = Array.from({ length: HOURS }, (_, clock): HourNormals => {
    const swing = Math.cos((2 * Math.PI * (clock - WARMEST_HOUR)) / HOURS);
    const low = spreads.temperatureMinC.mean;
    const temperatureC = low + (spreads.temperatureMaxC.mean - low) * (0.5 + swing / 2);
    return {
      temperatureC,
      dewPointC: dewPointC(spreads.temperatureMeanC.mean, spreads.humidityMeanPct.mean),
      relativeHumidityPct: spreads.humidityMeanPct.mean,
      apparentTemperatureC: Number.NaN,
      precipitationMm: spreads.precipitationMm.mean / HOURS,
      snowfallCm: spreads.snowfallCm.mean / HOURS,
      cloudPct,
      visibilityM: Number.NaN,
      windKmh: windMeanKmh + (spreads.windMaxKmh.mean - windMeanKmh) * swing,
      gustKmh: Number.NaN,
      seaLevelPressureHpa: Number.NaN,
      uvIndex: Number.NaN,
      rainPct,
      snowPct,
      weatherCode: Number.NaN,
    };
  });
  return {
    spreads,
    wetDayMm: medianOf(wet.map(({ figures }) => figures.precipitationMm)),
    rainPct,
    snowPct,
    weatherCode: Number.NaN,
    hours,
  };
}
