/**
 * Values as the data answers show them: an object with one key per unit, so that `both` is simply both. A missing value
 * is null under each key.
 */
import { displayValue, type Quantity, type Units } from './quantities.ts';

export type UnitSystem = Units | 'both';

interface DataQuantityInfo {
  readonly quantity: Quantity;
  readonly metric: string;
  readonly imperial: string;
}

/** By the name of the value: its quantity, and its key in each unit. */
const DATA_QUANTITIES = {
  temperatureC: { quantity: 'temperature', metric: 'celsius', imperial: 'fahrenheit' },
  windKmh: { quantity: 'speed', metric: 'kph', imperial: 'mph' },
  gustKmh: { quantity: 'speed', metric: 'gustKph', imperial: 'gustMph' },
  maxWindKmh: { quantity: 'speed', metric: 'maxKph', imperial: 'maxMph' },
  precipitationMm: { quantity: 'rainfall', metric: 'mm', imperial: 'in' },
  snowfallCm: { quantity: 'snowfall', metric: 'snowCm', imperial: 'snowIn' },
  pressureHpa: { quantity: 'pressure', metric: 'mb', imperial: 'inHg' },
  visibilityM: { quantity: 'visibility', metric: 'km', imperial: 'miles' },
} as const satisfies Readonly<Record<string, DataQuantityInfo>>;

export type DataQuantity = keyof typeof DATA_QUANTITIES;

/** The keys under which a value is shown. */
export type UnitKey<N extends DataQuantity = DataQuantity> = (typeof DATA_QUANTITIES)[N][Units];

/** A value as an answer shows it: under the keys of the units requested. */
export type UnitValues<N extends DataQuantity = DataQuantity> = Readonly<{
  [K in UnitKey<N>]?: number | null | undefined;
}>;

/** The value under the keys of the given units. */
export function inUnits<N extends DataQuantity>(value: number, name: N, system: UnitSystem): UnitValues<N>;
export function inUnits(value: number, name: DataQuantity, system: UnitSystem): UnitValues {
  const { quantity, ...keys } = DATA_QUANTITIES[name];
  return Object.fromEntries(unitsIn(system).map((units) => [keys[units], displayValue(value, quantity, units)]));
}

/** The keys under which a value is shown, metric first. */
export function unitKeys<N extends DataQuantity>(name: N): readonly UnitKey<N>[];
export function unitKeys(name: DataQuantity): readonly UnitKey[] {
  return unitsIn('both').map((units) => DATA_QUANTITIES[name][units]);
}

function unitsIn(system: UnitSystem): readonly Units[] {
  return system === 'both' ? ['metric', 'imperial'] : [system];
}
