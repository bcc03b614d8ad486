/** The table of public operations. Adding one is adding its file and its line here. */
import { activities } from './activities.ts';
import { ai } from './ai.ts';
import { airquality } from './airquality.ts';
import { alerts } from './alerts.ts';
import { astronomy } from './astronomy.ts';
import { bestDay } from './best-day.ts';
import { current } from './current.ts';
import { decide } from './decide.ts';
import { forecast } from './forecast.ts';
import { future } from './future.ts';
import { history } from './history.ts';
import type { Operation } from './operation.ts';
import { search } from './search.ts';
import { skill } from './skill.ts';
import { solar } from './solar.ts';
import { timezone } from './timezone.ts';
import { usage } from './usage.ts';

export const OPERATIONS: readonly Operation[] = [
  decide,
  bestDay,
  current,
  forecast,
  future,
  history,
  solar,
  airquality,
  alerts,
  astronomy,
  search,
  timezone,
  activities,
  skill,
  ai,
  usage,
];
