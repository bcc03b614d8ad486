/** Grave subjects in German, without accents. */
import { MEDICINES } from '../grave-words.ts';
import type { NamedGrave } from './named-grave.ts';

export const GERMAN_GRAVE: readonly NamedGrave[] = [
  [
    'emergency',
    [
      'bewu(?:ss|ß)tlos|zusammengebrochen|umgekippt|schwitzt nicht mehr|zittert nicht mehr|blaue lippen|' +
        'kein wasser mehr|(?:ist|wirkt|sind) (?:\\p{L}+ )?(?:verwirrt|nicht ansprechbar)|vom blitz getroffen|' +
        'hitzschlag|unterkuhlt',
    ],
  ],
  [
    'gas-leak',
    ['gasgeruch|riech(?:e|en|t)? (?:ich )?gas|(?:riecht|gerochen) nach gas|gasleck|gas (?:tritt|stromt) aus'],
  ],
  // Children at the edge of the water, and what is set alight by other verbs.
  [
    'children-in-water',
    [
      'kinder|kind|enkel\\p{L}*|kleine[nr]?|jungs|madchen|sohn|tochter|baby',
      'am (?:wasser|ufer|meer|see)(?: \\p{L}+)? (?:spiel|plansch)\\p{L}*|plansch\\p{L}*|ans wasser|im flachen wasser',
    ],
    'planschbecken',
  ],
  [
    'fire',
    [
      'ab(?:zu)?fackel\\p{L}*|(?:in brand|feuer) (?:zu )?(?:setz|steck|leg)\\p{L}*|feuerwerk (?:ab(?:zu)?brenn|ab(?:zu)?schiess|zund|machen)\\p{L}*|raketen (?:ab|steigen)\\p{L}*|' +
        '(?:draussen|im freien|im hof|auf dem feld)\\b.{0,20}(?:schweiss|flex)\\p{L}*|(?:schweiss|flex)en\\b.{0,20}(?:draussen|im freien|im hof|auf dem feld)',
    ],
  ],
  ['carbon-monoxide', ['kohlen(?:stoff)?monoxid\\p{L}*|co-?(?:melder|warner|alarm|vergiftung)\\p{L}*']],
  [
    'over-people',
    [
      'drohnen?|mavic|dji',
      '(?:uber|uberm|ubers|uber) (?:das |dem |der |den |die |dem |einer |einem )?(?:\\p{L}+ ){0,2}?(?:strand|' +
        'freibad|schwimmbad|schulhof|menschen\\p{L}*|leute|menge|publikum|hochzeit|fest|konzert|strasse|stadt|dorf|' +
        'stadion|spiel|markt|festival|umzug)',
    ],
  ],
  // What burns without a way out for its smoke.
  [
    'carbon-monoxide',
    [
      'ofen|kachelofen|pelletofen|kamin\\p{L}*|heizung|therme',
      'verstopft\\p{L}*|blockiert\\p{L}*|verrusst|verschneit\\p{L}*|undicht|versperrt',
    ],
  ],
  // A heater where people sleep.
  [
    'carbon-monoxide',
    [
      '(?:gas|holz|petroleum|diesel)?ofen|(?:stand|gas)?heizung|heizlufter|heizer|heizgerat\\p{L}*|gasheiz\\p{L}*',
      'im (?:\\p{L}+ )?(?:vor)?zelt|im (?:auto|van|bus|wohnwagen|wohnmobil|camper)|' +
        'in (?:der|einer|unserer) (?:garage|hutte)',
    ],
  ],
  [
    'carbon-monoxide',
    [
      'grill\\p{L}*|kohle\\p{L}*|holzkohle\\p{L}*|gaskocher|campingkocher|feuerschale|generator|stromaggregat|' +
        'gasheiz\\p{L}*|heizstrahler|heizpilz|shisha',
      '(?:im|ins|in (?:das|dem|der|die|einem|einer|einen|meinem|meiner|unserem|' +
        'unserer)) (?:\\p{L}+ )?(?:vor)?(?:zelt\\p{L}*|garage|wohnung|haus|keller|wohnwagen|wohnmobil|zimmer|kuche|' +
        'schuppen|hutte|gartenhaus|auto|bus|wintergarten)|drinnen',
    ],
  ],
  [
    'parked-vehicle',
    [
      '(?:im|in (?:einem|dem|meinem|unserem|das)|ins) (?:\\p{L}+ )?(?:auto|wagen|wohnmobil|wohnwagen|kofferraum|' +
        'transporter|bulli|lkw|anhanger|pkw|fahrzeug)',
      'hund\\p{L}*|welpe\\p{L}*|katze\\p{L}*|kater|tiere?|kind(?:er|ern|es)?|baby|babys|saugling\\p{L}*|' +
        'kleinkind\\p{L}*|sohn|tochter|oma|opa|kaninchen|hamster|hasen?|meerschwein\\p{L}*|vogel|labrador\\p{L}*|' +
        'mops|dackel|husky|pudel|schaferhund\\p{L}*|dogge|pferd\\p{L}*',
      '(?:ge|zuruck|allein|alleine)?lass\\p{L}*|bleib\\p{L}*|wart\\p{L}*|sitz\\p{L}*|schlaf\\p{L}*|schlaft|' +
        'allein\\p{L}*|minuten?|stunden?|einkauf\\p{L}*|parkt?|geparkt\\p{L}*|parkplatz|kurz|fenster',
    ],
  ],
  [
    'storm-eye',
    ['auge (?:des|vom|eines) (?:sturm\\p{L}*|hurrikan\\p{L}*|zyklon\\p{L}*|taifun\\p{L}*|orkan\\p{L}*)|im auge'],
  ],
  [
    'tidal-crossing',
    [
      'wattwander\\p{L}*|wattlauf\\p{L}*|wattenmeer|(?:durchs?|ins?|im|ubers?|uber das|durch das) watt|' +
        'zu(?:r|f) hallig|bei (?:ebbe|niedrigwasser)|(?:zu fuß|zu fuss|laufen|wandern|gehen)\\b.{0,40}\\b(?:neuwerk|' +
        'hallig|insel bei ebbe)|neuwerk.{0,40}(?:zu fuß|zu fuss|laufen|wandern|gehen)|gezeiten(?:insel|weg)',
    ],
  ],
  [
    'flash-flood',
    [
      'schlucht\\p{L}*|klamm|canyon\\p{L}*|wadis?|trockental|(?:trockene\\p{L}* )?flussbett|hohle',
      'wander\\p{L}*|zelt\\p{L}*|camp\\p{L}*|ubernacht\\p{L}*|geh\\p{L}*|lauf\\p{L}*|klett\\p{L}*|abseil\\p{L}*|' +
        'fahr\\p{L}*|schlaf\\p{L}*|canyoning|tour',
    ],
  ],
  [
    'cold-water',
    [
      'stausee\\p{L}*|baggersee\\p{L}*|steinbruch\\p{L}*|kanal|wehr|schleuse\\p{L}*|talsperre|kiesgrube',
      'spring\\p{L}*|bad(?:en|et)|schwimm\\p{L}*|abkuhl\\p{L}*|tauch\\p{L}*|hinein|rein',
    ],
  ],
  [
    'children-in-water',
    [
      'kind(?:er|ern|es)?|sohn|tochter|baby|klein(?:e|en|er|kind\\p{L}*)|jungs|madchen|enkel\\p{L}*|\\d+-?jahrige\\p{L}*',
      'bad(?:en|et|e)|schwimm\\p{L}*|plansch\\p{L}*|ins (?:wasser|meer)|in (?:den|die) (?:see|fluss|ostsee|nordsee)',
    ],
    'freibad|hallenbad|schwimmbad|planschbecken',
  ],
  [
    'ice-bearing',
    [
      'eis|eisdecke|eisschicht|eisflache',
      'dick\\p{L}*|tragt|tragen|tragfahig|trag|halt|halten|betret\\p{L}*|begehbar|draufgehen|drauf',
    ],
    'eisdiele|eiscafe|eis (?:essen|kaufen)|kugeln?|strassen?|gehweg|autobahn|scheiben?',
  ],
  [
    'ice-bearing',
    [
      '(?:see|sees|teich|weiher|fluss|kanal|bodden)\\b.{0,40}(?:schlittschuh\\p{L}*|eislauf\\p{L}*|' +
        'schlitter\\p{L}*)|(?:schlittschuh\\p{L}*|eislauf\\p{L}*|schlitter\\p{L}*)\\b.{0,30}(?:auf (?:dem|der)|am|' +
        'uber den) (?:\\p{L}+ )?(?:see|teich|weiher|fluss|kanal|bodden)|' +
        '(?:halt|tragt|bricht) (?:das|schon das|dort das) eis|eis (?:auf|des) (?:dem|der|den|des|unserem)? ?(?:see|' +
        'sees|teich\\p{L}*|fluss\\p{L}*|kanal\\p{L}*|weiher\\p{L}*|bodden)|(?:zu)?gefroren\\p{L}* (?:see|teich|fluss|' +
        'weiher|kanal)|(?:see|teich|fluss|weiher|kanal)\\b.{0,30}(?:zu)?gefroren\\p{L}*|' +
        '(?:das|dem) eis\\b.{0,30}(?:dick|tragt|tragen|halt|betret\\p{L}*|geh\\p{L}*|lauf\\p{L}*)|' +
        'eis (?:\\p{L}+ )?(?:dick|tragt|tragen)|(?:aufs|ubers|uberm) eis|(?:auf|uber) (?:dem|das) eis|eisangeln',
    ],
  ],
  [
    'flooding',
    [
      '(?:durch|uber) (?:den|die|das|einen|eine|ein) (?:\\p{L}+ )?(?:fluss|bach|furt|wasser|flut\\p{L}*|' +
        'unterfuhrung|unterfuhrung)|(?:fluss|bach|furt)\\b.{0,40}(?:durchquer|uberquer|durchfahr|durchwat)\\p{L}*|' +
        '(?:durchquer|uberquer|durchfahr|durchwat)\\p{L}*\\b.{0,40}(?:fluss|bach|furt)|furt|' +
        '(?:uberflutet|uberschwemmt)\\p{L}* (?:strasse|straße|weg|keller|unterfuhrung|brucke|feld)|' +
        '(?:strasse|straße|weg|keller|unterfuhrung|brucke)\\b.{0,30}(?:uberflutet|uberschwemmt)',
    ],
  ],
  [
    'lightning-shelter',
    [
      'gewitter\\p{L}*|blitz\\p{L}*|donner\\p{L}*',
      'baume?n?|unter (?:einem|einen|dem) baum|bad(?:en|et|e)|schwimm\\p{L}*|dusch\\p{L}*|wasser|im see|see|pool|' +
        'schwimmbad|freibad|zelt\\p{L}*|regenschirm|feld|badewanne|unterstell\\p{L}*|wald|golf\\p{L}*|angel\\p{L}*|' +
        'boot|surf\\p{L}*|radfahr\\p{L}*|joggen|berg\\p{L}*|gipfel\\p{L}*|grat|klettersteig\\p{L}*|wander\\p{L}*|' +
        'angelrute\\p{L}*',
      'bleib\\p{L}*|stell\\p{L}*|weiter\\p{L}*|(?:kann|darf|soll\\p{L}*) (?:ich|man|er|sie|mein\\p{L}*|' +
        'unser\\p{L}*|das)|(?:konnen|durfen|sollen|sollten) (?:wir|sie|die|meine)|sicher|gefahrlich|ok|okay|' +
        'ungefahrlich|(?:bei|im|wahrend) (?:des |einem |dem )?(?:gewitter\\p{L}*|blitz\\p{L}*)',
    ],
  ],
  [
    'medicines',
    [
      `${MEDICINES}|antibiotik\\p{L}*|medikament\\p{L}*|arznei\\p{L}*|` +
        '(?:wasser|entwasserungs|herz|blutdruck)tabletten|tabletten|cortison|kortison|johanniskraut|betablocker|' +
        '(?:antidepressiv|antipsychotik|neuroleptik)\\p{L}*',
    ],
  ],
  [
    'far-from-help',
    [
      'allein\\p{L}*|nachts|in der nacht|im dunkeln|ohne (?:fuhrer|bergfuhrer)',
      'berg\\p{L}*|wander\\p{L}*|kletter\\p{L}*|gipfel\\p{L}*|bergtour|hochtour|alm|grat|klettersteig|gletscher|' +
        'wuste|skitour\\p{L}*',
    ],
  ],
  [
    'animals',
    [
      'hund\\p{L}*|welpe\\p{L}*|katzen?|kater|kaninchen|hamster|meerschwein\\p{L}*|pferd\\p{L}*|ponys?|' +
        'schildkrote\\p{L}*|vogel|wellensittich\\p{L}*|huhner|huhn|hasen?|ziegen?|schafe?|kuhe?|lammer',
      'balkon|terrasse|zwinger|kafig|stall|gewachshaus|wintergarten|drau(?:ss|ß)en (?:lass\\p{L}*|bleib\\p{L}*|' +
        'schlaf\\p{L}*|ubernacht\\p{L}*)|(?:im garten|auf (?:der|die) weide|drau(?:ss|ß)en)\\b.{0,30}(?:lass\\p{L}*|' +
        'bleib\\p{L}*|schlaf\\p{L}*)|asphalt|pfoten|allein\\p{L}*',
    ],
  ],
  [
    'people-at-risk',
    [
      'baby\\p{L}*|saugling\\p{L}*|neugeboren\\p{L}*|kleinkind\\p{L}*|(?:kita|kindergarten|krippen)-?kind\\p{L}*|' +
        'oma|opa|gro(?:ss|ß)(?:mutter|vater|eltern)|(?:sohn|tochter|kind|enkel\\p{L}*|madchen|' +
        'junge)\\b[^.?!]{0,20}\\b(?:[1-5]|ein|zwei|drei|vier|funf) (?:jahre|monate)|[1-5]-?jahrige\\p{L}*|' +
        'alte[rnm]? (?:leute|menschen|mutter|vater|dame|herr)|schwanger\\p{L}*|senioren|demenz\\p{L}*',
      'hitze|hei(?:ss|ß)\\p{L}*|sonne|schatten|kalt\\p{L}*|drau(?:ss|ß)en|raus\\p{L}*|rein|spielen|spazier\\p{L}*|' +
        'strand|balkon|garten|kinderwagen|klima\\p{L}*|nacht|mittag\\p{L}*|allein\\p{L}*|schlaf\\p{L}*',
      'kann|darf|soll\\p{L}*|konnen|durfen|geht|ok|okay|sicher|gefahrlich|zu|lassen|bleib\\p{L}*|ubersteh\\p{L}*|' +
        'halt\\p{L}*',
    ],
    'anzieh\\p{L}*|mutze|jacke|schirm|regenschirm|gummistiefel|regnet|regen',
  ],
  [
    'climbing',
    [
      'klettersteig\\p{L}*|hochtour\\p{L}*|gipfel(?:tour|besteigung)?|(?:be|auf)steig\\p{L}*|gratwanderung|grat|' +
        'gletscher\\p{L}*|(?:auf|auf die|auf den|auf das|uber das|durchs|durch das) (?:\\p{L}+ )?(?:zugspitze|' +
        'watzmann|matterhorn|gro(?:ss|ß)glockner|mont blanc|eiger|hochkonig|dachstein|ortler|wildspitze|weisshorn|' +
        'alpspitze|teide|atna|hollental|reintal|gro(?:ss|ß)venediger)',
      '(?:steig|geh|lauf|kletter|wander|rauf|hoch|tour|aufbrech|losgeh|sicher|gefahr|gewitter|kann|soll|konnen|ohne)\\p{L}*',
    ],
  ],
  [
    'heights',
    [
      '(?:auf (?:die|eine|der|einer)|die) leiter|' +
        '(?:aufs|auf das|auf unser|auf mein) (?:\\p{L}+ )?dach(?! ?(?:terrasse|boden))|dachrinnen?|regenrinnen?|' +
        'gerust|schornstein\\p{L}*|satellitenschussel',
      '(?:kann|soll|darf|steig|kletter|reinig|sauber|putz|reparier|geh|sicher|gefahr|konnen)\\p{L}*',
    ],
  ],
  [
    'wind-load',
    [
      'kran(?!ken)\\p{L}*|hebebuhne|trampolin\\p{L}*|pavillons?|festzelt\\p{L}*|partyzelt\\p{L}*|' +
        'markise\\p{L}*|sonnenschirm\\p{L}*',
      '(?:wind|sturm|boen|halt|halten|soll|kann|stehen|aufstell|aufbau|sicher|heb)\\p{L}*',
    ],
  ],
  [
    'fire',
    [
      'laub|gartenabfall\\p{L}*|reisig|grunschnitt|stroh|holz|acker|stoppel\\p{L}*|mull|hecken?schnitt|gras|papier|' +
        'paletten?',
      'verbrenn\\p{L}*|abbrenn\\p{L}*|anzund\\p{L}*',
    ],
  ],
  [
    'fire',
    [
      '(?:verbrenn\\p{L}*|abbrenn\\p{L}*|abflamm\\p{L}*)|lagerfeuer|osterfeuer|johannisfeuer|feuerkorb|feuerschale|' +
        'feuertonne|feuer (?:mach\\p{L}*|anzund\\p{L}*)|offenes feuer|himmelslaterne\\p{L}*|unkrautbrenner|' +
        'kerzen? (?:brennen|anlassen)',
    ],
  ],
  [
    'heights',
    [
      '(?:auf|aufs|vom) (?:das |dem |die |der |ein |einem )?(?:\\p{L}+ )?(?:dach|hausdach|garagendach|leiter|' +
        'gerust|kamin|schornstein|first)|dachrinne\\p{L}*|regenrinne\\p{L}*|(?:hub|arbeits|scheren)buhne\\p{L}*|' +
        'hubsteiger|leiter (?:steigen|stellen)|ohne (?:sicherung|gurt|seil)',
    ],
    'dachterrasse|dachgarten|dachdecker\\p{L}*|auf dem dach arbeit\\p{L}*(?!.*ohne )|dacharbeit\\p{L}*(?!.*ohne )',
  ],
  [
    'medicine-storage',
    [
      'insulin|medikament\\p{L}*|medizin|tabletten|epipen|adrenalin-?pen|impfstoff\\p{L}*|zapfchen|asthmaspray|' +
        'inhalator|antibiotik\\p{L}*|augentropfen|ozempic',
      'auto|kofferraum|handschuhfach|zelt|sonne|wohnmobil|rucksack|paket|briefkasten|lager\\p{L}*|aufbewahr\\p{L}*|' +
        'liegen|kuhlschrank|fensterbank',
    ],
  ],
  [
    'people-at-risk',
    [
      '(?:zwei|drei|vier|funf|sechs|[1-6])-?jahrig\\p{L}*|(?:ein|zwei|drei|vier|funf|sechs|acht|neun|zehn|' +
        '\\d{1,2}) monate? (?:alt\\p{L}*)|\\d{1,2} monate alt\\p{L}*|baby|babys|saugling\\p{L}*|kleinkind\\p{L}*|' +
        'neugeboren\\p{L}*|(?:oma|opa|mutter|vater|mama|papa|tante|onkel|nachbarin?|sie|er)\\b.{0,20}\\b(?:7\\d|8\\d|' +
        '9\\d)|oma|opa|grossmutter|großmutter|grossvater|großvater|senior\\p{L}*|schwanger\\p{L}*',
      'mittag\\p{L}*|strand|sonne\\p{L}*|hitze|heiss\\p{L}*|heiß\\p{L}*|creme\\p{L}*|eingecremt|lichtschutz\\p{L}*|' +
        'schatten|sonnenschirm|(?:um )?1[1-5] uhr|3\\d ?grad|schwul|kinderwagen|kalt\\p{L}*|minus|frost',
    ],
    'anzieh\\p{L}*|kleid\\p{L}*|jacke|mutze|anzuziehen|welche|wann|wie warm|schneeanzug|geburtstag',
  ],
  [
    'road-grip',
    [
      'sommerreifen|ganzjahresreifen|allwetterreifen|ohne (?:winterreifen|schneeketten|ketten)|' +
        'abgefahrene\\p{L}* reifen|keine winterreifen',
    ],
  ],
];
