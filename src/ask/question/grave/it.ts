/** Grave subjects in Italian, without accents. */
import { MEDICINES } from '../grave-words.ts';
import type { NamedGrave } from './named-grave.ts';

export const ITALIAN_GRAVE: readonly NamedGrave[] = [
  [
    'emergency',
    [
      "svenut[oa]|priv[oa] di sensi|non suda piu|non trema piu|labbra blu|senz'acqua|" +
        '(?:e|sembra) (?:\\p{L}+ )?(?:confus[oa]|disorientat[oa])|colpit[oa] da un fulmine|colpo di calore|ipotermia',
    ],
  ],
  ['gas-leak', ['odore di gas|puzza di gas|fuga di gas|perdita di gas']],
  // Children at the edge of the water, and what is set alight by other verbs.
  [
    'children-in-water',
    [
      'bambin[ioae]|figli[oa]?|nipot[ei]|piccol[ioae]|ragazzin[ioae]|bimb[ioae]',
      '(?:gioc|sguazz|bagn)\\p{L}*\\b.{0,15}(?:riva|onde|mare|acqua|fiume|lago|torrente)|sguazz\\p{L}*|a riva|sul bagnasciuga',
    ],
    'piscina',
  ],
  [
    'fire',
    [
      '(?:accend|incendi|appicc)\\p{L}*\\b.{0,15}(?:mucchio|ramaglie|rami|sterpagli\\p{L}*|stoppi\\p{L}*|paglia|rovi|rifiuti|fuoco)|saldare\\b.{0,20}(?:fuori|cortile|aperto|campo)|fuochi d.artificio',
    ],
  ],
  ['carbon-monoxide', ['monossido(?: di carbonio)?|rilevatore di co']],
  [
    'over-people',
    [
      'drone|droni|mavic|dji',
      "sopra (?:il |la |i |gli |le |un |una |l')?(?:\\p{L}+ ){0,2}?(?:spiaggia|gente|processione|corteo|sagra|sfilata|folla|pubblico|matrimonio|" +
        'festa|concerto|strada|citta|paese|stadio|partita|mercato|festival|persone)|sulla folla',
    ],
  ],
  // What burns without a way out for its smoke.
  [
    'carbon-monoxide',
    ['stuf[ae]|camin\\p{L}*|caldaia|canna fumaria', 'ostruit[oa]|tappat[oa]|bloccat[oa]|intasat[oa]|otturat[oa]'],
  ],
  // A heater where people sleep.
  [
    'carbon-monoxide',
    [
      'stuf[ae]|stufetta|riscaldamento|scaldino',
      '(?:in|nella|nel|dentro|dentro la|dentro il) (?:tenda|roulotte|camper|furgone|garage|macchina|auto)',
    ],
  ],
  [
    'carbon-monoxide',
    [
      'barbecue|grigli\\p{L}*|carbon\\p{L}*|braciere|fornell\\p{L}*|generatore|stuf[ae] a gas',
      "(?:in|nella|nel|dentro|dentro la|dentro il|dentro al|nell') ?(?:\\p{L}+ )?(?:tenda|garage|casa|cucina|" +
        "roulotte|camper|furgone|camera|capanno|veranda|cantina)|al chiuso|all'interno",
    ],
  ],
  [
    'parked-vehicle',
    [
      "(?:in|nella|nel|nell'|dentro la|dentro il|dentro l'|dentro al) ?(?:mia |mio |una |un |nostra )?(?:macchina|" +
        'auto|automobile|furgone|camper|bagagliaio|roulotte|camion|vettura)',
      'can[ei]|cagnolin[oi]|cuccioli?|gatt[oi]|animal[ei]|bambin[oiae]|bimb[oiae]|figli[oae]?|neonato|nonn[oa]|' +
        'conigli\\p{L}*|criceto|cavall[oi]|carlino|husky|labrador|bulldog',
      "lasci\\p{L}*|rest\\p{L}*|aspett\\p{L}*|dorm\\p{L}*|sol[oia]|minut[oi]|or[ae]|mezz'ora|spesa|" +
        'parcheggi\\p{L}*|finestrin[oi]|chius[oia]|sosta',
    ],
  ],
  ['storm-eye', ["occhio (?:del|dell'|di un|della) ?(?:ciclone|uragano|tifone|tempesta)|nell'occhio"]],
  ['tidal-crossing', ['bassa marea|mont[ -]saint[ -]michel']],
  [
    'flash-flood',
    [
      'gol[ae]|forr[ae]|canyon|gravin[ae]|uadi|wadi|greto|letto (?:del fiume|secco|asciutto)|orrid[oi]|grott[ae]',
      'escursion\\p{L}*|trekking|cammin\\p{L}*|campegg\\p{L}*|dorm\\p{L}*|torrentismo|canyoning|andare|tenda|' +
        'explor\\p{L}*|esplor\\p{L}*|passeggi\\p{L}*',
    ],
  ],
  [
    'cold-water',
    [
      'bacin[oi]|cav[ae]|canal[ei]|chius[ae]|dig[ah]e?|lago artificiale',
      'tuff\\p{L}*|nuot\\p{L}*|salt\\p{L}*|bagno|immerg\\p{L}*|rinfresc\\p{L}*',
    ],
  ],
  [
    'children-in-water',
    [
      'bambin[oiae]|bimb[oiae]|figli[oae]?|neonato|piccol[oiae]|ragazz[oiae]|nipot[ei]',
      "(?:fare|fa|fanno|facciano|faccia) il bagno|bagno|nuot\\p{L}*|(?:in|nell') ?(?:acqua|mare)|nel (?:lago|fiume|mare)",
    ],
    'piscina|piscinetta',
  ],
  [
    'ice-bearing',
    ['ghiaccio', 'spess\\p{L}*|regg\\p{L}*|tiene|tenere|solid\\p{L}*|resist\\p{L}*'],
    'strad\\p{L}*|cubett\\p{L}*|bevand\\p{L}*',
  ],
  [
    'ice-bearing',
    [
      'pattin\\p{L}*\\b.{0,25}(?:sul|nel|sullo|su un|su uno) (?:lago|fiume|stagno|canale|laghetto)|' +
        '(?:lago|fiume|stagno|canale|laghetto)\\b.{0,20}(?:ghiacciat\\p{L}*|gelat[oi])|' +
        'ghiaccio\\b.{0,30}(?:lago|fiume|stagno|spesso|regge|tiene|sicuro)|(?:sul|sopra il|attraversare il) ghiaccio',
    ],
  ],
  [
    'flooding',
    [
      '(?:attravers|guad|pass)\\p{L}*\\b.{0,30}\\b(?:fiume|guado|torrente|ruscello)|guado|' +
        '(?:strada|via|sottopasso|ponte|cantina)\\b.{0,20}(?:allagat\\p{L}*|inondat\\p{L}*)',
    ],
  ],
  [
    'lightning-shelter',
    [
      'temporal[ei]|fulmin[ei]|lamp[oi]|tuon[oi]',
      'alber[oi]|bagno|nuot\\p{L}*|docci\\p{L}*|vasca|piscina|lago|mare|acqua|tenda|ombrello|campo|ripar\\p{L}*|' +
        'golf|pesc\\p{L}*|barca|surf\\p{L}*|bosco|bici\\p{L}*|montagn\\p{L}*|ferrata|cima|cresta|rifugio|' +
        'escursion\\p{L}*|canna da pesca',
      'rest[oai]\\p{L}*|sto|stiamo|continu\\p{L}*|(?:si )?pu(?:o|oi)|posso|possiamo|possono|devo|dobbiamo|conviene|' +
        'pericolos\\p{L}*|sicur[oa]|(?:durante|con|sotto|in) (?:il |un |i |caso di )?(?:temporal[ei]|fulmin[ei])',
    ],
  ],
  [
    'medicines',
    [
      `${MEDICINES}|antibiotic[oi]|medicin[ae]|medicinal[ei]|farmac[oi]|pastigli[ae]|pillol[ae]|compress[ae]|` +
        'diuretic[oi]|cortison[ei]|antidepressiv[oi]|betabloccant[ei]|doxiciclina|isotretinoina|iperico|' +
        'fotosensib\\p{L}*',
    ],
  ],
  [
    'far-from-help',
    [
      'da sol[oaie]',
      "(?:andare|salire|salgo|scalare|vado|arrivare) (?:\\p{L}+ )?(?:sul|sulla|sull'|sui|in cima|in vetta)",
    ],
  ],
  [
    'far-from-help',
    [
      'da sol[oaie]|sol[oa]|di notte|al buio|senza guida|in solitaria',
      'montagn\\p{L}*|escursion\\p{L}*|arrampic\\p{L}*|scal(?:are|ata)|cima|vetta|ghiacciaio|deserto|ferrata|' +
        'trekking|alpinismo|cresta|camminata',
    ],
  ],
  [
    'animals',
    [
      "can[ei]|cagnolin[oi]|cuccioli?|gatt[oi]|conigli\\p{L}*|cricet[oi]|porcellin[oi] d'india|cavall[oi]|pony|" +
        'tartarug\\p{L}*|uccell\\p{L}*|galline?|capr[ae]|pecor[ae]|mucc\\p{L}*|pappagall\\p{L}*',
      'balcone|terrazz[oa]|gabbia|cortile|serra|(?:lasci\\p{L}*|rest\\p{L}*|dorm\\p{L}*)\\b.{0,30}\\b(?:fuori|' +
        'giardino|aperto|sol[oia]|prato)|cald[oi]|asfalto|zampe|polpastrelli',
    ],
  ],
  [
    'people-at-risk',
    [
      'bebe|neonat[oiae]|bambin[oiae] piccol[oiae]|(?:figli[oa]|bambin[oa]|nipotin[oa]|bimb[oa]) di [1-5] (?:anni|' +
        'mesi)|bimb[oaie]|nonn[oaie]|anzian[oaie]|incinta',
      'caldo|calda|sole|ombra|freddo|fuori|uscire|giocare|parco|passegg\\p{L}*|spiaggia|balcone|giardino|' +
        'passeggino|carrozzina|aria condizionata|notte|mezzogiorno|sol[oa]|dorm\\p{L}*',
      'puo|possono|posso|possiamo|devo|sicur[oa]|pericolo\\p{L}*|rischi\\p{L}*|bene|ok|lasciare|troppo|regge|sopport\\p{L}*',
    ],
    'cappotto|vestit\\p{L}*|ombrello|piove|pioggia|cappello',
  ],
  [
    'climbing',
    [
      'via ferrata|ferrata|arrampic\\p{L}*|alpinismo|(?:salire|salgo|saliamo|ascensione) (?:sul|sulla|al|alla|' +
        "sull'|in vetta|il|la)|vetta|cresta|ghiacciaio|scal(?:are|ata)",
      'posso|possiamo|si puo|puo|pericolo\\p{L}*|rischi\\p{L}*|sicur\\p{L}*|devo|temporali?|fulmini?|senza|domani|' +
        'sabato|domenica',
    ],
    'tett[oi]|ponteggi?o?|impalcatura|scala|grondai[ae]|tegol[ae]',
  ],
  [
    'heights',
    [
      '(?:salire|salgo|andare) (?:sul |sulla |su una |su )?(?:tetto|scala|ponteggio|impalcatura)|' +
        'pulire (?:le |la )?grondai[ea]|ponteggio|impalcatura|antenna sul tetto',
    ],
  ],
  [
    'water',
    [
      '(?:fare |farsi )?(?:il |un )bagno|nuot\\p{L}*|kayak|canoa|sup|gommone|pedalo|' +
        '(?:uscire|andare) (?:in|con la|con il) (?:barca|gommone|mare aperto|canotto|vela)|surf|immersion\\p{L}*|' +
        "moto d'acqua",
      'posso|possiamo|si puo|puo|pericolo\\p{L}*|rischi\\p{L}*|sicur\\p{L}*|senza|ok|calmo',
    ],
    'piscina|temperatura dell',
  ],
  [
    'wind-load',
    [
      'gru|piattaforma aerea|trampolino elastico|tappeto elastico|castello gonfiabile|gazebo|tendone|ombrellone|' +
        'tenda da sole',
      'vento|raffiche?|regge|tiene|posso|possiamo|montare|lasciare|sicur\\p{L}*|sollevare',
    ],
  ],
  [
    'fire',
    [
      '(?:bruci\\p{L}*|dare fuoco)\\b.{0,30}(?:sterpagli\\p{L}*|ramaglie|foglie|potature?|stoppi\\p{L}*|rifiuti|' +
        'erba|rovi|cartone|bancali|rami)|abbruciament\\p{L}*|fal[oò]|falo|(?:accendere|fare) (?:un |il )?(?:fuoco|' +
        'fuocherello)|lanterne? (?:volanti|cinesi)|candele? accese?|braciere',
    ],
  ],
  [
    'heights',
    [
      "(?:sul|sopra il|dal|sulla|salire (?:sul|su una?|sulla)|su una?|sull'|" +
        'in cima (?:al|alla)) ?(?:\\p{L}+ )?(?:tetto|scala|impalcatura|ponteggio|camino|comignolo)|grondai[ae]|' +
        'cestello|piattaforma (?:elevatrice|aerea)|senza (?:imbrago|imbracatura|corda)',
    ],
    'terrazza sul tetto|tettoia|lavor\\p{L}* sul tetto(?!.*senza )',
  ],
  [
    'medicine-storage',
    [
      'insulina|medicin[ae]|medicinal[ei]|farmac[oi]|epipen|vaccin[oi]|suppost[ae]|inalatore|antibiotic[oi]|' +
        'collirio|ozempic',
      'macchina|auto|bagagliaio|cruscotto|vano portaoggetti|tenda|sole|camper|zaino|pacco|lasci\\p{L}*|' +
        'conserv\\p{L}*|frigo|ten\\p{L}*',
    ],
  ],
  [
    'people-at-risk',
    [
      'neonat[oaie]|bebe|(?:\\d{1,2}|un|due|tre|quattro|cinque|sei|otto|dieci) mes[ei]|' +
        '(?:di|ha) (?:[1-6]|due|tre|quattro|cinque|sei) anni|nonn[oaie]|anzian[oaie]|(?:7\\d|8\\d|9\\d) anni|incinta',
      'mezzogiorno|spiaggia|sole|caldo|calore|afa|crema\\p{L}*|protezione|ombrellone|ombra|' +
        'alle (?:1|2|3|12|13|14|15)|3\\d ?(?:gradi|°)|passeggino|freddo|-\\d+',
    ],
    'vest\\p{L}*|giacca|cappello|cappotto|quando|a che ora|compleanno',
  ],
  [
    'road-grip',
    [
      '(?:gomme|pneumatici) (?:estiv[ei]|lisc[ei]|consumat[ei])|senza (?:catene|gomme (?:invernali|da neve)|' +
        'pneumatici invernali)',
    ],
  ],
  // Repairs of a roof that nobody should be on then.
  [
    'heights',
    [
      '(?:ripar|rif|sistem|aggiust|impermeabilizz|cambi|sostitu|mett)\\p{L}* (?:\\p{L}+ ){0,3}?(?:tett[oi]|tegol[ae]|coppi|guaina)',
      'da sol[oa]|senza (?:aiuto|imbrag\\p{L}*|imbrac\\p{L}*|corda|casco)|ghiacci\\p{L}*|gelat[oa]|brina|bagnat[oaie]|neve|innevat[oa]|temporal[ei]|fulmini|vento forte|scivol\\p{L}*',
    ],
  ],
];
