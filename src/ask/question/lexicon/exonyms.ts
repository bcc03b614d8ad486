/**
 * Towns by the name that another language has for them, where the gazetteer lacks it or gives it to a smaller town first: "Bâle",
 * "La Haye", "Bologne". Rows as in `alike.ts`.
 */

/** The name in English, then its pattern in each language. */
export const TOWNS_ABROAD: ReadonlyArray<
  readonly [english: string, patterns: Readonly<Partial<Record<'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl', string>>>]
> = [
  ['Aachen', { fr: 'aix[- ]la[- ]chapelle', nl: 'aken' }],
  // The verb never stands behind "in".
  ['Baden', { de: '(?<=\\b(?:in|nach) )baden(?! (?:im|in|gehen|mit|zu|darf|kann)\\b)' }],
  ['Basel', { fr: 'bale' }],
  ['Bern', { fr: 'berne' }],
  ['Bologna', { fr: 'bologne' }],
  ['Granada', { fr: '(?<!la )grenade' }],
  ['Istanbul', { nl: 'istanboel' }],
  ['Merano', { de: 'meran' }],
  ['The Hague', { de: 'den haag', fr: 'la haye(?!-)', es: 'la haya', it: "(?:l'|la )?aia", pt: 'haia' }],
  ['Vitoria-Gasteiz', { es: 'vitoria(?![- ]gasteiz)(?!,? (?:da|de|brasil|es)(?!\\p{L}))' }],
  ['Trier', { fr: 'treves' }],
  ['Gran Canaria', { fr: 'grande canarie', pt: 'gra[- ]canaria' }],
  ['Cyprus', { it: 'cipro' }],
  ['Madeira', { fr: 'madere' }],
  ['Rhodes', { es: 'rodas', it: 'rodi' }],
  ['Nice', { nl: '(?<!\\b(?:heel|erg|is|super) )nice(?! (?:weer|dag))', pt: 'nice', de: 'nizza', es: 'niza' }],
  ['Provence', { es: 'provenza', it: 'provenza', pt: 'provenca' }],
  [
    'Lake Garda',
    { fr: '(?:le )?lac de garde', es: '(?:el )?lago de garda', pt: '(?:o )?lago de garda', nl: '(?:het )?gardameer' },
  ],
  [
    'Lake Constance',
    {
      fr: '(?:le )?lac de constance',
      es: '(?:el )?lago (?:de )?constanza',
      it: '(?:il )?lago di costanza',
      pt: '(?:o )?lago (?:de )?constanca',
      nl: '(?:het |de )?(?:bodenmeer|bodensee)',
    },
  ],
  [
    'Lake Geneva',
    {
      it: '(?:il )?lago (?:di ginevra|lemano)',
      pt: '(?:o )?lago (?:de genebra|lemano|leman)',
      nl: '(?:het )?meer van geneve',
    },
  ],
  [
    'Lake Como',
    { fr: '(?:le )?lac de come', es: '(?:el )?lago de como', pt: '(?:o )?lago (?:de )?como', nl: '(?:het )?comomeer' },
  ],
  ['Lake Maggiore', { fr: '(?:le )?lac majeur', es: '(?:el )?lago mayor' }],
  ['Mont Blanc', { pt: '(?:o )?monte branco' }],
  ['Matterhorn', { fr: '(?:le )?cervin' }],
  [
    'French Riviera',
    {
      es: '(?:la )?costa azul(?= francesa)(?: francesa)?',
      it: '(?:la )?costa azzurra',
      pt: '(?:a )?costa azul francesa',
    },
  ],
  ['Dolomites', { de: 'dolomiten', es: '(?:los |las )?dolomitas', pt: '(?:as )?dolomitas', nl: 'dolomieten' }],
  [
    'South Tyrol',
    {
      fr: '(?:le )?tyrol du sud|haut[- ]adige',
      es: '(?:el )?tirol del sur',
      pt: '(?:o )?tirol do sul',
      nl: 'zuid-?tirol',
    },
  ],
  [
    'Aosta Valley',
    {
      de: '(?:das )?aostatal',
      es: '(?:el )?valle de aosta',
      it: "(?:la )?vall?e? d'aosta",
      pt: '(?:o )?vale de aosta',
      nl: '(?:het )?aostadal',
    },
  ],
  ['Tyrol', { it: '(?:il )?tirolo(?! di)' }],
  [
    'Flanders',
    { de: 'flandern', fr: '(?:la |les )?flandres?', es: 'flandes', it: '(?:le )?fiandre', pt: '(?:a )?flandres' },
  ],
  // No town of the Riviera's is a nice one.
  [
    'Nice',
    {
      nl: 'nice(?<=\\b(?:in|naar|bij|dan|van|of|en) nice)',
      pt: 'nice(?<=\\b(?:em|para|pra|a|de|ou|e|que) nice)',
      es: 'nice(?<=\\ben nice)',
    },
  ],
  // Words of the language, or of English: a town behind a preposition of place alone.
  ['Gap', { fr: 'gap(?<=\\b(?:a|vers|sur|de) gap)' }],
  ['Sion, Switzerland', { fr: 'sion' }],
  ['Gela', { it: 'gela(?<=\\ba gela)' }],
  ['Alba', { it: 'alba(?<=\\bad alba)' }],
  ['Gießen', { de: 'gießen(?<=\\b(?:in|nach|bei|aus) gießen)|giessen(?<=\\b(?:in|nach|bei|aus) giessen)' }],
  ['Spa', { fr: 'spa(?<=(?:\\ba|\\u0001 de|\\bcircuit de) spa)' }],
  ['Goes', { nl: 'goes(?<=\\b(?:in|naar|bij|rond) goes)' }],
  ['Best', { nl: 'best(?<=\\b(?:in|naar|bij|rond) best)' }],
  ['Geel', { nl: 'geel(?<=\\b(?:in|naar|bij|rond) geel)' }],
  ['Regen', { de: 'regen(?<=\\bin regen)(?! (?:über|umschl|aus|und schnee))' }],
  ['Iceland', { de: 'island' }],
  ['Lapland', { fr: '(?:la )?laponie', es: 'laponia', it: '(?:la )?lapponia', pt: '(?:a )?laponia' }],
  ['Florida', { fr: '(?:la )?floride' }],
  ['Cape Verde', { de: '(?:den |die )?kapverden', fr: '(?:le )?cap[- ]vert' }],
  ['Cuba', { pt: '(?<!a )cuba(?! (?:alentejo|em beja))' }],
  // The capital is meant, unless the department or the Rhône stands beside it.
  ['Vienna', { fr: 'vienne(?<!dans la vienne)(?! (?:38|en isere|dans l.isere|isere|france|sur)\\b|,)' }],
  // Towns whose names are also words: behind a preposition, where the word stands with an article.
  ['Corrientes, Argentina', { es: '(?<=\\b(?:en|para|de) )corrientes(?! (?:de|del|marinas|fuertes|en)\\b)' }],
  ['Dos Hermanas', { es: '(?<=\\b(?:en|para|por|a|de) )dos hermanas' }],
  ['Arrecife', { es: '(?<=\\ben )arrecife(?! de)' }],
  ['Monzón', { es: '(?<=\\b(?:en|para|a) )monzon(?! (?:asiatico|indio|americano))' }],
  ['Crema', { it: '(?<=\\b(?:a|ad|per) )crema(?! (?:solare|sol|protettiva))' }],
  ['Alba, Piemonte', { it: '(?<=\\b(?:ad|di|per) )alba(?! (?:tramonto|e)\\b)' }],
  ['Nola, Campania', { it: '(?<=\\b(?:a|di|per) )nola' }],
  ['Monção', { pt: '(?<=\\b(?:em|para|de) )moncao' }],
  ['Lagoa, Portugal', { pt: '(?<=\\b(?:em|para) )lagoa' }],
  ['Lagos, Portugal', { pt: '(?<=\\b(?:em|para|de|a|e|ou) )lagos(?!,? (?:na |da )?(?:nigeria|congelad|gelad))' }],
  ['Alvorada, Brazil', { pt: '(?<=\\bem )alvorada' }],
];
