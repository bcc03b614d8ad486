/** The words of told.ts in English. */
import type { ToldWords } from './told.ts';

export const ENGLISH_TOLD: ToldWords = {
  frozen:
    "(?:it(?:'?s|'?d| has| had)?|then|that|all|roads?|pavements?|paths?|ground|everything|has|had|have|was) (?:all |been |" +
    'just |also )*(?:froze|frozen)(?! (?:food|pizza|lake|pond|canal|river|over night))|(?:been|was|were|went|gone|got|fell|' +
    'dropped|dipped) (?:\\p{L}+ )?(?:below|under|sub|minus)[ -](?:zero|freezing|nought|\\d+)|(?:been|was) (?:freezing|minus|' +
    'sub[- ]?zero)|(?:had|was|had a|after a|after the|after last) (?:a )?(?:hard |heavy |sharp |thick |night\\W?s )?frost|' +
    '(?:is|are|was|all|just|pure|solid|sheet|covered (?:in|with)|patches? of|thick with|bits? of|' +
    'some) (?:black )?ice(?! (?:cream|rink|bath|hockey|lolly|skating|age|house|bucket|cold|cave|roads?))|after (?:the |' +
    'all the |this |last night\\W?s )?(?:snow|ice|freeze)|(?:ungritted|not (?:been )?gritted)|icy (?:patches|spots|bits)|' +
    'frosty start|(?:puddles?|windscreens?|windshields?|cars?|windows?|locks?)(?: (?:is|are|was|were|still|all))* (?:frozen|' +
    'solid|iced)',
  onTheMove:
    'walk\\p{L}*|run(?:ning)?|jog\\p{L}*|cycl\\p{L}*|bik(?:e|ing)|bicycle|rid(?:e|ing)|driv(?:e|ing)|scooter|motor ?bikes?|' +
    'commut\\p{L}*|school run|hik\\p{L}*|trek\\p{L}*|stroll|take the car|skateboard\\p{L}*|pram|buggy|pushchair|wheelchair',
  parched:
    '(?:grass(?:es)?|ground|bush|bracken|heather|gorse|undergrowth|scrub|everything|woods?|forest|fields?|hills?|lawn|' +
    "paddocks?|hay|it)(?:'?s| is| are| was| looks?| has gone| have gone| gone| so| all)+ (?:(?:really|very|so|pretty|super|" +
    'bone|tinder|quite|proper|well|all|a bit|too) ?-?)*(?:dry(?! (?:enough|for|out|by|tomorrow|today|tonight|in|on|at|all|' +
    'until|till|there|then|and))|parched|brown|golden|yellow|crispy?|dead|tinder|bleached)|bone ?-?dry|tinder ?-?dry|' +
    'parched|drought|stubble|(?:roof felt|felt roof|thatch(?:ed)?|hay|straw)|(?:dry|dead|long|tall|brown|' +
    "knee[- ]high) (?:\\p{L}+ )?(?:grass|scrub|bush|crop|vegetation)|(?:no|not|n't|nt|without|hardly any|" +
    'barely)(?: \\p{L}+){0,3}? rain(?:ed)? (?:for|in|since) (?:\\p{L}+ )?(?:weeks|months|ages|\\u0001)|grass (?:is |' +
    '\\W?s )?(?:up to|knee|waist|over)',
  glowing:
    'bbqs?|barbe[cq]ues?|barbi?es?|braais?|braaing|grill(?:s|ing)?|smores|s\\W?mores|marshmallows|cook ?outs?|camp ?stoves?|' +
    'stoves?|camp ?fires?|fires?|fireworks?|sparklers?|candles|lanterns?|torches|cigarettes?|grind(?:er|ing)|angle ?grinder|' +
    'weld(?:er|ing)?|slash(?:er|ing)|strimm\\p{L}*|(?:ride[- ]?on|lawn)? ?mow(?:er|ing)?|chain ?saw|combine|harvest\\p{L}*|' +
    'baler|quads?|dirt ?bikes?|park(?:ing)? (?:the |our |my )?(?:car|ute|truck|van)|shoot(?:ing)?|tracers?|smok(?:e|ing)|' +
    'smoker|pizza oven|fire ?pit|chiminea|hangi|torch(?:ing|ed| on)|blow ?torch|(?:wee|little|small) fire',
  sleepsOut:
    'sleep(?:s|ing)?|kip(?:ping)?|crash(?:ing)? (?:out|in|on|at)|doss(?:ing)?|camp(?:ing)?|pass(?:ed|ing)? out|lie down|' +
    'bench|hot ?tub|nap',
  tipsy:
    '(?:few|couple of|some|too many|many|several|\\d+) (?:drinks?|beers?|pints?|wines?|ciders?|cans|jars|bevvies|tinnies|' +
    'stubbies|shots)|drunk|tipsy|(?:sleep|sleeping) (?:it )?off|hung ?over|been drinking|wasted|steaming|blotto|legless|' +
    'paralytic|pissed|plastered|hammered|wrecked|on the (?:beers?|lash|piss|booze|sauce|drink)|(?:worse|worst) for wear|' +
    'boozy|stoned|high as a kite',
  bouncy:
    'bouncy ?(?:castles?|houses?|slides?)|bounce ?(?:house|castle)s?|jump(?:ing)? castles?|inflatable (?:slides?|castles?|' +
    'arch(?:es)?|obstacle|(?:assault )?course|screen|cinema|pub|planetarium|water ?slides?|dome)|inflat(?:e|ing) (?:the |a |' +
    'our )?(?:big |giant |huge )?(?:screen|slide|castle|arch)',
  newSnow:
    '(?:fresh|new|heavy|lots of|loads of|deep|overnight|tons of|foot of|feet of|\\d+ ?(?:cm|in|' +
    'inches) (?:of )?)(?: \\p{L}+)? (?:snow|powder|pow)|powder|snowed|first (?:sun|clear day)|dumped?|wind ?slab|cornices?|' +
    '(?:\\d+ ?(?:cm|inches|in)|a foot|two feet) (?:overnight|last night|new|fresh|of fresh)',
  onSlopes:
    'off (?:the |of the )?back|out the back|back of the (?:resort|hill|mountain)|side ?country|back ?country|' +
    'off[- ]?pistes?|out of bounds|beyond the (?:ropes|boundary)|(?:duck|under) the ropes?|ski ?tour\\p{L}*|' +
    'skin(?:ning)?(?: up)?|couloirs?|back bowls?|split ?board\\p{L}*|heli-?ski\\p{L}*|cat[- ]?skiing|untracked|' +
    'fresh (?:tracks|lines)|first tracks|snow ?shoe\\p{L}*|high ?mark\\p{L}*|gull(?:y|ies)|headwall',
  floodedWay:
    '(?:flooded|submerged|under ?water|under (?:a |\\p{L}+ )?(?:foot|feet|inch\\p{L}*|metres?) of water|washed (?:out|away))|' +
    'water (?:is |\\W?s |still )*(?:over|across|on|up to) (?:the |my )?(?:road|lane|bridge|track|causeway|ford|axles?|sills|' +
    'wheels)|(?:foot|feet|inches|metre) of water (?:on|in|over|under|across)|(?:river|beck|burn|creek|brook|stream|sea|' +
    'canal|thames|severn)(?:\\W?s| is| has| had| have)? (?:\\p{L}+ )?(?:come (?:over|up)|came (?:over|up)|over (?:the|its)|' +
    'burst|spilled|out|topped|over)(?! (?:there|to))',
  passes:
    'driv\\p{L}*|cross\\p{L}*|get (?:through|across|past|home|to)|car|walk|cycle|ride|go (?:through|across|over)|pass|' +
    'school run',
  careHome: 'care ?homes?|nursing homes?|old (?:folks|people)\\W?s? home|residential home|hospice|sheltered housing',
  rooms:
    'rooms?|windows?|fans?|inside|indoors|beds?|bedrooms?|lounge|conservatory|heating|heaters?|air ?con|shut(?:ting)?|hot|' +
    'warm|cold|heat',
  eclipse: '(?:solar |partial |total |annular )?eclipse',
  looks:
    'watch(?:ing)?|look(?:ing)?|see|seeing|view(?:ing)?|kids|children|class|school|photograph\\p{L}*|glasses|binoculars|' +
    'telescope|naked eye',
  perishable:
    '(?:potato|chicken|tuna|egg|prawn|pasta|rice|coronation) salads?|mayo\\p{L}*|(?:cold |raw |cooked )?(?:chicken|meat|' +
    'prawns?|sea ?food|sushi|pork|turkey|ham|beef)|(?:fresh |whipped )?cream|(?:wedding |birthday |cream )cake|trifle|' +
    'quiche|buffet|milk|dairy|yogh?urts?|cheese ?cake|formula|(?:breast|expressed) milk|pate|left ?overs|shellfish|oysters|' +
    'eggs|custard|sandwiches|stuffing|mince|curry',
  leftOut:
    '(?:on|in) (?:the |a |my |our )(?:balcony|porch|patio|terrace|step|doorstep|shed|garage|car|boot|window ?sill|sill|' +
    'cool ?box|garden) (?:\\p{L}+ )*?(?:cold enough|cool enough|ok|overnight|all (?:day|night)|fine|\\u0001)|(?:sit|sitting|' +
    'sat|stand|standing|left|leave|leaving|laid|set|put|be) (?:\\p{L}+ ){0,3}?(?:out|outside|outdoors|in the (?:sun|car|boot|' +
    'garden|marquee))|out (?:for|all)|outside (?:all|for|ok)|with cream',
  fallenTrees:
    '(?:trees?|branch(?:es)?|limbs?)\\b[^.?!]{0,20}?(?:down|fell|fallen|falling|blown|came|snapped|uprooted|hanging|leaning)|' +
    '(?:fallen|uprooted|leaning|dead|hanging|storm[- ]?damaged) (?:trees?|branch(?:es)?|limbs?)|(?:red|' +
    'amber) (?:wind )?warning (?:for wind )?(?:yesterday|last night|overnight|\\u0001)',
  woods:
    'woods?|woodland|forest\\p{L}*|park|trails?|walk\\p{L}*|path|den|camp\\p{L}*|bik(?:e|ing)|ride|run\\p{L}*|hik\\p{L}*|picnic',
  unlit: '(?:head ?)?lights? (?:switched |turned )?off|(?:by|in the) moon ?light',
  vehicle: 'driv\\p{L}*|car|motorbike|cycl\\p{L}*|bike|quad|scooter',
  sprays:
    'spray\\p{L}*|round ?up|glyphosate|pesticides?|herbicides?|weed ?kill\\p{L}*|fungicides?|insecticides?|slurry|' +
    'fumigat\\p{L}*',
  nearPeople:
    '(?:near|by|beside|next to|close to|around|alongside|while|with|over|right by) (?:the |a |our |some |' +
    'my )?(?:\\p{L}+ )?(?:school|nursery|playground|houses?|homes?|village|park|kids?|children|people|neighbours?|bees|hives|' +
    'river|stream|pond|beck|brook|lake|well|garden|playing field|footpath|campsite|hospital)|(?:houses?|homes?|school|' +
    'neighbours?|kids|hives|river|stream|people) (?:are |is |right |just )*(?:beside|next door|nearby|close|downwind|behind|' +
    'alongside|around)|downwind',
  saws:
    'chain ?saws?|(?:hung[- ]?up|overhanging|cracked|split) (?:branch|limb|tree)|(?:get|getting|take|taking|pull|pulling|' +
    'bring|bringing) (?:\\p{L}+ ){0,3}?(?:branch|limb|bough|tree)(?:es|s)? down|top off the (?:\\p{L}+)|(?:cut|lop|' +
    'saw)(?:ting|ping|ing)? (?:the |a |some |that )?(?:\\p{L}+ )?(?:limbs?|boughs?)',
  byRiver:
    '(?:by|beside|next to|along|near|on) (?:the |a )?(?:\\p{L}+ )?(?:river ?(?:side|bank)?|stream|creek|beck|burn|brook|wadi|' +
    'arroyo)|(?:in|on) the (?:creek|river|stream) ?(?:bed)?',
  kites: 'kites?|kiting|model (?:plane|aircraft|glider)|rc (?:plane|glider)',
  wires:
    'power ?lines?|pylons?|overhead (?:lines?|wires?|cables?)|(?:near|by|beside|under|close to) the (?:wires?|cables?)',
};
