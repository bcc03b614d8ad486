/** The climate behind an answer: the months of a year as they usually are, and the normals of a date. */
import type { MonthClimate } from '../ask/answer/answer-context.ts';
import { humidexC } from '../physics/comfort.ts';
import { hci } from '../physics/hci.ts';
import { dewPointC } from '../physics/humidity.ts';
import type { Place } from '../place/place.ts';
import { type CivilDate, civilDay, parseCivilDate } from '../time/civil.ts';
import type { HourlyWeather } from '../weather/hourly.ts';
import { dayFigures } from '../weather/hours/daily.ts';
import type { OperationContext } from './operation.ts';

const MONTHS = 12;
const MID_MONTH = 15;
const WET_DAY_MM = 1;

/**
 * The twelve months of a year at a place, each by the realisations of its middle day in the embedded climate. The Holiday
 * Climate Index is the mean of the days' (HCI:Urban, Scott et al. 2016): an index of mean days would miss every wet one.
 */
export async function monthsOf(
  { weather }: OperationContext,
  place: Place,
  year: number,
  nowMs: number,
): Promise<MonthClimate[]> {
  const months: MonthClimate[] = [];
  for (let month = 1; month <= MONTHS; month++) {
    const date = middleOf(year, month);
    const { weathers } = await weather.season(place, date, nowMs);
    months.push(monthFrom(weathers, place, date, daysIn(year, month)));
  }
  return months;
}

function monthFrom(weathers: readonly HourlyWeather[], place: Place, date: CivilDate, days: number): MonthClimate {
  const day = civilDay(place.tzId, date);
  const drawn = weathers.map((weather) => dayFigures(weather, day, place.lat, place.lon));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const of = (
    name:
      | 'temperatureMaxC'
      | 'temperatureMinC'
      | 'temperatureMeanC'
      | 'precipitationMm'
      | 'snowfallCm'
      | 'windMaxKmh'
      | 'humidityMeanPct',
  ) => mean(drawn.map((figures) => figures[name]));
  const hours = (name: 'cloudPct' | 'windKmh') => drawn.map((figures) => mean(figures.hours.map((hour) => hour[name])));
  const [clouds, winds] = [hours('cloudPct'), hours('windKmh')];
  const indices = drawn.map((figures, i) =>
    hci(
      'urban',
      humidexC(figures.temperatureMaxC, dewPointC(figures.temperatureMaxC, figures.humidityMeanPct)),
      clouds[i],
      figures.precipitationMm,
      winds[i],
    ),
  );
  return {
    date,
    lowC: of('temperatureMinC'),
    highC: of('temperatureMaxC'),
    meanC: of('temperatureMeanC'),
    rainMm: of('precipitationMm') * days,
    snowCm: of('snowfallCm') * days,
    wetDays: (days * drawn.filter(({ precipitationMm }) => precipitationMm >= WET_DAY_MM).length) / drawn.length,
    cloudPct: mean(clouds),
    windKmh: mean(winds),
    humidityPct: of('humidityMeanPct'),
    holidayIndex: mean(indices),
  };
}

function middleOf(year: number, month: number): CivilDate {
  const date = parseCivilDate(`${year}-${String(month).padStart(2, '0')}-${MID_MONTH}`);
  if (date === null) throw new RangeError(`no month ${month} in ${year}`);
  return date;
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
