/** Territories: "Martinique, France" and "Jersey, UK" are right, although each has a country code of its own. */
import table from '../../data/countries.yaml';
import type { Gazetteer } from './gazetteer.ts';

const OWNERS: ReadonlyMap<string, string> = read(table);

/** Number of the country that a territory belongs to, by its code; of the country itself for any other. */
export function sovereignOf(gazetteer: Gazetteer, countryCode: string): number {
  return gazetteer.countryCodes.indexOf(OWNERS.get(countryCode) ?? countryCode);
}

function read(source: unknown): Map<string, string> {
  const territories = typeof source === 'object' && source !== null && 'territories' in source && source.territories;
  if (typeof territories !== 'object' || territories === null) throw new Error('countries.yaml: no territories');
  return new Map(
    Object.entries(territories).flatMap(([owner, codes]) => {
      if (!Array.isArray(codes)) throw new Error(`countries.yaml: ${owner} has no list of territories`);
      return codes.map((code): [string, string] => [String(code), owner]);
    }),
  );
}
