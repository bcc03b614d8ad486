/** Values of an answer's body as words of a few characters: "12–20 °C", "40 %". */

/** Values by unit key, as bodies hold them. */
export type UnitValues = Readonly<Record<string, unknown>>;

/** The unit keys of bodies in the order in which one is picked, with what is written behind the number. */
const SUFFIXES: readonly (readonly [key: string, suffix: string])[] = [
  ['celsius', ' °C'],
  ['fahrenheit', ' °F'],
  ['kph', ' km/h'],
  ['maxKph', ' km/h'],
  ['mph', ' mph'],
  ['maxMph', ' mph'],
  ['mm', ' mm'],
  ['in', ' in'],
  ['mb', ' hPa'],
  ['inHg', ' inHg'],
  ['km', ' km'],
  ['miles', ' mi'],
];

const GUSTS: readonly (readonly [key: string, suffix: string])[] = [
  ['gustKph', ' km/h'],
  ['gustMph', ' mph'],
];

/** A value with its unit, or null where it is not known. */
export function quantity(values: UnitValues | undefined): string | null {
  return picked(values, SUFFIXES);
}

/** The gusts of a `wind` object, or null. */
export function gust(values: UnitValues | undefined): string | null {
  return picked(values, GUSTS);
}

function picked(values: UnitValues | undefined, suffixes: typeof SUFFIXES): string | null {
  const known = suffixes.find(([key]) => typeof values?.[key] === 'number');
  return known === undefined ? null : `${values?.[known[0]]}${known[1]}`;
}

/** "12–20 °C"; the one value where only one is known, null where none is. */
export function range(low: UnitValues | undefined, high: UnitValues | undefined): string | null {
  const [from, to] = [quantity(low), quantity(high)];
  if (from === null || to === null) return from ?? to;
  return from === to ? to : `${from.split(' ')[0]} to ${to}`;
}

export function percent(value: unknown): string | null {
  return typeof value === 'number' ? `${value} %` : null;
}

/** What is known, with its name before it where it has one; separated by commas. */
export function listed(
  ...parts: readonly (string | null | undefined | readonly [name: string, value: string | null])[]
): string {
  return parts
    .map((part) => (typeof part === 'string' || !part ? part : part[1] === null ? null : `${part[0]} ${part[1]}`))
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}

/** A text cut to a length, with a mark where something is gone. */
export function clipped(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= length ? plain : `${plain.slice(0, length - 1)}…`;
}
