/**
 * Small words that turn what is asked into something else: "neither", "per hour", "why", "than last time". Each is covered by
 * some readings and by no other. Where it is covered by none, the answer tells the weather without a yes or no, and names
 * the words as not taken into account. Adding one means adding its line here.
 */
import { DAY_MS } from '../../time/units.ts';
import { originalText, type QuestionWords } from './find-words.ts';
import type { Form, Interpretation, Topic } from './interpretation.ts';
import { distinct } from './passed-over.ts';
import { PatternTable } from './pattern-table.ts';
import { SUPERLATIVES } from './superlatives.ts';
import { BLANK, matchesOf, type Span, wholeWords } from './text.ts';
import type { WordPattern } from './word-pattern.ts';

interface TurningWords {
  readonly words: WordPattern;
  /** Whether the reading has a place for them. */
  readonly isCovered: (reading: Interpretation) => boolean;
}

const isOneOf =
  (...forms: Form[]) =>
  ({ form }: Interpretation): boolean =>
    forms.includes(form);
const isAbout =
  (...topics: Topic[]) =>
  ({ topics: [topic] }: Interpretation): boolean =>
    topics.includes(topic);
const isNever = (): boolean => false;

const COUNTED = '(?:days?|nights?|mornings?|afternoons?|evenings?|week ?ends?|weeks|hours?|times)';
const LONG_DAYS = 300;
const OF_ONE_YEAR = /\b(?:last|this|yesterday|(?:19|20)\d\d)\b/i;

function timesOf({ subjects }: Interpretation): readonly Interpretation['subjects'][0]['times'][number][] {
  return subjects.flatMap(({ times }) => times);
}

/** Whether more than the days around now are told of. */
function isOfYears(reading: Interpretation): boolean {
  return timesOf(reading).some(({ era, fromMs, toMs }) => era === 'typical' || toMs - fromMs > LONG_DAYS * DAY_MS);
}

function isCounted({ form, days, lengthHours }: Interpretation): boolean {
  return form === 'count' || form === 'run' || form === 'last' || days !== null || lengthHours !== null;
}

function isCompared(reading: Interpretation): boolean {
  const { form, threshold, change, turn, span, topics } = reading;
  if (form === 'compare' || form === 'which-place' || form === 'which-day' || form === 'which-month') return true;
  return (
    threshold !== null || change !== undefined || turn !== undefined || span !== undefined || topics.includes('normal')
  );
}

/** Longer times are not told weekend by weekend. */
const MOST_WEEKENDS_DAYS = 31;

const TURNING: readonly TurningWords[] = [
  {
    words: wholeWords('neither(?! here nor)|none of'),
    isCovered: isOneOf('compare', 'count', 'which-day', 'which-place'),
  },
  {
    words: wholeWords(
      '(?=ever\\b)(?<=\\b(?:has|have|had|did|was|were|hasn.t|haven.t|been)\\b.{0,60})ever(?! so| since| again)',
    ),
    isCovered: (reading) =>
      isCounted(reading) ||
      isOfYears(reading) ||
      isAbout('records')(reading) ||
      reading.ranksYears !== undefined ||
      // "Did it ever snow last winter" is of that winter.
      timesOf(reading).every(({ text, era }) => era === 'past' && OF_ONE_YEAR.test(text ?? '')),
  },
  {
    words: wholeWords(
      `(?:${SUPERLATIVES}) (?:\\p{L}+ ){0,3}?(?:ever|on record|in history|of all time)|` +
        'records?(?= (?:high|low|temperature|breaking|heat|cold|rain(?:fall)?|wind|snow(?:fall)?)\\b)',
    ),
    isCovered: (reading) => isAbout('records')(reading) || reading.ranksYears !== undefined,
  },
  {
    words: wholeWords(
      '(?:how many|number of) times(?! (?:a|per|each|every|in a) year)|how often(?= (?:will|is it going|' +
        'did|has)(?!\\p{L}))|more than (?:once|twice)|' +
        'once or twice|several times',
    ),
    // "How often will it be above 20 next week": the days on which it is.
    isCovered: ({ days }) => days?.asks === 'count' && days.unit === 'days',
  },
  { words: wholeWords('on and off'), isCovered: isOneOf('when') },
  {
    words: wholeWords(
      '(?:how many|number of) (?:more )?(?:\\p{L}+ )?(?:days|nights|mornings|afternoons|evenings|week ?ends|' +
        'weeks)(?! (?:since|until|till?|ago|before|to)(?!\\p{L}))',
    ),
    // Nights that a limit is held against are counted as they are told.
    isCovered: (reading) =>
      isCounted(reading) ||
      isOneOf('when', 'which-day')(reading) ||
      (reading.threshold !== null && timesOf(reading).length > reading.subjects.length),
  },
  {
    words: wholeWords(`top (?:\\d+|two|three|four|five|ten) (?:\\p{L}+ )?${COUNTED}`),
    isCovered: isOneOf('which-day', 'best-time'),
  },
  {
    words: wholeWords(
      '(?<!(?:miles?|kms?|kilomet(?:re|er)s?|met(?:re|er)s?|knots|hours|how many times) )per (?:hour|day|night|' +
        'week|minute)|(?=an? (?:hour|day)\\b|each )(?<=\\b(?:rain|rainfall|snow|snowfall|mm|inch|inches|litres|sun|' +
        'sunshine|hours)\\b.{0,15})(?<!\\b(?:in|within|half|for|about|quarter of) )(?:(?:an hour|' +
        'a day)(?! (?:from|ago|later|before|after|or|until|till|to|in|earlier|out|trip)(?!\\p{L}))|' +
        'each (?:day|night|hour))',
    ),
    isCovered: (reading) =>
      isCounted(reading) || isOfYears(reading) || timesOf(reading).length > reading.subjects.length,
  },
  {
    words: wholeWords(
      '(?:earliest|soonest|latest)(?= (?:that |time |hour |point |moment )?(?:i|we|you|they|he|she|can|to|for)\\b)',
    ),
    isCovered: (reading) =>
      reading.activity === null && (isOneOf('when', 'which-day', 'last')(reading) || reading.extreme !== null),
  },
  {
    words: wholeWords(
      '(?:how (?:quick(?:ly)?|fast|slow(?:ly)?|rapidly))(?= (?:will|does|is|did|do) .{0,30}\\b(?:warm|cool|heat|' +
        'clear|melt|thaw|dry|rise|rising|drop|fall|mov|chang|spread|com|arriv|build)\\p{L}*)',
    ),
    isCovered: isOneOf('when'),
  },
  {
    words: wholeWords(
      'how safe(?= (?:is|are) (?:the|this|that|your) (?:\\p{L}+ )?forecasts?)|' +
        'how (?:sure|certain|reliable|accurate|confident|trustworthy|dependable)|' +
        '(?=right|wrong|accura|reliab|correct|chang|trust)(?<=\\bforecasts?\\b[^,]{0,25})(?:right|wrong|' +
        'accura\\p{L}+|reliab\\p{L}+|correct|change[ds]?|changing|trust\\p{L}*)|' +
        '(?:trust|believe|rely on)(?= (?:the|this|that|your|these|those) (?:\\p{L}+ )?forecasts?)|accuracy|' +
        '(?:compared?|than|versus|vs|against)(?: to| with)? (?:what )?(?:the (?:\\p{L}+ )?forecasts?|' +
        '(?:was )?(?:forecast(?:ed)?|expected|predicted|promised)|they said)',
    ),
    isCovered: isNever,
  },
  {
    words: wholeWords(
      '(?=in|up|down)(?<=\\b(?:hot|warm|cold|cool|humid|dry|damp|stuffy|temperature|temp)\\p{L}* .{0,12})(?:inside|' +
        'indoors|upstairs|downstairs|in the (?:house|shed|garage|attic|loft|greenhouse|conservatory|cellar|office|' +
        'tent|polytunnel))',
    ),
    isCovered: isNever,
  },
  {
    words: wholeWords(
      '(?=than )(?<=\\b(?:\\p{L}+er|more|less)\\b.{0,25})(?<!\\b(?:rather|other|more|less|fewer|later|earlier|' +
        'sooner|longer|higher|lower|greater|better|worse) )than (?!\\d|once|twice|minus|zero|freezing|half|' +
        'an? (?:inch|metre|foot|cm|mm)|one|two|three|four|five|six|seven|eight|nine|' +
        'ten)(?!outside)(?:(?:the|an?|it|it.s|was|is|at|in|on|my|our|last|we|they|i) ){0,3}\\p{L}+',
    ),
    isCovered: (reading) => isCompared(reading) || reading.topics.length > 1,
  },
  {
    words: wholeWords(
      '(?=why\\b|how come\\b)(?<=^\\W*(?:(?:so|and|but|hi|hello|please|tell me|explain) )*)(?:why|how come)|' +
        '(?:what(?:.s| is|s)? (?:the )?|the )(?:reasons?|causes?|causing|' +
        'behind)(?! (?:not|for not|the (?:house|hill|wall)))',
    ),
    isCovered: isNever,
  },
  {
    words: wholeWords('(?:what|which) (?:kind|type|sort|form)s? of (?:clouds?|storms?|snow|ice|fog)'),
    isCovered: isNever,
  },
  {
    words: wholeWords('(?:same|similar|different)(?= (?:from|to|as|than)(?!\\p{L}))'),
    isCovered: (reading) => isCompared(reading) || timesOf(reading).length > 1,
  },
  {
    words: wholeWords(
      '(?:still )?(?:to come|to fall)(?! (?:back|home|in|out|over|up|down|with|to|and|for|along|asleep|off)(?!\\p{L}))',
    ),
    isCovered: (reading) => timesOf(reading).some(({ era }) => era !== 'past'),
  },
  {
    words: wholeWords(
      '(?<!(?:first|second|latter|other|early|later|1st|2nd|back|last|which|what) )(?:at least |more than |over |' +
        'about )?half (?:of )?(?:the|this|that|my|our|next) (?:day|week|week ?end|time|hours|month|morning|afternoon|' +
        'evening|night)s?|(?:what|\\d+) ?(?:%|percent|per cent|percentage|proportion|fraction|' +
        'share) of (?:the )?(?:time|days?|week|hours|nights)|how much of (?:the|this|next|my|our) (?:day|week|' +
        'week ?end|month|morning|afternoon|evening|night|time)',
    ),
    isCovered: ({ days }) => days?.bound === 'most' || days?.isShare === true,
  },
  {
    words: wholeWords(
      'how (?:far|close|near)(?: away| off)?(?= (?:is|are|was|were) (?:the |this |that )?(?:rain|storm|snow|shower|' +
        `thunder|lightning|front|${BLANK}))`,
    ),
    isCovered: (reading) => isAbout('visibility')(reading) || reading.hazard !== undefined || isOneOf('when')(reading),
  },
  { words: wholeWords('in a row|consecutive(?:ly)?|on end|back to back|on the trot'), isCovered: isCounted },
  {
    words: wholeWords(
      `(?:${SUPERLATIVES}) (?:dry|sunny|clear|calm|windy|wet|cloudy|rainy) (?:day|night|morning|afternoon|evening|hour)s?`,
    ),
    isCovered: isOneOf('which-day', 'best-time', 'when', 'which-month'),
  },
  {
    // Of two ends the least is told.
    words: wholeWords(
      '(?=hottest|warmest|wettest|windiest|highest|strongest|' +
        'cloudiest)(?:(?<=\\b(?:coldest|coolest|driest|calmest|lowest|lightest|sunniest)\\b.{1,40})(?:hottest|' +
        'warmest|wettest|windiest|highest|strongest|cloudiest)|(?:hottest|warmest|wettest|windiest|highest|strongest|' +
        'cloudiest)(?=.{1,40}\\b(?:coldest|coolest|driest|calmest|lowest|lightest|sunniest)(?!\\p{L})))(?: (?:day|' +
        'night|hour|part|time)s?)?',
    ),
    isCovered: ({ form, topics, days }) => form === 'value' || (days === null && topics.length > 1),
  },
  {
    words: wholeWords('(?:half|twice|double|(?:two|three) times) as'),
    isCovered: isNever,
  },
  {
    words: wholeWords(
      '(?:least|most) \\p{L}+ hours?|how many hours(?! (?:of|until|till?|before|left|to|since|ago)(?!\\p{L}))',
    ),
    isCovered: (reading) =>
      isCounted(reading) ||
      isOneOf('when', 'best-time', 'which-day')(reading) ||
      isAbout('sunshine', 'daylight', 'sunset', 'sunrise')(reading),
  },
  // The next Saturday is told, and not the first of a kind.
  {
    words: wholeWords(
      '(?:first|next) (?:dry|sunny|warm|hot|fine|nice|calm|wet|good)(?= (?:mon|tues|wednes|thurs|fri|satur|sun)day(?!\\p{L}))',
    ),
    isCovered: isCounted,
  },
  // The wettest weekend of half a year: its days are ranked.
  {
    words: wholeWords('week ?ends?'),
    isCovered: (reading) =>
      !isOneOf('which-day')(reading) ||
      timesOf(reading).every(({ fromMs, toMs }) => toMs - fromMs <= MOST_WEEKENDS_DAYS * DAY_MS),
  },
  // What nothing here reckons: how soon a skin burns, the index of Canada, two units at once, how many there are.
  {
    words: wholeWords(
      'nautical miles?|burn(?:ing)? times?|time to burn|humidex|(?<=\\bin )(?:c|celsius|f|fahrenheit) and (?:c|' +
        'celsius|f|fahrenheit)|how many(?= (?:full|new) moons)',
    ),
    isCovered: isNever,
  },
  {
    words: wholeWords('(?:second|third|fourth|2nd|3rd)(?:[ -](?:best|worst|\\p{L}+est))'),
    isCovered: isNever,
  },
];

const TABLE = new PatternTable(TURNING, ({ words }) => [words]);

/** Told with a yes or a no of what somebody does or wears, and then only stated. */
const JUDGED: ReadonlySet<Topic> = new Set<Topic>(['activity', 'clothing', 'general']);

/** The reading with the words that turn the question round and that nothing of it covers; without a yes or no then. */
export function withTurningWords(reading: Interpretation, words: QuestionWords): Interpretation {
  const { uncovered, hazard, topics, form, unexplained } = reading;
  if (uncovered !== null || hazard !== undefined) return reading;
  const spans = TABLE.possibleIn(words.plain).flatMap(({ words: pattern, isCovered }): Span[] => {
    const found = matchesOf(words.plain, pattern);
    return found.length === 0 || isCovered(reading)
      ? []
      : found.map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  });
  if (spans.length === 0) return reading;
  const turning = spans.map((span) => originalText([span], words));
  const isWhether = (form === 'yes-no' || form === 'compare') && !JUDGED.has(topics[0]);
  return {
    ...reading,
    ...(isWhether ? { form: 'value', asksWhether: false } : {}),
    unexplained: distinct([...turning, ...unexplained]),
  };
}
