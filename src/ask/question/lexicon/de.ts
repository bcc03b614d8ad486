/** Weather questions in German: the words that tell the language, and phrases with their English. */

import { alike, countsAlike } from './alike.ts';
import { calendarParts } from './calendar-parts.ts';
import { GERMAN_CHORES } from './chores.ts';
import { partFirstClock } from './clock-words.ts';
import { compassPhrases } from './compass-words.ts';
import { shortDays } from './day-parts.ts';
import { GERMAN_DAYS } from './days/de.ts';
import { digitClock } from './digit-clock.ts';
import { GERMAN_EVERYDAY } from './everyday/de.ts';
import { GERMAN_FURTHER } from './further/de.ts';
import { inflected } from './inflected.ts';
import type { Lexicon } from './lexicon.ts';
import { regionalPhrases, regionalWords } from './regional.ts';
import { spanPhrases } from './span-phrases.ts';
import { GERMAN_SPOKEN } from './spoken.ts';
import { surroundings } from './surroundings.ts';
import { turningPhrases } from './turning-phrases.ts';
import { GERMAN_USAGE } from './usage/de.ts';
import { weatherNames } from './weather-names.ts';
import { GERMAN_WORDS } from './words/de.ts';

const HUNDE = 'meinen hund|den hund|einen hund|meinem hund|dem hund|hund|hunde';

export const GERMAN: Lexicon = {
  country: 'DE',
  commonWords:
    'gewitter samstog sunntog mittag sonnenstunden wassertemperatur sonnenuntergang sonnenaufgang regenradar ' +
    'schneehöhe taupunkt luftdruck der die das ist wird es in wie am im und ich wetter morgen heute regnet regen ' +
    'regnen brauche brauch einen ein eine scheint sonne schneit warm kalt wo wann zu uhr nächste woche für kann ' +
    'soll wochenende bleibt geht wieviel viel nicht mit auf den dem zum gibt welcher welchem man gut ihr uns wir ' +
    'bei nach um über unter oder noch schon übermorgen gestern samstag sonntag montag dienstag mittwoch ' +
    'donnerstag freitag',
  timeAhead: {
    every: 'alle',
    within: 'in',
    coming: '(?:(?:in|für|während) )?(?:(?:den|die|der) )?(?:nächsten?|kommenden?)',
    hours: 'stunden?|std',
    days: 'tage?n?',
    weeks: 'wochen?',
    inRow: 'lang|am stück|hintereinander|durchgehend',
    numbers: 'eine[rm]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf',
    before: 'vor',
  },
  bentNames: [
    ['en', 'e'],
    ['en', 'er'],
    ['en', 'es'],
  ],
  spellings: { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
  phrases: [
    // "Auf dem Balkon in Augsburg essen": no town stands there.
    [
      '(?=essen ?\\W*$)(?<=(?<!\\p{L})(?:kann|können|könnte|könnten|will|wollen|möchte|möchten|darf|dürfen|lässt)(?!\\p{L}).{0,120})' +
        '(?<!(?<!\\p{L})(?:nach|in|bei|aus|um|für|von|über|draußen|freien|balkon|terrasse|garten|biergarten) )essen',
      'eat',
    ],
    ...shortDays('de'),
    ...digitClock('de'),
    ...calendarParts('de'),
    ...alike('de'),
    ...regionalPhrases('de'),
    ...GERMAN_USAGE,
    ...GERMAN_CHORES,
    ...spanPhrases('de'),
    ...GERMAN_SPOKEN,
    ['wie warm ist (?:das |die |der )?(mittelmeer|adria|atlantik|schwarze meer)', 'how warm is the sea in $1'],
    [
      '(?:das |die |alle |unsere |meine )?(?:fenster|dachfenster) (?:zu ?(?:zu)?machen|zu ?schließen|schließen|' +
        'schliessen|zulassen)',
      'close the windows',
    ],
    [
      '(?:das |die |alle |unsere |meine )?(?:fenster|dachfenster) (?:auf ?lassen|offen ?(?:zu ?)?lassen|aufmachen)',
      'leave the windows open',
    ],
    ...compassPhrases('de'),
    ...GERMAN_EVERYDAY,
    ...GERMAN_DAYS,
    ['stand[- ]up[- ]padd(?:eln|ling)', 'paddleboarding'],
    ...GERMAN_FURTHER,
    ...countsAlike('de'),
    // What is not weather keeps its German words.
    ['wie spät (?:ist|wird) es', 'what is the time'],
    // Safety: the verb stands at the end in German.
    [
      `(?:${HUNDE}|baby|kind|kinder)(?=.*\\b(?:auto|wagen)\\b)(?=.*(?:lassen|bleiben|warten|sitzen))`,
      'leave the dog in the car',
    ],
    ['im (?:heißen |geparkten |parkenden )?(?:auto|wagen) (?:zu )?(?:lassen|bleiben|warten|sitzen)', ''],
    ['(?:zu)?gefroren(?:e[nmr]?|es)? (see|teich|fluss|kanal|weiher)', 'walk on the frozen lake'],
    ['(?:das|dem|vom) eis (?:betreten|gehen|laufen|tragen)|eis (?:trägt|hält)', 'walk on the frozen lake'],
    // Times.
    ['übermorgen', 'day after tomorrow'],
    ['vorgestern', 'day before yesterday'],
    ['morgen (?:in der )?früh', 'tomorrow morning'],
    ['morgen vormittag', 'tomorrow morning'],
    ['morgen (?:nachmittag|mittag)', 'tomorrow afternoon'],
    ['morgen abend', 'tomorrow evening'],
    ['morgen nacht', 'tomorrow night'],
    ['(?:heute|diesen) abend', 'this evening'],
    ['(?<=\\bhat es.{0,60})(?:heute|diese) nacht', 'last night'],
    ['(?:heute|diese) nacht', 'tonight'],
    ['über nacht', 'overnight'],
    ['(?:heute|diesen) (?:nachmittag|mittag)', 'this afternoon'],
    ['(?:heute|diesen) (?:morgen|früh|vormittag)', 'this morning'],
    ['gestern (?:früh|morgen|vormittag)', 'yesterday morning'],
    ['gestern (?:nachmittag|mittag)', 'yesterday afternoon'],
    ['gestern abend', 'yesterday evening'],
    ['(?:gestern|letzte|vergangene) nacht', 'last night'],
    ['(?:am|jeden) (?:frühen )?morgen', 'in the morning'],
    [
      '(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)(?: morgen| ?früh| ?vormittag)',
      '$1 morning',
    ],
    ['(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag) ?(?:nachmittag|mittag)', '$1 afternoon'],
    ['(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag) ?abend', '$1 evening'],
    ['(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag) ?nacht', '$1 night'],
    ['(?:am |dieses |das )?nächstes? wochenende|(?:am )?(?:nächsten|kommenden) wochenende', 'next weekend'],
    ['(?:am )?(?:letztes|vergangenes|letzten|vergangenen) wochenende', 'last weekend'],
    ['(?:am|dieses|diesem|das|übers) wochenende', 'this weekend'],
    ['(?:in der|diese|dieser) woche', 'this week'],
    ['(?:in der )?(?:nächste|kommende)[rn]? woche', 'next week'],
    ['(?:in der )?(?:letzte|vergangene|vorige)[rn]? woche', 'last week'],
    ['(?:im )?(?:nächste|kommende)[nmr]? monat', 'next month'],
    ['(?:im )?(?:letzte|vergangene|vorige)[nmr]? monat', 'last month'],
    ['(?:des |im )?(?:letzte|vergangene|vorige)[ns]? jahr(?:es|s)?', 'last year'],
    // In German the next Sunday is the first one to come.
    [
      '(?:am )?(?:kommende[nrm]?|diesen|nächste[nrm]?) (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)',
      'coming $1',
    ],
    [
      '(?:am )?(?:letzte[nrm]?|vergangene[nrm]?|vorige[nrm]?) (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)',
      'last $1',
    ],
    ['(?:im )?(?:letzte[nrm]?|vergangene[nrm]?|vorige[nrm]?) (sommer|winter|herbst|frühling)', 'last $1'],
    ['am (?:späten )?nachmittag|nachmittags', 'in the afternoon'],
    ['am (?:späten )?abend|abends', 'in the evening'],
    ['am vormittag|vormittags|morgens|in der früh', 'in the morning'],
    ['in der nacht|nachts', 'at night'],
    ['zu mittag|am mittag|mittags', 'at lunchtime'],
    ['um mitternacht', 'at midnight'],
    ...partFirstClock({
      hours: ['eins?', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
      relations: {
        'um|so um|um etwa|(?:so )?gegen': 'at',
        nach: 'after',
        'ab|von': 'from',
        vor: 'before',
        bis: 'until',
        seit: 'since',
      },
      timed: ['at'],
      needsRelation: false,
      oClock: 'uhr',
      minutes: { 'fünf|5': 5, 'zehn|10': 10, 'zwanzig|20': 20, viertel: 15 },
      before: 'vor',
      after: 'nach',
      parts: { 'halb(?:er|e)?': -30, dreiviertel: -15, viertel: -45 },
      spans: [
        ['zwischen', 'und'],
        ['von', 'bis'],
      ],
      late: 'abend|abends|nachmittags?|nachts?',
    }),
    ['(\\d{1,2})(?: uhr)? ?(?:-|bis) ?(\\d{1,2}) uhr', '$1:00 to $2:00'],
    ['(\\d{1,2})\\. ?(januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)', '$1 $2'],
    ['(?:im |anfang |mitte |ende )mai', 'in may'],
    ['(?:im |anfang |mitte |ende )märz', 'in march'],
    ['(?:im|diesen|jeden) sommer', 'in summer'],
    ['(?:im|diesen|jeden) winter', 'in winter'],
    ['(?:im|diesen|jeden) (?:frühling|frühjahr)', 'in spring'],
    ['(?:im|diesen|jeden) herbst', 'in autumn'],
    ['zu weihnachten|an weihnachten|weihnachten', 'at christmas'],
    ['zu ostern|an ostern|ostern', 'at easter'],
    ['silvester', "new year's eve"],
    ['in den (?:nächsten|kommenden) (\\d+) tagen', 'in the next $1 days'],
    ['in den (?:nächsten|kommenden) tagen', 'in the next 3 days'],
    ['in den (?:nächsten|kommenden) (\\d+) stunden', 'in the next $1 hours'],
    // The sun.
    ['(?<=\\b(?:geht|ging).{0,60}\\bsonne\\b.{0,60} )unter', 'sunset'],
    ['(?<=\\b(?:geht|ging).{0,60}\\bsonne\\b.{0,60} )auf', 'sunrise'],
    ['(?<=\\b(?:geht|ging).{0,60})(?:die )?sonne', ''],
    ['(?:geht|ging)(?=.{0,120}\\u0001)', 'is'],
    ['(?:die )?sonne (?:morgen |heute )?(?:untergeht|untergehen)', 'sunset'],
    ['(?:die )?sonne (?:morgen |heute )?(?:aufgeht|aufgehen)', 'sunrise'],
    ['(?:der )?sonnenaufgang', 'sunrise'],
    ['(?:der )?sonnenuntergang', 'sunset'],
    ['wird es(?=.{0,60}\\b(?:dunkel|hell)\\b)', 'does it'],
    ['dunkel', 'get dark'],
    ['hell', 'get light'],
    ['(?<=\\bscheint.{0,60})(?:die )?sonne|scheinen', ''],
    ['scheint(?=.{0,60}\\u0001)', 'will it be sunny'],
    ['wird die sonne', 'will it be sunny'],
    // Rain.
    ['(?<=\\bhört.{0,80}\\b)auf zu regnen|aufhört zu regnen|aufhören zu regnen', 'stop raining'],
    ['(?<=\\bhört.{0,80}\\b)auf zu schneien|aufhört zu schneien|aufhören zu schneien', 'stop snowing'],
    ['(?<=\\bhört.{0,80}\\b)auf', ''],
    ['(?<=\\bhört.{0,80}\\b)(?:der )?regen', 'the rain stop'],
    ['(?<=\\bhört.{0,80}\\b)(?:der )?(?:schnee|schneefall)', 'the snow stop'],
    ['(?<=\\bhört.{0,80}\\b)(?:der )?(?:wind|sturm)', 'the wind stop'],
    ['hört', 'will'],
    ['wie lange (?:regnet es|dauert der regen|hält der regen)(?: noch)?', 'how long will the rain last'],
    ['regnet es(.{0,60}?) nicht', 'will it not rain$1'],
    ['schneit es(.{0,60}?) nicht', 'will it not snow$1'],
    ['(?:hat|hats) es(?=.{0,80}(?:geregnet|geschneit|gewittert|gefroren|gegeben|gestürmt))', 'did it'],
    ['geregnet', 'rain'],
    ['geschneit', 'snow'],
    ['gewittert', 'thunder'],
    ['gefroren', 'freeze'],
    ['wie viel hat es', 'how much did it'],
    ['wie viel(?:e)? regnet es|wie stark regnet es|wieviel regnet es', 'how much will it rain'],
    ['wie viel schneit es|wieviel schneit es', 'how much will it snow'],
    ['regnet es (?:gerade|jetzt|momentan|aktuell)', 'is it raining now'],
    ['regnet.?s|regnet es|es regnet', 'will it rain'],
    ['schneits|schneit es|es schneit', 'will it snow'],
    ['friert es|es friert', 'will it freeze'],
    ['gewittert es', 'will it thunder'],
    ['nicht regnen|nicht mehr regnen', 'not rain'],
    ['nicht schneien', 'not snow'],
    ['kein(?:en)? regen', 'no rain'],
    ['kein(?:en)? schnee', 'no snow'],
    ['kein(?:en)? wind', 'no wind'],
    ['ohne regen', 'without rain'],
    ['trocken genug', 'dry enough'],
    ['zu (heiß|kalt|warm|windig|nass|kühl|glatt|stürmisch|gefährlich|neblig|schwül)', 'too $1'],
    ['zum streichen|zu streichen', 'to paint the fence'],
    ['(?<=bleibt.{0,80}|bleiben.{0,80})trocken|trocken bleiben|trocken bleibt', 'stay dry'],
    ['bleibt es(?: ungefähr| etwa| in etwa)? (?:gleich|so|unverändert)(?=\\W*$)', 'about the same'],
    ['bleibt es(?=.{0,80}trocken)', 'will it'],
    ['bleibt es', 'will it be'],
    ['(?:ist|wird) es(?=.{0,80} trocken)', 'will it'],
    ['trocken', 'stay dry'],
    // Wind and air.
    ['wie windig', 'how windy'],
    ['wie stark (?:weht|bläst|ist) der wind', 'how strong is the wind'],
    ['wie stark (?:sind|werden) die (?:windböen|böen)', 'how high will the gusts be'],
    ['weht(?=.{0,60} wind)', 'is there'],
    ['sturmböen|windböen|böen|böe', 'gusts'],
    ['wie ist die luft', 'how is the air'],
    ['(?:ist|wird) die luft', 'is the air quality'],
    // Limits.
    ['(?:unter|auf) (?:null(?: grad)?|0 grad|den gefrierpunkt)|minusgrade|unter dem gefrierpunkt', 'below freezing'],
    ['mehr als|über', 'over'],
    ['weniger als|unter', 'below'],
    ['mindestens', 'at least'],
    ['höchstens', 'at most'],
    ['bis zu', 'up to'],
    ['stundenkilometer|kmh', 'km/h'],
    ['wird es', 'will it be'],
    ['wirds', 'will it be'],
    ['gibt es|gibts', 'will there be'],
    ['gab es', 'was there'],
    // Wishes.
    ['brauche? (?:ich|man)|brauchen wir|benötige ich', 'do i need'],
    ['(?:was|wie) (?:soll|sollte|muss|kann) ich(?=.*(?:anziehen|tragen))|was (?:ziehe|zieh) ich', 'what should i'],
    ['(?<=\\bziehe? .{0,80}) an', ' wear'],
    ['anziehen|tragen|anzieh', 'wear'],
    ['mitnehmen|mitbringen|einpacken|dabeihaben', 'take'],
    ['(?:soll|sollte|sollten) (?:ich|wir|man)', 'should i'],
    ['(?:kann|könnte|darf|können|könnten|dürfen) (?:ich|man|wir)', 'can i'],
    ['(?:muss|müssen) (?:ich|man|wir)', 'do i need to'],
    ['lohnt (?:es )?sich|lohnt es', 'is it worth'],
    ['ist es sicher|ist es ungefährlich', 'is it safe'],
    ['ist es gefährlich', 'is it dangerous'],
    ['(?:wie (?:wird|ist) (?:das|es|unser) wetter)', 'what will the weather be'],
    ['wie war (?:das|es) wetter', 'what was the weather'],
    ['wie wird(?: es)?', 'how will it be'],
    ['(?:um )?(?:wie viel|wieviel) uhr', 'what time'],
    ['wie viel|wieviel', 'how much'],
    ['an welchem tag|welcher tag|welchen tag', 'which day'],
    ['(?:am besten|bester tag)', 'best'],
    ['beste(?:r|n)? (?:zeit|zeitpunkt|uhrzeit)', 'best time'],
    ['guter (?:tag|zeitpunkt)', 'good day'],
    ['in der nähe von', 'near'],
    // Activities.
    [
      '(?:die |meine |unsere |etwas )?wäsche(?: (?:draußen|raus|im freien|nach draußen))?(?: (?:auf|' +
        'zu)?(?:trocknen|aufhängen|raushängen|hängen|rauszuhängen|aufzuhängen))?',
      'dry the laundry',
    ],
    ['wäscheaufhängen|wäschetrocknen', 'dry the laundry'],
    ['raushängen|aufhängen|rauszuhängen|aufzuhängen|trocknet|trocknen', ''],
    ['laufen (?:zu )?gehen|joggen (?:zu )?gehen|zum laufen|laufen|joggen|zu joggen|joggingrunde', 'go running'],
    [
      '(?:zum )?(?:rad|fahrrad|mountainbike) ?(?:zu )?fahren|radfahren|fahrradfahren|radeln|biken|radtour|' +
        'fahrradtour|mit dem (?:rad|fahrrad)(?: (?:zur|in die) arbeit)?(?: fahren)?',
      'go cycling',
    ],
    [
      '(?:zum )?betonieren|(?:den )?beton (?:zu )?(?:gießen|giessen|schütten)|(?:zum )?beton(?:gießen)?',
      'pour concrete',
    ],
    [
      '(?:den |meinen |die |das |unseren )?(?:zaun|gartenzaun|fassade|haus|hauswand|wand|fenster|schuppen|carport|' +
        'terrasse|holzdeck|tür) (?:zu )?(?:streichen|lackieren|anstreichen|anmalen|lasieren)',
      'paint the fence',
    ],
    [
      '(?:meine |eine |die )?drohnen? (?:zu )?(?:fliegen|steigen)(?: lassen)?|drohnenflug|drohnenfliegen|' +
        '(?:meine |eine |die )?drohne',
      'fly my drone',
    ],
    ['golf ?(?:zu )?spielen|golfen|golf', 'play golf'],
    ['tennis ?(?:zu )?spielen|tennis', 'play tennis'],
    ['(?:zum )?segeln(?: gehen)?|segeltörn', 'go sailing'],
    ['(?:zum )?wandern(?: gehen)?|wanderung|spazieren ?(?:zu )?gehen|spaziergang|bergtour', 'go hiking'],
    ['(?:zum )?(?:angeln|fischen)(?: gehen)?', 'go fishing'],
    ['(?:an den|am|zum) strand(?: gehen)?|strandtag|strandwetter|strand', 'go to the beach'],
    ['(?:zum )?(?:baden|schwimmen)(?: gehen)?', 'go swimming'],
    ['(?:den |meinen )?rasen (?:zu )?mähen|rasenmähen', 'mow the lawn'],
    [
      '(?:(?:den|meinen|unseren|die|meine|unsere) )?(?:garten|blumen|pflanzen|tomaten|rasen|beete|gemuse|' +
        'balkonpflanzen) (?:heute |morgen )?(?:zu )?(?:gie(?:ß|ss)en|w(?:a|ä)ssern|bew(?:a|ä)ssern|sprengen)',
      'water the garden',
    ],
    ['im garten arbeiten|gartenarbeit|gärtnern', 'gardening'],
    [
      '(?:die )?(?:sterne|sternschnuppen|milchstraße|polarlichter) (?:zu )?(?:gucken|beobachten|sehen|schauen|' +
        'anschauen|kucken)|sternegucken|sterngucken|sternebeobachten',
      'stargazing',
    ],
    ['(?:zum )?grillen|grillwetter|grillabend|grillparty|grillfest', 'bbq'],
    ['(?:zum )?(?:picknick(?:en)?|gartenparty|gartenfest)', 'picnic'],
    ['draußen (?:essen|sitzen|feiern)', 'eat outside'],
    [
      '(?:mit )?(?:dem|den|meinem|meinen) hund(?: (?:raus|gassi|spazieren)(?: ?gehen)?)?|gassi ?(?:zu )?gehen|' +
        'hunderunde|hund ausführen',
      'walk the dog',
    ],
    ['(?:das )?dach (?:zu )?(?:decken|reparieren|ausbessern)|dacharbeiten', 'fix the roof'],
    ['(?:(?:die )?felder|(?:den )?acker|pflanzen|(?:den )?weinberg)? ?(?:zu )?spritzen', 'spray the crops'],
    ['(?:auto|mit dem auto) (?:zu )?fahren|autofahren|autofahrt', 'driving'],
    ['ski ?(?:zu )?fahren|skifahren', 'skiing'],
    ['surfen', 'surfing'],
    ...turningPhrases('de'),
  ],
  words: [...inflected('de'), ...weatherNames('de'), ...regionalWords('de'), ...GERMAN_WORDS, ...surroundings('de')],
};
