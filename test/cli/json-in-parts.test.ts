/** A JSON object that is printed part by part reads as if it had been written at once. */
import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { jsonInParts } from '../../src/cli/terminal/json-in-parts.ts';

const item = fc.record({ text: fc.string({ unit: 'binary' }), numbers: fc.array(fc.nat(), { maxLength: 2 }) });

test('whatever parts its lists come in, it is what JSON.stringify writes', () => {
  fc.assert(
    fc.property(
      fc.option(item),
      fc.uniqueArray(
        fc.tuple(fc.string(), fc.array(fc.array(item, { maxLength: 3 }), { minLength: 1, maxLength: 3 })),
        {
          maxLength: 3,
          selector: ([name]) => name,
        },
      ),
      fc.boolean(),
      (head, lists, isIndented) => {
        let printed = '';
        const parts = jsonInParts((text) => {
          printed += text;
        }, isIndented);
        if (head !== null) parts.field('head', head);
        for (const [name, several] of lists) for (const values of several) parts.items(name, values);
        parts.end();
        const fields = lists.map(([name, several]) => [name, several.flat()] as const);
        // Entries, since an object puts names that are numbers first.
        const shown = [...(head === null ? [] : [['head', head] as const]), ...fields];
        const each = shown.map(([name, value]) => JSON.stringify({ [name]: value }, null, isIndented ? 2 : 0));
        const inner = each.map((text) => (isIndented ? text.slice(2, -2) : text.slice(1, -1)));
        const whole = isIndented && inner.length > 0 ? `{\n${inner.join(',\n')}\n}` : `{${inner.join(',')}}`;
        expect(printed).toBe(`${whole}\n`);
      },
    ),
    { numRuns: 200 },
  );
});
