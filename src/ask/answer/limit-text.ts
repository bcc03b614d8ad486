/**
 * A limit of the question as an answer names it. The words of an English question stand in an English answer as they are;
 * those of other languages are bent by the verb they stand with ("pasará de 30 grados"), so the limit is named by its figure.
 */
import type { FactUnit } from '../phrasing.ts';
import type { Interpretation, Threshold } from '../question/interpretation.ts';
import type { FactBook } from './facts.ts';

/** The units of limits by what the question's unit is called in the answer. */
export const WRITTEN_UNITS: Readonly<Record<string, FactUnit>> = {
  '°C': 'celsius',
  '°F': 'fahrenheit',
  K: 'kelvin',
  'km/h': 'kmh',
  mph: 'mph',
  'm/s': 'ms',
  knots: 'knots',
  Beaufort: 'beaufort',
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  in: 'in',
  ft: 'ft',
  '%': 'percent',
  hPa: 'hPa',
  inHg: 'inHg',
  mmHg: 'mmHg',
  kPa: 'kPa',
  km: 'km',
  miles: 'miles',
};

/** Limits are written with this many places at most. */
const DECIMALS = 2;

/** "drop below 40f" → "below 40 °F", "thaw" → "above freezing": the limit without its verb, and its unit as it is written. */
function tidy(text: string): string {
  return text
    .replace(/^thaw(?:s|ed|ing)?$/, 'above freezing')
    .replace(/^(?:drop|fall|dip|sink|go|get|climb|rise)(?:s|es)? (?=below|under|above|over|beneath)/, '')
    .replace(/^(\d+)[ -]?(?:degrees?|deg|°)$/, 'of at least $1 degrees')
    .replace(/(\d) ?°? ?([cf])$/, (_, digit: string, unit: string) => `${digit} °${unit.toUpperCase()}`);
}

/** The same where it stands beside a noun: "of at least 25" for "hit 25". */
export function limitBeside(
  threshold: Threshold,
  interpretation: Pick<Interpretation, 'language'>,
  book: FactBook,
): string {
  const text = limitText(threshold, interpretation, book);
  if (book.speaker.language !== 'en') return text;
  return book.name(
    text
      .replace(/^(?:hits?|hitting|reach(?:es|ed|ing)?) (.+ or (?:more|above|over|higher))$/, 'of $1')
      .replace(
        /^(?:hits?|hitting|reach(?:es|ed|ing)?|(?:gets?|climbs?|rises?|warms?)(?: up)? to|up to|have|had|get|got|getting|see|saw|seen|seeing|expecting) /,
        'of at least ',
      )
      .replace(/^(?:drops?|falls?|dips?|sinks?|gets?)(?: down)? to /, 'of at most '),
  );
}

export function limitText(
  threshold: Threshold,
  { language }: Pick<Interpretation, 'language'>,
  book: FactBook,
): string {
  const { comparison, upTo, value, asked, text, unit } = threshold;
  const isOwnWords = language === 'en' && book.speaker.language === 'en';
  // A force is a band of speeds, and the end of a span is known in the unit of the series alone.
  const isFigure = asked.unit !== 'Beaufort' && (upTo === null || asked.value === value);
  if (isOwnWords || !isFigure) return book.name(tidy(text));
  const number = (figure: number): string => book.speaker.number(figure, DECIMALS);
  const figure = upTo === null ? number(asked.value) : book.say('range', { low: number(value), high: number(upTo) });
  const shown = book.say(`unit.${WRITTEN_UNITS[asked.unit] ?? unit}`, { value: figure, count: upTo ?? asked.value });
  return book.name(upTo === null ? book.say(`limit.${comparison}`, { value: shown }) : shown);
}
