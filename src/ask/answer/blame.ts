/** Whether an activity fails by what the question blames: "too hot to play tennis" is no yes where gusts are the trouble. */
import type { DayDecision } from '../../decision/decide.ts';
import type { Blamed } from '../question/interpretation.ts';

/** The issues of profiles that are meant by "too hot", "too wet" and their like. */
export const ISSUES_OF: Readonly<Record<Blamed, readonly string[]>> = {
  heat: ['heat', 'thermal', 'hot-ground', 'hot-surface', 'muggy', 'evaporation'],
  cold: [
    'cold',
    'thermal',
    'wet-cold',
    'cold-night',
    'frost',
    'frost-ahead',
    'freeze-ahead',
    'frosty-night',
    'water-temp',
  ],
  wind: ['wind', 'gust', 'drift'],
  rain: [
    'rain',
    'heavy-rain',
    'rain-soon',
    'rain-before-set',
    'thunderstorm',
    'wet-surface',
    'wet-substrate',
    'wet-soil',
    'wet-road',
    'wet-leaf',
    'wet-court',
    'wet-course',
  ],
  fog: ['fog', 'visibility', 'low-cloud'],
  humidity: ['humidity', 'muggy', 'heat', 'slow-drying', 'dew-margin'],
  darkness: ['darkness', 'daylight'],
  ice: ['ice', 'icing', 'frost', 'frozen-soil', 'cold'],
  snow: ['snow', 'lying-snow'],
};

/** Where it gets no warmer than this, °C, a temperature that limits is no heat; where it gets no colder, no cold. */
const NEITHER_C = 20;

/** Whether what is blamed is among what limits a bad decision. `ends`: the lowest and the highest temperature of its time, °C. */
export function isToBlame(
  blamed: Blamed,
  { mainIssue, risks }: Pick<DayDecision, 'mainIssue' | 'risks'>,
  ends: { readonly lowC: number | undefined; readonly highC: number | undefined },
): boolean {
  const issues: readonly (string | null)[] = [mainIssue, ...risks.filter(isGrave).map(({ type }) => type)];
  const isOther =
    (blamed === 'heat' && ends.highC !== undefined && ends.highC < NEITHER_C) ||
    (blamed === 'cold' && ends.lowC !== undefined && ends.lowC > NEITHER_C);
  return issues.some(
    (issue) => issue === null || (ISSUES_OF[blamed].includes(issue) && !(isOther && issue === 'thermal')),
  );
}

/** Whether a risk is said beside the score. */
export function isGrave({ severity }: DayDecision['risks'][number]): boolean {
  return severity === 'high' || severity === 'severe' || severity === 'extreme';
}
