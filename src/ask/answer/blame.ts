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

/** Whether what is blamed is among what limits a bad decision. */
export function isToBlame(blamed: Blamed, { mainIssue, risks }: Pick<DayDecision, 'mainIssue' | 'risks'>): boolean {
  const issues: readonly (string | null)[] = [mainIssue, ...risks.filter(isGrave).map(({ type }) => type)];
  return issues.some((issue) => issue === null || ISSUES_OF[blamed].includes(issue));
}

/** Whether a risk is said beside the score. */
export function isGrave({ severity }: DayDecision['risks'][number]): boolean {
  return severity === 'high' || severity === 'severe' || severity === 'extreme';
}
