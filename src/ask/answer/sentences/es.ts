/** The Spanish messages of answers. */
import { ACTIVITIES } from './es/activities.ts';
import { BASICS } from './es/basics.ts';
import { BEYOND } from './es/beyond.ts';
import { MORE } from './es/more.ts';
import { RESERVATIONS } from './es/reservations.ts';
import { WEATHER } from './es/weather.ts';
import type { Messages } from './messages.ts';

export const ES: Messages = { ...BASICS, ...WEATHER, ...ACTIVITIES, ...BEYOND, ...RESERVATIONS, ...MORE };
