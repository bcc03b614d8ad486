/** Days of the month that are written in words before their month: "il due giugno", "el veinte de agosto", "do dia um ao cinco de julho". */

interface NumberWords {
  /** One to thirty-one; `|` between the words for one number. */
  readonly numbers: readonly string[];
  readonly months: string;
  /** What stands between the number and its month, and between the two numbers of a span, as patterns. */
  readonly of: string;
  readonly to: string;
}

const WORDS: Readonly<Record<string, NumberWords>> = {
  es: {
    numbers: (
      'uno|primero dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis|dieciseis diecisiete ' +
      'dieciocho diecinueve veinte veintiuno veintidós|veintidos veintitrés|veintitres veinticuatro veinticinco veintiséis|veintiseis ' +
      'veintisiete veintiocho veintinueve treinta treinta_y_uno'
    ).split(' '),
    months: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre',
    of: 'de ',
    to: 'al?|y|o',
  },
  it: {
    numbers: (
      'primo|uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette ' +
      'diciotto diciannove venti ventuno ventidue ventitré|ventitre|ventitrè ventiquattro venticinque ventisei ventisette ventotto ' +
      'ventinove trenta trentuno'
    ).split(' '),
    months: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
    of: '(?:di )?',
    to: "al|all['’]|e|o",
  },
  pt: {
    numbers: (
      'um|primeiro dois três|tres quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezasseis|dezesseis ' +
      'dezassete|dezessete dezoito dezanove|dezenove vinte vinte_e_um vinte_e_dois vinte_e_três|vinte_e_tres vinte_e_quatro ' +
      'vinte_e_cinco vinte_e_seis vinte_e_sete vinte_e_oito vinte_e_nove trinta trinta_e_um'
    ).split(' '),
    months: 'janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
    of: 'de ',
    to: 'ao?|e|ou|até ao?',
  },
};

const COMPILED: ReadonlyMap<string, { readonly pattern: RegExp; readonly values: ReadonlyMap<string, number> }> =
  new Map(
    Object.entries(WORDS).map(([language, { numbers, months, of, to }]) => {
      const values = new Map(
        numbers.flatMap((forms, i) => forms.split('|').map((form) => [form.replaceAll('_', ' '), i + 1] as const)),
      );
      // The longest first: "vinte e um" before "vinte".
      const any = [...values.keys()].sort((a, b) => b.length - a.length).join('|');
      const month = `${of}(?:${months})(?!\\p{L})`;
      const behind = `(?= ${month}| (?:${to}) ?(?:${any}|\\d{1,2}) ${month})`;
      return [language, { pattern: new RegExp(`(?<!\\p{L})(?:${any})${behind}`, 'giu'), values }];
    }),
  );
/** Only a question with a month may have such a day. */
const HAS_MONTH = /(?:bre|zo|[iy]o|ro|ril|ile|sto|[çc]o|gno|nho|lho)(?!\p{L})/iu;

/** A question with such days in digits; that of another language stays as it is. */
export function withDigits(question: string, language: string): string {
  const known = COMPILED.get(language);
  if (known === undefined || !HAS_MONTH.test(question)) return question;
  return question.replace(known.pattern, (form) => String(known.values.get(form.toLowerCase()) ?? form));
}
