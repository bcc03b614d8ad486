/** The German messages of answers. */
import { ACTIVITIES } from './de/activities.ts';
import { BASICS } from './de/basics.ts';
import { BEYOND } from './de/beyond.ts';
import { MORE } from './de/more.ts';
import { RESERVATIONS } from './de/reservations.ts';
import { WEATHER } from './de/weather.ts';
import type { Messages } from './messages.ts';

export const DE: Messages = { ...BASICS, ...WEATHER, ...ACTIVITIES, ...BEYOND, ...RESERVATIONS, ...MORE };
