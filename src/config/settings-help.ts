/** The settings as help and manual page list them. */
import { SETTING_KEYS, SETTINGS } from './settings.ts';

/** Each variable, with its flag where it has one, and what it means, with its default. */
export function settingDefinitions(): { readonly term: string; readonly meaning: string }[] {
  return SETTING_KEYS.map((key) => {
    const { env, flag, defaultText, meaning } = SETTINGS[key];
    return { term: flag === null ? env : `${env} (${flag})`, meaning: `${meaning} [${defaultText}]` };
  });
}

/** The flags of settings, which every command takes, with their meanings. */
export function settingFlags(): { readonly name: string; readonly meaning: string }[] {
  return SETTING_KEYS.flatMap((key) => {
    const { flag, meaning } = SETTINGS[key];
    return flag === null ? [] : [{ name: flag.slice(2), meaning }];
  });
}
