/** The Spanish messages of answers. */
import { ACTIVITIES_ES } from './es/activities.ts';
import { BASICS_ES } from './es/basics.ts';
import { BEYOND_ES } from './es/beyond.ts';
import { DAYS_ES } from './es/days.ts';
import { FURTHER_ES } from './es/further.ts';
import { MEASURES_ES } from './es/measures.ts';
import { MORE_ES } from './es/more.ts';
import { RESERVATIONS_ES } from './es/reservations.ts';
import { SKY_ES } from './es/sky.ts';
import { SPANS_ES } from './es/spans.ts';
import { TOGETHER_ES } from './es/together.ts';
import { WEATHER_ES } from './es/weather.ts';
import type { Messages } from './messages.ts';

export const ES: Messages = {
  ...BASICS_ES,
  ...WEATHER_ES,
  ...ACTIVITIES_ES,
  ...BEYOND_ES,
  ...RESERVATIONS_ES,
  ...MORE_ES,
  ...SKY_ES,
  ...MEASURES_ES,
  ...FURTHER_ES,
  ...DAYS_ES,
  ...SPANS_ES,
  ...TOGETHER_ES,
};
