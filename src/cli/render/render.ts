/** Answers as people read them in a terminal. Each operation has one renderer, typed by the operation's own schema. */
import type { TSchema } from '@sinclair/typebox';
import { activities } from '../../operations/activities.ts';
import { airquality } from '../../operations/airquality.ts';
import { alerts } from '../../operations/alerts.ts';
import { astronomy } from '../../operations/astronomy.ts';
import { bestDay } from '../../operations/best-day.ts';
import type { Shape } from '../../operations/body.ts';
import { current } from '../../operations/current.ts';
import { decide } from '../../operations/decide.ts';
import { forecast } from '../../operations/forecast.ts';
import { future } from '../../operations/future.ts';
import { history } from '../../operations/history.ts';
import { search } from '../../operations/search.ts';
import { skill } from '../../operations/skill.ts';
import { solar } from '../../operations/solar.ts';
import { timezone } from '../../operations/timezone.ts';
import type { Terminal } from '../command.ts';
import { renderActivities } from './activities.ts';
import { renderAirQuality, renderAstronomy, renderSolar } from './air-and-sky.ts';
import { renderAlerts } from './alerts.ts';
import { renderFuture, renderHistory } from './days.ts';
import { type DecisionView, renderBestDay, renderDecision } from './decisions.ts';
import { renderSearch, renderTimezone } from './places.ts';
import { renderSkill } from './skill.ts';
import { placeTitle } from './text.ts';
import { renderCurrent, renderForecast } from './weather.ts';

type Renderer = (json: string, terminal: Terminal, view: DecisionView) => string;

function renderer<R extends TSchema>(
  { name }: { readonly name: string; readonly result: R },
  render: (body: Shape<R>, terminal: Terminal, view: DecisionView) => string,
): [string, Renderer] {
  return [name, (json, terminal, view) => render(JSON.parse(json), terminal, view)];
}

const RENDERERS: ReadonlyMap<string, Renderer> = new Map([
  renderer(decide, renderDecision),
  renderer(bestDay, renderBestDay),
  renderer(activities, renderActivities),
  renderer(current, renderCurrent),
  renderer(forecast, renderForecast),
  renderer(future, renderFuture),
  renderer(history, renderHistory),
  renderer(solar, renderSolar),
  renderer(airquality, renderAirQuality),
  renderer(astronomy, renderAstronomy),
  renderer(alerts, (body, terminal) => renderAlerts(placeTitle(body.location), body, terminal)),
  renderer(search, renderSearch),
  renderer(timezone, renderTimezone),
  renderer(skill, renderSkill),
]);

/** The JSON answer of an operation as text; an operation without a renderer is shown as indented JSON. */
export function renderAnswer(name: string, json: string, terminal: Terminal, view: DecisionView): string {
  return RENDERERS.get(name)?.(json, terminal, view) ?? JSON.stringify(JSON.parse(json), null, 2);
}
