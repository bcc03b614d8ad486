/** The numbers from 2 to 99 in words, in six languages, each with the spellings that people type. */

export type NumberLanguage = 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';

/** 1 to 19, then the tens from 20. `|` stands between the words for one number, `_` for a space. */
const WORDS: Readonly<Record<NumberLanguage, { readonly small: string; readonly tens: string }>> = {
  de: {
    small:
      'ein zwei|zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  },
  fr: {
    small:
      'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept|dix_sept dix-huit|dix_huit ' +
      'dix-neuf|dix_neuf',
    tens: 'vingt trente quarante cinquante soixante septante huitante nonante',
  },
  es: {
    small:
      'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  },
  it: {
    small:
      'un due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto ' +
      'diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  },
  pt: {
    small:
      'um dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezasseis|dezesseis ' +
      'dezassete|dezessete dezoito dezanove|dezenove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  },
  nl: {
    small:
      'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  },
};

/** Of a ten and what is beyond it, of 1 to 9. */
const JOINED: Readonly<Record<NumberLanguage, (ten: string, one: string, unit: number) => readonly string[]>> = {
  de: (ten, one) => [`${one}und${ten}`],
  nl: (ten, one) => [`${one}en${ten}`, `${one}ën${ten}`],
  fr: (ten, one, unit) => (unit === 1 ? [`${ten} et un`, `${ten}-et-un`] : [`${ten}-${one}`, `${ten} ${one}`]),
  es: (ten, one) => (ten === 'veinte' ? [`veinti${one}`] : [`${ten} y ${one}`]),
  pt: (ten, one) => [`${ten} e ${one}`],
  // "Ventuno", "ventotto": the ten loses its last letter.
  it: (ten, one, unit) => [`${unit === 1 || unit === 8 ? ten.slice(0, -1) : ten}${one}${unit === 1 ? 'o' : ''}`],
};

const TYPED: ReadonlyArray<readonly [letter: string, typed: readonly string[]]> = [
  ['ü', ['u', 'ue']],
  ['ö', ['o', 'oe']],
  ['ß', ['ss']],
  ['é', ['e']],
  ['ê', ['e']],
  ['ë', ['e']],
];

function spellings(word: string): string[] {
  return TYPED.reduce<string[]>(
    (all, [letter, typed]) =>
      all.flatMap((form) =>
        form.includes(letter) ? [form, ...typed.map((as) => form.replaceAll(letter, as))] : [form],
      ),
    [word],
  );
}

/** Whether the words of a language are known here. */
export function hasNumberWords(language: string): language is NumberLanguage {
  return Object.hasOwn(WORDS, language);
}

/** The words of a language for numbers, with their values. */
export function numberWords(language: NumberLanguage): ReadonlyMap<string, number> {
  const { small, tens } = WORDS[language];
  const ones = small.split(' ').map((forms) => forms.replaceAll('_', ' ').split('|'));
  const values = new Map<string, number>();
  const add = (word: string, value: number): void => {
    for (const form of spellings(word)) values.set(form, value);
  };
  for (const [i, forms] of ones.entries()) if (i > 0) for (const form of forms) add(form, i + 1);
  for (const [i, ten] of tens.split(' ').entries()) {
    const value = (i + 2) * 10;
    add(ten, value);
    for (const [j, forms] of ones.slice(0, 9).entries())
      for (const form of forms) for (const word of JOINED[language](ten, form, j + 1)) add(word, value + j + 1);
  }
  return values;
}
