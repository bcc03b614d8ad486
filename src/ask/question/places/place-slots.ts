/**
 * Where a sentence has room for a place: "how hot does darwin get", "going to lincoln on friday", "driving from jersey to …",
 * "padstow or leeds". A name that is also a word, or little known, counts there without a capital letter.
 */
import type { KnownName } from '../../../place/known-names.ts';
import { isContextWord } from '../context-words.ts';
import { isEnglishWord } from '../english.ts';
import type { Word } from '../text.ts';
import { isOccasion, LANDFORM_NAMES } from './common-nouns.ts';
import { ALSO_WORDS, FEELS, NO_PLACE, TOWNS_AND_WORDS } from './cue-words.ts';
import { isEverydayName } from './everyday-names.ts';
import { FirmSlots } from './firm-slots.ts';
import { INTENDS, OWNED } from './look-up-words.ts';
import { AREAS_AND_WORDS, CITY_CODES, type NameWords, type PlaceText } from './name-words.ts';
import { isNearEveryday } from './near-everyday.ts';
import type { Cue } from './ordinary-names.ts';

/** Fame of a village of a thousand people or so. */
const FAME_OF_VILLAGE = 70;
/** Fame of a town of about 10,000 people. */
const FAME_OF_KNOWN = 104;
/** Fame of a town of some 40,000 people. */
const FAME_OF_TOWN = 118;
/** Fame of a town of some 60,000 people: a word of English may be its name. */
const FAME_OF_WORD = 125;
/** Shorter words that are none of English are mostly slang. */
const MIN_UNKNOWN = 5;

/** "How many days over 30 degrees does Leeds get": so many words stand between at most. */
const HOW_MANY_WORDS = 7;
const DOES = /^(?:does|did|do|will|can|would|is)$/;
const GETS =
  /^(?:get|gets|getting|feel|be|reach|become|have|having|see|seeing|look|drop|fall|warm|cool|gonna|expecting)$/;
const GOES = new RegExp(
  '^(?:wear|wearing|come|comes|coming|came|taking|take|took|bringing|bring|moves|headin|blow|blows|blowing|' +
    'blew|spread|spreads|spreading|roll|rolling|rolls|drift|drifting|push|pushing|sweep|sweeping|making|going|go|' +
    'goes|went|gone|off|heading|headed|head|travelling|traveling|travel|flying|fly|drive|driving|drove|trip|' +
    'trips|journey|moving|move|back|over|up|down|out|along|across|way|get|getting|ferry|ferries|train|trains|bus|' +
    'buses|coach|flight|flights|cycling|riding|sailing|walking|commuting|commute|nipping|popping|return|' +
    'returning|pop|nip|jaunt|weekend|holiday|visit|excursion)$',
  '',
);
/** "Wellies for the lakes saturday": the plural is a district of them. */
const OF_LAKES = /^(?:lakes|dales|peaks|broads|highlands|borders|downs)$/;
/** "Fishing the tweed", "walk the dales". */
const GOES_ALONG = new RegExp(
  '^(?:fish|fishing|row|rowing|paddle|paddling|kayak|kayaking|canoe|canoeing|swim|swimming|sail|sailing|cross|' +
    'crossing|walk|walking|hike|hiking|cycle|cycling|ride|riding|run|running|surf|surfing|do|doing)$',
  '',
);
/** Weather does it to a place, and people to a place that they leave: "the front hitting darwin", "leaving split at 5". */
const BEFORE_TOWN = new RegExp(
  '^(?:hit|hits|hitting|reach|reaches|reached|reaching|miss|missing|leave|leaves|leaving|cross|crosses|' +
    'crossing|into|via|toward|towards|over|visit|visiting)$',
  '',
);
/** What a town has, before "of" and the town. */
const PART_OF = /^(?:university|uni|port|city|coast|streets|suburbs?|beaches)$/;
const OR: ReadonlySet<string> = new Set(['or', 'v', 'vs', 'versus']);
/** Words of a name that begins a question. */
const MAX_START = 4;
/** Words of a name and the word behind it. */
const MAX_NAME = 7;
/** May stand between "or" and the other place. */
const BEFORE_OTHER = /^(?:in|at|the|near|on|is|it)$/;
/** Beside a sight of everyday words. */
const AFTER_SIGHT = new RegExp(
  '^(?:weather|forecast|temperature|temp|temps|conditions|rain|raining|snow|wind|winds|windy|fog|frost|' +
    'humidity|thunder|storms?|gusts|uv|heat|sunrise|sunset|hitting|hit|hits|reach|reaching|miss|missing|leaving|' +
    'of|out|into|over|through|is|will|does|way|gonna|or|v|vs|versus|and|to|on|in|this|next|for|at|by|from|near|' +
    'will|is|now|hike|walk|get|gets|have|be|feel)$',
  '',
);
/** What may follow a name in its slot. */
const GOES_ON = new RegExp(
  '^(?:way|gonna|going|getting|having|expecting|on|this|next|for|in|and|or|to|from|at|by|with|via|v|vs|versus|' +
    'tomorrow|today|tonight|what|will|is|do|should|need|now|later|soon|again|get|gets|feel|be|reach|become|have|' +
    'see|usually|always|often|too|very|really|so|hot|cold|warm|cool|humid|dry|wet|rainy|sunny|windy|snowy|mild|' +
    'chilly|freezing|foggy|muggy|stormy|pleasant)$',
  '',
);

export class PlaceSlots {
  readonly #question: PlaceText;
  readonly #words: readonly Word[];
  readonly #keys: readonly string[];
  readonly #names: NameWords;
  readonly #firm: FirmSlots;
  /** Positions of words such as "or". */
  readonly #ors: readonly number[];

  constructor(question: PlaceText, names: NameWords) {
    this.#question = question;
    this.#words = question.words;
    this.#keys = question.words.map(({ key }) => key);
    this.#names = names;
    this.#firm = new FirmSlots(question, names);
    this.#ors = this.#keys.flatMap((key, at) => (OR.has(key) || this.#isCourse(at) ? [at] : []));
  }

  /** Whether a place is wanted at a word, where `before` is the word before it that is no article. */
  isSlot(before: number, at: number): boolean {
    if (this.#question.language !== 'en') return false;
    if (this.#firm.isSlot(before, at)) return true;
    const isWanted =
      this.#isAsked(before, at) || this.#isWay(before, at) || this.#isOfPart(at) || this.#isReached(before, at);
    if (!isWanted && !this.#isBeforeOr(at)) return false;
    // "Easter island" begins with a time.
    if (this.#names.isTime(at) && this.#sights(at).length === 0) return false;
    if (!isWanted) return this.#isCompared(at);
    return this.#hasKnownName(at) || (this.#keys[before] === 'from' && this.#isUnknown(at));
  }

  /** Whether a town that is also a word of the weather or a sport stands where only a place can. */
  isTownAndWord(at: number): boolean {
    const isBoth = TOWNS_AND_WORDS.has(this.#keys[at] ?? '') && this.#question.language === 'en';
    return isBoth && (this.#firm.isSlot(at - 1, at) || this.#firm.isAddressed(at));
  }

  /** Whether the name of a town begins a question at a word. */
  isAddressed(at: number): boolean {
    return this.#firm.isAddressed(at);
  }

  /** "Does Wildorado have …": a capital name between the first word and its verb. */
  isSubject(at: number): boolean {
    return (
      /^(?:does|did|will|has)$/.test(this.#keys[0] ?? '') &&
      this.#names.isNameLike(at) &&
      !this.#names.isBarrier(at) &&
      /^(?:have|get|see|expect|had|seen)$/.test(this.#keys[at + 1] ?? '')
    );
  }

  /** "Sunshine coast tomorrow", "rain in hot springs", "little rock weather": a sight or a town of everyday words with nothing else around that they could mean. */
  isWholeSight(at: number, { words, isSight, fame }: KnownName, cue: Cue): boolean {
    const end = at + words;
    if (!(isSight || fame >= FAME_OF_TOWN) || words < 2 || this.#question.language !== 'en') return false;
    if (Array.from({ length: words }, (_, i) => at + i).every((i) => this.#names.isTime(i))) return false;
    const follows = this.#keys[end] ?? '';
    const isLast = end >= this.#words.length || this.#words[end - 1]?.endsPhrase === true || this.#names.isTime(end);
    const next = this.#words[end];
    // "Box hill cycling sunday".
    const isDoing = next !== undefined && this.#question.isExplained(next);
    // "Sunny beach day tomorrow": a day at the beach, and no resort in Bulgaria.
    if (cue !== 'strong' && FEELS.test(this.#keys[at] ?? '') && (isDoing || isOccasion(follows))) return false;
    if (!isLast && !isDoing && !AFTER_SIGHT.test(follows) && this.#names.qualifierAfter(end) === null) return false;
    // "The keys", "the lakes": one noun with its article is a name at the start alone, and "the lake's frozen" is none.
    if (this.#keys[at] === 'the' && words === 2 && /['’]/.test(this.#words[at + 1]?.text ?? '')) return false;
    if (this.#keys[at] === 'the' && words === 2)
      return (
        at === 0 ||
        (isLast && OF_LAKES.test(this.#keys[at + 1] ?? '') && /^(?:for|to)$/.test(this.#keys[at - 1] ?? '')) ||
        (isLast && GOES_ALONG.test(this.#keys[at - 1] ?? '')) ||
        this.#isOneOfTwo(at, end)
      );
    const before = this.#keys[at - 1] ?? '';
    const isFirst = at === 0 || this.#words[at - 1]?.endsPhrase === true || this.#names.isTime(at - 1);
    return isFirst || cue !== 'none' || AFTER_SIGHT.test(before);
  }

  /** "Which is drier, the lakes or north wales", "north wales or the lakes": beside another name, with nothing else that it could mean. */
  #isOneOfTwo(at: number, end: number): boolean {
    const isBefore = this.#words[at - 1]?.endsPhrase === true && /^(?:or|vs|versus)$/.test(this.#keys[end] ?? '');
    const isAfter = /^(?:or|vs|versus)$/.test(this.#keys[at - 1] ?? '') && this.#words[end] === undefined;
    return isBefore || isAfter;
  }

  /** "How hot does X get", "will X be dry". */
  #isAsked(before: number, at: number): boolean {
    if (!DOES.test(this.#keys[before] ?? '')) return false;
    // "Is lincoln cold in march".
    if (this.#keys[before] === 'is' && before === 0)
      return this.#keys.slice(at + 1, at + 5).some((key) => FEELS.test(key) || GETS.test(key));
    const isQuestion = before === 0 || this.#keys.slice(Math.max(0, before - HOW_MANY_WORDS), before).includes('how');
    return isQuestion && this.#keys.slice(at + 1, at + 6).some((key) => GETS.test(key));
  }

  /** "University of bath". */
  #isOfPart(at: number): boolean {
    return this.#keys[at - 1] === 'of' && PART_OF.test(this.#keys[at - 2] ?? '');
  }

  /** "A front hitting darwin tonight", "flying out of lima", "any rain split way". */
  #isReached(before: number, at: number): boolean {
    const key = this.#keys[before] ?? '';
    if (BEFORE_TOWN.test(key) || (key === 'out' && this.#keys[at - 1] === 'of')) return true;
    // "Dry for darwin on saturday": a name that is no word and no person.
    if (key === 'for') return !isEnglishWord(this.#keys[at] ?? '') && !isContextWord(this.#keys[at] ?? '');
    return this.#keys[at + 1] === 'way' && !OWNED.test(key);
  }

  #isWay(before: number, at: number): boolean {
    const key = this.#keys[before];
    // "Taking the kids to bath".
    if (key === 'to') return this.#keys.slice(Math.max(0, before - 3), before).some((word) => GOES.test(word));
    if (key === 'for') return /^(?:heading|headed|bound|leaving|making|off)$/.test(this.#keys[before - 1] ?? '');
    if (key !== 'from') return false;
    // "Driving to cork from rosslare".
    const to = this.#keys.lastIndexOf('to', before);
    return (
      this.#keys.slice(at + 1, at + 7).includes('to') || (to > before - MAX_NAME && GOES.test(this.#keys[to - 1] ?? ''))
    );
  }

  #isBeforeOr(at: number): boolean {
    return this.#ors.some((or) => or > at && or < at + MAX_NAME);
  }

  /** "Ullapool to stornoway": the start of a way, which begins the question. */
  #isCourse(at: number): boolean {
    const before = this.#keys[at - 1] ?? '';
    return this.#keys[at] === 'to' && at > 0 && at < MAX_START && !GOES.test(before) && !INTENDS.test(before);
  }

  /** "X or Leeds": a name before a place that it is compared with. */
  #isCompared(at: number): boolean {
    const isWord = this.#names.isBarrier(at) && !AREAS_AND_WORDS.has(this.#keys[at] ?? '');
    if (isWord && this.#sights(at).length === 0 && !this.#isLandform(at)) return false;
    const isOther = this.#names
      .namesFrom(at)
      .some((name) => this.#isKnown(at, name, false) && this.#isOther(at + name.words));
    return isOther || (this.#isUnknown(at) && this.#isOther(at + 1));
  }

  /** Whether "or" and a known place follow. */
  #isOther(joiner: number): boolean {
    const isJoiner = OR.has(this.#keys[joiner] ?? '') || this.#isCourse(joiner);
    if (!isJoiner || this.#words[joiner - 1]?.endsPhrase) return false;
    let other = joiner + 1;
    while (BEFORE_OTHER.test(this.#keys[other] ?? '')) other++;
    if (this.#names.isTime(other) || NO_PLACE.has(this.#keys[other] ?? '')) return false;
    return this.#names
      .namesFrom(other)
      .some(
        ({ fame, isArea, isSight, words }) =>
          (words > 1 || !this.#names.isBarrier(other)) &&
          (fame >= (isEnglishWord(this.#keys[other] ?? '') ? FAME_OF_KNOWN : FAME_OF_VILLAGE) || isArea || isSight),
      );
  }

  #hasKnownName(at: number): boolean {
    return this.#names.namesFrom(at).some((name) => this.#isKnown(at, name, true));
  }

  #isKnown(at: number, { words, fame, isArea, isSight }: KnownName, isEdged: boolean): boolean {
    const key = this.#keys[at] ?? '';
    if (words > 1)
      return isArea || isSight || (fame >= FAME_OF_VILLAGE && (!this.#names.isBarrier(at) || this.#isLandform(at)));
    if (CITY_CODES.has(key) || AREAS_AND_WORDS.has(key)) return !isEdged || this.#isEdge(at + 1);
    if (NO_PLACE.has(key)) return false;
    // "Off to nice on saturday": behind a way and before a time no word is meant.
    if (isEdged && TOWNS_AND_WORDS.has(key) && fame >= FAME_OF_TOWN && this.#keys[at - 1] === 'to')
      return at + 1 >= this.#words.length || this.#isEdge(at + 1);
    // "A storm coming to Nice": only its capital says that the word is a name.
    if (this.#names.isBarrier(at)) return this.#isWrittenTown(at, fame) && (!isEdged || this.#isEdge(at + 1));
    const isWord = isEnglishWord(key) || ALSO_WORDS.has(key) || isEverydayName(key, 'en');
    if (!isWord) return fame >= FAME_OF_VILLAGE || isArea;
    return (fame >= FAME_OF_WORD || (isSight && !ALSO_WORDS.has(key))) && (!isEdged || this.#isEdge(at + 1));
  }

  #isWrittenTown(at: number, fame: number): boolean {
    const word = this.#words[at];
    return (
      word !== undefined &&
      fame >= FAME_OF_KNOWN &&
      this.#names.isNameLike(at) &&
      !this.#names.isTime(at) &&
      !this.#question.isExplained(word)
    );
  }

  /** A word that is none of English, nor nearly one, and no name. */
  #isUnknown(at: number): boolean {
    const { key = '', text = '' } = this.#words[at] ?? {};
    return (
      key.length >= MIN_UNKNOWN &&
      /^\p{L}+$/u.test(text) &&
      !this.#names.isBarrier(at) &&
      !isContextWord(key) &&
      !isEnglishWord(key) &&
      !isNearEveryday(key)
    );
  }

  #isEdge(end: number): boolean {
    const key = this.#keys[end];
    return (
      key === undefined ||
      this.#words[end - 1]?.endsPhrase === true ||
      this.#names.isTime(end) ||
      GOES_ON.test(key) ||
      this.#names.qualifierAfter(end) !== null
    );
  }

  /** "Half moon bay": a known name of everyday words that ends with what it is. */
  #isLandform(at: number): boolean {
    return this.#names
      .namesFrom(at)
      .some(
        ({ words, fame }) =>
          words > 1 && fame >= FAME_OF_VILLAGE && LANDFORM_NAMES.has(this.#keys[at + words - 1] ?? ''),
      );
  }

  /** Names of several words that stand in the table of sights and areas. */
  #sights(at: number): readonly KnownName[] {
    return this.#names.namesFrom(at).filter(({ words, isSight }) => isSight && words > 1);
  }
}
