/** `fairday ask`: questions from the command line, from a pipe and of a server, with the right exit codes. */
import { describe, expect, test } from 'bun:test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { PhrasingFailed } from '../../src/ask/phrasing.ts';
import { appendHistory, historyPath, promptLines, readHistory, readPipedLine } from '../../src/cli/query/prompt.ts';
import { testParser } from '../ask/interpretations.ts';
import { post } from '../http/events.ts';
import { cleanEnv, inEmptyFolder, PROGRAM, run } from '../support/process.ts';
import { startTestService, type TestService } from '../support/service.ts';

async function withServer(
  use: (fairday: TestService, ask: (...args: string[]) => ReturnType<typeof run>) => Promise<void>,
) {
  const fairday = await startTestService({}, { ask: { parser: testParser } });
  try {
    const key = await fairday.keyOf('verified');
    await inEmptyFolder((cwd) =>
      use(fairday, (...args) => run(PROGRAM, ['ask', ...args, '--url', fairday.url, '--key', key], cwd)),
    );
  } finally {
    await fairday.stop();
  }
}

describe('a question to a server', () => {
  test('prints the answer, and with --json the exact body', async () => {
    await withServer(async (fairday, ask) => {
      const response = await post(fairday, await fairday.keyOf('verified'), { q: 'rain in Leeds?' });
      const body = await response.text();
      const words = await ask('rain in Leeds?');
      expect([words.exitCode, words.stdout]).toEqual([0, `${JSON.parse(body).answer}\n`]);
      const json = await ask('rain in Leeds?', '--json');
      expect([json.exitCode, json.stdout]).toEqual([0, `${body}\n`]);
      const fahrenheit = await ask('weather in Leeds', '--units', 'imperial');
      expect(fahrenheit.stdout).toContain('°F');
      expect((await ask('rain?', '--location', 'York, England')).stdout).toContain('York');
    });
  });

  test('that fails has the exit code of its error', async () => {
    await withServer(async (fairday, ask) => {
      expect((await ask('rain?')).exitCode).toBe(2);
      const unknown = await ask('rain in Xqzzyvia?');
      expect([unknown.exitCode, unknown.stdout]).toEqual([3, '']);
      expect((await ask('write a poem')).exitCode).toBe(3);
      expect((await ask('rain in Leeds?', 'in York?')).exitCode).toBe(2);
      await inEmptyFolder(async (cwd) => {
        const keyless = await run(PROGRAM, ['ask', 'rain in Leeds?', '--url', fairday.url], cwd);
        expect(keyless.exitCode).toBe(4);
        const nobody = await run(PROGRAM, ['ask', 'rain?', '--url', 'http://127.0.0.1:9', '--key', 'x'], cwd);
        expect(nobody.exitCode).toBe(6);
      });
    });
  });

  test('says that a model’s words are missing', async () => {
    const phraser = {
      async *phrase(): AsyncGenerator<string> {
        yield 'A dry day.';
        throw new PhrasingFailed('llm_timeout');
      },
    };
    const fairday = await startTestService({}, { ask: { parser: testParser, phraser } });
    try {
      const key = await fairday.keyOf('verified');
      await inEmptyFolder(async (cwd) => {
        const asked = await run(PROGRAM, ['ask', 'rain in Leeds?', '--url', fairday.url, '--key', key], cwd);
        expect(asked.exitCode).toBe(0);
        expect(asked.stderr).toContain('llm_timeout');
        expect(asked.stdout).toContain('On average ');
      });
    } finally {
      await fairday.stop();
    }
  });
});

describe('a question in this process', () => {
  const env = { FAIRDAY_WEATHER: 'typical', FAIRDAY_NOW: '2026-07-01T12:00:00Z' };
  const ask = (...args: string[]) => inEmptyFolder((cwd) => run(PROGRAM, ['ask', ...args], cwd, env));

  test('is answered as by a server, to the byte with --json', async () => {
    const fairday = await startTestService();
    try {
      const q = 'Will it rain in Leeds tomorrow?';
      const body = await (await post(fairday, await fairday.keyOf('verified'), { q })).text();
      const own = await ask(q, '--json');
      expect([own.exitCode, own.stdout]).toEqual([0, `${body}\n`]);
      expect((await ask(q)).stdout).toBe(`${JSON.parse(body).answer}\n`);
    } finally {
      await fairday.stop();
    }
  });

  test('that cannot be answered says why', async () => {
    const codes = [];
    for (const q of ['Will it rain?', 'Will it rain in Xqzzyvia?', 'Write me a poem', 'x'.repeat(501)]) {
      codes.push((await ask(q)).exitCode);
    }
    expect(codes).toEqual([2, 3, 3, 2]);
  });
});

describe('without a question on the command line', () => {
  test('nothing piped in is a usage error; a piped line is the question', async () => {
    await withServer(async (fairday, ask) => {
      expect((await ask()).exitCode).toBe(2);
      const key = await fairday.keyOf('verified');
      const child = Bun.spawn([...PROGRAM, 'ask', '--url', fairday.url, '--key', key], {
        env: cleanEnv(),
        stdin: new TextEncoder().encode('\nrain in Leeds?\nrain in York?\n'),
        stdout: 'pipe',
        stderr: 'ignore',
      });
      expect(await new Response(child.stdout).text()).toContain('Leeds');
      expect(await child.exited).toBe(0);
    });
  });

  test('a pipe gives its first line that says something', async () => {
    const piped = (...chunks: string[]) =>
      readPipedLine(
        (async function* () {
          yield* chunks;
        })(),
      );
    expect(await piped('\n\n will it ', 'rain? \nno\n')).toBe('will it rain?');
    expect(await piped('rain?')).toBe('rain?');
    expect(await piped()).toBeNull();
    expect(await piped(' \n\n')).toBeNull();
  });
});

describe('a conversation', () => {
  const inFolder = async (use: (path: string) => Promise<void>) => {
    const folder = mkdtempSync(join(tmpdir(), 'fairday-asked-'));
    try {
      await use(join(folder, 'state', 'questions'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

  test('answers line after line until exit, keeps them, and brings them back with the arrow key', async () => {
    await inFolder(async (path) => {
      appendHistory(path, 'rain in York?');
      const input = new PassThrough();
      const asked: string[] = [];
      const over = promptLines(input, new PassThrough(), path, async (line) => void asked.push(line));
      input.write('rain in Leeds?\r');
      while (asked.length < 1) await Bun.sleep(2);
      input.write('\u001b[A\u001b[A\r');
      while (asked.length < 2) await Bun.sleep(2);
      input.write('exit\r');
      await over;
      expect(asked).toEqual(['rain in Leeds?', 'rain in York?']);
      expect(readFileSync(path, 'utf8')).toBe('rain in York?\nrain in Leeds?\nrain in York?\n');
      expect(readHistory(path)[0]).toBe('rain in York?');
    });
  });

  test('ends with its input', async () => {
    await inFolder(async (path) => {
      const input = new PassThrough();
      const over = promptLines(input, new PassThrough(), path, async () => {});
      input.end();
      await over;
      expect(readHistory(path)).toEqual([]);
    });
  });

  test('keeps so many lines and no more, where the state of a person belongs', async () => {
    await inFolder(async (path) => {
      for (let i = 0; i < 520; i++) appendHistory(path, `question ${i}`);
      const kept = readHistory(path);
      expect([kept.length, kept[0], kept.at(-1)]).toEqual([500, 'question 519', 'question 20']);
    });
    expect(historyPath({ XDG_STATE_HOME: '/state', HOME: '/home/jane' }, '/data')).toBe('/state/fairday/questions');
    expect(historyPath({ HOME: '/home/jane' }, '/data')).toBe('/home/jane/.local/state/fairday/questions');
    expect(historyPath({}, '/data')).toBe('/data/questions');
  });
});
