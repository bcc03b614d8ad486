/** The manual page: it names everything of the table of commands, and the typesetter has nothing to complain of. */
import { expect, test } from 'bun:test';
import { allCommands } from '../../src/cli/commands.ts';
import { manualPage } from '../../src/cli/man.ts';
import { SETTING_KEYS, SETTINGS } from '../../src/config/settings.ts';
import { inEmptyFolder, PROGRAM, run } from '../support/process.ts';

const COMMANDS = await allCommands();

const page = manualPage(COMMANDS);
/** Hyphens as a reader sees them. */
const read = page.replaceAll('\\-', '-');

test('has the sections of a manual page in their order', () => {
  const sections = [...page.matchAll(/^\.SH (.*)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(['NAME', 'SYNOPSIS', 'DESCRIPTION', 'EXAMPLES', 'COMMANDS', 'ENVIRONMENT', 'EXIT STATUS']);
  expect(page).toMatch(/^\.TH FAIRDAY 1 /);
});

test('names every command, subcommand, flag and setting', () => {
  for (const { name, options = {}, subcommands = [] } of COMMANDS) {
    expect(read).toContain(`.SS "${name}"`);
    for (const flag of Object.keys(options)) expect(read).toContain(`.B "--${flag}`);
    for (const sub of subcommands) {
      expect(read).toContain(`.B "${sub.name}`);
      for (const flag of Object.keys(sub.options ?? {})) expect(read).toContain(`.B "--${flag}`);
    }
  }
  for (const key of SETTING_KEYS) expect(read).toContain(SETTINGS[key].env);
});

test('is plain ASCII, and no line of text is taken for a request', () => {
  expect(page).toMatch(/^[\n\x20-\x7e]*$/);
  const requests = [...page.matchAll(/^\.(\S+)/gm)].map(([, request]) => request);
  expect([...new Set(requests)].sort()).toEqual(['B', 'I', 'PP', 'RE', 'RI', 'RS', 'SH', 'SS', 'TH', 'TP', 'fi', 'nf']);
  expect(page.match(/^'/m)).toBeNull();
  expect(page.match(/^\.RS/gm)?.length).toBe(page.match(/^\.RE/gm)?.length ?? 0);
});

test('sets without a warning, where there is a typesetter', async () => {
  if (Bun.which('groff') === null) return;
  await inEmptyFolder(async (cwd) => {
    const line = [...PROGRAM.map((part) => `'${part}'`), 'man | groff -man -ww -Tutf8'].join(' ');
    const { exitCode, stdout, stderr } = await run(['bash', '-o', 'pipefail', '-c'], [line], cwd);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toContain('exterior-painting');
  });
});
