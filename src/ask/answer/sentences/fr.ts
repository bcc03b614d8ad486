/** The French messages of answers. */
import { ACTIVITIES } from './fr/activities.ts';
import { BASICS } from './fr/basics.ts';
import { BEYOND } from './fr/beyond.ts';
import { MORE } from './fr/more.ts';
import { RESERVATIONS } from './fr/reservations.ts';
import { WEATHER } from './fr/weather.ts';
import type { Messages } from './messages.ts';

export const FR: Messages = { ...BASICS, ...WEATHER, ...ACTIVITIES, ...BEYOND, ...RESERVATIONS, ...MORE };
