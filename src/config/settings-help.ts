/** The settings as `--help` lists them. */
import { SETTING_KEYS, SETTINGS } from './settings.ts';

/** The table of settings as lines for `--help`. */
export function settingsHelp(): string {
  const rows = SETTING_KEYS.map((key) => {
    const { env, flag, defaultText, meaning } = SETTINGS[key];
    return { name: flag === null ? env : `${env} (${flag})`, meaning: `${meaning} [${defaultText}]` };
  });
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, meaning }) => `  ${name.padEnd(width)}  ${meaning}`).join('\n');
}
