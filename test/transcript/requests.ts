/**
 * The requests of the transcript: what callers ask, rightly and wrongly. `expect` is the status; the transcript test
 * compares everything else between two ways of running the program.
 */

import { ICON_NAMES } from '../../src/weather/conditions/icons.ts';

/** Whose key goes with the request. */
export type Who = 'verified' | 'unverified' | 'suspended' | 'exhausted' | 'wrong' | 'mistyped' | 'none';

export interface TranscriptRequest {
  readonly path: string;
  readonly expect: number;
  readonly who?: Who;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const decide = (query: string, expect = 200, who: Who = 'verified'): TranscriptRequest => ({
  path: `/v1/decide?${query}`,
  expect,
  who,
});

/** Each activity once, in places that differ in climate, hemisphere, zone and daylight. */
const EVERY_ACTIVITY: readonly TranscriptRequest[] = [
  decide('location=Leeds&activity=running'),
  decide('location=Amsterdam&activity=cycling&when=tomorrow'),
  decide('location=Austin&activity=outdoor-event&when=2026-07-04'),
  decide('location=Rio+de+Janeiro&activity=beach&when=tomorrow&units=imperial'),
  decide('location=Naples&activity=laundry-drying&when=2026-07-05&detail=hourly'),
  decide('location=-24.63,-70.40&activity=stargazing&when=tomorrow'),
  decide('location=Innsbruck&activity=hiking&when=2026-07-06&explain=yes'),
  decide('location=St+Andrews&activity=golf&when=tomorrow'),
  decide('location=Melbourne&activity=tennis&when=tomorrow'),
  decide('location=Delhi&activity=dog-walking&when=tomorrow&detail=hourly'),
  decide('location=Kyoto&activity=gardening&when=2026-07-08'),
  decide('location=Bergen&activity=fishing&when=tomorrow'),
  decide('location=Auckland&activity=sailing&when=2026-07-03'),
  decide('location=Kathmandu&activity=drone-flying&when=tomorrow&detail=hourly'),
  decide('location=Leeds&activity=exterior-painting&when=tomorrow&explain=yes&detail=hourly'),
  decide('location=Phoenix&activity=concrete-pour&when=tomorrow'),
  decide('location=Chicago&activity=roofing&when=2026-07-10'),
  decide('location=Adelaide&activity=crop-spraying&when=tomorrow'),
  decide('location=Doha&activity=outdoor-work&when=tomorrow&units=imperial'),
  decide('location=Anchorage&activity=driving&when=2026-07-14'),
];

const OTHER_DECISIONS: readonly TranscriptRequest[] = [
  decide('location=51.5,-0.12&activity=bbq&when=2026-07-02&from=16&to=22'),
  decide('location=M%C3%BCnchen&activity=paint&when=tomorrow'),
  decide('location=Cambridge,+MA&activity=run&when=tomorrow'),
  decide('location=Longyearbyen&activity=stargazing&when=tomorrow'),
  decide('location=Longyearbyen&activity=hiking&when=tomorrow&detail=hourly'),
  decide('location=-90,0&activity=outdoor-work&when=tomorrow'),
  decide('location=0,-150&activity=sailing&when=tomorrow'),
  decide('location=Apia&activity=beach&when=tomorrow'),
  decide('location=1.87,-157.43&activity=fishing'),
  decide('location=Leeds&activity=stargazing&when=tomorrow&from=22&to=2'),
];

const BEST_DAYS: readonly TranscriptRequest[] = [
  { path: '/v1/best-day?location=Leeds&activity=hiking', expect: 200, who: 'verified' },
  { path: '/v1/best-day?location=Sydney&activity=sailing&days=14&units=imperial', expect: 200, who: 'verified' },
  { path: '/v1/best-day?location=Oslo&activity=stargazing&days=3', expect: 200, who: 'verified' },
  { path: '/v1/best-day?location=Leeds&activity=running&days=1&from=0&to=1', expect: 422, who: 'verified' },
  { path: '/v1/best-day?location=Leeds&activity=running&days=15', expect: 400, who: 'verified' },
  { path: '/v1/best-day?location=Leeds&activity=running&days=0', expect: 400, who: 'verified' },
];

const PAST_AND_AIR: readonly TranscriptRequest[] = [
  { path: '/v1/history?q=Leeds&dt=2026-06-01', expect: 200, who: 'verified' },
  { path: '/v1/history?q=Adelaide&dt=2026-06-20&end_dt=2026-07-20&units=metric', expect: 200, who: 'verified' },
  { path: '/v1/history?q=London&dt=2026-03-29&units=imperial', expect: 200, who: 'verified' },
  { path: '/v1/history?q=Leeds&dt=2009-12-31', expect: 400, who: 'verified' },
  { path: '/v1/history?q=Leeds&dt=2026-07-01', expect: 400, who: 'verified' },
  { path: '/v1/history?q=Leeds&dt=2026-06-10&end_dt=2026-06-09', expect: 400, who: 'verified' },
  { path: '/v1/history?q=Leeds&dt=2026-05-01&end_dt=2026-06-01', expect: 400, who: 'verified' },
  { path: '/v1/history?q=Leeds', expect: 400, who: 'verified' },
  { path: '/v1/history?q=Xqzzyvia&dt=2026-06-01', expect: 404, who: 'verified' },
  { path: '/v1/history?q=Leeds&dt=2026-06-01', expect: 401, who: 'none' },
  { path: '/v1/solar?q=Leeds&dt=2026-06-01', expect: 200, who: 'verified' },
  { path: '/v1/solar?q=Kathmandu&dt=2026-07-02', expect: 200, who: 'verified' },
  { path: '/v1/solar?q=London&dt=2026-10-25', expect: 200, who: 'verified' },
  { path: '/v1/solar?q=Leeds&dt=2101-01-01', expect: 400, who: 'verified' },
  { path: '/v1/airquality?q=Leeds', expect: 503, who: 'verified' },
  { path: '/v1/airquality?q=Leeds&dt=2026-06-01', expect: 400, who: 'verified' },
];

const FUTURE: readonly TranscriptRequest[] = [
  { path: '/v1/future?q=Leeds&dt=2026-12-24', expect: 200, who: 'verified' },
  { path: '/v1/future?q=Kathmandu&dt=2026-07-15&units=metric', expect: 200, who: 'verified' },
  { path: '/v1/future?q=Longyearbyen&dt=2027-01-05&units=imperial', expect: 200, who: 'verified' },
  { path: '/v1/future?q=Leeds&dt=2026-07-14', expect: 400, who: 'verified' },
  { path: '/v1/future?q=Leeds&dt=2027-04-28', expect: 400, who: 'verified' },
  { path: '/v1/future?q=Leeds&dt=2026-12-24&lang=fr', expect: 400, who: 'verified' },
  { path: '/v1/future?q=Xqzzyvia&dt=2026-12-24', expect: 404, who: 'verified' },
  { path: '/v1/future?q=Leeds&dt=2026-12-24', expect: 401, who: 'none' },
];

const REFUSED: readonly TranscriptRequest[] = [
  decide('location=Leeds&activity=running', 401, 'none'),
  decide('location=Leeds&activity=running', 401, 'wrong'),
  decide('location=Leeds&activity=running', 401, 'mistyped'),
  decide('location=Leeds&activity=running', 403, 'unverified'),
  decide('location=Leeds&activity=running', 403, 'suspended'),
  decide('location=Leeds&activity=running', 402, 'exhausted'),
  decide('location=Xqzzyvia&activity=running', 404),
  decide('location=Lodnon&activity=runing', 400),
  decide('location=Leeds&activity=skydiving', 400),
  decide('activity=running', 400),
  decide('location=Leeds', 400),
  decide('', 400),
  decide('location=&activity=running', 400),
  decide('location=Leeds&activity=running&colour=red', 400),
  decide('location=Leeds&activity=running&activity=golf', 400),
  decide('location=Leeds&activity=running&when=2026-02-30', 400),
  decide('location=Leeds&activity=running&when=yesterday', 400),
  decide('location=Leeds&activity=running&when=2026-07-15', 400),
  decide('location=Leeds&activity=running&when=2026-06-30', 400),
  decide('location=Leeds&activity=running&from=18&to=9', 400),
  decide('location=Leeds&activity=running&from=9&to=9', 400),
  decide('location=Leeds&activity=running&from=0x10', 400),
  decide('location=Leeds&activity=running&from=1e1', 400),
  decide('location=Leeds&activity=running&from=24', 400),
  decide('location=Leeds&activity=running&to=0', 400),
  decide('location=Leeds&activity=running&units=kelvin', 400),
  decide('location=Leeds&activity=running&detail=daily', 400),
  decide('location=Leeds&activity=running&from=1&to=5', 422),
  decide('location=91,0&activity=running', 400),
  decide('location=1,2,3&activity=running', 400),
  decide(`location=${'x'.repeat(201)}&activity=running`, 400),
  { path: '/v1/decide?location=Leeds&activity=running', expect: 405, who: 'verified', method: 'POST' },
  { path: '/v1/decide?location=Leeds&activity=running', expect: 405, who: 'verified', method: 'DELETE' },
  { path: '/v1/descide?location=Leeds', expect: 404, who: 'verified' },
  { path: '/v2/decide', expect: 404 },
];

const data = (path: string, expect = 200, who: Who = 'verified'): TranscriptRequest => ({
  path: `/v1/${path}`,
  expect,
  who,
});

const WEATHER_DATA: readonly TranscriptRequest[] = [
  data('current?q=Leeds'),
  data('current?q=Kathmandu&units=metric&lang=hi'),
  data('current?q=-90,0&units=imperial&lang=zh_yue'),
  data('current?q=Leeds&aqi=yes&alerts=yes&units=metric'),
  data('current?q=Leeds&aqi=maybe', 400),
  data('current?q=Leeds&lang=tlh', 400),
  data('current?q=Leeds&units=kelvin', 400),
  data('current?location=Leeds', 400),
  data('current?q=Xqzzyvia', 404),
  data('current?q=Leeds', 401, 'none'),
  data('current?q=Leeds', 403, 'suspended'),
  data('forecast?q=Leeds&days=14'),
  data('forecast?q=Waitangi,+Chatham+Islands&days=2&units=metric&lang=sr'),
  data('forecast?q=Longyearbyen&days=3&include=day&units=imperial'),
  data('forecast?q=Adelaide&days=2&include=hour&exclude=dewPoint,icon'),
  data('forecast?q=Leeds&days=1&aqi=yes&alerts=yes&exclude=hourly,coverage'),
  data('forecast?q=Leeds&days=1&alerts=1', 400),
  data('forecast?q=Leeds', 400),
  data('forecast?q=Leeds&days=0', 400),
  data('forecast?q=Leeds&days=15', 400),
  data('forecast?q=Leeds&days=3&exclude=temprature', 400),
  data('forecast?q=Leeds&days=3&include=night', 400),
  data('astronomy?q=Leeds'),
  data('astronomy?q=Longyearbyen&dt=2026-12-21'),
  data('astronomy?q=Amsterdam&dt=1900-01-01'),
  data('astronomy?q=Apia&dt=2100-12-31'),
  data('astronomy?q=Leeds&dt=2026-02-30', 400),
  data('astronomy?q=Leeds&dt=1899-12-31', 400),
];

const PLACES: readonly TranscriptRequest[] = [
  { path: '/v1/search?q=lond', expect: 200, who: 'verified' },
  { path: '/v1/search?q=%E6%9D%B1%E4%BA%AC&limit=20', expect: 200, who: 'verified' },
  { path: '/v1/search?q=qqqqzzzz', expect: 200, who: 'verified' },
  { path: '/v1/search?q=lo', expect: 400, who: 'verified' },
  { path: '/v1/search?q=lond&limit=21', expect: 400, who: 'verified' },
  { path: '/v1/search?q=lond', expect: 401, who: 'none' },
  { path: '/v1/timezone?q=Kathmandu', expect: 200, who: 'verified' },
  { path: '/v1/timezone?q=SW1A+1AA', expect: 200, who: 'verified' },
  { path: '/v1/timezone?q=90210', expect: 200, who: 'verified' },
  { path: '/v1/timezone?q=LHR', expect: 200, who: 'verified' },
  { path: '/v1/timezone?q=london-england-united-kingdom-2643743', expect: 200, who: 'verified' },
  { path: '/v1/timezone?q=10115+berlin', expect: 200, who: 'verified' },
  { path: '/v1/timezone?q=0,-150', expect: 200, who: 'verified' },
  { path: '/v1/timezone?q=auto:ip', expect: 404, who: 'verified' },
  { path: '/v1/timezone?q=10.0.0.1', expect: 404, who: 'verified' },
  { path: '/v1/timezone?q=8.8.8.8', expect: 404, who: 'verified' },
  { path: '/v1/timezone?q=75001,+FR', expect: 404, who: 'verified' },
  { path: '/v1/timezone?q=au:2000', expect: 404, who: 'verified' },
  { path: '/v1/timezone?q=Bavaria', expect: 404, who: 'verified' },
  { path: '/v1/timezone?q=Kent', expect: 200, who: 'verified' },
  { path: '/v1/timezone?q=hamurg', expect: 200, who: 'verified' },
  { path: '/v1/timezone?q=chigaco', expect: 404, who: 'verified' },
  { path: '/v1/timezone?q=iata:QQS', expect: 404, who: 'verified' },
  { path: '/v1/timezone?q=91,0', expect: 400, who: 'verified' },
];

const question = (body: string, expect: number, more: Partial<TranscriptRequest> = {}): TranscriptRequest => ({
  path: '/v1/ai',
  expect,
  who: 'verified',
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body,
  ...more,
});

const QUESTIONS: readonly TranscriptRequest[] = [
  question('{"q":"Will it rain in Leeds tomorrow?"}', 200),
  question('{"q":"best time to run this week","location":"Austin","units":"metric"}', 200),
  question('{"q":"Is it warmer in Leeds or York on Saturday?"}', 200, {
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
  }),
  question('{"q":"Write me a poem"}', 422),
  question('{"q":"Will it rain in Xqzzyvia?"}', 404),
  question('{"q":"Will it rain?"', 400),
  question('["Will it rain in Leeds tomorrow?"]', 400),
  question('{"q":""}', 400),
  question('{"question":"Will it rain in Leeds tomorrow?"}', 400),
  question(JSON.stringify({ q: 'x'.repeat(501) }), 400),
  question(JSON.stringify({ q: 'x'.repeat(70_000) }), 413),
  question('q=rain', 415, { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
  question('{"q":"Will it rain in Leeds tomorrow?"}', 401, { who: 'none' }),
  question('{"q":"Will it rain in Leeds tomorrow?"}', 403, { who: 'suspended' }),
  { path: '/v1/ai?q=rain', expect: 405, who: 'verified' },
  { path: '/v1/ai', expect: 204, method: 'OPTIONS', headers: { Origin: 'https://example.org' } },
];

const OTHERS: readonly TranscriptRequest[] = [
  { path: '/v1/activities', expect: 200 },
  { path: '/v1/alerts?q=Leeds', expect: 200, who: 'verified' },
  { path: '/v1/alerts?q=Leeds', expect: 401, who: 'none' },
  { path: '/v1/alerts', expect: 400, who: 'verified' },
  { path: '/v1/alerts?q=91,0', expect: 400, who: 'verified' },
  { path: '/v1/alerts?q=Xqzzyvia', expect: 404, who: 'verified' },
  { path: '/v1/activities?page=2', expect: 400 },
  { path: '/v1/skill', expect: 200 },
  { path: '/v1/skill?activity=running', expect: 400 },
  { path: '/docs/skill', expect: 200 },
  { path: '/v1/usage', expect: 200, who: 'verified' },
  { path: '/v1/usage', expect: 200, who: 'exhausted' },
  { path: '/v1/usage', expect: 401, who: 'wrong' },
  { path: '/v1/decide', expect: 204, method: 'OPTIONS', headers: { Origin: 'https://example.org' } },
  { path: '/healthz', expect: 200 },
  { path: '/readyz', expect: 200 },
  { path: '/metrics', expect: 404, headers: { 'X-Forwarded-For': '127.0.0.1' } },
  { path: '/metrics', expect: 405, method: 'POST' },
  { path: '/icons/snowman.svg', expect: 404 },
  { path: '/icons/clear-day.svg', expect: 405, method: 'PUT' },
  { path: '/openapi.json', expect: 200 },
  { path: '/docs', expect: 200 },
  { path: '/docs/pages.css', expect: 200 },
  { path: '/docs/reference.js', expect: 200 },
  { path: '/docs/activities', expect: 200 },
  { path: '/docs/guides', expect: 200 },
  { path: '/docs/activities/concrete-pour', expect: 200 },
  { path: '/docs/activities/laundry-drying', expect: 200 },
  { path: '/docs/activities/stargazing', expect: 200 },
  { path: '/docs/activities/skydiving', expect: 404 },
  { path: '/docs/activities', expect: 405, method: 'POST' },
  { path: '/', expect: 200 },
  { path: '/', expect: 200, headers: { Accept: 'application/json' } },
  { path: '/console.css', expect: 200 },
  { path: '/console.js', expect: 200 },
  { path: '/console.svg', expect: 200 },
];

/** Each icon that an answer may name. */
const ICONS: readonly TranscriptRequest[] = ICON_NAMES.map((name) => ({ path: `/icons/${name}.svg`, expect: 200 }));
const MCP_HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

/** A message of the Model Context Protocol, as clients of 2025 send it. */
const mcp = (method: string, params: object = {}, expect = 200, who: Who = 'verified'): TranscriptRequest => ({
  path: '/mcp',
  method: 'POST',
  headers: MCP_HEADERS,
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  expect,
  who,
});

const AGENTS: readonly TranscriptRequest[] = [
  mcp('tools/list'),
  mcp('tools/call', { name: 'decide', arguments: { place: 'Leeds', activity: 'running', date: 'saturday' } }),
  mcp('tools/call', { name: 'decide', arguments: { place: 'Leeds', activity: 'bbq', date: 'tomorrow afternoon' } }),
  mcp('tools/call', { name: 'solar', arguments: { place: 'Leeds', date: 'someday' } }),
  mcp('tools/call', { name: 'forecast', arguments: { place: 'Leeds', detail: 'full' } }),
  mcp('tools/call', { name: 'current_weather', arguments: { place: 'Georgia' } }),
  mcp('tools/call', { name: 'dance' }),
  mcp('resources/read', { uri: 'weather://place/Leeds/now' }),
  mcp('prompts/get', { name: 'plan_day', arguments: { place: 'Leeds' } }),
  mcp('completion/complete', {
    ref: { type: 'ref/prompt', name: 'plan_day' },
    argument: { name: 'place', value: 'lee' },
  }),
  mcp('tools/list', {}, 401, 'none'),
  { ...mcp('tools/list', {}, 403), headers: { ...MCP_HEADERS, Origin: 'https://evil.example' } },
  { path: '/mcp', expect: 405 },
  { path: '/docs/agents', expect: 200 },
];

export const TRANSCRIPT: readonly TranscriptRequest[] = [
  ...EVERY_ACTIVITY,
  ...OTHER_DECISIONS,
  ...BEST_DAYS,
  ...WEATHER_DATA,
  ...PAST_AND_AIR,
  ...FUTURE,
  ...REFUSED,
  ...PLACES,
  ...QUESTIONS,
  ...OTHERS,
  ...ICONS,
  ...AGENTS,
];
