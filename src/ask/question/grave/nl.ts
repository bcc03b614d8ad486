/** Grave subjects in Dutch, without accents. */
import { MEDICINES } from '../grave-words.ts';
import type { NamedGrave } from './named-grave.ts';

export const DUTCH_GRAVE: readonly NamedGrave[] = [
  [
    'emergency',
    [
      'bewusteloos|flauwgevallen|zweet niet meer|rilt niet meer|blauwe lippen|geen water meer|' +
        '(?:is|lijkt) (?:\\p{L}+ )?(?:verward|niet aanspreekbaar)|door de bliksem getroffen|zonnesteek|onderkoeld',
    ],
  ],
  ['gas-leak', ['gaslucht|ruikt naar gas|ruik(?:en|t)? (?:ik )?gas|gaslek']],
  // Children at the edge of the water, and what is set alight by other verbs.
  [
    'children-in-water',
    [
      'kinderen|kids|kleinkind\\p{L}*|zoon(?:tje)?|dochter(?:tje)?|peuters?|baby',
      '(?:aan|bij) (?:de |het )?(?:waterkant|water|zee|oever)\\b.{0,12}(?:spelen|speelt|pootje)|pootje ?baden|in de (?:golven|branding)',
    ],
    'zwembad|badje',
  ],
  [
    'fire',
    [
      '(?:in brand|fik) (?:te )?steken|(?:af|aan)(?: te |ge)?steken|vuurwerk|(?:lassen|slijpen)\\b.{0,15}(?:buiten|erf|veld)|buiten\\b.{0,10}(?:lassen|slijpen)',
    ],
  ],
  ['carbon-monoxide', ['koolmonoxide\\p{L}*|co-?(?:melder|alarm|vergiftiging)']],
  [
    'over-people',
    [
      'drones?|mavic|dji',
      'boven (?:de |het |een |mijn )?(?:\\p{L}+ ){0,2}?(?:strand|mensen|menigte|publiek|bruiloft|feest|concert|' +
        'straat|stad|dorp|stadion|wedstrijd|markt|festival|optocht)',
    ],
  ],
  // What burns without a way out for its smoke.
  [
    'carbon-monoxide',
    [
      'kachel|pelletkachel|houtkachel|schoorsteen|ketel|geiser|haard',
      'verstopt\\p{L}*|geblokkeerd|dichtgesneeuwd|dicht zit',
    ],
  ],
  // A heater where people sleep.
  [
    'carbon-monoxide',
    [
      'kachel\\p{L}*|kacheltje|verwarming|brander',
      '(?:in|binnen in) (?:de |het |een |mijn |onze )?(?:(?:voor)?tent|caravan|camper|bus|busje|auto|garage|hut)',
    ],
  ],
  [
    'carbon-monoxide',
    [
      'barbecue\\p{L}*|bbq\\p{L}*|houtskool|gril\\p{L}*|vuurschaal|gasbrander|gastoestel|gaskachel|generator|' +
        'aggregaat|kolen|vuurkorf|shisha',
      '(?:in|binnen in) (?:de |het |een |mijn |onze )?(?:\\p{L}+ )?(?:(?:voor)?tent|garage|huis|keuken|caravan|' +
        'camper|bus|kamer|schuur|hut|serre|kelder|boot)|binnen|binnenshuis',
    ],
  ],
  [
    'parked-vehicle',
    [
      '(?:in|achterin) (?:de |het |een |mijn |onze )?(?:\\p{L}+ )?(?:auto|wagen|bus|busje|camper|caravan|kofferbak|' +
        'bestelwagen|vrachtwagen|aanhanger)',
      'hond(?:en|je|jes)?|pup(?:py)?s?|kat(?:ten)?|poes|huisdier(?:en)?|dier(?:en)?|kind(?:eren|je)?|baby|peuter|' +
        'zoon|zoontje|dochter(?:tje)?|oma|opa|konijn(?:en)?|hamster|cavia|paard(?:en)?|husky|labrador|mopshond',
      'laten|achter\\p{L}*|blijven|blijft|wacht\\p{L}*|slap\\p{L}*|slaapt|alleen|minuten|minuutje|uur|' +
        'kwartier\\p{L}*|boodschappen|winkel\\p{L}*|parke\\p{L}*|geparkeerd\\p{L}*|raam|ramen|even|zit\\p{L}*',
    ],
  ],
  ['storm-eye', ['oog van de (?:storm|orkaan|cycloon|tyfoon)|in het oog']],
  [
    'tidal-crossing',
    ['wadlop\\p{L}*|(?:over|op) het wad|het wad op\\p{L}*|bij eb|bij laag ?water|waddenzee (?:over|lopen)'],
  ],
  [
    'flash-flood',
    [
      "kloof|kloven|canyons?|canyoning|wadi'?s?|ravijn\\p{L}*|(?:droge |drooggevallen )rivierbedding|rivierbedding|grotten?",
      'wandel\\p{L}*|kamper\\p{L}*|slap\\p{L}*|hik\\p{L}*|lopen|loop|overnacht\\p{L}*|canyoning|klim\\p{L}*|gaan',
    ],
  ],
  [
    'cold-water',
    [
      'stuwmeer|zandgat|zandafgraving|steengroeve|kanaal|kanalen|stuw|sluis|sluizen|gracht(?:en)?',
      'spring\\p{L}*|zwem\\p{L}*|duik\\p{L}*|afkoel\\p{L}*|plons\\p{L}*',
    ],
  ],
  [
    'children-in-water',
    [
      'kind(?:eren|je|jes)?|zoon\\p{L}*|dochter\\p{L}*|baby|' +
        '(?:zoon(?:tje)?|dochter(?:tje)?|kind) van [1-5] (?:jaar|maanden)|peuters?|kleuters?|kleintje\\p{L}*|' +
        'jongens?|meisjes?|kleinkind\\p{L}*',
      'zwem\\p{L}*|pootjebaden|(?:in|het) water|in (?:de zee|zee|het meer|de rivier)|spelen in (?:zee|het water)',
    ],
    'zwembad|zwemles|badje|opblaasbad',
  ],
  [
    'ice-bearing',
    ['ijs|ijslaag|ijsvloer', 'dik|dikke?r?|sterk|houdt?|houden|draag\\p{L}*|betrouwbaar'],
    'ijsjes?|ijssalon|ijs eten|bolletjes?|wegen|weg',
  ],
  [
    'ice-bearing',
    [
      '(?:meer|plas|sloot|rivier|kanaal|vijver|gracht)\\b.{0,20}bevroren|bevroren (?:meer|plas|sloot|rivier|kanaal|' +
        'vijver|gracht)|ijs\\b.{0,30}(?:dik|sterk|houdt|draagt|betrouwbaar)|(?:op|over|het) (?:het )?ijs (?:op|lopen|' +
        'schaatsen|staan)|schaats\\p{L}*.{0,30}(?:meer|plas|sloot|kanaal|vijver|natuurijs)|' +
        '(?:meer|plas|sloot|kanaal|vijver|natuurijs).{0,40}schaats\\p{L}*|natuurijs',
    ],
  ],
  [
    'flooding',
    [
      '(?:door|over) (?:de |het |een )(?:\\p{L}+ )?(?:rivier|beek|voorde|doorwaadbare|overstroom\\p{L}*)\\b|' +
        '(?:overstroomd\\p{L}*|ondergelopen|blank staande) (?:weg|straat|tunnel|kelder|veld)|' +
        '(?:weg|straat|tunnel|kelder|veld)\\b.{0,20}(?:overstroomd|ondergelopen|onder water|blank)|' +
        'oversteken.{0,20}rivier|rivier.{0,30}oversteken',
    ],
  ],
  [
    'lightning-shelter',
    [
      'onweer\\p{L}*|onweren|bliksem\\p{L}*|donder\\p{L}*',
      'boom|bomen|zwem\\p{L}*|douch\\p{L}*|bad|zwembad|meer|zee|water|tent|paraplu|veld|schuil\\p{L}*|golf\\p{L}*|' +
        'vissen|doorvissen|\\p{L}*hengel\\p{L}*|boot|berg\\p{L}*|top|klim\\p{L}*|wandel\\p{L}*|surf\\p{L}*|bos|' +
        'fiets\\p{L}*',
      'blijf|blijven|gaan we|kan|kunnen|mag|mogen|moet|zullen|veilig|gevaarlijk|' +
        '(?:bij|tijdens|met|in) (?:het |een )?(?:onweer|bliksem)',
    ],
  ],
  [
    'medicines',
    [
      `${MEDICINES}|antibiotic\\p{L}*|medicijn\\p{L}*|medicat\\p{L}*|pillen|tabletten|plaspillen|plastabletten|` +
        'cortison\\p{L}*|antidepressiv\\p{L}*|betablokker\\p{L}*|sint-janskruid|fotosensit\\p{L}*|' +
        'lichtgevoelig\\p{L}*',
    ],
  ],
  [
    'far-from-help',
    [
      "alleen|'s nachts|s nachts|in het donker|zonder gids|solo",
      'berg\\p{L}*|wandel\\p{L}*|klim\\p{L}*|klimmen|top|gletsjer|woestijn|hike\\p{L}*|bergtocht|huttentocht|beklim\\p{L}*',
    ],
  ],
  [
    'animals',
    [
      'hond(?:en|je|jes)?|pup(?:py)?s?|kat(?:ten)?|poes|konijn(?:en)?|hamsters?|cavia\\p{L}*|paard(?:en)?|' +
        'pony\\p{L}*|schildpad\\p{L}*|vogels?|kippen|geiten|schapen|koeien|papegaai',
      'balkon|terras|hok|kooi|serre|kas|stal|(?:buiten|tuin|wei(?:land)?)\\b.{0,30}(?:laten|blijven|slapen)|' +
        '(?:laten|blijven|slapen)\\b.{0,30}(?:buiten|tuin|alleen)|asfalt|pootjes|alleen',
    ],
    'wandel\\p{L}*|uitlaten',
  ],
  [
    'people-at-risk',
    [
      'baby\\p{L}*|zuigeling\\p{L}*|pasgeboren\\p{L}*|peuters?|kleuters?|opa|oma|grootouders|ouderen|' +
        'bejaarde\\p{L}*|zwanger\\p{L}*',
      'hitte|heet|warm\\p{L}*|zon|schaduw|koud|kou|buiten|naar buiten|spelen|wandel\\p{L}*|strand|balkon|tuin|' +
        'kinderwagen|airco|nacht|middag|alleen|slap\\p{L}*|slaap\\p{L}*',
      'kan|kunnen|mag|mogen|moet|veilig|gevaarlijk|ok|oke|laten|te|uithoud\\p{L}*',
    ],
    'aantrekken|jas|muts|paraplu|regen|regent',
  ],
  [
    'climbing',
    [
      'klettersteig|via ferrata|klim(?:men|tocht)?|bergbeklim\\p{L}*|beklim\\p{L}*|top (?:van|op)|gletsjer\\p{L}*|bergkam',
      'kan|kunnen|mag|moet|veilig|gevaar\\p{L}*|risico|onweer|bliksem|zonder|morgen|zaterdag|zondag',
    ],
  ],
  [
    'heights',
    [
      '(?:op|van) (?:de|een|mijn|het) (?:ladder|steiger|dak)(?! ?terras)|ladder|dakgoot|dakgoten|schoorsteen|schotelantenne',
      'kan|kunnen|mag|moet|veilig|gevaarlijk|schoonmaken|klimmen|repareren|zonder',
    ],
  ],
  [
    'water',
    [
      'zwem(?:men|t|m)?|kajak\\p{L}*|kano\\p{L}*|suppen|sup|rubberboot|roeien|roeiboot|bootje|' +
        '(?:de|het) (?:zee|meer|water) op|surfen|duiken|waterscooter',
      'kan|kunnen|mag|moet|veilig|gevaarlijk|risico|rustig genoeg|ok|oke|zonder',
    ],
    'zwembad|zwemles|watertemperatuur',
  ],
  [
    'wind-load',
    [
      'kraan|hijskraan|hoogwerker|trampoline|partytent|feesttent|parasol|zonnescherm|tent',
      'wind|windstoten|storm|kan|kunnen|houd\\p{L}*|houdt|blijft staan|opzetten|laten staan|veilig|hijsen',
    ],
  ],
  [
    'fire',
    [
      '(?:snoeiafval|bladeren|takken|tuinafval|stro|gras|afval|pallets?|hout|hooi)\\b.{0,30}(?:verbrand\\p{L}*|' +
        'branden|aansteken)|verbrand(?:en)?|kampvuur|vuurkorf|vuurschaal|vuurton|vreugdevuur|paasvuur|' +
        '(?:vuur|vuurtje) (?:stoken|maken|aansteken)|stoken|wensballon\\p{L}*|onkruidbrander|' +
        'kaars(?:en|jes)? (?:aan|branden|laten)',
    ],
  ],
  [
    'heights',
    [
      '(?:op|van) (?:het |de |een |mijn |ons )?(?:\\p{L}+ )?(?:dak|ladder|steiger|schoorsteen|nok)|dak op|' +
        'ladder op|(?:dak)?goot|dakgoten|goten|hoogwerker|zonder (?:harnas|tuig|touw)',
    ],
    'dakterras|daktuin|dakdekker\\p{L}*|goot ?water|(?:op het dak werk\\p{L}*|werk\\p{L}* op het dak|dakwerk)(?!.*zonder )',
  ],
  [
    'medicine-storage',
    [
      'insuline|medicijn\\p{L}*|medicatie|epipen|vaccins?|zetpil\\p{L}*|inhalator|pufje|antibiotica|oogdruppels|' +
        'ozempic|tabletten',
      'auto|kofferbak|dashboardkast\\p{L}*|handschoenenvak|tent|zon|camper|rugzak|pakket|laten|bewar\\p{L}*|' +
        'koelkast|lig\\p{L}*',
    ],
  ],
  [
    'people-at-risk',
    [
      "baby'?s?|zuigeling\\p{L}*|pasgeboren\\p{L}*|(?:\\d{1,2}|een|twee|drie|vier|vijf|zes|acht|tien) (?:maanden|" +
        'maand) ?(?:oud)?|(?:van|is) (?:[1-6]|twee|drie|vier|vijf|zes)(?: jaar)?|peuters?|dreumes\\p{L}*|oma|opa|' +
        'ouderen|bejaard\\p{L}*|(?:7\\d|8\\d|9\\d) jaar|van [789]\\d(?! ?(?:%|km|mm|procent|graden|kilo))|zwanger\\p{L}*',
      'middag\\p{L}*|strand|zon|hitte\\p{L}*|heet|warm\\p{L}*|ingesmeerd|zonnebrand\\p{L}*|factor|parasol|schaduw|' +
        '(?:om )?1[1-5] uur|3\\d ?graden|kinderwagen|koud\\p{L}*|vorst|-\\d+',
    ],
    'aantrekken|kleren|kleding|jas|muts|aandoen|wanneer|hoe warm|verjaardag',
  ],
  [
    'road-grip',
    [
      'zomerbanden|all ?season ?banden|vierseizoenen\\p{L}*|zonder (?:winterbanden|sneeuwkettingen|kettingen)|' +
        'geen winterbanden|gladde banden|versleten banden',
    ],
  ],
];
