/** Addresses are decoded strictly: what is not UTF-8 is refused, never replaced by something else. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { queryOf, queryPairs } from '../../src/http/query.ts';
import { FairdayError } from '../../src/operations/errors.ts';

describe('the query of an address', () => {
  test.each([
    ['http://x/a', ''],
    ['http://x/a?', ''],
    ['http://x/a?q=1&b', 'q=1&b'],
    ['http://x/a?q=1?2#q=3', 'q=1?2'],
  ])('of %s is %p', (url, query) => expect(queryOf(url)).toBe(query));

  test.each(['q=L%C0%AFeeds', 'q=%ED%A0%80', 'q=Le%zzeds', 'q=Leeds%', 'q=%C3', 'q=a&q=%ff'])(
    '%s is a 400 that names the field',
    (query) => {
      const refused = () => queryPairs(query);
      expect(refused).toThrow(FairdayError);
      expect(refused).toThrow("'q' is not percent-encoded UTF-8; write % itself as %25.");
    },
  );

  test('whatever a client encodes comes out as it went in', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }))), (pairs) => {
        const query = new URLSearchParams(pairs).toString();
        expect([...queryPairs(query)]).toEqual(pairs);
      }),
    );
  });

  test('plus is a space', () => expect([...queryPairs('q=New+York')]).toEqual([['q', 'New York']]));
});
