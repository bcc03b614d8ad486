/**
 * When the models behind a forecast last ran, from Open-Meteo's own record of each (`/data/MODEL/static/meta.json`), so that an
 * answer can say how new it is and is requested again when there is something new. Such requests count towards no limit of
 * upstream (Open-Meteo, Model Updates); one for a model serves all places, and is repeated when the next run may be there.
 *
 * The answer itself does not say which models it is made of. Upstream's best match takes a regional model where there is one
 * and the global ones elsewhere (`ForecastapiController`); their newest run is the one that is named. Where the record cannot
 * be had, nothing is known and forecasts age by the table of freshness.
 */
import { HOUR_MS } from '../../../time/units.ts';
import type { Cell } from '../../cache/cell.ts';
import type { ModelRun } from '../../hourly.ts';
import type { OpenMeteoHost } from './host.ts';
import { malformed, parseObject } from './parse.ts';

interface Region {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
  readonly model: string;
}

/** The regional models in the order in which best match looks for them, with the areas that it takes them for. */
const REGIONS: readonly Region[] = [
  { south: 54.9, north: 72, west: 4, east: 32, model: 'metno_nordic_pp' },
  { south: 43.2, north: 58, west: -3.9, east: 20.3, model: 'dwd_icon_d2' },
  { south: 42.1, north: 51.32, west: -6.18, east: 8.35, model: 'meteofrance_arome_france_hd' },
  { south: 25, north: 49, west: -124, east: -67, model: 'ncep_hrrr_conus' },
  { south: 27.4, north: 42.65, west: 125, east: 145, model: 'jma_msm' },
];
const GLOBAL_MODELS = ['ecmwf_ifs025', 'dwd_icon', 'ncep_gfs013'] as const;

/** The models whose runs change the forecast of a cell soonest. */
export function modelsAt({ lat, lon }: Cell): readonly string[] {
  const region = REGIONS.find(
    ({ south, north, west, east }) => lat >= south && lat < north && lon >= west && lon < east,
  );
  return region === undefined ? GLOBAL_MODELS : [region.model];
}

const MINUTE_MS = 60_000;
/** Upstream's servers agree ten minutes after a run is available; the requests of all cells are spread over ten more. */
const SETTLE_MS = 10 * MINUTE_MS;
const SPREAD_MS = 10 * MINUTE_MS;
/** A run that is late is looked for so often. */
const LATE_POLL_MS = 10 * MINUTE_MS;
/** After a failure. */
const RETRY_MS = 15 * MINUTE_MS;
/** No forecast is used longer than this without a new one, whatever the record says. */
const MAX_AGE_MS = 6 * HOUR_MS;

interface Model {
  run: ModelRun | null;
  /** On the monotonic clock: not before. */
  nextPollMs: number;
  polling: Promise<void> | null;
}

export class RunClock {
  readonly #models = new Map<string, Model>();

  constructor(
    readonly host: OpenMeteoHost,
    readonly monotonicMs: () => number,
  ) {}

  /** Requests what is due for a cell; resolves when it is there or has failed, and never rejects. */
  async refresh(cell: Cell, nowMs: number): Promise<void> {
    await Promise.all(modelsAt(cell).map((name) => this.#poll(name, nowMs)));
  }

  /** The newest run that all of upstream's servers have; null where it is not known. */
  runAt(cell: Cell, nowMs: number): ModelRun | null {
    const settled = this.#runs(cell).filter(({ availableMs }) => availableMs + SETTLE_MS <= nowMs);
    return settled.reduce<ModelRun | null>(
      (newest, run) => (newest === null || run.availableMs > newest.availableMs ? run : newest),
      null,
    );
  }

  /**
   * Whether an answer that came at `savedAtMs` is of the newest run; null where that is not known. `spread`, in [0, 1), moves
   * the time at which a new run counts.
   */
  holds(cell: Cell, savedAtMs: number, nowMs: number, spread: number): boolean | null {
    const runs = this.#runs(cell);
    // Looks for a run that may be there, while nobody waits.
    if (modelsAt(cell).some((name) => this.#isDue(this.#models.get(name)))) void this.refresh(cell, nowMs);
    if (runs.length === 0 || nowMs - savedAtMs >= MAX_AGE_MS) return null;
    return runs.every(({ availableMs }) => {
      const countsFromMs = availableMs + SETTLE_MS + spread * SPREAD_MS;
      return savedAtMs >= countsFromMs || nowMs < countsFromMs;
    });
  }

  close(): void {
    this.host.close();
  }

  #runs(cell: Cell): ModelRun[] {
    return modelsAt(cell).flatMap((name) => this.#models.get(name)?.run ?? []);
  }

  #isDue(model: Model | undefined): boolean {
    return model === undefined || (model.polling === null && this.monotonicMs() >= model.nextPollMs);
  }

  async #poll(name: string, nowMs: number): Promise<void> {
    let model = this.#models.get(name);
    if (model === undefined) {
      model = { run: null, nextPollMs: Number.NEGATIVE_INFINITY, polling: null };
      this.#models.set(name, model);
    }
    if (model.polling === null && !this.#isDue(model)) return;
    model.polling ??= this.#request(name, model, nowMs);
    await model.polling;
  }

  async #request(name: string, model: Model, nowMs: number): Promise<void> {
    try {
      const path = `data/${name}/static/meta.json`;
      const request = { path, parameters: new URLSearchParams(), weight: 0, nowMs, withoutRetry: true };
      model.run = await this.host.get(request, (body) => readRun(name, body));
      const untilNextMs = model.run.availableMs + model.run.intervalMs - nowMs;
      model.nextPollMs = this.monotonicMs() + Math.max(LATE_POLL_MS, untilNextMs);
    } catch {
      // Without the record forecasts age by their table.
      model.run = null;
      model.nextPollMs = this.monotonicMs() + RETRY_MS;
    } finally {
      model.polling = null;
    }
  }
}

/** Throws `UpstreamError`. */
export function readRun(model: string, text: string): ModelRun {
  const {
    last_run_initialisation_time: initialised,
    last_run_availability_time: available,
    update_interval_seconds: interval,
  } = parseObject(text);
  const areNumbers = [initialised, available, interval].every((value) => typeof value === 'number' && value > 0);
  if (typeof initialised !== 'number' || typeof available !== 'number' || typeof interval !== 'number' || !areNumbers)
    throw malformed('no record of a run');
  return { model, initialisedMs: initialised * 1000, availableMs: available * 1000, intervalMs: interval * 1000 };
}
