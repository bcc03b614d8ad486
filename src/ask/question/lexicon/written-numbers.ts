/**
 * Numbers in words that are read as digits: days of the month before their month ("il due giugno", "el veinte de agosto", "do dia um ao
 * cinco de julho") and figures with a unit or behind a comparison ("zwanzig Grad", "plus de trente").
 */
import { hasNumberWords, type NumberLanguage, numberWords } from './number-words.ts';

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

/** Units behind a figure, and what a figure of a temperature stands behind without one, as patterns. */
interface FigureWords {
  readonly units: string;
  readonly above: string;
  readonly to: string;
}

const FIGURES: Readonly<Record<NumberLanguage, FigureWords>> = {
  de: {
    units: 'grad|prozent|millimeter|zentimeter|liter|kilometer|stundenkilometer|knoten|minuten?|meter|windstärken?',
    above: 'über|unter|minus|mehr als|wärmer als|kälter als|mindestens|höchstens|maximal|an die|knapp|bis zu',
    to: 'bis|oder|und',
  },
  fr: {
    units:
      'degrés?|degres?|pour ?cents?|millimètres?|millimetres?|centimètres?|centimetres?|litres?|kilomètres?|kilometres?|n(?:œ|oe)uds?|minutes?|mètres|metres',
    above:
      "(?:plus|moins|près) de|pres de|au[- ](?:dessus|dessous) de|en dessous de|sous les|moins(?! de)|jusqu'à|passe(?:r|ra)? les",
    to: 'à|a|ou|et',
  },
  es: {
    units:
      'grados?|por ciento|milímetros?|milimetros?|centímetros?|centimetros?|litros?|kilómetros?|kilometros?|nudos?|minutos?|metros',
    above:
      '(?:más|mas|menos) de|por (?:encima|debajo) de|bajo|menos(?! de)|llegar(?:á|a)? a|alcanzar(?:á|a)? los|pasar(?:á|a)? de|supera(?:r|rá)? los',
    to: 'a|o|y',
  },
  it: {
    units: 'gradi|grado|per ?cento|millimetri|centimetri|litri|chilometri|nodi|minuti|metri',
    above: '(?:più|piu|meno) di|(?:sopra|sotto) i|oltre i|meno(?! di)|almeno|fino a',
    to: 'a|o|e',
  },
  pt: {
    units:
      'graus?|por ?cento|milímetros?|milimetros?|centímetros?|centimetros?|litros?|quilômetros?|quilómetros?|quilometros?|nós|minutos?|metros',
    above:
      '(?:mais|menos) de|(?:acima|abaixo) dos?|acima de|abaixo de|menos(?! de)|passa(?:r|rá)? dos|chega(?:r|rá)? aos',
    to: 'a|ou|e|até',
  },
  nl: {
    units: 'graden|graad|procent|millimeter|centimeter|liter|kilometer|knopen|minuten|minuutjes|meter|windkracht',
    above: 'boven(?: de)?|onder(?: de)?|min|meer dan|minder dan|warmer dan|kouder dan|minstens|hoogstens|richting de',
    to: 'tot|of|en|à',
  },
};

interface CompiledFigures {
  readonly pattern: RegExp;
  readonly values: ReadonlyMap<string, number>;
  readonly unit: RegExp;
}

const compiledFigures = new Map<NumberLanguage, CompiledFigures>();

/** Compiled at the first question of a language. */
function figuresOf(language: string): CompiledFigures | undefined {
  if (!hasNumberWords(language)) return undefined;
  const known = compiledFigures.get(language);
  if (known !== undefined) return known;
  const values = numberWords(language);
  // The longest first: "vinte e cinco" before "vinte".
  const any = [...values.keys()].sort((a, b) => b.length - a.length).join('|');
  const { units, above, to } = FIGURES[language];
  const behind = `(?= ?(?:${units}|°|%|mm|cm|km)(?!\\p{L})| (?:${to}) (?:${any}|\\d{1,2}) (?:${units})(?!\\p{L}))`;
  const made: CompiledFigures = {
    pattern: new RegExp(`(?<!\\p{L})(?:(?:${any})${behind}|(?<=(?:${above}) )(?:${any})(?=[ ,.!?]*$))`, 'giu'),
    values,
    unit: new RegExp(`(?:${units}|°|%|mm|cm|km)(?!\\p{L})|(?<!\\p{L})(?:${above}) \\p{L}`, 'iu'),
  };
  compiledFigures.set(language, made);
  return made;
}

/** A question with such days and figures in digits; that of another language stays as it is. */
export function withDigits(question: string, language: string): string {
  return figuresInDigits(daysInDigits(question, language), language);
}

function figuresInDigits(question: string, language: string): string {
  const known = figuresOf(language);
  if (known === undefined || !known.unit.test(question)) return question;
  return question.replace(known.pattern, (form) => String(known.values.get(form.toLowerCase()) ?? form));
}

function daysInDigits(question: string, language: string): string {
  const known = COMPILED.get(language);
  if (known === undefined || !HAS_MONTH.test(question)) return question;
  return question.replace(known.pattern, (form) => String(known.values.get(form.toLowerCase()) ?? form));
}
