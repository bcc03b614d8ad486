/** The order of money as a new door meets it: what is checked when, and when the charge is taken, stands or is given back. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import type { ChargeOutcome } from '../../src/account/charge.ts';
import { createFailureLimiter } from '../../src/account/failed-keys.ts';
import type { AccountStore } from '../../src/account/store.ts';
import { type MeteredRequest, type MeteredResult, newCall, runMetered } from '../../src/metering/meter.ts';
import type { AnswerStream, Operation } from '../../src/operations/operation.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { contextFor } from '../../src/service/service.ts';
import { startTestService, type TestService } from '../support/service.ts';

let fairday: TestService;
let key: string;
let steps: string[];

beforeAll(async () => {
  fairday = await startTestService({ FAIRDAY_FREE_DECISION_MONTH: '1', FAIRDAY_FREE_PREMIUM_DAY: '2' });
});
afterAll(() => fairday.stop());
beforeEach(async () => {
  steps = [];
  key = await fairday.keyOf('verified');
});

function declared(name: string): Operation {
  const found = OPERATIONS.find((operation) => operation.name === name);
  if (found === undefined) throw new Error(`there is no operation ${name}`);
  return found;
}

/** `decide`, without its work. */
const decide = (): Operation => ({
  ...declared('decide'),
  validate: () => void steps.push('validate'),
  async run() {
    steps.push('run');
    return { place: null, body: { verdict: 'great' }, weather: null };
  },
});

/** `ai`, with these pieces as its answer. */
function ai(pieces: () => AsyncIterable<string>, failure: string | null = null): Operation {
  const stream: AnswerStream = {
    data: {},
    weather: null,
    engine: 'embedded',
    pieces: pieces(),
    failure: () => failure,
  };
  return {
    ...declared('ai'),
    validate: () => void steps.push('validate'),
    async prepare() {
      steps.push('prepare');
      return {
        async run() {
          steps.push('run');
          return stream;
        },
      };
    },
  };
}

async function* dry(): AsyncGenerator<string> {
  yield 'It stays ';
  yield 'dry.';
}

function request(changes: Partial<MeteredRequest> = {}): MeteredRequest {
  const { service } = fairday;
  const { monotonicMs } = service.clock;
  return {
    service,
    call: newCall(),
    admission: {
      context: {
        service,
        failures: createFailureLimiter(monotonicMs),
      },
      credentials: { key, ip: '192.0.2.1' },
    },
    requestId: 'request-1',
    isRepeatable: false,
    contextFor: (holder) => contextFor(service, holder, () => null),
    readParameters: () => {
      steps.push('parameters');
      return {};
    },
    signal: null,
    ...changes,
  };
}

/** What is left of the pool to the account of the key. */
async function left(meter: 'decision' | 'premium'): Promise<number | undefined> {
  const { accounts, clock } = fairday.service;
  return (await accounts.findCaller(key, meter, clock.nowMs()))?.balance.freeRemaining;
}

/** The accounts of the service, with charges made in another way. */
function chargingAs(charge: AccountStore['charge']): AccountStore {
  return new Proxy(fairday.service.accounts, {
    get(accounts, name) {
      if (name === 'charge') return charge;
      const value: unknown = Reflect.get(accounts, name);
      return typeof value === 'function' ? value.bind(accounts) : value;
    },
  });
}

function streamIn(result: MeteredResult) {
  if (result.kind !== 'stream') throw new Error(`a stream was expected, not ${result.kind}`);
  return result;
}

describe('a call that is charged after its work', () => {
  test('is admitted, read, validated, allowed, run and charged, in that order', async () => {
    const first = request();
    expect(await runMetered(decide(), first)).toMatchObject({ kind: 'answer', bill: { charged: 'free' } });
    expect(steps).toEqual(['parameters', 'validate', 'run']);
    expect([first.call.bill?.charged, await left('decision')]).toEqual(['free', 0]);
    const second = request();
    await expect(runMetered(decide(), second)).rejects.toMatchObject({ code: 'payment_required' });
    expect(steps.slice(3)).toEqual(['parameters', 'validate']);
    expect([second.call.bill, second.call.balance?.freeRemaining]).toEqual([null, 0]);
    key = 'fd_000000000000000000000000000000000000';
    await expect(runMetered(decide(), request())).rejects.toMatchObject({ code: 'invalid_api_key' });
    expect(steps).toHaveLength(5);
  });

  test('costs nothing when the caller has the answer, or has gone', async () => {
    expect((await runMetered(decide(), request({ isUnchanged: () => true }))).kind).toBe('unchanged');
    const gone = new Error('gone');
    await expect(runMetered(decide(), request({ signal: AbortSignal.abort(gone) }))).rejects.toBe(gone);
    const presence = {
      known: async () => {},
      check() {
        throw gone;
      },
    };
    await expect(runMetered(decide(), request({ presence }))).rejects.toBe(gone);
    expect(steps.at(-1)).toBe('run');
    expect(await left('decision')).toBe(1);
  });

  test('makes ready what it sends while its charge goes to the disk, and no charge stands that does not arrive there', async () => {
    const bill: ChargeOutcome = { charged: 'free', costMicroGbp: 0, freeRemaining: 5, balanceMicroGbp: 0 };
    const disk = Promise.withResolvers<ChargeOutcome>();
    const accounts = chargingAs((_, meanwhile) => {
      meanwhile?.(bill);
      steps.push('charged');
      return disk.promise;
    });
    const prepared: unknown[] = [];
    const own = request({
      service: { ...fairday.service, accounts },
      prepare(answer) {
        steps.push('ready');
        prepared.push(answer.bill, own.call.bill);
      },
    });
    const result = Promise.resolve(runMetered(decide(), own));
    while (!steps.includes('charged')) await Bun.sleep(1);
    expect(steps.slice(-2)).toEqual(['ready', 'charged']);
    expect([prepared, own.call.bill]).toEqual([[bill, bill], null]);
    disk.reject(new Error('EIO'));
    await expect(result).rejects.toThrow('EIO');
    expect(own.call.bill).toBeNull();
  });

  test('makes nothing ready of a charge that is refused', async () => {
    const refused: ChargeOutcome = { charged: 'refused', costMicroGbp: 0, freeRemaining: 0, balanceMicroGbp: 0 };
    const accounts = chargingAs(async (_, meanwhile) => {
      meanwhile?.(refused);
      return refused;
    });
    const prepare = () => void steps.push('ready');
    const own = request({ service: { ...fairday.service, accounts }, prepare });
    await expect(runMetered(decide(), own)).rejects.toMatchObject({ code: 'payment_required' });
    expect(steps).not.toContain('ready');
  });

  test('is not metered without an account', async () => {
    const { call, ...rest } = request({ admission: null });
    for (let i = 0; i < 3; i++) {
      const result = await runMetered(decide(), { call, ...rest });
      expect(result).toMatchObject({ kind: 'answer', bill: { charged: 'free', freeRemaining: 1 } });
    }
    expect([call.bill, call.balance]).toEqual([null, null]);
  });
});

describe('a prepaid call', () => {
  test('is charged before its work, and the charge stands once its pieces are delivered', async () => {
    const own = request();
    const stream = streamIn(await runMetered(ai(dry), own));
    expect([steps, await left('premium')]).toEqual([['parameters', 'validate', 'prepare', 'run'], 0]);
    const pieces: string[] = [];
    const { body, refunded } = await stream.deliver((text) => pieces.push(text));
    expect(JSON.parse(body)).toEqual({ answer: 'It stays dry.', data: {}, summary_error: null });
    expect([pieces, refunded, own.call.bill?.charged, await left('premium')]).toEqual([
      ['It stays ', 'dry.'],
      false,
      'free',
      0,
    ]);
  });

  test('is refunded when its answer reports a failure', async () => {
    const own = request();
    const { refunded } = await streamIn(await runMetered(ai(dry, 'llm_failed'), own)).deliver(() => {});
    expect([refunded, own.call.bill, own.call.balance?.freeRemaining]).toEqual([true, null, 2]);
  });

  test('is refunded when the work fails, the door fails, or the signal aborts in the middle', async () => {
    async function* broken(): AsyncGenerator<string> {
      yield 'It ';
      throw new Error('broken');
    }
    await expect(streamIn(await runMetered(ai(broken), request())).deliver(() => {})).rejects.toThrow('broken');
    expect(await left('premium')).toBe(2);
    const fail = () => {
      throw new Error('the line is dead');
    };
    await expect(streamIn(await runMetered(ai(dry), request())).deliver(fail)).rejects.toThrow('dead');
    expect(await left('premium')).toBe(2);
    const abort = new AbortController();
    const own = request({ signal: abort.signal });
    const gone = new Error('gone');
    const delivered = streamIn(await runMetered(ai(dry), own)).deliver(() => abort.abort(gone));
    await expect(delivered).rejects.toBe(gone);
    expect([await left('premium'), own.call.bill, own.call.balance?.freeRemaining]).toEqual([2, null, 2]);
  });

  test('sent again with the caller’s id is answered from the store, before the allowance is checked', async () => {
    const { body } = await streamIn(await runMetered(ai(dry), request({ isRepeatable: true }))).deliver(() => {});
    const done = steps.length;
    const again = request({ isRepeatable: true });
    expect(await runMetered(ai(dry), again)).toEqual({ kind: 'replay', body });
    expect([steps.slice(done), again.call.bill]).toEqual([['parameters', 'validate'], null]);
    const other = request({ isRepeatable: true, readParameters: () => ({ q: 'another' }) });
    await expect(runMetered(ai(dry), other)).rejects.toMatchObject({ code: 'request_id_reused' });
    const fresh = request({ requestId: 'request-2', isRepeatable: true });
    await expect(runMetered(ai(dry), fresh)).rejects.toMatchObject({ code: 'payment_required' });
  });
});
