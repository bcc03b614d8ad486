/**
 * Builds the executable: everything embedded, with bytecode and source map, never minified (minifying breaks the
 * validation of the HTTP framework).
 *
 *   bun run build                              dist/fairday for this machine
 *   bun run build --target bun-linux-arm64     dist/fairday-linux-arm64, and so on for darwin-arm64, windows-x64 …
 *   bun run build --outfile PATH
 */
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BuildIdentity } from '../src/lib/version.ts';
import { buildData, dataIsCurrent } from './build-data.ts';
import { buildConsole, consoleIsCurrent } from './console/build.ts';
import { buildLicences, licencesAreCurrent } from './licences/build.ts';

const ROOT = join(import.meta.dir, '..');

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { target: { type: 'string' }, outfile: { type: 'string' } },
});
const target = values.target?.replace(/^(?!bun-)/, 'bun-');
const suffix = target === undefined ? '' : `-${target.replace(/^bun-/, '')}`;
const outfile = values.outfile ?? join(ROOT, 'dist', `fairday${suffix}`);

/** What git prints for these arguments; null outside a repository. */
function git(...args: string[]): string | null {
  const { exitCode, stdout } = Bun.spawnSync(['git', ...args], { cwd: ROOT, stderr: 'ignore' });
  return exitCode === 0 ? stdout.toString().trim() : null;
}

/** The commit and the day; SOURCE_DATE_EPOCH sets the day, so that a release can be built again to the same bytes. */
function buildIdentity(): BuildIdentity {
  const commit = git('rev-parse', '--short=12', 'HEAD');
  const changed = git('status', '--porcelain') !== '';
  const epoch = process.env.SOURCE_DATE_EPOCH;
  const builtAt = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
  return {
    commit: commit === null ? null : `${commit}${changed ? '+changes' : ''}`,
    date: builtAt.toISOString().slice(0, 10),
  };
}

// Every build names the source maps of its parts anew: those of earlier builds would pile up beside the executable.
const dist = join(ROOT, 'dist');
if (values.outfile === undefined && existsSync(dist))
  for (const name of new Bun.Glob('*.js.map').scanSync(dist)) rmSync(join(dist, name));

if (!dataIsCurrent()) await buildData();
if (!consoleIsCurrent()) await buildConsole();
if (!licencesAreCurrent()) buildLicences();
const command = [
  process.execPath,
  'build',
  '--compile',
  '--sourcemap',
  '--bytecode',
  // Parts that are imported when they are wanted are files of their own, so that a start reads none of them.
  '--splitting',
  '--format=esm',
  // Most of a start runs once: compiling it takes longer than interpreting it. `src/main.ts` ends that policy.
  '--compile-jit-policy=4',
  // A .env or bunfig.toml in the working directory must not change its behaviour.
  '--no-compile-autoload-dotenv',
  '--no-compile-autoload-bunfig',
  `--define=FAIRDAY_BUILD=${JSON.stringify(buildIdentity())}`,
  ...(target === undefined ? [] : [`--target=${target}`]),
  join(ROOT, 'src', 'main.ts'),
  `--outfile=${outfile}`,
];
const { exitCode } = Bun.spawnSync(command, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
if (exitCode !== 0) process.exit(1);
const output = target?.includes('windows') === true && !outfile.endsWith('.exe') ? `${outfile}.exe` : outfile;
console.error(`${output} (${(statSync(output).size / 1e6).toFixed(0)} MB)`);
