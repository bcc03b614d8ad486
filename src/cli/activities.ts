/**
 * `activities`: the query that lists them, and `activities check FILE…`, which reads profiles as the service would and
 * draws their curves.
 */

import { readProfileFile } from '../adapters/activity-folder.ts';
import { ConfigError } from '../config/config-error.ts';
import { type ActivityCatalogue, BUILT_IN, extendCatalogue } from '../decision/activities.ts';
import { type Profile, ProfileError } from '../decision/profile.ts';
import { type Command, type CommandContext, EXIT, type Terminal } from './command.ts';
import { curvePlot } from './curve-plot.ts';

/** The query command with the check before it. */
export function activitiesCommand(query: Command): Command {
  return {
    ...query,
    summary: `${query.summary}; check FILE tries one of your own`,
    help: `${query.help}

  fairday activities check FILE...

Reads profiles of your own as the service would (FAIRDAY_ACTIVITIES), names what is wrong with its line, and draws the
curve of every factor. Exit code 0 when all are right, else 2.`,
    run: (args, context) => (args[0] === 'check' ? runCheck(args.slice(1), context) : query.run(args, context)),
  };
}

async function runCheck(paths: readonly string[], { terminal }: CommandContext): Promise<number> {
  const flag = paths.find((path) => path.startsWith('-'));
  if (paths.length === 0 || flag !== undefined) {
    const problem = flag === undefined ? 'name the files to check' : `check takes files and no ${flag}`;
    throw new ConfigError(`${problem}: fairday activities check FILE...`);
  }
  let catalogue: ActivityCatalogue = BUILT_IN;
  let wrong = 0;
  for (const path of paths) {
    try {
      const file = readProfileFile(path);
      catalogue = extendCatalogue(catalogue, [file]);
      terminal.out(profileText(file.profile, path, terminal));
    } catch (error) {
      if (!(error instanceof ProfileError || error instanceof ConfigError)) throw error;
      terminal.err(`fairday: ${error.message}`);
      wrong++;
    }
  }
  return wrong === 0 ? EXIT.ok : EXIT.usage;
}

function profileText(profile: Profile, path: string, terminal: Terminal): string {
  const { id, name, window, light, aliases, factors } = profile;
  const plots = factors.map((factor) => curvePlot(factor, terminal).join('\n'));
  return `${path}: ${id} (${name}) is a valid profile
  windows of ${window.typicalHours} h, at least ${window.minimumHours} h; light: ${light.kind}; also called ${aliases.join(', ') || 'nothing else'}

${plots.join('\n\n')}
`;
}
