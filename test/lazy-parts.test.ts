/**
 * What a start does not load. A part that is imported when it is wanted costs a start neither time nor memory; an import of it
 * at the head of any file on the way would.
 */
import { describe, expect, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './support/process.ts';

const transpiler = new Bun.Transpiler({ loader: 'ts' });

/** The files and packages that are loaded with these files, types and what is imported later left out. */
function loadedWith(...entries: readonly string[]): Set<string> {
  const loaded = new Set(entries);
  for (const file of loaded) {
    if (!/^src\/.*\.ts$/.test(file)) continue;
    for (const { path, kind } of transpiler.scanImports(readFileSync(join(ROOT, file), 'utf8'))) {
      if (kind !== 'import-statement') continue;
      loaded.add(path.startsWith('.') ? relative(ROOT, join(ROOT, dirname(file), path)) : path);
    }
  }
  return loaded;
}

const startOfServer = loadedWith('src/main.ts', 'src/cli/serve.ts', 'src/service/open-service.ts');
const startOfQuery = loadedWith(
  'src/main.ts',
  'src/operations/table.ts',
  'src/cli/query/query.ts',
  'src/cli/activities.ts',
  'src/service/open-service.ts',
);
const startAlone = loadedWith('src/main.ts');

/** What is loaded later, by a path in `src/` or a package that belongs to it. */
const LATER = {
  'the parser of questions': 'src/ask/question/parse.ts',
  'the writer of answers': 'src/ask/answer/compose.ts',
  'the language model': 'src/ask/model/language-model.ts',
  'the server of the Model Context Protocol': 'src/mcp/server.ts',
  'the list of tools': 'src/mcp/tool-list.ts',
  'the library of the Model Context Protocol': '@modelcontextprotocol/server',
  'the library of HTTP': 'elysia',
  'the accounts in PostgreSQL': 'src/account/postgres/store.ts',
  'the list of public suffixes': 'tldts',
  'the library of IP location tables': 'mmdb-lib',
  'the library of metrics': 'prom-client',
  'the library of mails': 'nodemailer',
  'the rules of activity profiles': 'src/decision/profile-schema.ts',
  'the library of YAML': 'yaml',
  'the library of plurals': 'intl-messageformat',
  'the library of dates in English': 'chrono-node/en',
} as const;

const SERVER_ALONE = {
  'the server': 'src/http/server.ts',
  'the pages': 'src/http/docs.ts',
} as const;

describe.each(Object.entries(LATER))('%s', (_, part) => {
  test('is there to be loaded', () => {
    expect(part.startsWith('src/') ? existsSync(join(ROOT, part)) : Bun.resolveSync(part, ROOT) !== '').toBe(true);
  });

  test('is not loaded by the start of a server', () => expect([...startOfServer]).not.toContain(part));

  test('is not loaded by a query in a terminal', () => expect([...startOfQuery]).not.toContain(part));
});

describe.each(Object.entries(SERVER_ALONE))('%s', (_, part) => {
  test('is loaded by a server', () => expect([...startOfServer]).toContain(part));

  test('is not loaded by a query in a terminal', () => expect([...startOfQuery]).not.toContain(part));
});

test('a command loads nothing of the other commands, of the service and of the accounts', () => {
  const kept = [...startAlone].filter((file) => /^src\/(?:account|place|service|operations|http)\//.test(file));
  expect(kept.filter((file) => !/account\/(?:money|email)/.test(file))).toEqual([]);
  expect([...startAlone].filter((file) => file.startsWith('src/cli/')).length).toBeLessThan(15);
});
