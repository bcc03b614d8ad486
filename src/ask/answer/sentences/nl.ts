/** The Dutch messages of answers. */

import type { Messages } from './messages.ts';
import { ACTIVITIES_NL } from './nl/activities.ts';
import { BASICS_NL } from './nl/basics.ts';
import { BEYOND_NL } from './nl/beyond.ts';
import { DAYS_NL } from './nl/days.ts';
import { FURTHER_NL } from './nl/further.ts';
import { MEASURES_NL } from './nl/measures.ts';
import { MORE_NL } from './nl/more.ts';
import { RESERVATIONS_NL } from './nl/reservations.ts';
import { SKY_NL } from './nl/sky.ts';
import { SPANS_NL } from './nl/spans.ts';
import { TOGETHER_NL } from './nl/together.ts';
import { WEATHER_NL } from './nl/weather.ts';

export const NL: Messages = {
  ...BASICS_NL,
  ...WEATHER_NL,
  ...ACTIVITIES_NL,
  ...BEYOND_NL,
  ...RESERVATIONS_NL,
  ...MORE_NL,
  ...SKY_NL,
  ...MEASURES_NL,
  ...FURTHER_NL,
  ...DAYS_NL,
  ...SPANS_NL,
  ...TOGETHER_NL,
};
