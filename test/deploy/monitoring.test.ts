/** The alert rules and the dashboard ask for metrics and labels that a server really has: a rule over a name that does not exist never fires. */
import { afterAll, beforeAll, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../support/process.ts';
import { startTestService, type TestService } from '../support/service.ts';

const FOLDER = join(ROOT, 'deploy', 'monitoring');
/** Labels that Prometheus itself puts on what it scrapes. */
const SCRAPE_LABELS = new Set(['job', 'instance', 'le']);

let service: TestService;
/** The labels of each metric, as declared: one without a value yet is known by name alone. */
const known = new Map<string, Set<string>>();

beforeAll(async () => {
  service = await startTestService({ FAIRDAY_WEATHER: 'auto' });
  await service.get('/v1/decide?location=Leeds&activity=running', await service.keyOf('verified'));
  await service.get('/v1/usage', 'fd_unknown');
  for (const line of (await (await service.get('/metrics')).text()).split('\n')) {
    const declared = /^# TYPE (\w+) (\w+)/.exec(line);
    if (declared !== null) {
      const names = declared[2] === 'histogram' ? [`${declared[1]}_bucket`] : [declared[1]];
      for (const name of names) known.set(name, known.get(name) ?? new Set());
      continue;
    }
    const sample = /^(\w+)(?:\{(.*)\})? /.exec(line);
    for (const [, label] of (sample?.[2] ?? '').matchAll(/(\w+)="/g)) known.get(sample?.[1] ?? '')?.add(label);
  }
});

afterAll(() => service.stop());

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}
interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}

function dashboardQueries(): [string, string][] {
  const { panels } = JSON.parse(readFileSync(join(FOLDER, 'grafana-dashboard.json'), 'utf8')) as Dashboard;
  return panels.flatMap(({ title, targets }) => targets.map(({ expr }): [string, string] => [title, expr]));
}

function alertRules(): [string, string][] {
  const { groups } = parse(readFileSync(join(FOLDER, 'fairday-alerts.yml'), 'utf8')) as Rules;
  return groups.flatMap(({ rules }) => rules.map(({ alert, expr }): [string, string] => [alert, expr]));
}

test.each([...alertRules(), ...dashboardQueries()])('%s', (_title, query) => {
  const names = [...query.matchAll(/\b(?:fairday|process)_\w+/g)].map(([name]) => name);
  if (!/\bup\{/.test(query)) expect(names.length).toBeGreaterThan(0);
  for (const [, name, selector] of query.matchAll(/\b((?:fairday|process)_\w+)(?:\{([^}]*)\})?/g)) {
    expect([...known.keys()]).toContain(name);
    const labels = known.get(name) ?? new Set();
    const grouped = /\bby \(([\w, ]+)\)/.exec(query)?.[1].split(/, */) ?? [];
    const selected = [...(selector ?? '').matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => label);
    // A metric of which nothing happened yet shows no labels.
    if (labels.size === 0) continue;
    for (const label of [...grouped, ...selected].filter((label) => !SCRAPE_LABELS.has(label))) {
      expect([...labels]).toContain(label);
    }
  }
});

test('a rule is checked by its name and its labels', () => {
  expect(known.get('fairday_requests_total')).toEqual(new Set(['operation', 'status']));
  expect(known.get('fairday_refused_total')).toEqual(new Set(['reason']));
  expect(known.has('fairday_request_duration_seconds_bucket')).toBe(true);
});
