/** Settings as they stand in flags, environment and the file of the data directory, and the configuration that they make. */
import { didYouMean } from '../lib/did-you-mean.ts';
import { FAILPOINT_VARIABLE } from '../lib/failpoint.ts';
import { validateTogether } from './combinations.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import { SECRET_SETTINGS, SETTING_KEYS, SETTINGS } from './settings.ts';
import { nameInFile, type SettingsFile } from './settings-file.ts';

/** Splits a command line into the flags of settings and the rest, which is for the command. Throws `ConfigError`. */
export function splitFlags(args: readonly string[]): { flags: Map<string, string>; rest: string[] } {
  const known = new Set(SETTING_KEYS.map((key) => SETTINGS[key].flag).filter((flag) => flag !== null));
  const flags = new Map<string, string>();
  const rest: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const equals = args[i].indexOf('=');
    const name = equals < 0 ? args[i] : args[i].slice(0, equals);
    if (!known.has(name)) {
      rest.push(args[i]);
      continue;
    }
    const value = equals < 0 ? args[++i] : args[i].slice(equals + 1);
    if (value === undefined || value === '') throw new ConfigError(`${name} needs a value, as in ${name} VALUE`);
    flags.set(name, value);
  }
  return { flags, rest };
}

/** The variables that the program knows. */
export function settingVariables(): string[] {
  return SETTING_KEYS.map((key) => SETTINGS[key].env);
}

/** Where settings stand: the first that has one wins. */
export interface SettingSources {
  readonly flags: ReadonlyMap<string, string>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly file?: SettingsFile;
}

/** The text of a setting and where it stands; null where the default holds. */
export function settingText(
  key: keyof Config,
  { flags, env, file }: SettingSources,
): { readonly text: string; readonly from: string } | null {
  const { env: variable, flag } = SETTINGS[key];
  const fromFlag = flag === null ? undefined : flags.get(flag);
  if (flag !== null && fromFlag !== undefined) return { text: fromFlag, from: flag };
  const fromEnvironment = env[variable] ?? '';
  if (fromEnvironment !== '') return { text: fromEnvironment, from: variable };
  const fromFile = file?.texts.get(variable) ?? '';
  return fromFile === '' ? null : { text: fromFile, from: `${nameInFile(variable)} in ${file?.path ?? ''}` };
}

/** The data directory that flags and environment name, in which the file of settings is. */
export function dataDirOf(sources: Omit<SettingSources, 'file'>): string {
  return settingText('dataDir', sources)?.text ?? SETTINGS.dataDir.fallback;
}

/** Told of a setting that cannot be used. Unless it throws, the default holds instead. */
export type OnConfigError = (error: ConfigError) => void;

const refuse: OnConfigError = (error) => {
  throw error;
};

/**
 * Reads the settings from flags, environment and the file of the data directory. Throws `ConfigError` for the first that
 * cannot be used, unless `onError` takes it.
 */
export function readConfig(
  flags: ReadonlyMap<string, string>,
  env: Readonly<Record<string, string | undefined>>,
  file?: SettingsFile,
  onError: OnConfigError = refuse,
): Config {
  const sources: SettingSources = { flags, env, ...(file === undefined ? {} : { file }) };
  const attempt = <T>(make: () => T, fallback: T): T => {
    try {
      return make();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      onError(error);
      return fallback;
    }
  };
  const read = <K extends keyof Config>(key: K) => attempt(() => readSetting(key, sources), SETTINGS[key].fallback);
  const config = Object.fromEntries(SETTING_KEYS.map((key) => [key, read(key)])) as unknown as Config;
  return attempt(() => validateTogether(config), config);
}

function readSetting<K extends keyof Config>(key: K, sources: SettingSources): Config[K] {
  const { fallback, parse } = SETTINGS[key];
  const found = settingText(key, sources);
  if (found === null) return fallback;
  try {
    return parse(found.text);
  } catch (error) {
    const value = SECRET_SETTINGS.has(key) ? '' : `; it is "${found.text}"`;
    throw new ConfigError(`${found.from} must be ${error instanceof Error ? error.message : String(error)}${value}`);
  }
}

/** The configuration with the default of the setting that the message begins with; null where it begins with none. */
export function withoutSettingOf(config: Config, { message }: ConfigError): Config | null {
  const key = SETTING_KEYS.find((candidate) => new RegExp(`^${SETTINGS[candidate].env}\\b`).test(message));
  if (key === undefined || config[key] === SETTINGS[key].fallback) return null;
  return { ...config, [key]: SETTINGS[key].fallback };
}

/** What commands that ask a server read; no settings of a service. */
const CLIENT_VARIABLES: readonly string[] = ['FAIRDAY_SERVER', 'FAIRDAY_KEY'];

/** A line for each unknown FAIRDAY_ variable, so that a misspelt setting is noticed. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = [...SETTING_KEYS.map((key) => SETTINGS[key].env), ...CLIENT_VARIABLES];
  return Object.keys(env)
    .filter((name) => name.startsWith('FAIRDAY_') && name !== FAILPOINT_VARIABLE)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = didYouMean(name, known)[0];
      return `${name} is not a setting of this version and has no effect${near === undefined ? '' : `; did you mean ${near}?`}`;
    });
}
