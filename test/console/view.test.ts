/** The address bar: it holds the whole view, and nothing that somebody writes into it breaks the page. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { addressOf, completeViewOf, EMPTY_VIEW, viewOf } from '../../src/console/state/view.ts';

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((each) => each.trim())
  .filter((each) => each !== '');
const day = fc.oneof(
  fc.constantFrom('today', 'tomorrow'),
  fc
    .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
);
const view = fc.record({
  place: fc.option(text),
  activity: fc.option(text),
  day: fc.option(day),
  from: fc.option(fc.integer({ min: 0, max: 23 })),
  to: fc.option(fc.integer({ min: 1, max: 24 })),
});

describe('the address', () => {
  test('of a view leads back to that view', () => {
    fc.assert(
      fc.property(view, (each) => {
        const { pathname, search } = new URL(addressOf(each), 'http://localhost');
        expect(pathname).toBe('/');
        expect(viewOf(search)).toEqual(each);
      }),
    );
  });

  test('may hold anything: what is not understood counts as not given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        const { from, to, day: read } = viewOf(query);
        if (from !== null) expect(from).toBeWithin(0, 24);
        if (to !== null) expect(to).toBeWithin(1, 25);
        if (read !== null) expect(read).toMatch(/^(?:today|tomorrow|\d{4}-\d\d-\d\d)$/);
      }),
    );
    expect(viewOf('?place=&activity=%20&day=someday&from=24&to=0')).toEqual(EMPTY_VIEW);
    expect(viewOf('?from=8.5&to=-1')).toEqual(EMPTY_VIEW);
  });

  test('asks something once it has a place and an activity', () => {
    expect(completeViewOf(viewOf('?place=Leeds'))).toBeNull();
    expect(completeViewOf(viewOf('?activity=running'))).toBeNull();
    expect(completeViewOf(viewOf('?place=Leeds&activity=running'))).toMatchObject({ place: 'Leeds', day: null });
  });
});
