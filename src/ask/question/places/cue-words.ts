/** Words before, within and after names of places, and words that look like places but are none. */

/** What follows one of these is a place, if anything is. */
export const STRONG_CUES: ReadonlySet<string> = new Set(
  'in at near around nearby neighboring neighbouring outside across throughout within'.split(' '),
);
/** What follows one of these may be a place or something else. */
export const WEAK_CUES: ReadonlySet<string> = new Set(
  (
    'for of to on from by over on towards toward visiting visit between than or and versus vs distant through ' +
    'into via round about'
  ).split(' '),
);
/** Before a place behind a word of the weather. */
export const OF_PLACE: ReadonlySet<string> = new Set(['for', 'of', 'visit', 'visiting']);
/** "The weather for", "temperatures of": what follows is a place. */
export const HAS_PLACE = new RegExp(
  '^(?:weather|forecasts?|outlook|temperatures?|temps?|highs?|lows?|max(?:imum)?|min(?:imum)?|averages?|' +
    'records?|conditions|humidity|rain|rainfall|snow|snowfall|sunshine|wind|winds|gusts|uv|pollen|visit|' +
    'visiting)$',
  '',
);
/** What a place is or will be. */
export const FEELS = new RegExp(
  '^(?:hot|cold|warm|cool|humid|dry|wet|rainy|sunny|windy|snowy|mild|chilly|freezing|foggy|muggy|stormy|' +
    'pleasant|raining|snowing|icy|frosty|clear|calm)$',
  '',
);
/** May separate a cue from its place. */
export const BEFORE_PLACE: ReadonlySet<string> = new Set(
  (
    'the downtown central city town state village district region county greater metropolitan of island area ' +
    'part both either sunny rainy top summit foot bottom edge outskirts heart middle'
  ).split(' '),
);
/** Join the words of one name. */
export const JOINERS: ReadonlySet<string> = new Set(
  (
    'of and the de la le les du del della di da do dos das den der des an am on upon sur sous en y e i el los ' +
    'las al bei im in-the'
  ).split(' '),
);
/** The same, and what stands only inside of a name: Coast to Coast. */
export const INSIDE_NAME: ReadonlySet<string> = new Set([...JOINERS, 'to']);

/** Never a name after "in the" or "at my". */
export const NO_PLACE: ReadonlySet<string> = new Set(
  (
    'suspension balloon balloons than ramadan hanukkah hanukah chanukah tour hospital polytunnel polytunnels registry airbnb practice ' +
    'rehearsal rehearsals grannys nannas nanas nans mums moms dads ' +
    'grandmas grandads aunties sisters brothers cousins friends mates ' +
    'gas fuel petrol diesel hob hobs oven cooker fan fans coop kennel scaff lantern lanterns queue college power ' +
    'lines cellar attic basement plants grandfather grandmother kitchen full partial direct bright blazing ' +
    'dappled spate flood electric electrical sockets socket hutch hutches lights outlet outlets circuit lead ' +
    'law laws postcrete lol lmao haha btw tbh ngl innit ' +
    'pls plz plse please pleas ta thx thanks cheers mate ' +
    'mum mums mom moms dad dads nan nans nana nanna nanny gran grans granny grandma grandmas grandad grandads ' +
    'grandpa gramps auntie aunty uncle cousin brother sister son daughter niece nephew wife husband boyfriend ' +
    'girlfriend kids boss ' +
    'store plain front hun babe luv stock price detail general particular advance hit nah nope force port dock ' +
    'docks valley glen dale estuary bay sound strait peak channel heath moor moors common downs effect avg back ' +
    'mo aft garden gardens yard backyard house home flat apartment office work school park city town village ' +
    'country county area ' +
    'university national islands region neighbourhood neighborhood mountains mountain hills hill countryside ' +
    'beach seaside coast lake sea ocean river ' +
    'forest woods woodland desert north south east west northern southern eastern western world universe planet earth sky ' +
    'car bus train boat ship bike street road motorway highway airport station pool pub bar restaurant field fields farm ' +
    'shade sun rain snow wind fog cold heat dark open air water general total fact case time future past advance short ' +
    'long run order addition spring summer autumn winter fall celsius fahrenheit centigrade kelvin metric ' +
    'imperial degrees mm cm inches ' +
    'we they he she i mph kmh percent english french german spanish italian portuguese dutch hours minutes days ' +
    'weeks months me you us ' +
    'him them it one two three four five six seven eight nine ten table restaurant meeting trip holiday vacation wedding ' +
    'party picnic walk event match game concert festival weekend somewhere place places location position people kids ' +
    'children baby dog dogs cat plants flowers tomatoes lawn grass roof window windows walls clothes laundry ' +
    'washing shorts ' +
    'gardening sailing fishing hiking running cycling golf tennis swimming driving flying drone bbq barbecue stargazing ' +
    'hilux landcruiser ute utes defender prado patrol navara transit sprinter lives live potatoes carrots onions ' +
    'beans peas seedlings bulbs turnips leeks cabbages beetroot garlic ' +
    'knots kts kt kn ft km yards miles kitesurfing windsurfing vineyard vineyards orchard ' +
    'sunscreen jacket coat umbrella gloves sunglasses boots breakfast lunch dinner supper tea morning afternoon ' +
    'evening night ' +
    'layby laybys lay-by verge allotment allotments conservatory greenhouse stables stable playground nursery ' +
    'campsite campground cabin cottage marina quarry stadium ' +
    'reservoir reservoirs canal canals weir lock locks quarry quarries wadi wadis ravine ravines arroyo gulch ' +
    'gully riverbed causeway sands mudflats ' +
    // What people have on.
    'trainers sneakers sandals flipflops flip-flops crocs heels slippers wellies wellingtons plimsolls loafers ' +
    'jeans trousers leggings joggers tracksuit pyjamas bikini swimsuit trunks wetsuit fleece denim hoodie jumper ' +
    'sweater tshirt t-shirt tshirts shirt shirtsleeves dress skirt suit uniform costume kit socks tights ' +
    'thermals waterproofs coats jackets hats ' +
    'jetwash timelapse photoshoot velodrome arena light heavy strong gusty wheat barley oats soya soybeans maize ' +
    'corn beet potatoes spuds hay silage straw crops crop apples grapes hops sheep cattle cows lambs ewes ' +
    'tatties turnips strawberries ' +
    'venue ceremony reception orchard pitch court course racecourse track trail path slopes cafe mall market ' +
    'shops church village cemetery patio deck ' +
    'wetter miss dodge avoid beat catch tumble watch visit kick kickoff throw-in ' +
    // What is built of, and built on.
    'wall tap taps door doors chimney gutter gutters pipe pipes fence fences fencing gate gates hedge hedges ' +
    'tank boiler loo toilet toilets trench trenches job jobs brickwork render woodwork ' +
    'porch balcony terrace driveway garage shed barn greenhouse backyard countryside woods noon midnight top ' +
    'bottom summit outskirts least all last first same here there home kitchen bed bathroom row half'
  ).split(' '),
);

/** Places that are also everyday words: they count only after a cue or with a region. */
export const ALSO_WORDS: ReadonlySet<string> = new Set(
  (
    'ward hoo pill capital band underground centre central north south east west nice reading bath mobile march ' +
    'hot best sale battle rain sun ice hope bend orange deal wells rugby sandwich ' +
    'poplar angel why ely eye ware street wash bow hull hove sandy cool warm hull mission pacific union liberty ' +
    'paradise summit ' +
    'enterprise normal commerce surprise independence eden darwin split bug pole male van lima bari como ' +
    'bar cork spa ham ayr ash beer box broom chard derby crook diss hale ham harlow hay hook hythe lark leek lee ' +
    'looe march marsh mere mold neath over poole post rhyl ripley rye seal seaham settle stone thong tring ' +
    'wick wing wool yarm turkey china georgia chad jordan jersey angel king queen prince price young long short ' +
    'white black brown green gray grey blue red gold silver rose may june august victoria florence sydney charlotte ' +
    'madison austin jackson lincoln houston dallas phoenix buffalo santa mark frank tom john mary anna maria ' +
    'bill bob jack ' +
    'can man most much many any some few big small tiny old bell ball call hall mall wall ' +
    'sofia natal along para goes gander tours lens angers nancy brest essen halle ' +
    'date story park lake river sea beach hill mountain forest island port bay fort centre center store shop bank ' +
    'gym church castle bridge tower square harbor harbour airport station university college school hospital hotel ' +
    'run walk bike ride swim sail fly drive hike fish golf tennis dog dogs kids baby picnic party wedding ' +
    'work home house garden yard lawn roof car boat train bus plane trip travel trail camp camping tent ' +
    'news data app api help test demo hello hi hey yay woohoo hooray hurrah wahey yippee phew thanks please ' +
    'sorry yes no ok ' +
    'hair skin eyes face body head hand foot feet coffee tea food lunch dinner breakfast ' +
    'tree trees plant plants flower flowers tomato grass soil seed seeds crop crops field fields farm ' +
    'man woman boy girl child children people friend friends family mum mom dad brother sister wife husband ' +
    'sale sales price cost buy sell play movie film book song music game team score match final cup world war peace ' +
    'paint painting spray wash washing laundry clothes drying dry line bbq grill fire burn ' +
    'concrete cement pour drone flight telescope stars sky night milky way meteor comet eclipse ' +
    'coat jacket shirt shorts hat gloves boots shoes umbrella sunscreen sunglasses scarf sweater jumper ' +
    'layers layer clothing outfit jeans dress skirt sandals flip hoodie tshirt thermals raincoat wellies brolly ' +
    'mow mowing prune water watering dig digging weed weeding climb climbing ski skiing surf surfing kayak row rowing ' +
    'hang hanging keys vineyard suede ' +
    'change coin delta real pets pet tire tires list die salt chili thai tank reserve purchase economy rest star ' +
    'hard bag golden bake lime sauce ' +
    'bear wise cad papa casino alpha roses wake gracias side god sue hit canyon till race roman progress ' +
    'republic anew sal moody alliance aloha ' +
    'federal free van crane surf manage piste terrace marathon michael craig david adam christopher dennis tracy ' +
    'ashley saul kyle ben teresa ' +
    'patrick sam paul evans landing fully peer page cache log caller lead marks media save vice seen lazy meta ' +
    'helper sax que este una cada guessing ' +
    'colon ascension angles mass spray harvest rush mon ' +
    'beds bucks berks wilts staffs glos ' +
    'safe safely bring carry pack leave commute road roads ice slip slippery delay delayed cancel cancelled'
  ).split(' '),
);

/** Codes of states that are also everyday words. */
export const CODES_AND_WORDS: ReadonlySet<string> = new Set(
  'in or me hi ok oh la ma pa id de al as is co mo md ms mt on sa nt act wa vi va'.split(' '),
);

/** A feast behind a town, which is no part of its name: "Vienna Christmas markets". */
export const OF_FEAST = /^(?:christmas|xmas|easter|halloween|diwali|carnival)$/;

/** Sights and nature: a name that continues with one of these is not the town at its start. */
export const SIGHTS: ReadonlySet<string> = new Set(
  (
    'park national nature natural reserve preserve refuge wildlife sanctuary forest river lake creek falls mountain ' +
    'mountains mount monument memorial historic historical recreation wilderness trail conservation garden gardens ' +
    'island islands bay beach cove cave caves canyon valley desert peninsula coast glacier bridge castle cathedral ' +
    'stadium university college museum zoo arboretum botanical airport wild scenic state county ranch grassland ' +
    'church chapel abbey minster temple mosque palace tower stadium arena racecourse theatre hospital pier ' +
    'square market hall ' +
    'biosphere reservation region range plateau district hills nationalpark parc parque parco nationaal'
  ).split(' '),
);

/** What a name is of, behind it: "the Tay bridge", "Snake pass". */
export const LANDFORMS: ReadonlySet<string> = new Set(
  (
    'bridge pass castle lake loch falls island islands beach bay canyon valley peninsula glacier summit peak ' +
    'mountain mountains hills moor gorge reservoir tarn forest cathedral'
  ).split(' '),
);

/** Built things that stand in the town before them: "Shrewsbury Welsh bridge". */
export const TOWN_SIGHTS: ReadonlySet<string> = new Set(
  (
    'bridge castle cathedral church abbey minster temple mosque palace tower stadium arena racecourse theatre ' +
    'hospital pier square market museum zoo university college marina harbour promenade esplanade seafront beach ' +
    'gardens garden course links campus quay quayside wharf docks plaza showground fairground velodrome ' +
    'waterfront boardwalk observatory aquarium terminal ballpark speedway circuit raceway racetrack hippodrome ' +
    'fort fortress citadel amphitheatre amphitheater oldtown quarter lido arboretum funfair lawns embankment ' +
    'prom bandstand recreation rec port'
  ).split(' '),
);

/** What small towns have too. */
export const VILLAGE_SIGHTS: ReadonlySet<string> = new Set(
  (
    'beach pier harbour promenade esplanade seafront cathedral racecourse quay quayside marina waterfront ' +
    'showground lido'
  ).split(' '),
);

/** Events that have the name of the town that they take place in. */
export const EVENTS: ReadonlySet<string> = new Set(
  (
    'tt illuminations marathon triathlon ironman parkrun festival carnival pride regatta parade fringe tattoo gp ' +
    'prix open masters biennale ultra sportive show fair fayre fete'
  ).split(' '),
);

/** Towns of Britain and Ireland, and a few others, whose names are everyday words of English. */
export const TOWNS_AND_WORDS: ReadonlySet<string> = new Set(
  'reading hull bath nice cork derby mobile bury poole rugby wells deal hove crook'.split(' '),
);

/** Those of them that with what a town has can mean nothing else: "deal pier", "sandwich golf", "reading half marathon". */
export const TOWNS_BY_PARTS: ReadonlySet<string> = new Set(
  (
    'reading hull bath cork derby bury poole wells deal hove crook sandwich rye sale looe mold ware diss ascot ' +
    'ely eye ayr hythe seaham bude rhyl stone barry lancaster lincoln wick flint leek tring ripley'
  ).split(' '),
);
/** Behind such a town. */
export const PARTS_OF_TOWNS: ReadonlySet<string> = new Set(
  (
    'pier beach harbour harbor seafront golf half marathon races racecourse cathedral abbey castle university ' +
    'uni festival airport station marina quay ladies carnival regatta lido lighthouse promenade esplanade parkrun'
  ).split(' '),
);

/** Parts that any town may have; in small letters they name the town before them. */
export const FEATURES: ReadonlySet<string> = new Set(
  'town city centre center downtown beach seafront seaside pier harbour harbor marina station park suburbs'.split(' '),
);

/** "Here": the place of the caller. */
export const HERE =
  'here|(?:my|our|the|this|your)?(?: current| present| exact)? ?(?:location|position|spot|whereabouts)|' +
  'my (?:current )?(?:place|area|region|town|city|neighbou?rhood|village|hometown|home town|home|house|garden|' +
  "gps)|(?:this|the)(?: current| same)? (?:place|area)|where (?:i am|we are|i'm|we're|i live|we live)|" +
  "where i'm at|(?:near|around|by) (?:me|us)|(?:at|near) home|locally|nearby(?! [a-z])|close by(?! [a-z])|" +
  'the current place|outside(?! of| [A-Z])';
