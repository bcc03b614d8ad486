/** Checks of the machine: folders, permissions, disk, open files, the way out and in. */
import { accessSync, constants, existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isOtherThanFolder, notAFolderText } from '../../adapters/data-directory.ts';
import { isPrivateFile } from '../../adapters/private-files.ts';
import type { Config } from '../../config/config.ts';
import { isClosedFolder } from '../../lib/file-failure.ts';
import { exposure } from '../exposure.ts';
import { shellWord } from '../terminal/shell-word.ts';
import type { Finding } from './finding.ts';

const LOW_SPACE_BYTES = 200e6;
/** The log of the database alone grows to some megabytes before it is emptied. */
const FULL_BYTES = 10e6;
/** Each connection takes one, and so does each file and each request upstream. */
const FEW_FILES = 4_096;
const OTHERS = 0o077;

function isFolder(path: string): boolean {
  return existsSync(path) && !isOtherThanFolder(path);
}

export function folder(dataDir: string): Finding {
  const name = 'data directory';
  if (isOtherThanFolder(dataDir)) return { name, status: 'fail', message: notAFolderText(dataDir) };
  if (!existsSync(dataDir)) return { name, status: 'warn', message: `${dataDir} does not exist yet` };
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return { name, status: 'ok', message: dataDir };
  } catch {
    const message = `${dataDir} cannot be read and written by this user; look at its owner, permissions and file system: ls -ld ${shellWord(dataDir)}; findmnt -T ${shellWord(dataDir)}`;
    return { name, status: 'fail', message };
  }
}

/** Whether others of this machine can read customers' data. */
export function permissions(dataDir: string): Finding[] {
  if (process.platform === 'win32' || !isFolder(dataDir) || isClosedFolder(dataDir)) return [];
  const databases = readdirSync(dataDir).filter(isPrivateFile);
  const open = [dataDir, ...databases.map((file) => join(dataDir, file))].filter(
    (path) => (statSync(path).mode & OTHERS) !== 0,
  );
  const name = 'permissions';
  if (open.length === 0) return [{ name, status: 'ok', message: 'the data can be read by its owner alone' }];
  const message = `other users can read ${open.join(', ')}; the next start of the server closes them, or: chmod -R go= ${shellWord(dataDir)}`;
  return [{ name, status: 'warn', message }];
}

export function space(dataDir: string, config: Pick<Config, 'cacheMb'>): Finding[] {
  if (!isFolder(dataDir)) return [];
  const { bavail, bsize, files, ffree } = statfsSync(dataDir);
  // Some file systems do not count files.
  return [spaceFinding({ bytes: bavail * bsize, files: files === 0 ? null : ffree }, config)];
}

/** What is free on the disk of the data directory; `files` is how many more it takes, null where that is not counted. */
export function spaceFinding(
  { bytes, files }: { readonly bytes: number; readonly files: number | null },
  { cacheMb }: Pick<Config, 'cacheMb'>,
): Finding {
  const name = 'disk';
  const message = bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB free` : `${(bytes / 1e6).toFixed(1)} MB free`;
  const remedy = `with a full disk every metered call is refused: make room, or let the weather cache take less than FAIRDAY_CACHE_MB=${cacheMb}`;
  if (files === 0) return { name, status: 'fail', message: `it takes no more files; ${remedy}` };
  if (bytes >= LOW_SPACE_BYTES) return { name, status: 'ok', message };
  return { name, status: bytes < FULL_BYTES ? 'fail' : 'warn', message: `${message}; ${remedy}` };
}

/** How many files and connections a process may have open; nothing where the system does not say. */
export function openFiles(): Finding[] {
  const limit = openFileLimit();
  if (limit === null) return [];
  const name = 'open files';
  if (limit >= FEW_FILES) return [{ name, status: 'ok', message: `a process may have ${limit}` }];
  const message = `a process may have ${limit}, so few callers can be connected at a time; raise it: ulimit -n 65536, or LimitNOFILE=65536 in a unit`;
  return [{ name, status: 'warn', message }];
}

function openFileLimit(): number | null {
  if (process.platform === 'win32') return null;
  // A child of a shell of ours would tell the limit that the runtime has raised for itself.
  const line =
    process.platform === 'linux' ? /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) : null;
  const text = line?.[1] ?? Bun.spawnSync(['sh', '-c', 'ulimit -n']).stdout.toString().trim();
  return /^\d+$/.test(text) ? Number(text) : null;
}

/** The variables that send requests through a proxy. */
const PROXIES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'] as const;

/** Who stands between this machine and the sources, and between callers and this machine. */
export function proxies(env: Readonly<Record<string, string | undefined>>, config: Config): Finding[] {
  const used = PROXIES.filter((variable) => (env[variable] ?? '') !== '');
  const out: Finding =
    used.length === 0
      ? { name: 'proxy out', status: 'ok', message: 'none; requests go to the sources directly' }
      : proxyOut(used.map((variable) => ({ variable, url: env[variable] ?? '' })));
  const port = config.port === 0 ? 8080 : config.port;
  const seen = exposure(config, `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`);
  const believed = config.trustedProxies.some(({ prefixBits }) => prefixBits === 0);
  const everybody =
    'FAIRDAY_TRUSTED_PROXIES trusts every address, so that callers can claim any; name your proxies alone';
  const warnings = [...(config.baseUrl?.startsWith('https:') === true ? [] : seen), ...(believed ? [everybody] : [])];
  if (warnings.length > 0)
    return [out, ...warnings.map((message): Finding => ({ name: 'proxy in', status: 'warn', message }))];
  const count = config.trustedProxies.length;
  return [
    out,
    { name: 'proxy in', status: 'ok', message: count === 0 ? 'none is trusted' : `${count} ranges are trusted` },
  ];
}

/** A proxy that is no URL is passed over by some requests and fails others. */
function proxyOut(used: readonly { readonly variable: string; readonly url: string }[]): Finding {
  const name = 'proxy out';
  const wrong = used.find(({ url }) => !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol));
  if (wrong === undefined) {
    const message = used.map(({ variable, url }) => `${variable}=${withoutPassword(url)}`).join(', ');
    return { name, status: 'ok', message };
  }
  const message = `${wrong.variable}=${withoutPassword(wrong.url)} is no URL of a proxy; write one such as http://proxy.example:3128, or unset it`;
  return { name, status: 'fail', message };
}

function withoutPassword(url: string): string {
  return url.replace(/^((?:[a-z]+:)?\/*)[^/]*@/i, '$1…@');
}
