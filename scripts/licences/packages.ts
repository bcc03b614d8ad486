/**
 * The packages of which the executable holds code or data: those of `dependencies` with all that they bring, the parts of the
 * console, and the packages that the tables are made from. What a package brings but never reaches
 * the bundle is listed too: one name too many harms nobody.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DATA_PACKAGES, repositoryPath } from '../data/packages.ts';

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
  readonly author: string | null;
  readonly homepage: string | null;
  /** The texts that the package brings, the notice among them; empty where it brings none. */
  readonly texts: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly homepage?: string;
  readonly repository?: string | { readonly url: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Bundled into the console although only the build installs them. */
const CONSOLE_PACKAGES = ['preact', '@mdi/js'];
const ROOT = repositoryPath('.');
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[-.].*)?$/i;

/** In the order of their names. Throws where a package is not installed or has no licence. */
export function bundledPackages(): readonly LicensedPackage[] {
  const found = new Map<string, LicensedPackage>();
  const visit = (name: string, from: string, withDependencies: boolean) => {
    const folder = folderOf(name, from);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const key = `${manifest.name}@${manifest.version}`;
    if (found.has(key)) return;
    found.set(key, licensed(manifest, folder));
    if (!withDependencies) return;
    for (const dependency of Object.keys(manifest.dependencies ?? {})) visit(dependency, folder, true);
  };
  const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;
  for (const name of [...Object.keys(own.dependencies ?? {}), ...CONSOLE_PACKAGES]) visit(name, ROOT, true);
  for (const name of DATA_PACKAGES) visit(name, ROOT, false);
  return [...found.values()].sort((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1));
}

/** Where Node's rules find a package from a folder. */
function folderOf(name: string, from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === dirname(folder)) throw new Error(`the package ${name} is not installed`);
  }
}

function licensed(manifest: Manifest, folder: string): LicensedPackage {
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  const { name, version, author, repository } = manifest;
  const licence = (manifest.license ?? licenceOfText(texts.join('\n')))?.replace(/^CC BY /, 'CC-BY-');
  if (licence === undefined) throw new Error(`${name}@${version} does not say its licence`);
  return {
    name,
    version,
    licence,
    author: (typeof author === 'string' ? author : author?.name)?.replace(/\s*[<(].*$/, '') ?? null,
    homepage: manifest.homepage ?? (typeof repository === 'string' ? repository : repository?.url) ?? null,
    texts,
  };
}

/** Of a package whose manifest has no licence but whose text is one of these. */
function licenceOfText(text: string): string | null {
  if (/Redistribution and use in source and binary forms/.test(text)) {
    return /Neither the name/.test(text) ? 'BSD-3-Clause' : 'BSD-2-Clause';
  }
  return null;
}
