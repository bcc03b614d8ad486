/** The Italian messages of answers. */
import { ACTIVITIES_IT } from './it/activities.ts';
import { BASICS_IT } from './it/basics.ts';
import { BEYOND_IT } from './it/beyond.ts';
import { DAYS_IT } from './it/days.ts';
import { FURTHER_IT } from './it/further.ts';
import { MEASURES_IT } from './it/measures.ts';
import { MORE_IT } from './it/more.ts';
import { RESERVATIONS_IT } from './it/reservations.ts';
import { SKY_IT } from './it/sky.ts';
import { SPANS_IT } from './it/spans.ts';
import { TOGETHER_IT } from './it/together.ts';
import { WEATHER_IT } from './it/weather.ts';
import type { Messages } from './messages.ts';

export const IT: Messages = {
  ...BASICS_IT,
  ...WEATHER_IT,
  ...ACTIVITIES_IT,
  ...BEYOND_IT,
  ...RESERVATIONS_IT,
  ...MORE_IT,
  ...SKY_IT,
  ...MEASURES_IT,
  ...FURTHER_IT,
  ...DAYS_IT,
  ...SPANS_IT,
  ...TOGETHER_IT,
};
