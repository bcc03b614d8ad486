/** The units in which a question may want its answer. */
import type { UnitName } from './unit-words.ts';

/** A unit that a question asks for. `ms`: metres a second. */
export type AskedUnit = Exclude<UnitName, 'percent'> | 'beaufort';

/** The units that a question asks for, by what they measure: "wind in knots". */
export interface AskedUnits {
  readonly temperature?: Extract<AskedUnit, 'celsius' | 'fahrenheit' | 'kelvin'>;
  readonly speed?: Extract<AskedUnit, 'kmh' | 'mph' | 'ms' | 'knots' | 'beaufort'>;
  readonly rain?: Extract<AskedUnit, 'mm' | 'cm' | 'in'>;
  readonly snow?: Extract<AskedUnit, 'mm' | 'cm' | 'm' | 'in' | 'ft'>;
  readonly pressure?: Extract<AskedUnit, 'hPa' | 'kPa' | 'inHg' | 'mmHg'>;
  /** Of waves. */
  readonly height?: Extract<AskedUnit, 'm' | 'ft'>;
  readonly visibility?: Extract<AskedUnit, 'km' | 'm' | 'miles' | 'ft'>;
}
