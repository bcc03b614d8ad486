/**
 * The everyday words of each activity, as patterns of whole words, beyond the names and aliases of its profile. Adding a
 * way to say an activity means adding it to its line here.
 */
import { DOG_BREEDS } from './dog-breeds.ts';
import { SOFT_PLANTS } from './thing-nouns.ts';

/** "the", "my", "our": may stand before a thing. */
const DET = '(?:the |my |our |a |an |some |this |his |her |their )?';
/** An adjective or a possessor within a phrase: "my front lawn", "the new fence". */
const ANY = '(?:\\p{L}+ )?';

/** Drones by the names that they are sold under. */
const DRONES =
  '(?:dji |mavic )(?:mini|air|neo|flip)(?: ?\\d ?(?:pro|se|s)?)?|dji|mavic(?: ?\\d)?(?: ?pro)?|' +
  'mini ?[2-5](?: ?(?:pro|se))?|air ?[23]s|avata(?: ?\\d)?|phantom ?[34]|inspire ?[123]|matrice|autel(?: evo)?|' +
  'anafi|skydio|tello|quadcopter|quad copter';

/** Before what one of some days is chosen for: "which one should I save for the garden". */
const OF_CHOICE = '(?=for )(?<=\\b(?:which|what day|best day)\\b[^.?!]{0,40})';

/** Behind a trade: its people come to work, and are not only spoken of. */
const AT_WORK =
  '(?=.*\\b(?:coming|come|due|booked|works?|working|able|starts?|starting|finish(?:ing)?|manage|crack on|' +
  'get (?:it|on|much|anything|going|a full day|any)|job|be (?:ok|okay|alright|all right|fine)|done|' +
  'do the (?:outside|exterior|front|back|gable|masonry|windows)|here|turn(?:ing)? up|round|arriving|on site|' +
  'in tomorrow|rained off|doing|pouring|laying|ok|okay)\\b)';

/** "Clearing the drive": a thing that something is done to, and nothing that is done. */
export const NO_CLEARED =
  '(?<!\\b(?:clear|sweep|grit|salt|pav|shovell?|wash|hos|tarmac|gravel|seal|' +
  're-?seal|re-?surfac|surfac|lay|re-?lay|jet|clean|concret|tar|dig|weed|edg|block pav|resin)(?:e|ing|ed|' +
  'ting)? (?:up |out )?(?:the|my|' +
  'our|his|her|their|your|a) )';

/** Words on the way to a zoo or a park, none of which is what the weather does to people: "get soaked at the zoo". */
const NOT_OF_WEATHER =
  '(?:(?!(?:get|getting|be|wet|soaked|drenched|rained|snowed|cold|hot|freez\\p{L}*|frozen|roast\\p{L}*|melt|boil\\p{L}*|bake|burnt?|' +
  'sunburnt|caught|blown|struck)(?!\\p{L}))\\p{L}+ )';

/** In any order; of several that match, the longest phrase wins. */
export const ACTIVITY_WORDS: ReadonlyArray<readonly [id: string, source: string]> = [
  [
    'laundry-drying',
    [
      '(?:get|have|put|do) (?:a |the |my |another )?(?:wash|load)(?: of (?:washing|laundry))? (?:dried|dry|out|' +
        'done)(?: (?:outside|out|on the line))?|(?:put|stick|pop|get|do|whack|chuck)(?:ting|ing|ping|king)? (?:a |' +
        'the |my |another |some )*(?:wash|load|washing)(?: of (?:washing|laundry))? (?:on|' +
        'out)(?: (?:on )?the line)?(?: and (?:get |have )?it (?:to )?dr(?:y|ied)(?: outside| out| on the line)?)?|' +
        'do(?:ing)? (?:a |the |some )?(?:laundry|washing) (?:today|tomorrow|\\u0001)',
      `(?:hang|put|peg|dry|do|get)(?:ting|ging|ing)?(?: out)? ${DET}(?:washing|laundry|clothes|sheets|towels|` +
        'bedding(?! plants?)|duvets?)(?: out| outside| dry| on the line)?|(?=dry )(?<=\\b(?:i|we|to|can|could|' +
        'things) )' +
        'dry (?:things |stuff |it all |everything )?(?:outside|outdoors|(?:out )?on the line)',
      '(?:washing|laundry|clothes|sheets|towels|bedding)(?: be)?(?: out| outside| dry| get dry| on the line)+',
      '(?:will|would|does|can) it dry (?:a |an |the |my |some |our )?(?:double |single |king ?size |heavy |thick )?(?:washing|sheets?|towels?|bedding|duvets?|duvet covers?|jeans|blankets?|rugs?)|' +
        '(?:washing|laundry|clothes|sheets|towels|bedding|duvets?|nappies) (?:will |going to |gonna |be able to |' +
        'likely to |get |be )*dry(?: out(?:side|doors)?| on the line| outside)?|' +
        '(?:washing|laundry|sheets|towels|bedding|duvets?|clothes|whites|nappies|uniforms?|blankets?|curtains) (?:on|' +
        'out on) (?:the|my) (?:line|airer)|(?:jeans|jumpers?|shirts?|t-?shirts?|school uniforms?|uniforms?|hoodies?|' +
        'football kits?|kits?|socks|nappies|curtains|rugs?|blankets?|throws?|(?:sofa|cushion|duvet) covers?|pillows|' +
        'wetsuits?|swimming things|swimmers|cossies) (?:will |would |going to |gonna |be able to |likely to |take |' +
        'get |be |all )*(?:to )?dry(?: out(?:side|doors)?| on the line| outside)?',
      `(?:wash|washing) ${DET}(?:bedding|bed ?sheets|sheets|towels|duvets?|curtains|blankets?|duvet covers?)`,
      `dry(?:ing)? (?:out )?${DET}(?:wet ?suits?|swimming things|swimmers|cossies|trainers|boots|coats?|jeans) (?:outside|outdoors|` +
        'on the line|in the sun)|' +
        '(?:line|outside|outdoors) or (?:the )?(?:tumble )?dryer|(?:tumble )?dryer or (?:the )?(?:line|outside|' +
        'outdoors)|(?:hang|peg|put)(?:ging|ting)? (?:out )?(?:the |my |our )?(?:curtains|rugs?|blankets|duvets?|' +
        'carpets?)(?: out| outside| on the line)|line[ -]?dry(?:ing)?|drying (?:day|weather|conditions)|' +
        'good drying(?! for hay)|(?:(?:indoors?|inside) or )?(?:outside|outdoors?|line)(?: or (?:indoors?|' +
        'inside))? drying|dry(?:ing)? (?:it|them|stuff|things) (?:outside|outdoors|on the line)|' +
        'hang(?:ing)? (?:it|them|it all|everything|stuff|things)(?: (?:out|outside|up))?(?= (?:out|outside|up|' +
        'now|later|today|tonight|tomorrow|in|at|on the line|before|after)\\b| \\u0001|\\W*$)|washing line|' +
        'peg(?:ging)? (?:the |my )?(?:washing|sheets) out|' +
        'peg(?:ging)? out(?! (?:the|a|an|our|my) (?!wash|load|sheets|towels|laundry|clothes|duvet))|wash day|' +
        'laundry day|' +
        '(?:\\d+|two|three|four|five|six|a few|several) loads(?: of (?:washing|laundry))?(?: to (?:get through|do|' +
        'wash|dry|hang out|get out))',
    ].join('|'),
  ],
  [
    'drone-flying',
    `(?:fly|flying|launch|use) ${DET}(?:sub-?)?(?:\\d+ ?(?:g|gm?s?|grams?|kg) )?${ANY}drones?|` +
      '(?:wedding|survey|photo|camera|racing|fpv|thermal|mapping|roof|inspection) drones?|' +
      '(?:film|shoot|photograph|survey|map|inspect)(?:ing)? (?:[^ ?.!,]+ ){0,4}?(?:with|by|from|on) (?:a |the |my |our )?drone|' +
      'drones?\\b[^.?!]{0,40}\\bflyable|flyable (?:for|with) (?:a |the |my )?drones?|drones? (?:flights?|flying|photos?|photography|filming|shoots?)|droning(?! on)|' +
      `(?:fly(?:ing)? (?:my |the |our |a )?)?(?:${DRONES})s?`,
  ],
  [
    'dog-walking',
    `walk(?:ing)? ${DET}${ANY}(?:dogs?|puppy|pup|${DOG_BREEDS})|(?:take|taking) ${DET}${ANY}(?:dogs?|puppy|pup|` +
      `${DOG_BREEDS}) (?:out|for a walk|to the park)|(?:dogs?|puppy|pup|${DOG_BREEDS}) (?:to )?(?:go |going |be |` +
      'out |needs? |wants? |gets? |has |having |due )?(?:for |on )?(?:a |his |her |its |' +
      'their )?(?:\\p{L}+ )?walk(?:s|ing|ed)?|walkies',
  ],
  [
    'gardening',
    [
      `mow(?:ing)? ${DET}${ANY}(?:lawns?|grass)`,
      `(?:cut|cutting|trim|trimming) ${DET}${ANY}(?:grass|lawn|hedges?|bushes)`,
      `(?:scarify|aerate|edge)(?:ing)? ${DET}${ANY}(?:lawns?|grass)|scarif(?:y|ying)`,
      `plant(?:ing)? (?!out )${DET}${ANY}(?:tomatoes|potatoes|seeds?|seedlings|flowers|bulbs|trees?|shrubs?|roses|` +
        'vegetables|veg|beans|onions|garlic)',
      `(?:re-?)?pot(?:ting)? (?:up |on )?${DET}${ANY}${SOFT_PLANTS}|re-?pot(?:ting)?|` +
        '(?:potato|tree|bulb|seed|bean|onion|garlic|rose|hedge|tomato|veg(?:etable)?) (?:planting|sowing)|' +
        `(?:sow|sowing) ${DET}${ANY}(?:seeds?|grass|lawn|beans|carrots|lettuce)`,
      `(?:dig|digging|weed|weeding|prune|pruning|rake|raking|cut(?:ting)? back) (?:out |over )?${DET}${ANY}(?:garden|` +
        `ponds?|beds?|borders?|allotment|roses|` +
        'leaves|trees?|vegetable patch)',
      `(?:pull|pulling|hoe|hoeing|clear|clearing) (?:up |out )?${DET}${ANY}weeds|(?:to|i|we|go) garden(?! part)|` +
        '(?:grass|lawn|hedge|verge|pond) (?:cutting|mowing|trimming|strimming|seeding|digging)|' +
        '(?:lawn|grass)[ -]seed|plant out|pot(?:ting)? up|potting on|(?:cut|strim|scarify|aerate|reseed|overseed|turf|lay turf|' +
        'lay(?:ing)? (?:the |a |some )?(?:turf|lawn))(?:ting|ming|ing)?(?: the (?:grass|lawn))?(?= \\u0001|\\W*$|' +
        ` (?:in|on|at|today|tomorrow)\\b)|lay(?:ing)? ${DET}(?:new )?(?:turf|lawn|sods?)|` +
        '(?:first |last )?cut of (?:the )?(?:grass|lawn)|mow(?:ing)?|' +
        `(?:gardeners?|lawn (?:guy|man|people)|mowing (?:guy|man))${AT_WORK}|(?:yard|garden) work|` +
        'work in the (?:garden|yard)|weeding|leaf raking|' +
        `${OF_CHOICE}for (?:the|my|our) (?:garden|yard|allotment|veg(?:gie|etable)? patch)(?! (?:part|cent|f[eê]te|wedding))`,
    ].join('|'),
  ],
  [
    'exterior-painting',
    '(?:\\d|one|two|three|a|an|another|first|second|third|final|last|top|base|' +
      `next) (?:\\p{L}+ )?coats? (?:of \\p{L}+ )?(?:on|onto) ${DET}${ANY}(?:fence|fencing|house|shed|walls?|deck|` +
      'decking|window frames|door|gate|barn|garage|railings?|pergola|summerhouse|cladding|render|bench|trellis)|' +
      '(?:paint )?touch(?:ing)?[ -]?ups? (?:on |to |of )?(?:the |my |our )?(?:outside |front |back |garden )?(?:paint(?:work)?|door|windows?|gate|fence|shed|render|masonry)|' +
      `(?:re)?(?:paint|stain|varnish|oil|treat|creosote|whitewash)(?:ing)? ${DET}${ANY}(?:fence|fencing|house|shed|` +
      'walls?|outside|deck|decking|exterior|windows?|window frames|door|gate|barn|garage|facade|railings?|pergola|' +
      'summerhouse|cladding|render|masonry|eaves|soffits?|fascias?|gutters?|bench|trellis)(?: outside)?|' +
      'coats? of (?:\\p{L}+ ){0,2}?(?:gloss|paint|varnish|stain|primer|undercoat|cuprinol|ronseal|preservative|' +
      'masonry paint|sealant)|(?:exterior|outside|outdoor) (?:gloss|paint(?:ing|work)?|decorating|varnish|' +
      'woodwork)|masonry paint(?:ing)?|fence paint(?:ing)?|cuprinol|ronseal|creosot(?:e|ing)|sadolin|sikkens|' +
      `(?:painters?(?: and decorators?)?|decorators?|(?:painting|decorating) (?:crew|team|guys|lads|men))${AT_WORK}`,
  ],
  [
    'outdoor-event',
    [
      // Before the single words of it.
      '(?:day|trip|visit|outing|morning|afternoon) (?:out )?(?:to|at) (?:the |a )?(?:zoo|safari park|farm park|' +
        'theme park|wildlife park|petting zoo)|(?<=^\\W*(?:the )?)(?:zoo|safari park|farm park|theme park|' +
        'wildlife park)(?: trip| day| visit)?(?=(?: (?:on|this|today|tomorrow|next|or|\\p{L}{3,6}day)(?!\\p{L})|' +
        '\\W*$))',
      '(?:picnic|bbq|barbecue|park|zoo|garden|outside|outdoors?|patio|terrace|playground) or (?:the |' +
        'a )?(?:restaurant|cinema|museum|indoors?|inside|mall|soft play|bowling|aquarium|library|home|stay in)|' +
        '(?:restaurant|cinema|museum|indoors?|inside|soft play|bowling) or (?:the |a )?(?:picnic|bbq|barbecue|park|' +
        'zoo|garden|outside|outdoors?|patio|terrace|playground)(?: party| wedding| ceremony| event| seating)?',
      "pizza ovens?|pizzas? (?:outside|outdoors|in the garden|on the patio)|barbies?|barbi?e|bbq'?s?|barbe[cq]ues?|" +
        'grill(?:ing)?(?: out)?|cook ?outs?|braais?|braaing|braaiing|' +
        'tail ?gat(?:e|ing)(?: party)?|(?:crawfish|shrimp|seafood) boils?|hangi|sausage sizzles?|block part(?:y|ies)|' +
        'pot ?lucks?',
      `(?:pitch|put up|put)(?:ting|ing)?(?: up)? ${DET}tents?(?: up)?|(?:sleep|camp)(?:ing)? in ${DET}tents?|` +
        `under canvas`,
      "picnics?|garden part(?:y|ies)|weddings?|(?:kids'? |children's |birthday |street |summer |pool )?part(?:y|" +
        'ies) (?:outside|outdoors|in the (?:garden|park|yard))',
      'light(?:ing)? (?:the |a |our |up the )?(?:bbq|barbecue|barbie|grill)|' +
        '(?:moonlight |sunset |sundowner |after[- ]work )(?:drinks?|picnic|party)|' +
        '(?:patio|terrace|beer garden|pub garden|deck|roof ?top|balcony|veranda|alfresco|al fresco|garden furniture|' +
        'hammock|sun ?lounger) (?:weather|day|evening|night|drinks?|dinner|lunch|breakfast|brunch|season|time|vibes)|' +
        'al ?fresco(?: (?:dinner|lunch|breakfast|dining|drinks|meal))?|' +
        '(?:sunday )?roast (?:dinner |lunch )?(?:outside|outdoors|in the garden)|' +
        '(?:pub|beer|tea) garden or (?:inside|in|indoors)|(?:inside|indoors) or (?:outside|outdoors|' +
        'the (?:beer |pub )?garden|the terrace)|' +
        'sit(?:ting)? out(?! (?:the|a|my|of)\\b)(?: (?:on|in) (?:the )?(?:patio|terrace|deck|balcony|garden|porch))?|' +
        'outside (?:dining|seating|tables?|drinks|dinner|lunch)|tables? (?:outside|outdoors)|' +
        'dining out(?:side|doors)|(?:dinner|lunch|breakfast|brunch|tea|supper|drinks?) (?:outside|outdoors|out on|' +
        'out in)|bbq or not|barbe[cq]ue or not',
      '(?:lie|lying|laze|lazing|read|reading|relax(?:ing)?|chill(?:ing)?|swing(?:ing)?|nap(?:ping)?|loung(?:e|ing)|snooz(?:e|ing)|' +
        'sunday|day|afternoon|hour) (?:out )?(?:in|on) (?:the |a |my |our )?(?:hammock|deck ?chairs?|sun ?loungers?|garden|patio|' +
        'terrace|balcony|back ?yard)|(?:outdoor|open[ -]air) (?:party|concert|event|wedding|cinema|theatre|theater|meal|dinner|lunch|drinks|' +
        'ceremony|gig|screening)',
      '(?:eat|dine|cook|cooking|lunch|dinner|breakfast|drinks?|sit|sitting|dining|eating) (?:out )?(?:outside|' +
        'outdoors|al fresco|on the (?:terrace|patio|deck|balcony)|in the garden|in a beer garden)',
      `(?:go|going|take|taking|trip|visit|visiting|day|outing|off|get|getting) ${NOT_OF_WEATHER}{0,3}?(?:to|at|` +
        'out at) (?:the |a )?(?:zoo|safari park|theme park|wildlife park|farm park|adventure park|amusement park|' +
        'park(?! ?(?:and ride|run|ing|lane|bench))|botanic(?:al)? gardens?|fun ?fair|fairground|playground|' +
        'country park|sculpture park|christmas market|farmers market|open[- ]air museum|market|races|race ?course|' +
        'pumpkin patch|maze)|' +
        '(?<=\\b(?:best|good|nice|better|ok|fine|great|lovely)(?: day| time| afternoon| morning)? for )(?:the |' +
        'a )(?:park|playground|zoo)|(?:family |nice |good )?day out|outings?|sight ?seeing|' +
        '(?:tea|lunch|dinner|breakfast|supper|drinks?|cocktails|prosecco|wine|ros[eé]|gin|spritz(?:es)?|sundowners?|' +
        "pimm'?s|brunch|a pint|pints?|beers?|cream tea|afternoon tea|coffee|meal|takeaway|" +
        'fish and chips) (?:out )?(?:on the (?:lawn|terrace|patio|deck|balcony|roof|rooftop|beach|green|veranda|' +
        'decking)|in the (?:garden|yard|park|sun|sunshine|orchard|beer garden|pub garden|back ?yard)|al fresco)|' +
        '(?:beer|pub|tea) garden|beer garden(?: weather)?|roof ?top (?:bar|drinks)|sports day|' +
        '(?:village|church|school|summer|garden|county|country|craft|food|music|folk|beer|jazz|film|street|christmas|' +
        "farmers'?|flea|antiques?) (?:f[eê]te|fayre|fair|show|market|festival|carnival|parade)|prom in the park|" +
        'open day|fun day|graduation|garden f[eê]te|(?:car )?boot sale|car boot|street (?:party|fair)|' +
        'village f[eê]te|(?:farmers )?market stall|yard sale|photo ?shoot (?:outside|outdoors)|outdoor photo ?shoot',
    ].join('|'),
  ],
  [
    'stargazing',
    'looking at (?:the |some )?(?:stars|night sky)|(?:see|watch|look at|view|photograph|catch|spot|' +
      'observe)(?:ing)? (?:the |any |some )?(?:stars|night sky)|' +
      '(?<=(?:best|good|great|nice|clear)(?: enough)? (?:night )?for )(?:the |watching )?stars|' +
      '(?<!\\d )stars (?:be |come |coming |going to be )*(?:out|over|above|visible)(?=[^?]*\\b(?:tonight|night|evening|midnight|dark)\\b)|' +
      'starry (?:nights?|sky|skies)|' +
      '(?<=^\\W*(?:any |see )?)stars(?= (?:tonight|tomorrow)|\\W*\\?)|star ?gaz(?:e|ing)|astro[ -]?(?:photo\\p{L}*|imaging|pics)|telescope',
  ],
  [
    'cycling',
    `(?:ride|riding|cycle|cycling|bike|biking) ${DET}(?:bike|bicycle|ebike|e-bike)|` +
      '(?:bike|cycle|cycling) commut(?:e|ing)|commut(?:e|ing) (?:by|on (?:my|the)) (?:bike|bicycle)|' +
      '(?:cycle|cycling|bike|biking|ride)(?:ing)?(?: in)? to (?:work|school|the office|uni)|' +
      '(?:outside|outdoors|road|ride) or (?:the )?(?:turbo(?: trainer)?|indoor trainer|zwift)|' +
      'spin (?:outside|on the bike)|bike rides?|(?:bike|bicycle|biking) weather|cycle rides?|cycling|biking|cycle|' +
      'bicycle|by bike|\\d+[- ]?(?:miles?|km|k)[- ](?:\\p{L}+ )?ride|on (?:my|the|a) (?:bike|bicycle)|' +
      'mountain bik(?:e|ing)|bike(?= (?:from|to|along|round|around|over|through|across|out to|home)\\b)|(?:go|for) a ride|sportive|ride(?= or (?:an? )?(?:run|jog|walk|hike)(?!\\p{L}))|' +
      '(?:(?:\\d+|one|two|three|four|five|couple of|few)[- ]?(?:hours?|hrs?|h)|long|club|group|training|gravel|charity|chain ?gang) (?:\\p{L}+ )?' +
      'ride(?! (?:on|in) (?:my |the |a |our )?(?:\\p{L}*horse\\p{L}*|pony|motor ?bike|moped|scooter|train|bus|car|boat)|r)|' +
      '(?<=\\b(?:run|jog|walk|hike) or (?:an? |go for a )?)ride',
  ],
  [
    'beach',
    '(?:go(?:ing)? |a day |day |trip )?(?:to|at|on) the (?:beach|seaside)|beach days?|beach|' +
      '(?:swim(?:ming)?|dip) (?:in|at) (?:the |a |an |our |my )?(?:\\p{L}+ )?(?:pools?|lido|baths)|' +
      '(?:outdoor|open[- ]air) (?:swimming )?pool|lido|sunbath(?:e|ing)|(?:work on (?:my|a) )?tan(?:ning)?|' +
      'paddling pool|day at the lake|pool (?:day|weather|season)|(?:open|use|using|uncover|heat|fill|get out|' +
      'set up)(?:ing)? (?:up )?' +
      '(?:the |our |my )?(?:\\p{L}+ )?pool(?! (?:table|cars?|party|cover))',
  ],
  [
    'running',
    '(?:go|going|out|went) (?:for a |on a )?(?:\\w+ )?(?:run|jog)(?:ning|ging)?|jog(?:ging|s)?|running|park ?run|' +
      '\\d+[ -]?mil(?:er|ers)|cross[- ]country(?! ski\\w*| flights?| driv\\w*| trip)|(?:half[ -])?marathon|' +
      '(?:[35]|10) ?km?(?= (?:run|race)|$| \\u0001| today| tomorrow| saturday| sunday)|' +
      '(?:a|my|our|the) (?:5|10|15|20) ?k(?= (?:on|at|in|this|run|race)\\b)|trail runs?|' +
      '(?:morning|evening|lunchtime|early|dawn|sunrise|sunset|night|\\d ?[ap]m|long|easy|tempo|' +
      '(?:after|before|pre|post)[ -](?:work|school)) (?:run|jog)|to run|(?:a|my|our) run|run(?: outside| outdoors)|' +
      '^\\W*(?:quick |long |easy )?run(?= (?:now|at|in|on|before|after|around|today|tomorrow|tonight|this|saturday|' +
      'sunday|monday|tuesday|wednesday|thursday|friday)\\b(?! (?:the|my|this|a) (?:forecast|numbers|data|report)))',
  ],
  [
    'hiking',
    `${OF_CHOICE}for (?:the |a day (?:in|on) the )(?:hills?|fells?|mountains?|moors?)(?! \\p{L}{0,9}(?:rail|farm|fog))|` +
      '(?:go(?:ing)? )?(?:for a|on a) (?!(?:dog|pram|pushchair|buggy|stroller|baby|toddler) )(?:\\w+ )?(?:walk|' +
      'hike|stroll|ramble|trek)|(?:hik(?:e|es|ing)|trek(?:king)?|rambl(?:e|ing)|bush ?walk(?:s|ing)?|tramping|' +
      'hill ?walk(?:ing)?|fell ?walk(?:ing)?)|' +
      '(?:go(?:ing)? )?walking(?! (?:home|back|' +
      'to (?:work|school|church|the (?:shops?|station|pub|bus|bus stop|office|car)))\\b)|' +
      '(?:a |country |long |coastal |weekend |family |charity |sponsored |guided |group |canal |river |hill |' +
      'afternoon |morning |evening |moonlit |moonlight |sunset |sunrise |night |' +
      'lunchtime |woodland |riverside |brisk |(?:after|before|pre|post)[ -](?:work|school) )walks?|walk in|walk (?:outside|outdoors)|stroll|' +
      '^\\W*(?:quick |long )?walk(?= (?:at|in|on|around|along|before|after|today|tomorrow|tonight|this|saturday|' +
      'sunday)\\b)',
  ],
  [
    'concrete-pour',
    `pour(?:ing)? ${DET}${ANY}(?:base|foundations?|patio|path|driveway|footings?|shed base|patio base)(?: base)?|` +
      `(?:pour|lay|place|cast)(?:ing)? ${DET}${ANY}(?:concrete|cement|slab|screed|foundations?|footings?|` +
      'driveway slab|patio slab)|concret(?:e|ing)(?: pours?| slab)?|' +
      '(?:cement|concrete|set)(?:ing|ting)? (?:in )?(?:a |the |my |our |some )?(?:fence |gate |' +
      'washing line )?posts?(?: in)?|screeding',
  ],
  [
    'crop-spraying',
    'aerial spray(?:ing)?|spray(?:ing)? (?:windows?|weather|slots?|conditions|days?)|' +
      `(?:spread|apply|put down|use|using) ${DET}(?:roundup|glyphosate|herbicide|pesticide)|roundup|` +
      `spray(?:ing)? ${DET}${ANY}(?:crops?|fields?|weeds?|roses|orchard|vineyards?|vines|barley|wheat|corn|maize|` +
      'beet|rape|potatoes|fruit trees|lawn|roundup|glyphosate|herbicide|pesticide|fungicide|weed ?killer|' +
      'insecticide)',
  ],
  [
    'roofing',
    '(?:fix|repair|replace|replacing|tile|(?:re-?)?tiling|re-?tile|do|strip|felt|work|' +
      `working)(?:ing)? (?:on )?${DET}${ANY}roof(?:s|ing)?(?![ -](?:box|rack|bars?|tent|down|up|terrace|garden|` +
      'bag))|roof(?:ing)? (?:job|work|repairs?)|roof tarring|tar(?:ring)? (?:a |the |my |our )?(?:\\p{L}+ )?roof|' +
      're-?roof(?:ing)?|shingles?|slates?|slating|(?:up )?on (?:the )?(?:slates|tiles|ridge)|' +
      'torch[- ]?on(?: felt)?|felt(?:ing)? (?:a |the |my )?(?:\\p{L}+ )?roof|roof felt|battens?|ridge tiles?|' +
      'lead ?work|(?:fix|repair|clear|clean)(?:ing)? (?:the |my |our )?(?:gutters?|chimney|flashing)|' +
      'strip(?:ping)? (?:a |the |my )?roof|(?:roofers?|roofing (?:crew|team|guys|lads|men)|slaters?|thatchers?|' +
      `(?:solar|pv) (?:panel )?(?:fitters?|installers?)|flat roof(?:ers?| guys))${AT_WORK}`,
  ],
  [
    'outdoor-work',
    '(?:builders?|brickies?|bricklayers?|landscapers?|fencers?|pavers?|paviou?rs?|ground ?workers?|labourers?|' +
      'stonemasons?|masons?|(?:fencing|driveway|patio|paving|tarmac|resin|surfacing|rendering|building) (?:guys|' +
      'lads|men|team|crew|people|fitters|layers|contractors?)|renderers?|joiners?|carpenters?|contractors?|workmen|' +
      `tradesmen|tradies)${AT_WORK}|(?:building|construction) (?:site|work)|work(?:ing)? (?:outside|outdoors)|` +
      '(?:site|ground) work|bricklaying|repointing|lay(?:ing)? bricks|' +
      'lay(?:ing)? (?:a |the |my |our |some )?(?:new )?(?:patio|paving|pavers|slabs|flags|flag ?stones|' +
      'block paving|bricks|blocks|driveway|decking|path|kerbs?|sleepers|crazy paving)|' +
      '(?:re)?point(?:ing)? (?:up )?(?:the |my |our |some |a )?(?:garden )?(?:brick ?work|walls?|bricks|patio)|' +
      'build(?:ing)? (?:a |the |my |our )(?:garden |new |brick |stone )?(?:wall|shed|deck|decking|patio|pergola|' +
      'fence|raised beds?|planters?)',
  ],
  [
    'driving',
    `(?<!hard |flash |thumb |usb )${NO_CLEARED}driv(?:e|es|ing)|road trips?|` +
      '(?:my |the )?commut(?:e|ing)(?!.* by (?:bus|train|tube|rail|metro))|car journey',
  ],
  [
    'sailing',
    `(?:sail|rac)(?:e|ing)? dinghies|(?:go(?:ing)? )?(?:sail|sailing|yachting)|take ${DET}${ANY}(?:yacht|dinghy|sailboat|sailing boat) out|` +
      'regatta|dinghy (?:sailing|racing)|yacht racing|stay(?:ing)? in (?:port|harbou?r|the marina)|' +
      '(?:leave|leaving|left) (?:port|harbou?r|the marina)|put(?:ting)? to sea|set(?:ting)? sail|' +
      'passage (?:to|from|across|round)|(?:round|rounding) (?:the )?(?:cape|head|point|lizard|bill)|' +
      'weather window to (?:round|cross|sail)',
  ],
  [
    'golf',
    '(?:round|rounds|game|games|holes) of golf|(?:play|playing)? ?golf(?:ing)?(?! ?-?balls?\\b)|tee time|' +
      'tee(?:ing)? off|' +
      '(?:18|eighteen|9|nine) holes',
  ],
  ['tennis', '(?:game|games|match|matches|set) of tennis|(?:play|playing)? ?(?:tennis|padel|pickleball)'],
  ['fishing', '(?:go(?:ing)? )?(?:fishing|angling)|fish(?:ing)? trip|to fish|we fish|i fish'],
];

/** Aliases that are ordinary words: they name an activity only after one of `LEADS`. */
export const COMMON_ALIASES: ReadonlySet<string> = new Set(
  (
    'pour spray paint painting dog fish walk drive roof run cement slab gutter party concert wedding cycle sail ' +
    'planting observing bathing commute astronomy yacht runner driving range sprint training labour labor ' +
    'digging screed bike'
  ).split(' '),
);

/** Aliases that mostly mean something else in a question. */
export const NEVER_ALONE: ReadonlySet<string> = new Set([
  'garden',
  'car',
  'work',
  'event',
  'pool',
  'dogs',
  'stars',
  'construction',
  'scaffolding',
  'swimming',
  'swim',
  'sea swimming',
  'runner',
  'market',
  'building site',
  'meteor shower',
  'meteor showers',
  'perseids',
  'meteors',
]);

/** What stands before an ordinary word that names an activity. */
export const LEADS = '(?:to|a|go|going|my|the|for|i|we|good|out)';

/** Words that ask whether a time suits an activity. */
export const SUITS =
  'or not(?=\\W*$)|goer|fit (?:to|for)|get(?:ting)? away with|can|could|should|shall|good|great|best|better|' +
  'ideal|perfect|ok|okay|all ?right|safe|safely|nice|suitable|possible|able|worth|recommended?|idea|whether to|' +
  'weather|conditions|too (?:hot|cold|cool|windy|wet|icy|warm|dangerous|muddy|humid|breezy|gusty|foggy|dark|sunny)|' +
  'when|(?:dry|warm|cool|calm|light|sunny|clear|fit|nice|bright|still|windy|cold|hot) enough|allow|right|' +
  'decent|bad|will it be|is it|advisable|wise|is (?:today|tomorrow|this|next)|chance|going|want to|need to|' +
  'planning|forecast|point|cancel|postpone|call off|ruin|spoil|dangerous|unsafe|which|what (?:day|time)|' +
  "how(?:'s| is| are| will|'re)?|do i|do we|will i|will we|will my|will the|am i|are we|may";
