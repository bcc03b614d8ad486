/**
 * What could hurt somebody and no forecast judges, in English: beings in parked vehicles, children and cold water, ways that the
 * tide covers, medicines, the eye of a storm. It comes before all other uncovered subjects and counts even where the weather
 * itself is asked for.
 */
import { DOG_BREEDS } from './dog-breeds.ts';
import type { UncoveredWords } from './uncovered-subjects.ts';

/** Medicines by their names: many make the skin sensitive to the sun, or keep the body from cooling itself. */
export const MEDICINES =
  'doxycyclin\\p{L}*|lymecyclin\\p{L}*|minocyclin\\p{L}*|tetracyclin\\p{L}*|isotretinoin\\p{L}*|ro?accutane|' +
  'accutane|aknenormin|tretinoin\\p{L}*|retinoids?|adapalene|lithium(?! (?:batter|ion|cell))|diuretic\\p{L}*|' +
  '(?:water|heart|blood pressure|bp) (?:tablets?|pills?)|furosemid\\p{L}*|bendroflumethiazide|' +
  'hydrochlorothiazid\\p{L}*|hctz|indapamide|spironolactone?|amiodaron\\p{L}*|methotrexat\\p{L}*|' +
  'anti ?-?depressants?|ssris?|sertralin\\p{L}*|citalopram|escitalopram|fluoxetin\\p{L}*|prozac|venlafaxine?|' +
  'amitriptylin\\p{L}*|anti ?-?psychotics?|olanzapin\\p{L}*|clozapin\\p{L}*|quetiapin\\p{L}*|risperidone?|' +
  'beta ?-?blockers?|propranolol|bisoprolol|atenolol|ramipril|lisinopril|losartan|prednisolone?|prednisone?|' +
  'chemo(?:therapy)?|radiotherapy|immunosuppressants?|azathioprin\\p{L}*|hydroxychloroquin\\p{L}*|' +
  "ciprofloxacin\\p{L}*|levofloxacin\\p{L}*|cipro|antibiotics?|naproxen\\p{L}*|st\\.? john'?s wort|warfarin|" +
  'oxybutynin|ritalin|concerta|elvanse|vyvanse|adderall|methylphenidate|topiramate|voriconazole|' +
  'photosensitiv\\p{L}*|sensitive to (?:the )?(?:sun|sunlight|light)';

const CHILD =
  'kids?|child(?:ren)?|tots?|nursery|pre-?school(?:ers?)?|playgroup|cubs|brownies|beavers|' +
  '(?:grand)?(?:sons?|daughters?|kids?|children)|toddlers?|bab(?:y|ies)|infants?|' +
  'little (?:ones?|man|boy|girl|brother|sister)|twins|triplets|' +
  '(?:my|our|the) (?:boys?|girls?|lads?|little one)|nephews?|nieces?|teen(?:ager)?s?|' +
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]?(?:years?|yrs?)[- ]olds?';
const VEHICLE =
  '(?:cars?|vans?|trucks?|vehicles?|lorry|caravan|rv|motorhome|camper(?:van)?|minivan|suv|estate|boot|trunk|' +
  'back ?seat|pickup|horse ?box|trailer|taxi|bus|coach)';
const CREATURE =
  `dogs?|pupp(?:y|ies)|pups?|doggos?|doggy|pooch(?:es)?|mutts?|${DOG_BREEDS}|cats?|kittens?|kitt(?:y|ies)|` +
  'rabbits?|bunn(?:y|ies)|guinea ?pigs?|hamsters?|gerbils?|rats?|ferrets?|birds?|budgies?|parrots?|tortoises?|' +
  'horses?|pon(?:y|ies)|pets?|animals?|hens?|chickens?|lambs?|goats?';
const PERSON =
  `${CHILD}|nan|gran|granny|nanny|grandma|grandad|grandpa|mum|mom|dad|mother|father|old (?:man|lady|people)|` +
  'elderly|pensioners?|passengers?|someone|somebody';

/** Islands, mounts and sands that are reached on foot or by car at low tide alone, by their names. */
const TIDAL_PLACES =
  "lindisfarne|holy island|mont[ -]sa?i?n?t\\.?[ -]michel|sa?i?n?t\\.? michael'?s mount|burgh island|" +
  "worm'?s head|hilbre(?: island)?|morecambe bay|morecambe sands|broomway|foulness(?: island)?|" +
  'mersea(?: island)?|osea island|northey island|cramond island|sully island|brough of birsay|piel island|' +
  'chapel island|roa island|oronsay|eilean tioram|castle tioram|davaar(?: island)?|llanddwyn(?: island)?|' +
  "ynys llanddwyn|cribinau|st catherine'?s (?:island|fort)|st mary'?s (?:island|lighthouse)|omey(?: island)?|" +
  'coney island sligo|inishkeel|asparagus island|burry holms|neuwerk|hallig \\p{L}+|sudfall|langeness|' +
  'noirmoutier|passage du gois|ile callot|ile de brehat|bar island|charles island|elephant rock|jindo|enoshima';

/** The gravest first. */
export const GRAVE_WORDS: readonly UncoveredWords[] = [
  {
    subject: 'parked-vehicle',
    all: [
      '(?:in|inside|in the back of|shut in|locked in) (?:a |an |the |my |our |your |this |that |his |her |' +
        `their )?(?:\\p{L}+ ){0,2}?${VEHICLE}(?! ?(?:parks?|parking|boot sale|show|race))|parked (?:up )?in`,
      `${CREATURE}|${PERSON}`,
      'leav(?:e|ing)|left|stay(?:ing)?|wait(?:s|ing)?|alone|asleep|nap(?:s|ping)?|snooz(?:e|es|ing)|' +
        'sleep(?:ing|s)?|sit(?:ting|s)?|parked|shop(?:ping)?|while i|for (?:a (?:bit|while|few|couple)|half|an? hour|' +
        '\\d+|five|ten|fifteen|twenty|thirty|one|two)|\\d+ ?(?:min\\p{L}*|hours?|hrs?)|half an? hour|' +
        'windows? (?:down|open|cracked|ajar)|shut|locked|car ?parks?|parking lot|too hot|ok|okay|alright|all right|' +
        'fine|safe|quickly?|popp?(?:ing)? (?:in|into|to)|^\\W*(?:my |the |our |a |an |two |small |little |' +
        `old )*(?:${CREATURE}|${PERSON}) in (?:the |a |my |our )?(?:\\p{L}+ )?(?:car|van|boot|truck|trailer|camper)`,
    ],
    also:
      'car ?parks?|parking lots?|multi-?storey|supermarkets?|tesco|asda|lidl|aldi|sainsbury\\W?s|morrisons|' +
      'waitrose|costco|walmart|ikea|b&q|homebase|windows? (?:down|open|cracked|ajar)',
    unless:
      '(?:cars?|van|truck|trailer|horse ?box|lorry|camper|caravan) (?:to|from|over|up to|down to) (?:the )?\\u0001|' +
      '(?<!\\b(?:on|in|up) (?:the|our|my|your) )driv(?:e|ing)|road trip|journey|on (?:the|our|my) way|seats?|' +
      'songs?|games?|(?:to|from) the vets?|(?:on|along|down|up) the [am]\\d{1,3}',
    topics: ['temperature', 'sun'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'tidal-crossing',
    all: [],
    named: TIDAL_PLACES,
    alsoAll: [
      '(?:walk|cross|rid|driv|cycl|run|trek|get|go|tak|wad|paddl|hik|reach|stroll|mak)(?:s|es|e|ing|ning|ting)?|' +
        'across|over|out to|causeway|sands?|tides?|on foot|low (?:tide|water)|cut off|stranded',
    ],
    topics: ['wind', 'fog', 'rain'],
    isGrave: true,
    onlyJudged: true,
  },
  {
    subject: 'tidal-crossing',
    all: [
      '(?:tidal|tide) (?:island|path|road|causeway|crossing|pool walk)|cut off by (?:the )?tide|' +
        '(?:walk|cross|driv|get|go|cycl|rid)(?:e|ing)?\\b[^.?!]{0,40}\\b(?:at|before|while|' +
        'when)\\b[^.?!]{0,20}\\b(?:low (?:tide|water)|tide (?:is|s|goes|comes))|' +
        '(?:walk|cross|hik|get|driv)(?:e|ing)? (?:over |out |across )*(?:to |onto )?(?:the |' +
        'an? )?(?:\\p{L}+ )?(?:tidal island|mud ?flats|wadden ?sea|watt)|mud ?flat (?:walk\\p{L}*|hik\\p{L}*)',
    ],
    topics: ['wind', 'fog', 'rain'],
    isGrave: true,
  },
  {
    // Rain far away fills them under a blue sky.
    subject: 'flash-flood',
    all: [],
    named:
      'wadi \\p{L}+|\\p{L}+ (?:slot )?canyons?|zion narrows|(?:the )?narrows|\\p{L}+ (?:gulch|gorge)|' +
      'gorges? (?:of|du|de la|de) \\p{L}+|samaria|todra|todgha|\\p{L}+ klamm',
    alsoAll: [
      'hik(?:e|es|ing)|walk(?:s|ing)?|camp(?:s|ing)?|trek(?:s|king)?|sleep(?:ing)?|bivv?y|bivouac|' +
        'canyon(?:ing|eering)|canyoneer\\p{L}*|scrambl(?:e|ing)|explor(?:e|ing)|wad(?:e|ing)|slot|narrows',
    ],
    topics: ['rain', 'thunder', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'storm-eye',
    all: [
      'eye ?wall|eye of (?:the |a |this )?(?:\\p{L}+ )?(?:hurricane|cyclone|storm|typhoon|tornado)|' +
        "(?:hurricane|cyclone|storm|typhoon)(?:'?s)? eye|(?:in|inside|through) the eye(?! of the beholder)|" +
        '(?:the )?eye (?:is |has |just |of )*(?:over|overhead|passing|passed|passes|here|on top)',
    ],
    topics: ['alerts', 'wind', 'gusts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'animals',
    all: [
      DOG_BREEDS,
      'all day|outside|outdoors|garden|yard|balcony|conservatory|kennel|crate|hot|heat|left|leave|leaving|alone|' +
        'sun|patio|terrace|shed|garage',
    ],
    unless: 'walk(?:s|ing|ies)?|run(?:s|ning)?',
    topics: ['temperature', 'sun'],
    isGrave: true,
    onlyJudged: true,
  },
  {
    subject: 'cold-water',
    all: [
      '(?:hole|gap) in the ice|ice (?:hole|swim(?:s|ming)?|dips?|dipping|plunges?)|avanto|winter swim(?:s|ming)?|' +
        'cold (?:water )?(?:plunges?|dips?)(?= .*\\b(?:lake|sea|river|loch|pond|reservoir|beach)\\b)',
    ],
    topics: ['temperature', 'wind'],
    isGrave: true,
  },
  {
    subject: 'cold-water',
    all: [
      '(?:reservoirs?|quarr(?:y|ies)|canals?|weirs?|' +
        '(?:canal |lock )?locks?(?= (?:in|into|at|near|on|gates?|jump|swim)|\\W*$)|lock gates?|gravel pits?|' +
        'mill ?ponds?|flooded (?:pit|mine|quarry)|blue lagoon buxton|sluices?)',
      'jump(?:s|ing|ed)?|swim(?:s|ming)?|dip(?:s|ping)?|bath(?:e|ing)|tombston(?:e|ing)|div(?:e|ing)|' +
        'cool(?:ing)? (?:off|down)|paddl(?:e|ing)|plunge|splash|leap|go(?:ing)? in(?:to)?|get(?:ting)? in(?:to)?|' +
        'wad(?:e|ing)',
    ],
    unless: 'canal ?boat|narrow ?boat|kayak\\p{L}*|canoe\\p{L}*',
    topics: ['temperature', 'wind'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'children-in-water',
    all: [
      CHILD,
      '(?:swim|(?<!\\b(?:in|near|at|from) )bath|paddl|splash|snorkel|body ?board|surf)(?:s|e|es|ming|ing|' +
        'ling)?(?! (?:costume|wear|suit|team|class|lessons?|club|shorts|trunks|toys?|caps?|room|towel))|' +
        '(?:in|into) (?:the |a )?(?:sea|ocean|lake|river|water|waves|surf|loch|stream|pond|fountains?|weir|beck|' +
        'burn)|jump(?:s|ing)? in(?:to)?',
      'can|could|should|shall|may|let|letting|safe\\p{L}*|ok|okay|fine|alright|all right|good|lovely|nice|fun|' +
        'perfect|great|warm enough|calm enough|hot enough|allowed|wise|dangerous|risky|alone|' +
        'by (?:him|her|them)sel(?:f|ves)|on (?:his|her|their) own|unsupervised|unattended',
    ],
    unless: 'paddling pool|swimming pool|lido|baths|pool party',
    topics: ['waves', 'wind', 'temperature'],
    isGrave: true,
    onlyJudged: true,
    isAnswered: true,
  },
  {
    subject: 'medicines',
    all: [
      `${MEDICINES}|(?:on|taking|takes|took|take|with|started|prescribed|his|her|my|these|those|new|strong|skin|` +
        'heart|acne) (?:\\p{L}+ )?(?:medication|medicines?|meds|tablets(?! (?:computer|device))|pills|the pill|' +
        'steroids?|hrt|statins|antihistamines)',
      'sun\\p{L}*|uv|heat|hot|beach|outside|outdoors|out|tan\\p{L}*|burn\\p{L}*|garden\\p{L}*|walk\\p{L}*|' +
        'hik\\p{L}*|run\\p{L}*|safe|ok|okay|fine|alright|be|weather|day|today|tomorrow|careful|cycl\\p{L}*|' +
        'ski\\p{L}*|pool|swim\\p{L}*|golf|warm|exposed|exposure|cold|work\\p{L}*|holiday',
    ],
    also:
      'photosensitiv\\p{L}*|tak(?:e|es|ing)|prescri\\p{L}+|tablets?|pills?|water tablets?|meds|medication|' +
      'medicines?|\\d+ ?mg|dose|doses',
    unless:
      'fridge|left|leave|leaving|stor(?:e|ing)|parcel|glove ?box|in the (?:car|van|boot|shed|tent)|go off|spoil\\p{L}*|melt',
    topics: ['uv', 'feels-like'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'lightning-shelter',
    all: [
      '(?:thunder(?:s|y|ing|storms?)?|lightning|electrical storms?)',
      '(?:in|into|on|by|at|to|use|using|open|close) (?:the |a |an |our |my |your |this |hotel |public )*(?:pools?|' +
        'hot ?tub|jacuzzi|lake|sea|ocean|river|loch|water|paddling pool|bath|shower|lido|swing|trampoline|boat|beach|' +
        'field|hill|ladder|roof|tree ?house|hammock)|pool (?:party|open|day|time)|shower(?:ing)?|' +
        '(?:under|beneath|below|near|against|behind|among) (?:a |the |some |that |an |these |tall |big |' +
        'oak )*(?:trees?|oaks?|woods?|branches|pylon|gazebo|marquee|bus stop|bus shelter)|paddl\\p{L}+|kayak\\p{L}*|' +
        'cano\\p{L}+|surf\\p{L}*|fishing|cycl\\p{L}+|bath(?:e|ing)|dishes|wash(?:ing)? up|camp\\p{L}*',
      '(?:can|could|should|shall|may) (?:i|we|he|she|they|you|my|our|the|people|kids|children)|safe\\p{L}*|ok|okay|' +
        'fine|alright|all right|dangerous|good (?:idea|to)|wise|in (?:a|the|this) (?:thunder\\p{L}*|lightning|' +
        'electrical)|during|do (?:i|we) need|get out|carry on|keep|stay|party',
    ],
    topics: ['thunder', 'alerts'],
    isGrave: true,
  },
];
