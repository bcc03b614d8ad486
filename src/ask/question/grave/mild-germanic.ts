/** The dangers in mild words of mild-dangers.ts in German and Dutch, without accents. */
import type { NamedGrave } from './named-grave.ts';

export const MILD_GERMANIC: Readonly<Record<string, readonly NamedGrave[]>> = {
  de: [
    [
      'fire',
      [
        'grill\\p{L}*|barbecue|gaskocher|campingkocher|glut|zigarett\\p{L}*',
        '(?:im|in den|am) wald(?:rand)?|in der heide|unter (?:den )?(?:kiefern|baumen)|in den dunen',
      ],
    ],
    [
      'water',
      [
        'klippen?|felsen|mole|buhnen?|kaimauer|wellenbrecher',
        'spiel\\p{L}*|sitz\\p{L}*|picknick\\p{L}*|fotos?|angel\\p{L}*|kinder|lauf\\p{L}*|kletter\\p{L}*',
      ],
    ],
    [
      'tidal-crossing',
      [
        'riff(?:wanderung|wandern|spaziergang)|(?:auf|uber) (?:dem |das |ein )?riff|' +
          '(?:auf|uber) (?:der |die |eine[rn]? )?sandbank|watt\\p{L}*|bei ebbe',
      ],
    ],
    [
      'unfit-vehicle',
      [
        'scheibenwischer|wischer|scheinwerfer|bremsen?|bremslicht|rucklicht|licht',
        'kaputt|defekt|geht nicht|funktionier\\p{L}*|ausgefallen|quietsch\\p{L}*|ohne',
        'fahr\\p{L}*|auto|rad|strasse|straße|los|heim|ok|morgen|heute',
      ],
    ],
    [
      'unfit-vehicle',
      [
        '(?:abgefahrene|glatte|alte|blanke|profillose)[nr]? reifen|reifen (?:sind |ist )?(?:\\p{L}+ )?(?:abgefahren|' +
          'glatt|blank)',
      ],
    ],
    [
      'protective-gear',
      [
        '(?:fahrrad|ski|motorrad|kletter|reit|schutz|bau)?helm(?:e|pflicht)?|rettungsweste|schwimmweste|klettergurt|' +
          'sicherheitsgurt',
        'brauch\\p{L}*|notig|ohne|muss|soll\\p{L}*|weglassen|tragen|ok|heute|morgen',
      ],
    ],
    [
      'carbon-monoxide',
      ['gasherd|gasofen|backofen|herd|gaskocher|campingkocher|heizpilz', 'heiz\\p{L}*|warm\\p{L}*|erwarm\\p{L}*'],
    ],
    [
      'foraging',
      [
        '(?:kartoffel|nudel|eier|fleisch|reis)?salat|mayonnaise|fleisch|wurst|hahnchen|huhnchen|essen|fisch|milch|' +
          'muttermilch',
        '(?:in der|in die|an der) (?:prallen )?(?:sonne|hitze)|ohne (?:kuhlung|kuhlschrank|kuhlbox)|ungekuhlt',
        'stunden?|ok|noch gut|haltbar|halt|stehen|lassen|verdirbt|schlecht',
      ],
    ],
    [
      'people-at-risk',
      [
        'kindergarten|kita|krippe|pflegeheim|altenheim|seniorenheim|rollator|krucken|rollstuhl',
        'draußen|draussen|raus|sonne|hitze|ausflug|glatt\\p{L}*|garten|spielen|spaziergang',
      ],
    ],
    [
      'health',
      [
        'sonnenbrand|sonnenstich|hitzschlag|erkaltet|erkaltung|fieber|grippe|corona|bronchitis|schwindel(?:ig)?|kreislauf',
        'strand|sonne|raus|draußen|draussen|jogg\\p{L}*|lauf\\p{L}*|sport|schwimm\\p{L}*|wander\\p{L}*|rad\\p{L}*|garten',
      ],
    ],
    ['climbing', ['gletscher\\p{L}*']],
    [
      'parked-vehicle',
      [
        'auto|wagen|wohnmobil|kofferraum',
        'hund\\p{L}*|katze|kind(?:er)?|baby|welpe',
        'minuten?|schatten|stunde|kurz|fenster|warten|lassen|parkplatz',
      ],
    ],
    [
      'unfit-person',
      [
        '(?:\\p{L}+ )?(?:bier|biere|wein|glaser|schnaps) getrunken|nach (?:dem |den |zwei |drei |ein paar |' +
          '\\d )?(?:bier|biere[n]?|wein|glas\\p{L}*)|betrunken|restalkohol|nicht geschlafen|ubermudet|todmude|sehr mude',
        'fahr\\p{L}*|schwimm\\p{L}*|kletter\\p{L}*|segel\\p{L}*|ski\\p{L}*',
      ],
    ],
    [
      'water',
      [
        'schlauchboot|ruderboot|kajak\\p{L}*|kanu\\p{L}*|tretboot|sup|stand[- ]?up|luftmatratze|boje',
        'kann|konnen|darf|durfen|ok|sicher|raus|see|meer|morgen|heute',
      ],
    ],
    [
      'far-from-help',
      ['nebel|wolken|sicht', 'gipfel|berg|hutte|grat|aufstieg', 'weiter(?:gehen|laufen|steigen)?|umkehren|noch hoch'],
    ],
  ],
  nl: [
    [
      'fire',
      [
        'bbq\\p{L}*|barbecue\\p{L}*|gasbrander|kooktoestel|sigaret\\p{L}*',
        '(?:in|op) (?:het|de) (?:bos|bossen|heide|duinen)',
      ],
    ],
    [
      'water',
      [
        'rotsen|pier|golfbreker|strekdam|kademuur',
        'spel\\p{L}*|zit\\p{L}*|picknick\\p{L}*|foto\\p{L}*|viss\\p{L}*|kinderen|lop\\p{L}*|klim\\p{L}*',
      ],
    ],
    [
      'tidal-crossing',
      [
        '(?:over|op) (?:het |een )?(?:koraal)?rif|rifwandel\\p{L}*|(?:op|naar) (?:de |een )?zandbank|wadlop\\p{L}*|bij eb',
      ],
    ],
    [
      'unfit-vehicle',
      [
        'ruitenwissers?|wissers|koplamp(?:en)?|remmen|remlicht(?:en)?|achterlicht|lichten|voorruit',
        'kapot|stuk|doen? het niet|defect|piepen|zonder|gebarsten',
        'rijden|rij|auto|weg|naar|fiets\\p{L}*|terug|ok',
      ],
    ],
    [
      'unfit-vehicle',
      ['(?:versleten|gladde|kale|oude) banden|banden (?:zijn |is )?(?:\\p{L}+ )?(?:versleten|glad|kaal)'],
    ],
    [
      'protective-gear',
      [
        '(?:fiets|ski|motor|klim|bouw)?helm(?:en)?|reddingsvest(?:en)?|zwemvest(?:en)?|klimgordel|harnas',
        'nodig|zonder|moet|hoeft|verplicht|dragen|af|ok|morgen|vandaag',
      ],
    ],
    [
      'carbon-monoxide',
      ['gasfornuis|fornuis|oven|gasstel|gaspit|kooktoestel|terrasverwarmer|vuurkorf', 'verwarm\\p{L}*|warm'],
    ],
    [
      'foraging',
      [
        '(?:aardappel|pasta|rijst|eier|huzaren)?salade|mayonaise|vlees|kip|vis|melk|eten|broodjes',
        '(?:in|op) de (?:volle )?zon|in de (?:hitte|warmte|auto)|zonder (?:koelkast|koelbox)|ongekoeld',
        'uur|uren|ok|laten|houdbaar|nog goed|bederf\\p{L}*|kan',
      ],
    ],
    [
      'people-at-risk',
      [
        'kinderdagverblijf|kinderopvang|creche|opvang|verzorgingshuis|bejaardentehuis|krukken|rollator|rolstoel',
        'buiten|zon|hitte|uitje|spelen|tuin|glad\\p{L}*|wandel\\p{L}*',
      ],
    ],
    [
      'health',
      [
        '(?:zon)?verbrand|zonnesteek|zonnebrand opgelopen|verkouden|koorts|griep|corona|bronchitis|duizelig',
        'strand|zon|buiten|hardlopen|rennen|sport\\p{L}*|zwemmen|fietsen|wandelen|tuin',
      ],
    ],
    ['climbing', ['gletsjer\\p{L}*']],
    [
      'unfit-person',
      [
        '(?:na|gedronken) (?:\\p{L}+ ){0,3}?(?:biertjes?|bier|wijn|glazen|borrel\\p{L}*)|dronken|kater|niet geslapen|' +
          'doodmoe|heel moe',
        'rijden|rij|zwemmen|klimmen|fietsen|auto|ski\\p{L}*',
      ],
    ],
    [
      'water',
      [
        'sloep(?:en)?|rubberboot|bootje|roeiboot|kano|kajak|sup|waterfiets|luchtbed|boei',
        'kan|kun|kunnen|mag|op|uit|varen|veilig|ok|windkracht|wind',
      ],
    ],
    [
      'medicine-storage',
      ['insuline|epipen|medicijnen|zetpillen|neusspray', 'koelkast|auto|zon|hitte|tas|laten|bewaren'],
    ],
    ['far-from-help', ['mist|bewolking|zicht', 'top|berg|hut|graat', 'doorlopen|doorgaan|verder|omkeren']],
  ],
};
