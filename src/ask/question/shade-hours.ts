/** The hours in which the sun burns, for who asks when to stay out of it. */
import type { Interpretation, Threshold, Topic } from './interpretation.ts';
import { WordPattern } from './word-pattern.ts';

const SHADE_HOURS = new WordPattern(
  /\b(?:from when (?:to|till|until) when|(?:which|what) (?:hours|times)|between (?:what|which)|when|what time|until when)\b/,
);
/** "When is the sun strongest": one hour, and no limit. */
const PEAK = /\b(?:strongest|highest|fiercest|harshest|peaks?|worst)\b/;
/** WHO, Global Solar UV Index: seek shade during midday hours from an index of 3 on. */
const SHADE_UV = { value: 3, text: 'at least 3' } as const;

/** "From when to when should I stay in the shade": the hours in which the sun burns. */
export function shadeHours(
  topic: Topic,
  plain: string,
  limits: number,
): NonNullable<Interpretation['conditions']> | null {
  if (
    topic !== 'uv' ||
    limits > 0 ||
    !/\b(?:shade|sun|skin|sun ?screen|sun ?cream|burn|safe|drops?|goes? down|comes? down|eases?|low(?:er)?|high)\b/.test(
      plain,
    )
  )
    return null;
  if (!SHADE_HOURS.test(plain) || PEAK.test(plain)) return null;
  const { value, text } = SHADE_UV;
  const threshold: Threshold = {
    topic: 'uv',
    comparison: 'at-least',
    value,
    upTo: null,
    unit: 'index',
    text,
    asked: { value, unit: '' },
  };
  return { all: [{ topic: 'uv', negated: false, extreme: null, threshold }], asks: 'hours' };
}
