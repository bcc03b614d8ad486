/**
 * What an answer was made from: each source that was asked, so that the same can be asked again. While all give the very
 * objects that they gave, in the same minute, an answer made of them would come out the same.
 */
import type { AlertReport } from '../alerts/alerts.ts';
import type { Weather } from '../weather/weather.ts';
import type { OperationContext } from './operation.ts';

/** One question to a source, and a way to tell whether it has the same answer now. */
interface Asked {
  isSame(nowMs: number): Promise<boolean>;
}

export interface WatchedSources {
  /** The same context, whose sources are watched. */
  readonly context: OperationContext;
  readonly asked: readonly Asked[];
}

export function watchSources(context: OperationContext): WatchedSources {
  const asked: Asked[] = [];
  const { weather, alerts } = context;
  /** Notes what was asked; the weather itself is not kept in memory by that. */
  async function noted<T extends object | null>(ask: (nowMs: number) => T | Promise<T>, nowMs: number): Promise<T> {
    const given = await ask(nowMs);
    const known = given === null ? null : new WeakRef(given);
    asked.push({ isSame: async (laterMs) => (await ask(laterMs)) === (known === null ? null : known.deref()) });
    return given;
  }
  const watched: Weather = {
    forecast: (place, nowMs, purpose, supplements) =>
      noted((thenMs) => weather.forecast(place, thenMs, purpose, supplements), nowMs),
    ensemble: (place, forecast, nowMs, maxWaitMs) =>
      noted((thenMs) => weather.ensemble(place, forecast, thenMs, maxWaitMs), nowMs),
    history: (place, from, to, nowMs) => noted((thenMs) => weather.history(place, from, to, thenMs), nowMs),
    sunlight: (place, date, nowMs) => noted((thenMs) => weather.sunlight(place, date, thenMs), nowMs),
    airQuality: (place, nowMs, purpose) => noted((thenMs) => weather.airQuality(place, thenMs, purpose), nowMs),
    supplementaryAir: (place, nowMs) => noted((thenMs) => weather.supplementaryAir(place, thenMs), nowMs),
    quarterHours: (place, nowMs) => noted((thenMs) => weather.quarterHours(place, thenMs), nowMs),
    future: (place, date, nowMs) => noted((thenMs) => weather.future(place, date, thenMs), nowMs),
    usual: (place, date, nowMs) => noted((thenMs) => weather.usual(place, date, thenMs), nowMs),
    pastDays: (place, nowMs) => noted((thenMs) => weather.pastDays(place, thenMs), nowMs),
    typical(place, from, to, nowMs) {
      const given = weather.typical(place, from, to, nowMs);
      const known = new WeakRef(given);
      asked.push({ isSame: async (laterMs) => weather.typical(place, from, to, laterMs) === known.deref() });
      return given;
    },
    members: (place, forecast, nowMs, maxWaitMs) =>
      noted((thenMs) => weather.members(place, forecast, thenMs, maxWaitMs), nowMs),
    season: (place, date, nowMs) => noted((thenMs) => weather.season(place, date, thenMs), nowMs),
    probe: () => weather.probe(),
    presence: weather.presence,
    state: () => weather.state(),
    close: () => weather.close(),
  };
  const own: OperationContext = {
    config: context.config,
    clock: context.clock,
    places: context.places,
    geocoder: context.geocoder,
    weather: watched,
    activities: context.activities,
    alerts: {
      async at(place, nowMs, wait) {
        const report = await alerts.at(place, nowMs, wait);
        asked.push({ isSame: async (laterMs) => isSameReport(await alerts.at(place, laterMs, wait), report) });
        return report;
      },
      refresh: (nowMs, waitMs) => alerts.refresh(nowMs, waitMs),
      state: () => alerts.state(),
      close: () => alerts.close(),
    },
    ask: context.ask,
    skill: context.skill,
    recorder: context.recorder,
    // Opened by whoever first needs them.
    get accounts() {
      return context.accounts;
    },
    caller: context.caller,
    callerIp: context.callerIp,
  };
  return { context: own, asked };
}

function isSameReport(one: AlertReport, other: AlertReport): boolean {
  return (
    one.alerts === other.alerts &&
    one.byName === other.byName &&
    one.mentioned === other.mentioned &&
    one.coverage === other.coverage &&
    one.staleSinceMs === other.staleSinceMs &&
    one.silent === other.silent
  );
}
