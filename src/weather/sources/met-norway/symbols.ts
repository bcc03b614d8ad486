/**
 * MET Norway's weather symbols as codes of WMO table 4677. The names are those of its legend (github.com/metno/
 * weathericons, weather/legend.csv), with two spelt there with an s too many (`lightssleetshowersandthunder`); behind
 * some stands `_day`, `_night` or `_polartwilight`, which we work out ourselves.
 */
import { type WeatherCode, weatherCodeOf } from '../../conditions/codes.ts';

const SKIES: ReadonlyMap<string, WeatherCode> = new Map([
  ['clearsky', 0],
  ['fair', 1],
  ['partlycloudy', 2],
  ['cloudy', 3],
  ['fog', 45],
]);

type Kind = 'rain' | 'sleet' | 'snow';
type Codes = readonly [light: number, moderate: number, heavy: number];

/** The table has one code for moderate and heavy sleet, and for moderate and heavy showers of sleet or snow. */
const STEADY: Readonly<Record<Kind, Codes>> = { rain: [61, 63, 65], sleet: [68, 69, 69], snow: [71, 73, 75] };
const SHOWERS: Readonly<Record<Kind, Codes>> = { rain: [80, 81, 82], sleet: [83, 84, 84], snow: [85, 86, 86] };
/** Thunder with whatever falls; of hail the symbols say nothing. */
const THUNDER: WeatherCode = 95;

const FALLING = /^(?:(lights?|heavy))?(rain|sleet|snow)(showers)?(andthunder)?$/;

interface SymbolMeaning {
  /** NaN for a symbol that is not in the legend. */
  readonly weatherCode: number;
  /** What falls; null when nothing does. */
  readonly kind: Kind | null;
}

export function meaningOfSymbol(symbol: string): SymbolMeaning {
  const name = symbol.replace(/_(?:day|night|polartwilight)$/, '');
  const sky = SKIES.get(name);
  if (sky !== undefined) return { weatherCode: sky, kind: null };
  const [, strength, what, showers, thunder] = FALLING.exec(name) ?? [];
  const kind = kindOf(what);
  if (kind === null) return { weatherCode: Number.NaN, kind };
  if (thunder !== undefined) return { weatherCode: THUNDER, kind };
  const codes = (showers === undefined ? STEADY : SHOWERS)[kind];
  const code = codes[strength === undefined ? 1 : strength === 'heavy' ? 2 : 0];
  return { weatherCode: weatherCodeOf(code) ?? Number.NaN, kind };
}

function kindOf(what: string | undefined): Kind | null {
  return what === 'rain' || what === 'sleet' || what === 'snow' ? what : null;
}
