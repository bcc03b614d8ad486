/** That every answer is as the OpenAPI document says, whatever is asked; `bun run test:contract` asks 20,000 times. */
import { describe, expect, test } from 'bun:test';
import { OPERATIONS } from '../../src/operations/table.ts';
import { judgeOf } from './document.ts';
import { checkContract } from './run.ts';

const COUNT = 700;
const SEED = 20_261_122;

test('random requests get documented answers, of every operation and of nearly every kind of error', async () => {
  const { faults, counts, codes } = await checkContract(COUNT, SEED);
  expect(faults).toEqual([]);
  for (const { name } of OPERATIONS) expect([name, counts.get(`${name} 200`)]).toEqual([name, expect.any(Number)]);
  expect([...codes]).toEqual(
    expect.arrayContaining([
      'account_suspended',
      'email_not_verified',
      'invalid_api_key',
      'invalid_parameter',
      'location_not_found',
      'method_not_allowed',
      'missing_api_key',
      'no_hours_left',
      'payment_required',
      'rate_limited',
      'weather_unavailable',
    ]),
  );
}, 240_000);

describe('an answer is found that', () => {
  const judge = judgeOf('http://127.0.0.1:8080');
  const base = { 'Content-Type': 'application/json', 'X-Request-Id': 'a' };
  const usage = (body: object, headers = {}, status = 200) =>
    judge.faults('GET', '/v1/usage', new Response(null, { status, headers: { ...base, ...headers } }), body);
  const error = { error: { code: 'rate_limited', message: '', request_id: 'a' } };

  test.each([
    ['has an undocumented status', usage(error, {}, 418), /status 418/],
    ['has an undocumented header', usage(error, { 'X-Secret': '1' }, 429), /x-secret/],
    ['has a header of another form', usage(error, { 'Retry-After': 'soon' }, 429), /Retry-After/],
    ['has an undocumented field', usage({ error: { ...error.error, stack: '' } }, {}, 429), /stack/],
    ['lacks a documented field', usage({ error: { message: '' } }, {}, 429), /code/],
    ['has an unlisted code', usage({ error: { ...error.error, code: 'oops' } }, {}, 429), /code/],
    ['has another media type', usage(error, { 'Content-Type': 'text/html' }, 429), /text\/html/],
  ])('%s', (_, faults, expected) => {
    expect(faults.join()).toMatch(expected);
  });

  test('but one as documented is not', () => {
    expect(usage(error, { 'Retry-After': '1' }, 429)).toEqual([]);
  });
});
