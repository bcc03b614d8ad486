/**
 * Names in their own scripts come with and without the word for what they are: 수원시 and 수원, 北京市 and 北京, อำเภอหัวหิน and
 * หัวหิน, الخرطوم and خرطوم. Both forms find the place.
 */
import { fold } from './fold.ts';

interface Affixes {
  readonly script: RegExp;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Words for "city", "district", "town" and the like; longer ones first. */
const AFFIXES: readonly Affixes[] = [
  {
    script: /\p{Script=Han}/u,
    before: [],
    after: [
      '自治州',
      '自治县',
      '自治縣',
      '地区',
      '地區',
      '新区',
      '新區',
      '市',
      '区',
      '區',
      '县',
      '縣',
      '镇',
      '鎮',
      '乡',
      '鄉',
      '町',
      '村',
    ],
  },
  { script: /\p{Script=Hangul}/u, before: [], after: ['특별자치시', '특별시', '광역시', '시', '군', '구', '읍', '면'] },
  {
    script: /\p{Script=Thai}/u,
    before: ['เทศบาลนคร', 'เทศบาลเมือง', 'เทศบาลตำบล', 'อำเภอเมือง', 'อำเภอ', 'ตำบล', 'จังหวัด', 'เมือง', 'อ.', 'จ.'],
    after: [],
  },
  { script: /\p{Script=Arabic}/u, before: ['مدينة ال', 'مدينة ', 'محافظة ', 'مركز ', 'ال'], after: [] },
  { script: /\p{Script=Hebrew}/u, before: ['עיריית ', 'העיר '], after: [] },
  { script: /\p{Script=Greek}/u, before: ['Δήμος ', 'Πόλη '], after: [] },
  {
    script: /\p{Script=Cyrillic}/u,
    before: ['місто ', 'город ', 'м. ', 'г. ', 'смт ', 'село '],
    after: [' місто', ' город'],
  },
];
/** One sign is too little to be the name: 京都 is not 京. */
const MIN_BARE_LENGTH = 2;

let folded: readonly Affixes[] | null = null;

/** The affixes, folded at the first name that is not Latin. */
function foldedAffixes(): readonly Affixes[] {
  folded ??= AFFIXES.map(({ script, before, after }) => ({
    script,
    before: before.map(foldAffix),
    after: after.map(foldAffix),
  }));
  return folded;
}

/** The folded name without its affix: none, or one form. */
export function bareNames(key: string): readonly string[] {
  if (isLatin(key)) return [];
  const affixes = foldedAffixes().find(({ script }) => script.test(key));
  if (affixes === undefined) return [];
  const prefix = affixes.before.find((word) => key.startsWith(word)) ?? '';
  const suffix = affixes.after.find((word) => key.endsWith(word)) ?? '';
  const bare = key.slice(prefix.length, suffix === '' ? undefined : -suffix.length).trim();
  return bare === key || Array.from(bare).length < MIN_BARE_LENGTH ? [] : [bare];
}

function isLatin(key: string): boolean {
  return (key.codePointAt(0) ?? 0) < 0x370;
}

/** Folds a word and keeps the spaces that part it from the name. */
function foldAffix(word: string): string {
  const [lead = ''] = /^ */.exec(word) ?? [];
  const [trail = ''] = / *$/.exec(word) ?? [];
  return `${lead}${fold(word)}${trail}`;
}
