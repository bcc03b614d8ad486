/** `fairday settings`: what each setting is and where that stands. */

import { settingText } from '../../config/read-config.ts';
import { SECRET_SETTINGS, SETTING_KEYS, SETTINGS } from '../../config/settings.ts';
import { nameInFile } from '../../config/settings-file.ts';
import { type Command, type CommandContext, JSON_FLAG } from '../command.ts';
import { table } from '../terminal/table.ts';
import { createOutput, parseOperands, runNamed } from './subcommand.ts';

export const settingsCommand: Command = {
  name: 'settings',
  summary: 'what each setting is, and where that stands',
  options: { changed: { type: 'boolean', meaning: 'only those that are not the default' }, ...JSON_FLAG },
  examples: ['fairday settings --changed', 'fairday settings --json'],
  about: `A setting stands in a flag, or else in the environment, or else in settings.toml of the data directory, where its name is
that of the variable without FAIRDAY_, in lower case:

  free_decision_month = 500
  default_country = "GB"
  cap_feeds = ["https://alerts.example/a.xml"]

The file is read when a command or the server starts. An entry that is no setting ends every command with exit 2. Of keys,
tokens and the mail server only that they are set is shown.`,
  run: (args, context) =>
    runNamed(settingsCommand.name, async () => {
      const { flags } = parseOperands(settingsCommand.name, settingsCommand, args);
      const shown = shownSettings(context).filter(({ from }) => !flags.has('changed') || from !== 'default');
      const { print, note } = createOutput(context.terminal, flags.has('json'));
      const rows = shown.map(({ name, value, from }) => [name, value ?? '-', from]);
      print({ settings: shown }, shown.length === 0 ? '' : table(['SETTING', 'VALUE', 'FROM'], rows));
      if (shown.length === 0) note('Every setting has its default.');
    }),
};

function shownSettings({ sources }: CommandContext) {
  return SETTING_KEYS.map((key) => {
    const { env: variable, defaultText } = SETTINGS[key];
    const found = settingText(key, sources);
    const text = found?.text ?? (defaultText === 'none' ? null : defaultText);
    const value = found !== null && SECRET_SETTINGS.has(key) ? '(set)' : text;
    return { name: nameInFile(variable), variable, value, from: found === null ? 'default' : placeOf(found.from) };
  });
}

/** Flag, variable or file, in one word. */
function placeOf(from: string): string {
  if (from.startsWith('--')) return from;
  return from.includes(' in ') ? 'settings.toml' : 'environment';
}
