/**
 * Writes `data/generated/licences.txt.gz`, which the executable embeds and `fairday licences` prints: the notices that the data
 * sources ask for, the licence texts of all bundled packages, and what the runtime is made of.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { repositoryPath } from '../data/packages.ts';
import { bundledPackages, type LicensedPackage } from './packages.ts';

const OUTPUT = repositoryPath('data/generated/licences.txt.gz');
const STAMP = repositoryPath('data/generated/licences.stamp');
const INPUTS = ['bun.lock', 'NOTICE', 'LICENSE', 'scripts/licences/build.ts', 'scripts/licences/packages.ts'];
const RULE = '-'.repeat(78);

/** Whether the text belongs to the packages that are installed now. */
export function licencesAreCurrent(): boolean {
  return existsSync(OUTPUT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digestOfInputs();
}

export function buildLicences(): void {
  mkdirSync(dirname(OUTPUT), { recursive: true });
  writeWhole(OUTPUT, Bun.gzipSync(licencesText(), { level: 9 }));
  writeWhole(STAMP, digestOfInputs());
}

/** The whole text. */
export function licencesText(): string {
  const packages = bundledPackages();
  return [
    readFileSync(repositoryPath('LICENSE'), 'utf8').trim(),
    readFileSync(repositoryPath('NOTICE'), 'utf8').trim(),
    RUNTIME,
    ['Packages', ...packages.map(({ name, version, licence }) => `  ${name} ${version}: ${licence}`)].join('\n'),
    ...packages.map((entry) => textOf(entry, packages)),
  ].join(`\n\n${RULE}\n\n`);
}

function textOf(
  { name, version, licence, author, homepage, texts }: LicensedPackage,
  all: readonly LicensedPackage[],
): string {
  const head = `${name} ${version} (${licence})${homepage === null ? '' : `\n${homepage}`}`;
  if (texts.length > 0) return [head, ...texts].join('\n\n');
  const like = all.find((other) => other.licence === licence && other.texts.length > 0);
  const holder = author === null ? 'its authors' : author;
  return `${head}\n\nCopyright (c) ${holder}. The package brings no text of its licence; the terms are those printed for ${like?.name ?? licence}.`;
}

/** From Bun's own page on its licence, https://bun.com/docs/project/license. */
const RUNTIME = `Runtime

  The executable contains the Bun runtime ${Bun.version} (https://bun.com), MIT. Bun links
  JavaScriptCore and parts of WebKit, which are under the GNU Library General Public
  License, version 2 (LGPL-2.0): their source, as Bun changes it, is at
  https://github.com/oven-sh/WebKit, and Bun's at https://github.com/oven-sh/bun,
  with the commands that build and link both anew. Fairday's own source is free to
  build with a runtime that you changed: "bun run build".
  Bun links as well: TinyCC (LGPL-2.1), BoringSSL (several licences), brotli (MIT),
  libarchive (several licences), lol-html (BSD-3-Clause), mimalloc (MIT), picohttp
  (MIT), zstd (BSD), simdutf (Apache-2.0), uSockets and uWebSockets (Apache-2.0),
  zlib (zlib), c-ares (MIT), ICU (Unicode-3.0), libbase64 (BSD-2-Clause), libuv on
  Windows (MIT), libdeflate (MIT), SQLite (public domain).
  The list with links to each text: https://bun.com/docs/project/license`;

function digestOfInputs(): string {
  const hash = createHash('sha256').update(Bun.version);
  for (const file of INPUTS) hash.update(readFileSync(repositoryPath(file), 'utf8').replaceAll('\r\n', '\n'));
  return hash.digest('hex');
}

function writeWhole(path: string, content: Uint8Array | string): void {
  const unfinished = `${path}.${process.pid}.tmp`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}

if (import.meta.main) buildLicences();
