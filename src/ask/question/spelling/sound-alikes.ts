/** Words typed for one that sounds alike: "wondering weather i need a coat", "is their any snow". */
import type { MeantRow } from './meant-words.ts';

export const SOUND_ALIKES: readonly MeantRow[] = [
  // Another word that sounds alike.
  [
    'whether',
    'weather',
    {
      before: '\\b(?:the|any|bad|good|better|best|nice|same|usual|hot|cold|wet|pool|beach|this) ',
      behind: '(?! (?:it|i|we|to|or|they|he|she|you|there|the)\\b)',
    },
  ],
  [
    'whether',
    'weather',
    {
      before: '^(?:(?:so|ok|hi|hey|hello|local|todays|tomorrows),? )*',
      behind: ' (?:in|at|for|on|near|today|tomorrow|tonight|this|next|forecast|here|outside|report|now)\\b',
    },
  ],
  [
    'whether',
    'weather',
    {
      behind:
        ' (?:forecast|report|like|outside|outlook|going to be like|gonna be like|warnings?|alerts?|conditions)\\b',
    },
  ],
  [
    'weather',
    'whether',
    {
      before:
        '\\b(?:wondering|wonder|know|deciding|decide|tell|see|ask|sure|unsure|debating|check|idea|depends on|on|me|not) ',
      behind: ' (?:or not|i|we|it will|it.s going|to)\\b',
    },
  ],
  ['weather', 'whether', { behind: ' or not\\b' }],
  [
    'their thier',
    'there',
    {
      before: "\\b(?:is|are|was|will|wil|if|has|isn't|won't|when) ",
      behind:
        ' (?:be|a|an|any|much|going|gonna|enough|still|no|some|been|rain|snow|frost|fog|ice|wind|sun|lightning|thunder|more|likely)\\b',
    },
  ],
  [
    'rainin',
    'rain in',
    {
      before:
        '\\b(?:(?:will|gonna|does|did|could|might|would|to) (?:it )?|the |any |of |much |some |heavy |no |more |it )',
      behind: ' (?!(?:in|at|on|now|today|tomorrow|tonight|this|here|outside|over|all|and|or|when|for|there)\\b)\\p{L}',
    },
  ],
  ['rainin', 'raining'],
];
