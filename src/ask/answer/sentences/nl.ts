/** The Dutch messages of answers. */

import type { Messages } from './messages.ts';
import { ACTIVITIES_NL } from './nl/activities.ts';
import { BASICS_NL } from './nl/basics.ts';
import { BEYOND_NL } from './nl/beyond.ts';
import { MORE_NL } from './nl/more.ts';
import { RESERVATIONS_NL } from './nl/reservations.ts';
import { WEATHER_NL } from './nl/weather.ts';

export const NL: Messages = {
  ...BASICS_NL,
  ...WEATHER_NL,
  ...ACTIVITIES_NL,
  ...BEYOND_NL,
  ...RESERVATIONS_NL,
  ...MORE_NL,
};
