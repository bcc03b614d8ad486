/** Verdicts in order, and the words by which a sentence can speak of a risk. */
import type { RiskKind } from '../../../src/decision/profile.ts';
import type { Risk } from '../../../src/decision/risks.ts';
import type { Verdict } from '../../../src/decision/verdict.ts';

const WORST_FIRST: readonly Verdict[] = ['avoid', 'poor', 'fair', 'good', 'great'];

/** 0 for avoid to 4 for great. */
export function rankOf(verdict: Verdict): number {
  return WORST_FIRST.indexOf(verdict);
}

export function isFine(verdict: Verdict): boolean {
  return rankOf(verdict) >= rankOf('good');
}

export function isGrave({ severity }: Pick<Risk, 'severity'>): boolean {
  return severity === 'severe' || severity === 'extreme';
}

/** How a sentence may name each kind that can limit an activity; the reader must be able to tell which it is. */
export const NAMED: Readonly<Record<RiskKind | 'official-alert', RegExp>> = {
  rain: /\brain|showers|downpour/i,
  'heavy-rain': /\brain|flood|downpour/i,
  thunderstorm: /thunder|storm|lightning|hail/i,
  snow: /\bsnow|blizzard/i,
  ice: /\bic(e|y)\b|glaze|freezing rain|slippery/i,
  icing: /\bicing\b/i,
  frost: /\bfrost|freez/i,
  heat: /\bheat|\bhot\b|wet-bulb|WBGT|UTCI|temperatures (of|up to)/i,
  cold: /\bcold|chill|frost|temperatures (of|down to)/i,
  wind: /\bwind|gale|gusts|hurricane|storm-force/i,
  gust: /\bgusts?\b|\bwind up to|hurricane/i,
  fog: /\bfog|visibility|mist/i,
  uv: /\bUV\b/,
  'air-quality': /\bair\b|smoke/i,
  humidity: /humid|dew/i,
  muggy: /muggy|humid|dew point/i,
  darkness: /\bdark|\bsun\b/i,
  moonlight: /\bmoon/i,
  cloud: /\bcloud|overcast/i,
  evaporation: /evaporation/i,
  inversion: /inversion/i,
  drift: /\bdrift|wind|Delta-T/i,
  'freeze-ahead': /\bfrost|freez|low of|cold night/i,
  'rain-soon': /\brain/i,
  'hot-ground': /asphalt|pavement|ground/i,
  waves: /\bwaves?\b|\bsea\b|swell/i,
  'wet-surface': /\bwet\b/i,
  geomagnetic: /geomagnetic|Kp\b/i,
  pollen: /pollen/i,
  'official-alert': /official alert|warning/i,
};

export function namePattern(type: string): RegExp {
  return (NAMED as Readonly<Record<string, RegExp>>)[type] ?? new RegExp(type.replaceAll('-', '.'), 'i');
}
