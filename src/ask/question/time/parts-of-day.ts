/** The parts of a day by their names. */
import type { Half } from './items.ts';

/** Parts of a day in hours after midnight. Hours from 24 on are in the next day. */
export const PARTS_OF_DAY: Readonly<Record<string, readonly [from: number, to: number, half: Half]>> = {
  'early hours': [0, 6, 'am'],
  'early morning': [5, 8, 'am'],
  'late morning': [10, 12, 'am'],
  'mid morning': [9, 11, 'am'],
  morning: [6, 12, 'am'],
  breakfast: [7, 9, 'am'],
  elevenses: [10.5, 11.5, 'am'],
  'last orders': [22, 24, 'pm'],
  'before work': [6, 9, 'am'],
  'morning rush': [7, 9, 'am'],
  'way to school': [8, 9, 'am'],
  'school hours': [9, 15, 'am'],
  'working hours': [9, 17, 'am'],
  'park run': [9, 10, 'am'],
  lunch: [12, 14, 'pm'],
  noon: [12, 13, 'pm'],
  'early afternoon': [12, 15, 'pm'],
  'mid afternoon': [14, 16, 'pm'],
  'late afternoon': [15, 18, 'pm'],
  afternoon: [12, 18, 'pm'],
  'way from school': [15, 16, 'pm'],
  'after school': [15, 17, 'pm'],
  'evening rush': [16, 19, 'pm'],
  tea: [16, 18, 'pm'],
  'after work': [17, 19, 'pm'],
  'early evening': [17, 20, 'pm'],
  dinner: [18, 20, 'pm'],
  'late evening': [21, 24, 'pm'],
  evening: [18, 22, 'pm'],
  tonight: [18, 30, 'night'],
  night: [21, 30, 'night'],
  overnight: [18, 30, 'night'],
  midnight: [24, 25, 'am'],
  daytime: [6, 18, 'pm'],
};

/** Times that a day has twice: the parts in the order of the day. */
export const TWICE_A_DAY: Readonly<Record<string, readonly [first: string, second: string]>> = {
  'rush hour': ['morning rush', 'evening rush'],
  'school run': ['way to school', 'way from school'],
};
