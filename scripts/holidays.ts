/**
 * Writes the holidays of each country, `data/holidays.json`, from date-holidays
 * (https://github.com/commenthol/date-holidays; its data are CC BY 3.0). The package takes half a second and 30 MB to load,
 * so that its dates are kept as rules instead: a day of a month, days from Easter, the n-th weekday of a month, or a list.
 *
 *   bun scripts/holidays.ts --write
 */
import { join } from 'node:path';
import { easterSunday } from '../src/ask/question/time/holidays.ts';
import { weekdayOf } from '../src/ask/question/time/local-clock.ts';
import { addDays, type CivilDate, epochDay, parseCivilDate } from '../src/time/civil.ts';

interface LibraryHoliday {
  readonly date: string;
  readonly name: string;
  readonly type: string;
  readonly substitute?: boolean;
}

interface Library {
  getCountries(): Record<string, string>;
  getStates(country: string, language?: string): Record<string, string> | undefined;
  getHolidays(year: number, language: string): LibraryHoliday[];
}

const ROOT = join(import.meta.dir, '..');
const PACKAGE = join(ROOT, 'node_modules', 'date-holidays');
const FIRST_YEAR = 2015;
const LAST_YEAR = 2045;
const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);
const COUNTED_TYPES = new Set(['public', 'bank', 'observance', 'optional']);
const OFF_TYPES = new Set(['public', 'bank']);

const { default: Holidays } = (await import(join(PACKAGE, 'src', 'index.js'))) as {
  default: new (country?: string, state?: string) => Library;
};

/** Lower case, no accents, no apostrophes, British spelling: how names are compared. */
function bare(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}|['’.]/gu, '')
    .toLowerCase()
    .replace(/\blabor\b/g, 'labour')
    .replace(/[-–,]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** "End of Ramadan (Eid al-Fitr)" has two names. */
function namesOf(name: string): string[] {
  const inner = /^(.*?) ?\(([^)]+)\)$/.exec(name);
  return (inner === null ? [name] : [inner[1], inner[2]])
    .map(bare)
    .filter((text) => /^[a-z][a-z ]{2,40}$/.test(text) && !/\b(?:substitute|bridge|observed|advent)\b/.test(text));
}

/** One letter for each kind of rule: d 12-25, e -2, n 5-0-0 (month, weekday from Monday, n-th or 0 for the last), l a list. */
function ruleOf(dates: ReadonlyMap<number, readonly CivilDate[]>): string | null {
  const years = [...dates.keys()];
  const single = [...dates.values()].map(([first]) => first);
  const isRegular = years.length >= 20 && [...dates.values()].every(({ length }) => length === 1);
  if (isRegular) {
    const ends = new Set(single.map((date) => date.slice(5)));
    if (ends.size === 1) return `d${[...ends][0]}`;
    const offsets = new Set(years.map((year, i) => epochDay(single[i]) - epochDay(easterSunday(year))));
    if (offsets.size === 1) return `e${[...offsets][0]}`;
    const nth = new Set(single.map((date) => nthOf(date, false)));
    if (nth.size === 1) return `n${[...nth][0]}`;
    const last = new Set(single.map((date) => nthOf(date, true)));
    if (last.size === 1 && ![...last][0].endsWith('?')) return `n${[...last][0]}`;
  }
  const listed = [...dates.values()].flat().map((date) => date.replaceAll('-', ''));
  return listed.length === 0 ? null : `l${listed.toSorted().join('')}`;
}

function nthOf(date: CivilDate, asLast: boolean): string {
  const head = `${Number(date.slice(5, 7))}-${weekdayOf(date)}`;
  if (!asLast) return `${head}-${Math.ceil(Number(date.slice(8)) / 7)}`;
  return addDays(date, 7).slice(5, 7) === date.slice(5, 7) ? `${head}-?` : `${head}-0`;
}

interface Found {
  readonly dates: Map<number, CivilDate[]>;
  isOff: boolean;
}

function holidaysOf(country: string, state?: string): Map<string, Found> {
  const library = state === undefined ? new Holidays(country) : new Holidays(country, state);
  const found = new Map<string, Found>();
  for (const year of YEARS) {
    for (const { date, name, type, substitute } of library.getHolidays(year, 'en') ?? []) {
      const day = parseCivilDate(date.slice(0, 10));
      if (day === null || !COUNTED_TYPES.has(type) || Number(day.slice(0, 4)) !== year) continue;
      const names = substitute === true ? ['substitute'] : namesOf(name);
      for (const key of names) {
        const entry = found.get(key) ?? { dates: new Map<number, CivilDate[]>(), isOff: false };
        const known = entry.dates.get(year) ?? [];
        if (!known.includes(day)) entry.dates.set(year, [...known, day]);
        entry.isOff ||= OFF_TYPES.has(type);
        found.set(key, entry);
      }
    }
  }
  return found;
}

const rules: string[] = [];
const names: string[] = [];
const indexIn = (list: string[], text: string): number => {
  const at = list.indexOf(text);
  return at >= 0 ? at : list.push(text) - 1;
};

type Row = [name: number, rule: number, isOff: 0 | 1];

function rowsOf(found: ReadonlyMap<string, Found>): Row[] {
  return [...found].flatMap(([name, { dates, isOff }]): Row[] => {
    const rule = ruleOf(dates);
    return rule === null ? [] : [[indexIn(names, name), indexIn(rules, rule), isOff ? 1 : 0]];
  });
}

/** What most states of a country keep on the same day belongs to the country: Thanksgiving in Canada. */
function withStates(country: string, own: Map<string, Found>): Row[] {
  const rows = rowsOf(own);
  const states = Object.keys(new Holidays().getStates(country) ?? {});
  const counts = new Map<string, { row: Row; count: number }>();
  for (const state of states) {
    for (const row of rowsOf(holidaysOf(country, state))) {
      const key = `${row[0]} ${row[1]}`;
      counts.set(key, { row, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  const has = (name: number): boolean => rows.some(([known]) => known === name);
  const shared = [...counts.values()].filter(({ row, count }) => count > states.length / 2 && !has(row[0]));
  return [...rows, ...shared.map(({ row }) => row)];
}

/** Countries whose states matter for well-known holidays. */
const WITH_STATES = new Set(['CA', 'AU', 'GB', 'CH', 'ES', 'DE', 'NZ']);

const countries: Record<string, Row[]> = {};
for (const country of Object.keys(new Holidays().getCountries()).toSorted()) {
  const own = holidaysOf(country);
  countries[country] = WITH_STATES.has(country) ? withStates(country, own) : rowsOf(own);
}
for (const state of ['SCT', 'NIR']) countries[`GB-${state}`] = rowsOf(holidaysOf('GB', state));

/** Countries whose states keep well-known days of their own: Family Day in Ontario, Melbourne Cup in Victoria. */
const WITH_OWN_DAYS = ['CA', 'AU', 'US'];

/** What a state keeps and its country does not, or on another day; by the English name of the state. */
function ownRows(country: string, state: string): Row[] {
  const known = new Set(countries[country].map(([name, rule]) => `${name} ${rule}`));
  return rowsOf(holidaysOf(country, state)).filter(([name, rule]) => !known.has(`${name} ${rule}`));
}

for (const country of WITH_OWN_DAYS) {
  for (const [state, name] of Object.entries(new Holidays().getStates(country, 'en') ?? {})) {
    const rows = ownRows(country, state);
    if (rows.length > 0) countries[`${country}/${name}`] = rows;
  }
}

const { version } = (await Bun.file(join(PACKAGE, 'package.json')).json()) as { version: string };
const table = { source: `date-holidays ${version}, CC BY 3.0`, rules, names, countries };
const path = join(ROOT, 'data', 'holidays.json');
if (process.argv.includes('--write')) await Bun.write(path, `${JSON.stringify(table)}\n`);
console.log(`${Object.keys(countries).length} countries, ${names.length} names, ${rules.length} rules`);
