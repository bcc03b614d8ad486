/** Weather questions in Italian: the words that tell the language, and phrases with their English. */

import { alike, countsAlike } from './alike.ts';
import { calendarParts } from './calendar-parts.ts';
import { ITALIAN_CHORES } from './chores.ts';
import { hourFirstClock } from './clock-words.ts';
import { compassPhrases } from './compass-words.ts';
import { shortDays } from './day-parts.ts';
import { ITALIAN_DAYS } from './days/it.ts';
import { digitClock } from './digit-clock.ts';
import { ITALIAN_EVERYDAY } from './everyday/it.ts';
import { ITALIAN_FURTHER } from './further/it.ts';
import { inflected } from './inflected.ts';
import type { Lexicon } from './lexicon.ts';
import { regionalPhrases, regionalWords } from './regional.ts';
import { spanPhrases } from './span-phrases.ts';
import { ITALIAN_SPOKEN } from './spoken.ts';
import { surroundings } from './surroundings.ts';
import { turningPhrases } from './turning-phrases.ts';
import { ITALIAN_USAGE } from './usage/it.ts';
import { weatherNames } from './weather-names.ts';
import { ITALIAN_WORDS } from './words/it.ts';

const WEEKDAY = '(lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)';
const MONTH = '(gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)';
const HOURS = ['una', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'];

export const ITALIAN: Lexicon = {
  country: 'IT',
  commonWords:
    'tramonto alba allerta piena pollini mare qualità il la i le lo gli e è che tempo fa farà domani piove ' +
    'pioverà pioggia oggi a per di ci come quando freddo caldo nevica nevicherà previsioni sarà questo questa ' +
    'settimana prossima posso c si può serve mi un una del della dell nel nella rinfresca sole vento stasera stanotte ieri ' +
    'sabato domenica lunedì martedì mercoledì giovedì venerdì pomeriggio mattina piovere troppo buon bel alle ' +
    'ora quanto dove sono ha all non devo ritiro ritirarlo bucato panni meteo adesso verso entro prima dopo nelle prossime ' +
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre sera metà inizio',
  timeAhead: {
    every: 'ogni',
    within: 'tra|fra',
    hours: 'or[ae]',
    days: 'giorn[oi]',
    weeks: 'settiman[ae]',
    lasting: 'senza|asciutt[ei]|di (?:sole|pioggia)',
    inRow: 'di fila|consecutive',
    numbers: "un'?a?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici",
    after: 'fa',
  },
  phrases: [
    ...shortDays('it'),
    ...digitClock('it'),
    ...calendarParts('it'),
    ...alike('it'),
    ...regionalPhrases('it'),
    ...ITALIAN_USAGE,
    ...ITALIAN_CHORES,
    ...spanPhrases('it'),
    ...ITALIAN_SPOKEN,
    [
      '(?:devo|bisogna|occorre|conviene) (?:annaffiare|innaffiare|dare l.acqua)(?! (?:il |le |l.|i )?(?:giardino|' +
        'piante|orto|fiori|prato))',
      'should i water the garden',
    ],
    ['gela(?:ra)?|va sotto zero|ghiaccia', 'will it freeze'],
    ['(?:il )?compleanno(?: dei bambini| di \\p{L}+)?', 'birthday'],
    ...compassPhrases('it'),
    ...ITALIAN_EVERYDAY,
    ...ITALIAN_DAYS,
    ['aria condizionata', 'air conditioning'],
    ['mare mosso', 'rough sea'],
    ...ITALIAN_FURTHER,
    ...countsAlike('it'),
    ['che ore sono|che ora e', 'what is the time'],
    // Safety.
    [
      '(?:lasciare )?(?:il |un |i )?(?:mio |miei )?(?:cane|gatto|bambino|bimbo|neonato|cani)(?: da solo)? (?:in|' +
        'nella mia|nella) (?:macchina|auto)',
      'leave the dog in the car',
    ],
    ['(?:il |sul |un )?(?:lago|fiume|stagno|canale) (?:ghiacciato|gelato)', 'walk on the frozen lake'],
    // Times.
    ['dopodomani|dopo domani', 'day after tomorrow'],
    ["l'altro ieri|ieri l'altro|altroieri", 'day before yesterday'],
    ['domani mattina|domattina', 'tomorrow morning'],
    ['domani pomeriggio', 'tomorrow afternoon'],
    ['domani sera', 'tomorrow evening'],
    ['domani notte', 'tomorrow night'],
    ['ieri mattina', 'yesterday morning'],
    ['ieri pomeriggio', 'yesterday afternoon'],
    ['ieri sera', 'yesterday evening'],
    ['ieri notte|la notte scorsa|la scorsa notte', 'last night'],
    ['stasera|questa sera|oggi sera', 'this evening'],
    ['(?<=\\bha (?:piovuto|nevicato|fatto|gelato).{0,60})(?:stanotte|questa notte)', 'last night'],
    ['stanotte|questa notte', 'tonight'],
    ['(?:questo|oggi) pomeriggio', 'this afternoon'],
    ['stamattina|stamani|questa mattina|oggi mattina', 'this morning'],
    [
      '(?:il |nel )?(?:prossimo (?:fine settimana|weekend|week-end)|(?:fine settimana|weekend|week-end) prossimo)',
      'next weekend',
    ],
    ['(?:lo |il )?scorso (?:fine settimana|weekend)|(?:il )?(?:fine settimana|weekend) scorso', 'last weekend'],
    ['(?:in )?(?:questo|nel|il|durante il)? ?(?:fine settimana|weekend|week-end)', 'this weekend'],
    ['(?:nella |della |la )?(?:prossima settimana|settimana prossima)', 'next week'],
    ['(?:nella |della |la )?(?:scorsa settimana|settimana scorsa)', 'last week'],
    ['(?:di |in )?(?:questa|nella|in) settimana|in settimana', 'this week'],
    ['(?:il )?(?:mese prossimo|prossimo mese)', 'next month'],
    ['(?:il |lo )?(?:mese scorso|scorso mese)', 'last month'],
    ["(?:l'|dell'|nell'|dello |lo )(?:anno scorso|scorso anno)", 'last year'],
    ["l'inverno scorso|lo scorso inverno", 'last winter'],
    ["l'estate scorsa|la scorsa estate", 'last summer'],
    ["in estate|d'estate|questa estate|quest'estate", 'in summer'],
    ["in inverno|d'inverno|quest'inverno", 'in winter'],
    ["in autunno|d'autunno|quest'autunno", 'in autumn'],
    ['in primavera|questa primavera', 'in spring'],
    [`${WEEKDAY} della prossima settimana`, '$1 next week'],
    [`(?:il |la )?${WEEKDAY} prossim[oa]|(?:il |la )?prossim[oa] ${WEEKDAY}|questo ${WEEKDAY}`, 'coming $1$2$3'],
    [`(?:il |la )?${WEEKDAY} scors[oa]|(?:lo |la )?scors[oa] ${WEEKDAY}`, 'last $1$2'],
    [`${WEEKDAY} mattina`, '$1 morning'],
    [`${WEEKDAY} pomeriggio`, '$1 afternoon'],
    [`${WEEKDAY} sera`, '$1 evening'],
    [`(?:il )?(\\d{1,2}) ${MONTH}(?: (\\d{4}))?`, '$1 $2 $3'],
    [`(?:a|in|ad|di|per|inizio|fine|meta) ${MONTH}`, 'in $1'],
    ['a mezzogiorno|mezzogiorno', 'at noon'],
    ['a mezzanotte|mezzanotte', 'at midnight'],
    ["all'una e mezza", 'at 1:30'],
    ["all'una", 'at 1:00'],
    ...hourFirstClock({
      hours: HOURS,
      relations: {
        '(?:alle|verso le)(?: ore)?': 'at',
        'dopo le': 'after',
        dalle: 'from',
        '(?:prima delle|entro le)': 'before',
        'fino alle': 'until',
      },
      timed: ['at', 'after', 'from', 'before', 'until'],
      needsRelation: true,
      oClock: 'in punto',
      minutes: {
        'mezz[ao]': 30,
        '(?:un )?quarto': 15,
        'cinque|5': 5,
        'dieci|10': 10,
        'venti|20': 20,
        'venticinque|25': 25,
      },
      plus: 'e',
      minus: 'meno',
      spans: [
        ['(?:tra|fra) le', '(?:e|e le)'],
        ['dalle', 'alle'],
      ],
      late: 'sera|pomeriggio|notte',
    }),
    ['di mattina|la mattina|al mattino|del mattino|in mattinata', 'in the morning'],
    ['di pomeriggio|del pomeriggio|nel pomeriggio', 'in the afternoon'],
    ['di sera|la sera|in serata', 'in the evening'],
    ['di notte|la notte|nella notte', 'at night'],
    ['a natale|natale', 'at christmas'],
    ['a pasqua|pasqua', 'at easter'],
    ['capodanno', "new year's day"],
    ['(?:nei |i )?prossimi (\\d+) giorni', 'in the next $1 days'],
    ['(?:nei |i )?prossimi giorni', 'in the next 3 days'],
    ['(?:nelle |le )?prossime (\\d+) ore', 'in the next $1 hours'],
    ['in questo momento', 'now'],
    // The sun.
    ['(?:il )?tramonto(?: del sole)?', 'sunset'],
    ["(?:l')?alba", 'sunrise'],
    ['(?:tramonta|tramontera|cala)(?: il sole)?|(?:si )?fa (?:buio|notte)|(?:fara|diventa) buio', 'sunset'],
    ['(?:sorge|sorgera|si leva)(?: il sole)?|fa giorno', 'sunrise'],
    // Rain.
    ['(?:smette|smettera|finisce|finira|smettere)(?:ra)? di piovere|finisce la pioggia', 'will it stop raining'],
    ['(?:smette|smettera|finisce|finira) di nevicare', 'will it stop snowing'],
    [
      '(?:fino a quando|per quanto) (?:piove|piovera)|quanto dura la pioggia|quanto durera la pioggia',
      'how long will the rain last',
    ],
    ['non (?:piove|piovera|sta piovendo|dovrebbe piovere)', 'will it not rain'],
    ['non (?:nevica|nevichera)', 'will it not snow'],
    ['quanto (?:piove|piovera)|quanta pioggia(?: (?:cade|cadra|fara|ci sara|e prevista))?', 'how much will it rain'],
    ['quanto (?:nevica|nevichera)|quanta neve(?: (?:cade|cadra|fara|ci sara|e prevista))?', 'how much will it snow'],
    ['(?:quanto ha piovuto|quanta pioggia e caduta)', 'how much did it rain'],
    ['(?:ha|e) piovuto|pioveva', 'did it rain'],
    ['(?:ha|e) nevicato|nevicava', 'did it snow'],
    ["piovera|dovrebbe piovere|c'e il rischio che piova", 'will it rain'],
    ['sta piovendo|piove', 'is it raining'],
    ['nevichera', 'will it snow'],
    ['sta nevicando|nevica', 'is it snowing'],
    ['gelera|ghiaccera', 'will it freeze'],
    ['senza pioggia|niente pioggia', 'no rain'],
    ['senza vento|niente vento', 'no wind'],
    ['(?:e|sara) abbastanza asciutto', 'is it dry enough'],
    ['abbastanza asciutto', 'dry enough'],
    ['(?:restera|rimarra|resta|rimane|sara|stara)(?: il tempo)? asciutto', 'will it stay dry'],
    ['piu asciutto', 'drier'],
    ['tempo asciutto|asciutto|secco', 'stay dry'],
    // Wind and air.
    ["quanto vento(?: (?:ci sara|c'e|fara|fa|tira))?", 'how much wind'],
    ['(?:ci sara|tirera|soffiera|fara) (?:molto )?(?:il )?vento', 'will it be windy'],
    ["(?:c'e|tira|soffia) (?:molto |tanto )?(?:il )?vento", 'is it windy'],
    ['(?:velocita|forza) del vento', 'wind speed'],
    ["(?:la )?qualita dell'aria", 'air quality'],
    ["com'?e l'aria|come e l'aria", 'how is the air'],
    ["l'aria (?:e|sara)|e l'aria", 'is the air quality'],
    ['smog|inquinamento', 'air pollution'],
    ['raffiche(?: di vento)?', 'gusts'],
    // Limits.
    ['sotto (?:lo )?zero', 'below freezing'],
    ['(?:scendera|scende|andra)(?=.{0,20}\\u0001)', 'will drop'],
    ['(?:piu di|oltre|sopra|superera|supera|superare)(?: i)?', 'over'],
    ['(?:meno di|sotto)(?: i)?', 'below'],
    ['almeno', 'at least'],
    ['al massimo', 'at most'],
    ['fino a', 'up to'],
    ["(?:chilometri|km) (?:all'ora|orari)", 'km/h'],
    ['piu caldo|piu calda', 'warmest'],
    ['(?<=\\bdove .{0,20})warmest', 'warmer'],
    ['piu (?:freddo|fredda|fresco)', 'coldest'],
    ['piu soleggiato|piu sole', 'sunniest'],
    ['piu ventoso|piu vento', 'windiest'],
    ['piu piovoso|piu pioggia', 'wettest'],
    // It is, it will be.
    ['(?:che tempo|come) (?:fa|fara|farà|sara) (?:il tempo )?di solito', 'what is the weather usually'],
    ["(?:che tempo (?:fa|fara|ci sara)|com'?e il tempo|come sara il tempo)", 'what will the weather be'],
    ["(?:che tempo (?:ha fatto|faceva|c'era)|com'era il tempo)", 'what was the weather'],
    ['(?:sara|fara|ci sara) (?:bel|bello|buon)(?: tempo)?', 'will it be nice weather'],
    ['(?:e|fa) (?:bel|bello|buon) tempo', 'is it nice weather'],
    ['bel tempo', 'nice weather'],
    ['ci sara il sole|ci sara sole', 'will it be sunny'],
    ["c'e il sole|c'e sole", 'is it sunny'],
    ['ci (?:sara|saranno)', 'will there be'],
    ["c'e|ci sono", 'will there be'],
    ["c'era|c'erano", 'was there'],
    ['ha fatto|faceva|era', 'was it'],
    ['(?:fara|sara|saranno)', 'will it be'],
    ['fa(?! )', 'is it'],
    // Wishes.
    [
      '(?:come|cosa) (?:mi vesto|devo (?:vestirmi|indossare|mettere|mettermi)|mi metto|indosso|indossare|mettermi|vestirsi)',
      'what should i wear',
    ],
    ['(?:posso|potrei|potro|si puo|possiamo|si potra|e possibile|riesco a)(?: andare a)?', 'can i'],
    ['(?:devo|dovrei|dobbiamo|conviene|mi conviene)', 'should i'],
    ['(?:ho bisogno|avro bisogno|mi serve|mi servira|serve|servira|ci vuole)(?: (?:di|del|della|il|la))?', 'do i need'],
    ['portare con me|prendere|portarmi', 'take'],
    ['e sicuro', 'is it safe to'],
    ['e pericoloso', 'is it dangerous to'],
    ['vale la pena', 'is it worth'],
    ['(?:e|sara) (?:una )?(?:buona|bella|buon) (?:giornata|giorno|idea|momento)', 'is it a good day'],
    ['(?:buona|bella) giornata', 'good day'],
    ['(?:qual e |quale e )?(?:il )?giorno migliore', 'which day is best'],
    ['(?:quale|che) giorno|in (?:quale|che) giorno', 'which day'],
    ["(?:il |l')?(?:momento|ora|orario) migliore|(?:il )?miglior (?:momento|orario)", 'best time'],
    ['a che ora|che ora', 'what time'],
    ['vicino a', 'near'],
    ["com'?e", 'how is'],
    ['fa troppo|troppo', 'is it too'],
    ['di solito|solitamente', 'usually'],
    // Activities.
    ['(?:fare )?(?:una |la |un )?(?:grigliata|barbecue|bbq|brace)', 'bbq'],
    ['(?:fare )?(?:un )?pic[- ]?nic', 'picnic'],
    ["(?:mangiare|cenare|pranzare) (?:fuori|all'aperto)", 'eat outside'],
    [
      '(?:stendere|asciugare|lavare|fare) (?:il |i |la |fuori il )?(?:bucato|panni|lavatrice|' +
        'biancheria)(?: fuori)?|mettere (?:i |il )?(?:panni|bucato) (?:ad|a|fuori ad) asciugare|' +
        '(?:si )?asciug(?:a|hera|heranno|ano) (?:il bucato|i panni)|(?:il bucato|i panni) (?:si )?asciug(?:a|hera|' +
        'heranno|ano)(?: (?:bene|fuori))?',
      'dry the laundry',
    ],
    ['(?:andare a )?(?:correre|fare jogging|fare una corsa)', 'go running'],
    ['(?:andare )?(?:in |con la )?(?:bici|bicicletta|mountain bike)|pedalare|ciclismo', 'go cycling'],
    ['(?:gettare|fare|colare|versare) (?:il |una )?(?:calcestruzzo|cemento|getto|massetto)', 'pour concrete'],
    [
      "(?:dipingere|verniciare|pitturare|tinteggiare|imbiancare) (?:la |il |le |i |gli |l'|lo |una )?(?:recinzione|" +
        'staccionata|facciata|casa|parete|porta|muro|cancello|finestre|persiane|terrazza|esterni|esterno)',
      'paint the fence',
    ],
    [
      '(?:far volare|volare con|pilotare|usare|far alzare) (?:il |un |mio )?(?:mio )?drone|(?:il )?drone',
      'fly my drone',
    ],
    ['(?:giocare a )?golf', 'play golf'],
    ['(?:giocare a )?(?:tennis|padel)', 'play tennis'],
    ['(?:andare in )?(?:barca(?: a vela)?|vela)|navigare', 'go sailing'],
    [
      "(?:fare )?(?:un'|una |delle )?(?:escursione|escursioni|passeggiata|camminata|trekking)|" +
        '(?:andare a )?(?:camminare|passeggiare)',
      'go hiking',
    ],
    ['(?:andare a )?(?:pescare|pesca)', 'go fishing'],
    [
      '(?:andare )?(?:in |al )?(?:spiaggia)|(?:andare )?al mare|(?:fare il )?bagno|nuotare|prendere il sole',
      'go to the beach',
    ],
    ["tagliare (?:l'|il )?(?:erba|prato)", 'mow the lawn'],
    ["(?:innaffiare|annaffiare) (?:il |le |l'|i )?(?:giardino|piante|orto|fiori|prato|pomodori)", 'water the garden'],
    ['giardinaggio', 'gardening'],
    [
      '(?:(?:si )?(?:vedere|vedranno|vedono|osservare|guardare)) (?:le )?(?:stelle(?: cadenti)?|aurora boreale)',
      'can i go stargazing',
    ],
    ['(?:portare (?:fuori |a spasso |a passeggio )?|passeggiare con )(?:il )?(?:mio )?cane(?: fuori)?', 'walk the dog'],
    ['(?:riparare|rifare|sistemare) (?:il )?tetto', 'fix the roof'],
    [
      "(?:irrorare|trattare|dare il trattamento)(?: (?:il |la |i |le |alla |l')?(?:campo|campi|vigna|vigneto|" +
        'colture|orto|frutteto))?',
      'spray the crops',
    ],
    ['guidare|(?:andare )?in macchina', 'driving'],
    ['sciare', 'skiing'],
    ['surfare|fare surf', 'surfing'],
    ...turningPhrases('it'),
  ],
  words: [...inflected('it'), ...weatherNames('it'), ...regionalWords('it'), ...ITALIAN_WORDS, ...surroundings('it')],
};
