/**
 * Words of people, things and occasions around a question about the weather: they do not change its answer, so they need no
 * mention. No word may be here that could: no water, ice, animal,
 * illness or danger, and no vehicle that somebody is left in.
 */
const WORDS =
  // People.
  'mum mom mummy dad daddy mother father parents wife husband partner girlfriend boyfriend brother sister ' +
  'uncle auntie aunt cousin ' +
  'sleeveless strapless backless mistake friend friends mate mates family kid kids children son sons daughter ' +
  'daughters boys girls guests team crew neighbour neighbor boss ' +
  'client clients customers colleagues guys folks people everybody lads gran nan grandma grandmother grandad men women ' +
  // Given names, the commonest of the seven languages.
  'james john robert michael david william richard joseph thomas chris daniel paul dave mike steve tom harry ' +
  'oliver george sam ben luke jim bob ' +
  'adam alex andrew anthony charlie dan ed eric joe josh kevin matt nick pete peter phil simon stuart tim tony ' +
  'mary jennifer linda elizabeth susan jessica sarah karen emma olivia anna laura kate jane lucy sophie alice ' +
  'emily hannah helen julie lisa rachel ' +
  'hans klaus jürgen jurgen stefan sabine petra heike pierre jules marie camille juan carlos ana maria luca ' +
  'marco giulia paolo joao pedro piet sanne ' +
  // Occasions.
  'match game cricket football soccer rugby baseball tournament wedding weddings ceremony reception birthday ' +
  'anniversary party parties concert gig ' +
  'festival fair fete prix parade event events funeral holiday holidays vacation trip trips visit meeting ' +
  'visiting interview appointment exam exams school run ' +
  'barbecue bbq picnic picnics celebration graduation prom race class lesson training practice kickoff ' +
  'fireworks carnival market stag hen honeymoon ' +
  'photos photo pics snaps photography pictures photograph photographs photographing jetwash jet-wash timelapse time-lapse shoot ' +
  // Places of one's own, and parts of places.
  'home house garden gardens yard backyard park parks work office school terrace patio balcony street field ' +
  'fields pitch court course campus ' +
  'butlins pontins travelodge campsite bro imo ' +
  'porch deck greenhouse allotment window windows windscreen windshield doorstep village town city centre ' +
  'center downtown countryside suburbs hotel ' +
  'pints wine wines beers prosecco cheese crisps cocktails champagne burgers sausages salad ice-cream ' +
  'restaurant pub cafe bar set site venue stadium ground grounds theatre station airport sky north south east ' +
  'west side area farm barn shed ' +
  'hills woods forest coast desert heath ' +
  // Things, and what is done with them.
  'onward onwards sandwiches food drinks lunch dinner breakfast drink drinking eating cream pint tea coffee film movie camera ' +
  'phone battery laptop bag bags suitcase shoes ' +
  // How things look that want a chore.
  'filthy dirty grubby manky mucky tatty scruffy shabby massive overgrown washed faded ' +
  'crops crop barley wheat corn maize lawn grass plants plant flowers tomatoes roses vegetables seeds bulbs ' +
  'clothes laundry washing sheets towels line fence wall walls roof deck paint concrete cement ' +
  // Going about.
  'walk walking walks drive driving commute travel travelling traveling leaving arriving leave arrive ' +
  'returning return heading head way route road journey flight flights ' +
  'morning afternoon hour rush weekend shift late early midweek ' +
  // Interjections, and what ends.
  'omg ugh lol pls plz cheers ta hiya howdy heya oi yo gosh blimey crikey jeez wow phew argh aargh haha hmm ' +
  'erm uh huh listen btw fyi asap thx ty done finished due manage booked ' +
  // Hedges and fillers.
  'wats whats hows wondering curious thinking thought hope hoping hopefully guess suppose seems seem looks ' +
  'chances odds prospects prospect likelihood scale ' +
  'stretch stretches row consecutive continuous uninterrupted solid nonstop bit tad lot loads whole entire ' +
  'rest part parts big small little great super really pretty fairly actual actually basically seriously ' +
  'honestly ' +
  'dies die hate love loves hates afraid scared worried rained unlikely hardly barely heavy heavily light ' +
  'lightly hard strongly bad badly cats dogs ' +
  'explain predict prediction face start stop stops stopping ease clear lift hold holds brighten improve ' +
  'worsen pick turn changes change changing continue ' +
  'innit goer store taking bringing regret stupid silly daft mad crazy foolish barmy pointless doomed ' +
  'scuppered blown first mrs mr eh nah reckon yeah yep nope alright feasible doable fancy tho though aye right ' +
  'lad lads lass grandad arvo decent ' +
  'rundown data read state situation summary overview briefing experiencing latest stopped amber yellow red ' +
  'severe dangerous danger hazardous risky risk point calm calmer ignore ruin spoil affect prevent breathe ' +
  'roads conditions ' +
  // People in their trades and in their families.
  'bride groom bridesmaid bridesmaids baraat sangeet ushers in-laws inlaws nephew niece nephews nieces ' +
  'grandson granddaughter grandkids grandchildren twins lady gentleman ladies girl boy ' +
  'postman plumber builder builders roofer roofers painter painters decorator gardener gardeners farmer ' +
  'farmers driver drivers teacher teachers nurse nurses doctor student students pupils ' +
  'campers hikers walkers runners cyclists players bowlers batters spectators crowd crowds crew crews visitors ' +
  'tourists passengers grower growers beekeeper claimant neighbours customers staff team mates nan nans mums ' +
  'dads ' +
  'u7s u8s u9s u10s u11s u12s u13s u14s u15s u16s scouts cubs brownies guides rota shift shifts ' +
  // Given names, more of them.
  'alfie archie charlie freddie teddy henry jacob noah leo arthur theo isla ava mia ella grace lily freya ' +
  'poppy evie rosie daisy ruby sophia amelia isabella charlotte molly holly chloe megan amy beth ' +
  'matthew mark luke daniel jamie callum rory euan ewan angus fraser isobel fiona morag siobhan niamh aoife ' +
  'sean liam conor declan patrick gareth rhys dylan owen ' +
  'gary darren wayne lee craig scott ryan aaron nathan kyle jason brian alan ian neil colin graham keith ' +
  'trevor nigel derek ray roy ron ken barry terry susan janet margaret pat jean joan sheila brenda doreen ' +
  'ahmed mohammed ali fatima priya raj amit anita deepak sunita wei ling yuki kenji anja lena lukas felix max ' +
  'moritz jonas paula ines sofia diego pablo javier miguel elena carmen lucia francesca giovanni chiara matteo ' +
  // Houses, shops and other places of a day.
  'hospital surgery clinic dentist church chapel mosque temple cathedral shop shops supermarket mall bank ' +
  'library museum gallery gym cinema nursery college university playground stables yard barn garage depot ' +
  'warehouse factory ' +
  'hall room bedroom kitchen flat apartment cottage villa cabin chalet lodge gates gate entrance platform stop ' +
  'terminal pavement seafront promenade pier esplanade prom bandstand square plaza boulevard ' +
  'pitches greens fairways outfield nets crease stand stands arena stage stall stalls booth ' +
  // Getting about without driving.
  'bus buses coach train trains tram tube metro taxi cab ferry plane flight lift foot ' +
  'matatu matatus boda bodaboda okada danfo keke kekes bakkie bakkies jeepney tuktuk tuk-tuk songthaew ' +
  'rickshaw rickshaws autorickshaw dhow kombi kombis dolmus minibus ute utes ' +
  // Pilgrimages and feasts.
  'yatra darshan puja mandir mela dham char garba dandiya lungar owambe ' +
  // What a day is made of.
  'nap napping sleep sleeping asleep rest resting wake wakes waking sleeps shopping errands chores homework lectures exams ' +
  'housework dinner supper breakfast brunch snack snacks cake barbecue baptism christening confirmation ' +
  'communion bar mitzvah ' +
  'planned organised organized arranged lined ' +
  'birthday married marrying wed wedding hen stag reunion retirement anniversary graduation prom ball gala ' +
  'fundraiser raffle fayre fete feast fiesta procession carnival pilgrimage ' +
  'move moving moved shift shifting shifted switch switching switched swap swapping push pushing forward ' +
  'postpone postponing postponed move-in removal removals pack packing unpack deliver delivery deliveries ' +
  'collect collecting pick drop dropping post posting queue queuing waiting wait set setting put putting ' +
  'finish finished finishing opening closing booked booking book ' +
  'play played playing plays watch watching train training practise practice warm-up kickoff kick-off tee ' +
  'session sessions splits interval intervals tempo pace parkrun crit audax race races racing heats final ' +
  'finals semi league fixture fixtures opening ' +
  'send sending fix fixing fitting fit fitted haul hauling load loading unload unloading lay laying mend ' +
  'mending build building strip stripping cut cutting trim hire rent renting borrow ' +
  'cushion cushions chairs table tables furniture lanterns speakers instruments violin guitar camera tripod ' +
  'lens kit gear equipment pump mixer digger telehandler van minibus limo carriage mesquite roses begonias ' +
  'spuds sweetcorn strawberries carp trout bass ' +
  'knees knee ache aching back hair makeup frizz eyes skin sneeze sneezing itchy bones hip arthritis arthritic gout ' +
  // Hedges, fillers and the talk around a question.
  'um uh er erm hmm ah oh dear sir madam mister please ta cheers plus even though despite anyway otherwise ' +
  'instead basically literally seriously apparently supposedly allegedly reckon reckons suppose supposing ' +
  'fancy fancies murder rubbish brilliant bother bothered worry worrying worries wonder ' +
  'sentence sentences words brief briefly short quick quickly bullet points summary text message necessary ' +
  'required essential needed handy advisable sensible wise sure certain confirm double-check able unable hold ' +
  'holding shaky ' +
  'happen happened happens happening begun begin begins began started starts begin turns turned gets look-out ' +
  'lookout low-down fallen proper properly right-hand real actual local locally nearby round around through ' +
  'across along between within against ' +
  'ruined spoiled reschedule rearrange grips charcoal front ours theirs dahlias geraniums petunias fuchsias ' +
  'pelargoniums lavender hydrangeas lettuce peas leeks onions carrots cabbages broccoli apples pears plums ' +
  'cherries raspberries blueberries grapes hops ' +
  'born crowned king queen prince princess jubilee coronation old young little wee tiny whole main top bottom ' +
  'side empty full heavy light big large huge decent ' +
  'hit hits catch avoid avoiding dodge dodging beat beating miss missing escape lose losing win save ' +
  'comin goin gonna gunna gaunny gaun havin doin fixin plannin hopin tellin wantin aye nae wee bonnie lass lassie och ' +
  // Who is meant, and words of courtesy.
  'missus hubby hubbie wifey fella fellas bairn bairns toddler toddlers tots teens teenagers youngsters ' +
  'grandparents mother-in-law father-in-law mil fil sis bro pals pal buddies buddy workmates gaffer foreman ' +
  'landlord tenant tenants lodger gang squad squads troop pack vicar organiser organisers organizer volunteers ' +
  'marshals stewards umpire referee ref coach manager captain skipper photographer dj band choir ' +
  'honest honestly frank frankly answer answers quickie kindly thankyou hiya howdy morning evening alrighty ' +
  'anyways basically simple simply straight straightforward plainly exact roughly approx approximately ideally ' +
  'preferably obviously clearly evidently nothing couldnt couldn hadnt shant mustnt needs ends both ends ' +
  'deciding decide decided decision tempted debating torn keen itching ' +
  // What it is for.
  'cancel cancelling cancelled ring ringing phone phoning campsite campsites site pitchup airb&b b&b lodging ' +
  'hostel glamping caravan-park resort bins recycling rubbish-day bin-day tip errand skip tights trousers ' +
  'dress frock heels hair hairdo perm straighteners frizzy barnet suit gown veil fascinator boardies togs ' +
  'swimmers trunks clubs buggy trolley tee-off tee tees shotgun putt nets whites bails wicket boots cleats ' +
  'studs kitbag ' +
  'club clubs league bowls badminton rounders netball hockey lacrosse croquet petanque boules darts beginner ' +
  'beginners intermediate amateur novice diary calendar ticket tickets turnstile seats term half half-term inset ' +
  'timetable slide slides sandpit playpark bouncy ride rides waltzers dodgems portrait portraits headshots ' +
  'bedding hamper flask thermos paper papers mapping survey surveying priming prime primed curing cured ' +
  'diy guising guisers olds start-line finish-line start-time holders cooking cook cooks baking bake baked roast grilling sausages ' +
  'burgers pimms prosecco beers beer cider wine gin cuppa nibbles buffet canapes marquee-hire eastbound ' +
  'westbound northbound southbound lane lanes layby services junction exit roundabout slip scenic launch gps ' +
  'sat nav transfer connection checkin check-in boarding ' +
  'astro thoughts lie lying laze lazing knock footage patch patching throw throwing placing social ' +
  'perseids geminids leonids orionids lyrids quadrantids taurids ursids draconids aquariids meteor meteors ' +
  // Crops, plants and their growing.
  'oats rye beet sugarbeet beets rapeseed canola rape beans bean soya soybeans sunflowers sunflower vine vines ' +
  'olives olive almonds walnuts hazelnuts citrus lemons oranges peaches apricots melons pumpkins squash ' +
  'courgettes cucumbers cukes toms tomatos spinach kale chard parsnips swede turnips garlic shallots asparagus ' +
  'rhubarb mint basil parsley coriander rosemary thyme chillies peppers aubergines sweet-peas pansies violas ' +
  'daffodils tulips crocuses snowdrops bluebells wisteria magnolia camellias rhododendrons azaleas blossom ' +
  'blossoms cherry hedge hedges shrubs saplings seedlings turf reseed overseed slurry muck fert fertiliser ' +
  'fertilizer nitrogen sprayer drill baler bales bale ted tedding windrow combine silo maize lucerne alfalfa ' +
  'pasture paddock meadow orchard polytunnel coldframe nursery beds borders compost mulch allotments ' +
  // What is in and around a house, and what is mended there.
  'sofa sofas couch mattress mattresses rug rugs carpet carpets duvet duvets blanket blankets pillow pillows ' +
  'curtains quilt bedspread door doors floor floors ceiling stairs bench benches shed-roof swing swings ' +
  'trimmings clippings prunings trampoline sandpit hammock deckchair deckchairs lounger loungers parasol awning-mat steel iron bronze brick ' +
  'bricks render plaster grout sealant varnish stain primer undercoat topcoat coats emulsion limewash gloss ' +
  'masonry gable timber joists cladding guttering soffits fascias drainpipe downpipe driveway paving slabs ' +
  'aggregate tarmac asphalt footings shuttering formwork ' +
  // What is played and watched, and who does it.
  'court courts clay sevens knockabout kickabout footy tenner juniors seniors under-elevens veterans ladies ' +
  'mixed doubles singles backup swap swapped rearranged graveside photographers videographer caterer caterers ' +
  'florist celebrant organist usher bucket spade buckets spades sandcastles ball frisbee rounders boule ' +
  'picnickers punters revellers buskers busking stallholders traders morris maypole scarecrow bonfire-society ' +
  're-enactment reenactment panto sitting sat sitting-out lounging chilling lazing wandering strolling roaming ' +
  'browsing gathering hosting entertaining outing outings exhibition exhibitions rehearsal rehearsals getaway ' +
  'anniversary conference conferences association society tour tours meet-up meetups meetup reunion ' +
  'sightseeing ' +
  // How people judge and hedge.
  'punishing brutal tough doable plenty heaps safe-bet bet gamble gambling toss-up call dead perfect fastest ' +
  'slowest whatever anyhow regardless honestly tbh imo imho hol hols nite wil whats-it thingy stuff bits bob ' +
  'fringe santa santas elf masters fun-run charity sponsored cleaning waterfront boardwalk quayside crossing ' +
  'topping rodeo trail trails barbie jam splash mehendi mehndi haldi mielies parking riding bonspiel pumpkin peeping masala tasting ' +
  'odd odds-on hunch gut dying showing asks asked asking wonders upright care carer home-help ' +
  'canal towpath seafront tumble heating boiler ' +
  // Journeys, and what is done at their end.
  'kick land landing lands arrive arriving arrives sit sitting buy buying basket baskets hanging strim ' +
  'strimming outdoor frizzy ' +
  'nightshift nightshifts dayshift dayshifts backshift lates earlies ' +
  'force effect arvo innit airbnb gonna wanna lemme gimme ya yall pls plz thx cheers lol ok yo btw tmr tmrw ' +
  'tomo til rn atm asap fyi dude bro bloody damn heck hell earth';

const CONTEXT_WORDS: ReadonlySet<string> = new Set(WORDS.split(' ').map((word) => word.replaceAll('-', ' ')));

/** All of them; those of several words have blanks. */
export function contextWords(): Iterable<string> {
  return CONTEXT_WORDS;
}

/** `key`: of a word; that of "start-line" has a blank, and is one of context where both of its words are. */
export function isContextWord(key: string): boolean {
  return CONTEXT_WORDS.has(key) || key.split(' ').every((part) => CONTEXT_WORDS.has(part));
}
