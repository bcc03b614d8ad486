/** The kinds of words of settled dangers in English. */
import type { SettledWords } from './words.ts';

export const ENGLISH_SETTLED: SettledWords = {
  recovering:
    '(?:heart|hip|knee|back|brain|eye|hernia|lung|shoulder) (?:op|operation|surgery|bypass|transplant) (?:was|' +
    'last|a|this|only|\\d|\\u0001)|(?:had|having|after|since|following|recovering from|got over|' +
    'over) (?:\\p{L}+ ){0,3}?(?:stroke|heart attack|bypass|stent|operation|surgery|concussion|c-?section|' +
    'caesarean|seizure|heat ?stroke|pneumonia)',
  unprepared:
    'no (?:spare|extra) (?:water|fuel|food)|on one tank|no (?:head ?torch(?:es)?|torch|map|compass|phone|signal|' +
    'waterproofs|rope|food|water|guide|gps|crampons|satnav)|without (?:a |an |any |the )?(?:head ?torch(?:es)?|' +
    'torch|map|compass|phone|waterproofs|rope|food|water|guide|gps)|' +
    'left (?:my|the) (?:phone|map|torch|coat) (?:at home|behind|in the car)',
  farOut:
    'salt (?:flats?|pans?)|dunes|sahara|wilderness|backcountry|peaks?|munros?|hik\\p{L}*|trek\\p{L}*|fells?|' +
    'mountains?|moors?|summit|desert|outback|ridge|wild camp\\p{L}*|cave|canyon|glacier',
  defied:
    '(?:ignor|disregard|forget|never mind|despite|in spite of|screw|against)(?:e|ing)? (?:all )?(?:the |that |' +
    'those |any |a )?(?:\\p{L}+ ){0,2}?(?:alerts?|warnings?|evacuation|lifeguards?|coastguard|ranger|rangers|' +
    'closure|ban|curfew)|(?:warnings?|alerts?) or not|(?:past|over|round|through) the (?:road closed|keep out|' +
    'no entry|danger|closed|warning) signs?',
  redFlag:
    'red flags?(?= .*\\b(?:swim|surf|sea|beach|waves?|paddle|kids?|water)\\b)|' +
    '(?:surf|swim|paddle|bathe|jump|play)\\p{L}*\\b.{0,40}\\bred flags?|' +
    '(?:kids?|son|daughter|lads?) (?:\\p{L}+ )?jump\\p{L}* (?:the |in the |over the )?waves',
  liveWire: 'pylons?|power ?lines?|overhead (?:lines?|cables?|wires?)|sub-?station|third rail|catenary',
  aloft:
    '(?:paint|repair|clean|climb)\\p{L}* (?:\\p{L}+ ){0,2}?(?:spire|steeple)s?|unsecured on the|untethered|' +
    'clipped to nothing|climb\\p{L}* (?:up |on |onto )?(?:the |a |that )(?:\\p{L}+ )?(?:cranes?|mast|pylons?|' +
    'scaffold\\p{L}*|chimney|water tower|billboard|gantry|silo|wind turbine)|' +
    '(?:from|on|along|off) (?:the |a )?(?:window ?)?ledge|' +
    '(?:slates?|tiles?|roof|ladder|scaffold\\p{L}*) (?:\\p{L}+ )?(?:in|wearing) (?:my |his |their )?(?:socks|' +
    'slippers|flip ?-?flops|sandals|crocs|bare ?feet)|' +
    '(?:barefoot|in (?:socks|slippers|flip ?-?flops|crocs)) (?:up |on )(?:the |a )?(?:ladder|roof|' +
    'scaffold\\p{L}*)|(?:fix|mend|repair|replac|adjust|clean|clear|unblock|paint|strip|fell|lopp?|prun|clad)(?:e|' +
    'es|ing|s)? (?:\\p{L}+ ){0,2}?(?:aerial|antenna|satellite dish|gutter\\p{L}*|chimney\\p{L}*|ridge tiles?|' +
    'soffits?|fascias?|skylights?|weather ?vane)',
  coolsOff:
    '(?:go|going|get|getting) in(?:to)? the|cool(?:ing)? (?:off|down)|splash(?:ing)? about|float(?:s|ing)?|' +
    'mess(?:ing)? about|wallow\\p{L}*|bath(?:e|ing)|skinny ?dip\\p{L}*|dunk\\p{L}*',
  openWater:
    '(?:rivers?|lakes?|loch|lough|ponds?|quarry|canal|weir|sea|dam|creek|reservoir|harbou?r|gravel pit|fountain)(?:\\W?s)?',
  lyingSnow:
    "snow(?:'s| is| has)? (?:\\p{L}+ ){0,3}?(?:foot|feet|inch(?:es)?|deep|thick|heavy|piled|lying|built up|cm)|" +
    '(?:\\d+|one|two|three|four|five|six|few|couple of|loads of|tons of|all (?:the|that|this)|heavy|deep|wet|' +
    'much) (?:\\p{L}+ ){0,2}?(?:of )?snow|snow (?:up )?on (?:the|my|our)',
  underSnow:
    '(?:flat |shed |garage |barn |extension |porch |conservatory |greenhouse |glass )?roofs?|car ?ports?|' +
    'polytunnel|greenhouse|conservatory|marquee|awning|pergola|deck|balcony',
  throughWater:
    '(?:driv|rid|cycl|wad|walk|plough|splash|go|get|cross|ford)(?:e|es|ing|s|ting)? (?:\\p{L}+ )?(?:right |' +
    'straight )?(?:through|across|over) (?:it|the (?:\\p{L}+ )?(?:river|ford|flood\\p{L}*|stream|creek|burn|beck|' +
    'brook|dip|underpass|subway|water|puddles?|low bridge|causeway))(?=.*\\b(?:rain|water|flood|rise|rising|up|' +
    'deep|overnight|level|wet|storms?)\\b)|' +
    "(?<=\\b(?:river|stream|creek|beck|burn|brook|water|ford)(?:'s| is)? (?:\\p{L}+ )?(?:up|high|rising|" +
    'over)\\b.*)(?:driv|rid|cycl|wad|cross)\\p{L}* (?:\\p{L}+ )?(?:through|across|over)|' +
    '(?:flooded|submerged|under ?water) (?:road|lane|street|underpass|tunnel|subway|field|path|car park|bridge)',
  toiling:
    'lads|crew|team|men|guys|workers?|roofers?|scaffolders?|brickies|builders?|labourers?|pickers?|squad|staff|' +
    'kids|players|runners|soldiers|cadets|scouts|apprentices?|laying|digging|working|pitch\\p{L}*|picking|tarmac',
  unrelieved:
    'no (?:drinks?|fluids?)|not drinking|(?:won\\Wt|doesn\\Wt|refuses to) drink|' +
    '(?:won\\Wt|doesn\\Wt) (?:open|have) (?:a |the )?(?:windows?|fan)|no (?:breaks?|shade|rest|water)|' +
    'without (?:a |any )?(?:breaks?|shade|rest|water|drinks?)|(?:straight|right) through (?:the )?(?:lunch|' +
    'midday|heat|afternoon|day)|flat out|non-?stop|full (?:kit|ppe|gear|uniform)|' +
    'in (?:the )?(?:full |blazing |baking )?(?:sun|heat) all|' +
    '(?:10|11|12|13|14|ten|eleven|twelve)[- ]hour (?:shift|day)s?|double shifts?',
  fuming:
    'genn(?:y|ies)|gen ?sets?|generators?|bbqs?|barbe[cq]ues?|patio heaters?|charcoal|coals|fire ?pits?|chiminea|' +
    'engine|exhaust|boiler flue',
  byOpening:
    '(?:by|under|beneath|outside|near|beside|next to|below|against) (?:the |our |my |a |' +
    'an open )?(?:\\p{L}+ )?(?:windows?|vents?|air bricks?|back door|doorway|tent door|flap|hatch|air intake)|' +
    '(?:layby|lay-?by) (?=.*(?:running|on all night))|(?:doors?|windows?) (?:shut|closed)',
  fuel:
    'petrol|gasoline|paraffin|kerosene|diesel|lighter fluid|meths|methylated spirits?|white spirit|thinners|' +
    '(?<!ever )accelerant|gas canisters?|aerosols?',
  asleep: 'sleep(?:s|ing)?|asleep|nap(?:s|ping)?|doz(?:e|es|ing)|snooz\\p{L}*',
  hotPlace:
    '(?:in|inside) (?:the |a |our )?(?:\\p{L}+ )?(?:tent|beach tent|sun|pram|pushchair|conservatory|greenhouse|' +
    'loft|attic|caravan|playhouse|car)|under (?:a|the) (?:muslin|blanket|cover)',
  leap:
    '(?:jump|leap|div|bomb|dive|backflip)(?:s|e|ing|ping)? (?:\\p{L}+ )?(?:off|from) (?:the |a |that |' +
    'some )?(?:\\p{L}+ )?(?:bridge|cliffs?|pier|quay|harbou?r|wall|rocks?|viaduct|weir|boat|roof|balcony|dock|' +
    'jetty)|balconing',
  shutIn:
    'pant(?:s|ing)|overheat\\p{L}*|foaming|tied (?:up|out(?:side)?|to)|tethered|chained|no shade|without (?:any )?shade|' +
    'no water|shut (?:in|up)|windows? (?:shut|closed)|(?:in|inside) (?:the |a |his |her |its )?(?:conservatory|' +
    'greenhouse|shed|garage|hutch|coop|run|crate|tank|loft|kennel|cage)(?=.*\\b(?:hot|heat|warm|sun|sunny|' +
    'scorch\\p{L}*|roast\\p{L}*|boiling|mild|cool|cold|freez\\p{L}*|nice|lovely)\\b)',
  child:
    'kids?|child(?:ren)?|twins|triplets|toddlers?|bab(?:y|ies)|newborns?|little (?:ones?|man|boys?|girls?|lads?)|' +
    '(?:grand)?(?:sons?|daughters?|kids?)|(?:my|our|the|his|her) (?:boys?|girls?|lads?)|nephews?|nieces?|' +
    '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[- ]?(?:years?|yrs?|yos?|months?)[- ]?olds?|' +
    '\\d ?yos?',
  frail:
    '(?:[7-9]\\d|1[01]\\d)(?=\\))|diabet\\p{L}*|asthmatic|epileptic|(?:grand(?:ma|mother|father|pa|dad|parents?)|' +
    'grandads?|grampa|gramps|nana|nan|gran|' +
    'granny)(?!\\W?s (?!(?:sitting|staying|sleeping|out|in|going|digging|mowing|doing|lying|waiting|spending|' +
    'coming|got|having|working|weeding|on)\\b))|elderly|pensioners?|residents|frail|dementia|' +
    '(?:mum|mom|mam|dad|mother|father|aunt(?:ie|y)?|uncle|neighbou?r|husband|wife|s?he|in-? ?law)(?:\\W?s)? (?:\\(|is |now |nearly |' +
    'almost |turns? |turned |aged |who is |who\\W?s |, )*(?:[7-9]\\d|1[01]\\d)\\b(?! ?(?:°|degrees?|deg|c|f|mph|k|km|' +
    'miles?|min\\p{L}*)(?!\\p{L}))|(?:[7-9]\\d|1[01]\\d)[- ]?(?:years?|yrs?)?[- ]?olds?|pace ?maker|' +
    'heart (?:condition|trouble|failure)|pregnant|(?:wife|partner|girlfriend|she|i|sister|daughter)(?:\\W[sm]|' +
    ' is| am) (?:\\p{L}+ )?(?:due|overdue|expecting)(?! (?:to|in court|back|at|home|for))|in labour|' +
    'old (?:boy|chap|fella|girl|dear|lady|man)|new ?borns?|(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|' +
    'nine|ten)[- ]?(?:weeks?|wks?|days?|months?)[- ]?olds?',
  creature:
    'dogs?|pupp(?:y|ies)|pups?|cats?|kittens?|parrots?|budgies?|tortoises?|rabbits?|bunn(?:y|ies)|guinea ?pigs?|' +
    'hamsters?|ferrets?|hens|chickens|horses?|mares?|foals?|pon(?:y|ies)|sheep|lambs?|goats?|pigs?|piglets|' +
    'calves|cattle|pets?|animals?|labs?|labradors?|retrievers?|spaniels?|collies?|pugs?|husk(?:y|ies)|terriers?|' +
    'alsatians?|frenchies?|poodles?|whippets?|greyhounds?|beagles?',
  water:
    'pools?|hot ?tub|lake|river|sea|ponds?|stream|beach|canal|waves|surf|water|loch|lough|brook|creek|weir|dam|' +
    'jetty|pontoon',
  unwatched:
    'no (?:fence|gate|pool cover)|unfenced|(?:while|whilst) (?:i|we|mum|mom|dad|nan|gran\\p{L}*)|' +
    "(?:i|we|we're|i'm)(?:'ll| will)? (?:just )?(?:nip|pop|dash)(?:ping|ing)?|" +
    "i(?:'ll|'m| will| am)(?: be)? (?:\\p{L}+ )?(?:inside|indoors|upstairs|working|asleep|napping|cooking|" +
    'ironing|hoovering|on a call|in the (?:house|kitchen|office|bar|shed))|alone|unsupervised|unattended|' +
    'by (?:him|her|them)sel(?:f|ves)|on (?:his|her|their) own|from the (?:house|window|kitchen|balcony|bar|sofa)|' +
    '(?:older|big|eldest|oldest) (?:\\p{L}+ )?(?:will|is|can|to|watch\\p{L}*|mind\\p{L}*)|' +
    '(?:watch|mind|look after)(?:ing)? (?:each other|themselves)|half an eye|' +
    'no (?:lifeguards?|adults?|grown-?ups?)',
  inVehicle:
    '(?:in|inside) (?:the |a |my |our |his |her )?(?:back of the |parked |hot |horse ?|cattle |stock |' +
    'camper )?(?:cars?|vans?|boot|truck|trailer|horse ?box|caravan|campervan|camper|float|lorry|ute)|' +
    'in (?:the |a |my |our |his |her )?(?:dog |cat |pet |transport )(?:crate|carrier)',
  stays:
    'no (?:air ?-?con\\p{L}*|a\\/?c|ventilation|windows?)|without (?:the )?(?:air ?-?con\\p{L}*|a\\/?c)|' +
    "(?:will|'ll) be|stay\\p{L}*|wait\\p{L}*|\\d+ (?:hours?|hrs|minutes?|mins?)|for \\u0001+|" +
    'all (?:day|morning|afternoon)|overnight|kip\\p{L}*|while|whilst|during',
  exposed:
    '(?:her|his) (?:run|jog)|jogg\\p{L}*|(?:sit|stay|wait|lie|lying|doz|sleep|potter|napp?|spend|' +
    'sat)\\p{L}* (?:\\p{L}+ ){0,2}?(?:out|outside|outdoors|(?:in|on) the (?:\\p{L}+ )?(?:garden|sun|yard|' +
    'conservatory|greenhouse|heat|patio|terrace|balcony|bench|beach|deck))|' +
    '(?:in|on) the (?:conservatory|greenhouse|balcony|patio|allotment)|dig(?:s|ging)?|mow(?:s|ing)?|' +
    'chopp?(?:s|ing)?|shovel\\p{L}*|clear(?:s|ing)? (?:\\p{L}+ ){0,3}?(?:snow|ice|path|drive|leaves)|' +
    '(?:camino|hike|trek|pilgrimage)|up (?:a|the) ladder|marathon',
  extreme:
    'hot ?tub|sauna|steam room|jacuzzi|(?:ice|cold) (?:bath|plunge|dip)|' +
    '(?:sea|lake|river|wild|cold water) (?:swim|dip)\\p{L}*|sunbath\\p{L}*|roller ?coasters?|ski\\p{L}*|' +
    '(?:running|jogging) (?:buggy|stroller|pram)|bike (?:seat|trailer)|sling|' +
    'long (?:drive|flight|hike|walk|haul|ride)',
  drunk:
    'beers (?:then|and|before)|(?:piriton|antihistamines?|nytol|night nurse|co-?codamol|codeine|tramadol|' +
    'diazepam|valium|zopiclone|melatonin|benadryl|phenergan|gabapentin|pregabalin|morphine|' +
    'sleeping (?:pills?|tablets?)|edibles?)|(?:first|second|third|fourth|fifth|another|last|final|' +
    'after) (?:pints?|beers?|drinks?|wines?|glass(?:es)?|bottles?|ciders?|gins?|whisk(?:y|ies)|cocktails?|' +
    'prosecco)|(?:had|having) (?:\\p{L}+ )?(?:a few|one too many|a skinful|a drink|some drinks|a bottle)|' +
    'been (?:drinking|on the (?:beers?|wine|lash|piss|cider|gin))|' +
    '(?:after|from|straight from) (?:the |a )?(?:pub|beer garden|wine tasting|boozy \\p{L}+)|boozy|smashed|' +
    'hammered|sloshed|wasted|(?:a|some) (?:joint|spliff|weed)',
  sober:
    'weir|kart\\p{L}*|go-?karts?|forklift|drive|driv\\p{L}*|behind the wheel|motorbike|swim\\p{L}*|sail\\p{L}*|' +
    'kayak\\p{L}*|paddle ?board\\p{L}*|boat\\p{L}*|dinghy|climb\\p{L}*|ladder|roof|chain ?saw|dip|' +
    'jet ?ski\\p{L}*|e-?scooter|quad|tractor|skinny ?dip\\p{L}*|scramble',
  flame:
    'weld(?:s|ing)|angle ?grind\\p{L}*|blow ?torch\\p{L}*|heat lamps?|candles?|rockets?|bbqs?|barbe[cq]ues?|' +
    'barbies?|camp ?fires?|(?:a|our|little|small|wee|log|open) fires?|cigarettes?|fag|fireworks?|flares?|' +
    'bon ?fires?|fire ?pits?|stoves?|sky lanterns?',
  tinder:
    'hay|straw|(?:in|on|through|up|near|by) (?:the |a |some |these )*(?:\\p{L}+ )?(?:woods?|woodland|forest|' +
    'heath|moors?|pines|pinewoods?|gorse|dunes|scrub|bush|veld|bracken)|(?:dry|dead|long|tall) grass|haystack|' +
    'hay ?barn|straw',
  smallBoat:
    'kayaks?|canoes?|rowing boat|row ?boat|dinghy|rib|tinny|tinnie|paddle ?boards?|sups?|rafts?|lilos?|pedalo|' +
    'inner tubes?|inflatables?|jet ?skis?|(?:little|small|old|home-?made|14 ?ft|12 ?ft|10 ?ft|' +
    'open) (?:\\p{L}+ )?boats?',
  bigWater:
    '(?:across|over|out|round|around|up|down|off) (?:to )?(?:the |a )?(?:\\p{L}+ )?(?:sea|river|island|channel|' +
    'bay|strait|sound|lake|loch|lough|estuary|reef|point|headland|lighthouse|mouth|rapids|weir|coast)|' +
    'shipping lanes?|\\p{L}+ miles? (?:out|off)|offshore|to \\u0001+',
  burnt:
    '(?:sun ?)?burn(?:s|t|ed)? (?:on |all over )?(?:my |his |her |the )?(?:legs|back|shoulders|face|nose|arms|' +
    'neck|skin)|(?:i|we|he|she|kids?) got burn(?:t|ed)|skin (?:\\p{L}+ )?peeling|blister\\p{L}*|caught the sun|' +
    'red as a \\p{L}+|like a lobster|lobster(?: red)?|sun ?stroke',
  sunAgain: 'back (?:on|to|out|in|at)|again|more|beach|sunbath\\p{L}*|pool|out in the sun|tann?(?:ing)?|sunny',
  otherDanger:
    'harness(?:es)?(?: is| are| looks| had| has| was| got)*(?: a bit| too| quite)? (?:loose|big|undone|frayed|old)|' +
    'rope (?:is |looks )?(?:a bit )?(?:frayed|worn)|quarry (?:ledges?|face|edge)|' +
    '(?:on|lay on|lying on) the bonnet|(?:jump|nip|dodg|duck)(?:e|ing)? (?:across |over |round |' +
    'under )?(?:the )?(?:level crossing )?barriers?|gas\\b[^.?!,]{0,20}\\bleak\\p{L}*|' +
    'leak\\p{L}* (?:\\p{L}+ )?gas|(?:he|she|my (?:son|daughter|lad|boy|girl))(?:\\Ws| is) (?:only )?(?:[5-9]|' +
    '1[0-5]) (?:and|but) (?:he |she )?(?:driv|tak|rid)(?:es|ing) (?:the|my|our)|hard shoulder|' +
    'central reservation|(?:on|along|across|over|onto|down|beside|by|near) (?:the |a )?(?:\\p{L}+ )?(?:railway|' +
    'train|tram|rail) ?(?:lines?|tracks?|bridge|sidings?)|(?:on|along|across|over|onto) the (?:rails|' +
    'runway|taxiway)|(?=(?:on|along|across|over|onto) the (?:motorway|dual carriageway))(?<=\\b(?:walk|run|jog|cycl|' +
    'play|skat|scoot|hitch|stand|sit|camp|push|cross|sleep|lie|wander|crawl|broke|break)\\p{L}*\\b[^.?!]{0,40})(?:on|along|' +
    'across|over|onto) the (?:motorway|dual carriageway)|(?:jump|nip|dodge)(?:ing)? (?:across|over|round) the (?:barriers?|' +
    'level crossing)|firing range|mine ?shafts?|abandoned (?:mine|building|factory|hospital|house|tunnel)|' +
    'derelict \\p{L}+|urbex|(?:through|across|in|into) (?:the |a )?(?:field|paddock) (?:of|with) (?:the |a |' +
    'some )?(?:bulls?|cows|cattle|bullocks)|bulls? (?:is|are) (?:in|out|loose)|' +
    'slurry (?:pit|lagoon|tank|store|tower)|(?:in|into|inside|down|clean\\p{L}*) (?:out )?(?:the |' +
    'a )?(?:grain )?silo|man ?holes?|sewers?|septic tank|confined space|' +
    '(?:guard|blade guard|safety guard)s? (?:off|removed|missing)|' +
    '(?:without|no) (?:the )?(?:blade |safety )?guards?|(?:rid(?:e|ing)|sit(?:ting)?|stand(?:ing)?|hang(?:ing)?|' +
    'travel(?:ling)?) (?:up )?(?:on|in|through|off) the (?:bucket|tailgate|bonnet|forks|loader|roof rack|' +
    'sun ?roof|(?:back of the |open )(?:pick ?-?up|truck|ute|van|trailer|bakkie))|' +
    '(?:kids|lads|boys|girls|mates|us|everyone) in the back of the (?:ute|pick ?-?up|bakkie|truck)|car surfing|' +
    'train surfing|(?:gorilla|mascot|mickey|furry|bear|dinosaur|fursuit) (?:suit|costume|outfit)|fursuit|' +
    'sauna suit|bin ?bag to (?:lose|sweat)|' +
    '(?:air rifles?|bb guns?|crossbows?|shotguns?)(?=.*\\b(?:kids?|garden|son|boys)\\b)|' +
    'crocs? (?:around|about|in)|crocodiles?|alligators?|gators?|sharks? (?:about|around|seen|spotted)|' +
    'magnet fishing|unexploded|(?:home ?-?made|diy) (?:fireworks?|zip ?line|raft|bungee|rope swing)|wing ?walking',
  dressed:
    'wear|dress(?:ed)?|clothes|coats?|jacket|jumper|hats?|umbrellas?|broll(?:y|ies)|funeral|burial|graveside|rain(?:s|ing|ed|y|proof)?|wet|showers?|' +
    'drizzl\\p{L}*|dry|birthday|party',
  underWay:
    '(?:cars?|van|truck|trailer|horse ?box|lorry|camper|caravan) (?:to|from|over|up to|down to) (?:the )?\\u0001|' +
    '(?<!\\b(?:on|in|up) (?:the|our|my|your) )driv(?:e|ing)|road ?trip|journey|traffic|on (?:the|our|my) way|' +
    'm\\d{1,2}|to the vets?|wear|dress\\p{L}*',
};
