/** "In three hours" in the languages that are read: numbers in words and digits before hours and days. */
import type { Lexicon } from './translate.ts';

interface Spans {
  /** Stands before the number, as a pattern. */
  readonly within: string;
  readonly hours: string;
  readonly days: string;
  /** One to twelve. */
  readonly numbers: string;
}

const SPANS: Readonly<Record<string, Spans>> = {
  de: {
    within: 'in',
    hours: 'stunden?',
    days: 'tage?n?',
    numbers: 'einer|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf',
  },
  nl: {
    within: 'over',
    hours: 'uur|uren',
    days: 'dag(?:en)?',
    numbers: 'een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf',
  },
  fr: {
    within: 'dans',
    hours: 'heures?',
    days: 'jours?',
    numbers: 'une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze',
  },
  es: {
    within: 'en|dentro de',
    hours: 'horas?',
    days: 'dias?',
    numbers: 'una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce',
  },
  it: {
    within: 'tra|fra',
    hours: 'or[ae]',
    days: 'giorn[oi]',
    numbers: "un'?a?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici",
  },
  pt: {
    within: 'em|daqui a',
    hours: 'horas?',
    days: 'dias?',
    numbers: 'uma?|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze',
  },
};

/** Phrases of a language for times ahead, with English for them; none for English itself. */
export function spansAhead(language: string): Lexicon {
  const spans = SPANS[language];
  if (spans === undefined) return [];
  const { within, hours, days, numbers } = spans;
  return [[hours, 'hours'] as const, [days, 'days'] as const].flatMap(([unit, english]) => [
    [`(?:${within}) (\\d{1,2}) (?:${unit})`, `in $1 ${english}`] as const,
    ...numbers.split('|').map((word, i) => [`(?:${within}) ${word} (?:${unit})`, `in ${i + 1} ${english}`] as const),
  ]);
}
