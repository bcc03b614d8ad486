/**
 * `settings.toml` in the data directory: the settings by their names without FAIRDAY_, in lower case. The server and the
 * commands of an operator read the same file, whatever the environment of their shell.
 */
import { dirname, join, resolve } from 'node:path';
import { didYouMean } from '../lib/did-you-mean.ts';
import { isClosedFolder } from '../lib/file-failure.ts';
import { readTextFile, TextFileError } from '../lib/text-file.ts';
import { ConfigError } from './config-error.ts';

const SETTINGS_FILE = 'settings.toml';

/** The texts of the file by the names of their environment variables. */
export interface SettingsFile {
  readonly path: string;
  readonly texts: ReadonlyMap<string, string>;
}

const PREFIX = 'FAIRDAY_';
const DATA_DIR = 'FAIRDAY_DATA_DIR';

/** The name of a setting in the file: `free_decision_month` of FAIRDAY_FREE_DECISION_MONTH. */
export function nameInFile(variable: string): string {
  return variable.slice(PREFIX.length).toLowerCase();
}

/**
 * Reads the file of a data directory; empty where there is none. `known` are the environment variables of all settings.
 * Throws `ConfigError` for a file that cannot be read, and for an entry that is no setting or no value of one, unless
 * `onError` takes it.
 */
export function readSettingsFile(
  dataDir: string,
  known: readonly string[],
  onError?: (error: ConfigError) => void,
): SettingsFile {
  const path = join(resolve(dataDir), SETTINGS_FILE);
  const texts = new Map<string, string>();
  const attempt = (read: () => void): void => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof ConfigError) || onError === undefined) throw error;
      onError(error);
    }
  };
  attempt(() => {
    for (const [name, value] of Object.entries(parsed(path))) {
      attempt(() => texts.set(variableOf(name, path, known), textOf(value, name, path)));
    }
  });
  return { path, texts };
}

function variableOf(name: string, path: string, known: readonly string[]): string {
  const variable = known.find((candidate) => nameInFile(candidate) === name);
  if (variable === undefined) throw unknownEntry(path, name, known);
  if (variable !== DATA_DIR) return variable;
  throw new ConfigError(`${name} cannot stand in ${path}: the file is found by it; set ${DATA_DIR} or --data`);
}

function parsed(path: string): object {
  let text: string;
  try {
    text = readTextFile(path);
  } catch (error) {
    if (!(error instanceof TextFileError)) throw error;
    if (error.isMissing) return {};
    const folder = dirname(path);
    if (isClosedFolder(folder)) {
      throw new ConfigError(`this user may not look into ${folder}; run the command as the owner of that folder`);
    }
    throw new ConfigError(`${path} cannot be used: ${error.message}`);
  }
  try {
    return Bun.TOML.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^TOML Parse error: /, '') : String(error);
    throw new ConfigError(`${path} is not TOML: ${reason}`);
  }
}

function unknownEntry(path: string, name: string, known: readonly string[]): ConfigError {
  const bare = name.toLowerCase().replace(/^fairday_/, '');
  const names = known.map(nameInFile);
  const near = names.includes(bare) ? bare : didYouMean(bare, names)[0];
  const hint = near === undefined ? 'fairday settings lists them' : `did you mean ${near}?`;
  return new ConfigError(`${name} in ${path} is no setting; ${hint}`);
}

/** The text that the environment variable would have. */
function textOf(value: unknown, name: string, path: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number' && Number.isFinite(value)) {
    // Never with an exponent, as the parsers of amounts want it.
    return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
  }
  if (Array.isArray(value)) return value.map((item) => textOf(item, name, path)).join(',');
  if (value instanceof Temporal.Instant) return value.toString();
  throw new ConfigError(`${name} in ${path} must be a text, a number, true or false, or a list of texts`);
}
