/**
 * The last answers to questions that programs ask again and again. The same parameters within the same quarter of an hour
 * pass the same checks; with the same weather and the same alerts they have the same body. The weather, with all that is derived
 * from it, is not kept alive by its answers: the caches of weather are bounded by bytes.
 */
import { LRUCache } from 'lru-cache';
import type { AlertReport } from '../alerts/alerts.ts';
import type { ActivityCatalogue } from '../decision/activities.ts';
import type { Profile } from '../decision/profile.ts';
import { quarterEndMs } from '../decision/span.ts';
import { supplementsOf } from '../decision/supplements.ts';
import { type Soon, whenThere } from '../lib/soon.ts';
import type { Place } from '../place/place.ts';
import type { HourlyWeather } from '../weather/hourly.ts';
import { placeNamed } from './locate.ts';
import type { OperationContext } from './operation.ts';

/** Questions in memory, per operation. */
const MAX_QUESTIONS = 64;

/** What was found out about a question, and its answer. */
export interface Repeated<Body> {
  readonly profile: Profile;
  readonly place: Place;
  readonly weather: HourlyWeather;
  readonly alerts: AlertReport;
  readonly body: Body;
}

interface DayBasis {
  readonly weather: HourlyWeather;
  readonly alerts: AlertReport;
}

type DayAnswer<Body extends object> = ReturnType<typeof dayAnswer<Body>>;

interface Remembered<Body extends object> extends Omit<Repeated<Body>, 'weather'> {
  readonly weather: WeakRef<HourlyWeather>;
  readonly answer: DayAnswer<Body>;
  readonly activities: ActivityCatalogue;
  readonly fromMs: number;
  readonly untilMs: number;
}

export class RepeatedQuestions<Parameters extends { readonly location: string }, Body extends object> {
  /** By the object of the parameters, which is the same for the same query. */
  readonly #last = new LRUCache<Parameters, Remembered<Body>>({ max: MAX_QUESTIONS });

  /** The remembered answer while weather and alerts are the same, else the one that `anew` makes. */
  answer(
    context: OperationContext,
    params: Parameters,
    nowMs: number,
    anew: (context: OperationContext, params: Parameters, nowMs: number) => Promise<DayAnswer<Body>>,
  ): Soon<DayAnswer<Body>> {
    const last = this.find(context, params, nowMs);
    if (last === null) return anew(context, params, nowMs);
    const loading = loadDay(context, last.place, nowMs, last.profile);
    if (!(loading instanceof Promise)) return holds(last, loading) ? last.answer : anew(context, params, nowMs);
    return loading.then((basis) => (holds(last, basis) ? last.answer : anew(context, params, nowMs)));
  }

  /** What is known of the question, if it was answered in this quarter of an hour, at the same place. */
  find(context: OperationContext, params: Parameters, nowMs: number): Remembered<Body> | null {
    const last = this.#last.get(params);
    if (last === undefined || nowMs >= last.untilMs || nowMs < last.fromMs) return null;
    if (last.activities !== context.activities) return null;
    return placeNamed(context, params.location) === last.place ? last : null;
  }

  /** Call it only for an answer that depends on nothing but parameters, place, weather, alerts and the quarter of an hour. */
  remember(
    context: Pick<OperationContext, 'activities'>,
    params: Parameters,
    nowMs: number,
    answered: Repeated<Body>,
  ): void {
    const { profile, place, weather, alerts, body } = answered;
    const span = { activities: context.activities, fromMs: nowMs, untilMs: quarterEndMs(nowMs) };
    const answer = dayAnswer(answered);
    this.#last.set(params, { profile, place, weather: new WeakRef(weather), alerts, body, answer, ...span });
  }
}

/** What a decision is made from, loaded side by side. */
export function loadDay(
  { weather, alerts }: OperationContext,
  place: Place,
  nowMs: number,
  profile: Profile,
): Soon<DayBasis> {
  const forecast = weather.forecast(place, nowMs, 'decision', supplementsOf(profile));
  // Reports never reject, so that a forecast that does is waited for by nobody else.
  const report = alerts.at(place, nowMs);
  if (!(forecast instanceof Promise) && !(report instanceof Promise)) return { weather: forecast, alerts: report };
  return whenThere(forecast, (loaded) => whenThere(report, (known) => ({ weather: loaded, alerts: known })));
}

/** The answer of a decision. */
export function dayAnswer<Body extends object>({ place, body, weather }: Repeated<Body>) {
  const { source, stale } = weather.provenance;
  return { place, body, weather: { source, stale } };
}

/** Whether what the answer was made from is still the same. */
function holds<Body extends object>(last: Remembered<Body>, { weather, alerts }: DayBasis): boolean {
  return weather === last.weather.deref() && areSameAlerts(alerts, last.alerts);
}

/** Whether the reports say the same, as far as can be seen at a glance. */
function areSameAlerts(one: AlertReport, other: AlertReport): boolean {
  return (
    one.alerts === other.alerts &&
    one.byName === other.byName &&
    one.mentioned === other.mentioned &&
    one.silent === other.silent
  );
}
