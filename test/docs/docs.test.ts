/** What README and docs show is true: examples print what stands there, calls are answered, commands and links exist. */
import { describe, expect, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { examplesOf, PAGES } from '../../scripts/examples.ts';
import { allCommands } from '../../src/cli/commands.ts';
import { SETTINGS } from '../../src/config/settings.ts';
import { ROOT } from '../support/process.ts';
import { startTestService } from '../support/service.ts';

const COMMANDS = await allCommands();

const text = (page: string) => readFileSync(join(ROOT, page), 'utf8');
const shellLines = PAGES.flatMap((page) =>
  [...text(page).matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block]) =>
    block
      .replaceAll('\\\n', ' ')
      .trim()
      .split('\n')
      .map((line) => ({ page, line: line.trim() })),
  ),
);

describe('examples', () => {
  for (const page of PAGES) {
    if (!text(page).includes('<!-- example:')) continue;
    test(`${page} shows what its commands print`, async () => {
      const examples = await examplesOf(page);
      expect(examples.length).toBe(text(page).split('<!-- example:').length - 1);
      for (const { command, printed, expected } of examples)
        expect(`$ ${command}\n${printed}`).toBe(`$ ${command}\n${expected}`);
    }, 180_000);
  }

  test('each command of a shell block is one that the program has', () => {
    const names = new Set(COMMANDS.map(({ name }) => name));
    const called = shellLines.flatMap(({ page, line }) => {
      const name = /^(?:[A-Z_]+=\S+ )*(?:dist\/)?fairday ([a-z-]+)/.exec(line)?.[1];
      return name === undefined ? [] : [{ page, name }];
    });
    expect(called.length).toBeGreaterThan(20);
    expect(called.filter(({ name }) => !names.has(name))).toEqual([]);
  });

  test('each curl line is answered with 200', async () => {
    const calls = shellLines.filter(({ line }) => line.startsWith('curl '));
    expect(calls.length).toBeGreaterThan(4);
    const service = await startTestService();
    try {
      const key = await service.keyOf('verified');
      for (const { page, line } of calls) {
        const path = /http:\/\/127\.0\.0\.1:8080([^\s']*)/.exec(line)?.[1] ?? '';
        const body = /-d '([^']*)'/.exec(line)?.[1];
        const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
        const response = await fetch(`${service.url}${path}`, {
          headers,
          ...(body === undefined ? {} : { method: 'POST', body }),
        });
        expect({ page, path, status: response.status }).toEqual({ page, path, status: 200 });
      }
    } finally {
      await service.stop();
    }
  });
});

test('every link between the pages leads somewhere', () => {
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-');
  const broken = PAGES.flatMap((page) =>
    [...text(page).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target]) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => {
        const [file, anchor] = target.split('#');
        const path = file === '' ? page : normalize(join(dirname(page), file));
        if (!existsSync(join(ROOT, path))) return true;
        if (anchor === undefined) return false;
        return ![...text(path).matchAll(/^#+ (.*)$/gm)].some(([, heading]) => anchorOf(heading) === anchor);
      })
      .map((target) => `${page} → ${target}`),
  );
  expect(broken).toEqual([]);
});

test('docs/configuration.md lists every setting, and none that does not exist', () => {
  const listed = new Set([...text('docs/configuration.md').matchAll(/`(FAIRDAY_[A-Z_]+)`/g)].map(([, name]) => name));
  expect([...listed].sort()).toEqual(
    Object.values(SETTINGS)
      .map(({ env }) => env)
      .sort(),
  );
});
