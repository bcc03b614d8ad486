/**
 * Places by postcode, alone or with a country or city as qualifier.
 *
 * The same digits are postcodes of many countries: the qualifier decides, then the operator's default country, then the
 * United States for five digits, then the only country that has the code; otherwise the answer lists the countries. A text
 * recognised as a postcode is never looked up as a name.
 */
import { mainTowns } from './areas.ts';
import { suggestionsOf } from './by-id.ts';
import type { NameRecogniser } from './by-name.ts';
import type { Codes } from './codes.ts';
import { fold } from './fold.ts';
import type { Place, Resolution, UnlistedPostcode } from './place.ts';
import { countryName, type PlaceIndex, pointPlace, townAt } from './place-index.ts';
import { describeShape } from './postcode-shapes.ts';
import type { PostcodeRow, Postcodes } from './postcode-table.ts';
import { plainCode } from './postcode-table.ts';
import { findPostcodes, type PostcodeText } from './postcode-text.ts';
import { matchesWithTown } from './postcode-with-town.ts';
import { parseQualifiers, type Qualifier } from './qualifiers.ts';
import { standIns } from './stand-ins.ts';

const MAX_SUGGESTIONS = 3;
const MAX_OTHERS = 5;
const INWARD_LENGTH = 3;
const LENGTH_IN_CANADA = 6;
const LENGTH_IN_US = 5;
/** British outward codes of the form letter, digit, letter: all others of that form are Canadian. */
const UK_LIKE_CANADA = /^(?:E1W|N1[CP]|W1[A-HJKSTUW])$/;
const HOW_MORE_COME =
  'Postcodes of more countries come with "fairday places import postcodes FILE". Name the town, or give coordinates.';

export class PostcodeRecogniser {
  readonly #placeIndex: PlaceIndex;
  readonly #codes: Codes;
  readonly #postcodes: Postcodes;
  readonly #names: NameRecogniser;
  readonly #defaultCountry: string | null;

  constructor(
    placeIndex: PlaceIndex,
    codes: Codes,
    postcodes: Postcodes,
    names: NameRecogniser,
    defaultCountry: string | null,
  ) {
    this.#placeIndex = placeIndex;
    this.#codes = codes;
    this.#postcodes = postcodes;
    this.#names = names;
    this.#defaultCountry = defaultCountry;
  }

  /** The resolution of a text that is or contains a postcode; null for other texts. */
  recognise(text: string): Resolution | null {
    const candidates = this.#inOrder(findPostcodes(text));
    for (const candidate of candidates) {
      const found = this.#resolve(candidate);
      if (found !== null) return found;
    }
    const bare = candidates.find(({ qualifier }) => qualifier === '');
    // K2 is a mountain.
    if (bare !== undefined && standIns().byName.has(fold(text))) return null;
    if (bare !== undefined) return this.#unknown(text.trim(), bare);
    return candidates.some(isFull)
      ? this.#elsewhere(text.trim(), candidates.filter(isFull))
      : this.#withoutDigits(candidates);
  }

  /** A code with the prefix of a country: `us:75001`, `gb:SW1A 1AA`. Null when the text is a name, not a code. */
  within(text: string, countryCode: string): Resolution | null {
    const code = plainCode(text);
    if (!/\d/.test(code)) return null;
    const place =
      countryCode === 'GB'
        ? this.#britishPlace(code, '')
        : countryCode === 'CA'
          ? this.#canadianPlace(code)
          : this.#placeOf(
              this.#rowsWithin(code.slice(0, countryCode === 'US' ? LENGTH_IN_US : code.length), countryCode)[0],
            );
    if (place !== null) return { kind: 'found', place, others: [] };
    return notFound(
      this.#unknownWithin(text, countryCode),
      this.#near(code, countryCode),
      this.#unlisted(code, text.trim(), [countryCode], ''),
    );
  }

  /** "E1W" is in London and in New Brunswick: British first, unless the default country is Canada. */
  #inOrder(candidates: readonly PostcodeText[]): PostcodeText[] {
    const british = (candidate: PostcodeText): boolean =>
      candidate.kind === 'uk' && UK_LIKE_CANADA.test(candidate.outward);
    if (this.#defaultCountry === 'CA' || !candidates.some(british)) return [...candidates];
    return [...candidates.filter(british), ...candidates.filter((candidate) => !british(candidate))];
  }

  #resolve(candidate: PostcodeText): Resolution | null {
    if (candidate.kind === 'digits') return this.#resolveDigits(candidate);
    const place =
      candidate.kind === 'uk'
        ? this.#britishPlace(candidate.outward, candidate.inward)
        : this.#canadianPlace(candidate.area + candidate.rest);
    if (place === null || !matchesWithTown(this.#placeIndex.gazetteer, place, candidate.qualifier)) return null;
    return { kind: 'found', place, others: [] };
  }

  /** By the full code if it was imported, else by the outward code, else by the post town of its letters. */
  #britishPlace(outward: string, inward: string): Place | null {
    const [code, short] =
      inward === '' && outward.length > INWARD_LENGTH + 1
        ? [outward, outward.slice(0, -INWARD_LENGTH)]
        : [outward + inward, outward];
    const ofUk = ({ countryCode }: PostcodeRow): boolean => ['GB', 'GG', 'JE', 'IM'].includes(countryCode);
    const full = code === short ? undefined : this.#postcodes.exact(code).find(ofUk);
    const row = full ?? this.#postcodes.exact(short).find(ofUk) ?? this.#middleOf(short, ofUk);
    if (row !== undefined) return this.#placeOf(row);
    const town = this.#codes.ukAreas.get(/^[A-Z]+/.exec(short)?.[0] ?? '');
    if (town === undefined || UK_OUTWARD_TOO_LONG.test(short)) return null;
    const place = this.#placeIndex.gazetteer.withGeonameId(town);
    return place === null ? null : townAt(this.#placeIndex, place);
  }

  /** The middle one of the full codes of an outward code. */
  #middleOf(outward: string, accepts: (row: PostcodeRow) => boolean): PostcodeRow | undefined {
    const within = this.#postcodes.startingWith(outward, outward.length + INWARD_LENGTH, MAX_PER_AREA).filter(accepts);
    return within[Math.floor(within.length / 2)];
  }

  #canadianPlace(code: string): Place | null {
    const full = code.length === LENGTH_IN_CANADA ? this.#rowsWithin(code, 'CA')[0] : undefined;
    return this.#placeOf(full ?? this.#rowsWithin(code.slice(0, 3), 'CA')[0]);
  }

  #resolveDigits({ code, qualifier, isZip4 }: PostcodeText & { kind: 'digits' }): Resolution | null {
    const rows = this.#postcodes.exact(code).filter(({ countryCode }) => !isZip4 || countryCode === 'US');
    const fitting = rows.filter((row) => matchesWithTown(this.#placeIndex.gazetteer, row, qualifier));
    const countries = [...new Set(fitting.map(({ countryCode }) => countryCode))];
    const isPreferred = (countryCode: string): boolean =>
      countryCode === this.#defaultCountry || (countryCode === 'US' && code.length === LENGTH_IN_US);
    const chosen =
      countries.find((country) => country === this.#defaultCountry) ??
      countries.find(isPreferred) ??
      (countries.length === 1 || qualifier !== '' ? countries[0] : undefined);
    const labels = countries.filter((country) => country !== chosen).map((country) => this.#label(code, country));
    if (chosen !== undefined) {
      const place = this.#placeOf(fitting.find(({ countryCode }) => countryCode === chosen));
      return place === null ? null : { kind: 'found', place, others: labels.slice(0, MAX_OTHERS) };
    }
    if (labels.length === 0) return null;
    const message = `"${code}" is a postcode in ${labels.length} countries: write the country or the town beside it.`;
    return { kind: 'ambiguous', message, suggestions: labels.slice(0, MAX_OTHERS) };
  }

  /** Digits that do not fit their qualifier: a town is resolved by its name; for a country the postcode is not found. */
  #withoutDigits(candidates: readonly PostcodeText[]): Resolution | null {
    const digits = candidates.find(({ kind }) => kind === 'digits');
    if (digits?.kind !== 'digits' || this.#isName(digits)) return null;
    // "2000, AU" is in Australia, although there is a town Au in Switzerland.
    const isCountry = this.#placeIndex.gazetteer.countryCodes.includes(digits.qualifier.toUpperCase());
    const named = isCountry ? NOTHING : this.#names.resolve(digits.qualifier, { isExact: true });
    // A country or region that a town answers for has postcodes of its own.
    if (named.kind === 'found' && named.place.represents === undefined) return named;
    const areas = parseQualifiers(
      this.#placeIndex.gazetteer,
      fold(digits.qualifier.replaceAll(',', ' ')),
      'as written',
    );
    if (areas === null) return null;
    const towns = areas.flatMap(({ countries, regions }) =>
      mainTowns(
        this.#placeIndex.gazetteer,
        [
          ...countries.map((value) => ({ kind: 'country' as const, value })),
          ...regions.map((value) => ({ kind: 'region' as const, value })),
        ],
        MAX_SUGGESTIONS,
      ),
    );
    return notFound(
      `No postcode ${digits.code} of ${digits.qualifier} is known. ${HOW_MORE_COME}`,
      towns.slice(0, MAX_SUGGESTIONS).map((town) => this.#placeIndex.gazetteer.label(town)),
      this.#unlisted(digits.code, digits.written, this.#countriesOf(areas), digits.qualifier),
    );
  }

  #countriesOf(areas: readonly Qualifier[]): string[] {
    const { gazetteer } = this.#placeIndex;
    const countries = areas.flatMap(({ countries, regions }) => [
      ...countries,
      ...regions.map((region) => gazetteer.countryOfRegion(region)),
    ]);
    return countries.map((country) => gazetteer.countryCodes[country] ?? '');
  }

  /** The postcode for a geocoder, if exactly one of the possible countries has no postcode table here. */
  #unlisted(
    code: string,
    written: string,
    countries: readonly string[],
    qualifier: string,
  ): UnlistedPostcode | undefined {
    const open = [...new Set(countries)].filter((country) => country !== 'GB' && !this.#postcodes.has(country));
    if (open.length !== 1 || !CAN_BE_POSTCODE.test(code)) return undefined;
    return { code, asWritten: written, countryCode: open[0], qualifier };
  }

  /** "100 Mile House" is a town. */
  #isName({ code, qualifier }: PostcodeText & { kind: 'digits' }): boolean {
    return [`${code} ${qualifier}`, `${qualifier} ${code}`].some(
      (text) => this.#placeIndex.gazetteer.names.exact(Buffer.from(fold(text))).length > 0,
    );
  }

  #unknown(text: string, candidate: PostcodeText): Resolution {
    const code = plainCode(text);
    const country = candidate.kind === 'canada' ? 'CA' : candidate.kind === 'uk' ? 'GB' : 'US';
    const shape = candidate.kind === 'digits' ? describeShape(candidate.written) : '';
    const hint = shape === '' && candidate.kind === 'digits' ? ' Write the country or the town beside it.' : shape;
    const unlisted =
      candidate.kind === 'digits' && this.#defaultCountry !== null
        ? this.#unlisted(candidate.code, candidate.written, [this.#defaultCountry], '')
        : undefined;
    // What is no ZIP code by its shape is like none.
    const isLike = candidate.kind !== 'digits' || (shape === '' && (this.#defaultCountry ?? 'US') === 'US');
    const near = isLike ? this.#near(code, country) : [];
    return notFound(`No postcode "${text}" is known.${hint} ${HOW_MORE_COME}`, near, unlisted);
  }

  /** Not found, because the code and its qualifier disagree: suggests the place of the code, then the towns named. */
  #elsewhere(text: string, candidates: readonly PostcodeText[]): Resolution {
    const alone = candidates.flatMap((candidate) =>
      suggestionsOf(this.#resolve({ ...candidate, qualifier: '' }) ?? NOTHING),
    );
    const towns = candidates.flatMap(({ qualifier }) => suggestionsOf(this.#names.resolve(qualifier)));
    const message = `"${text}": the postcode is not known, or does not lie in what stands beside it.`;
    return notFound(message, [...alone.slice(0, 1), ...towns].slice(0, MAX_SUGGESTIONS));
  }

  #rowsWithin(code: string, countryCode: string): PostcodeRow[] {
    return this.#postcodes.exact(code).filter((row) => row.countryCode === countryCode);
  }

  #placeOf(row: PostcodeRow | undefined): Place | null {
    return row === undefined ? null : pointPlace(this.#placeIndex, row);
  }

  #unknownWithin(text: string, countryCode: string): string {
    const country = countryName(this.#placeIndex.gazetteer, countryCode);
    return `No postcode "${text}" of ${country} is known. ${HOW_MORE_COME}`;
  }

  /** Known codes with the same beginning, as suggestions. */
  #near(code: string, countryCode: string): string[] {
    if (countryCode === 'GB') return this.#townsOfLetters(code);
    for (let length = code.length; length >= 1; length--) {
      const rows = [LENGTH_IN_US, INWARD_LENGTH]
        .flatMap((whole) => this.#postcodes.startingWith(code.slice(0, length), whole, MAX_PER_AREA))
        .filter((row) => row.countryCode === countryCode);
      const codes = [...new Set(rows.map((row) => row.code))].slice(0, MAX_SUGGESTIONS);
      if (codes.length > 0) return codes.map((near) => this.#label(near, countryCode));
    }
    return [];
  }

  /** Post towns of the areas that begin with the letters of a code, or at least with the first. */
  #townsOfLetters(code: string): string[] {
    const letters = /^[A-Z]{0,2}/.exec(code)?.[0] ?? '';
    const startingWith = (beginning: string): number[] =>
      [...this.#codes.ukAreas].filter(([area]) => area.startsWith(beginning)).map(([, town]) => town);
    const towns = [...new Set([...startingWith(letters), ...startingWith(letters.slice(0, 1))])].slice(
      0,
      MAX_SUGGESTIONS,
    );
    return towns.flatMap((id) => {
      const place = this.#placeIndex.gazetteer.withGeonameId(id);
      return place === null ? [] : [this.#placeIndex.gazetteer.label(place)];
    });
  }

  #label(code: string, countryCode: string): string {
    return `${code}, ${countryName(this.#placeIndex.gazetteer, countryCode)}`;
  }
}

const NOTHING: Resolution = { kind: 'not_found', message: '', suggestions: [] };
const MAX_PER_AREA = 400;
/** From the three digits of Iceland to the ten of Iran. */
const CAN_BE_POSTCODE = /^[A-Z\d]{3,10}$/;
/** No outward code has more than two letters and two more characters. */
const UK_OUTWARD_TOO_LONG = /^.{5}|^[A-Z]+\d{3}/;

function notFound(message: string, suggestions: readonly string[], unlisted?: UnlistedPostcode): Resolution {
  return { kind: 'not_found', message, suggestions, ...(unlisted === undefined ? {} : { unlisted }) };
}

/** A code with all its parts, whose shape only a postcode has. */
function isFull(candidate: PostcodeText): boolean {
  return (candidate.kind === 'uk' && candidate.inward !== '') || (candidate.kind === 'canada' && candidate.rest !== '');
}
