/**
 * Doings that no activity of this service covers, and what stands indoors: the mildest of what is not covered.
 */
import type { UncoveredWords } from './uncovered-subjects.ts';

export const UNCOVERED_DOINGS: readonly UncoveredWords[] = [
  {
    subject: 'pipes',
    all: [
      'pipes?|boilers?(?!\\W?s (?:broken|off|bust|dead|gone|packed|knackered)| (?:is |has )?(?:broken|gone|off|packed))|' +
        'hose ?pipes?|sprinklers?|outside taps?|drip(?:ping)? (?:the |my |our )?(?:taps?|faucets?)',
    ],
    unless:
      '(?:in|through|under|with) (?:the |a )?sprinklers?|(?:hose ?pipes?|sprinklers?|irrigation) (?:on|off|needed|necessary|ban|this|today|tonight|tomorrow|\\u0001)',
    topics: ['temperature', 'ice'],
    onlyJudged: true,
  },
  {
    // The air of a room is another than that outside.
    subject: 'indoors',
    all: [
      'hot|warm|cold|cool|chilly|nippy|freezing|boiling|roasting|baking|sweltering|toasty|an oven|stuffy|humid|damp|humidity|temp(?:erature)?s?',
      '(?<=\\b(?:is it|will it|how|what|s the|does it|it be|it get) .*)(?:inside|in) (?:the |my |our )(?:house|' +
        'flat|apartment|bedroom|kitchen|living room|lounge|loft|attic|cellar|basement|conservatory|office)|' +
        'how (?:hot|warm|cold|cool|humid|stuffy|damp) (?:will|does|do|is|are|would|can|might) (?:the|my|our|his|her|' +
        'their) (?:\\p{L}+ )?(?:house|flat|apartment|(?:bed)?rooms?|kitchen|lounge|loft|attic|cellar|basement|' +
        'conservatory|greenhouse|office|classroom)|keep(?:ing)? (?:\\p{L}+ ){0,2}?(?:house|home|flat|apartment|' +
        '(?:bed)?rooms?|loft|office|classroom) (?:cool|warm|cooler|warmer)|' +
        '\\d+ (?:degrees|c|f|°c|°f)?(?: is)? ?in (?:the|my|our) (?:house|flat|apartment|(?:bed)?room|kitchen|lounge|' +
        'loft|attic|conservatory|office)|' +
        '(?<=\\b(?:is it|will it|how|what|s the|does it) .*)indoors(?= (?:now|right now|today|tonight)|\\W*$)',
    ],
    unless: 'window|outside|outdoors|sleep\\p{L}*|heating|fan|duvet|than',
    topics: ['temperature', 'humidity'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'indoors',
    all: [
      'paint(?:s|ing)?|varnish(?:ing)?|stain(?:ing)?|plaster(?:ing)?|til(?:e|ing)|grout(?:ing)?|glu(?:e|ing)|' +
        'sand(?:ing)?|wallpaper(?:ing)?|screed(?:ing)?|floor(?:s|ing)?|dry(?:ing)?|air(?:ing)?|airer',
      'indoors|inside(?= *(?:$|[?.!,]|\\u0001|today|tomorrow|tonight|now|this|next|on |at |with|without|in ))|' +
        '(?:in|inside) (?:the |my |our )?(?:house|kitchen|bedroom|bathroom|living room|hall|lounge|spare room|' +
        'nursery)',
    ],
    unless: '(?:washing|laundry|clothes|drying)\\b.*\\b(?:outside|outdoors|line)',
    topics: ['humidity', 'temperature'],
    isAnswered: true,
    onlyJudged: true,
  },
  {
    // A child's kite, and none that carries somebody.
    subject: 'other-activity',
    all: ['(?:fly(?:ing)? )?(?:a |the |my |our )?kites?(?: flying)?(?! ?(?:surf|board|ski|bugg))'],
    topics: ['wind', 'gusts', 'rain'],
    isAnswered: true,
  },
  {
    // Whether the land carries a tractor is for the soil.
    subject: 'other-activity',
    all: [
      'get(?:ting)? (?:back )?(?:on|onto|over) (?:the |my |our |that )?(?:land|fields?|ground)|' +
        'travel on the (?:land|fields?|ground)|(?:drill(?:ing)?|plough(?:ing)?|harrow(?:ing)?|cultivat(?:e|ing)|' +
        'sow(?:ing)?|till(?:ing)?) (?:the |my |our |some |that )?(?:\\p{L}+ )?(?:land|fields?|ground|wheat|barley|' +
        'oats|rape|beans|corn|maize|rye|seed|grass|stubble|acres|cover crops?)|' +
        '(?:turn(?:ing)?|put(?:ting)?|let(?:ting)?) (?:the |our |my )?(?:cows|cattle|stock|ewes|sheep|heifers|' +
        'herd) (?:out|in)(?! (?:the|a) (?:barn|shed))',
    ],
    topics: ['rain'],
    isAnswered: true,
  },
  {
    subject: 'other-activity',
    all: [
      '(?<!\\bis |\\bare )(?:combining|baling|silaging|hay ?making|hedge ?laying|' +
        'lambing)(?! (?:with|the bleach|two|both))|bee ?keeping|' +
        '(?:inspect|check|open|look (?:at|in|into|inside))(?:ing)? (?:up )?(?:the |my |our )?(?:bees|bee ?hives?|' +
        'hives?)|hive inspections?|pony riding|rid(?:e|ing) (?:the |my |our |a )?(?:horses?|pon(?:y|ies))|' +
        'hack(?:ing)? out|trick(?:s)?[- ]or[- ]treat(?:s|ing)?|(?:\\p{L}*berry|fruit|apple|cherry|plum|sloe|' +
        'pumpkin|mushroom)[- ]picking|mushrooming|pick(?:ing)? (?:some |the |our |my )?(?:apples|pears|cherries|plums|strawberries|' +
        'raspberries|sloes|fruit|pumpkins|grapes)|pick ?-?your ?-?own|open[- ]top(?:ped)? bus(?:es)?(?: tours?|' +
        ' rides?| trips?)?|(?:bus|walking|ghost|city|boat) tours?|(?:cut|bale|turn|make|get|row|ted|mow)(?:ting|ing|' +
        'ding)? (?:up )?(?:the |our |my |some )?(?:hay|silage)(?: in)?|(?:combine|cut|harvest|drill|get)(?:ing|' +
        'ting)? (?:the |our |my |some )?(?:wheat|barley|oats|rape|beans|corn|maize|rye|crops?)(?: in)?|' +
        '(?:slurry|muck)[- ]?spread(?:ing)?|spread(?:ing)? (?:the |some )?(?:slurry|muck|fertili[sz]er)|' +
        'lift(?:ing)? (?:the |our )?(?:potatoes|spuds|beet)|(?:potato|spuds?|beet|carrot|bulb)[- ]lifting|photography|' +
        '(?:take|taking) (?:some |the |our )?(?:photos|pictures|pics)|foot ?ball|foot(?:y|ie)|soccer|rugby|cricket|base ?ball|' +
        'basket ?ball|hockey|volley ?ball|netball|lacrosse|horse ?(?:back )?riding|riding lesson|archery|' +
        'skate ?board(?:ing)?|skate ?park|(?:roller|inline)[ -]?(?:blad|skat)(?:e|es|ing)|rounders|croquet|boules|' +
        'petanque|badminton|athletics|orienteering|litter pick(?:ing)?|zip ?(?:wires?|lin(?:e|es|ing))|' +
        'bungee(?: jump(?:ing)?)?|high ropes|tree ?top adventure|treasure hunt|egg hunt|kick ?about|' +
        '(?:bird|whale|dolphin|seal|puffin|deer|butterfly) ?(?:spott|watch)(?:ing|ers?)|' +
        'spot(?:ting)? (?:birds|whales|dolphins|seals|puffins|deer|wildlife|butterflies)|(?:5|five)[ -]?a[ -]?side|' +
        'parkour|frisbee|bowls|paintball(?:ing)?|geocach(?:e|ing)|bird ?watch(?:ing)?|metal detecting|shooting|' +
        'hunting|tarmac(?:king)?|asphalt|render(?:ing)?|plaster(?:ing)?|weld(?:ing)?|(?=hay)(?<!\\b(?:to|from|near|at) )hay(?![- ]on[- ]wye)(?:making)?|' +
        'bal(?:e|ing)|harvest(?:ing)?|combin(?:e|ing)(?= )|silage|pressure wash(?:ing)?|jet wash(?:ing)?|' +
        'play(?:ing)? (?:outside|out|outdoors)|playground|shear(?:ing)?|soft ?ball|hurling|camogie|gaelic football|' +
        'shinty|(?:dry ?stone|dry stane) walling|(?:outdoor |outside |open[- ]air )?(?:yoga|pilates|tai chi|zumba)|boot ?camp|' +
        'busking|sightseeing|grain (?:augers?|bins?|carts?)|augers?|augering|thatch(?:ing|ers?)|coppicing|scything|(?:log|wood)[- ](?:splitting|chopping)|' +
        '(?:split|chop)(?:ting|ping)? (?:some |the |my )?(?:logs|wood|firewood)|(?:fossil|rock|sea ?glass|shell|gold|treasure) (?:hunting|collecting|panning)|' +
        'beach ?combing|mudlarking|(?:plane|train) ?spotting|go[- ]?kart(?:s|ing)?|karting|segways?|sand yacht(?:s|ing)?|land (?:yacht(?:s|ing)?|sailing)|' +
        '(?:road|lawn|crown green|ten ?pin) bowl(?:s|ing)|leaf[- ]peep(?:ing|ers?)|pumpkin (?:patch|farm|trail)|splash ?(?:pad|park)|' +
        'deer ?stalking|stalking|foxing|lamping|turf[- ]cutting|cut(?:ting)? (?:the )?turf|foot(?:ing)? (?:the )?turf|wine tasting|sugar ?bush|maple (?:syrup|sugaring)|safaris?|game drives?|' +
        'caravanning|trail rides?|rodeos?|model (?:yachts?|boats?)(?: sailing| racing)?|sheep ?dog trials?|gymkhanas?|point[- ]to[- ]points?|(?:pony|llama|' +
        'alpaca|camel|mule) (?:treks?|trekking|rides?)|trail riding|polo match|' +
        'clay (?:pigeon )?shoot(?:s|ing)?|clays|airsoft|laser ?tag|bush ?craft|morris danc(?:ing|ers?)|apple bobbing|wassail(?:ing)?|carol sing(?:ing|ers?)|' +
        '(?:crazy|mini(?:ature)?|adventure|foot|disc|frisbee|speed)[- ]?golf(?:ing)?|' +
        'seal(?:ing)? (?:the |my |our )?(?:drive(?:way)?|patio|block paving|slabs|tarmac)|' +
        'hot ?tubs?|(?:bee|apiary) inspections?|(?:wash|bath|bathe|hose|groom|clip|shampoo)(?:e|ing|ping)?(?: down| off)? (?:the |my |our )?dogs?|dog (?:bath|wash)|' +
        '(?<=\\b(?:for|go) )a hack(?= \\u0001|\\W*$| (?:in|on|at|round|around|out)\\b)|' +
        '(?:resin(?:[- ]bound)?|tarmac|asphalt|block[- ]paved|imprinted) drive(?:way)?s?|putt[- ]putt|pitch (?:and|n|&) putt|swing ?ball|conkers|quoits|horse ?shoes|corn ?hole|skittles',
    ],
    topics: ['general'],
    onlyJudged: true,
  },
];
