/**
 * `fairday doctor`: checks everything that the service needs and reports, line by line, what is fine and how to fix what
 * is not. It changes nothing: where there is no database it creates none.
 */
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { takeServerLock } from '../../account/sqlite/server-lock.ts';
import { StoreInUse } from '../../account/upkeep.ts';
import { unknownSettings } from '../../config/settings.ts';
import type { Service } from '../../service/service.ts';
import { upstreamHosts } from '../../service/upstream-hosts.ts';
import { zoneReleaseText } from '../../time/zones.ts';
import { type Command, type CommandContext, EXIT } from '../command.ts';
import { alignRows } from '../terminal/table.ts';
import { createOutput, parseOperands, runNamed } from './subcommand.ts';

type CheckStatus = 'ok' | 'warn' | 'fail';

interface Finding {
  readonly name: string;
  readonly status: CheckStatus;
  readonly message: string;
  /** The exit code of the command if this check fails. */
  readonly exitCode?: number;
}

const LOW_SPACE_BYTES = 200e6;

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'check data directory, database, ledger, settings, places and sources',
  help: `fairday doctor
fairday doctor --json

Exit 0 when nothing fails (there may be warnings), 7 when the ledger breaks an invariant, otherwise 1. It changes nothing.`,
  run: (args, context) => runDoctor(args, context),
};

async function runDoctor(args: readonly string[], context: CommandContext): Promise<number> {
  let exitCode: number = EXIT.ok;
  const failureCode = await runNamed(doctorCommand.name, async () => {
    const { flags } = parseOperands(doctorCommand.name, { name: 'doctor', operands: [] }, args);
    const service = await context.openService();
    try {
      const findings = await examine(service, context);
      exitCode = worst(findings);
      const checks = findings.map(({ name, status, message }) => ({ name, verdict: status, message }));
      const { print } = createOutput(context.terminal, flags.has('json'));
      const rows = checks.map(({ name, verdict, message }) => [verdict, name, message]);
      print({ healthy: exitCode === EXIT.ok, checks }, `${alignRows(rows).join('\n')}\n`);
    } finally {
      await service.close();
    }
  });
  return failureCode === EXIT.ok ? exitCode : failureCode;
}

function worst(findings: readonly Finding[]): number {
  const failures = findings.filter(({ status }) => status === 'fail');
  if (failures.some(({ exitCode }) => exitCode === EXIT.integrity)) return EXIT.integrity;
  return failures.length > 0 ? EXIT.unexpected : EXIT.ok;
}

async function examine(service: Service, { config, env }: CommandContext): Promise<Finding[]> {
  const dataDir = resolve(config.dataDir);
  const findings = [
    folder(dataDir),
    ...settings(env),
    places(service),
    timeZones(),
    sources(service),
    ...(await alertSources(service)),
    ensembles(service),
    clock(service, config.frozenNowMs),
    skill(service),
    await languageModel(service),
  ];
  const database = join(dataDir, 'fairday.db');
  if (!existsSync(database)) {
    const message = `none yet; the first start creates ${database}`;
    return [...findings, { name: 'database', status: 'warn', message }];
  }
  return [...findings, space(dataDir), server(database), ...(await ledger(service, database))];
}

function folder(dataDir: string): Finding {
  const name = 'data directory';
  if (!existsSync(dataDir)) return { name, status: 'warn', message: `${dataDir} does not exist yet` };
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return { name, status: 'ok', message: dataDir };
  } catch {
    const message = `${dataDir} cannot be written; check its owner and permissions`;
    return { name, status: 'fail', message };
  }
}

function space(dataDir: string): Finding {
  const { bavail, bsize } = statfsSync(dataDir);
  const bytes = bavail * bsize;
  const message = `${(bytes / 1e9).toFixed(1)} GB free`;
  if (bytes >= LOW_SPACE_BYTES) return { name: 'disk', status: 'ok', message };
  return { name: 'disk', status: 'warn', message: `${message}; with a full disk every metered call is refused` };
}

function server(database: string): Finding {
  const name = 'server';
  try {
    takeServerLock(database).release();
    return { name, status: 'ok', message: 'none is running on this data directory' };
  } catch (error) {
    if (error instanceof StoreInUse) return { name, status: 'ok', message: 'one is running on this data directory' };
    throw error;
  }
}

async function ledger({ accounts, clock: { nowMs } }: Service, database: string): Promise<Finding[]> {
  try {
    const { checks, accounts: count, entries, intact } = await accounts.verify(nowMs());
    const size = `${(statSync(database).size / 1e6).toFixed(1)} MB`;
    const sound: Finding = { name: 'database', status: 'ok', message: `${size}, ${count} accounts` };
    if (intact) {
      const message = `${entries} entries; all ${checks.length} invariants hold`;
      return [sound, { name: 'ledger', status: 'ok', message }];
    }
    const broken = checks.filter((check) => check.broken !== null);
    return broken.map((check) => ({
      name: 'ledger',
      status: 'fail',
      message: `"${check.rule}" is broken by ${check.broken}`,
      exitCode: EXIT.integrity,
    }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [{ name: 'database', status: 'fail', message }];
  }
}

function settings(env: Readonly<Record<string, string | undefined>>): Finding[] {
  const lines = unknownSettings(env);
  if (lines.length === 0) return [{ name: 'settings', status: 'ok', message: 'every FAIRDAY_ variable is known' }];
  return lines.map((message) => ({ name: 'settings', status: 'warn', message }));
}

function places({ places: { count } }: Service): Finding {
  if (count > 0) return { name: 'places', status: 'ok', message: `${count} places` };
  return { name: 'places', status: 'fail', message: 'no places are built in; build the program again' };
}

function timeZones(): Finding {
  return { name: 'time zones', status: 'ok', message: `rules of release ${zoneReleaseText()}` };
}

/** The report of the last backtest. */
function skill({ skill: { path, report, problem } }: Service): Finding {
  const name = 'skill';
  if (problem !== null) return { name, status: 'warn', message: `${problem}; until then /v1/skill has no figures` };
  if (report === null) return { name, status: 'ok', message: 'no backtest was made here yet' };
  const { from, to, places } = report.provenance;
  return { name, status: 'ok', message: `${path}, ${places.length} places, ${from} to ${to}` };
}

async function languageModel({ languageModel: model }: Service): Promise<Finding> {
  const name = 'language model';
  if (model === null) return { name, status: 'ok', message: 'not configured; answers are written without one' };
  const problem = await model.healthProblem();
  const { host, model: modelName } = model.state();
  if (problem === null) return { name, status: 'ok', message: `reachable at ${host}, using model ${modelName}` };
  return { name, status: 'warn', message: `${problem}; until then answers are written without it` };
}

/** The configured upstream hosts. None is contacted; `/readyz` of a running server reports their status. */
function sources(service: Service): Finding {
  const name = 'sources';
  const hosts = upstreamHosts(service).map(({ service, host }) => `${service} ${host}`);
  const message = `weather ${service.weather.state().mode}: ${hosts.length === 0 ? 'no upstream host' : hosts.join(', ')}`;
  if (service.config.contact !== null || service.alerts.state().hosts.length === 0)
    return { name, status: 'ok', message };
  return { name, status: 'warn', message: `${message}; set FAIRDAY_CONTACT, which the alert services require` };
}

/** Feeds answer within this time, or count as silent. */
const FEED_WAIT_MS = 8_000;

/** The operator's own sources of alerts, each read now: what cannot be read may be a warning that nobody sees. */
async function alertSources({ alerts, clock: { nowMs } }: Service): Promise<Finding[]> {
  await alerts.refresh(nowMs(), FEED_WAIT_MS);
  const own = alerts.state().sources.filter(({ kind }) => kind !== 'service');
  return own.map(({ kind, name: source, status, problemCount, problems }): Finding => {
    const name = kind === 'feed' ? 'alert feed' : 'alert folder';
    if (status === 'complete') return { name, status: 'ok', message: `${source} is read in full` };
    if (status === 'empty') return { name, status: 'warn', message: `${source} holds no .xml or .cap file` };
    const told = problems.map((problem) =>
      problem.name === source ? problem.reason : `${problem.name}: ${problem.reason}`,
    );
    const more = problemCount > told.length ? [`and ${problemCount - told.length} more`] : [];
    const why = told.length === 0 ? `no answer within ${FEED_WAIT_MS / 1_000} s` : [...told, ...more].join('; ');
    const effect = 'until it can be read, whether there are warnings is unknown';
    return { name, status: 'warn', message: `${source}: ${why}; ${effect}` };
  });
}

/** Whether real ensembles will be requested, and what is known of the host from requests of the last day. */
function ensembles({ weather }: Service): Finding {
  const name = 'ensembles';
  const { mode, ensembles: state, hosts } = weather.state();
  const host = hosts.find(({ service }) => service === 'ensemble')?.host;
  if (mode === 'typical') return { name, status: 'ok', message: 'none; the embedded climate alone answers' };
  if (host === undefined) return { name, status: 'ok', message: 'off (FAIRDAY_ENSEMBLE)' };
  if (state.lack === null) {
    return { name, status: 'ok', message: `${state.setting}: requested of ${host} as far as its budget allows` };
  }
  const remedy = 'it is asked again after a day, or after "fairday cache clear"; FAIRDAY_ENSEMBLE=off stops that';
  return { name, status: 'warn', message: `${host} has none (${state.lack}); ${remedy}` };
}

function clock({ clock: { nowMs } }: Service, frozenNowMs: number | null): Finding {
  const time = new Date(nowMs()).toISOString();
  if (frozenNowMs === null) return { name: 'clock', status: 'ok', message: time };
  return { name: 'clock', status: 'warn', message: `stands still at ${time} (FAIRDAY_NOW)` };
}
