/**
 * Makes a release: version, changelog, commit and tag, then for six targets an archive with the executable, its manual page and
 * completions and the files of `deploy/`, with checksums and a bill of materials, in `dist/release/`. It publishes nothing.
 *
 *   bun scripts/release/release.ts 1.2.0
 *   bun scripts/release/release.ts 1.2.0 --no-tag              the same files from this commit, without a new version
 *   bun scripts/release/release.ts 1.2.0 --only linux-x64      for one target
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryPath } from '../data/packages.ts';
import { Progress } from '../data/progress.ts';
import { bundledPackages } from '../licences/packages.ts';
import { checkNewVersion, releaseChangelog } from './changelog.ts';
import { billOfMaterials } from './sbom.ts';

const TARGETS = ['linux-x64', 'linux-arm64', 'linux-x64-musl', 'darwin-x64', 'darwin-arm64', 'windows-x64'];
const OUT = repositoryPath('dist/release');
const BESIDE = ['LICENSE', 'NOTICE', 'README.md', 'CHANGELOG.md', 'deploy'];

/** Runs a program to its end and returns what it printed. Throws with what it complained of. */
function run(command: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  const { exitCode, stdout, stderr } = Bun.spawnSync([...command], {
    cwd: repositoryPath('.'),
    env: { ...process.env, ...env },
  });
  if (exitCode !== 0) throw new Error(`${command.join(' ')}: ${stderr.toString().trim()}`);
  return stdout.toString().trim();
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { 'no-tag': { type: 'boolean' }, only: { type: 'string' } },
  allowPositionals: true,
});
const [version] = positionals;

/** Refuses a version with a known vulnerability; says so where nobody answers. */
function audit(): void {
  const { exitCode, stdout } = Bun.spawnSync([process.execPath, repositoryPath('scripts/audit.ts')]);
  console.log(stdout.toString().trim());
  if (exitCode === 1) throw new Error('a pinned package has a known vulnerability; update it first');
}

function bumpAndTag(): void {
  const path = repositoryPath('package.json');
  const manifest = readFileSync(path, 'utf8');
  const current = (JSON.parse(manifest) as { version: string }).version;
  checkNewVersion(current, version);
  if (run(['git', 'status', '--porcelain']) !== '') throw new Error('commit or put away your changes first');
  audit();
  const changelog = repositoryPath('CHANGELOG.md');
  const released = releaseChangelog(readFileSync(changelog, 'utf8'), version, new Date().toISOString().slice(0, 10));
  writeFileSync(changelog, released);
  writeFileSync(path, manifest.replace(`"version": "${current}"`, `"version": "${version}"`));
  run(['git', 'commit', '--quiet', '-am', `release: publish ${version}`]);
  run(['git', 'tag', '-a', `v${version}`, '-m', `Fairday ${version}`]);
}

/** Manual page and completions, which the program of this commit prints, by the names that their folders expect. */
const GUIDES: readonly (readonly [path: string, command: readonly string[]])[] = [
  ['man/fairday.1', ['man']],
  ['completions/bash/fairday', ['completion', 'bash']],
  ['completions/zsh/_fairday', ['completion', 'zsh']],
  ['completions/fish/fairday.fish', ['completion', 'fish']],
];

function writeGuides(folder: string): void {
  for (const [path, command] of GUIDES) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${run([process.execPath, repositoryPath('src/main.ts'), ...command])}\n`);
  }
}

function archive(target: string, epoch: string): void {
  const name = `fairday-${version}-${target}`;
  const folder = join(OUT, name);
  mkdirSync(folder, { recursive: true });
  const executable = join(folder, target.startsWith('windows') ? 'fairday.exe' : 'fairday');
  run([process.execPath, repositoryPath('scripts/build.ts'), '--target', target, '--outfile', executable], {
    SOURCE_DATE_EPOCH: epoch,
  });
  // Stack traces of the executable need no map: it holds one.
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.map'))) rmSync(join(folder, file));
  writeGuides(folder);
  for (const file of BESIDE) cpSync(repositoryPath(file), join(folder, file), { recursive: true });
  // The same commit gives the same archive, whoever makes it.
  const fixed = ['--sort=name', `--mtime=@${epoch}`, '--owner=0', '--group=0', '--numeric-owner', '--format=gnu'];
  run(['tar', ...fixed, '--use-compress-program=gzip -n -9', '-C', OUT, '-cf', join(OUT, `${name}.tar.gz`), name]);
  rmSync(folder, { recursive: true });
}

function checksums(): string {
  const lines = readdirSync(OUT)
    .filter((file) => file !== 'SHA256SUMS')
    .sort()
    .map((file) => `${new Bun.CryptoHasher('sha256').update(readFileSync(join(OUT, file))).digest('hex')}  ${file}\n`);
  return lines.join('');
}

async function main(): Promise<void> {
  if (version === undefined)
    throw new Error('usage: bun scripts/release/release.ts VERSION [--no-tag] [--only TARGET]');
  const targets = values.only === undefined ? TARGETS : TARGETS.filter((target) => target === values.only);
  if (targets.length === 0) throw new Error(`no target "${values.only}"; they are ${TARGETS.join(', ')}`);
  if (values['no-tag'] !== true) bumpAndTag();
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const epoch = run(['git', 'log', '-1', '--format=%ct']);
  const progress = new Progress(targets.length + 1);
  for (const target of targets) {
    await progress.step(`building ${target}`);
    archive(target, epoch);
  }
  await progress.step('writing the bill of materials and the checksums');
  const release = {
    version,
    commit: run(['git', 'rev-parse', 'HEAD']),
    timestamp: new Date(Number(epoch) * 1000).toISOString(),
  };
  const bill = billOfMaterials(release, bundledPackages());
  writeFileSync(join(OUT, `fairday-${version}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(join(OUT, 'SHA256SUMS'), checksums());
  progress.finish(`${targets.length + 2} files in ${OUT}`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
