/**
 * Holidays of each country by name, from date-holidays (`data/holidays.json`, written by `scripts/holidays.ts`; its data are
 * CC BY 3.0).
 */
import table from '../../../../data/holidays.json';
import { addDays, type CivilDate, parseCivilDate } from '../../../time/civil.ts';
import { easterSunday, nthWeekday } from './holidays.ts';
import { type ClockPlace, dateOf } from './local-clock.ts';

/** Where a name is looked up after the country of the place: "Canada Day in Leeds". */
const FALLBACKS = ['US', 'GB', 'CA', 'AU', 'NZ', 'IE', 'IN', 'SG', 'CN', 'DE', 'FR', 'ES', 'IT', 'NL', 'SE', 'SA'];
/** Names in the table that name no day of their own, or a city first; Tasmania's Boxing Day is the substitute for it, and Mauritius keeps Ganesh Chaturthi later than India. */
const NO_NAME = new RegExp(
  'substitute|(?<!early may|spring|^summer) bank holiday$|^(?:bank|public|national|new years?|citizens|' +
    'declared public) holiday$|^festival day$|^assumption$|^sports day$|^boxing day$|^ganesh chaturthi$|' +
    '^(?:substitute|picnic|election|primary election|general election|town meeting|state) (?:day|holiday)$|' +
    '^(?:san juan|st john|santa rosa de lima|san esteban|sant esteve)$',
  '',
);

/** What is a fete in summer where nobody keeps the day before Lent. */
const FETES: ReadonlySet<string> = new Set(['carnival']);
const WITH_FETES: ReadonlySet<string> = new Set(['GB', 'IE', 'US', 'CA', 'AU', 'NZ']);

/** Other names of the same days, bare as in the table. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  'national holiday': [
    'national holiday',
    'bastille day',
    'bundesfeiertag',
    'fiesta nacional de espana',
    'independence day',
    'portugal day',
  ],
  thanksgiving: ['thanksgiving', 'thanksgiving day'],
  'thanksgiving day': ['thanksgiving day', 'thanksgiving'],
  'presidents day': ['washingtons birthday'],
  'mlk day': ['martin luther king jr day'],
  'martin luther king day': ['martin luther king jr day'],
  'mothering sunday': ['mothers day'],
  midsummer: ['midsummer', 'midsummer day'],
  'midsummers day': ['midsummer day'],
  'midsummers eve': ['midsummer eve'],
  eid: ['eid al fitr', 'end of ramadan'],
  'eid al fitr': ['eid al fitr', 'end of ramadan'],
  'eid al adha': ['eid al adha', 'eid ul adha', 'feast of the sacrifice'],
  'lunar new year': ['chinese new year', 'lunar new years day', 'spring festival'],
  'pancake day': ['shrove tuesday'],
  'mardi gras': ['shrove tuesday'],
  'canadian thanksgiving': ['thanksgiving'],
  diwali: ['diwali', 'deepavali', 'divali'],
  deepavali: ['deepavali', 'diwali', 'divali'],
  divali: ['divali', 'deepavali', 'diwali'],
  holi: ['phagwah', 'holi phagwa'],
  'simcoe day': ['civic holiday'],
  'womens day': ['womens day', 'national womens day', 'international womens day'],
};

/** Days of countries of which the table has none: Midsummer is a fixed day but in the north. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'midsummer day': 'd06-24',
  'midsummer eve': 'd06-23',
  'st jean baptiste day': 'd06-24',
  'st jean baptiste': 'd06-24',
  'bc day': 'n8-0-1',
  'st georges day': 'd04-23',
  'saint georges day': 'd04-23',
};

type Row = readonly [name: string, rule: string, isOff: boolean];

const ROWS: ReadonlyMap<string, readonly Row[]> = new Map(
  Object.entries(table.countries).map(([country, rows]) => [
    country,
    rows.map(([name, rule, isOff]): Row => [table.names[name] ?? '', table.rules[rule] ?? '', isOff === 1]),
  ]),
);

/** "Nevada day" may be a day in Nevada. */
const STATE_DAYS: ReadonlySet<string> = new Set(
  [...ROWS.keys()]
    .flatMap((key) => (key.includes('/') ? [`${key.split('/')[1].toLowerCase()} day`] : []))
    .filter((day) => ![...ROWS].some(([key, rows]) => !key.includes('/') && rows.some(([name]) => name === day))),
);

/** Every name by its first word, the longest first; the words of each. */
export const HOLIDAY_NAMES: ReadonlyMap<string, readonly (readonly string[])[]> = Map.groupBy(
  [
    ...table.names.filter((name) => !NO_NAME.test(name) && !STATE_DAYS.has(name)),
    ...Object.keys(ALIASES),
    ...Object.keys(ELSEWHERE),
  ]
    .map((name) => name.split(' '))
    .toSorted((a, b) => b.length - a.length),
  ([first = '']) => first,
);

const NO_LETTER = /['.]/;

/** A name as the table has it: lower case, no apostrophes or full stops, British spelling. */
export function bareName(word: string): string {
  const bare = NO_LETTER.test(word) ? word.replace(/['.]/g, '') : word;
  return bare === 'labor' ? 'labour' : bare;
}

/** Scotland and Northern Ireland have holidays of their own. */
function countryOf({ countryCode, region }: ClockPlace): string {
  if (countryCode !== 'GB') return countryCode;
  return { Scotland: 'GB-SCT', 'Northern Ireland': 'GB-NIR' }[region ?? ''] ?? 'GB';
}

/** The rows of the place's state that its country has not: Family Day in Ontario. */
function stateOf({ countryCode, region = '' }: ClockPlace): string {
  return `${countryCode}/${region}`;
}

/** The first day of a holiday in a year, as the country of the place keeps it, else as another one does; null for none. */
export function holidayIn(name: string, place: ClockPlace, year: number): CivilDate | null {
  const names = ALIASES[name] ?? [name];
  const own =
    keptIn([stateOf(place), countryOf(place), place.countryCode], names, year) ?? inAnyState(place, names, year);
  if (own !== null) return own;
  if (FETES.has(name) && WITH_FETES.has(place.countryCode)) return null;
  const anywhere = names.map((known) => ELSEWHERE[known]).find((rule) => rule !== undefined);
  return anywhere === undefined
    ? keptIn([...FALLBACKS, ...ROWS.keys()], names, year)
    : (datesIn(anywhere, year)[0] ?? null);
}

/** The first date that one of the countries has for one of the names. */
function keptIn(countries: readonly string[], names: readonly string[], year: number): CivilDate | null {
  for (const country of countries) {
    for (const known of names) {
      const row = ROWS.get(country)?.find(([own]) => own === known);
      const [first] = row === undefined ? [] : datesIn(row[1], year);
      if (first !== undefined) return first;
    }
  }
  return null;
}

/** What a state of the country keeps, where the place's own does not: "Family Day" in Quebec; null for none. */
function inAnyState({ countryCode }: ClockPlace, names: readonly string[], year: number): CivilDate | null {
  return keptIn(
    [...ROWS.keys()].filter((key) => key.startsWith(`${countryCode}/`)),
    names,
    year,
  );
}

/** Public and bank holidays of the country of the place in a year, in order. */
export function daysOff(place: ClockPlace, year: number): CivilDate[] {
  const rows = [...(ROWS.get(countryOf(place)) ?? []), ...(ROWS.get(stateOf(place)) ?? [])];
  return [...new Set(rows.filter(([, , isOff]) => isOff).flatMap(([, rule]) => datesIn(rule, year)))].toSorted();
}

/** The dates of a rule in a year: see `ruleOf` in the script that writes the table. */
function datesIn(rule: string, year: number): CivilDate[] {
  const text = rule.slice(1);
  switch (rule[0]) {
    case 'd': {
      const date = parseCivilDate(`${year}-${text}`);
      return date === null ? [] : [date];
    }
    case 'e':
      return dateOf(year, 1, 1) === null ? [] : [addDays(easterSunday(year), Number(text))];
    case 'n': {
      const [month = 1, weekday = 0, n = 1] = text.split('-').map(Number);
      return dateOf(year, 1, 1) === null ? [] : [nthWeekday(year, month, weekday, n)];
    }
    default: {
      const dates = text.match(/\d{8}/g) ?? [];
      return dates.flatMap((digits) => {
        const date = digits.startsWith(String(year))
          ? dateOf(year, Number(digits.slice(4, 6)), Number(digits.slice(6)))
          : null;
        return date === null ? [] : [date];
      });
    }
  }
}
