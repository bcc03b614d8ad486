/** `fairday backtest`: how often decisions on past forecasts were right. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openBacktestState } from '../../adapters/backtest-state.ts';
import type { Config } from '../../config/config.ts';
import { findActivity } from '../../decision/activities.ts';
import type { Profile } from '../../decision/profile.ts';
import { systemTimers } from '../../lib/timers.ts';
import { VERSION } from '../../lib/version.ts';
import type { Service } from '../../service/service.ts';
import type { SkillProvenance } from '../../skill/skill-report.ts';
import { addDays, type CivilDate, dateOfEpochDay, parseCivilDate } from '../../time/civil.ts';
import { DAY_MS } from '../../time/units.ts';
import { cellOf } from '../../weather/cache/cell.ts';
import { OPEN_METEO_ATTRIBUTION } from '../../weather/sources/open-meteo/fill.ts';
import { hasFreeLimits, hostUrl } from '../../weather/sources/open-meteo/kinds.ts';
import { type AnalysisKind, MAX_LEAD_DAYS } from '../../weather/sources/open-meteo/past-forecasts.ts';
import { replaceFile } from '../admin/import-file.ts';
import { type Command, type CommandContext, CommandFailure, EXIT, type Flags } from '../command.ts';
import { parseFlags } from '../terminal/arguments.ts';
import { createProgressLog, type ProgressLog } from '../terminal/progress-log.ts';
import { computeReport } from './compute.ts';
import { fetchAll } from './fetch-all.ts';
import { openPastHosts } from './hosts.ts';
import { skillMarkdown } from './markdown.ts';
import { readPlacesFile } from './places-file.ts';
import {
  type BacktestQuestion,
  durationAtFreeLimitsMs,
  durationText,
  type PlacePlan,
  type PlannedRequest,
  planFor,
  requestsOf,
  unitsOf,
} from './plan.ts';

const DEFAULT_LEADS = '1,3,5,7';
/** The newest days of an analysis are not settled, and the hours after the last day are needed as well. */
const SETTLED_AFTER_DAYS = 10;
/** From here on most models are there (Open-Meteo, documentation of the API of previous runs). */
const MOST_MODELS_SINCE = '2024-01-01';
/** The first date that the host accepts, with the days of look-back. */
const FIRST_DATE = '2016-01-08';
const SHORT_WAIT_MS = 10_000;

const OPTIONS = {
  places: {
    type: 'string',
    value: 'FILE',
    meaning: 'a place a line, as Leeds or 53.8,-1.55,Leeds; # begins a comment',
    needed: true,
  },
  from: { type: 'string', value: 'DATE', meaning: 'the first day; most models begin in January 2024', needed: true },
  to: {
    type: 'string',
    value: 'DATE',
    meaning: `the last day, included; it settles after ${SETTLED_AFTER_DAYS} days`,
    needed: true,
  },
  activities: { type: 'string', value: 'LIST', meaning: 'ids or names, separated by commas, or all', needed: true },
  leads: { type: 'string', value: 'LIST', meaning: `days before, 1 to ${MAX_LEAD_DAYS} [${DEFAULT_LEADS}]` },
  truth: {
    type: 'string',
    choices: ['archive', 'historical-forecast'],
    meaning: 'the reanalysis, or the first hours of each forecast [archive]',
  },
  out: {
    type: 'string',
    value: 'DIR',
    meaning: 'where report and answers go [the data directory, where a server finds the report]',
  },
  'dry-run': { type: 'boolean', meaning: 'say what it would request, and end' },
  json: { type: 'boolean', meaning: 'print the report as JSON instead of Markdown' },
} as const satisfies Flags;

export const backtestCommand: Command = {
  name: 'backtest',
  summary: 'measure how often decisions on past forecasts were right',
  options: OPTIONS,
  examples: [
    'fairday backtest --places places.txt --from 2025-01-01 --to 2025-12-31 --activities all',
    'fairday backtest --places places.txt --from 2025-06-01 --to 2025-08-31 --activities running,laundry-drying --dry-run',
  ],
  about: `Decides every day of every place on the forecasts of 1, 3, 5 and 7 days before, and looks in the analysis whether the
verdict held in the hours that it named. It writes skill.json, which a server reads when it starts (FAIRDAY_SKILL), and
skill.md. Truth is an analysis, not a station.

It says first how many units the requests weigh. Every answer is kept in DIR/backtest.db, so that the same command goes on
where it was interrupted; it stays within the limits of the free hosts and waits where one is reached.`,
  async run(args, context) {
    const request = parseRequest(args);
    if (context.config.weather === 'typical') {
      throw new CommandFailure(EXIT.usage, 'a backtest needs real weather, and FAIRDAY_WEATHER is typical');
    }
    const service = await context.openService();
    try {
      await run(request, service, context);
      return EXIT.ok;
    } finally {
      await service.close();
    }
  },
};

interface BacktestRequest extends BacktestQuestion {
  readonly placesFile: string;
  readonly activities: string;
  readonly out: string | null;
  readonly dryRun: boolean;
  readonly json: boolean;
}

const HINT = 'fairday backtest --help shows how';

function parseRequest(args: readonly string[]): BacktestRequest {
  const flags = parseFlags(args, OPTIONS, HINT);
  const needed = (name: 'places' | 'from' | 'to' | 'activities'): string => {
    const value = flags[name];
    if (value === undefined || value === '') throw new CommandFailure(EXIT.usage, `--${name} is missing; ${HINT}`);
    return value;
  };
  const [from, to] = (['from', 'to'] as const).map((name) => dateOf(name, needed(name)));
  if (from > to) throw new CommandFailure(EXIT.usage, `--from ${from} is after --to ${to}`);
  if (from < FIRST_DATE) throw new CommandFailure(EXIT.usage, `--from must be ${FIRST_DATE} or later; it is ${from}`);
  return {
    placesFile: needed('places'),
    from,
    to,
    activities: needed('activities'),
    leads: leadsOf(flags.leads ?? DEFAULT_LEADS),
    truth: truthOf(flags.truth ?? 'archive'),
    out: flags.out ?? null,
    dryRun: flags['dry-run'] === true,
    json: flags.json === true,
  };
}

function dateOf(flag: string, text: string): CivilDate {
  const date = parseCivilDate(text);
  if (date !== null) return date;
  throw new CommandFailure(EXIT.usage, `--${flag} must be a date such as 2025-07-15 that exists; it is "${text}"`);
}

function leadsOf(text: string): number[] {
  const leads = text.split(',').map((part) => (/^\d$/.test(part.trim()) ? Number(part) : Number.NaN));
  if (!leads.every((lead) => lead >= 1 && lead <= MAX_LEAD_DAYS) || new Set(leads).size < leads.length) {
    const rule = `different days from 1 to ${MAX_LEAD_DAYS}, separated by commas`;
    throw new CommandFailure(EXIT.usage, `--leads must be ${rule}; it is "${text}"`);
  }
  return leads.sort((a, b) => a - b);
}

function truthOf(text: string): AnalysisKind {
  if (text === 'archive' || text === 'historical-forecast') return text;
  throw new CommandFailure(EXIT.usage, `--truth must be archive or historical-forecast; it is "${text}"`);
}

function profilesOf(text: string, { activities }: Pick<Service, 'activities'>): readonly Profile[] {
  if (text === 'all') return activities.profiles;
  const profiles = text.split(',').map((name) => {
    const found = findActivity(name.trim(), activities);
    if (!('suggestions' in found)) return found;
    const near =
      found.suggestions.length === 0 ? 'all takes every one' : `did you mean ${found.suggestions.join(' or ')}?`;
    throw new CommandFailure(EXIT.usage, `"${name.trim()}" is not an activity; ${near}`);
  });
  return [...new Set(profiles)];
}

async function run(request: BacktestRequest, service: Service, { terminal, config }: CommandContext): Promise<void> {
  const { clock } = service;
  const lastSettled = addDays(dateOfEpochDay(Math.floor(clock.nowMs() / DAY_MS)), -SETTLED_AFTER_DAYS);
  if (request.to > lastSettled) {
    throw new CommandFailure(EXIT.usage, `--to must be ${lastSettled} or earlier: newer days are not settled yet`);
  }
  const profiles = profilesOf(request.activities, service);
  const plans = readPlacesFile(request.placesFile, service.places).map((place) => planFor(place, request));
  const requests = requestsOf(plans);
  const out = resolve(request.out ?? config.dataDir);
  const note = (sentence: string): void => terminal.err(`fairday backtest: ${sentence}`);
  if (request.from < MOST_MODELS_SINCE)
    note(`most models begin on ${MOST_MODELS_SINCE}; days without forecasts are left out`);
  note(`${plans.length} places, ${requests.length} requests, ${weightText(requests, config)}`);
  if (request.dryRun) return;
  mkdirSync(out, { recursive: true });
  const state = openBacktestState(join(out, 'backtest.db'));
  try {
    const left = requests.filter(({ key }) => !state.has(key));
    if (left.length < requests.length)
      note(`${requests.length - left.length} are answered already; ${left.length} are left, ${unitsText(left)}`);
    const progress = createProgressLog(terminal);
    const hosts = openPastHosts(config, clock, state);
    try {
      await fetchAll(requests, {
        hosts,
        state,
        nowMs: clock.nowMs,
        wait: (ms) => new Promise((done) => void systemTimers.after(ms, done)),
        onProgress: (done, total) => progress.show(done / total / 2, `${done} of ${total} answers`),
        onWait: (ms, reason) => noteWait(progress, ms, reason),
      });
    } finally {
      hosts.close();
    }
    const report = await computeReport(plans, request, profiles, state, provenanceOf(plans, request, config), (share) =>
      progress.show(0.5 + share / 2, 'deciding every day'),
    );
    const json = `${JSON.stringify(report, null, 1)}\n`;
    const markdown = skillMarkdown(report);
    replaceFile(join(out, 'skill.md'), Buffer.from(markdown));
    replaceFile(join(out, 'skill.json'), Buffer.from(json));
    progress.finish(
      `fairday backtest: ${join(out, 'skill.json')} and skill.md are written; a server reads the report at its next start`,
    );
    terminal.out(request.json ? json : markdown);
  } finally {
    state.close();
  }
}

function noteWait(progress: ProgressLog, ms: number, reason: string): void {
  if (ms >= SHORT_WAIT_MS) progress.note(`fairday backtest: waiting ${durationText(ms)}: ${reason}`);
}

function unitsText(requests: readonly PlannedRequest[]): string {
  return `${unitsOf(requests).toFixed(1)} units`;
}

/** What the requests weigh, and how long the limits let them take. */
function weightText(requests: readonly PlannedRequest[], config: Config): string {
  const ms = durationAtFreeLimitsMs(unitsOf(requests), config.upstreamShare);
  const limits = `at the limits of the free hosts ${durationText(ms)}`;
  const own = hasFreeLimits(choiceOf(config)) ? '' : '; this server or key has none of them';
  return `${unitsText(requests)}: ${limits}${own}`;
}

function choiceOf({ openMeteoUrl, openMeteoKey }: Config) {
  return { baseUrl: openMeteoUrl, apiKey: openMeteoKey };
}

function provenanceOf(plans: readonly PlacePlan[], request: BacktestRequest, config: Config): SkillProvenance {
  // The name of an operator's own server is nobody else's business.
  const hostOf = (kind: PlannedRequest['kind']): string =>
    config.openMeteoUrl === null
      ? new URL(hostUrl(choiceOf(config), kind)).host
      : 'an Open-Meteo server of the operator';
  return {
    program: `fairday ${VERSION}`,
    places: plans.map(({ place }) => ({ name: place.name, ...cellOf(place) })),
    from: request.from,
    to: request.to,
    leads_days: [...request.leads],
    forecast: { host: hostOf('previous-runs'), model: 'best_match' },
    truth: { kind: request.truth, host: hostOf(request.truth), model: 'best_match' },
    attribution: OPEN_METEO_ATTRIBUTION,
  };
}
