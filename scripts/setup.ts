/**
 * Installs the packages of the lockfile, builds the generated data, bundles the console and collects the licences, for `start`, `test`, `build` and
 * `bench`. It imports nothing that must be installed first, and takes a few milliseconds when nothing is missing.
 *
 *   bun scripts/setup.ts                  installs and builds what is missing
 *   bun scripts/setup.ts --rebuild-data   builds the data again
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dir, '..');
const STAMP = join(ROOT, 'node_modules', '.fairday-lock');

function lockHash(): string {
  return new Bun.CryptoHasher('sha256').update(readFileSync(join(ROOT, 'bun.lock'))).digest('hex');
}

function packagesAreCurrent(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash();
}

function installPackages(): void {
  console.error('Installing the packages of the lockfile …');
  const { exitCode } = Bun.spawnSync([process.execPath, 'install', '--frozen-lockfile'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (exitCode !== 0) {
    console.error('The packages could not be installed; is the npm registry reachable?');
    process.exit(1);
  }
  writeFileSync(STAMP, lockHash());
}

if (!packagesAreCurrent()) installPackages();
const { buildData, dataIsCurrent } = await import('./build-data.ts');
if (process.argv.includes('--rebuild-data') || !dataIsCurrent()) await buildData();
const { consoleIsCurrent } = await import('./console/build.ts');
if (!consoleIsCurrent()) {
  // In a process of its own: the bundler of this one looked for packages before they were installed, and remembers that.
  const { exitCode } = Bun.spawnSync([process.execPath, join(ROOT, 'scripts', 'console', 'build.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (exitCode !== 0) process.exit(1);
}
const { buildLicences, licencesAreCurrent } = await import('./licences/build.ts');
if (!licencesAreCurrent()) buildLicences();
