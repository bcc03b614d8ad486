/**
 * Everyday things that are done for or against the weather: windows are closed when it rains, cushions stay out while it is
 * dry, plants come in before a frost. Adding a thing means adding it to its line here.
 */
import type { Topic, WantedCondition } from './interpretation.ts';
import { ANY, COOLER, DET, GAMES_PLAYED, NO_THING, OPENINGS, SOFT_PLANTS, VEHICLE } from './thing-nouns.ts';

export interface ThingWords {
  readonly topic: Topic;
  readonly negated: boolean;
  readonly conditions?: readonly WantedCondition[];
  readonly source: string;
}

const without = (topic: Topic): WantedCondition => ({ topic, negated: true, extreme: null, threshold: null });

export const THING_WORDS: readonly ThingWords[] = [
  {
    topic: 'rain',
    negated: false,
    source: [
      `(?:close|shut|closing|shutting) ${DET}${ANY}${OPENINGS}`,
      `(?:bring|take|get|fetch|move|put)(?:ting|ing)? ${NO_THING}(?:the|my|our|all|some|those|these|his|` +
        'her) (?:\\p{L}+ ){1,3}?(?:in(?:side|doors)|under cover)',
      '(?:bring|take|get|fetch|move|put|keep)(?:ting|ing)? (?:the|my|our|his|her) (?:\\p{L}+ )?(?:bikes?|scooters?|mower|furniture|cushions?|' +
        'toys|bbq|barbecue|chairs?|tools|logs|pram|buggy) in(?:to)? (?:the|my|our) (?:shed|garage|porch|barn|house|hall|conservatory)',
      '(?:need|want|require)(?:s|ing)? (?:some |any )?(?:cover|shelter)(?= \\u0001|\\W*$| (?:for|at|in|on|over)\\b)|' +
        'covers? on (?:the )?(?:square|wicket|pitch|strip|track)|cover(?:ing)? (?:up )?(?:the )?(?:wicket|square|pitch|strip)',
      `(?:bring|take|get|fetch)(?:ing)? (?:the|my|our|all|those|these) ${ANY}(?:cushions?|turf|furniture|chairs?|bikes?|` +
        'toys|tools|rugs?|deckchairs?|seat pads?|hammock|speakers|blankets?|pads|mats?|chairs and tables|papers?|' +
        'parcels?) in',
      '(?:put|pack|tidy|clear|move)(?:ting|ing)? (?:the|my|our|all the) (?:\\p{L}+ )?(?:cushions?|seat pads?|deckchairs?|parasols?|hammock|blankets?|rugs?|toys) away',
      `(?:bring|take|get|fetch)(?:ing)? (?:in|inside) ${NO_THING}${DET}(?:cushions?|turf|furniture|chairs?|bikes?|toys|` +
        'tools|rugs?|deckchairs?)',
      `(?:bring|take|get|fetch)(?:ing)? ${DET}(?:washing|laundry|sheets|towels|clothes|bedding) in(?:side|doors)?`,
      '(?=bring|get|take|fetch)(?<=\\b(?:washing|laundry|sheets|towels|clothes|bedding|duvet)\\b.{0,50}\\b(?:need|have|' +
        'got|should i|do i|when|better|must i|must we|shall i|time) (?:to )?)(?:bring|get|take|fetch)' +
        '(?:ing)? (?:it|them|that|those)(?: all)?(?: back)? in(?:side|doors)?',
      'how long (?:have|has|.ve) (?:i|we|they|he|she) got(?: left)?(?=\\W*$)|' +
        '(?:washing|laundry|sheets|towels|clothes|bedding) (?:need|needs|have|has) to (?:be|come|get) (?:back )?in(?:side|doors)?',
      `(?:cover(?:ing)?(?: up)?|tarp(?:ing)?|tarpaulin|sheet(?:ing)? (?:up|over|down)?|sheet) ${DET}(?!off\\b|` +
        `plants?\\b|tomatoes\\b|scaffold)${ANY}(?:it|roof|stack|wood ?pile|logs?|hay|bales?|silage|bike|bikes|` +
        'motorbike|car|boat|bbq|barbecue|furniture|sand ?pit|pool|pram|buggy|slab|concrete|cement|mortar|brick ?work|render|screed|footings|patio set|trailer|load|timber|' +
        'materials?|up|now)',
      '(?:need|want|require)(?:s|ing)? (?:to be )?cover(?:ing|ed)(?: up| over)?(?! letter)|' +
        `(?:cushions?|furniture|deckchairs?|rugs?|seat pads|toys|bikes?|parcels?) (?:need|have|want)s? (?:to (?:come|be brought|go)|bringing|taking) in(?:side|doors)?`,
      'play (?:be |get |to be |going to be )*(?:stopped|interrupted|delayed|lost|held up|abandoned|affected|' +
        'suspended)|overs (?:will |be |get |going to be |we |they |to be )*(?:lost|lose)|' +
        '(?:lose|losing|lost) (?:any |many |some )?(?:overs|play)',
      '(?:cricket|test match|test|odi|t20|one[- ]dayer|cricket match) (?:be |get |getting |going to |' +
        'still )*(?:off|delayed|interrupted|rained off|abandoned|called off|cancelled|washed out)',
      '(?=(?:a )?(?:gazebo|marquee))(?<=[,;] )(?:a )?(?:gazebos?|marquees?)(?=\\W*$)|' +
        '(?:gazebos?|marquees?|awnings?|canop(?:y|ies)) (?:needed|necessary|required|or (?:no|not)(?: (?:gazebo|marquee|awning|canopy))?)',
      'sand ?pit (?:be |stay |left )?(?:covered|cover on|lid on)|cover(?:ed)? (?:the |our )?sand ?pit',
      '(?:need|want|fit|put|worth|use|take|leave)(?:ting|ing)? (?:on |off )?(?:the |my |our |any )?(?:mud ?guards|' +
        'bike fenders)(?: on)?|^\\W*mud ?guards(?= \\u0001|\\W*$| (?:for|on|or|needed|today|tomorrow)\\b)|do i tarp|' +
        'tarps? (?:it |the roof |now|on|over|up)|' +
        '(?:need|require|want|hir(?:e|ing)|rent(?:ing)?|book(?:ing)?|order(?:ing)?|bother with|worth (?:getting |hiring |putting up )?) ?(?:a |an |the |our |some |' +
        'any )*(?:tarps?|gazebos?|marquees?|awnings?|party tents?|canop(?:y|ies)|rain shelters?)',
      `(?:put|keep|have|get)(?:ting)? (?:up |on )?${DET}(?:rain |boat |bike |pram |car |buggy |bbq |barbecue |` +
        'pool )covers?(?: (?:on|up))?|(?:boat|dinghy|bike|motorbike|car|pool|bbq|barbecue|sand ?pit) covers? (?:on|' +
        'up)|cover (?:the |my |our )?(?:boat|dinghy)|rain ?covers?(?= \\u0001|\\W*$| (?:for|on)\\b)',
      '(?:windscreen |windshield |need (?:my |the )?|use (?:my |the )?)wipers|' +
        'put (?:the |my )?(?:roof|top|hood) up|' +
        '(?:roof|top|hood) up(?= \\u0001|\\W*$| (?:on|in|today|tonight|tomorrow|this)\\b)',
      '(?:need|have|make|want|got|require)(?:ing)? (?:a |an |our |the |to )*(?:plan b|wet[- ]weather plan|' +
        'rain plan|back ?up plan|contingency(?: plan)?|indoor (?:option|back ?up|plan|venue|alternative))|' +
        'plan b or not|(?:wet|indoor) (?:play(?:time)?|break|lunch ?time)',
      '(?:bring|put|get|pull|drag)(?:ting|ing)? (?:the )?covers (?:on|out|over)|' +
        'turn (?:off )?(?:the |my |our )?(?:sprinklers?|irrigation)(?: off)|' +
        '(?:bring|take|get)(?:ting)? (?:in )?(?:the |my |our )?(?:\\p{L}+ )?(?:cushions?|seat pads|deckchairs?|' +
        'parasols?)(?: and (?:the )?(?:\\p{L}+ )?(?:cushions?|parasols?|chairs?|furniture|rugs?|' +
        'umbrella))+(?: in(?:side|doors)?)?|(?:skip|cancel) (?:the |my |our )?(?:watering|sprinklers?|irrigation)',
    ].join('|'),
  },
  {
    topic: 'rain',
    negated: true,
    source: [
      `(?:open|opening) (?!${DET}(?:greenhouse|glasshouse|poly ?tunnel|cold ?frame))${DET}${ANY}${OPENINGS}(?: open)?` +
        '(?: or (?:keep |leave |shut |close )?(?:it |them |the windows )?(?:shut|closed?))?|' +
        `(?:leave|leaving|keep|keeping|have|having|sleep with|` +
        `sleeping with|left) ${DET}${ANY}${OPENINGS} (?:wide |slightly |a ?jar )?(?:open|ajar|down|up)|` +
        `${OPENINGS} open(?= \\u0001|\\W*$| (?:tonight|overnight|all|today|while|tomorrow)\\b)`,
      `(?:leave|leaving|keep|keeping|left) ${NO_THING}${DET}(?:\\p{L}+ ){1,3}?(?:out(?:side|doors)?|uncovered|` +
        'in the (?:garden|yard|rain|open)|on the (?:patio|terrace|deck|lawn|balcony|drive|line|roof))(?: all night|' +
        ' overnight| all day)?',
      '(?<=^\\W*)(?:the )?(?:convertible|cabrio(?:let)?|soft top)(?= \\u0001|\\W*$| (?:weather|on|today|tomorrow|this|at))|(?:roof|top|hood|soft top) (?:be )?(?:down|off|open)(?= \\u0001|\\W*$|' +
        ' (?:on|in|for|today|tonight|tomorrow|this|weather|day)\\b)|(?:roof|top|hood|soft top) (?:down|off) (?:on )?(?:the |my |our )?(?:car|mini|mx-?5|cabrio(?:let)?|convertible|jeep)|' +
        '(?:drive|driving|ride) with the (?:roof|top|' +
        'hood) (?:down|off)|put (?:the |my )?(?:roof|top|hood) down|' +
        '(?:take|have|get|put|hav|tak)(?:ting|ing)? (?:the |my )?(?:top|roof|hood|lid|soft top|hard top|' +
        'tonneau) (?:off|down|back)(?: (?:the |my )?(?:car|convertible|mx5|mx-5|miata|mini|jeep|wrangler|boxster|' +
        'cabrio|z4|spider|roadster))?|(?:get|take|have|bring) (?:the |my |our )?(?:convertible|soft ?top|cabriolet|cabrio|roadster|mx-?5) out|' +
        'air(?:ing)? (?:out )?(?:the |my |our )?(?:house|room|rooms|bedroom|bedding|' +
        'flat|duvets?|rugs?|tent|mattress)|top[- ]down(?: (?:weather|day|drive|driving)|' +
        '(?= to\\b| in the car| \\u0001|\\W*$))|convertible (?:weather|day|drive|evening)|open[- ]top(?:ped)? (?:car|drive|driving|motoring|mx-?5|morgan|mg|jeep|sports car)',
      `(?:wash|washing|clean|cleaning|wax|waxing|polish|polishing|valet|valeting) ${DET}(?:outside )?${VEHICLE}|` +
        `(?:get|getting|have|having) ${DET}${VEHICLE} (?:washed|cleaned|waxed|polished|valeted)|car ?wash(?:ing)?|` +
        `(?:jet|pressure|power)[ -]?wash(?:ing)? ${DET}(?:\\p{L}+ )?(?:drive|path|paths|paving|steps|walls?|patio|terrace)`,
      '(?:will|is) there (?:going to |gonna )?be (?:any |some |much )?play(?= (?:at|in|on|before|after|today|' +
        'tomorrow|this)(?!\\p{L})|\\W*$| \\u0001)|chance of (?:any |some |much |a full day.s |' +
        'a day.s )?play(?! ?(?:offs?|ground|time|area|park))|' +
        '(?:get|see|have) (?:any )?play(?= (?:at|in|on|before|after|today|tomorrow|this)(?!\\p{L})|\\W*$| \\u0001)',
      "(?:get|have|be|see|manage)(?:ting)? (?:a |any |in a |in )?(?:full |whole |decent )?(?:day's|days|day of|" +
        "hours? of|session of|afternoon's) (?:play|cricket|racing|golf|tennis|bowls)|(?:full|whole) day\\W?s play|" +
        'get (?:a )?(?:full|whole) day(?: in)?(?= (?:at|on) (?:the )?\\u0001)|' +
        '(?:any|some|much|no) play(?= (?:in |at |possible|on|today|tomorrow|before|after)|\\W*$| \\u0001)|' +
        'get(?:ting)? (?:any |some |much |a bit of )?play in|get(?:ting)? (?:a |the |our )?(?:full |whole |decent |' +
        'complete |proper |quick )?(?:game|match|innings|session|round)(?: of cricket)? in(?=[?!. ]*$| \\u0001|' +
        ' (?:on|at|before|today|tomorrow|this)\\b)|(?:cricket|test match|test|odi|t20|one[- ]dayer|' +
        'cricket match) (?:be |get |getting |going to |still )*(?:started|start on time|finished|going ahead|played|' +
        'on)',
      '(?<=\\p{L} )(?:go|goes|going) ahead(?! and| with| to)|(?:match|game|race|cricket|racing|football|rugby|' +
        'tournament|fixture|play|event) (?:be |still |definitely )*(?:on|playable)(?=[?!. ]*$| or off)|game on|' +
        '(?:go or no[ -]?go|go ?/ ?no[ -]?go)',
      '(?:turn on|run|running|put on) (?:the |my |our )?(?:sprinklers?|irrigation)|' +
        '(?:turn|got|have|had|left|put|leave) (?:the |my |our )?(?:sprinklers?|irrigation) on|sprinklers?(?:\\W?s| is| are)? on(?! (?:the|my|our)\\b)|' +
        'irrigat(?:e|ing)(?: (?:the |my |our )?(?!in\\b|at\\b|on\\b|or\\b|and\\b)\\p{L}{3,})?',
      '(?:cushions?|furniture|(?<!table and )chairs?|bikes?|toys|rugs?|deckchairs?|seat pads|hammock|blankets?|scooters?|tools) (?:be )?(?:ok|okay|fine|safe|alright|' +
        'all right) (?:to )?(?:be |stay |leave |left |sit )?(?:out(?:side|doors)?|uncovered|in the (?:garden|yard))(?: all night| overnight| tonight)?',
      '(?:have |do |hold |do the )?(?:outdoor|outside) (?:play(?:time)?|learning|lessons?|pe|games|assembly|break)|' +
        '(?:play(?:time)?|break(?:time)?|assembly|lessons?|pe|p\\.?e\\.?|games) (?:outside|outdoors)',
    ].join('|'),
  },
  {
    // Water blown over the panes, and whoever reaches up to them.
    topic: 'rain',
    negated: true,
    conditions: [without('rain'), without('gusts')],
    source:
      `(?:wash|washing|clean|cleaning|do|doing) ${DET}(?:outside |downstairs |car |conservatory |kitchen |shop |` +
      `patio )?(?:windows|window panes|glass)|(?:get|getting|have|having) ${DET}(?:outside )?(?:windows|glass|` +
      'conservatory) (?:cleaned|washed|done)|window cleaners?\\b[^.?!]{0,40}?\\b(?:pointless|worth(?: it)?|' +
      'waste of (?:time|money)|any point|ok(?:ay)?|fine)',
  },
  {
    // Games on open ground: whether it stays dry, and nothing of the ground itself.
    topic: 'rain',
    negated: true,
    source: GAMES_PLAYED,
  },
  {
    // What is carried out of a house and into another.
    topic: 'rain',
    negated: true,
    source:
      '(?:mov(?:e|ing)) (?:house|flats?|furniture|the (?:piano|sofa|furniture))(?! ?(?:plants?|music))|moving day|house move',
  },
  {
    // What dirt and puddles spoil.
    topic: 'rain',
    negated: true,
    source:
      '(?:(?:wear|risk|chance) )?(?:my |the |new )*(?:white|suede|canvas|satin) (?:trainers|shoes|sneakers|pumps|' +
      'boots|heels|jeans)(?! (?:shop|sale|size|clean))',
  },
  {
    // Light things on open ground: blown away before they are soaked.
    topic: 'rain',
    negated: true,
    conditions: [without('rain'), without('gusts')],
    source:
      'balloon arch|(?:hang|string|put)(?:ing|ting)?(?: up| out)? (?:the |our |some |my )?(?:bunting|fairy lights|flags|banners?)' +
      '(?: up| out| outside)?|^\\W*bunting(?= \\u0001|\\W*$| (?:up|out|on|today|tomorrow|this)\\b)|' +
      '(?:open|run|man|do)(?:ning|ing)? (?:up )?(?:the |my |our |a )?(?:\\p{L}+ )?stalls?|' +
      '(?:put|set)(?:ting)? (?:up|out) (?:the |my |our )?(?:market stall|stall|bunting|' +
      'chairs and tables|tables and chairs)|leaflet(?:ing|ting)?',
  },
  {
    topic: 'ice',
    negated: false,
    source: [
      `(?:scrape|scraping|de-?ice|de-?icing|defrost|defrosting) ${DET}(?:car|van|windscreen|windshield|windows?|` +
        'ice|truck)|(?:ice )?scraper|de-?icer|anti-?freeze|screen ?wash',
      '(?:cover|fleece|protect|wrap|mulch|bring in|take in|' +
        `move in)(?:ing)?(?: up)? ${DET}${ANY}${SOFT_PLANTS}(?: up)?(?: (?:in(?:side|doors)?))?|` +
        `(?:bring|take|get|move)(?:ing)? ${DET}${ANY}${SOFT_PLANTS} (?:back )?in(?:side|doors)?`,
      `${SOFT_PLANTS} (?:be )?(?:need|needs|needing|want|require)s? (?:to be )?(?:covering|covered|protecting|` +
        'protection|protected|bringing in|to come in|coming in|fleece|fleecing|a fleece)',
      '(?:car|van|windscreens?|windows) (?:to |be |going to |gonna )*(?:need|want)s? (?:to be )?(?:scraping|scraped|de-?icing|de-?iced|defrosting|defrosted)',
      `lag(?:ging)? ${DET}(?:outside |outdoor |garden )?(?:taps?|pipes?)|(?:turn|shut)(?:ting|ing)? (?:off )?${DET}(?:outside|outdoor|garden) taps?(?: off)?`,
      `${SOFT_PLANTS}(?: out| outside)?,?(?: \\u0001+| tonight| overnight)*,? (?:need |needs |want )?(?:a )?fleece(?: or (?:not|no))?|` +
        'frost (?:blankets?|fleece|cloths?|covers?|fans?|protection|candles)|horticultural fleece|' +
        '(?:need|put) (?:the )?fleece (?:on|over)|smudge pots?',
      '(?:grit|salt|gritting|salting) (?:the |my |our )?(?:drive|driveway|path|paths|steps|car park|pavement|yard)|' +
        '(?:need|put) (?:to )?(?:grit|salt) (?:on|down|out)|gritters?|(?:do|should|shall|must|need|needs|have) (?:i |we |to )*(?:grit|salt)(?=\\W*$|[?,.!]| \\u0001)|' +
        '(?:grit|salt|gritting|salting) (?:be )?(?:needed|required|necessary)',
      '(?:drive(?:way)?|paths?|steps|car ?park|pavement|yard|roads?) (?:to |be |going to |gonna )*(?:need|want|' +
        'require)s? (?:gritting|salting|(?:some )?(?:grit|salt))|(?:need|worth|should i be|bother) (?:gritting|' +
        'salting)',
      'winteri[sz]e|drain(?:ing)? (?:the |my |our )?(?:garden )?(?:hose(?: ?pipe)?|outside tap|water butt)|' +
        '(?:put|keep|get|leave)(?:ting|ing)? (?:the |my |our )?(?:car|van) in(?:to)? (?:the |my |our )?garage',
    ].join('|'),
  },
  {
    topic: 'ice',
    negated: true,
    source:
      `^\\W*${DET}${ANY}${SOFT_PLANTS} (?:left |be |stay |staying |going )*out(?:side|doors)?(?= \\u0001|\\W*$|` +
      ' (?:over ?night|all night|tonight|ok|okay|now|yet|safe|this)\\b)|when (?:to |can (?:i|we) |could (?:i|we) |' +
      'should (?:i|we) |do (?:i|we) |shall (?:i|we) )(?:plant|put|set|move)(?:ting|' +
      `ing)?(?: out)? ${DET}${ANY}${SOFT_PLANTS}(?: out(?:side|doors)?)?|` +
      '(?:safe|ok|okay|time|warm enough|fine) (?:to |for )?(?:plant|put|move|bring)(?:ing|' +
      `ting)?(?: out)? ${DET}${ANY}${SOFT_PLANTS}(?: out(?:side|doors)?)?|` +
      '(?:leave|leaving|left|keep|keeping|put|putting|stay|be(?: ok| okay| fine| safe| alright)?|move|' +
      `moving)(?:ing)? ${DET}${ANY}${SOFT_PLANTS} (?:be )?(?:ok |okay |fine |safe |alright )?(?:out(?:side|doors)?|` +
      'in the (?:garden|greenhouse|cold ?frame))(?: all night| overnight)?|' +
      `(?:are|is|will) (?:my|the|our) ${ANY}${SOFT_PLANTS} (?:be |stay |going to |gonna )*(?:ok|okay|fine|safe|alright|` +
      'all right) (?:out(?:side|doors)?|in the greenhouse|overnight)(?: overnight| tonight)?|' +
      `(?=for|to )(?<=\\b(?:early|soon) (?:yet |now )?)(?:for|to (?:plant|put|sow|move)(?: out)?) ${DET}${ANY}${SOFT_PLANTS}(?: out(?:side|doors)?)?|` +
      `plant(?:ing)? (?:out ${DET}${ANY}${SOFT_PLANTS}|${DET}${ANY}${SOFT_PLANTS} out(?:side|doors)?)|` +
      '(?:plant|sow)(?:ing|ting)?(?: out| up)? (?:my|the|our|a) (?:veg\\p{L}* |flower )?(?:garden|patch|beds?|' +
      'allotment|pots|planters|baskets|window ?box(?:es)?)(?= (?:yet|now|already|in|at|out)\\b| \\u0001|\\W*$)|' +
      `(?:my|the|our) ${ANY}${SOFT_PLANTS} (?:be |stay |survive )(?:ok |okay |fine |safe |` +
      'alright )?(?:out(?:side|doors)?|overnight|tonight)?',
  },
  {
    // What has been laid and has yet to set is spoilt by frost and by rain.
    topic: 'ice',
    negated: true,
    conditions: [without('ice'), without('rain')],
    source:
      `(?:poured|laid|cast|put down|concreted|pointed|rendered) ${DET}${ANY}(?:concrete|cement|screed|slabs?|base|footings?|mortar|bricks|` +
      'patio|wall|render|foundations?)[^.?!]{0,30}?\\b(?:it|that|they|this) (?:be |go |going to |gonna |get |set |cure )*' +
      '(?:ok|okay|fine|safe|alright|all right|survive|cure|set|off|harden|go hard)(?= \\u0001|\\W*$| over ?night)|' +
      `(?:concrete|cement|mortar|screed|slab|grout|pointing|brick ?work|tarmac|footings?|${DET}base) (?:i |we |` +
      'they )?(?:laid |poured |put down |done |down )?(?:\\u0001 ?)*(?:to |be |going to |gonna |' +
      'still )*(?:(?:ok|okay|fine|safe|alright|all right|survive|cure|set|go off|harden|go hard)(?: ok| okay| fine|' +
      ' alright| properly)*(?= (?:over ?night|through)\\b| \\u0001|\\W*$))',
  },
  {
    topic: 'snow',
    negated: false,
    source:
      '(?:build|make|have)(?:ing)? (?:a |some |the )?(?:snow ?m[ae]n|igloo|snow ?ball fights?)|snow ?man(?= (?:weather|day)| \\u0001|\\W*$)|' +
      '(?:snow|winter) ?(?:tyres|tires)|snow ?(?:shovels?|ploughs?|plows?|blowers?)|' +
      '(?:need|get) (?:the )?shovel(?: out)?|shovel (?:the )?(?:drive|driveway|snow)',
  },
  {
    topic: 'wind',
    negated: false,
    source:
      '(?:need|want|take|bring|pack|worth|put up) (?:the |a |our |any |taking |bringing )*wind ?breaks?|wind ?breaks? (?:needed|or not)',
  },
  {
    topic: 'ice',
    negated: true,
    source:
      '(?:take|taking|get|remove|removing|lift|leave) (?:the |my |our )?(?:fleece|frost covers?|cloches?|bubble wrap) off(?: (?:the |my )?\\p{L}+)?|' +
      '(?:fleece|cloches?|frost covers?) (?:be )?(?:come |taken )?off(?! the shelf)',
  },
  { topic: 'fog', negated: false, source: 'fog ?(?:lights?|lamps?)' },
  {
    topic: 'gusts',
    negated: false,
    source: [
      '(?:tie|tying|strap|strapping|peg|pegging|lash|lashing|weigh|weighing|batten|battening|pin|bolt|anchor|' +
        `fasten|nail) (?:down |up )?${DET}${ANY}(?:trampoline|gazebo|bins?|furniture|boat|shed|greenhouse|tent|` +
        'awning|parasol|polytunnel|hatches|fence|everything|things|stuff|caravan|bouncy castle|goals?|goalposts|' +
        'stands?|cover|tarp)(?: down| up)?',
      '(?:bins?|(?:trash|garbage) cans?|dust ?bins?|trampoline|gazebo|parasol|fence|fence panels?|furniture|' +
        'wheelie bins?|recycling(?: box| boxes)?|rubbish|awning|tiles|hats?|caps?|fascinators?|veils?|umbrellas?|brolly|toupee|wig|paddling pool|' +
        'washing|bunting|a-?boards?|signs?|plant pots?|pots|tarp|chairs|tables) (?:to |going to |gonna |get |' +
        'be )?(?:blow(?:n|ing)?|fly(?:ing)?|go(?:ing)?|be blown) (?:away|over|off|down|about|around|everywhere|all over)',
      `(?:put(?:ting)?|pack(?:ing)?) ${DET}${ANY}(?:furniture|chairs|table|parasols?|umbrella|trampoline|toys) away|` +
        `(?:put(?:ting)?|pack(?:ing)?) away ${DET}${ANY}(?:furniture|chairs|table|parasols?|umbrella|trampoline|toys)`,
      `blow(?:n|ing)? ${DET}${ANY}(?:bins?|trampoline|gazebo|parasol|fence|fence panels?|furniture|shed|tiles|` +
        'awning) (?:away|over|off|down|about)',
      '(?:take|bring|get|put|fetch)(?:ing)? (?:in )?(?:the |my |our )(?:wheelie |recycling )?bins? (?:in|away)|' +
        '(?:they|it|baskets?|things) (?:to |going to |gonna )?(?:blow|get blown|be blown|fly) (?:about|around|away|' +
        'over|off|down)',
      `(?:take|bring|pull)(?:ing)? (?:down|in) ${DET}${ANY}(?:parasol|bunting|awning|gazebo|flags?|` +
        `hanging baskets?|windbreak|sails?|banners?)|(?:take|bring|pull)(?:ing)? ${DET}${ANY}(?:parasol|bunting|` +
        'awning|gazebo|flags?|hanging baskets?|baskets?|windbreak|banners?) (?:down|in)',
    ].join('|'),
  },
  {
    // Emptied next morning, and over in the night.
    topic: 'gusts',
    negated: true,
    source:
      '(?:put|leave|take|have)(?:ting|ing)? (?:the |my |our )?(?:wheelie |' +
      'recycling )?bins? out(?:side)?(?: overnight| tonight)?',
  },
  {
    topic: 'temperature',
    negated: false,
    source: [
      '(?:vents?|doors?) (?:open|shut|closed) (?:in|on) (?:the |my |our )?(?:greenhouse|glasshouse|poly ?tunnel|cold ?frame)|' +
        '(?:greenhouse|glasshouse|poly ?tunnel|cold ?frame)(?: (?:vents?|doors?|windows?|lids?))? (?:open|shut|' +
        'closed)(?: or (?:open|shut|closed))?|(?:close|shut|open|vent|heat|leave|keep)(?:ting|' +
        `ing)?(?: up)? ${DET}(?:greenhouse|glasshouse|poly ?tunnel|cold ?frames?)(?: (?:vents?|doors?|windows?|` +
        'lids?))?(?: (?:open|closed|shut|up|ajar))?',
      '(?:leave|keep|turn|put|have|switch) (?:the |my |our )?(?:central )?heating (?:on|off)|' +
        '(?:need|want|put|turn|have|light|get|switch|fire|stick|whack|crank) (?:to )?(?:light |put |on |up )?(?:the |my |our |' +
        'an? )?(?:central )?(?:heating|(?:patio |outdoor |gas )?heaters?|electric blanket|hot water bottles?|' +
        'winter duvet|thick duvet|(?:big|thin|light|heavy|summer|extra|warm) (?:duvet|blanket|quilt|bedding|' +
        'sleeping bag)|extra blankets?|wood ?burner|log burner|log fire|radiators?|thermal socks)(?: on| out| lit)?',
      '(?:fan|blanket|duvet|quilt|doona|sheet|heating|hot water bottle|electric blanket)(?: kind of)?(?: ?\\u0001+)? or (?:just )?' +
        '(?:a |an |the )?(?:fan|blanket|duvet|quilt|doona|sheet|heating|hot water bottle|electric blanket|nothing)(?! (?:wash|dry))',
      'fans? (?:down |out )(?:of|from) the (?:loft|attic|garage|cupboard|shed)|(?:get|bring|dig)(?:ting|ging|ing)? (?:out )?the fans?(?: out| down)?',
      'defrost(?:ing)? (?:the |my |our |a )?(?:chest |garage |outdoor )?(?:freezer|fridge)',
      '(?:shade|shading|damp down|whitewash)(?:ing)? (?:the |my )?(?:greenhouse|glasshouse|poly ?tunnel|conservatory)|' +
        '(?:greenhouse|conservatory) (?:shading|blinds|shades?)',
      '(?:clos(?:e|ing)|shut(?:ting)?|draw(?:ing)?|keep(?:ing)?|pull(?:ing)?) (?:the |my |all the |our )?(?:curtains|blinds|shutters)(?: closed| shut| drawn| down)?|' +
        '(?:curtains|blinds|shutters) (?:be )?(?:closed|shut|drawn|down)',
      // Cooled by the night or by a machine: the heat decides, and not the rain.
      `${COOLER}(?: on)?,? or (?:just |only |simply )?(?:to )?(?:open|opening|have|leave|crack|` +
        `keep) ${DET}${OPENINGS}(?: open)?|(?:open|opening) ${DET}${OPENINGS},? or (?:just |only )?(?:turn on |` +
        `put on |use |run |have |need )?${DET}${COOLER}(?: on)?`,
      '(?:heating|air ?con(?:ditioning)?|a/c|ac|fans?) (?:on|off)(?: yet| now)?(?= or |\\W*$)(?: or (?:on|off))?|' +
        '(?:the |my |our )?(?:central )?heating (?:going to |to |gonna )*(?:be )?(?:needed|required|necessary|' +
        'come on|kick in)|(?:need|want|require|use|have|put|turn on|run|leave) (?:the |a |an |any |my |our |on |' +
        'some )*(?:air ?con(?:ditioning|ditioner)?|a/c|ac|fans?)(?: on| running| in the bedroom)*|' +
        'hot enough for (?:the |a |an )?(?:fans?|air ?con(?:ditioning)?|ac)|(?:patio|outdoor|gas) heaters?|' +
        '(?:fans?|air ?con|heaters?|electric blanket) (?:needed|required|necessary|or not|tonight|weather)',
      '(?:duvet|quilt|doona|blanket|sheet|summer duvet|winter duvet|thin duvet|thick duvet) or (?:just )?(?:a |' +
        'the )?(?:duvet|quilt|doona|blanket|sheet|summer duvet|winter duvet|thin duvet|thick duvet|nothing)|' +
        '(?:need|want|take|pack|bring|get out|which|what) (?:the |a |an |my |our |heavy |thick |thin |winter |' +
        'summer |extra |[\\p{L}\\d]+[ -])*(?:doona|duvet|quilt|blankets?|togs?|sleeping bags?|pyjamas|pjs)|what tog|' +
        'tog rating|comfort rating|(?:wear|put on|dressed?) (?:\\p{L}+ )?(?:to|in|for) bed(?:time)?',
    ].join('|'),
  },
  {
    topic: 'dusk',
    negated: false,
    source:
      '(?:torch(?:es)?|head ?torch|head ?lamp|flash ?light|(?:bike |bicycle |front )?lights|hi-?vis) (?:be |' +
      'still )?(?:needed|required|necessary)|(?:need|bring|take|use|require|carry) (?:my |the |a |any |some |' +
      'to use )?(?:bike |bicycle |front |car )?(?:lights?|head ?torch|head ?lamps?|torch|flash ?light|' +
      'head ?lights?|hi-?vis(?: vest)?)(?= \\u0001|\\W*$| (?:on|for|at|to|in|when|if|on|cycling|riding|walking|' +
      'driving|running|coming|going|home)\\b)',
  },
];
