/**
 * That clients which popular programs generate from the OpenAPI document compile in strict TypeScript, have types that
 * need no guessing, and work. `consumers/` holds the code of their users; it is written beside each generated client.
 */
import { afterAll, beforeAll, expect, test } from 'bun:test';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../../src/operations/openapi.ts';
import { ROOT } from '../support/process.ts';
import { startTestService, type TestService } from '../support/service.ts';

const CLIENTS = ['openapi-fetch', 'hey-api', 'orval-fetch', 'orval-axios'];

const COMPILER = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'ESNext',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ESNext', 'DOM', 'DOM.Iterable'],
    types: [],
    skipLibCheck: true,
  },
};

let server: TestService;
let key: string;
let folder: string;

async function run(command: string[]): Promise<{ code: number; printed: string }> {
  const child = Bun.spawn(command, { cwd: ROOT, stdout: 'pipe', stderr: 'pipe' });
  const [out, error] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  return { code: await child.exited, printed: `${out}${error}` };
}

beforeAll(async () => {
  server = await startTestService();
  key = await server.keyOf('verified');
  // Below the project, so that the clients find the packages that they import.
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  folder = mkdtempSync(join(ROOT, 'dist', 'clients-'));
  const document = join(folder, 'openapi.json');
  writeFileSync(document, JSON.stringify(openApiDocument(server.url)));
  const { code, printed } = await run([process.execPath, join(import.meta.dir, 'generate.ts'), document, folder]);
  if (code !== 0) throw new Error(printed);
  for (const client of CLIENTS) {
    copyFileSync(join(import.meta.dir, 'consumers', `${client}.txt`), join(folder, client, 'consumer.ts'));
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...COMPILER, include: ['**/*.ts'] }));
}, 180_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('they compile in strict mode, with those who use them', async () => {
  expect(await run([join(ROOT, 'node_modules', '.bin', 'tsc'), '-p', folder])).toEqual({ code: 0, printed: '' });
});

test.each(CLIENTS)('%s decides, forecasts, answers and reports errors', async (client) => {
  const { use } = await import(join(folder, client, 'consumer.ts'));
  expect(await use(server.url, key)).toEqual([
    expect.stringMatching(/^(great|good|fair|poor|avoid)$/),
    'number',
    2,
    expect.stringContaining('Leeds'),
    'location_not_found',
  ]);
});
