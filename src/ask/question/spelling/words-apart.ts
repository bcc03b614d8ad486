/** Words that are typed in two: "after noon", "out-side", "to morrow". */
import { DAY_BEGINNINGS, type MeantRow } from './meant-words.ts';

export const WORDS_APART: readonly MeantRow[] = [
  // Words taken apart.
  ['to', 'tomorrow', { takes: '[ -]mor?row(?!\\p{L})' }],
  ['to', 'tonight', { takes: '[ -]night(?!\\p{L})' }],
  [
    'to',
    'today',
    {
      before: '(?<!\\b(?:day|from|due|down|up|close|next|adding|one|next) )(?<!\\d )',
      takes: '[ -]day(?! (?:\\d|one|two|after|by|in|out)\\b)(?!\\p{L}|-)',
    },
  ],
  ['week', 'weekend', { takes: '[ -]end(?!\\p{L})' }],
  ['over', 'overnight', { before: '(?<!\\ball )', takes: '[ -]night(?!\\p{L})' }],
  [
    'after',
    'afternoon',
    {
      before: `\\b(?:this|the|every|each|good|yesterday|tomorrow|late|early|sat|sun|mon|fri|(?:${DAY_BEGINNINGS})day) `,
      takes: '[ -]noon(?!\\p{L})',
    },
  ],
  ['after', 'afternoon', { takes: '-noon(?!\\p{L})' }],
  ['mid', 'midday', { takes: '[ -]day(?!\\p{L})' }],
  ['mid', 'midnight', { takes: '[ -]night(?!\\p{L})' }],
  ['day', 'daylight', { takes: '[ -]light(?= (?:hours?|left|do|is|will|in|at|till?|until)\\b|[ ?!.]*$)' }],
  ['out', 'outside', { takes: '[ -]side(?!\\p{L})' }],
  ['out', 'outdoors', { takes: '[ -]doors(?!\\p{L})' }],
  ['any', 'anywhere', { takes: '[ -]where(?!\\p{L})' }],
  ['any', 'anything', { takes: '[ -]thing(?!\\p{L})' }],
  ['some', 'somewhere', { takes: '[ -]where(?!\\p{L})' }],
  ['some', 'something', { takes: '[ -]thing(?!\\p{L})' }],
  ['heat', 'heatwave', { takes: '-wave(?!\\p{L})' }],
  ['sun', 'sunset', { takes: '-set(?!\\p{L})' }],
  ['sun', 'sunrise', { takes: '-rise(?!\\p{L})' }],
  ['sun', 'sunshine', { before: '(?<!\\b(?:the|does|will|should) )', takes: '[ -]shine(?!\\p{L})' }],
  ['rain', 'raincoat', { takes: '[ -]coat(?!\\p{L})' }],
  ['rain', 'rainfall', { before: '(?<!\\b(?:will|does|did|the|any|would) )', takes: '[ -]fall(?!\\p{L}|ing)' }],
  ['snow', 'snowfall', { before: '(?<!\\b(?:will|does|did|the|any|would) )', takes: '[ -]fall(?!\\p{L}|ing)' }],
  ['fore', 'forecast', { takes: '[ -]cast(?!\\p{L})' }],
  ['feels', 'feels like', { takes: '-like(?!\\p{L})' }],
  ['air', 'air quality', { takes: '-quality(?!\\p{L})' }],
  ['bank', 'bank holiday', { takes: '-holiday(?!\\p{L})' }],
  ['school', 'school run', { takes: '-run(?!\\p{L})' }],
];
