/** Parts of answers as a few words: "12 to 20 °C", "rain 40 %, 2.1 mm". */

import type { CurrentBody } from '../operations/current.ts';
import { quantity } from '../operations/unit-text.ts';

type Temperature = CurrentBody['temperature']['feelsLike'];

/** "12 to 20 °C"; the one value where only one is known, null where none is. */
export function temperatureRange(low: Temperature | undefined, high: Temperature | undefined): string | null {
  const [from, to] = [quantity(low, 'temperatureC'), quantity(high, 'temperatureC')];
  if (from === null || to === null) return from ?? to;
  return from === to ? to : `${from.split(' ')[0]} to ${to}`;
}

/** The parts that are known, each after its name if it has one, separated by commas. */
export function joinKnown(
  ...parts: readonly (string | null | undefined | readonly [name: string, value: string | null])[]
): string {
  return parts
    .map((part) => (typeof part === 'string' || !part ? part : part[1] === null ? null : `${part[0]} ${part[1]}`))
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}

/** A text cut to a length, with an ellipsis where it was cut. */
export function clipped(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= length ? plain : `${plain.slice(0, length - 1)}…`;
}
