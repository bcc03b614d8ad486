/**
 * `activities`: lists them; with a name it shows one, with its limits, their sources and their curves. `activities check
 * FILE…` reads profiles of one's own as the service would.
 */

import { existsSync } from 'node:fs';
import { readProfileFile } from '../adapters/activity-folder.ts';
import { ConfigError } from '../config/config-error.ts';
import { type ActivityCatalogue, BUILT_IN, extendCatalogue } from '../decision/activities.ts';
import { type Profile, ProfileError } from '../decision/profile.ts';
import { type ActivitiesBody, activities } from '../operations/activities.ts';
import { activityNamed } from '../operations/decision-days.ts';
import type { Service } from '../service/service.ts';
import { type Command, type CommandContext, CommandFailure, EXIT, type Terminal } from './command.ts';
import { curvePlot } from './curve-plot.ts';
import { runInProcess } from './query/in-process.ts';
import { ACTIVITY_CHOICES, PATIENCE_MS } from './query/query.ts';
import {
  BODY_FLAG,
  fetchAnswer,
  printableBody,
  REMOTE_FLAGS,
  type RemoteServer,
  remoteServer,
  understood,
} from './query/remote.ts';
import { renderActivity } from './render/activities.ts';
import { parseCommandLine } from './terminal/arguments.ts';
import { wrapText } from './terminal/layout.ts';

const CHECK = {
  name: 'check',
  summary: 'read profiles of your own as the service would, name what is wrong with its line, and draw their curves',
  operands: ['FILE...'],
};

const OPTIONS = { ...BODY_FLAG, ...REMOTE_FLAGS };

/** The query command, which lists them, with a view of one and the check of a file. */
export function activitiesCommand(query: Command): Command {
  return {
    ...query,
    optional: ['ACTIVITY'],
    operandChoices: ACTIVITY_CHOICES,
    subcommands: [CHECK],
    examples: ['fairday activities', 'fairday activities running', 'fairday activities check kite-flying.yaml'],
    about: `${query.about}

With the name of one it shows its limits, where they come from, and the curve of each: the score that the hour would get if
everything else were ideal. A server that is asked with --url draws no curves.

The check is for profiles in the folder of FAIRDAY_ACTIVITIES. Its exit code is 0 when all are right, 3 when
a file is not there, else 2.`,
    run: (args, context) => {
      if (args[0] === CHECK.name) return runCheck(args.slice(1), context);
      return args.some((arg) => !arg.startsWith('-')) ? runOne(query, args, context) : query.run(args, context);
    },
  };
}

type ActivityItem = ActivitiesBody['activities'][number];

/** Flags alone are the query's; with a name it shows that one. */
async function runOne(query: Command, args: readonly string[], context: CommandContext): Promise<number> {
  const { terminal, env } = context;
  const { values, positionals } = parseCommandLine(args, OPTIONS, 'fairday activities --help lists the flags');
  const [name, ...others] = positionals;
  if (name === undefined) return query.run(args, context);
  if (others.length > 0) {
    throw new CommandFailure(EXIT.usage, `"${others[0]}" is one too many; quote a name of several words`);
  }
  const server = remoteServer(values, env);
  const { item, profile } =
    server === null ? await itemOf(name, context) : { item: itemNamed(name, await listedBy(server)), profile: null };
  if (values.json === true) terminal.out(JSON.stringify({ activities: [item] }));
  else terminal.out(renderActivity(item, profile, terminal));
  return EXIT.ok;
}

/** The listed activity and the profile behind it. Throws `invalid_parameter` with the nearest names. */
async function itemOf(name: string, context: CommandContext): Promise<{ item: ActivityItem; profile: Profile }> {
  const service: Service = await context.openService({ patienceMs: PATIENCE_MS, needsAccounts: false });
  try {
    const profile = activityNamed(name, service.activities);
    const body: ActivitiesBody = JSON.parse(await runInProcess(activities, [], service));
    return { item: itemNamed(profile.id, body), profile };
  } finally {
    await service.close();
  }
}

async function listedBy(server: RemoteServer): Promise<ActivitiesBody> {
  const text = await fetchAnswer(activities, [], server);
  return understood(server.url, 200, () => {
    const body: ActivitiesBody = JSON.parse(printableBody(text));
    if (!Array.isArray(body.activities)) throw new Error('it lists no activities');
    return body;
  });
}

/** The activity of a server's list. Throws `CommandFailure` when it lists none of that name. */
function itemNamed(name: string, body: ActivitiesBody): ActivityItem {
  const folded = plain(name);
  const item = body.activities.find((each) =>
    [each.id, each.name, ...each.aliases].some((one) => plain(one) === folded),
  );
  if (item !== undefined) return item;
  throw new CommandFailure(EXIT.usage, `"${name}" is no activity there; see all with: fairday activities`);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '');
}

async function runCheck(paths: readonly string[], { terminal }: CommandContext): Promise<number> {
  const flag = paths.find((path) => path.startsWith('-'));
  if (paths.length === 0 || flag !== undefined) {
    const problem = flag === undefined ? 'name the files to check' : `check takes files and no ${flag}`;
    throw new ConfigError(`${problem}: fairday activities check FILE...`);
  }
  let catalogue: ActivityCatalogue = BUILT_IN;
  let exitCode: number = EXIT.ok;
  for (const path of paths) {
    try {
      const file = await readProfileFile(path);
      catalogue = extendCatalogue(catalogue, [file]);
      terminal.out(profileText(file.profile, path, terminal));
    } catch (error) {
      if (!(error instanceof ProfileError || error instanceof ConfigError)) throw error;
      terminal.err(`fairday: ${error.message}`);
      if (existsSync(path)) exitCode = EXIT.usage;
      else if (exitCode === EXIT.ok) exitCode = EXIT.notFound;
    }
  }
  return exitCode;
}

function profileText(profile: Profile, path: string, terminal: Terminal): string {
  const { id, name, window, light, aliases, factors } = profile;
  const called = `also called ${aliases.join(', ') || 'nothing else'}`;
  return [
    ...wrapText(`${path}: ${id} (${name}) is a valid profile`, terminal.columns),
    ...wrapText(
      `windows of ${window.typicalHours} h, at least ${window.minimumHours} h; light: ${light.kind}; ${called}`,
      terminal.columns,
      '  ',
    ),
    ...factors.flatMap((factor) => ['', ...curvePlot(factor, terminal)]),
    '',
  ].join('\n');
}
