/** The Dutch messages of answers. */

import type { Messages } from './messages.ts';
import { ACTIVITIES } from './nl/activities.ts';
import { BASICS } from './nl/basics.ts';
import { BEYOND } from './nl/beyond.ts';
import { MORE } from './nl/more.ts';
import { RESERVATIONS } from './nl/reservations.ts';
import { WEATHER } from './nl/weather.ts';

export const NL: Messages = { ...BASICS, ...WEATHER, ...ACTIVITIES, ...BEYOND, ...RESERVATIONS, ...MORE };
