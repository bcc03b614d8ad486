/**
 * Pollen, grains/m³, and what a concentration means: the four classes of the National Allergy Bureau of the American
 * Academy of Allergy, Asthma & Immunology (low, moderate, high, very high), which differ for trees, grasses and weeds. The
 * classes are of a day's mean; a single hour is read by them as it is (judgement), so that a day shows its better hours.
 */

export const POLLEN_KINDS = ['alder', 'birch', 'grass', 'mugwort', 'olive', 'ragweed'] as const;

export type PollenKind = (typeof POLLEN_KINDS)[number];

export const POLLEN_VARIABLE_NAMES = [
  'alderPollenM3',
  'birchPollenM3',
  'grassPollenM3',
  'mugwortPollenM3',
  'olivePollenM3',
  'ragweedPollenM3',
] as const;

export type PollenVariable = (typeof POLLEN_VARIABLE_NAMES)[number];

export type PollenColumns = Readonly<Record<PollenVariable, Float32Array>>;

/** The column of a kind. */
export function pollenVariable(kind: PollenKind): PollenVariable {
  return `${kind}PollenM3`;
}

export const POLLEN_LEVELS = ['none', 'low', 'moderate', 'high', 'very high'] as const;

export type PollenLevel = (typeof POLLEN_LEVELS)[number];

/** Lower ends of low, moderate, high and very high, grains/m³ (AAAAI National Allergy Bureau, "Reading the charts"). */
const CLASSES = {
  tree: [1, 15, 90, 1500],
  grass: [1, 5, 20, 200],
  weed: [1, 10, 50, 500],
} as const;

const CLASS_OF: Readonly<Record<PollenKind, readonly number[]>> = {
  alder: CLASSES.tree,
  birch: CLASSES.tree,
  olive: CLASSES.tree,
  grass: CLASSES.grass,
  mugwort: CLASSES.weed,
  ragweed: CLASSES.weed,
};

/** Place of a concentration in `POLLEN_LEVELS`; NaN where it is unknown. */
export function pollenClass(kind: PollenKind, grainsM3: number): number {
  if (Number.isNaN(grainsM3)) return Number.NaN;
  return CLASS_OF[kind].filter((from) => grainsM3 >= from).length;
}

/** The concentration from which a kind has a class, grains/m³; 0 for none. */
export function pollenClassFrom(kind: PollenKind, level: number): number {
  return CLASS_OF[kind][level - 1] ?? 0;
}

/** The kind that bothers most in an hour, by its class and then by its share of the class above; null when none is known. */
export function worstPollen(columns: PollenColumns, hour: number): { kind: PollenKind; grainsM3: number } | null {
  let worst: { kind: PollenKind; grainsM3: number; rank: number } | null = null;
  for (const kind of POLLEN_KINDS) {
    const grainsM3 = columns[pollenVariable(kind)][hour] ?? Number.NaN;
    if (Number.isNaN(grainsM3)) continue;
    const level = pollenClass(kind, grainsM3);
    const rank = level + grainsM3 / (grainsM3 + pollenClassFrom(kind, POLLEN_LEVELS.length - 1));
    if (worst === null || rank > worst.rank) worst = { kind, grainsM3, rank };
  }
  return worst && { kind: worst.kind, grainsM3: worst.grainsM3 };
}

/** The class of the worst kind, hour by hour; NaN where none is known. */
export function pollenLevelColumn(columns: PollenColumns, length: number): Float32Array {
  return Float32Array.from({ length }, (_, hour) => {
    const worst = worstPollen(columns, hour);
    return worst === null ? Number.NaN : pollenClass(worst.kind, worst.grainsM3);
  });
}

/** The area of the model that has pollen: CAMS regional air quality forecasts, 25° W–45° E, 30–72° N (ECMWF, CAMS). */
export function hasPollenModel({ lat, lon }: { readonly lat: number; readonly lon: number }): boolean {
  return lat >= 30 && lat <= 72 && lon >= -25 && lon <= 45;
}
