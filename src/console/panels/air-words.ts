/** What the indices of air and sunlight mean, in the words of those who publish them. */

/** US EPA, Technical Assistance Document for the Reporting of Daily Air Quality: the six categories. */
const US_CATEGORIES = [
  'good',
  'moderate',
  'unhealthy for sensitive groups',
  'unhealthy',
  'very unhealthy',
  'hazardous',
] as const;

/** Defra, Daily Air Quality Index: low 1 to 3, moderate 4 to 6, high 7 to 9, very high 10. */
const UK_BANDS = [
  [10, 'very high'],
  [7, 'high'],
  [4, 'moderate'],
  [1, 'low'],
] as const;

/** European Environment Agency, European Air Quality Index: six bands, each 20 wide in the number that stands for them. */
const EUROPEAN_BANDS = ['good', 'fair', 'moderate', 'poor', 'very poor', 'extremely poor'] as const;

/** WHO, Global Solar UV Index: A Practical Guide, exposure categories. */
const UV_BANDS = [
  [11, 'extreme'],
  [8, 'very high'],
  [6, 'high'],
  [3, 'moderate'],
  [0, 'low'],
] as const;

export function usAirWord(category: number): string | null {
  return US_CATEGORIES[category - 1] ?? null;
}

export function ukAirWord(index: number): string | null {
  return UK_BANDS.find(([from]) => index >= from)?.[1] ?? null;
}

/** A value on the border of two bands belongs to the lower one. */
export function europeanAirWord(index: number): string | null {
  if (index < 0) return null;
  const band = Math.max(0, Math.ceil(index / 20) - 1);
  return EUROPEAN_BANDS[Math.min(band, EUROPEAN_BANDS.length - 1)] ?? null;
}

export function uvWord(index: number): string | null {
  return UV_BANDS.find(([from]) => Math.round(index) >= from)?.[1] ?? null;
}

export const POLLUTANT_WORDS = {
  pm2_5: 'fine particles (PM2.5)',
  pm10: 'particles (PM10)',
  o3: 'ozone',
  no2: 'nitrogen dioxide',
  so2: 'sulphur dioxide',
  co: 'carbon monoxide',
} as const;
