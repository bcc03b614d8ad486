/** The ask bar's answer: read from the real stream of a service, whole, cut off anywhere, refused, and with its cost. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { AskedAnswer } from '../../../src/console/panels/ask-bar.tsx';
import { answerEvents } from '../../../src/console/panels/ask-events.ts';
import {
  type Asked,
  afterEnd,
  afterEvent,
  asking,
  costText,
  notTakenIntoAccount,
} from '../../../src/console/panels/ask-state.ts';
import { AS_EVENTS, post } from '../../http/events.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { textOf } from './rendering.tsx';

const QUESTION = 'How warm is the zorblatt in Leeds tomorrow?';

let fairday: TestService;
let key = '';
let stream: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  fairday = await startTestService();
  key = await fairday.keyOf('verified');
  const response = await post(fairday, key, { q: QUESTION }, AS_EVENTS);
  expect(response.status).toBe(200);
  stream = await response.bytes();
});
afterAll(() => fairday.stop());

/** The bytes in chunks of that length. */
function bodyOf(bytes: Uint8Array<ArrayBuffer>, chunk: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (let from = 0; from < bytes.length; from += chunk) controller.enqueue(bytes.slice(from, from + chunk));
      controller.close();
    },
  });
}

async function read(bytes: Uint8Array<ArrayBuffer>, chunk = bytes.length): Promise<Asked> {
  let asked = asking(QUESTION, 'id');
  for await (const event of answerEvents(bodyOf(bytes, Math.max(1, chunk)))) asked = afterEvent(asked, event);
  return afterEnd(asked);
}

const shown = (asked: Asked) => textOf(<AskedAnswer asked={asked} onClose={() => {}} onAgain={() => {}} />);

describe('a stream', () => {
  test('gives the answer, what it cost and what it leaves out', async () => {
    const asked = await read(stream);
    expect(asked.phase).toBe('done');
    expect(asked.text).toContain('Leeds');
    expect(asked.billing).toMatchObject({ charged: 'free', cost_gbp: '0.0000', refunded: false });
    expect(costText(asked)).toMatch(/^Cost: free\. \d+ free premium calls left today\.$/);
    // The answer says it itself; where a model's words do not, the page does.
    expect(asked.text).toContain('zorblatt');
    expect(notTakenIntoAccount(asked)).toEqual([]);
    expect(notTakenIntoAccount({ ...asked, text: '12 °C.' }).join(' ')).toContain('“zorblatt”');
    const text = shown(asked);
    expect(text).toContain(asked.text.split('\n')[0]);
    expect(text).not.toContain('Ask again');
  });

  test('that the language model failed in is said in words, not by the name of the failure', async () => {
    const text = shown({ ...(await read(stream)), summaryError: 'llm_paused' });
    expect(text).toContain('The language model had no answer');
    expect(text).not.toContain('llm_');
  });

  test('reads alike however the network cuts it into pieces', async () => {
    const whole = await read(stream);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 50, max: 5_000 }), async (chunk) => {
        expect(await read(stream, chunk)).toEqual(whole);
      }),
      { numRuns: 20 },
    );
  });

  test('that ends early is broken off, keeps its words and promises no second charge; only a whole one is done', async () => {
    const whole = await read(stream);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: stream.length - 3 }), async (length) => {
        const asked = await read(stream.slice(0, length));
        expect(asked.phase).toBe('broken');
        expect(whole.text.startsWith(asked.text)).toBe(true);
        const text = shown(asked);
        expect(text).toContain('The answer broke off before its end.');
        expect(text).toMatch(asked.billing === null ? /charged once at most/ : /Cost: free/);
        expect(text).toContain('Ask again');
      }),
      { numRuns: 40 },
    );
  });
});

test('an answer from credit names its price, a stored one costs nothing', () => {
  const billing = {
    type: 'billing',
    seq: 3,
    charged: 'credit',
    cost_gbp: '0.0024',
    free_remaining: 0,
    balance_gbp: '4.9976',
    refunded: false,
    replayed: false,
  } as const;
  const asked = { ...asking('Rain?', 'id'), phase: 'done' } as const;
  expect(costText({ ...asked, billing })).toBe('Cost: £0.0024. £4.9976 credit left.');
  expect(costText({ ...asked, billing: { ...billing, replayed: true } })).toContain('not charged');
  expect(costText({ ...asked, billing: { ...billing, refunded: true } })).toContain('not charged');
});

test('a refusal is said in the words of the service, without a number', () => {
  const asked = { ...asking('Rain?', 'id'), phase: 'refused', problem: 'Name a place.' } as const;
  expect(shown(asked)).toBe('Rain? Close Name a place. Not charged.');
});
