/** Weather questions in Dutch: the words that tell the language, and phrases with their English. */

import { alike, countsAlike } from './alike.ts';
import { calendarParts } from './calendar-parts.ts';
import { DUTCH_CHORES } from './chores.ts';
import { partFirstClock } from './clock-words.ts';
import { compassPhrases } from './compass-words.ts';
import { shortDays } from './day-parts.ts';
import { DUTCH_DAYS } from './days/nl.ts';
import { digitClock } from './digit-clock.ts';
import { DUTCH_EVERYDAY } from './everyday/nl.ts';
import { DUTCH_FURTHER } from './further/nl.ts';
import { inflected } from './inflected.ts';
import type { Lexicon } from './lexicon.ts';
import { regionalPhrases, regionalWords } from './regional.ts';
import { spanPhrases } from './span-phrases.ts';
import { DUTCH_SPOKEN } from './spoken.ts';
import { surroundings } from './surroundings.ts';
import { turningPhrases } from './turning-phrases.ts';
import { DUTCH_USAGE } from './usage/nl.ts';
import { weatherNames } from './weather-names.ts';
import { DUTCH_WORDS } from './words/nl.ts';

const WEEKDAY = '(maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)';
const MONTH = '(januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)';
/** "Om zes", "rond zessen". */
const HOURS = [
  'een(?:en)?',
  'twee(?:ën)?',
  'drie(?:ën)?',
  'vier(?:en)?',
  'vij(?:f|ven)',
  'zes(?:sen)?',
  'zeven(?:en)?',
  'acht(?:en)?',
  'negen(?:en)?',
  'tien(?:en)?',
  'el(?:f|ven)',
  'twaal(?:f|ven)',
];

export const DUTCH: Lexicon = {
  country: 'NL',
  commonWords:
    'weken twee dagen komend nederland belgie frankrijk duitsland spanje italie tot regen na rond middernacht tussen vanaf werk ' +
    'komende eind helft eerste laatste hele broek jas minder avonds ochtends middags zijn komt straks buiten ' +
    'moeten kunnen hitteplan geel buienradar golfhoogte zonsopgang oranje luchtkwaliteit watertemperatuur ' +
    'nachtvorst hooikoorts weeralarm ruik huis zonder verkouden hardlopen koelkast hittewaarschuwing ' +
    'stormwaarschuwing zonsopkomst zonsondergang windstoten windkracht onweer buien golven zonkracht de het is ' +
    'wordt in wat weer morgen regent regenen vandaag een ik gaat voor van hoe warm koud wanneer sneeuwt sneeuwen ' +
    'heb nodig volgende week dit weekend zal kan moet ga om of en op naar zon wind waait blijft deze welke waar ' +
    'zaterdag zondag maandag dinsdag woensdag donderdag vrijdag gisteren vanavond vanmiddag er niet te goed mijn ' +
    'wij we hard veel bij vannacht',
  timeAhead: {
    every: 'om de|elke|iedere|per',
    within: 'over',
    coming: '(?:(?:in|voor|binnen) )?(?:de )?(?:komende|aankomende|eerstkomende|volgende)',
    hours: 'uur|uren',
    days: 'dag(?:en)?',
    weeks: 'weken|week',
    lasting: 'droog|zonder|zon|regen|wind',
    ofClock: 'om|rond|omstreeks|tegen|tot|voor|na|vanaf|en|van|\\d-',
    inRow: 'lang|achter elkaar|aaneengesloten|aan een stuk',
    numbers: 'een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf',
    after: 'geleden',
  },
  phrases: [
    ...shortDays('nl'),
    ...digitClock('nl'),
    ...calendarParts('nl'),
    ...alike('nl'),
    ...regionalPhrases('nl'),
    ...DUTCH_USAGE,
    ...DUTCH_CHORES,
    ...spanPhrases('nl'),
    ...DUTCH_SPOKEN,
    ['(?:(?:kan|mag) )?(?:de |mijn )?was(?=.*\\bbuiten (?:te )?drogen\\b)', 'can i dry the laundry outside'],
    ['buiten (?:te )?drogen', ''],
    [
      '(?:me |mij |ons )?(?:in ?(?:te )?smeren|insmeren)|zonnebrand(?:creme)? (?:op ?)?(?:te )?smeren',
      'wear sunscreen',
    ],
    ['(?<=^wat moet ik\\b.*)aan(?= (?:in|naar|op|voor)\\b)', 'wear'],
    ['wat moet ik(?=.*\\baan (?:in|naar|op|voor)\\b)', 'what should i'],
    ...compassPhrases('nl'),
    ...DUTCH_EVERYDAY,
    ...DUTCH_DAYS,
    ['naar huis', 'home'],
    ['(?:met de|in een) kano', 'canoeing'],
    ...DUTCH_FURTHER,
    ...countsAlike('nl'),
    ['hoe laat is het', 'what is the time'],
    // Safety.
    [
      "(?:mijn |de |een |m'n )?(?:hond|kat|baby|kind|kinderen|honden)(?: alleen)? in de auto(?: (?:te )?(?:laten|" +
        'achterlaten))?',
      'leave the dog in the car',
    ],
    ['(?:het |een )?(?:bevroren|dichtgevroren) (?:meer|plas|rivier|kanaal|sloot|vaart)', 'walk on the frozen lake'],
    ['op (?:het )?(?:natuur)?ijs|schaatsen', 'walk on the frozen lake'],
    // Times.
    ['overmorgen (?:ochtend|vroeg)', 'day after tomorrow in the morning'],
    ['overmorgen ?middag', 'day after tomorrow in the afternoon'],
    ['overmorgen ?avond', 'day after tomorrow in the evening'],
    ['overmorgen', 'day after tomorrow'],
    ['eergisteren', 'day before yesterday'],
    ['morgen ?(?:ochtend|vroeg)', 'tomorrow morning'],
    ['morgen ?middag', 'tomorrow afternoon'],
    ['morgen ?avond', 'tomorrow evening'],
    ['morgen ?nacht', 'tomorrow night'],
    ['gister(?:en)? ?ochtend', 'yesterday morning'],
    ['gister(?:en)? ?middag', 'yesterday afternoon'],
    ['gister(?:en)? ?avond', 'yesterday evening'],
    ['gister(?:en)? ?nacht|afgelopen nacht', 'last night'],
    ['vanavond|deze avond', 'this evening'],
    ['(?<=\\bheeft het.{0,60})(?:vannacht|deze nacht)', 'last night'],
    ['vannacht|deze nacht', 'tonight'],
    ['vanmiddag|deze middag', 'this afternoon'],
    ['vanochtend|vanmorgen|deze ochtend', 'this morning'],
    ["'?s ochtends|'?s morgens|in de (?:ochtend|morgen)", 'in the morning'],
    ["'?s middags|in de middag", 'in the afternoon'],
    ["'?s avonds|in de avond", 'in the evening'],
    ["'?s nachts|in de nacht", 'at night'],
    ['(?:(?<!(?:[dt]|is|was) )het )?(?:volgend|volgende|komend|aankomend) weekend', 'next weekend'],
    ['(?:(?<!(?:[dt]|is|was) )het )?(?:afgelopen|vorig) weekend', 'last weekend'],
    ['(?:dit|in het|het|van het) weekend|weekend', 'this weekend'],
    [`${WEEKDAY} (?:van )?volgende week|volgende week (?:op )?${WEEKDAY}`, '$1$2 next week'],
    ['(?:volgende|komende) week', 'next week'],
    ['(?:vorige|afgelopen) week', 'last week'],
    ['(?:van )?deze week', 'this week'],
    ['volgende maand', 'next month'],
    ['(?:vorige|afgelopen) maand', 'last month'],
    ['vorig jaar', 'last year'],
    ['(?:afgelopen|vorige) (winter|zomer|herfst|lente)', 'last $1'],
    ['(?:in de|deze) (winter|zomer|herfst|lente)', 'in $1'],
    ["(?:'s )zomers", 'in summer'],
    ["(?:'s )winters", 'in winter'],
    [`(?:op )?volgende ${WEEKDAY}`, 'next $1'],
    [`(?:op )?(?:komende|aanstaande|aankomende|deze) ${WEEKDAY}|${WEEKDAY} (?:aanstaande|as)`, 'coming $1$2'],
    [`(?:op )?(?:vorige|afgelopen) ${WEEKDAY}`, 'last $1'],
    [`(?:op )?${WEEKDAY} ?(?:ochtend|morgen)`, '$1 morning'],
    [`(?:op )?${WEEKDAY} ?middag`, '$1 afternoon'],
    [`(?:op )?${WEEKDAY} ?avond`, '$1 evening'],
    [`(?:op )?${WEEKDAY} ?nacht`, '$1 night'],
    [`(?:op )?(\\d{1,2}) ${MONTH}(?: (\\d{4}))?`, '$1 $2 $3'],
    [`(?:in|begin|eind|half|medio) ${MONTH}`, 'in $1'],
    ['(?:in de )?vroege ochtend', 'early morning'],
    ...partFirstClock({
      hours: HOURS,
      relations: {
        'om|rond|tegen': 'at',
        na: 'after',
        'vanaf|van': 'from',
        voor: 'before',
        tot: 'until',
        sinds: 'since',
      },
      timed: ['at'],
      needsRelation: false,
      oClock: 'uur(?! lang)',
      minutes: { 'vijf|5': 5, 'tien|10': 10, 'twintig|20': 20, kwart: 15 },
      before: 'voor',
      after: 'over',
      parts: { half: -30 },
      spans: [
        ['tussen', 'en'],
        ['van', 'tot'],
      ],
      late: 'avonds?|middags?|nachts?|vanavond|vanmiddag|vannacht',
    }),
    ['met kerst|kerst(?:mis)?', 'at christmas'],
    ['met pasen|pasen', 'at easter'],
    ['oudjaarsavond|oud en nieuw', "new year's eve"],
    ['(?:de )?komende (\\d+) dagen', 'in the next $1 days'],
    ['(?:de )?komende dagen', 'in the next 3 days'],
    ['(?:de )?komende (\\d+) uur', 'in the next $1 hours'],
    ['op dit moment|momenteel', 'now'],
    // The sun.
    ['(?<=\\bgaat (?:\\p{L}+ )?de zon.{0,60} )onder', 'sunset'],
    ['(?<=\\b(?:gaat|komt) (?:\\p{L}+ )?de zon.{0,60} )op', 'sunrise'],
    ['(?:gaat|komt) de zon(?=.{0,80}\\u0001)', 'is'],
    ['(?:gaat|komt)(?= (?:\\u0001+|\\p{L}+) de zon.{0,80}\\u0001)', 'is'],
    ['(?<=\\b(?:gaat|komt) (?:\\u0001+|\\p{L}+) )de zon(?=.{0,80}\\u0001)', ''],
    ['(?:de )?zon(?=.{0,40} ondergaat)', ''],
    ['ondergaat', 'sunset'],
    ['(?:de )?zon(?=.{0,40} op(?:komt|gaat))', ''],
    ['opkomt|opgaat', 'sunrise'],
    ['(?:de )?zonsopgang|zonsopkomst', 'sunrise'],
    ['(?:de )?zonsondergang', 'sunset'],
    ['wordt het(?=.{0,60}\\b(?:donker|licht)\\b)', 'does it'],
    ['donker', 'get dark'],
    ['schijnt de zon|zal de zon schijnen|gaat de zon schijnen', 'will it be sunny'],
    // Rain.
    [
      '(?:houdt|stopt|hou) het(?: op)? met regenen|ophoudt met regenen|stopt met regenen|stoppen met regenen',
      'will it stop raining',
    ],
    ['(?:houdt|stopt) het(?: op)? met sneeuwen', 'will it stop snowing'],
    ['(?:stopt|eindigt) de regen', 'will the rain stop'],
    ['hoe lang (?:blijft het regenen|regent het)(?: nog)?', 'how long will the rain last'],
    ['(?:het regent|regent het)(.{0,60}?)(?: toch)? niet', 'will it not rain$1'],
    ['(?:het sneeuwt|sneeuwt het)(.{0,60}?)(?: toch)? niet', 'will it not snow$1'],
    ['gaat het(.{0,60}?) niet regenen', 'will it not rain$1'],
    ['hoeveel (?:regen|neerslag)(?: (?:valt|gaat) er)?(?: vallen)?|hoeveel regent het', 'how much will it rain'],
    ['hoeveel sneeuw(?: (?:valt|gaat) er)?|hoeveel sneeuwt het', 'how much will it snow'],
    ['heeft het(?=.{0,60}\\b(?:geregend|gesneeuwd|gevroren|gewaaid|geonweerd)\\b)', 'did it'],
    ['geregend', 'rain'],
    ['gesneeuwd', 'snow'],
    ['gevroren', 'freeze'],
    ['regende het', 'did it rain'],
    ['sneeuwde het', 'did it snow'],
    ['regent het (?:nu|op dit moment)', 'is it raining now'],
    ['(?:gaat|zal) het(?=.{0,60}\\bvriezen\\b)', 'will it'],
    ['vriest het|het vriest', 'will it freeze'],
    ['vriezen', 'freeze'],
    ['het regent|regent het', 'will it rain'],
    ['het sneeuwt|sneeuwt het', 'will it snow'],
    ['(?:gaat|zal) het', 'will it'],
    ['geen regen|zonder regen', 'no rain'],
    ['geen wind', 'no wind'],
    ['droog genoeg', 'dry enough'],
    ['(?:blijft|is|wordt) het(?=.{0,60}\\bdroog\\b)', 'will it'],
    ['droogst|droogste', 'driest'],
    ['droger', 'drier'],
    ['droog', 'stay dry'],
    // Wind and air.
    ['hoe hard waait het|hoe hard gaat het waaien', 'how windy will it be'],
    ['hoe (?:hard|sterk) is de wind', 'how strong is the wind'],
    ['waait het(?: (?:hard|veel|flink))?', 'is it windy'],
    ['windstoten|rukwinden', 'gusts'],
    ['hoe is de lucht(?:kwaliteit)?', 'what is the air quality'],
    ['is de lucht', 'is the air quality'],
    ['luchtkwaliteit', 'air quality'],
    ['luchtvervuiling|fijnstof', 'air pollution'],
    ['luchtvochtigheid', 'humidity'],
    ['luchtdruk', 'air pressure'],
    // Limits.
    ['onder (?:het vriespunt|nul|de nul)', 'below freezing'],
    ['(?:boven|meer dan|hoger dan|over)(?: de)?(?= -?\\d)', 'over'],
    ['(?:onder|minder dan|lager dan)(?: de)?(?= -?\\d)', 'below'],
    ['minstens|ten minste', 'at least'],
    ['hoogstens', 'at most'],
    ['kilometer per uur|km/u|kmu', 'km/h'],
    // It is, it will be.
    [
      'wat voor weer (?:is|wordt|krijgen we|gaat)(?: het)?|hoe (?:wordt|is) het weer|wat wordt het weer',
      'what will the weather be',
    ],
    ['hoe was het weer|wat voor weer was het', 'what was the weather'],
    ['wordt het|gaat het worden', 'will it be'],
    ['(?:is|zijn|komt|komen) er|krijgen we', 'will there be'],
    ['(?:was|waren) er', 'was there'],
    ['was het', 'was it'],
    // Wishes.
    ['(?:kan|kunnen|mag|kun) (?:ik|we|wij|je|jij|men)', 'can i'],
    ['kan het', 'is it possible'],
    ['(?:wat|hoe) moet ik(?=.*\\b(?:aantrekken|aandoen|dragen|kleden)\\b)|wat (?:trek|doe) ik', 'what should i'],
    ['(?:moet|moeten|zal) (?:ik|we|wij)', 'should i'],
    ['heb ik|hebben we', 'do i need'],
    ['nodig', ''],
    ['aantrekken|aandoen|dragen|kleden|aan(?=\\?|$)', 'wear'],
    ['meenemen|mee(?: te)? nemen|mee', 'take'],
    ['is het veilig', 'is it safe'],
    ['is het gevaarlijk', 'is it dangerous'],
    ['is het de moeite waard|loont het', 'is it worth'],
    ['goed idee', 'good'],
    ['goede dag', 'good day'],
    ['welke dag|op welke dag', 'which day'],
    ['(?:het )?beste moment|beste tijd', 'best time'],
    ['(?:het )?beste', 'best'],
    ['hoe laat|hoelaat', 'what time'],
    ['te (warm|koud|heet|nat|winderig|glad|gevaarlijk|fris|donker)(?: om)?', 'too $1 to'],
    ['in de buurt van|vlakbij', 'near'],
    // Activities.
    ["(?:te )?(?:barbecueen|barbecueën|bbqen|bbq'en)|barbecue|bbq", 'bbq'],
    ['(?:te )?picknicken|picknick', 'picnic'],
    ['buiten (?:te )?(?:eten|zitten|lunchen|dineren)', 'eat outside'],
    [
      '(?:de |mijn )?was (?:buiten )?(?:op ?)?(?:te )?(?:hangen|ophangen|drogen)|was buiten|de was drogen',
      'dry the laundry',
    ],
    ['(?:te )?(?:hardlopen|joggen|rennen)|hard (?:te )?lopen', 'go running'],
    ['(?:te )?(?:fietsen|wielrennen|mountainbiken)|met de fiets|op de fiets|fietstocht', 'go cycling'],
    ['beton (?:te )?(?:storten|gieten)|betonstorten', 'pour concrete'],
    [
      '(?:de |het |mijn |een )?(?:schutting|hek|huis|muur|kozijnen|deur|schuur|gevel|' +
        'buitenmuur)(?: buiten)? (?:te )?(?:schilderen|verven|beitsen)',
      'paint the fence',
    ],
    ["(?:met )?(?:de |mijn |een |m'n )?drone (?:te )?(?:vliegen)|drone", 'fly my drone'],
    ['(?:te )?golfen|golf', 'play golf'],
    ['(?:te )?tennissen|tennis|padel', 'play tennis'],
    ['(?:te )?zeilen|varen', 'go sailing'],
    ['wandelweer', 'weather to go hiking'],
    ['fietsweer', 'weather to go cycling'],
    ['barbecueweer', 'weather for a bbq'],
    ['(?:hooi|stro) (?:te )?(?:persen|maken|keren|binnenhalen)', 'haymaking'],
    ['strandweer', 'weather to go to the beach'],
    ['(?:te )?wandelen|wandeling|wandeltocht', 'go hiking'],
    ['(?:te )?vissen', 'go fishing'],
    ['(?:naar het )?strand|zwemmen|zonnen', 'go to the beach'],
    ['(?:het |mijn )?gras (?:te )?maaien|(?:het )?gazon maaien', 'mow the lawn'],
    [
      '(?:(?:de|mijn|onze|het) )?(?:tuin|planten|bloemen|tomaten|gazon|gras|moestuin|balkonplanten) (?:vandaag |' +
        'morgen )?(?:te )?(?:sproeien|water geven|begieten|besproeien)',
      'water the garden',
    ],
    ['tuinieren|in de tuin werken', 'gardening'],
    ['(?:de )?(?:sterren|vallende sterren|noorderlicht) (?:te )?(?:kijken|zien|spotten)', 'stargazing'],
    ['(?:met )?(?:de |mijn )?hond (?:uit ?(?:te )?laten|wandelen|uitlaten)|met de hond', 'walk the dog'],
    ['(?:het )?dak (?:te )?(?:repareren|maken|dekken)', 'fix the roof'],
    ['(?:(?:de |het )?(?:gewassen|akker|land|veld|aardappels) )?(?:te )?spuiten', 'spray the crops'],
    ['auto ?rijden|met de auto|de weg op', 'driving'],
    ['skien|skiën', 'skiing'],
    ['surfen', 'surfing'],
    ...turningPhrases('nl'),
  ],
  words: [...inflected('nl'), ...weatherNames('nl'), ...regionalWords('nl'), ...DUTCH_WORDS, ...surroundings('nl')],
};
