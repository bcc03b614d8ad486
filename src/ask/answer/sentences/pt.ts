/** The Portuguese messages of answers. */

import type { Messages } from './messages.ts';
import { ACTIVITIES_PT } from './pt/activities.ts';
import { BASICS_PT } from './pt/basics.ts';
import { BEYOND_PT } from './pt/beyond.ts';
import { DAYS_PT } from './pt/days.ts';
import { FURTHER_PT } from './pt/further.ts';
import { MEASURES_PT } from './pt/measures.ts';
import { MORE_PT } from './pt/more.ts';
import { RESERVATIONS_PT } from './pt/reservations.ts';
import { SKY_PT } from './pt/sky.ts';
import { SPANS_PT } from './pt/spans.ts';
import { TOGETHER_PT } from './pt/together.ts';
import { WEATHER_PT } from './pt/weather.ts';

export const PT: Messages = {
  ...BASICS_PT,
  ...WEATHER_PT,
  ...ACTIVITIES_PT,
  ...BEYOND_PT,
  ...RESERVATIONS_PT,
  ...MORE_PT,
  ...SKY_PT,
  ...MEASURES_PT,
  ...FURTHER_PT,
  ...DAYS_PT,
  ...SPANS_PT,
  ...TOGETHER_PT,
};
