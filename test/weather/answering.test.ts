/** The one policy: who answers, in which order, and what happens when nobody does. */
import { describe, expect, test } from 'bun:test';
import { withTimeout } from '../../src/lib/with-timeout.ts';
import { UpstreamError } from '../../src/upstream/upstream-error.ts';
import { Answering, type FeedRequest } from '../../src/weather/answering.ts';
import type { Presence, PresenceState } from '../../src/weather/presence.ts';
import type { SourceFeed } from '../../src/weather/sources/source.ts';
import { type WeatherMode, WeatherUnavailable } from '../../src/weather/weather.ts';

type Feed = SourceFeed<string, string>;

function feedOf(parts: Partial<Feed> = {}): Feed {
  return {
    fresh: () => null,
    stale: () => null,
    request: () => Promise.reject(new UpstreamError('server', 'boom')),
    pauseMs: () => 0,
    ...parts,
  };
}

const staleSince = (savedAtMs: number, value: string): Partial<Feed> => ({
  stale: () => ({ value, ageMs: 0, savedAtMs }),
});

/** Sources that answer, are absent, or turn out to be absent after some milliseconds. */
function start({ mode = 'open-meteo' as WeatherMode, state = 'answering' as PresenceState, patienceMs = 5 } = {}) {
  const faults: unknown[] = [];
  const presence: Presence = {
    state,
    patienceMs,
    retryAfterMs: 7_000,
    unlessAbsent: (work) => withTimeout(work, patienceMs),
  };
  const answering = new Answering({ mode, presence, onFault: (error) => faults.push(error) });
  return { answering, faults };
}

const about = (...feeds: Feed[]): FeedRequest<string, string> => ({ feeds, subject: 'London', nowMs: 0 });

describe('the order of answering', () => {
  test('is fresh, then the sources in their order, of which the later ones may have a fresh answer', async () => {
    const { answering } = start();
    const [first, second] = [feedOf({ request: async () => 'first' }), feedOf({ request: async () => 'second' })];
    expect(await answering.answer(about(feedOf({ ...first, fresh: () => 'fresh' }), second))).toBe('fresh');
    expect(await answering.answer(about(first, second))).toBe('first');
    expect(await answering.answer(about(feedOf(), second))).toBe('second');
    expect(await answering.answer(about(feedOf(), feedOf({ fresh: () => 'cached' })))).toBe('cached');
    expect(answering.counts).toEqual({ fresh: 1, asked: 3, stale: 0, typical: 0, failed: 0 });
  });

  test('ends with the newest stale answer; the earlier source goes first where they are of one age', async () => {
    const { answering } = start();
    const [old, newer] = [feedOf(staleSince(1, 'old')), feedOf(staleSince(2, 'newer'))];
    expect(await answering.answer(about(old, newer))).toBe('newer');
    expect(await answering.answer(about(newer, old))).toBe('newer');
    expect(await answering.answer(about(old, feedOf(staleSince(1, 'as old'))))).toBe('old');
  });

  test('has the climate before the first answer of a source, and never after it', async () => {
    const typical = feedOf({ fresh: () => 'typical' });
    const question = { ...about(feedOf(staleSince(1, 'stale'))), typical };
    expect(await start({ mode: 'typical' }).answering.answer(question)).toBe('typical');
    expect(await start({ mode: 'auto', state: 'absent' }).answering.answer(question)).toBe('typical');
    expect(await start({ mode: 'auto' }).answering.answer(question)).toBe('stale');
    expect(await start().answering.answer(question)).toBe('stale');
  });
});

describe('without an answer', () => {
  const failing = (retryAfterMs: number | null, pauseMs = 0) =>
    feedOf({ request: () => Promise.reject(new UpstreamError('limited', 'no', retryAfterMs)), pauseMs: () => pauseMs });

  test.each([
    [[failing(60_000)], 60],
    [[failing(60_000), failing(5_500)], 6],
    [[failing(null, 20_000)], 20],
    [[failing(null)], 5],
  ] as [Feed[], number][])(
    'the time to wait is that of the source that is back soonest (%#)',
    async (feeds, seconds) => {
      const { answering } = start();
      const refusal = await Promise.resolve(answering.answer(about(...feeds))).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(WeatherUnavailable);
      expect(refusal).toMatchObject({ retryAfterSeconds: seconds, cause: expect.any(UpstreamError) });
      expect(answering.counts.failed).toBe(1);
      expect(await answering.answerOrNull(about(...feeds))).toBeNull();
    },
  );

  test('at a shutdown no further source is asked', async () => {
    let asked = 0;
    const closed = feedOf({ request: () => Promise.reject(new UpstreamError('closed', 'closing')) });
    const next = feedOf({ request: async () => `${asked++}` });
    await expect(start().answering.answer(about(closed, next))).rejects.toThrow('temporarily unavailable');
    expect(asked).toBe(0);
  });

  test('a fault of our own is thrown to a caller who needs the answer, and logged for one who does not', async () => {
    const broken = feedOf({ request: () => Promise.reject(new RangeError('a fault')), ...staleSince(1, 'stale') });
    const { answering, faults } = start();
    await expect(answering.answer(about(broken))).rejects.toThrow('a fault');
    expect(await answering.answerOrNull(about(broken))).toBe('stale');
    expect(faults.map(String)).toEqual(['RangeError: a fault']);
  });
});

describe('before the first answer of a source', () => {
  const never = new Promise<string>(() => {});

  test('callers wait until the sources turn out to be absent, and a paused source is not asked', async () => {
    const hanging = feedOf({ request: () => never, ...staleSince(1, 'stale') });
    const { answering } = start({ mode: 'auto', state: 'unsettled' });
    expect(await answering.answer(about(hanging))).toBe('stale');
    expect(await answering.answer(about(feedOf({ request: async () => 'in time' })))).toBe('in time');
    const paused = feedOf({ request: async () => 'asked', pauseMs: () => 9_000 });
    await expect(answering.answer(about(paused))).rejects.toMatchObject({ retryAfterSeconds: 9 });
  });

  test('absent sources are asked by nobody; without a climate the answer is when the next probe is due', async () => {
    let asked = 0;
    const counting = feedOf({ request: async () => `${asked++}` });
    const { answering } = start({ mode: 'auto', state: 'absent' });
    expect(await answering.answer({ ...about(counting), typical: feedOf({ fresh: () => 'typical' }) })).toBe('typical');
    expect(await answering.answerOrNull(about(counting))).toBeNull();
    await expect(answering.answer(about(counting))).rejects.toMatchObject({ retryAfterSeconds: 7 });
    expect(asked).toBe(0);
  });

  test('once sources answer, an optional question waits as long as it says', async () => {
    const { answering } = start();
    expect(await answering.answerOrNull({ ...about(feedOf({ request: () => never })), maxWaitMs: 5 })).toBeNull();
    expect(await answering.answerOrNull({ ...about(feedOf({ request: async () => 'x' })), maxWaitMs: 5_000 })).toBe(
      'x',
    );
  });
});
