/**
 * The English messages of answers, in ICU MessageFormat; their keys and arguments are those of every language.
 *
 * `{tone}` is now, coming, past or typical. `{where}` is "in Leeds", `{when}` "tomorrow (Sunday 22 November)" or "on Friday 12
 * June", `{be}` the verb of the tone. A clause has no capital and no stop: both are set where it becomes a sentence. An
 * apostrophe is written ’, since ' quotes braces.
 */
import { ACTIVITIES } from './en/activities.ts';
import { BASICS } from './en/basics.ts';
import { BEYOND } from './en/beyond.ts';
import { DAYS } from './en/days.ts';
import { FURTHER } from './en/further.ts';
import { MEASURES } from './en/measures.ts';
import { RESERVATIONS } from './en/reservations.ts';
import { SKY } from './en/sky.ts';
import { SPANS } from './en/spans.ts';
import { TOGETHER } from './en/together.ts';
import { WEATHER } from './en/weather.ts';

export const EN = {
  ...BASICS,
  ...WEATHER,
  ...ACTIVITIES,
  ...BEYOND,
  ...SKY,
  ...MEASURES,
  ...FURTHER,
  ...DAYS,
  ...RESERVATIONS,
  ...SPANS,
  ...TOGETHER,
} as const;
