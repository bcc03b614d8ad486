import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { MAX_BRIEF_BYTES } from '../../src/mcp/brief.ts';
import { TOOLS } from '../../src/mcp/tools.ts';
import { bodyOf, startTestService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';
import { startUpstream, type TestUpstream } from '../upstream/server.ts';
import { currentClient, earlierClient } from './clients.ts';

/** Everything that the tools are for: a service with weather, air and sky from an upstream. */
let fairday: TestService;
let upstream: TestUpstream;
let key = '';

beforeAll(async () => {
  const nowMs = () => Date.parse('2026-07-01T12:00:00Z');
  upstream = startUpstream({ nowMs });
  fairday = await startTestService({ FAIRDAY_WEATHER: 'open-meteo', FAIRDAY_OPEN_METEO_URL: upstream.url });
  key = await fairday.keyOf('verified');
});

afterAll(async () => {
  await fairday.stop();
  await upstream.stop();
});

interface Result {
  readonly isError?: boolean;
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly _meta?: Readonly<Record<string, unknown>> & {
    readonly 'fairday/billing'?: Readonly<Record<string, unknown>>;
    readonly 'fairday/error'?: { readonly code: string; readonly message: string };
  };
}

const ajv = new Ajv2020();

function linesOf(answer: Result['structuredContent']): string[] {
  return (answer?.lines ?? []) as string[];
}

function missingIn({ structuredContent = {} }: Result): readonly string[] {
  return (structuredContent.data as { missing: string[] }).missing;
}

/** One call by the current client. */
async function call(name: string, args: Record<string, unknown> = {}, own = key): Promise<Result> {
  const client = await currentClient(fairday, own);
  try {
    return (await client.callTool({ name, arguments: args })) as unknown as Result;
  } finally {
    await client.close();
  }
}

/** Each tool with the request to REST that asks the same. */
const TWINS: Readonly<Record<string, { args: Record<string, unknown>; path: string }>> = {
  decide: {
    args: { place: 'Leeds', activity: 'bbq', date: '2026-07-03', from: 12, to: 20, explain: 'yes' },
    path: '/v1/decide?location=Leeds&activity=bbq&when=2026-07-03&from=12&to=20&explain=yes',
  },
  best_day: {
    args: { place: 'LS1 4AP', activity: 'hiking', days: 14, units: 'imperial' },
    path: '/v1/best-day?location=LS1+4AP&activity=hiking&days=14&units=imperial',
  },
  list_activities: { args: {}, path: '/v1/activities' },
  current_weather: { args: { place: '51.5,-0.12', lang: 'de' }, path: '/v1/current?q=51.5,-0.12&units=metric&lang=de' },
  forecast: {
    args: { place: 'Kathmandu', days: 14, include: 'all', units: 'both' },
    path: '/v1/forecast?q=Kathmandu&days=14&include=all&units=both',
  },
  typical_weather: {
    args: { place: 'Leeds', date: '2026-12-01' },
    path: '/v1/future?q=Leeds&dt=2026-12-01&units=metric',
  },
  weather_history: {
    args: { place: 'Leeds', date: '2026-06-01', end_date: '2026-06-20' },
    path: '/v1/history?q=Leeds&dt=2026-06-01&end_dt=2026-06-20&units=metric',
  },
  solar: { args: { place: 'Leeds', date: '2026-07-02' }, path: '/v1/solar?q=Leeds&dt=2026-07-02' },
  air_quality: { args: { place: 'Delhi' }, path: '/v1/airquality?q=Delhi' },
  alerts: { args: { place: 'Leeds' }, path: '/v1/alerts?q=Leeds' },
  astronomy: { args: { place: 'Tromsø', date: '2026-12-21' }, path: '/v1/astronomy?q=Troms%C3%B8&dt=2026-12-21' },
  search_places: { args: { query: 'lond', limit: 20 }, path: '/v1/search?q=lond&limit=20' },
};

/** Keywords of JSON Schema that the schemas of popular clients know; more of them make some clients lose the tool. */
const KNOWN_TO_CLIENTS = new Set([
  'type',
  'properties',
  'required',
  'description',
  'items',
  'enum',
  'default',
  'minimum',
  'maximum',
  'anyOf',
]);

function keywordsOf(schema: unknown): Set<string> {
  if (Array.isArray(schema)) return new Set(schema.flatMap((part) => [...keywordsOf(part)]));
  if (typeof schema !== 'object' || schema === null) return new Set();
  const keywords = Object.entries(schema).flatMap(([keyword, value]) => [
    keyword,
    ...keywordsOf(keyword === 'properties' ? Object.values(value) : value),
  ]);
  return new Set(keywords);
}

/** Tools of operations that need more than a weather upstream have tests of their own. */
const testedHere = TOOLS.filter(({ name }) => name in TWINS);

describe('the list', () => {
  test('is the same for clients of every generation, in a fixed order, each tool read-only and with its cost', async () => {
    const [current, legacy] = [await currentClient(fairday, key), await currentClient(fairday, key, 'legacy')];
    const earlier = await earlierClient(fairday, key);
    const { tools } = await current.listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toEqual(TOOLS.map(({ name }) => name));
    expect((await legacy.listTools()).tools.map(({ name }) => name)).toEqual(names);
    expect((await earlier.listTools()).tools.map(({ name }) => name)).toEqual(names);
    for (const { name, annotations, description, inputSchema, outputSchema } of tools) {
      expect(name).toMatch(/^[a-z_]{1,40}$/);
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, idempotentHint: true });
      expect(description).toMatch(/^Use this .* (Free|Costs \d \w+ calls?)\.$/);
      for (const schema of [inputSchema, outputSchema]) {
        expect(schema?.type).toBe('object');
        expect(keywordsOf(schema).difference(KNOWN_TO_CLIENTS)).toEqual(new Set());
        expect(Object.keys(schema ?? {})).not.toContain('anyOf');
      }
    }
    expect(JSON.stringify(tools).length).toBeLessThan(40_000);
    await Promise.all([current.close(), legacy.close(), earlier.close()]);
  });

  test('describes short and whole answers alike', async () => {
    const client = await currentClient(fairday, key);
    const { tools } = await client.listTools();
    for (const { name, args } of testedHere.map((tool) => ({ name: tool.name, args: TWINS[tool.name]?.args ?? {} }))) {
      const schema = tools.find((tool) => tool.name === name)?.outputSchema;
      for (const detail of ['summary', 'full']) {
        const { structuredContent } = await call(name, { ...args, detail });
        expect([
          name,
          detail,
          ajv.validate(JSON.parse(JSON.stringify(schema)), structuredContent) ? [] : ajv.errors,
        ]).toEqual([name, detail, []]);
      }
    }
    await client.close();
  });

  test('offers nothing that the operation does not know, under one name for every place and day', () => {
    expect(TOOLS.filter(({ operation }) => 'q' in operation.parameters.properties).length).toBeGreaterThan(5);
    for (const tool of testedHere) {
      const { args } = TWINS[tool.name] ?? { args: {} };
      expect(Object.keys(args).filter((name) => ['q', 'location', 'dt', 'when', 'end_dt'].includes(name))).toEqual([]);
    }
  });

  test('has a twin in this test for every tool that weather alone answers', () => {
    const others = TOOLS.filter(({ name }) => !(name in TWINS)).map(({ name }) => name);
    expect(others.filter((name) => name !== 'ask')).toEqual([]);
  });
});

describe('a tool and its REST address', () => {
  test('give the same in full, cost the same and move the same meter', async () => {
    for (const { name, operation } of testedHere) {
      const { args, path } = TWINS[name];
      const [byTool, byRest] = [await fairday.keyOf('verified'), await fairday.keyOf('verified')];
      const result = await call(name, { ...args, detail: 'full' }, byTool);
      const response = await fairday.get(path, byRest);
      const body = (await response.json()) as object;
      expect([name, result.isError ?? false, response.status]).toEqual([name, false, 200]);
      expect(result.structuredContent as object).toEqual(Array.isArray(body) ? { results: body } : body);
      expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
      const billing = result._meta?.['fairday/billing'];
      expect(billing?.cost_gbp ?? null).toBe(response.headers.get('x-call-cost-gbp'));
      expect(billing === undefined ? null : String(billing.free_remaining)).toBe(
        response.headers.get('x-free-calls-remaining'),
      );
      expect(result._meta?.['fairday/weather_source'] ?? null).toBe(response.headers.get('x-weather-source'));
      const usage = async (own: string) => (await (await fairday.get('/v1/usage', own)).json()) as { free: object };
      expect((await usage(byTool)).free).toEqual((await usage(byRest)).free);
      expect(operation.meter === null).toBe(billing === undefined);
    }
  });

  test('take the same from credit when the allowance is used up, and refuse alike when that is gone too', async () => {
    const poor = await startTestService({ FAIRDAY_FREE_STANDARD_DAY: '0' });
    try {
      const own = await poor.keyOf('verified');
      const [account] = await poor.service.accounts.listAccounts();
      await poor.service.accounts.topUp(
        { email: account.email, amountMicroGbp: 2_400, ref: 'test' },
        poor.service.clock.nowMs(),
      );
      const client = await currentClient(poor, own);
      const ask = async () =>
        (await client.callTool({ name: 'astronomy', arguments: { place: 'Leeds' } })) as unknown as Result;
      expect((await ask())._meta?.['fairday/billing']).toEqual({
        charged: 'credit',
        cost_gbp: '0.0012',
        free_remaining: 0,
        balance_gbp: '0.0012',
      });
      expect((await poor.get('/v1/astronomy?q=Leeds', own)).headers.get('x-credit-balance-gbp')).toBe('0.0000');
      const refused = await ask();
      expect([refused.isError, refused._meta?.['fairday/error']?.code]).toEqual([true, 'payment_required']);
      expect(refused._meta?.['fairday/billing']).toEqual({
        cost_gbp: '0.0000',
        free_remaining: 0,
        balance_gbp: '0.0000',
      });
      await client.close();
    } finally {
      await poor.stop();
    }
  });

  test('fail with the same code, and failures cost nothing', async () => {
    const wrong: [name: string, args: Record<string, unknown>, path: string][] = [
      ['decide', { place: 'Xqzzyvia', activity: 'run' }, '/v1/decide?location=Xqzzyvia&activity=run'],
      ['decide', { place: 'Leeds', activity: 'knitting' }, '/v1/decide?location=Leeds&activity=knitting'],
      ['decide', { place: 'Leeds' }, '/v1/decide?location=Leeds'],
      ['forecast', { place: 'Leeds', days: 15 }, '/v1/forecast?q=Leeds&days=15'],
      ['current_weather', { place: '91,0' }, '/v1/current?q=91,0'],
      ['weather_history', { place: 'Leeds', date: '2026-02-30' }, '/v1/history?q=Leeds&dt=2026-02-30'],
      ['search_places', { query: 'lo' }, '/v1/search?q=lo'],
      [
        'decide',
        { place: 'Leeds', activity: 'run', from: 0, to: 1 },
        '/v1/decide?location=Leeds&activity=run&from=0&to=1',
      ],
    ];
    const own = await fairday.keyOf('verified');
    for (const [name, args, path] of wrong) {
      const result = await call(name, args, own);
      const { error } = await bodyOf(await fairday.get(path, own));
      expect([name, args, result.isError, result.structuredContent]).toEqual([name, args, true, undefined]);
      expect(result._meta?.['fairday/error']?.code).toBe(error.code);
      expect(result.content[0].text).toStartWith(`${error.code}: `);
      for (const suggestion of error.suggestions ?? []) expect(result.content[0].text).toContain(suggestion);
    }
    const usage = (await (await fairday.get('/v1/usage', own)).json()) as { free: Record<string, { used: number }> };
    expect(Object.values(usage.free).map(({ used }) => used)).toEqual([0, 0, 0]);
  });
});

describe('arguments', () => {
  test('are spoken of by the names that the tool has for them', async () => {
    const missing = await call('current_weather');
    expect(missing.content[0].text).toBe("invalid_parameter: 'place' is missing; add it, for example place=Leeds.");
    const past = await call('weather_history', { place: 'Leeds', date: '2026-07-01' });
    expect(past.content[0].text).toContain("'date' is not over yet");
    expect(past._meta?.['fairday/error']).toMatchObject({ details: [{ field: 'date' }] });
    const misspelt = await call('current_weather', { plcae: 'Leeds' });
    expect(misspelt.content[0].text).toContain('did you mean place?');
    const list = await call('current_weather', { place: ['Leeds', 'York'] });
    expect(list.content[0].text).toContain("'place' must be a text or a number; it is a list.");
    const [guessed, own] = await Promise.all([
      call('decide', { location: 'Leeds', activity: 'running', when: 'tomorrow', units: '' }),
      call('decide', { place: 'Leeds', activity: 'running', date: 'tomorrow' }),
    ]);
    expect(guessed.structuredContent).toEqual(own.structuredContent);
    const both = await call('decide', { location: 'Leeds', place: 'York', activity: 'running' });
    expect(both.content[0].text).toContain("'location' means place, which is given too");
    expect(both._meta?.['fairday/error']).toMatchObject({ details: [{ field: 'location' }] });
    const hidden = await call('forecast', { place: 'Leeds', exclude: 'uv' });
    expect(hidden._meta?.['fairday/error']?.code).toBe('invalid_parameter');
  });

  test('may be numbers or text, yes or true; null is left out', async () => {
    // The air of the place comes a moment after the first question that is judged by it.
    const judged = { place: 'Leeds', activity: 'run', detail: 'full' };
    await until(async () => !missingIn(await call('decide', judged)).includes('us_aqi'));
    const asText = await call('decide', {
      place: 'Leeds',
      activity: 'run',
      from: '8',
      to: 20,
      explain: true,
      detail: 'full',
    });
    const asNumbers = await call('decide', {
      place: 'Leeds',
      activity: 'run',
      from: 8,
      to: 20,
      explain: 'yes',
      units: null,
      detail: 'full',
    });
    const { billing: _, ...first } = asText.structuredContent ?? {};
    const { billing: __, ...second } = asNumbers.structuredContent ?? {};
    expect(first.factors).toBeArray();
    expect(first).toEqual(second);
  });

  test.each([
    ['decide', { city: 'Leeds', ACTIVITY: 'running', day: 'tomorrow', location: 'Leeds' }],
    ['decide', { PLACE: 'Leeds', activity: 'running', when: ' tomorrow ', from: '', units: ' Metric', chances: '  ' }],
    ['search_places', { name: 'lond' }],
    ['ask', { query: 'Will it rain in Leeds?' }],
    ['weather_history', { q: 'Leeds', start_date: '2026-06-01' }],
  ])('that %s is given under names that models guess are taken: %j', async (tool, given) => {
    expect((await call(tool, given)).isError).toBeUndefined();
  });

  test('may be hours as clocks show them, and nothing else that is no hour', async () => {
    const hours = async (from: unknown) => {
      const { content, structuredContent } = await call('decide', {
        place: 'Leeds',
        activity: 'running',
        date: 'tomorrow',
        from,
      });
      return structuredContent ?? content[0].text;
    };
    const nine = await hours(9);
    for (const from of ['9', '09', '09:00', ' 9 ']) expect(await hours(from)).toEqual(nine);
    for (const [from, said] of [
      ['09:30', "'from' must be a whole number from 0 to 23; it is '09:30'."],
      [true, "'from' must be a whole number from 0 to 23; it is 'true'."],
      [9.5, "'from' must be a whole number from 0 to 23; it is '9.5'."],
    ])
      expect(await hours(from)).toBe(`invalid_parameter: ${said}`);
  });

  test('may name days in words, which are those of the place', async () => {
    // 2026-07-01 is a Wednesday; in Kiritimati (UTC+14) it is Thursday already.
    const days: [name: string, place: string, word: string, date: string][] = [
      ['decide', 'Leeds', 'today', '2026-07-01'],
      ['decide', 'Leeds', 'Tomorrow', '2026-07-02'],
      ['decide', 'Leeds', 'wednesday', '2026-07-01'],
      ['decide', 'Leeds', 'sat', '2026-07-04'],
      ['decide', '1.87,-157.43', 'today', '2026-07-02'],
      ['decide', '1.87,-157.43', 'saturday', '2026-07-04'],
      ['astronomy', 'Leeds', 'yesterday', '2026-06-30'],
    ];
    for (const [name, place, word, date] of days) {
      const { structuredContent } = await call(name, { place, date: word, activity: name === 'decide' ? 'run' : null });
      expect([name, place, word, structuredContent?.date]).toEqual([name, place, word, date]);
    }
    const { structuredContent: past } = await call('weather_history', { place: 'Leeds', date: 'wed', end_date: 'fri' });
    expect(linesOf(past).map((line) => line.slice(0, 14))).toEqual([
      '2026-06-24 Wed',
      '2026-06-25 Thu',
      '2026-06-26 Fri',
    ]);
    const unread = await call('solar', { place: 'Leeds', date: 'someday' });
    expect(unread.content[0].text).toContain("'date' must be a date such as 2026-07-15, or words such as tomorrow");
    const impossible = await call('solar', { place: 'Leeds', date: '2026-02-30' });
    expect(impossible.content[0].text).toContain('2026-02-30');
  });

  test('say in the answer what days in words were taken for, with the hours where the tool takes hours', async () => {
    const said: [name: string, args: Record<string, unknown>, resolved: object | undefined][] = [
      ['decide', { date: 'next tuesday' }, { date: '2026-07-07' }],
      ['decide', { date: 'in 3 days' }, { date: '2026-07-04' }],
      ['decide', { date: 'tomorrow afternoon' }, { date: '2026-07-02', from: 12, to: 18 }],
      ['decide', { date: 'Friday 2-5pm', from: 9 }, { date: '2026-07-03', note: expect.stringContaining('hours') }],
      ['decide', { date: 'this weekend' }, { date: '2026-07-04', note: expect.stringContaining('2026-07-05') }],
      ['decide', { date: 'this week' }, { date: '2026-07-01', note: expect.stringContaining('2026-07-05') }],
      ['decide', { activity: 'stargazing', date: 'tonight' }, { date: '2026-07-01', from: 18, to: 6 }],
      ['decide', { date: 'tonight' }, { date: '2026-07-01', from: 18, to: 24 }],
      ['decide', { date: '2026-07-04' }, undefined],
      ['solar', { date: 'saturday morning' }, { date: '2026-07-04', note: expect.stringContaining('hours') }],
      ['astronomy', { date: 'christmas' }, { date: '2026-12-25' }],
      ['typical_weather', { date: 'december' }, { date: '2026-12-01', note: expect.stringContaining('2026-12-31') }],
      ['weather_history', { date: 'last week' }, { date: '2026-06-22', end_date: '2026-06-28' }],
      ['weather_history', { date: 'last week', end_date: '2026-06-24' }, { date: '2026-06-22' }],
      ['weather_history', { date: '2026-06-22', end_date: 'sunday' }, { end_date: '2026-06-28' }],
    ];
    for (const [name, args, resolved] of said) {
      const activity = name === 'decide' ? { activity: 'run' } : {};
      const result = await call(name, { place: 'Leeds', ...activity, ...args });
      expect([name, args, result.isError ?? false]).toEqual([name, args, false]);
      expect(result.structuredContent?.resolved as object | undefined).toEqual(resolved);
      expect(result._meta?.['fairday/resolved'] as object | undefined).toEqual(resolved);
    }
    const asked = { place: 'Leeds', activity: 'run', detail: 'full' };
    const { structuredContent: inWords } = await call('decide', { ...asked, date: 'tomorrow afternoon' });
    const { structuredContent: inNumbers } = await call('decide', { ...asked, date: '2026-07-02', from: 12, to: 18 });
    expect({ ...inWords, billing: null }).toEqual({ ...inNumbers, billing: null });
  });

  test('and what is said of them name tools, never addresses of REST', async () => {
    const client = await currentClient(fairday, key);
    const { tools } = await client.listTools();
    await client.close();
    expect(JSON.stringify(tools.map(({ description, inputSchema }) => [description, inputSchema]))).not.toMatch(
      /\/v1\/|\bdt\b/,
    );
    const wrong: [name: string, args: Record<string, unknown>, said: string][] = [
      ['decide', { activity: 'underwater hockey' }, 'list_activities lists them all'],
      ['decide', { activity: 'run', place: 'Xqzzyvia' }, 'search_places finds'],
      ['decide', { activity: 'run', date: 'next month' }, "'date' lies too far ahead: 2026-08-01"],
      ['typical_weather', { date: 'tomorrow' }, 'ask forecast, for past ones weather_history'],
      ['weather_history', { date: 'last year' }, "'end_date' is more than 30 days after 'date'"],
      ['weather_history', { date: 'someday' }, 'yesterday'],
    ];
    for (const [name, args, said] of wrong) {
      const { isError, content } = await call(name, { place: 'Leeds', ...args });
      expect([name, isError]).toEqual([name, true]);
      expect(content[0].text).toContain(said);
      expect(content[0].text).not.toContain('/v1/');
    }
  });

  test('of a tool that there is none are the protocol’s error', async () => {
    const client = await currentClient(fairday, key);
    await expect(client.callTool({ name: 'dance', arguments: {} })).rejects.toMatchObject({ code: -32602 });
    await client.close();
  });
});

describe('short answers', () => {
  test('are shorter than 1.5 kB for every tool, wherever and whatever is asked, in both generations', async () => {
    const earlier = await earlierClient(fairday, key);
    for (const { name } of testedHere) {
      const { args } = TWINS[name];
      const wide = 'place' in args ? { place: 'Llanfairpwllgwyngyll' } : {};
      for (const asked of [args, { ...args, ...wide }]) {
        const result = await call(name, asked);
        expect([name, result.isError ?? false]).toEqual([name, false]);
        const again = (await earlier.callTool({ name, arguments: asked })) as unknown as Result;
        for (const { text } of [result.content[0], again.content[0]]) {
          expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BRIEF_BYTES);
          expect(JSON.parse(text)).toEqual(result.structuredContent);
        }
      }
    }
    await earlier.close();
  });

  test('say what the whole answer says', async () => {
    const whole = (await call('decide', { place: 'Leeds', activity: 'hiking', date: 'tomorrow', detail: 'full' }))
      .structuredContent as unknown as {
      verdict: string;
      score: number;
      summary: string;
      best_windows: { start: string; end: string; score: number }[];
      risks: { detail: string }[];
    };
    const brief = (await call('decide', { place: 'Leeds', activity: 'hiking', date: 'tomorrow' })).structuredContent;
    expect(brief).toMatchObject({ verdict: whole.verdict, score: whole.score, summary: whole.summary });
    const lines = linesOf(brief).join('\n');
    for (const { start, end, score } of whole.best_windows) {
      expect(lines).toContain(`window ${start} to ${end.slice(11)} (${score})`);
    }
    for (const { detail } of whole.risks) expect(lines).toContain(detail);
    const { structuredContent: days } = await call('forecast', { place: 'Leeds', days: 14 });
    expect(days?.lines).toHaveLength(14);
    const { structuredContent: now } = await call('current_weather', { place: 'Leeds', units: 'imperial' });
    expect([now?.temperature, now?.wind]).toEqual([expect.stringMatching(/ °F$/), expect.stringMatching(/ mph/)]);
  });

  test('leave lines off at the end rather than grow, and say how many', async () => {
    const { structuredContent } = await call('weather_history', {
      place: 'Leeds',
      date: '2026-05-01',
      end_date: '2026-05-31',
    });
    const lines = linesOf(structuredContent);
    expect(lines[0]).toStartWith('2026-05-01');
    expect(lines.length + Number(structuredContent?.left_out)).toBe(31);
  });
});

describe('a place of which there are several', () => {
  test('is asked back for where the client can ask, and answered for the one chosen', async () => {
    const client = await currentClient(fairday, key, 'auto', { elicitation: { form: {} } });
    let asked: string[] = [];
    client.setRequestHandler('elicitation/create', ({ params }) => {
      const schema = 'requestedSchema' in params ? params.requestedSchema : null;
      asked = (schema?.properties.place as { enum: string[] } | undefined)?.enum ?? [];
      return { action: 'accept', content: { place: 'Tbilisi, Tbilisi, Georgia' } };
    });
    const result = (await client.callTool({
      name: 'current_weather',
      arguments: { place: 'Georgia' },
    })) as unknown as Result;
    expect(asked).toContain('Atlanta, Georgia, United States');
    expect(asked).toContain('Tbilisi, Tbilisi, Georgia');
    expect(result.structuredContent?.place).toBe('Tbilisi, Tbilisi, Georgia');
    await client.close();
  });

  test('is an error with the candidates where it cannot, or where nobody answers, and costs nothing', async () => {
    const own = await fairday.keyOf('verified');
    const declining = await currentClient(fairday, own, 'auto', { elicitation: { form: {} } });
    declining.setRequestHandler('elicitation/create', () => ({ action: 'decline' }));
    const clients = [declining, await currentClient(fairday, own), await currentClient(fairday, own, 'legacy')];
    for (const client of clients) {
      const result = (await client.callTool({
        name: 'current_weather',
        arguments: { place: 'Georgia' },
      })) as unknown as Result;
      expect(result.isError).toBe(true);
      expect(result.content[0].text).toContain('Atlanta, Georgia, United States | ');
      await client.close();
    }
    const usage = (await (await fairday.get('/v1/usage', own)).json()) as { free: { standard: { used: number } } };
    expect(usage.free.standard.used).toBe(0);
  });
});
