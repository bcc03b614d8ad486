/**
 * Short names from `data/cued-names.yaml` that mean a ski resort, a surf break, a park or a club's home ground where the question speaks of what people
 * do there: "surf at bells" is about Bells Beach, and not about a town of that name.
 */
import table from '../../../../data/cued-names.yaml';
import { fold } from '../../../place/fold.ts';
import type { Places } from '../../../place/places.ts';
import { isEnglishWord } from '../english.ts';
import type { NameWords, PlaceText } from './name-words.ts';
import type { SpanOfWords } from './named-parts.ts';
import type { Cue } from './ordinary-names.ts';

/** The words of a question that go with each group of names. */
const CUES: ReadonlyMap<string, RegExp> = new Map([
  ['always', /^/u],
  ['english', /^/u],
  [
    'ski',
    /\b(?:ski|skis|skiing|skied|skier|snow\w*|slopes?|powder|pistes?|lifts|chairlift|opening day|avalanche|groomers?)\b/iu,
  ],
  ['surf', /\b(?:surf\w*|swell|waves?|barrels?|offshore|boardshorts|wetsuit|wettie)\b/iu],
  [
    'park',
    /\b(?:hik(?:e|es|ing)|trails?|camp(?:ing|site|ground)?|parks?|backpacking|canyon|canoe\w*|elk|bears|safaris?|game|lodge|mornings?)\b/iu,
  ],
  ['race', /\b(?:races?|grand prix|gp|f1|formula|qualifying|motogp|practice|24 hours)\b/iu],
  ['team', /\b(?:games?|match(?:es)?|home opener|tailgat\w*|kick-?off|first pitch|playoffs?|rained? (?:out|off))\b/iu],
  ['ground', /\b(?:footy|afl|cricket|boxing day|match|game|test|melbourne|concert)\b/iu],
  ['tennis', /\b(?:tennis|atp|wta|grass court|lawn)\b/iu],
  [
    'coast',
    /\b(?:force [4-9]|f[4-9]|gales?|shipping|inshore|sea state|isle of|climb\w*|bouldering|dive|diving|harbour|race off)\b/iu,
  ],
  [
    'river',
    /\b(?:fish\w*|angl\w*|trout|salmon|grayling|pike|kayak\w*|cano\w*|row\w*|raft\w*|paddl\w*|swim\w*|river)\b/iu,
  ],
  ['golf', /\b(?:golf|masters|tee|round|links)\b/iu],
]);

/** Behind the name of a club. Where it plays away, the question names the town. */
const PLAYS = /^(?:games?|match|matches|home|tailgate|kickoff|playoff|playoffs|vs|get|getting)$/;

interface CuedName {
  /** Folded. */
  readonly key: string;
  readonly words: number;
  readonly group: string;
  readonly target: string;
}

/** Fame of a village of a thousand people or so: Santa Cruz de Tenerife has more words than Santa Cruz. */
const FAME_OF_LONGER = 70;

let known: ReadonlyMap<string, readonly CuedName[]> | null = null;

/** The place of a short name that begins at a word; null where nothing speaks for it, or an area qualifies it. */
export function cuedNameAt(
  at: number,
  cue: Cue,
  { text, words, language }: PlaceText,
  names: NameWords,
  places: Places,
): SpanOfWords | null {
  known ??= read(table);
  const all = known.get(words[at]?.key ?? '');
  if (all === undefined || names.isTime(at)) return null;
  for (const { key, words: count, group, target } of all) {
    const end = at + count;
    if (
      words
        .slice(at, end)
        .map((word) => word.key)
        .join(' ') !== key
    )
      continue;
    const last = words[end - 1];
    const start = words[at]?.start ?? 0;
    const area = names.qualifierAfter(end);
    // "Cherbourg ferry": there is a Ferry in Alaska, which has no Cherbourg.
    const isElsewhere =
      area !== null && places.resolve(`${names.textOf(at, end)}, ${names.textOf(end, area)}`).kind !== 'not_found';
    if (last === undefined || isElsewhere) continue;
    const around = `${text.slice(0, start)} ${text.slice(last.end)}`;
    const isEdge = at === 0 || end === words.length || last.endsPhrase || names.isTime(end);
    const isName =
      group === 'team'
        ? words[at - 1]?.key === 'the' || PLAYS.test(words[end]?.key ?? '')
        : group === 'always' || cue !== 'none' || names.isNameLike(at) || isEdge || !isEnglishWord(key);
    if (!isName || CUES.get(group)?.test(around) !== true || (group === 'english' && language !== 'en')) continue;
    // "Arches national park" has more words than "arches".
    const [longest] = places.namesAt(words.slice(at).map((word) => word.key));
    if (longest !== undefined && longest.words > count && (longest.isSight || longest.fame >= FAME_OF_LONGER)) continue;
    const resolution = places.resolve(target);
    if (resolution.kind !== 'found') continue;
    if (group === 'team') {
      const place = { ...resolution.place, represents: text.slice(start, last.end) };
      const home = { start, end: last.end, text: text.slice(start, last.end), certainty: 0.7, isBare: true };
      return { place: { ...home, resolution: { kind: 'found', place, others: [] } }, end };
    }
    return {
      place: { start, end: last.end, text: text.slice(start, last.end), resolution, certainty: 0.9 },
      end,
    };
  }
  return null;
}

/** By the first word of the name, the longer names first. */
function read(source: unknown): ReadonlyMap<string, readonly CuedName[]> {
  const names = Object.entries(tableOf(source)).flatMap(([group, all]) => {
    if (!CUES.has(group)) throw new Error(`cued-names.yaml: no words go with ${group}`);
    return Object.entries(tableOf(all)).map(([name, target]): CuedName => {
      const key = fold(name);
      return { key, words: key.split(' ').length, group, target: String(target) };
    });
  });
  const sorted = names.toSorted((a, b) => b.words - a.words);
  return Map.groupBy(sorted, ({ key }) => key.split(' ')[0] ?? '');
}

/** The texts that the names stand for, each of which is found. */
export function cuedTargets(): readonly string[] {
  known ??= read(table);
  return [...known.values()].flat().map(({ target }) => target);
}

function tableOf(value: unknown): Readonly<Record<string, unknown>> {
  if (!isTable(value)) throw new Error('cued-names.yaml: not a table');
  return value;
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
