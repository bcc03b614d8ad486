/**
 * `fairday doctor`: checks everything that the service needs and reports, line by line, what is fine and how to mend what
 * is not, to its end whatever is broken. It changes nothing: where there is no database it creates none.
 */
import { resolve } from 'node:path';
import { checkCapFolder } from '../../adapters/cap-folder.ts';
import { isOtherThanFolder } from '../../adapters/data-directory.ts';
import type { Config } from '../../config/config.ts';
import { ConfigError } from '../../config/config-error.ts';
import { unknownSettings, withoutSettingOf } from '../../config/read-config.ts';
import { openAccountsAlone } from '../../service/open-accounts.ts';
import { openService } from '../../service/open-service.ts';
import type { Service } from '../../service/service.ts';
import { createOutput, parseOperands, runNamed } from '../admin/subcommand.ts';
import { type Command, type CommandContext, EXIT, JSON_FLAG } from '../command.ts';
import { accounts } from './accounts.ts';
import { exitCodeOfAll, type Finding, findingsOf } from './finding.ts';
import { folder, openFiles, permissions, proxies, space } from './machine.ts';
import { online } from './online.ts';
import { sharedAccounts } from './shared-accounts.ts';
import {
  alertRegions,
  alertSources,
  backtest,
  ensembles,
  languageModel,
  places,
  sources,
  terms,
  timeZones,
} from './sources.ts';

export const doctorCommand: Command = {
  name: 'doctor',
  outlivesSettings: true,
  summary: 'check data directory, database, ledger, settings, places and sources',
  options: {
    online: {
      type: 'boolean',
      meaning: 'also ask each source of weather and alerts once, and compare the clock with theirs',
    },
    ...JSON_FLAG,
  },
  examples: ['fairday doctor', 'fairday doctor --online', 'fairday doctor --json'],
  about: `Exit 0 when nothing fails (there may be warnings), 7 when the ledger breaks an invariant or the database is damaged,
otherwise 1. It changes nothing. Without --online it asks nobody but your own alert feeds and language model.`,
  run: (args, context) => runDoctor(args, context),
};

async function runDoctor(args: readonly string[], context: CommandContext): Promise<number> {
  let exitCode: number = EXIT.ok;
  await runNamed(doctorCommand.name, async () => {
    const { flags } = parseOperands(doctorCommand.name, doctorCommand, args);
    const findings = await examine(context, flags.has('online'));
    exitCode = exitCodeOfAll(findings);
    const checks = findings.map(({ name, status, message }) => ({ name, verdict: status, message }));
    const { print } = createOutput(context.terminal, flags.has('json'));
    const rows = checks.map(({ name, verdict, message }) => [verdict, name, message]);
    print({ healthy: exitCode === EXIT.ok, checks }, { head: null, rows });
  });
  return exitCode;
}

async function examine(context: CommandContext, isOnline: boolean): Promise<readonly Finding[]> {
  const { env } = context;
  const { config, problems } = usableSettings(context);
  const dataDir = resolve(config.dataDir);
  const checks: readonly (readonly [string, Parameters<typeof findingsOf>[1]])[] = [
    ['data directory', () => folder(dataDir)],
    ['permissions', () => permissions(dataDir)],
    ['disk', () => space(dataDir, config)],
    ['open files', openFiles],
    ['settings', () => settings(env, problems)],
    ['clock', () => clock(config.frozenNowMs)],
    ['proxy', () => proxies(env, config)],
    ['service', () => withService(config, isOnline)],
    ['database', () => database(config, dataDir)],
  ];
  const findings: Finding[] = [];
  for (const [name, check] of checks) findings.push(...(await findingsOf(name, check)));
  return findings;
}

/** The settings with the default for each that cannot be used, and why it cannot. */
function usableSettings({ config, settingProblems }: CommandContext) {
  try {
    checkCapFolder(config.capDir);
    return { config, problems: settingProblems };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { config: { ...config, capDir: null }, problems: [...settingProblems, problem] };
  }
}

function database(config: Config, dataDir: string): Promise<readonly Finding[]> {
  const openReader = () => openAccountsAlone(config, () => {}, 'reader');
  return config.databaseUrl === null ? accounts(dataDir, openReader) : sharedAccounts(config.databaseUrl, openReader);
}

async function withService(config: Config, isOnline: boolean): Promise<readonly Finding[]> {
  if (isOtherThanFolder(resolve(config.dataDir))) {
    return [{ name: 'service', status: 'warn', message: 'not checked: there is no folder for its data' }];
  }
  const lines: string[] = [];
  const { service, problems } = await openedWithout(config, (line) => lines.push(line.replace(/^fairday: /, '')));
  const checks: readonly (readonly [string, (service: Service) => ReturnType<Parameters<typeof findingsOf>[1]>])[] = [
    ['places', places],
    ['time zones', timeZones],
    ['sources', sources],
    ['terms', terms],
    ['alert sources', alertSources],
    ['alert regions', alertRegions],
    ['ensembles', ensembles],
    ['skill', backtest],
    ['language model', languageModel],
    ['online', isOnline ? online : () => []],
  ];
  try {
    const findings: Finding[] = problems.map((message) => ({ name: 'settings', status: 'fail', message }));
    for (const [name, check] of checks) findings.push(...(await findingsOf(name, () => check(service))));
    // What the service said as it was opened, where no check has found it by itself.
    const told = lines.filter(
      (line) => !line.startsWith('data directory ') && !findings.some((f) => f.message.includes(line)),
    );
    return [...findings, ...told.map((message): Finding => ({ name: 'service', status: 'warn', message }))];
  } finally {
    await service.close();
  }
}

/** Opens the service; a setting that only shows there that it cannot be used is left out, so that the rest is checked. */
async function openedWithout(config: Config, log: (line: string) => void, problems: readonly string[] = []) {
  try {
    return { service: await openService(config, log), problems };
  } catch (error) {
    const less = error instanceof ConfigError ? withoutSettingOf(config, error) : null;
    if (less === null || !(error instanceof ConfigError)) throw error;
    return openedWithout(less, log, [...problems, error.message]);
  }
}

function settings(env: Readonly<Record<string, string | undefined>>, problems: readonly string[]): Finding[] {
  const name = 'settings';
  const failures = problems.map((message): Finding => ({ name, status: 'fail', message }));
  const warnings = unknownSettings(env).map((message): Finding => ({ name, status: 'warn', message }));
  const found = [...failures, ...warnings];
  return found.length > 0 ? found : [{ name, status: 'ok', message: 'every FAIRDAY_ variable is known' }];
}

function clock(frozenNowMs: number | null): Finding {
  if (frozenNowMs === null) return { name: 'clock', status: 'ok', message: new Date().toISOString() };
  const time = new Date(frozenNowMs).toISOString();
  return { name: 'clock', status: 'warn', message: `stands still at ${time}; unset FAIRDAY_NOW to let it run` };
}
