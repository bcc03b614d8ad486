/**
 * Shapes of postcodes by which people know their own, for the sentence about a code that no table has.
 *
 * Source: Universal Postal Union, Addressing S42 and the postal addressing systems of its member countries.
 */

const SHAPES: readonly (readonly [shape: RegExp, countries: readonly string[]])[] = [
  [/^\d{3}-\d{4}$/, ['Japan']],
  [/^\d{4}-\d{3}$/, ['Portugal']],
  [/^\d{2}-\d{3}$/, ['Poland']],
  [/^\d{5}-\d{3}$/, ['Brazil']],
  [/^\d{3} \d{2}$/, ['Sweden', 'Czechia', 'Slovakia', 'Greece']],
  [/^\d{3} \d{3}$|^\d{6}$/, ['India', 'China', 'Russia', 'Singapore', 'Romania']],
  [/^\d{4}$/, ['Australia', 'Austria', 'Belgium', 'Switzerland', 'Denmark', 'Norway', 'New Zealand', 'South Africa']],
  [/^\d{3}$/, ['Iceland']],
];

/** The countries whose postcodes look like a text, and how to write it; "" for no known shape. */
export function describeShape(text: string): string {
  const countries = SHAPES.find(([shape]) => shape.test(text))?.[1] ?? [];
  const [first = ''] = countries;
  if (first === '') return '';
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(countries);
  return ` It looks like a postcode of ${list}: write the country beside it, as "${text}, ${first}".`;
}
