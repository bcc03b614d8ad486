/** A configured language model: the service opens it, and readiness reports it without being unready because of it. */
import { expect, test } from 'bun:test';
import { PhrasingFailed } from '../../src/ask/phrasing.ts';
import { startModelServer } from '../support/model-server.ts';
import { startTestService } from '../support/service.ts';

test('readiness says how the language model is, and is not lost with it', async () => {
  const server = startModelServer();
  const fairday = await startTestService({ FAIRDAY_LLM_URL: server.url, FAIRDAY_LLM_MODEL: 'small' });
  const readiness = async () => {
    const response = await fairday.get('/readyz');
    expect(response.status).toBe(200);
    return ((await response.json()) as { language_model: unknown }).language_model;
  };
  const plan = () =>
    fairday.service.languageModel?.planner.plan('can I run in Leeds tomorrow', new AbortController().signal);
  try {
    expect(await readiness()).toEqual({ status: 'untried', pause_seconds: 0 });
    const asked = { places: ['Leeds'], times: ['tomorrow'], topics: ['activity'], form: 'yes-no', activity: 'running' };
    server.say(JSON.stringify(asked));
    expect(await plan()).toEqual(asked as Awaited<ReturnType<typeof plan>>);
    expect(await readiness()).toEqual({ status: 'reachable', pause_seconds: 0 });
    server.fail({ kind: 'status', status: 503 });
    for (let i = 0; i < 3; i++) await expect(plan()).rejects.toThrow(PhrasingFailed);
    expect(await readiness()).toEqual({ status: 'paused', pause_seconds: expect.any(Number) });
  } finally {
    await fairday.stop();
    await server.stop();
  }
});
