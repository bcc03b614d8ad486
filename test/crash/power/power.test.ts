/**
 * The disk that loses power, in small: it keeps what was flushed, may lose all else, and so finds a program that answers too
 * early. `bun run test:power` loses power under the whole service.
 */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { randomFrom } from '../../account/random.ts';
import { RecordedDisk, type Step } from './disk.ts';
import { bytesOf, stepsOf } from './strace.ts';

const random = randomFrom(1);
const bytes = (text: string) => new TextEncoder().encode(text);
const texts = (files: ReadonlyMap<string, Uint8Array>) =>
  Object.fromEntries([...files].map(([path, content]) => [path, new TextDecoder().decode(content)]));
const write = (text: string, offset = 0): Step => ({ kind: 'write', path: '/d/a', offset, bytes: bytes(text) });
const flush = (path: string, begun: number): Step => ({ kind: 'flush', path, begun });

describe('a loss of power', () => {
  const steps: Step[] = [
    { kind: 'create', path: '/d/a' },
    write('one'),
    flush('/d/a', 2),
    flush('/d', 3),
    write('two', 3),
    { kind: 'answer', id: 'early' },
    flush('/d/a', 6),
  ];

  test('keeps what was flushed and may lose what was not', () => {
    const disk = new RecordedDisk(steps);
    expect(texts(disk.afterPowerLoss(6, 'lost', random))).toEqual({ '/d/a': 'one' });
    expect(texts(disk.afterPowerLoss(6, 'kept', random))).toEqual({ '/d/a': 'onetwo' });
    expect(texts(disk.afterPowerLoss(7, 'lost', random))).toEqual({ '/d/a': 'onetwo' });
  });

  test('shows an answer that was sent before its write was flushed', () => {
    const disk = new RecordedDisk(steps);
    expect(disk.answeredBefore(5)).toEqual([]);
    expect(disk.answeredBefore(6)).toEqual(['early']);
    expect(texts(disk.afterPowerLoss(6, 'lost', random))['/d/a']).not.toContain('two');
  });

  test('loses a file whose folder was not flushed, and one in a folder that was lost', () => {
    const disk = new RecordedDisk(steps);
    expect(texts(disk.afterPowerLoss(3, 'lost', random))).toEqual({});
    const inside: Step[] = [
      { kind: 'folder', path: '/d/e' },
      { kind: 'create', path: '/d/e/f' },
      flush('/d/e/f', 2),
      flush('/d/e', 3),
    ];
    expect(texts(new RecordedDisk(inside).afterPowerLoss(4, 'lost', random))).toEqual({});
    const outside = new RecordedDisk([...inside, flush('/d', 4)]);
    expect(texts(outside.afterPowerLoss(5, 'lost', random))).toEqual({ '/d/e/f': '' });
  });

  test('takes a name back that was not flushed, and what it stood for stays', () => {
    const before = new Map([
      ['/d/a', bytes('old')],
      ['/d/new', bytes('new')],
    ]);
    const rename: Step[] = [{ kind: 'rename', path: '/d/new', to: '/d/a' }];
    expect(texts(new RecordedDisk(rename, before).afterPowerLoss(1, 'lost', random))).toEqual({
      '/d/a': 'old',
      '/d/new': 'new',
    });
    const flushed = new RecordedDisk([...rename, flush('/d', 1)], before);
    expect(texts(flushed.afterPowerLoss(2, 'lost', random))).toEqual({ '/d/a': 'new' });
  });

  test('a flush that began before a write does not keep it', () => {
    const disk = new RecordedDisk([...steps.slice(0, 4), write('two', 3), flush('/d/a', 4)]);
    expect(texts(disk.afterPowerLoss(6, 'lost', random))).toEqual({ '/d/a': 'one' });
  });

  test('whatever is lost, what was flushed is whole', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 4, max: 7 }), (seed, cut) => {
        const found = texts(new RecordedDisk(steps).afterPowerLoss(cut, 'mixed', randomFrom(seed)))['/d/a'];
        expect(found.slice(0, 3)).toBe('one');
      }),
    );
  });
});

describe('what strace wrote down', () => {
  test('is read in order, a flush at its end, an answer at its beginning', () => {
    const lines = [
      '7 1.0 openat(AT_FDCWD</d>, "/d/a", O_RDWR|O_CREAT, 0644) = 5</d/a>',
      String.raw`7 1.1 pwrite64(5</d/a>, "\x00\x22\xff", 3, 8) = 3`,
      '7 1.2 fdatasync(5</d/a> <unfinished ...>',
      String.raw`8 1.3 sendto(9<TCP:[1]>, "HTTP/1.1 200 OK\r\nX-Request-Id: q1\r\n\r\n", 40, 0, NULL, 0 <unfinished ...>`,
      '7 1.4 <... fdatasync resumed>) = 0',
      '7 1.5 rename("/d/a", "b") = 0',
      '7 1.6 pwrite64(5</elsewhere>, "x", 1, 0) = 1',
      '7 1.7 unlink("/d/none") = -1 ENOENT (No such file or directory)',
    ];
    const answerIn = (sent: string) => /X-Request-Id: (\w+)/.exec(sent)?.[1] ?? null;
    expect(stepsOf(lines, '/d', answerIn)).toEqual([
      { kind: 'create', path: '/d/a' },
      { kind: 'write', path: '/d/a', offset: 8, bytes: new Uint8Array([0, 34, 255]) },
      { kind: 'answer', id: 'q1' },
      { kind: 'flush', path: '/d/a', begun: 2 },
      { kind: 'rename', path: '/d/a', to: '/d/b' },
    ]);
  });

  test('a folder that was there already is none that was made, also where the call was interrupted', () => {
    const lines = [
      '7  mkdir("/d", 0777 <unfinished ...>',
      '8  mkdir("/d/new", 0777 <unfinished ...>',
      '7  <... mkdir resumed>)              = -1 EEXIST (File exists)',
      '8  <... mkdir resumed>)              = 0',
      '7  mkdir("/d/whole", 0777) = 0',
    ];
    expect(stepsOf(lines, '/d', () => null)).toEqual([
      { kind: 'folder', path: '/d/new' },
      { kind: 'folder', path: '/d/whole' },
    ]);
  });

  test('bytes come out as they went in', () => {
    expect([...bytesOf(String.raw`a\n\"\\\x07\1\0013`)]).toEqual([97, 10, 34, 92, 7, 1, 1, 51]);
  });
});
