/** What other languages call well-known cities, from `data/exonyms.yaml`: "Londres" for London. */
import table from '../../data/exonyms.yaml';

let names: ReadonlyMap<number, ReadonlyMap<string, string>> | null = null;

/** The name of a place, by its GeoNames id, in a language (ISO 639-1); null where the table has none. */
export function exonymOf(geonameId: number | null, language: string): string | null {
  if (geonameId === null) return null;
  names ??= read(table);
  return names.get(geonameId)?.get(language) ?? null;
}

function read(source: unknown): Map<number, ReadonlyMap<string, string>> {
  const rows = entriesOf(entriesOf(source).find(([key]) => key === 'names')?.[1]);
  return new Map(
    rows.map(([id, own]) => [
      Number(id),
      new Map(entriesOf(own).map(([language, name]) => [language, String(name)] as const)),
    ]),
  );
}

function entriesOf(source: unknown): [string, unknown][] {
  if (typeof source !== 'object' || source === null) throw new Error('exonyms.yaml: not a table');
  return Object.entries(source);
}
