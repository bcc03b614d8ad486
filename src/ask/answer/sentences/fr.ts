/** The French messages of answers. */
import { ACTIVITIES_FR } from './fr/activities.ts';
import { BASICS_FR } from './fr/basics.ts';
import { BEYOND_FR } from './fr/beyond.ts';
import { DAYS_FR } from './fr/days.ts';
import { FURTHER_FR } from './fr/further.ts';
import { MEASURES_FR } from './fr/measures.ts';
import { MORE_FR } from './fr/more.ts';
import { RESERVATIONS_FR } from './fr/reservations.ts';
import { SKY_FR } from './fr/sky.ts';
import { SPANS_FR } from './fr/spans.ts';
import { TOGETHER_FR } from './fr/together.ts';
import { WEATHER_FR } from './fr/weather.ts';
import type { Messages } from './messages.ts';

export const FR: Messages = {
  ...BASICS_FR,
  ...WEATHER_FR,
  ...ACTIVITIES_FR,
  ...BEYOND_FR,
  ...RESERVATIONS_FR,
  ...MORE_FR,
  ...SKY_FR,
  ...MEASURES_FR,
  ...FURTHER_FR,
  ...DAYS_FR,
  ...SPANS_FR,
  ...TOGETHER_FR,
};
