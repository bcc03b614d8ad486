/** The recipes for other programs: their files parse, and what they read stands in the answers of a running server. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { inEmptyFolder, ROOT } from '../support/process.ts';
import { startTestService, type TestService } from '../support/service.ts';

const DOCUMENTED = 'http://127.0.0.1:8080';

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startTestService();
  key = await service.keyOf('verified');
});
afterAll(() => service.stop());

function blocksOf(guide: string, language: string): string[] {
  const text = readFileSync(join(ROOT, 'docs', 'guides', `${guide}.md`), 'utf8');
  const blocks = [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, block]) => block,
  );
  expect(blocks.length).toBeGreaterThan(0);
  return blocks;
}

async function answerAt(url: string): Promise<unknown> {
  expect(url).toStartWith(DOCUMENTED);
  const response = await service.get(url.slice(DOCUMENTED.length), key);
  expect([url, response.status]).toEqual([url, 200]);
  return response.json();
}

/** What stands at `a.b.c`, through lists into their first entry; undefined where nothing does. */
function at(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    const holder = Array.isArray(value) ? value[0] : value;
    return (holder as Record<string, unknown> | undefined)?.[name];
  }, body);
}

describe('Home Assistant', () => {
  interface Rest {
    readonly resource: string;
    readonly scan_interval: number;
    readonly sensor: readonly { readonly value_template: string; readonly json_attributes?: readonly string[] }[];
  }
  const secret = { tag: '!secret', resolve: (name: string) => `secret ${name}` };

  test('every sensor reads a value that the answer has, and none asks too often', async () => {
    const [configuration] = blocksOf('home-assistant', 'yaml');
    const { rest } = parse(configuration, { customTags: [secret] }) as { rest: Rest[] };
    expect(rest.length).toBe(2);
    for (const { resource, scan_interval, sensor } of rest) {
      expect(scan_interval).toBeGreaterThanOrEqual(600);
      const body = await answerAt(resource);
      for (const { value_template, json_attributes = [] } of sensor) {
        const [, path] = /^\{\{ value_json\.([\w.]+) \}\}$/.exec(value_template) ?? [];
        expect([path, typeof at(body, path ?? '')]).toEqual([path, expect.stringMatching(/^(?:string|number)$/)]);
        for (const attribute of json_attributes) expect(at(body, attribute)).toBeDefined();
      }
    }
  });

  test('the automation watches a sensor and an attribute of the configuration', () => {
    const [configuration, automation] = blocksOf('home-assistant', 'yaml');
    const { rest } = parse(configuration, { customTags: [secret] }) as {
      rest: { sensor: { name: string; json_attributes?: string[] }[] }[];
    };
    const [first] = rest[0].sensor;
    const entity = `sensor.${first.name.toLowerCase().replaceAll(' ', '_')}`;
    const [rule] = (parse(automation) as { automation: { triggers: { entity_id: string }[] }[] }).automation;
    expect(rule.triggers[0].entity_id).toBe(entity);
    const [, watched, attribute] = /state_attr\('([\w.]+)', '(\w+)'\)/.exec(automation) ?? [];
    expect(watched).toBe(entity);
    expect(first.json_attributes).toContain(attribute);
  });
});

test('Node-RED: the flow is wired, its functions run, and they read what the answer has', async () => {
  interface Node {
    readonly id: string;
    readonly type: string;
    readonly func?: string;
    readonly url?: string;
    readonly wires: readonly (readonly string[])[];
  }
  const nodes = JSON.parse(blocksOf('node-red', 'json')[0]) as Node[];
  const ids = new Set(nodes.map(({ id }) => id));
  for (const { wires } of nodes) for (const id of wires.flat()) expect(ids.has(id)).toBe(true);
  const context = new Map<string, unknown>();
  const functionOf = (id: string) => {
    const body = nodes.find((node) => node.id === id)?.func ?? '';
    const run = new Function('msg', 'flow', body) as (msg: object, flow: object) => Record<string, unknown> | null;
    return (msg: object) =>
      run(msg, {
        get: (name: string) => context.get(name),
        set: (name: string, value: unknown) => context.set(name, value),
      });
  };
  const payload = await answerAt(nodes.find(({ type }) => type === 'http request')?.url ?? '');
  expect(functionOf('fd-ask')({})).toEqual({ headers: { 'X-API-Key': 'fd_…' } });
  const read = functionOf('fd-read')({ statusCode: 200, headers: { etag: '"tag"' }, payload });
  expect(read?.payload).toEqual({
    verdict: expect.any(String),
    score: expect.any(Number),
    summary: expect.any(String),
  });
  expect(functionOf('fd-ask')({})).toMatchObject({ headers: { 'If-None-Match': '"tag"' } });
  expect(functionOf('fd-read')({ statusCode: 304, headers: {}, payload: '' })).toBeNull();
});

test('Grafana: root and columns of each query stand in the answer', async () => {
  interface Query {
    readonly url: string;
    readonly root_selector: string;
    readonly columns: readonly { readonly selector: string }[];
  }
  for (const block of blocksOf('grafana', 'json')) {
    const { url, root_selector, columns } = JSON.parse(block) as Query;
    const rows = at(await answerAt(url), root_selector);
    expect(Array.isArray(rows)).toBe(true);
    for (const { selector } of columns) expect([selector, at(rows, selector)]).toEqual([selector, expect.anything()]);
  }
});

test('JavaScript: the second question costs nothing while nothing has changed', () =>
  inEmptyFolder(async (folder) => {
    const [code] = blocksOf('polling', 'js');
    const file = join(folder, 'ask.mjs');
    writeFileSync(file, code.replace(DOCUMENTED, service.url).replace('fd_…', key));
    const { ask } = (await import(file)) as {
      ask(etag?: string | null): Promise<{ answer: { verdict: string } | null; etag: string | null }>;
    };
    const first = await ask();
    expect(first.answer?.verdict).toMatch(/^(?:great|good|fair|poor|avoid)$/);
    expect((await ask(first.etag)).answer).toBeNull();
  }));

test('Python: the same', () =>
  inEmptyFolder(async (folder) => {
    const [code] = blocksOf('polling', 'python');
    const file = join(folder, 'fairday.py');
    writeFileSync(file, code.replace(DOCUMENTED, service.url).replace('fd_…', key));
    const script = 'import fairday; a, tag = fairday.ask(None); b, _ = fairday.ask(tag); print(a["verdict"], b)';
    const child = Bun.spawn([Bun.which('python3') ?? 'python3', '-c', script], { cwd: folder, stdout: 'pipe' });
    expect((await new Response(child.stdout).text()).trim()).toMatch(/^(?:great|good|fair|poor|avoid) None$/);
  }));

test('the compose file of an Open-Meteo server parses, and Fairday is pointed at its port', () => {
  const [compose] = blocksOf('open-meteo-server', 'yaml');
  const { services } = parse(compose) as { services: Record<string, { ports?: string[]; volumes: string[] }> };
  expect(services['open-meteo'].volumes).toEqual(services.sync.volumes);
  const [, port] = /^127\.0\.0\.1:(\d+):/.exec(services['open-meteo'].ports?.[0] ?? '') ?? [];
  expect(blocksOf('open-meteo-server', 'sh')[0]).toContain(`FAIRDAY_OPEN_METEO_URL=http://127.0.0.1:${port}`);
});
