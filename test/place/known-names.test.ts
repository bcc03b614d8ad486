/** What names a row of words begins with, without resolving any. */
import { expect, test } from 'bun:test';
import { openTestPlaces } from './open.ts';

const places = await openTestPlaces();

test('the longest name comes first, towns and areas alike', () => {
  expect(places.namesAt(['new', 'york', 'tonight'])[0]).toMatchObject({ words: 2, isArea: true });
  expect(places.namesAt(['trinidad', 'and', 'tobago'])[0]).toMatchObject({ words: 3, isArea: true });
  expect(places.namesAt(['friday', 'harbor'])[0]).toMatchObject({ words: 2, isArea: false });
});

test('what is no name is none, and a code only qualifies', () => {
  expect(places.namesAt(['qwxzy'])).toEqual([]);
  expect(places.namesAt([])).toEqual([]);
  expect(places.namesAt(['uk'])[0]).toMatchObject({ words: 1, qualifies: true });
});

test('of two towns the larger is the better known', () => {
  const fame = (name: string) => places.namesAt([name])[0]?.fame ?? 0;
  expect(fame('london')).toBeGreaterThan(fame('leeds'));
  expect(fame('leeds')).toBeGreaterThan(fame('otley'));
});

test('a word begins the same names at every look, alone and before others', () => {
  const rows = [
    ['new'],
    ['new', 'york'],
    ['new', 'york', 'city', 'hall'],
    ['lake', 'district'],
    ['the', 'alps', 'today'],
    ['pen y ghent'],
  ];
  const look = () => rows.map((words) => places.namesAt(words));
  const first = look();
  expect(look()).toEqual(first);
  expect(first.map((names) => names.length > 0)).toEqual([true, true, true, true, true, true]);
  expect(places.namesAt(['new', 'qwxzy'])).toEqual(places.namesAt(['new']));
  expect(places.namesAt(['x'.repeat(60), 'york'])).toEqual([]);
});
