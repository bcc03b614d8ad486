/** The Portuguese messages of answers. */

import type { Messages } from './messages.ts';
import { ACTIVITIES } from './pt/activities.ts';
import { BASICS } from './pt/basics.ts';
import { BEYOND } from './pt/beyond.ts';
import { MORE } from './pt/more.ts';
import { RESERVATIONS } from './pt/reservations.ts';
import { WEATHER } from './pt/weather.ts';

export const PT: Messages = { ...BASICS, ...WEATHER, ...ACTIVITIES, ...BEYOND, ...RESERVATIONS, ...MORE };
