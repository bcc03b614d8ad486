/**
 * Calls of tools in their plainest form are answered past the library, and whatever is remembered between them must never
 * show: the library beside it is the measure.
 */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { plainCallIn } from '../../src/mcp/plain-call.ts';
import { createFairdayServer } from '../../src/mcp/server.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';
import { MODERN, message, modernCall, post } from './clients.ts';

let plain: TestService;
let library: TestService;

beforeAll(async () => {
  plain = await startTestService();
  library = await startTestService({}, { makeMcpServer: (context) => createFairdayServer(context) });
});

afterAll(async () => {
  await plain.stop();
  await library.stop();
});

/** What `post` sends where no other header is given. */
const BOTH_FORMS = 'application/json, text/event-stream';

/** What an answer says, without what differs between any two of them: its id, and how its length is told. */
async function said(response: Response) {
  const {
    'x-request-id': _,
    date,
    'content-length': length,
    'transfer-encoding': how,
    ...headers
  } = Object.fromEntries(response.headers);
  const text = await response.text();
  const data = /^data: (.*)$/m.exec(text)?.[1];
  const sent = data ?? text;
  return {
    status: response.status,
    headers,
    isEvent: data !== undefined,
    message: sent === '' ? null : JSON.parse(sent),
  };
}

const call = (args: object, more: object = {}) => message('tools/call', { name: 'decide', arguments: args, ...more });
const PAINTING = { place: 'Leeds', activity: 'exterior-painting', date: 'tomorrow' };

describe('the answer is the library’s', () => {
  const bodies: Readonly<
    Record<string, readonly [body: string, isPlain: boolean, headers?: Readonly<Record<string, string>>]>
  > = {
    'a plain call': [call(PAINTING), true],
    'a call in full': [call({ ...PAINTING, detail: 'full' }), true],
    'names that models guess': [call({ city: 'Leeds', activity: 'bbq', day: 'saturday afternoon' }), true],
    'a progress token and a note of the client': [call(PAINTING, { _meta: { progressToken: 7, 'x/y': 1 } }), true],
    'a request id': [call(PAINTING, { _meta: { 'fairday/requestId': 'one two' } }), true],
    'a place that is not known': [call({ ...PAINTING, place: 'Xyzzyville' }), true],
    'an argument that is wrong': [call({ ...PAINTING, date: 'whenever' }), true],
    'an argument too many': [call({ ...PAINTING, colour: 'red' }), true],
    'no arguments': [message('tools/call', { name: 'list_activities' }), true],
    'an id of letters': [JSON.stringify({ ...JSON.parse(call(PAINTING)), id: 'seven' }), true],
    'the sky, whose body has no bill': [
      message('tools/call', { name: 'astronomy', arguments: { place: 'Oslo' } }),
      true,
    ],
    'an older revision': [call(PAINTING), true, { 'MCP-Protocol-Version': '2025-03-26' }],
    'a revision that there is not': [call(PAINTING), false, { 'MCP-Protocol-Version': '1999-01-01' }],
    'the next revision without its envelope': [call(PAINTING), false, { 'MCP-Protocol-Version': '2026-07-28' }],
    'a client that takes no events': [call(PAINTING), false, { Accept: 'application/json' }],
    'another media type': [call(PAINTING), false, { 'Content-Type': 'text/plain' }],
    'a charset': [call(PAINTING), false, { 'Content-Type': 'application/json; charset=utf-8' }],
    'a tool that there is not': [message('tools/call', { name: 'dance', arguments: {} }), false],
    'arguments that are a list': [message('tools/call', { name: 'decide', arguments: [] }), false],
    'a field of the protocol': [call(PAINTING, { _meta: { 'io.modelcontextprotocol/logLevel': 'debug' } }), false],
    'a task': [call(PAINTING, { task: {} }), false],
    'an id with a fraction': [JSON.stringify({ ...JSON.parse(call(PAINTING)), id: 1.5 }), false],
    'no id': [message('tools/call', { name: 'decide', arguments: PAINTING }, null), false],
    'a field too many': [JSON.stringify({ ...JSON.parse(call(PAINTING)), more: 1 }), false],
    'several at once': [`[${call(PAINTING)}]`, false],
  };
  /** A call of the revision of 2026, with other values in its envelope, its arguments or its headers. */
  const modern = (meta: object = {}, args: object = PAINTING, headers: Readonly<Record<string, string>> = {}) => {
    const { body, headers: own } = modernCall('decide', args);
    const { params, ...rest } = JSON.parse(body);
    const changed = { ...rest, params: { ...params, _meta: { ...params._meta, ...meta } } };
    return [JSON.stringify(changed), { ...own, ...headers }] as const;
  };
  const able = (capabilities: object) => ({ 'io.modelcontextprotocol/clientCapabilities': capabilities });
  const ambiguous = { ...PAINTING, place: 'Springfield' };
  const modernBodies: Readonly<Record<string, readonly [ReturnType<typeof modern>, isPlain: boolean]>> = {
    'a plain call': [modern(), true],
    'a call in full': [modern({}, { ...PAINTING, detail: 'full' }), true],
    'a place that is not known': [modern({}, { ...PAINTING, place: 'Xyzzyville' }), true],
    'a place of several that cannot be asked about': [modern({}, ambiguous), true],
    'a place of several that can be asked about': [modern(able({ elicitation: {} }), ambiguous), false],
    'a wrong request id': [modern({ 'fairday/requestId': 'one two', progressToken: 'x' }), true],
    'a client that does other things': [modern(able({ roots: {}, sampling: {} })), true],
    'a client that says so wrongly': [modern(able({ roots: 7 })), false],
    'capabilities that are none': [modern({ 'io.modelcontextprotocol/clientCapabilities': [] }), false],
    'a client that tells more of itself': [
      modern({ 'io.modelcontextprotocol/clientInfo': { name: 'x', version: '1', websiteUrl: 'https://x.example' } }),
      true,
    ],
    'a client without a version': [modern({ 'io.modelcontextprotocol/clientInfo': { name: 'x' } }), false],
    'another revision than in the headers': [
      modern({ 'io.modelcontextprotocol/protocolVersion': '2099-01-01' }),
      false,
    ],
    'a header that names another tool': [modern({}, PAINTING, { 'Mcp-Name': 'forecast' }), false],
    'a header that names another method': [modern({}, PAINTING, { 'Mcp-Method': 'tools/list' }), false],
    'a header of an earlier revision': [modern({}, PAINTING, { 'MCP-Protocol-Version': '2025-11-25' }), false],
    'a level of the log': [modern({ 'io.modelcontextprotocol/logLevel': 'debug' }), false],
  };
  const ofBoth = [
    ...Object.entries(bodies).map(([what, [body, isPlain, headers = {}]]) => ({ what, body, isPlain, headers })),
    ...Object.entries(modernBodies).map(([what, [[body, headers], isPlain]]) => {
      return { what: `${what}, ${MODERN}`, body, isPlain, headers };
    }),
  ];
  for (const { what, body, isPlain, headers } of ofBoth) {
    test(what, async () => {
      const answer = async (service: TestService) =>
        post(service, body, { 'X-API-Key': await service.keyOf('verified'), ...headers });
      const [own, theirs] = await Promise.all([answer(plain), answer(library)]);
      const sent = new Headers({ 'Content-Type': 'application/json', Accept: BOTH_FORMS, ...headers });
      expect(plainCallIn(body, sent) !== null).toBe(isPlain);
      expect(await said(own)).toEqual(await said(theirs));
    });
  }

  test('whatever the arguments are, twice in a row', async () => {
    const keys = await Promise.all([plain, library].map((service) => service.keyOf('verified')));
    const value = fc.oneof(
      fc.constantFrom('Leeds', 'York', 'tomorrow', '2026-07-03', 'running', '', 'full', 'saturday', '14:00'),
      fc.integer({ min: -3, max: 30 }),
      fc.constantFrom(null, true, ['Leeds'], {}),
    );
    const name = fc.constantFrom(
      'place',
      'location',
      'city',
      'activity',
      'date',
      'when',
      'from',
      'to',
      'detail',
      'Place',
    );
    const sent = fc.record({
      tool: fc.constantFrom('decide', 'best_day', 'current_weather', 'forecast', 'search_places', 'astronomy'),
      args: fc.dictionary(name, value, { maxKeys: 4 }),
      usual: fc.boolean(),
      isModern: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(sent, async ({ tool, args, usual, isModern }) => {
        const given = { ...(usual ? { place: 'Leeds', activity: 'running' } : {}), ...args };
        const older = { body: message('tools/call', { name: tool, arguments: given }), headers: {} };
        const { body, headers } = isModern ? modernCall(tool, given) : older;
        for (const _ of ['first', 'again']) {
          const [own, theirs] = await Promise.all(
            [plain, library].map(async (service, i) =>
              said(await post(service, body, { 'X-API-Key': keys[i] ?? '', ...headers })),
            ),
          );
          expect<unknown>(own).toEqual(theirs);
        }
      }),
      { numRuns: 40, seed: 20_261_122 },
    );
  }, 180_000);
});

describe('what is remembered', () => {
  const briefOf = async (service: TestService, key: string, args: object) => {
    const response = await post(service, call(args), { 'X-API-Key': key });
    const { message: sent } = await said(response);
    return sent.result as { structuredContent: Record<string, unknown>; _meta: Record<string, never> };
  };

  test('goes with the clock: the minute, and the day that a word means', async () => {
    const service = await startTestService();
    try {
      const key = await service.keyOf('verified');
      const { clock } = service.service;
      const at = async (iso: string) => {
        clock.nowMs = () => Date.parse(iso);
        const { structuredContent, _meta } = await briefOf(service, key, PAINTING);
        return [structuredContent.localtime, structuredContent.date, _meta['fairday/resolved']];
      };
      const days = (date: string) => [date, { date }];
      expect(await at('2026-07-01T12:00:00Z')).toEqual(['2026-07-01 13:00', ...days('2026-07-02')]);
      expect(await at('2026-07-01T12:00:59Z')).toEqual(['2026-07-01 13:00', ...days('2026-07-02')]);
      expect(await at('2026-07-01T12:01:00Z')).toEqual(['2026-07-01 13:01', ...days('2026-07-02')]);
      // British summer time: the day begins an hour before that of UTC.
      expect(await at('2026-07-01T23:00:00Z')).toEqual(['2026-07-02 00:00', ...days('2026-07-03')]);
      expect(await at('2026-07-01T12:00:00Z')).toEqual(['2026-07-01 13:00', ...days('2026-07-02')]);
    } finally {
      await service.stop();
    }
  });

  test('is nobody’s: each call is on its own account’s bill, and in its own line of the log', async () => {
    const service = await startTestService();
    try {
      const [first, second] = [await service.keyOf('verified'), await service.keyOf('verified')];
      const left = async (key: string) => {
        const { _meta } = await briefOf(service, key, PAINTING);
        return (_meta['fairday/billing'] as { free_remaining: number }).free_remaining;
      };
      const full = await left(first);
      expect([await left(first), await left(second), await left(first)]).toEqual([full - 1, full, full - 2]);
      const usage = (await (await service.get('/v1/usage', first)).json()) as { free: { decision: { used: number } } };
      expect(usage.free.decision.used).toBe(3);
      await until(() => service.logged.join('').split('"/mcp decide"').length === 1 + 4);
    } finally {
      await service.stop();
    }
  });
});
