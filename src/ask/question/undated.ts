/** Days that a question names and that have no date here: "ladies day", a holiday beyond the table of dates. */
import type { QuestionWords } from './find-words.ts';
import type { Subject } from './interpretation.ts';
import { plainText } from './text.ts';
import { type LocalClock, localDate, weekdayOf } from './time/local-clock.ts';
import { weekdayNumber } from './time/named-days.ts';
import type { timeMentions } from './time/resolve-times.ts';
import { WordPattern } from './word-pattern.ts';

type ResolvedTime = ReturnType<typeof timeMentions>[number];

/** What takes place on days of its own, which differ from year to year. */
const EVENT = new WordPattern(
  new RegExp(
    String.raw`\b(?:(?:(?!(?:in|at|for|on|during|the|to)\b)[\p{L}'-]+ ){0,2}(?:festival|carnival|grand prix|marathon|triathlon|regatta|derby|boat race|` +
      'cup final|air ?show|stampede|state fair|county (?:show|fair)|highland games|rodeo|ironman|ploughing ' +
      "championships?|motorcycle rally)|sturgis rally|ladies'? day|indy 500|daytona 500|bathurst (?:1000|12 hour)|" +
      'australian open|royal welsh(?: show)?|puck fair|caribana|oyster festival|' +
      'electric picnic|(?:the )?(?:national )?eisteddfod|up helly aa|fleadh(?: cheoil)?|common riding|well dressing|sydney to hobart(?: race)?|' +
      'birdsville races|picnic races|great north run|notting hill carnival|' +
      'great yorkshire show|royal highland show|balmoral show|rose of tralee|galway races|chelsea flower show|' +
      'tt races|race ?day|(?:match|game|polling|results|graduation|moving|wedding|big|competition|show|gala|open|' +
      String.raw`field|regatta|carnival) day(?= (?:in|at|weather|forecast)|\W*$)|fringe|proms|royal ascot|grand national|` +
      'glasto|gold cup|(?<=\\bduring (?:the )?)(?:wimbledon|ascot|goodwood|henley|silverstone|aintree|cowes|badminton|farnborough)|' +
      'oktoberfest|mardi gras|(?:during |over |in )?(?:ramadan|hanukk?ah|chanukah|golden week)|rosh hashanah|yom kippur|burning man|coachella|tomorrowland|la tomatina|holi|songkran|loy krathong|' +
      'san fermin|running of the bulls|fallas|wimbledon (?:final|fortnight)|dussehra|dasara|raksha bandhan|rakhi|navratri|durga puja|' +
      'ganesh chaturthi|ganpati|onam|pongal|baisakhi|vaisakhi|janmashtami|maha shivratri|lohri|ugadi|' +
      String.raw`makar sankranti|(?:the )?final|super ?bowl|world cup|start of le mans|le mans 24\S*|the open|the masters|` +
      'the olympics|(?:(?:the|this|next|february|feb|may|whitsun|june|october|oct|autumn|spring|summer) )*half[- ]?term(?: ' +
      '(?:week|holidays?|break))?|(?:the |summer |easter )?school holidays?|spring break|' +
      'mid[- ]?term break|march break|coronation|royal wedding|(?:platinum|golden|diamond|silver) jubilee|' +
      String.raw`(?:queen'?s|state|royal) funeral|moon landing|live aid)(?: (?:19|20)\d\d)?\b`,
    'u',
  ),
);

/** The same in other languages, by their own names. */
const EVENT_ABROAD = new WordPattern(
  new RegExp(
    String.raw`\b(?:vierdaagse|oktoberfest|wiesn|rosenmontagszug|kieler woche|hafengeburtstag|rock am ring|wacken|` +
      'donauinselfest|street ?parade|fetes? des lumieres|nuit blanche|vieilles charrues|hellfest|eurockeennes|francofolies|' +
      'tour de france|roland[- ]garros|paris[- ]roubaix|braderie de lille|paleo|gentse feesten|lowlands|rock werchter|' +
      String.raw`zwarte cross|tomorrowland|graspop|pukkelpop|elfstedentocht|zomercarnaval|bouwvak|ronde van vlaanderen)\b`,
    'u',
  ),
);

/** Weeks and days that are counted from the start of an event, which look like times. */
const PART_OF_EVENT = new WordPattern(
  new RegExp(
    String.raw`\b(?:first|second|third|opening|last|final) (?:week|weekend|day) of (?:the )?(?:wimbledon|glastonbury|` +
      'glasto|ascot|cheltenham|festival|fringe|tournament|ashes|open|olympics|world cup|school holidays|holidays|' +
      String.raw`summer holidays)\b|\b(?:royal ascot|ascot|cheltenham|cowes|henley|tt|goodwood|galway (?:races?|arts)|races?|` +
      String.raw`festival|regatta|freshers|fashion|carnival) week\b(?! (?:ago|from))|\bwimbledon (?:first|second|opening|finals?|` +
      String.raw`last) (?:week|weekend|day)\b|\b(?:f1|formula (?:1|one)|grand prix|moto ?gp|gp|marathon|carnival|` +
      String.raw`regatta) (?:week ?end|race day)\b|\bfinals weekend\b|\bon day (?:[1-5]|one|two|three|four|` +
      String.raw`five)\b(?! trip)|\bsuper ?bowl (?:sunday|weekend|day)\b|` +
      String.raw`\b(?:afl |nrl )?grand final (?:day|weekend|saturday|sunday)\b|\bmasters (?:sunday|weekend)\b`,
    '',
  ),
);

/** "For my birthday", "for the school fete": days of those who ask, which nobody here knows. */
const OWN_EVENT = new WordPattern(
  new RegExp(
    String.raw`\bfor (?:the|our|my|his|her|their|your|mum'?s|dad'?s|\p{L}+'s) (?:\p{L}+ ){0,2}(?:birthday|wedding|graduation|prom|christening|` +
      String.raw`baptism|f[eê]te|fayre|sports day|honeymoon|anniversary|stag do|hen do|hen party|great north run)(?=\W*$|[,.?!]| (?:in|at|near|and)\b)`,
    'u',
  ),
);

/** "Is it raining at the festival" is of this moment. */
const OF_NOW = new WordPattern(
  /\b(?:now|current(?:ly)?|is it(?! (?:ok|okay|good|fine|safe|worth|likely|going|gonna|best|better|usually|normally)\b)|outside)\b/,
);

/** What the question dates itself by, and nobody here knows the date of: one of its own times, or an event. */
export function undated(
  words: QuestionWords,
  mentions: readonly ResolvedTime[],
  clock: LocalClock,
): { readonly undated?: string } {
  // "How's Friday looking, I've booked the day off": that day has a name.
  const dateless = mentions.find(
    ({ window, text }) => window(clock) === null && !(mentions.length > 1 && /\b(?:days? off|carnival)$/.test(text)),
  );
  return dateless === undefined ? undatedEvent(words) : { undated: dateless.text };
}

/** "Boston Marathon 2018": the year of it is no date. */
const YEAR_ALONE = /^(?:in |of |for )?(?:19|20)\d\d$/;

function undatedEvent({ times, whole, question, language, mentionsHere, placeSpans }: QuestionWords): {
  readonly undated?: string;
} {
  const hasNoDate = times.every(({ spans }) =>
    spans.every(({ start, end }) => YEAR_ALONE.test(whole.slice(start, end))),
  );
  if (language !== 'en') {
    const abroad = times.length === 0 && !mentionsHere ? EVENT_ABROAD.exec(plainText(question)) : null;
    return abroad === null ? {} : { undated: question.slice(abroad.index, abroad.index + abroad[0].length) };
  }
  const part = PART_OF_EVENT.exec(whole)?.[0];
  if (part !== undefined) return { undated: part };
  const own = times.length === 0 ? OWN_EVENT.exec(whole)?.[0] : undefined;
  if (own !== undefined) return { undated: own.replace(/^for (?:the )?/, '') };
  const found = hasNoDate && !mentionsHere ? EVENT.exec(whole) : null;
  // "Sunset Derby": the town, and no match.
  const isTown = placeSpans.some(({ start, end, text }) => {
    const last = (found?.index ?? 0) + (found?.[0].length ?? 0);
    return /^derby$/i.test(text) && end === last && start >= (found?.index ?? 0);
  });
  const event = isTown ? null : found;
  if (event === null || OF_NOW.test(whole)) return {};
  const end = event.index + event[0].length;
  // "Isle of wight festival" is called by all of its words.
  const place = placeSpans.find((span) => span.start < event.index && span.end > event.index);
  return { undated: whole.slice(place?.start ?? event.index, end) };
}

const WEEKDAYS = /\b(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day|s|rs|r)?\b/g;
const DATE =
  /(?<![\d:.])(?:[12]?\d|3[01])(?:st|nd|rd|th)?(?![\d:]| ?(?:[ap]\.?m|o'?clock))|\b(?:first|second|third|\p{L}+th)\b/u;
const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;
const ORDINAL = /\d(?:st|nd|rd|th)\b/;

/** The weekday, 0 for Monday, that the question gives to its one date and that this date is not; left out for none. */
export function weekdayMissed(
  mentions: readonly ResolvedTime[],
  { place, times }: Subject,
): { weekdayMissed?: number } {
  const [mention, ...others] = mentions;
  const [time] = times;
  if (mention === undefined || others.length > 0 || time === undefined || time.grain === 'month') return {};
  const { plain } = mention;
  const named = plain.match(WEEKDAYS) ?? [];
  const [weekday] = named;
  const isDated = DATE.test(plain) && (MONTH.test(plain) || ORDINAL.test(plain) || /\d[/.]\d/.test(plain));
  if (
    weekday === undefined ||
    named.length > 1 ||
    !isDated ||
    /\b(?:week|after|before|from|of (?:this|next)|to|until|till)\b|-/.test(plain)
  )
    return {};
  const number = weekdayNumber(weekday);
  return weekdayOf(localDate(place.tzId, time.fromMs)) === number ? {} : { weekdayMissed: number };
}
