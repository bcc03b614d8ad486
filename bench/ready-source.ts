/**
 * A stand-in for the source in a process of its own, which answers at once: what it answers is made at the first request of its
 * kind and is the same for every place. Prints its URL; `bun bench/ready-source.ts EPOCH_MS`.
 */
import { startUpstream } from '../test/upstream/server.ts';

interface ReadyAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: Uint8Array;
}

const nowMs = Number(process.argv[2]);
const made = startUpstream({ nowMs: () => nowMs });
const answers = new Map<string, Promise<ReadyAnswer>>();

async function answerTo({ pathname, search }: URL): Promise<ReadyAnswer> {
  const response = await fetch(`${made.url}${pathname}${search}`);
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? 'text/plain',
    body: await response.bytes(),
  };
}

const server = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  async fetch(request) {
    const url = new URL(request.url);
    const kind = new URLSearchParams(url.search);
    kind.delete('latitude');
    kind.delete('longitude');
    const name = `${url.pathname} ${kind}`;
    let answer = answers.get(name);
    if (answer === undefined) {
      answer = answerTo(url);
      answers.set(name, answer);
    }
    const { status, type, body } = await answer;
    return new Response(body, { status, headers: { 'content-type': type, date: new Date(nowMs).toUTCString() } });
  },
});
console.log(`http://127.0.0.1:${server.port}`);
