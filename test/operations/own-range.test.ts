/** A refused date is told the range of the place itself, and empty aliases of tools count as absent. */
import { expect, test } from 'bun:test';
import { Type } from '@sinclair/typebox';
import { underOwnNames } from '../../src/mcp/argument-names.ts';
import { TOOLS } from '../../src/mcp/tools.ts';
import { startTestService } from '../support/service.ts';

test('the range of a known place is its own, on either side of the date line', async () => {
  const fairday = await startTestService({ FAIRDAY_NOW: '2026-06-10T13:30:00Z' });
  try {
    const key = await fairday.keyOf('verified');
    const message = async (path: string): Promise<string> => {
      const response = await fairday.get(path, key);
      expect(response.status).toBe(400);
      return ((await response.json()) as { error: { message: string } }).error.message;
    };
    for (const [place, first, last] of [
      ['Leeds', '2026-06-10', '2026-06-23'],
      ['Kiritimati', '2026-06-11', '2026-06-24'],
    ])
      expect(await message(`/v1/decide?location=${place}&activity=running&when=2026-07-01`)).toContain(
        `from ${first} to ${last} at this place`,
      );
    expect(await message('/v1/future?q=Leeds&dt=2026-06-12')).toContain('from 2026-06-24 to 2027-04-06');
  } finally {
    await fairday.stop();
  }
});

test('an empty or null alias is absent beside a value, in whatever order', () => {
  const tool = TOOLS.find(({ name }) => name === 'decide');
  if (tool === undefined) throw new Error('no tool');
  const schema = Type.Object({ place: Type.String(), activity: Type.String() });
  for (const given of [
    { place: null, location: 'Leeds' },
    { location: 'Leeds', place: '' },
    { place: 'Leeds', location: '' },
    { q: '', place: 'Leeds' },
    { q: null, location: 'Leeds' },
  ])
    expect(underOwnNames(tool, schema, given)).toEqual({ place: 'Leeds' });
  expect(() => underOwnNames(tool, schema, { place: 'Leeds', location: 'York' })).toThrow('leave one of them out');
});
