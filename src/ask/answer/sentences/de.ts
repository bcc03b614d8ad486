/** The German messages of answers. */
import { ACTIVITIES_DE } from './de/activities.ts';
import { BASICS_DE } from './de/basics.ts';
import { BEYOND_DE } from './de/beyond.ts';
import { DAYS_DE } from './de/days.ts';
import { FURTHER_DE } from './de/further.ts';
import { MEASURES_DE } from './de/measures.ts';
import { MORE_DE } from './de/more.ts';
import { RESERVATIONS_DE } from './de/reservations.ts';
import { SKY_DE } from './de/sky.ts';
import { SPANS_DE } from './de/spans.ts';
import { TOGETHER_DE } from './de/together.ts';
import { WEATHER_DE } from './de/weather.ts';
import type { Messages } from './messages.ts';

export const DE: Messages = {
  ...BASICS_DE,
  ...WEATHER_DE,
  ...ACTIVITIES_DE,
  ...BEYOND_DE,
  ...RESERVATIONS_DE,
  ...MORE_DE,
  ...SKY_DE,
  ...MEASURES_DE,
  ...FURTHER_DE,
  ...DAYS_DE,
  ...SPANS_DE,
  ...TOGETHER_DE,
};
