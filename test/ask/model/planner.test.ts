/** A plan is words in a fixed shape, of the question and the known lists; anything else is no plan. */
import { afterEach, describe, expect, test } from 'bun:test';
import { PhrasingFailed } from '../../../src/ask/phrasing.ts';
import type { Plan } from '../../../src/ask/question/plan.ts';
import { type Served, serve } from './served.ts';

const QUESTION = 'can I run in lodnon or NYC next tuesday';
const PLAN: Plan = {
  places: ['London', 'New York City'],
  times: ['next tuesday'],
  topics: ['activity'],
  form: 'compare',
  activity: 'running',
};

let served: Served;
afterEach(() => served.stop());

async function planFor(reply: string, question = QUESTION): Promise<Plan | string> {
  served.server.say(reply, { pieceLength: 5 });
  return planned(question);
}

async function planned(question = QUESTION): Promise<Plan | string> {
  try {
    return await served.model.planner.plan(question, new AbortController().signal);
  } catch (error) {
    if (error instanceof PhrasingFailed) return error.reason;
    throw error;
  }
}

describe('a plan', () => {
  test('is read from bare JSON, from within words, a fence or thoughts', async () => {
    served = serve();
    const json = JSON.stringify(PLAN);
    for (const reply of [json, `Here you are:\n\`\`\`json\n${json}\n\`\`\`\n`, `<think>{"places"}</think>${json}`]) {
      expect(await planFor(reply)).toEqual(PLAN);
    }
  });

  test('keeps only places that the question names in some spelling', async () => {
    served = serve();
    const places = ['London', 'Paris', 'New York City', 'Tokyo', 'Lodnon, Ontario'];
    expect(await planFor(JSON.stringify({ ...PLAN, places }))).toMatchObject({
      places: ['London', 'New York City', 'Lodnon, Ontario'],
    });
    const none = JSON.stringify({ ...PLAN, places: ['London'] });
    expect(await planFor(none, 'will it rain tomorrow')).toMatchObject({ places: [] });
  });

  test('that has another shape is none', async () => {
    served = serve();
    const broken: unknown[] = [
      { ...PLAN, topics: ['weather'] },
      { ...PLAN, form: 'essay' },
      { ...PLAN, activity: 'skydiving' },
      { ...PLAN, places: 'London' },
      { ...PLAN, places: Array(7).fill('London') },
      { ...PLAN, places: ['x'.repeat(121)] },
      { ...PLAN, times: [''] },
      { ...PLAN, note: 'more' },
      { places: [] },
      [PLAN],
      'London',
      null,
    ];
    for (const plan of broken.slice(0, 9)) expect(await planFor(JSON.stringify(plan))).toBe('llm_ungrounded');
    expect(await planFor('I would say London.')).toBe('llm_ungrounded');
    expect(await planFor(JSON.stringify(PLAN).slice(0, -1))).toBe('llm_ungrounded');
    expect(await planFor('')).toBe('llm_empty');
    expect(await planFor('x'.repeat(9_000))).toBe('llm_truncated');
    expect(served.events.some(({ kind }) => kind === 'paused')).toBe(false);
  });

  test('is requested in the strictest way that the server supports, which is remembered', async () => {
    served = serve();
    served.server.say(JSON.stringify(PLAN));
    served.server.fail({ kind: 'refuses', fields: ['json_schema'] });
    expect(await planned()).toEqual(PLAN);
    expect(await planned()).toEqual(PLAN);
    served.server.fail({ kind: 'refuses', fields: ['response_format'] });
    expect(await planned()).toEqual(PLAN);
    const kinds = served.server.requests.map(
      ({ body }) => (body.response_format as { type: string } | undefined)?.type,
    );
    expect(kinds).toEqual(['json_schema', 'json_object', 'json_object', 'json_object', undefined]);
    const [first] = served.server.requests;
    expect(JSON.stringify(first.body.response_format)).toContain('"laundry-drying"');
  });

  test('is not waited for when the caller leaves', async () => {
    served = serve();
    served.server.fail({ kind: 'silent' });
    const caller = new AbortController();
    const plan = served.model.planner.plan(QUESTION, caller.signal);
    while (served.server.requests.length === 0) await Bun.sleep(5);
    caller.abort(new Error('gone'));
    await expect(plan).rejects.toThrow('gone');
    while (served.server.left === 0) await Bun.sleep(5);
  });
});
