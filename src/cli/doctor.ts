/**
 * `fairday doctor`: looks at everything the service stands on and says, line by line, what is well and what to do about
 * what is not. It only looks: where there is no database it makes none.
 */
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { takeServerLock } from '../account/sqlite/server-lock.ts';
import { StoreInUse } from '../account/upkeep.ts';
import { unknownSettings } from '../config/settings.ts';
import type { Service } from '../service/service.ts';
import { upstreamHosts } from '../service/upstream-hosts.ts';
import { type Command, type CommandContext, EXIT } from './command.ts';
import { createOutput, explaining, readArguments } from './subcommand.ts';
import { alignRows } from './table.ts';

type Verdict = 'ok' | 'warn' | 'fail';

interface Finding {
  readonly name: string;
  readonly verdict: Verdict;
  readonly message: string;
  /** The exit code that a failure stands for. */
  readonly exitCode?: number;
}

const LITTLE_SPACE_BYTES = 200e6;

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'check data directory, database, ledger, settings, places and sources',
  help: `fairday doctor
fairday doctor --json

Exit 0 when nothing fails (warnings may be shown), 7 when the ledger is not in order, else 1. It changes nothing.`,
  run: (args, context) => runDoctor(args, context),
};

async function runDoctor(args: readonly string[], context: CommandContext): Promise<number> {
  let exitCode: number = EXIT.ok;
  const failed = await explaining(doctorCommand.name, context.terminal, async () => {
    const { flags } = readArguments(doctorCommand.name, { name: 'doctor', operands: [] }, args);
    const service = await context.openService();
    try {
      const findings = await examine(service, context);
      exitCode = worst(findings);
      const checks = findings.map(({ name, verdict, message }) => ({ name, verdict, message }));
      const { print } = createOutput(context.terminal, flags.has('json'));
      const rows = checks.map(({ name, verdict, message }) => [verdict, name, message]);
      print({ healthy: exitCode === EXIT.ok, checks }, `${alignRows(rows).join('\n')}\n`);
    } finally {
      await service.close();
    }
  });
  return failed === EXIT.ok ? exitCode : failed;
}

function worst(findings: readonly Finding[]): number {
  const failures = findings.filter(({ verdict }) => verdict === 'fail');
  if (failures.some(({ exitCode }) => exitCode === EXIT.integrity)) return EXIT.integrity;
  return failures.length > 0 ? EXIT.unexpected : EXIT.ok;
}

async function examine(service: Service, { config, env }: CommandContext): Promise<Finding[]> {
  const dataDir = resolve(config.dataDir);
  const findings = [
    folder(dataDir),
    ...settings(env),
    places(service),
    sources(service),
    clock(service, config.frozenNowMs),
    await languageModel(service),
  ];
  const database = join(dataDir, 'fairday.db');
  if (!existsSync(database)) {
    const message = `none yet; the first start makes ${database}`;
    return [...findings, { name: 'database', verdict: 'warn', message }];
  }
  return [...findings, space(dataDir), server(database), ...(await ledger(service, database))];
}

function folder(dataDir: string): Finding {
  const name = 'data directory';
  if (!existsSync(dataDir)) return { name, verdict: 'warn', message: `${dataDir} is not there yet` };
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return { name, verdict: 'ok', message: dataDir };
  } catch {
    const message = `${dataDir} cannot be written; check who owns it and what they may do there`;
    return { name, verdict: 'fail', message };
  }
}

function space(dataDir: string): Finding {
  const { bavail, bsize } = statfsSync(dataDir);
  const bytes = bavail * bsize;
  const message = `${(bytes / 1e9).toFixed(1)} GB free`;
  if (bytes >= LITTLE_SPACE_BYTES) return { name: 'disk', verdict: 'ok', message };
  return { name: 'disk', verdict: 'warn', message: `${message}; a full disk refuses every call that is metered` };
}

function server(database: string): Finding {
  const name = 'server';
  try {
    takeServerLock(database).release();
    return { name, verdict: 'ok', message: 'none is running on this data directory' };
  } catch (error) {
    if (error instanceof StoreInUse) return { name, verdict: 'ok', message: 'one is running on this data directory' };
    throw error;
  }
}

async function ledger({ accounts, clock: { nowMs } }: Service, database: string): Promise<Finding[]> {
  try {
    const { checks, accounts: count, entries, intact } = await accounts.verify(nowMs());
    const size = `${(statSync(database).size / 1e6).toFixed(1)} MB`;
    const sound: Finding = { name: 'database', verdict: 'ok', message: `${size}, ${count} accounts` };
    if (intact) {
      const message = `${entries} entries; all ${checks.length} invariants hold`;
      return [sound, { name: 'ledger', verdict: 'ok', message }];
    }
    const broken = checks.filter((check) => check.broken !== null);
    return broken.map((check) => ({
      name: 'ledger',
      verdict: 'fail',
      message: `"${check.rule}" is broken by ${check.broken}`,
      exitCode: EXIT.integrity,
    }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [{ name: 'database', verdict: 'fail', message }];
  }
}

function settings(env: Readonly<Record<string, string | undefined>>): Finding[] {
  const lines = unknownSettings(env);
  if (lines.length === 0) return [{ name: 'settings', verdict: 'ok', message: 'every FAIRDAY_ variable is known' }];
  return lines.map((message) => ({ name: 'settings', verdict: 'warn', message }));
}

function places({ places: { count } }: Service): Finding {
  if (count > 0) return { name: 'places', verdict: 'ok', message: `${count} places` };
  return { name: 'places', verdict: 'fail', message: 'no place is built in; build the program anew' };
}

async function languageModel({ languageModel: model }: Service): Promise<Finding> {
  const name = 'language model';
  if (model === null) return { name, verdict: 'ok', message: 'not configured; answers are worded without one' };
  const complaint = await model.healthProblem();
  const { host, model: asked } = model.state();
  if (complaint === null) return { name, verdict: 'ok', message: `reachable at ${host}, to be asked for ${asked}` };
  return { name, verdict: 'warn', message: `${complaint}; answers are worded without it meanwhile` };
}

/** Which hosts would be asked; none of them is, and a running server's `/readyz` says how they fare. */
function sources(service: Service): Finding {
  const name = 'sources';
  const asked = upstreamHosts(service).map(({ service, host }) => `${service} ${host}`);
  const message = `weather ${service.weather.state().mode}: ${asked.length === 0 ? 'no host is asked' : asked.join(', ')}`;
  if (service.config.contact !== null || service.alerts.state().hosts.length === 0)
    return { name, verdict: 'ok', message };
  return { name, verdict: 'warn', message: `${message}; set FAIRDAY_CONTACT, which the services of alerts ask for` };
}

function clock({ clock: { nowMs } }: Service, frozenNowMs: number | null): Finding {
  const time = new Date(nowMs()).toISOString();
  if (frozenNowMs === null) return { name: 'clock', verdict: 'ok', message: time };
  return { name: 'clock', verdict: 'warn', message: `stands still at ${time} (FAIRDAY_NOW)` };
}
