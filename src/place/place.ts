/** A place on the ground, however it was named. */
export interface Place {
  /** City name, or the nearest one to coordinates; "" far out at sea. */
  readonly name: string;
  /** First-level division in English; may be "". */
  readonly region: string;
  /** Country in English; "" at sea. */
  readonly country: string;
  /** ISO 3166-1 alpha-2; "" at sea. */
  readonly countryCode: string;
  /** The caller's coordinates, or else the town's. */
  readonly lat: number;
  readonly lon: number;
  /** IANA id, from the zone boundaries at lat, lon. */
  readonly tzId: string;
  /** Metres above sea level from the gazetteer; null when unknown. */
  readonly elevationM: number | null;
  /** GeoNames id of the named place; null for coordinates with no town nearby. */
  readonly geonameId: number | null;
  /** The service that located it, if it was not a table here. */
  readonly locatedBy?: 'open-meteo-geocoding';
  /** The name as written, where it had to be corrected. */
  readonly correctedFrom?: string;
  /** The island, country, county or park that was asked for and that this town stands for. */
  readonly represents?: string;
}

/** A postcode of a country without a postcode table here; a geocoder may know it. */
export interface UnlistedPostcode {
  /** Capital letters and digits only. */
  readonly code: string;
  /** With the caller's spaces and hyphens. */
  readonly asWritten: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** The other words of the text, which must agree with the town; may be "". */
  readonly qualifier: string;
}

/** A town of a postcode, from a geocoder based on GeoNames. */
export interface GeocodedTown {
  readonly geonameId: number;
  readonly name: string;
  /** First-level division in English; may be "". */
  readonly region: string;
  readonly lat: number;
  readonly lon: number;
}

/** The result of resolving a text. `suggestions` can be resolved in turn, best first. */
export type Resolution =
  | {
      readonly kind: 'found';
      readonly place: Place;
      readonly others: readonly string[];
      /** Those of the others that are nearly as well known. */
      readonly rivals?: readonly string[];
    }
  | { readonly kind: 'ambiguous'; readonly message: string; readonly suggestions: readonly string[] }
  | {
      readonly kind: 'not_found';
      readonly message: string;
      readonly suggestions: readonly string[];
      readonly unlisted?: UnlistedPostcode;
    }
  | { readonly kind: 'invalid'; readonly message: string };

/** "Ross, California, United States": a place as it is offered among others. */
export function labelOf({ name, region, country }: Place): string {
  return [name, region, country].filter((part) => part !== '').join(', ');
}
