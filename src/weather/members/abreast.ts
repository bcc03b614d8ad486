/**
 * Possible weathers abreast: columns that hold, hour after hour, the value of each weather, so that all of them are made and
 * judged in one pass over a column.
 *
 * A slot is one hour in one of the weathers. With 51 weathers the slots 0 to 50 are the first hour, and the same weather's
 * next hour is 51 slots on. Slices of slots hold whole hours.
 */
import type { HourSlice } from '../hour-slice.ts';
import { type HourlyVariable, type HourlyWeather, startsBefore } from '../hourly.ts';

export interface WeathersAbreast {
  /** The forecast that they depart from, with all that is the same in each. */
  readonly base: HourlyWeather;
  /** How many they are, and how many slots an hour has. */
  readonly count: number;
  /** The hours that they have: the first of those of the forecast. */
  readonly startMs: Float64Array;
  /** A column, whose values hold in the slots of the slice. */
  column(name: HourlyVariable, slots: HourSlice): Float32Array;
}

/** The same weathers up to an instant; what has been made of them is shared. */
export function abreastUpTo(weathers: WeathersAbreast, endMs: number): WeathersAbreast {
  const startMs = startsBefore(weathers.startMs, endMs);
  if (startMs === weathers.startMs) return weathers;
  const { base, count } = weathers;
  return { base, count, startMs, column: (name, slots) => weathers.column(name, slots) };
}

/** The hours that a slice of slots touches, as a slice of hours. */
export function hoursOfSlots({ from, to }: HourSlice, count: number): HourSlice {
  return { from: Math.floor(from / count), to: Math.ceil(to / count) };
}

/** The slots of a slice of hours. */
export function slotsOfHours({ from, to }: HourSlice, count: number): HourSlice {
  return { from: from * count, to: to * count };
}

/** The slice itself where it holds whole hours, else with the slots beside it that make them whole. */
export function wholeHours(slots: HourSlice, count: number): HourSlice {
  if (count === 1 || (slots.from % count === 0 && slots.to % count === 0)) return slots;
  return slotsOfHours(hoursOfSlots(slots, count), count);
}

/** A day: room that is made and never looked at is what columns of some fifty weathers cost most by. */
const ROOM_HOURS = 24;

/** By how many slots the room of columns abreast grows at the least. */
export function roomStep(count: number): number {
  return ROOM_HOURS * count;
}

/** Gives each slot of a slice the value of its hour. */
export function spread(values: ArrayLike<number>, slots: Float32Array, { from, to }: HourSlice, count: number): void {
  if (count === 1) for (let i = from; i < to; i++) slots[i] = values[i];
  else
    for (let hour = from / count; hour < to / count; hour++) slots.fill(values[hour], hour * count, (hour + 1) * count);
}
