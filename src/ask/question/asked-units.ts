/** The units in which a question wants its answer: "in celsius", "how many inches", "wind in knots". */
import type { AskedUnit, AskedUnits } from './asked-unit.ts';
import type { Topic } from './interpretation.ts';
import { matchesOf, type Span } from './text.ts';
import { UNIT_WORDS, type UnitName } from './unit-words.ts';
import { WordPattern } from './word-pattern.ts';

/** A unit without a number before it. `metric` and `imperial` are all units of a system. */
export interface UnitMention extends Span {
  readonly unit: AskedUnit | 'metric' | 'imperial';
}

const SYSTEM_UNITS: Readonly<Record<'metric' | 'imperial', AskedUnits>> = {
  metric: { temperature: 'celsius', speed: 'kmh', rain: 'mm', snow: 'cm', pressure: 'hPa', visibility: 'km' },
  imperial: { temperature: 'fahrenheit', speed: 'mph', rain: 'in', snow: 'in', pressure: 'inHg', visibility: 'miles' },
};

/** No letter, and no number with or without a space, may stand before it. */
const FREE = '(?<![\\p{L}\\p{N}]|\\d ?|\\b(?:an?|half|one|two|three|four|five|six|ten|twenty) )';
const ASIDE = '(?:(?:shown |given |measured |expressed )?in |\\()?';

const MENTIONS: ReadonlyArray<readonly [UnitMention['unit'], RegExp]> = [
  ...UNIT_WORDS.flatMap(({ name, alone }) =>
    alone === null || name === 'percent' ? [] : [[name, mention(alone)] as const],
  ),
  ['beaufort', mention('(?:on )?(?:the )?(?:beaufort|bft)(?: scale| force| number)?|what (?:wind )?force')],
  ['metric', mention('metric(?: units| system)?')],
  [
    'imperial',
    mention('(?:imperial|american|us)(?= (?:units|system|measurements))(?: units| system)?|(?<=in )imperial'),
  ],
];

function mention(source: string): RegExp {
  return new RegExp(`${FREE}${ASIDE}(?:${source})(?![\\p{L}\\p{N}])`, 'gu');
}

/** A text without one of these holds no unit. */
const MAY_MENTION = new WordPattern(
  new RegExp(
    String.raw`celsius|centigrade|fahrenheit|kelvin|km|kph|kilomet|mph|mile|m\/s|mps|met(?:re|er)|knots|kts|hg|mercury|hpa|kpa|kilopasc|` +
      String.raw`hectop|mb|milli|mm|centi|cm|inch|feet|ft|beaufort|bft|force|metric|imperial|units|(?:in|to) [cf]\b|[°º]`,
    '',
  ),
);

/** The units that a plain text names without a number, in its order. */
export function unitMentions(plain: string): readonly UnitMention[] {
  if (!MAY_MENTION.test(plain)) return [];
  const found: UnitMention[] = [];
  for (const [unit, pattern] of MENTIONS) {
    for (const { index, 0: text } of matchesOf(plain, pattern)) {
      const span = { unit, start: index, end: index + text.length };
      if (!found.some(({ start, end }) => span.start < end && start < span.end)) found.push(span);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The units by what they measure, with that of a limit ("over 20 knots"). */
export function askedUnits(
  mentions: readonly UnitMention[],
  limitUnit: UnitName | null,
  topics: readonly Topic[],
): AskedUnits {
  const limits: UnitMention['unit'][] = limitUnit === null || limitUnit === 'percent' ? [] : [limitUnit];
  return Object.assign(
    {},
    ...[...limits, ...mentions.map(({ unit }) => unit)].map((unit) => quantitiesOf(unit, topics)),
  );
}

function quantitiesOf(unit: UnitMention['unit'], topics: readonly Topic[]): AskedUnits {
  const isOf = (...wanted: readonly Topic[]): boolean => wanted.some((topic) => topics.includes(topic));
  switch (unit) {
    case 'metric':
    case 'imperial':
      return SYSTEM_UNITS[unit];
    case 'celsius':
    case 'fahrenheit':
    case 'kelvin':
      return { temperature: unit };
    case 'kmh':
    case 'mph':
    case 'ms':
    case 'knots':
    case 'beaufort':
      return { speed: unit };
    case 'hPa':
    case 'kPa':
    case 'inHg':
    case 'mmHg':
      return { pressure: unit };
    case 'km':
    case 'miles':
      // "Wind in miles" is in miles an hour.
      return isOf('wind', 'gusts') ? { speed: unit === 'km' ? 'kmh' : 'mph' } : { visibility: unit };
    case 'in':
      if (isOf('pressure')) return { pressure: 'inHg' };
      return { rain: 'in', snow: 'in' };
    case 'mm':
    case 'cm':
      return isOf('snow') || !isOf('rain') ? fallIn(unit, isOf('snow')) : { rain: unit };
    case 'ft':
    case 'm':
      if (isOf('waves')) return { height: unit };
      return isOf('snow') ? { snow: unit } : { visibility: unit };
  }
}

function fallIn(unit: Extract<AskedUnit, 'mm' | 'cm'>, isSnow: boolean): AskedUnits {
  return isSnow ? { snow: unit } : { rain: unit, snow: unit };
}
