/** The table of public operations. Adding one is adding its file and its line here. */
import { activities } from './activities.ts';
import { airquality } from './airquality.ts';
import { bestDay } from './best-day.ts';
import { decide } from './decide.ts';
import { history } from './history.ts';
import type { Operation } from './operation.ts';
import { solar } from './solar.ts';
import { usage } from './usage.ts';

export const OPERATIONS: readonly Operation[] = [decide, bestDay, history, airquality, solar, activities, usage];
