/** A place on the ground, whatever way it was asked for. */
export interface Place {
  /** City name, or the nearest one to coordinates; "" far out at sea. */
  readonly name: string;
  /** First-level division in English; may be "". */
  readonly region: string;
  /** Country in English; "" at sea. */
  readonly country: string;
  /** ISO 3166-1 alpha-2; "" at sea. */
  readonly countryCode: string;
  /** As given when the caller gave coordinates, else the town's. */
  readonly lat: number;
  readonly lon: number;
  /** IANA id, from the zone boundaries at lat, lon. */
  readonly tzId: string;
  /** Metres above sea level from the gazetteer; null when not known. */
  readonly elevationM: number | null;
  /** GeoNames id of the named place; null for coordinates with none near. */
  readonly geonameId: number | null;
  /** Who located it, where that was not one of the tables here. */
  readonly locatedBy?: 'open-meteo-geocoding';
}

/** A postcode of a country whose postcodes are in no table here; a geocoder may know it. */
export interface UnlistedPostcode {
  /** Capital letters and digits only. */
  readonly code: string;
  /** With the spaces and hyphens it was given with. */
  readonly asWritten: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** What stands beside it and must agree; may be "". */
  readonly qualifier: string;
}

/** A town of a postcode, as a geocoder over GeoNames has it. */
export interface GeocodedTown {
  readonly geonameId: number;
  readonly name: string;
  /** First-level division in English; may be "". */
  readonly region: string;
  readonly lat: number;
  readonly lon: number;
}

/** What a text names. `not_found` and `ambiguous` hold names to suggest, best first, ready to be asked again. */
export type Resolution =
  | {
      readonly kind: 'found';
      readonly place: Place;
      readonly others: readonly string[];
      /** Those of the others that are nearly as well known, so that they may well be meant. */
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
