/**
 * Towns by the name that another language has for them, where the gazetteer lacks it or gives it to a smaller town first: "Bâle",
 * "La Haye", "Bologne". Rows as in `alike.ts`.
 */

/** The name in English, then its pattern in each language. */
export const TOWNS_ABROAD: ReadonlyArray<
  readonly [english: string, patterns: Readonly<Partial<Record<'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl', string>>>]
> = [
  ['Aachen', { fr: 'aix[- ]la[- ]chapelle', nl: 'aken' }],
  ['Basel', { fr: 'bale' }],
  ['Bern', { fr: 'berne' }],
  ['Bologna', { fr: 'bologne' }],
  ['Granada', { fr: '(?<!la )grenade' }],
  ['Istanbul', { nl: 'istanboel' }],
  ['Merano', { de: 'meran' }],
  ['The Hague', { de: 'den haag', fr: 'la haye(?!-)', es: 'la haya', it: "(?:l'|la )?aia", pt: 'haia' }],
  ['Trier', { fr: 'treves' }],
  // The capital is meant, unless the department or the Rhône stands beside it.
  ['Vienna', { fr: 'vienne(?! (?:38|en isere|dans l.isere|isere|france|sur)\\b|,)' }],
];
