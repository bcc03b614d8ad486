/** Values of answers as short texts: "12.3 °C", "40 %". */
import { type DataQuantity, type UnitKey, type UnitValues, unitKeys } from '../units/unit-values.ts';

const SYMBOLS: Readonly<Record<UnitKey, string>> = {
  celsius: '°C',
  fahrenheit: '°F',
  kph: 'km/h',
  mph: 'mph',
  gustKph: 'km/h',
  gustMph: 'mph',
  maxKph: 'km/h',
  maxMph: 'mph',
  mm: 'mm',
  in: 'in',
  snowCm: 'cm',
  snowIn: 'in',
  mb: 'mb',
  inHg: 'inHg',
  km: 'km',
  miles: 'mi',
};

/** The value in the first unit that the answer has: metric, unless only imperial was requested; null if not known. */
export function quantity<M extends DataQuantity>(values: UnitValues<M> | undefined, measure: M): string | null {
  const key = unitKeys(measure).find((candidate) => typeof values?.[candidate] === 'number');
  return key === undefined ? null : `${values?.[key]} ${SYMBOLS[key]}`;
}

export function percent(value: number | null | undefined): string | null {
  return typeof value === 'number' ? `${value} %` : null;
}
