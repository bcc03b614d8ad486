/** The completion scripts, run by the shells that the machine has. */
import { describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCommands } from '../../src/cli/commands.ts';
import { bashScript } from '../../src/cli/completion/bash.ts';
import { fishScript } from '../../src/cli/completion/fish.ts';
import { lineNodes } from '../../src/cli/completion/nodes.ts';
import { zshScript } from '../../src/cli/completion/zsh.ts';
import { inEmptyFolder, PROGRAM, run } from '../support/process.ts';

const COMMANDS = await allCommands();

/** What is typed, and what comes of it. */
const TYPED: readonly (readonly [line: string, choices: readonly string[]])[] = [
  ['fairday de', ['decide']],
  ['fairday key r', ['revoke', 'rotate']],
  ['fairday key rotate a@example.com 3 --ov', ['--overlap-hours']],
  ['fairday decide Leeds run', ['running']],
  ['fairday decide ', []],
  ['fairday decide --when tomorrow Leeds exterior', ['exterior-painting']],
  ['fairday decide Leeds running --un', ['--units']],
  ['fairday decide Leeds running --units ', ['metric', 'imperial']],
  ['fairday activities star', ['stargazing']],
  ['fairday --data there credit top', ['top-up']],
  ['fairday account list --sort ', ['created', 'email', 'balance', 'last-use']],
  ['fairday price set v', ['vat']],
  ['fairday completion z', ['zsh']],
  ['fairday backup comp', ['completion-target']],
  ['fairday activities check one.yaml comp', ['completion-target']],
];

const nodes = lineNodes(COMMANDS);

/** Runs `program` on a script in a folder with one file. */
async function inShell(program: string, args: readonly string[], name: string, script: string): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-completion-'));
  try {
    writeFileSync(join(folder, 'completion-target'), '');
    writeFileSync(join(folder, name), script);
    const { exitCode, stdout, stderr } = await run([program, ...args], [name], folder);
    expect([exitCode, stderr]).toEqual([0, '']);
    return stdout
      .trimEnd()
      .split('\n')
      .map((line) =>
        line
          .split(' ')
          .filter((word) => word !== '')
          .sort(),
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const expected = TYPED.map(([, choices]) => choices.toSorted());

/** A test of a shell that not every machine has. */
const whereFound = (shell: string) => (Bun.which(shell) === null ? absent : test);
const absent = (name: string, _: () => Promise<void>) =>
  test(`${name} is not on this machine`, () => expect(Bun.which(name)).toBeNull());

describe('completion', () => {
  test('bash', async () => {
    const asked = TYPED.map(([line]) => {
      const words = line.split(' ').map((word) => `'${word}'`);
      return `COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _fairday; echo "\${COMPREPLY[*]}"`;
    });
    expect(await inShell('bash', ['--norc'], 'try.bash', `${bashScript(nodes)}\n${asked.join('\n')}`)).toEqual(
      expected,
    );
  });

  test('bash, with an equals sign between flag and value', async () => {
    const asked = `COMP_WORDS=(fairday decide Leeds running --units = m); COMP_CWORD=6; _fairday; echo "\${COMPREPLY[*]}"`;
    expect(await inShell('bash', ['--norc'], 'try.bash', `${bashScript(nodes)}\n${asked}`)).toEqual([['metric']]);
  });

  whereFound('zsh')('zsh', async () => {
    const stubs = `compdef() { : }
compadd() { shift; found+=("$@") }
_describe() { local choice; for choice in "\${choices[@]}"; do found+=("\${choice%%:*}"); done }
_files() { found+=(*) }
_message() { : }
`;
    const asked = TYPED.map(([line]) => {
      const words = line.split(' ').map((word) => `'${word}'`);
      const typed = line.slice(line.lastIndexOf(' ') + 1);
      return `words=(${words.join(' ')}); CURRENT=${words.length}; found=(); _fairday; print -r -- "\${(@M)found:#${typed}*}"`;
    });
    const script = `typeset -a found words; integer CURRENT\n${stubs}${zshScript(nodes)}\n${asked.join('\n')}`;
    expect(await inShell('zsh', ['-f'], 'try.zsh', script)).toEqual(expected);
  });

  whereFound('fish')('fish', async () => {
    const asked = TYPED.map(([line]) => `echo (complete -C '${line}' | string replace -r '\\t.*' '')`);
    const script = `${fishScript(nodes)}\n${asked.join('\n')}`;
    expect(await inShell('fish', ['-N'], 'try.fish', script)).toEqual(expected);
  });

  test('the command prints the script, and names the shells it knows', async () => {
    await inEmptyFolder(async (cwd) => {
      const bash = await run(PROGRAM, ['completion', 'bash'], cwd);
      expect([bash.exitCode, bash.stdout]).toEqual([0, bashScript(nodes)]);
      const other = await run(PROGRAM, ['completion', 'powershell'], cwd);
      expect([other.exitCode, other.stderr]).toEqual([2, 'fairday: usage: fairday completion bash|zsh|fish\n']);
    });
  });
});
