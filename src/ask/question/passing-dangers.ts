/**
 * Dangers that are named in passing, in English: how many weeks gone somebody is, a tree that leans, smoke on the way, waders
 * in a river. They count as those of mild-doings.ts do.
 */
import type { UncoveredWords } from './uncovered-subjects.ts';

const DOING =
  'cycl\\p{L}*|run(?:s|ning)?|jog\\p{L}*|walk\\p{L}*|hik\\p{L}*|rid(?:e|ing)|driv\\p{L}*|play\\p{L}*|' +
  'train(?:ing)?|go|going|work\\p{L}*|kids?|dogs?|school';

/** The gravest first. */
export const PASSING_DANGERS: readonly UncoveredWords[] = [
  {
    subject: 'health',
    all: [
      "(?:i'?m|i am|she'?s|she is|wife(?:'?s| is)|partner(?:'?s| is)|friend(?:'?s| is)) (?:\\p{L}+ )?(?:\\d{1,2}|" +
        '\\p{L}+) ?(?:weeks|wks)(?: (?:gone|along|pregnant|now|today|preg)|,|\\W*$| and )',
      'can|could|should|ok(?:ay)?|fine|safe|good|nice|great|lovely|too|weather|alright',
    ],
    unless: 'holiday|off work|training|in plaster|post-?op',
    topics: ['feels-like', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'wind-load',
    all: [
      'chain ?saw(?:s|ing)?|fell(?:ing)?|cut(?:ting)? (?:down|up|back)|tak(?:e|ing) down|lopp?(?:ing)?|pollard(?:ing)?',
      'lean(?:s|ing)?|hung ?up|after the (?:storm|gales?|winds?)|storm[- ]damaged?|wind ?blown|half[- ]down|' +
        'cracked|split|hanging',
      'trees?|oak|ash|beech|sycamore|conifers?|leylandii|pine|willow|birch|poplar|branch(?:es)?|limbs?|trunk',
    ],
    topics: ['gusts', 'wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // What a fire sends over is not judged by the air of the forecast.
    subject: 'fire',
    all: [
      '(?:through|into|despite) (?:the |all |this |that |thick |some |a bit of )*(?:smoke|plume|ash ?fall)|' +
        'smoke (?:coming )?from (?:the |a |that )?(?:\\p{L}+ )?fires?',
      DOING,
    ],
    topics: ['air-quality', 'wind', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'water',
    all: [
      '(?:in|with|wearing|put on) (?:my |the |chest |thigh )*waders|wading|rope ?swings?|tarzan swings?',
      'river|lake|loch|lough|reservoir|sea|estuary|fish\\p{L}*|stream|burn|beck|water|\\u0001+',
    ],
    topics: ['rain', 'wind', 'temperature'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'tidal-crossing',
    all: [
      '(?:walk|wander|stroll|scrambl|hik|go|going|get|getting)\\p{L}* (?:\\p{L}+ )?(?:round|around) the (?:point|' +
        'headland|cliffs?|corner|rocks|bay)',
      'tides?|tidal|calm|sea|beach|sands?|waves',
    ],
    topics: ['wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // A carnival is also a day, and blanked out of the text without times.
    subject: 'over-people',
    all: [],
    named:
      '(?:drones?|mavic|dji|quadcopters?)\\b[^.?!]{0,40}?\\b(?:over|above|at|during|for) (?:the |a |' +
      'our )?(?:\\p{L}+ ){0,2}?(?:carnival|mardi gras|easter parade|pride|christmas market|bonfire night|' +
      'new year\\W?s? (?:eve|party))',
    topics: ['wind', 'gusts', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
];
