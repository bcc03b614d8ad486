/**
 * `fairday doctor`: checks everything that the service needs and reports, line by line, what is fine and how to mend what
 * is not, to its end whatever is broken. It changes nothing: where there is no database it creates none.
 */
import { resolve } from 'node:path';
import { unknownSettings } from '../../config/settings.ts';
import type { Service } from '../../service/service.ts';
import { createOutput, parseOperands, runNamed } from '../admin/subcommand.ts';
import { type Command, type CommandContext, EXIT, JSON_FLAG } from '../command.ts';
import { accounts } from './accounts.ts';
import { exitCodeOfAll, type Finding, findingsOf } from './finding.ts';
import { folder, openFiles, permissions, proxies, space } from './machine.ts';
import { online } from './online.ts';
import { sharedAccounts } from './shared-accounts.ts';
import { alertSources, backtest, ensembles, languageModel, places, sources, terms, timeZones } from './sources.ts';

export const doctorCommand: Command = {
  name: 'doctor',
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
  const { config, env, openAccounts } = context;
  const dataDir = resolve(config.dataDir);
  const checks: readonly (readonly [string, Parameters<typeof findingsOf>[1]])[] = [
    ['data directory', () => folder(dataDir)],
    ['permissions', () => permissions(dataDir)],
    ['disk', () => space(dataDir, config)],
    ['open files', openFiles],
    ['settings', () => settings(env)],
    ['clock', () => clock(config.frozenNowMs)],
    ['proxy', () => proxies(env, config)],
    ['service', () => withService(context, isOnline)],
    [
      'database',
      () =>
        config.databaseUrl === null
          ? accounts(dataDir, openAccounts)
          : sharedAccounts(config.databaseUrl, openAccounts),
    ],
  ];
  const findings: Finding[] = [];
  for (const [name, check] of checks) findings.push(...(await findingsOf(name, check)));
  return findings;
}

async function withService({ openService }: CommandContext, isOnline: boolean): Promise<readonly Finding[]> {
  const service = await openService();
  const checks: readonly (readonly [string, (service: Service) => ReturnType<Parameters<typeof findingsOf>[1]>])[] = [
    ['places', places],
    ['time zones', timeZones],
    ['sources', sources],
    ['terms', terms],
    ['alert sources', alertSources],
    ['ensembles', ensembles],
    ['skill', backtest],
    ['language model', languageModel],
    ['online', isOnline ? online : () => []],
  ];
  try {
    const findings: Finding[] = [];
    for (const [name, check] of checks) findings.push(...(await findingsOf(name, () => check(service))));
    return findings;
  } finally {
    await service.close();
  }
}

function settings(env: Readonly<Record<string, string | undefined>>): Finding[] {
  const lines = unknownSettings(env);
  if (lines.length === 0) return [{ name: 'settings', status: 'ok', message: 'every FAIRDAY_ variable is known' }];
  return lines.map((message) => ({ name: 'settings', status: 'warn', message }));
}

function clock(frozenNowMs: number | null): Finding {
  if (frozenNowMs === null) return { name: 'clock', status: 'ok', message: new Date().toISOString() };
  const time = new Date(frozenNowMs).toISOString();
  return { name: 'clock', status: 'warn', message: `stands still at ${time}; unset FAIRDAY_NOW to let it run` };
}
