/** Bytes that the next answer overwrites are copied by whatever keeps them: a long body as a stream, and what is compressed. */
import { expect, test } from 'bun:test';
import { encoded } from '../../src/http/compression.ts';
import { inOneWrite } from '../../src/http/one-write.ts';

const ROOM_BYTES = 64 * 1024;
const FIRST = 0x61;
const SECOND = 0x62;

test('a body that is sent as a stream is that of its own call', async () => {
  for (const length of [100, 15 * 1024, 15 * 1024 + 1, 40_000]) {
    const room = new Uint8Array(ROOM_BYTES).fill(FIRST);
    const response = new Response(inOneWrite(room.subarray(0, length)));
    room.fill(SECOND);
    const sent = await response.bytes();
    expect([sent.length, sent.every((byte) => byte === FIRST)]).toEqual([length, true]);
  }
});

test('what is compressed is that of its own call, also where the same room is passed again', async () => {
  const room = new Uint8Array(ROOM_BYTES);
  const request = new Request('http://localhost/', { headers: { 'Accept-Encoding': 'gzip' } });
  const passing = room.subarray(0, 4_000);
  const sent = [FIRST, SECOND].map((byte) => {
    room.fill(byte);
    return encoded(passing, request, new Headers());
  });
  const first = sent.map((bytes) => (typeof bytes === 'string' ? null : Bun.gunzipSync(bytes)[0]));
  expect(first).toEqual([FIRST, SECOND]);
});
