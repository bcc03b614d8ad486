/** The things of house and garden that something is done to because of the weather, as parts of patterns. */

export const DET = '(?:the |my |our |your |a |an |all |some |this |these |those |his |her |their )*';
export const ANY = '(?:\\p{L}+ ){0,2}?';
export const OPENINGS =
  '(?:windows?|sky ?lights?|roof ?lights?|veluxe?s?|sun ?roof|roof vents?|vents?|conservatory doors?|' +
  'patio doors?|bi-?folds?|french doors?|back door|tent flaps?)';
export const COOLER = '(?:air ?con(?:ditioning|ditioner)?|a/c|ac|fans?)';
export const SOFT_PLANTS =
  '(?:plants?|tomato(?:e?s)?|toms|begonias?|geraniums?|pelargoniums?|dahlias?|fuchsias?|petunias?|seedlings?|' +
  'citrus|lemon trees?|olive trees?|peppers|chill?is?|chill?ies|courgettes?|zucchini|cucumbers?|squash(?:es)?|' +
  'pumpkins?|runner beans?|beans|sweetcorn|basil|bedding(?: plants?)?|hanging baskets?|succulents?|' +
  'cact(?:i|us)|orchids?|house ?plants?|bananas?|tree ferns?|spuds|potatoes|strawberr(?:y|ies)|blossom|vines|' +
  'dahlia tubers?|roses?|hydrangeas?|camellias?|magnolias?|agapanthus|pansies|cannas?|aubergines?|melons?|' +
  'lavender|figs?|apricots?|peach(?:es)?(?: trees?)?|acers?|ferns?|hostas?|sweet peas|marigolds|lobelia|' +
  'salvias?|cosmos|lettuces?|pak choi|oleanders?|bougainvillea|bay trees?)';
/** What is neither left nor brought in because of the rain: beings, plants and the washing have rules of their own. */
export const NO_THING =
  `(?!${DET}${ANY}(?:dogs?|cats?|pupp(?:y|ies)|` +
  '(?:kids?|child|children|baby)(?!\\W?s? (?:part(?:y|ies)|birthday|picnic|bikes?|scooters?|toys?|things|stuff|' +
  'paddling pool|disco|event|shoes|trainers)\\b)|pets?|rabbits?|hens|chickens|horses?|tortoise|guinea pigs?|' +
  'animals?|cows?|cattle|sheep|goats?|washing|laundry|clothes|sheets|towels|bedding|tent|marquee|gazebo|' +
  'parasol|awning|trampoline|umbrella|coat|jacket|jumper|hat|food|fish|meat|chicken|burgers?|sausages?|prawns?|' +
  'salads?|sandwich(?:es)?|milk|eggs?|cheese|cakes?|shopping|groceries|left ?overs|buffet|trifle|phone|' +
  `medicine|insulin|tablets|${SOFT_PLANTS})\\b)`;
const FIT =
  '(?:fit|ok|okay|fine|good|great|nice|dry enough|decent|suitable|playable|alright|all right|ideal|perfect|' +
  'safe|(?:good|nice|great|decent|right|ideal|perfect) (?:day|weather|conditions|evening|morning|afternoon|' +
  'night|time)) (?:for|to play|to have|to do)';
const PITCH_SPORTS =
  '(?:cricket|foot ?ball|foot(?:y|ie)|soccer|rugby|hockey|netball|rounders|bowls|croquet|base ?ball|soft ?ball|' +
  'basket ?ball|volley ?ball|lacrosse|frisbee|boules|petanque|badminton|athletics|5 ?-?a ?-?side|five a side|' +
  'kickabout|park cricket|(?:roller|inline)[ -]?(?:skating|blading)|skate ?boarding)';
/** Work on a boat, which is done ashore. */
export const BOAT_ASHORE =
  '(?:boat|dinghy) covers?|cover (?:the |my |our )?(?:boat|dinghy)|(?:varnish|paint|anti-?foul|sand|wax|polish|scrub|wash|' +
  'clean|oil|stain|prim)(?:e|ing)? (?:the |my |our |a |some )*(?:\\p{L}+ )?(?:boats?|narrow ?boats?|dinghy|dinghies|hulls?)';
export const VEHICLE = '(?:cars?|vans?|bikes?|caravan|truck|campervan|motorhome|boat|motorbike|patio|driveway|decking)';
/** Words of a time or a place between a subject and its verb. */
const TIME_BETWEEN =
  '(?:(?:today|tomorrow|tonight|now|this|next|on|in|at|from|the|outside|morning|afternoon|evening|weekend|week|\\p{L}{3,6}day|' +
  '\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?|\\u0001+) )';
/** Games on open ground that are asked about. */
export const GAMES_PLAYED =
  `${FIT} (?:a |some |the |our |your |any |bit of |game of |round of |match of |bit |kids'? |play )*${PITCH_SPORTS}|` +
  '(?:can|could|should|shall) (?:i|we|they|he|she|(?:the |my )?(?:kids|boys|girls|lads|team|son|daughter)|' +
  // A time stands before the verb in German and Dutch.
  `my \\p{L}+) (?:still |${TIME_BETWEEN})*(?:play|have|do|hold|go ahead with) (?:a |the |our |some |any |game of |` +
  `round of )*${PITCH_SPORTS}|` +
  `^\\W*(?:\\p{L}+ )?${PITCH_SPORTS}(?: (?:outside|outdoors|match|game|practice|training|` +
  'tournament))*(?: (?:at|on|in|this|from|after school|after work)| \\u0001|\\u0001|,| today| tomorrow|' +
  ' tonight)*(?: (?:ok|okay|on|alright|good|fine|possible|playable|safe))?\\W*$';
