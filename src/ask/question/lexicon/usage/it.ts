/** How people type Italian: the washing out, the sea, the days from one to another, and which of them is the driest. */
import type { TranslatedPhrase } from '../lexicon.ts';
import { monthRanges, nights, weekdayRanges } from './ranges.ts';

const WEEKDAY = '(lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)';
const THE_DAY = '(?:il |la )?(?:giorno|giornata)(?: sara| e)?(?: il| la)? piu';

export const ITALIAN_USAGE: readonly TranslatedPhrase[] = [
  ...nights(
    'lunedi martedi mercoledi giovedi venerdi sabato domenica'.split(' '),
    (first, second) => `(?:nella |la )?notte (?:tra|fra|da) (?:il |la )?${first} (?:e|a|ed) (?:il |la )?${second}`,
  ),
  ...weekdayRanges('(?:da |dal |dalla )?', WEEKDAY, '(?:a|al|alla|fino a)', ['da ', 'dal ', 'dalla ', 'tra ', 'fra ']),
  ...monthRanges(
    '(?:da |tra )',
    '(gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)',
    '(?:a|e)',
  ),
  // Times.
  ['piu tardi|fra poco|tra poco', 'later'],
  [`${WEEKDAY} a otto|${WEEKDAY} fra una settimana`, 'a week on $1$2'],
  ['quanto (?:tempo )?manca (?:al|ancora al) tramonto|tra quanto tramonta(?: il sole)?', 'how long until sunset'],
  ['al tramonto', 'at sunset'],
  ["all'alba", 'at sunrise'],
  [
    'da (?:quanti giorni|quando|quanto(?: tempo)?) non piove|quant.e che non piove|quanto tempo e che non piove',
    'when did it last rain',
  ],
  ['(?:nel |per il |il )?(?:giorno festivo|ponte (?=del))', 'on the public holiday'],
  ['domani (?:mattina )?presto', 'tomorrow early in the morning'],
  [
    '(?:oggi |domani )?(?:fa|e|fara|sara) piu caldo (?:di|rispetto a|che)(?= (?:ieri|oggi|domani))',
    'is it warmer than',
  ],
  [
    '(?:oggi |domani )?(?:fa|e|fara|sara) piu freddo (?:di|rispetto a|che)(?= (?:ieri|oggi|domani))',
    'is it colder than',
  ],
  ['senza bagnar(?:mi|ci|si)', 'without rain'],
  ['(?:e )?(?:ha )?grandinato', 'did it hail'],
  ['(?:il )?sole tramonta|tramonta il sole', 'sunset'],
  ['quanta acqua e (?:caduta|venuta)|quanta acqua ha fatto', 'how much did it rain'],
  ['(?:mi|ci) bagner(?:o|emo)|mi bagno', 'will i get wet'],
  ['(?:il |lo )?(?:natale scorso|scorso natale)', 'last christmas'],
  ['strad[ae] (?:ghiacciat[ae]|gelat[ae])', 'icy roads'],
  ['fienagione|falciare(?: il fieno)?|trebbiare|mietitura', 'haymaking'],
  ['(?:si )?(?:schiarisce|schiarira|rasserena|rasserenera)|schiarite', 'will it clear up'],
  ['tutto il giorno|tutta la giornata', 'all day'],
  ['abbastanza (caldo|freddo|vento|sole)', '$1 enough'],
  ['fino a (?:quanti gradi|quanto)(?: arrivera| arriva| si arriva)?', 'how hot will it get'],
  ['piu sole(?! (?:che|di))', 'sunniest'],
  [
    '(?:si )?(?:alza|alzera|dissolve|dissolvera|dirada|diradera)(?: la)? nebbia|' +
      '(?:la )?nebbia (?:si )?(?:alza|dissolve|dirada|alzera)',
    'will the fog lift',
  ],
  ['(?:tagliare|potare)(?: (?:la|le|gli|i))? (?:siepe|siepi|alberi|rose|cespugli)', 'cut the hedge'],
  ['(?:l.)?alta marea', 'high tide'],
  ['(?:la )?bassa marea', 'low tide'],
  ['temperatura attuale', 'temperature now'],
  ['(?:fa|e) piu caldo oggi (?:di|rispetto a|che) ieri', 'is it warmer today than yesterday'],
  ['(?:fa|e) piu freddo oggi (?:di|rispetto a|che) ieri', 'is it colder today than yesterday'],
  ['(?:fare|fa|facciamo) il bagno|(?:andare a )?nuotare', 'go swimming'],
  ['piove di piu(?= (?:a|ad|in)\\b)', 'does it rain more'],
  ['(?:vento (?:di )?)?forza (\\d{1,2})', 'wind force $1'],
  ['prima di mezzogiorno|entro mezzogiorno', 'before noon'],
  ['dopo mezzogiorno', 'after noon'],
  ['fino a mezzogiorno', 'until noon'],
  ['(?:le )?prossime notti|nelle prossime notti', 'the next nights'],
  ['quando (?:arriva|torna|arrivera) il freddo', 'when will it get colder'],
  ['quando (?:arriva|torna|arrivera) il caldo', 'when will it get warmer'],
  [
    'quando (?:finisce|finira|passa|smette) (?:il caldo|questo caldo|l.ondata di caldo|l.afa)|' +
      'fino a quando dura (?:il|questo) caldo',
    'when will the heat end',
  ],
  [
    "(?:il |l')?(\\d{1,2}) (gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|" +
      "dicembre) (?:dell'anno scorso|dello scorso anno)",
    '$1 $2 last year',
  ],
  ['(?:ritirare|mettere dentro|portare dentro)(?: i| gli)? (?:cuscini|mobili da giardino)', 'bring the cushions in'],
  ['(?:sara|sarebbe|e) (?:abbastanza )?sicur[oa]', 'is it safe to'],
  ['in sicurezza|senza rischi|senza pericolo', 'safely'],
  ['(?:quale|qual) (?:sara|e) la (temperatura|umidita|pressione)', 'what is the $1'],
  ['ogni quanto|quante volte', 'how often'],
  ['ondat[ae] di (?:caldo|calore)', 'heat wave'],
  ['ondat[ae] di freddo', 'cold spell'],
  ["(?:l')?anno prossimo|(?:il )?prossimo anno", 'next year'],
  ['(?:a )?carnevale', 'at carnival'],
  ['ad alba', 'in Alba'],
  // Outdoors.
  [
    '(?:andare|salire|vado|andiamo|salgo|escursione|salita) (?:sul|sulla|sullo|in cima al|' +
      'al)(?= (?:monte|gran|pizzo|cima|etna|vesuvio|cervino|monviso|corno|piz)\\b)',
    'going up',
  ],
  ['(?:lasciare|lascio) (?:i |il )?(?:panni|bucato)(?: stes[io])?(?: fuori)?', 'leave the washing out'],
  ['(?:ritiro|ritirare|raccolgo|raccogliere) (?:i |il )?(?:panni|bucato)', 'bring the washing in'],
  ['(?:posso |si puo )?stendere(?: (?:i |il )?(?:panni|bucato))?(?: fuori)?', 'can i hang the washing out'],
  ['(?:(?:fare|facciamo|una|la) )*(?:grigliata|grigliatina|braciata|barbecue|griglia|brace)', 'bbq'],
  ['parco giochi|parchetto|giochi al parco|giostrine', 'go to the playground'],
  ['vendemmi(?:a|are)', 'grape harvest'],
  ['(?:(?:andare|vado|andiamo|giornata|gita|un giorno|domenica) )?al mare', 'go to the beach'],
  ['^\\W*mare(?= \\p{L})(?! (?:mosso|calmo|agitato|grosso))', 'waves and sea temperature'],
  [
    'ad? (?:mangiare|cenare|pranzare) (?:fuori|all.aperto)|(?:mangiare|cenare|pranzare|cena|pranzo|aperitivo|' +
      'apericena) (?:fuori|all.aperto|in terrazza)',
    'eat outside',
  ],
  ["all'aperto|all'aria aperta", 'outdoors'],
  // What happens.
  ['(?:si )?mette a piovere|viene a piovere', 'will it rain'],
  ['asma', 'asthma'],
  ['(?:un )?(?:bianco natale|natale bianco)', 'a white christmas'],
  [
    '(?:si )?(?:arriva|arrivera|arriveremo|arriviamo|raggiunge|raggiungera|raggiungiamo|tocca|tocchera|' +
      'toccheremo|sale|salira)(?:nno)? (?:a |i |ai )?(\\d{2})(?: gradi)?',
    'will it reach $1 degrees',
  ],
  [
    '(?:il )?vento (?:cala|calera|si calma|si calmera|diminuisce|diminuira|smette)|' +
      '(?:cala|calera|si calma|diminuisce) il vento',
    'will the wind drop',
  ],
  ['(?:si )?(?:raffredda|raffreddera|rinfresca|rinfreschera)', 'will it get cooler'],
  ['(?:si )?(?:riscalda|riscaldera|scalda|scaldera)', 'will it get warmer'],
  ['(?:esce|spunta|torna|uscira|spuntera|tornera)(?:.{0,15}?) il sole', 'will the sun come out'],
  ['(?:sta arrivando|arriva|e in arrivo|arrivera)(?: una| la)? (?:tempesta|burrasca)', 'is a storm coming'],
  ['(?:la )?temperatura (?:piu bassa|minima)', 'lowest temperature'],
  ['(?:la )?temperatura (?:piu alta|massima)', 'highest temperature'],
  ["(?:l'|che )?altezza (?:della )?neve|quanta neve c'e(?: a terra)?", 'how deep is the snow'],
  [`${THE_DAY} (?:asciutt[oa]|secc[oa])`, 'driest day'],
  [`${THE_DAY} cald[oa]`, 'warmest day'],
  [`${THE_DAY} (?:fredd[oa]|fresc[oa])`, 'coldest day'],
  [`${THE_DAY} (?:soleggiat[oa]|bell[oa])`, 'sunniest day'],
  [`${THE_DAY} (?:piovos[oa]|umid[oa])`, 'wettest day'],
  [`${THE_DAY} ventos[oa]`, 'windiest day'],
  ['(?<=\\bpiu .{3,40} )che(?= (?:a|ad|in|al|alla|nel|nella|da|oggi|ieri|domani)\\b)', 'than'],
  ['(?:quando|a che ora) (?:fara|fa) piu caldo', 'when is it warmest'],
  ['(?:quando|a che ora) (?:fara|fa) piu freddo', 'when is it coldest'],
  // Wishes.
  ['(?:i )?(?:bambini|bimbi|piccoli) hanno bisogno(?: di| della| del)?', 'do the kids need'],
  [
    '(?:verniciare|pitturare|dipingere) (?:lo |la |il |le |gli |l.)?(?:steccato|recinzione|staccionata|cancello|' +
      'ringhiera|persiane|facciata|muro)',
    'paint the fence',
  ],
  ['(?:al|per il) lavoro', 'to work'],
];
