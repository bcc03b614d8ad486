/**
 * What those who do it call it: gear, brands, trades' and clubs' words of the activities, beside the everyday ones of
 * activity-words.ts. Of one activity several lines may stand; a word that mostly means something else needs its company here.
 */
import { DOG_BREEDS } from './dog-breeds.ts';

/** "the", "my", "our": may stand before a thing. */
const DET = '(?:the |my |our |a |an |some |this |his |her |their )?';
/** An adjective or a possessor within a phrase. */
const ANY = '(?:\\p{L}+ )?';
const DOGS = `(?:dogs?|dogg(?:o|ie|y)s?|pooch|mutt|hound|pup|puppy|${DOG_BREEDS})`;

/** Fish that people go out for. */
const FISH =
  'fish|bass|cod|pike|carp|trout|salmon|mackerel|barbel|tench|perch|bream|pollock|snapper|barramundi|' +
  'flathead|kingfish|' +
  'yellowtail|walleye|crappie|catfish|tuna|marlin|whiting|flounder|grayling|zander';

/** Boats by their classes, which nobody takes for anything else behind "race", "rig" or "launch". */
const CLASSES =
  'laser|topper|wayfarer|hobie(?: cat)?|catamaran|mirror|optimist|oppie|firefly|solo|enterprise|yacht|dinghy|' +
  'keel ?boat|' +
  'sail ?boat|trimaran|flying fifteen|rs ?\\d{3}';

/** What is painted outside. */
const PAINTED =
  'front door|back door|garage door|doors?|fenc(?:e|es|ing)|sheds?|walls?|house|gates?|windows?|woodwork|' +
  'exterior|fascias?|' +
  'soffits?|barge ?boards?|railings?|deck(?:ing)?|garage|barn|summerhouse|render|pebble ?dash|bench(?:es)?|' +
  '(?:narrow|canal )?boats?|hulls?|dinghy|yacht|caravan|beach hut|garden (?:table|chairs|furniture)';

/** What is sprayed on fields. */
const SPRAYS =
  't[0-4]|fungicides?|herbicides?|insecticides?|glyphosate|round ?up|weed ?killers?|pre-?em(?:ergent)?|pgr|' +
  'foliar feed|' +
  'liquid (?:feed|fertili[sz]er|nitrogen)|weed (?:and|n|&) feed|desiccant';

/** The day, or nothing, behind a noun that stands alone. */
const THEN =
  '(?= (?:on|in|at|this|next|today|tomorrow|tonight|or|sat|sun|mon|tues?|wed|thurs?|fri)(?!\\p{L})| \\u0001|\\W*$)';

export const DOERS_WORDS: ReadonlyArray<readonly [id: string, source: string]> = [
  [
    'running',
    '(?:hill|track|speed|interval|tempo|threshold|running) (?:reps?|repeats?|sessions?|runs?|intervals?)(?! ' +
      '(?:of|on) (?:the )?' +
      '(?:train|bus))|fartleks?(?: session)?|canicross|fun runs?|(?:couch to|c2) ?5 ?k|c25k|hill sprints|' +
      '(?:do|doing|run|race|racing|jog|smash|train for|training for) (?:a |an |the |my |our )?(?:\\p{L}+ ' +
      ')?(?:5|10|15|20) ?k(?!\\p{L}| (?:walk|' +
      'ride|swim|hike|row|bike))|(?:5|10|15|20) ?k (?:run|race)|(?:easy|long|recovery|steady) miles|' +
      '(?:a|gentle|quick|little) (?:trot|plod)(?= (?:round|around|in|on|at|along|today|tomorrow))|' +
      'comrades(?: marathon| training)?|' +
      '(?:do|run|doing|running|some|my|mile|400m|800m) intervals|ultra ?marathons?|fell (?:run(?:ning)?|' +
      'race)|harriers|beach run',
  ],
  [
    'cycling',
    '(?:e-?|push ?|road ?|gravel |cargo |mountain |hybrid )bikes?(?! (?:lanes?|shops?|racks?|sheds?|hire))|' +
      'brompton|audax(?:es)?|' +
      'roadie|mtb|fixie|tandem|bike ?packing|gravel (?:rides?|riding)|century ride|time trials?|cyclo-?cross|' +
      'chain ?gang|' +
      '(?:club|group|social|charity|coffee|family) ride|club run on bikes|pedal(?:ling)?(?= (?:to|in|into|' +
      'home|round|around|along|up|' +
      `over)(?!\\p{L}))|on (?:(?:the|my|our|his|her|their) ${ANY}|two )bikes?|(?:take|get|tak|gett)(?:ing)? ` +
      `${DET}${ANY}bikes? out|` +
      'cycle (?:run|trip|tour|training)|sportives?|bike (?:trip|tour|race|ride|commute)',
  ],
  [
    'outdoor-event',
    '(?:get|getting|got) married (?:outside|outdoors|in the (?:garden|park|open|woods))|hog roasts?|spit ' +
      '(?:roast|braai)s?|potjies?|' +
      'potjiekos|asado|clam ?bakes?|luau|' +
      '(?:hav(?:e|ing)|invit(?:e|ing)|get(?:ting)?) (?:\\p{L}+ ){0,2}?(?:people|friends|mates|family|' +
      'neighbou?rs|guests|folks|everyone) ' +
      '(?:round|over|around) (?:in|on|for a) (?:the )?(?:garden|patio|deck|terrace|yard|braai|bbq|barbecue|picnic)|' +
      'marquee (?:wedding|party|do|reception|lunch|dinner)|garden (?:gathering|do|bash|reception|tea|lunch|' +
      'get-?together)|' +
      'outdoor (?:birthday|reception|service|play|show|disco|rave|gathering|market|games|sports|event)s?(?: ' +
      'party)?|' +
      'stall at the (?:market|fete|fair)|bouncy castle party',
  ],
  [
    'beach',
    '(?:build(?:ing)? |make |making )?(?:some )?sand ?castles?|(?:catch|soak up|get|bag)(?:ting|ing)? ' +
      '(?:some|a few|the) rays|' +
      '(?:go(?:ing)? )?down (?:to )?the (?:shore|seaside)|(?:sit|lie|laz|loung|relax|play|day|afternoon|' +
      'morning|picnic)(?:e|ing|ting|y)? on ' +
      'the sands?|bucket and spade(?: down)?|(?:trip|day|day out|outing|jaunt) (?:to|at|by|down to) the ' +
      '(?:coast|seaside|shore)|' +
      'top(?:ping)? up (?:my|the|our|a) tan|(?:work|working) on (?:my|the|our) tan',
  ],
  [
    'laundry-drying',
    '(?:hills )?hoist(?= (?:tomorrow|today|on|this)|\\W*$)|(?:the |on the |my )?(?:hills hoist|rotary ' +
      '(?:airer|line|dr[iy]er|washing line)|' +
      'whirl[iy]gig)|(?:put|take|get|stick)(?:ting|ing)? (?:the |my |our )?clothes (?:horse|airer|rack|' +
      'maiden) (?:out|outside)(?:side)?|' +
      '(?:get|getting) (?:\\p{L}+ )?loads? (?:of (?:\\p{L}+ )?(?:washing|laundry) )?(?:dry|dried|done|' +
      'out)(?: on the line| outside)?|' +
      'air(?:ing)? (?:the |my |our |some )?(?:duvets?|bedding|mattress(?:es)?|quilts?|pillows)(?: out(?:side)?)?|' +
      '(?:dry|drying) (?:the |my |our |some )?(?:nappies|whites|uniforms?|swimming things|quilts?|duvets?|' +
      'blankets?)(?: outside| out)?|' +
      '(?:put|hang|pop)(?:ting|ing|ping)? (?:the |my |our |some )?(?:clothes|nappies|whites|quilts?) (?:out|' +
      'on the (?:line|hoist|airer))(?:side)?',
  ],
  [
    'stargazing',
    '(?:see|watch|observe|view|photograph|image|shoot|spot|find)(?:ing)? (?:the )?(?:rings of )?(?:milky way|' +
      'andromeda|orion|pleiades|' +
      'galax(?:y|ies)|nebulae?|constellations?|deep sky objects?)|look(?:ing)? (?:for|at) (?:the ' +
      ')?(?:andromeda|orion|pleiades|milky way|' +
      'constellations|night sky|galaxies)|(?:do|doing|some|for|of|bit of) astro(?= (?:tonight|tomorrow|on|' +
      'this|imaging)|\\W*$)|' +
      'astro ?(?:imaging|photos?)|deep sky(?: imaging| objects?)?|star part(?:y|ies)|star ?trails?|dobsonian|' +
      'refractor(?: out)?|' +
      '(?:use|get|set up|using|take|for) (?:the|my) (?:tele)?scope(?: out| up)?',
  ],
  [
    'hiking',
    '(?:dofe|d of e|nature|coast|cliff|hill|charity|sponsored|group|family|winter|autumn|spring|canal|forest|' +
      'moor(?:land)?|circular|pub|' +
      'mountain|guided|bluebell|ridge|valley) walks?|(?:the |our |an overnight |a day )tramp(?! stamp)|' +
      '(?:go(?:ing)? for |on |for )?a tramp|' +
      '(?:walk|walking|hike|hiking) (?:the |along |round |around |over |up |in |a (?:bit|section|stretch) of ' +
      '|some of )*(?:the |a )?' +
      '(?:coast(?:al)? path|cliff path|towpath|canal|national trail|ridgeway|downs|moors?|hills?|dales|' +
      'woods?|forest|loch|reservoir|' +
      'cliffs|trail|loop)|(?:the |do the |on the )?(?:coast(?:al)? path|national trail)|national trails?|' +
      '(?:dofe|duke of edinburgh) (?:expedition|walk|hike|bronze|silver|gold)',
  ],
  [
    'golf',
    '(?:play|playing|get|getting|fit|squeeze|squeezing|for) (?:in )?(?:a|my|our) (?:quick |full |half |' +
      'friendly )?round(?: in)?' +
      '(?! (?:of (?!golf)|trip|the|table|up|robin))|stablefords?|foursomes|four ?balls?|captain\\W?s day|' +
      'society day|golf (?:day|trip|match|comp\\p{L}*|lesson|club|course|society)|' +
      '(?:front|back) nine|links golf|hit(?:ting)? the (?:links|range|fairways?)|(?:monthly |club |sunday |' +
      `the |weekend )medal${THEN}|` +
      'pitch (?:and|n) putt|(?:hack|hacking|knock|walk) round the (?:golf )?course',
  ],
  [
    'tennis',
    "(?:mixed|ladies'?|men'?s|play|playing|game of|for|our|some|social) doubles|play(?:ing)? (?:a |some |" +
      'singles|on the |' +
      'a few )*(?:sets?|singles)(?: on)?|(?:knock[ -]?(?:up|about)|hit|few balls|few sets|singles|doubles) ' +
      '(?:with \\p{L}+ )?on the (?:\\p{L}+ )?courts?|' +
      '(?:tennis|grass|clay) courts?|practi[sc](?:e|ing) (?:my|his|her) (?:serve|backhand|forehand|volleys?|' +
      `serves)|(?:a |have a )?knock[ -]?up${THEN}|` +
      'tennis (?:ladder|coaching|lessons?|tournament|club|practice|training)|cardio tennis|pickle ?ball',
  ],
  [
    'dog-walking',
    `(?:tak|get|lett|let|bring|giv)(?:e|ing|ting)? ${DET}${ANY}${DOGS} (?:out|round the block|to the (?:park|` +
      'woods|beach|field)|' +
      '(?:for |on )?(?:a |his |her |their |its )?(?:\\p{L}+ )?(?:walks?|run|stroll|walkies|leg stretch))(?: ' +
      'for a (?:\\p{L}+ )?(?:walk|run))?' +
      `|exercis(?:e|ing) ${DET}${ANY}${DOGS}|(?:walk|run|stroll|hike|ramble|jog) with ${DET}${ANY}${DOGS}|` +
      `walk(?:ing)? ${DET}${ANY}${DOGS}|dog parks?|(?:pup|puppy|dog)\\W?s walk`,
  ],
  [
    'gardening',
    `(?:do|doing|dig|digging|sort|tidy|sorting|tidying) (?:out |up )?(?:the|my|our) (?:\\p{L}+ )?garden${THEN}|` +
      `(?:dig|digging|weed|weeding|work on|sort|clear)(?: over| up| out)? ${DET}(?:veg(?:gie|etable)?|flower|` +
      'allotment) ?(?:patch|plot|garden|beds?)|' +
      `(?:veg|veggie|vegetable) (?:patch|plot|garden|beds?)${THEN}|strim(?:ming)? ${DET}${ANY}(?:edges|grass|` +
      'verges?|nettles|brambles|bank|lawn)|' +
      'turn(?:ing)? (?:over )?(?:the |my |our )?compost|re-?pot(?:ting)?(?! (?:inside|indoors))|' +
      '(?:feed|feeding|edge|edging|scarify|dethatch|aerate|seed|reseed|overseed|roll|treat)(?:ing)? (?:the |' +
      'my |our )?lawn|' +
      'dethatch(?:ing)?|scarifying|mulch(?:ing)?|hedge ?-?(?:trimming|cutting)|dead ?head(?:ing)?|(?:cut|' +
      `trim|clip|shear)(?:ting|ming|ping|ing)?(?: back)? ${DET}${ANY}` +
      '(?:hedges?|shrubs?|bushes|borders?|privet|box)|garden(?:ing)? (?:job|jobs|day|club|tidy)|' +
      '(?:plant|planting|put|putting) (?:in )?(?:some |the |my |our )?(?:bedding|bare ?root|hedging|shrubs|' +
      'spuds|perennials)(?: plants)?(?: in)?',
  ],
  [
    'fishing',
    '(?:lure|match|coarse|bass|pike|carp|trout|cod|salmon|mackerel|fly|pier|boat|deep[ -]sea|river|night|sea|' +
      'predator|barra) ?fish(?:ing)?|' +
      'beach ?-?cast(?:ing|er)?|wet(?:ting)? a line|cast(?:ing)? (?:a line|a fly|for (?:\\p{L}+ )?(?:' +
      `${FISH}))|(?:go|going|out|went) (?:out )?(?:after|for) (?:some |the |a few )?(?:${FISH})|` +
      `catch(?:ing)? (?:some |a few |any )?(?:${FISH})|` +
      `fish(?:ing)? (?:for|the|on the|at the|off the|in the) (?:\\p{L}+ )?(?:${FISH}|river|lake|canal|pond|` +
      'pier|loch|reservoir|beach|pool)|' +
      'angl(?:ers?|ing)|(?:crabb|clamm|cockl|whitebait|shrimp|prawn|cray|yabby)ing|(?:a )?fishing (?:match|session|comp\\p{L}*|trip|day|weekend)',
  ],
  [
    'sailing',
    `(?:rac|sail|tak|rig|launch|crew)(?:e|ing|s)? (?:on )?(?:the |my |our )?(?:${CLASSES})s?(?: out)?|` +
      '(?:put|fly|putting|flying) (?:up )?(?:the |a )?(?:spinnaker|kite up)(?: up)?|' +
      'keel ?boat rac(?:e|ing)|sailing (?:lesson|course|club|race|trip|holiday)|(?:cruis(?:e|ing)|race|' +
      'racing|day) on (?:the|a|our) yacht|' +
      '(?:out |sail )?on (?:the|a|our) (?:yacht|catamaran|keel ?boat)',
  ],
  [
    'exterior-painting',
    '(?:(?:gloss|undercoat|prim|seal|lime ?wash|white ?wash|emulsion|cuprinol|ronseal|re ?stain|spray paint|' +
      `repaint|paint|varnish|anti-?foul|stain|oil)(?:e|ing)?) ${DET}${ANY}(?:outside )?(?:${PAINTED})|` +
      '(?:\\d|one|two|a|another|first|second|third|final|last|top|next) (?:\\p{L}+ )?coats? (?:of \\p{L}+ ' +
      `)?(?:on|onto) ${DET}${ANY}(?:${PAINTED})|` +
      '(?:fence|shed|deck(?:ing)?|wood|exterior) (?:stain|paint|oil|treatment|preservative)(?:ing)?|(?:stain|' +
      'oil|treat|paint)(?:ing)? (?:on )?the outside',
  ],
  [
    'concrete-pour',
    'ready ?-?mix(?: (?:delivery|truck|lorry|in))?|(?:do|doing|get|getting|pour|lay) (?:the |my |our ' +
      ')?(?:foundations?|footings?|oversite|slab|base|pad)(?: in| done| poured)?|' +
      '(?:slab|raft|deck|wall|base|pad|footings?|foundations?|concrete|floor|garage|patio) pours?|pours? ' +
      '(?:the |a |my |our )?(?:pad|oversite|raft|ring beam|lintel|slab|plinth)|' +
      `(?:the |my |our )?(?:footings|foundations|oversite)${THEN}|post ?-?(?:crete|mix)|power ?float(?:ing)?|` +
      'shotcrete|cast(?:ing)? (?:a |the |some )?(?:slab|beam|pad|lintel)s?|(?:a|the|our|my) (?:\\p{L}+ ' +
      `)?slab${THEN}`,
  ],
  [
    'roofing',
    '(?:fit|lay|put|do)(?:ting|ing)? (?:the |a |our |my )?(?:new |flat )?(?:epdm|roof(?:ing)? felt|flat roof|' +
      'grp roof|roof)(?: on)?' +
      '(?![ -](?:box|rack|bars?|tent|down|up|terrace|garden|bag))|(?:replac|fix|lay|renew)(?:e|ing)? ' +
      `${DET}(?:few |broken |slipped |missing |loose )*(?:roof )?(?:tiles|slates|shingles)(?! (?:in|on) ` +
      '(?:the )?(?:bathroom|kitchen|hall|floor))|' +
      `(?:new|flat) roof(?: job| work)?${THEN}|re-?slat(?:e|ing)|shingling|(?<=\\bfor )(?:the |our |my ` +
      ')?(?:roofers|slaters)',
  ],
  [
    'crop-spraying',
    `(?:put|get|do|apply|spray)(?:ting|ing)? ${DET}(?:last |first |next )?(?:${SPRAYS})(?: spray)?(?: on| ` +
      `down| out| done)?|(?:${SPRAYS}) (?:spray(?:ing)?|application|timing|window)|` +
      `(?:glyphosate|roundup|weed ?killer|herbicide|fungicide|pre-?em)${THEN}|(?:boom |crop )?sprayer(?: ` +
      `out)?${THEN}|knapsack (?:spray(?:er|ing)?)|` +
      `(?:knapsack )?spray(?:ing)? (?:off |out )?${DET}${ANY}(?:docks|thistles|nettles|ragwort|paddocks?|` +
      'beans|peas|canola|osr|oilseed|spuds|linseed|oats|rye|cane|cotton|soy(?:a|a ?beans)?|fence ?lines?|' +
      'stubble|headlands?|weeds|grapes|apples)',
  ],
  [
    'outdoor-work',
    '(?:work(?:ing)?|day|days|shift|lads|be|being) on site|ground ?works?|block paving|crazy paving|(?:do|' +
      'doing|some|for|day\\W?s) fencing|' +
      `(?:put|putting|erect|erecting) (?:up )?${DET}(?:new )?(?:fence|fencing|fence (?:posts|panels)|shed|` +
      'pergola|decking|stud wall outside)(?: up)?|' +
      '(?:the )?brick ?work|(?<=\\bfor )(?:the |our |my )?(?:builders|brickies|bricklayers|landscapers|' +
      'groundworkers|paviours|lads on site)|' +
      'landscaping|paving|(?:lay|laying) (?:the |some |a )?(?:flags|slabs|setts|cobbles|kerbs)',
  ],
  [
    'driving',
    '(?:do(?:ing)? )?(?:the )?school run|(?:tak|bring|gett|get)(?:e|ing)? (?:the|my|our) (?:\\p{L}+ )?car ' +
      '(?:over|up|down|out|across|through|to)(?!\\p{L})|' +
      '(?:run|spin|day|trip) (?:out )?in the (?:\\p{L}+ )?car|sunday drive|drive (?:over|across|through|home|' +
      'down|up)(?!\\p{L})',
  ],
];
