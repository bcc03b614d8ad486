/** The Italian messages of answers. */
import { ACTIVITIES } from './it/activities.ts';
import { BASICS } from './it/basics.ts';
import { BEYOND } from './it/beyond.ts';
import { MORE } from './it/more.ts';
import { RESERVATIONS } from './it/reservations.ts';
import { WEATHER } from './it/weather.ts';
import type { Messages } from './messages.ts';

export const IT: Messages = { ...BASICS, ...WEATHER, ...ACTIVITIES, ...BEYOND, ...RESERVATIONS, ...MORE };
