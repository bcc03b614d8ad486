/**
 * The many names of one kind of weather or of one garment, side by side in six languages: thunder, haze, sleet, rime, a breeze and
 * the winds with names of their own, a cap, short sleeves. Each row has its English, then the words of each language.
 */
import type { RowInLanguages } from './alike.ts';
import type { TranslatedWords } from './lexicon.ts';

type Language = keyof RowInLanguages[1];

const WORDS: readonly RowInLanguages[] = [
  [
    'thunder',
    {
      de: 'donner|donnert|donnerts|donnern|blitzt|blitzts|blitzen|gewittert|gwitter|gwitta|gwitterl|kracht',
      fr: 'tonnerre|tonner',
      es: 'truenos|trueno|tronar|tronará|relámpagos|relámpago|rayos|tronada',
      it: 'tuoni|tuono|tuonare|tuonerà|saette|temporalone|temporaloni',
      pt: 'trovão|trovões|trovejar|relâmpagos|relâmpago|trovoa',
      nl: 'donder|dondert|donderen|onweren|onweert|onweerde|bliksem|bliksemt|gerommel|rommelt|onweerachtig',
    },
  ],
  [
    'windy',
    {
      de: 'stürmisch|stürmts|wehts|weht|ziehts|luftig|zugig|pustets|pustet|bläst|blästs|stürmt|windets|windet|luftet',
      fr: 'vente|venter|ventera|souffle|souffler|soufflera|vent-il',
      es: 'sopla|soplar|soplará|ventea|ventear|venteará|airoso|ventosa',
      it: 'soffia|soffierà|soffiare|ventilato|ventilata',
      pt: 'sopra|soprar|venta|ventar|ventará|ventando|ventoso',
      nl: 'waaierig|stormachtig|stormt|stormen|tocht',
    },
  ],
  [
    'wind',
    {
      de:
        'bise|brise|lüfterl|lüftchen|föhn|fön|ostwind|westwind|nordwind|südwind|rückenwind|gegenwind|bora|scirocco|' +
        'mistral|fallwind',
      fr: 'bise|brise|vents|tramontane|mistral|autan|nordet|suroît|noroît|galerne|marin|aquilon',
      es:
        'ventolera|brisa|cierzo|sudestada|nortazo|levante|poniente|tramontana|ábrego|zonda|pampero|vientos|airecito|' +
        'airazo|lebeche|siroco|gregal|galerna|terral|surada',
      it: 'libeccio|grecale|brezza|bora|maestrale|scirocco|tramontana|ponente|ostro|garbino|venticello|venti|ventaccio|föhn',
      pt: 'nortada|brisa|minuano|ventinho|ventos|levante|suão|viento',
      nl: 'bries|briesje|windje|oostenwind|westenwind|noordenwind|zuidenwind|tegenwind|zeewind',
    },
  ],
  [
    'gale',
    {
      es: 'ventarrón|vendaval|ventarrones',
      fr: 'bourrasque|bourrasques',
      it: 'fortunale|bufera',
      de: 'föhnsturm|orkan',
      nl: 'orkaan|storm',
    },
  ],
  ['snow', { de: 'gschneit|gschneibt|gschnieben' }],
  ['rain', { nl: 'drachen|dracht|drache', es: 'aguaceral', de: 'schnürlregen|landregen' }],
  [
    'showers',
    {
      nl: 'buienkans|buienrisico|regenkans|plensbuien|spatten|spatjes|spetters',
      de: 'regenrisiko|regenneigung|schauerneigung|husch',
    },
  ],
  ['drizzle', { pt: 'garoando|chuviscando|pingando|garoar', it: 'pioviggina', es: 'chispeando|lloviznando' }],
  ['calm', { de: 'flaute|windstille', it: 'bonaccia', nl: 'windstil|windstilte', pt: 'calmaria', es: 'calma chicha' }],
  [
    'fog',
    {
      de: 'nebelsuppe|nebelig|hochnebel|nebelfelder|nebelbänke|nebelschwaden|bodennebel|suppe',
      fr: 'boucane|brouillards',
      es: 'neblinas|camanchaca|nieblas|brumas|bruma',
      it: 'nebbie|nebbione|nebbiolina|foschia|foschie',
      pt: 'cerração|neblinas|bruma|nevoeiros|brumas|neblinoso',
      nl: 'nevel|nevelig|nevels|mistbanken|mistflarden|grondmist|zeevlam',
    },
  ],
  ['hazy', { de: 'diesig|dunst|dunstig', nl: 'heiig', it: 'velato', es: 'calinoso', pt: 'nebuloso' }],
  [
    'snow',
    {
      de: 'schneeflocken|schneefall|flocken|flöckchen|neuschnee|schneeschauer|schneien|schneits',
      fr: 'flocons|flocon|neigera|poudrerie',
      es: 'nevadas|neva|copos|nevasca|nevará|nevazón',
      it: 'fiocchi|nevicate|nevicata|nevischio|fiocca|fioccare|imbianca|nevica|nevicherà',
      pt: 'nevão|nevões|flocos|nevada|nevadas|nevasca',
      nl: 'vlokken|vlokjes|sneeuwval|sneeuwbuien|sneeuwbui|sneeuwen|sneeuwvlokken|sneeuwt',
    },
  ],
  ['sleet', { de: 'schneeregen|graupel', es: 'aguanieve|agua nieve', pt: 'aguaneve', it: 'neve bagnata' }],
  [
    'frost',
    {
      de: 'reif|raureif|rauhreif|nachtfrost|bodenfrost|frosts|morgenfrost|spätfrost',
      fr: 'givre|gelées|gelee|gelera',
      es: 'escarcha|helar|helará|escarchas|heladón',
      it: 'brina|brinate|galaverna|gelate|gelata|ghiaccerà|brinata',
      pt: 'geada|geadas|gear|geia|geou',
      nl: 'rijp|opvriezen|bevriest|vorst|nachtvorst|aanvriezen',
    },
  ],
  ['freezing rain', { de: 'eisregen', it: 'gelicidio', nl: 'ijzelen|ijzelt|ijzel' }],
  ['icy', { de: 'vereist|eisig glatt', nl: 'beijzeld', it: 'ghiacciato|ghiacciata' }],
  [
    'humidity',
    {
      de: 'luftfeuchte',
      es: 'pegajoso|pegajosa',
      it: 'appiccicoso|appiccicosa',
      fr: 'moiteur|humidex',
      nl: 'vochtigheid|plakkerig|klammig',
    },
  ],
  ['overcast', { es: 'encapotado', pt: 'encoberto', nl: 'grauw|dichtgetrokken', de: 'wolkenverhangen', it: 'plumbeo' }],
  ['pollen', { nl: 'stuifmeel|pollenverwachting|pollenstand', pt: 'polens|gramíneas', it: 'pollini|graminacee' }],
  [
    'hay fever',
    {
      de: 'heuschnupfen|allergie|allergiker',
      fr: 'allergies|allergie|allergique',
      es: 'alergia|alergias|alérgicos|alérgico|alérgica|rinitis',
      it: 'allergia|allergie|allergico|allergica|allergici',
      pt: 'alergia|alergias|alérgico|alérgica|alérgicos|rinite',
      nl: 'hooikoorts|allergie|hooikoortspatiënten',
    },
  ],
  [
    'air quality',
    { de: 'luftbelastung|luftgüte', es: 'imeca|imecas', fr: 'pollué|polluée', pt: 'fumaça|poluído', it: 'inquinata' },
  ],
  [
    'barometer',
    { fr: 'baromètre', es: 'barómetro', it: 'barometro', pt: 'barómetro|barômetro', de: 'luftdruckschwankung' },
  ],
  ['high pressure', { de: 'hochdruck|hochdruckgebiet', nl: 'hogedruk|hogedrukgebied', fr: 'anticyclone' }],
  [
    'sandals',
    { de: 'sandalen', fr: 'sandales', es: 'sandalias', it: 'sandali', pt: 'sandálias|sandália', nl: 'sandalen' },
  ],
  [
    'flip flops',
    {
      de: 'flipflops|badelatschen',
      fr: 'tongs|gougounes',
      es: 'chanclas|ojotas|chancletas|havaianas|chanclitas',
      it: 'infradito|ciabatte',
      pt: 'chinelo|chinelos|havaianas',
      nl: 'slippers|teenslippers',
    },
  ],
  [
    'sun hat',
    {
      de: 'kappe|kapperl|cap|sonnenhut|käppi|basecap',
      fr: 'casquette|chapeau',
      es: 'gorra|cachucha|jockey|sombrero',
      it: 'cappello|cappellino',
      pt: 'boné|chapéu',
      nl: 'petje|pet|zonnehoed',
    },
  ],
  [
    'warm hat',
    { de: 'haube|haubn|wollmütze', fr: 'tuque|bonnet', pt: 'touca|gorro', es: 'gorro', it: 'cuffia|berretta' },
  ],
  [
    'jacket',
    {
      de: 'übergangsjacke|janker|jackn|jackerl|jäckchen|sommerjacke|softshell|fleecejacke|jäckle',
      fr: 'blouson|parka|coupe-vent|doudoune|gilet',
      es: 'saco|chompa|casaca|cazadora|campera|chamarra|camperita|chamarrita|parka',
      it: 'giacchetto|giubbino|giubbetto|piumino|spolverino',
      pt: 'jaqueta|casaquinho|blusão|corta-vento',
      nl: 'zomerjas|tussenjas|jasje|jack|bodywarmer|winterjack|jackje|vestje',
    },
  ],
  [
    'coat',
    {
      pt: 'sobretudo|gabardine|casacão',
      it: 'cappottino|paltò',
      es: 'tapado|sobretodo|gabardina|abrigo',
      fr: 'manteau',
    },
  ],
  [
    'raincoat',
    { it: 'kway|impermeabile', fr: 'kway|ciré|imper', nl: 'regenponcho|regenpak', de: 'friesennerz|regencape' },
  ],
  [
    'sweater',
    {
      fr: 'chandail|polaire|lainage',
      it: 'golfino',
      es: 'chompa|buzo|rebeca|jersey',
      nl: 'vest|hoodie',
      pt: 'malha|suéter',
    },
  ],
  ['t-shirt', { de: 'leiberl|tshirt', es: 'remera|polera|playera|camiseta', it: 'canottiera|t-shirt', pt: 'camiseta' }],
  [
    'shorts',
    { fr: 'bermuda|short|culotte courte', es: 'short|shorts|bermuda|bermudas', nl: 'shortje|bermuda', de: 'bermuda' },
  ],
  ['skirt', { de: 'rock|röckchen', fr: 'jupe', es: 'falda|pollera', it: 'gonna', pt: 'saia', nl: 'rok|rokje' }],
  [
    'wellies',
    { it: 'galosce', pt: 'galochas|bota|botas', es: 'katiuskas|botas', nl: 'kaplaarzen|laarzen', fr: 'bottes' },
  ],
  [
    'sunscreen',
    { es: 'bloqueador', nl: 'zonnecreme|zonnebrandcreme|insmeren|smeren', pt: 'filtro solar', de: 'sonnenmilch' },
  ],
];

/** The words of a language, with their English; what its own table says of one of them comes after these. */
export function weatherNames(language: Language): TranslatedWords[] {
  return WORDS.flatMap(([english, { [language]: words }]) => (words === undefined ? [] : [[words, english] as const]));
}
