/**
 * What shows that a question without a word of the weather is about something else, though it names a place or a time:
 * "a table in Leeds tonight", "how far is York". A word of the weather outweighs all of these.
 */

/** Question words that ask for no weather when nothing of it is named. */
const ASKING =
  "who|whose|whom|who's|why|where|where's|which|how (?:many|much|far|long|old|tall|big|fast|often|busy|do|does|" +
  'did|can|could|would|should|come|expensive|safe|large|high|deep|soon|quickly|early|late|near|close|is the|' +
  "are the)|when(?:'s| is| are| does| do| did| was| will| can)?|(?:what|at what|which) (?:time|kind|type|sort|" +
  'language|currency|size|colou?r|number|day|date|year|percentage|amount|stuff|things?|places?|food|documents?|' +
  "vaccin\\w*|shots)|what(?:'s| is| are|s| was| were)? (?:on|in|my|your|his|her|their|near|a|an|another|up|" +
  'there|some|good)|what (?:do|does|did|can|should|would|has|have|if|caused|happened)|is there|are there|' +
  'was there|do (?:they|you)|does|did|have (?:i|you|they)|has|can you|could you|would you|will you|are you|' +
  'am i|is my|are my|tell me (?:about|how|what|who|when|where|if)|(?:i|we) (?:need|want|would like|have) to|' +
  "i(?:'d| would) like|i(?:'m| am) (?:going to need|looking|trying)|how \\p{L}+ (?:i|you|we|to)|help|" +
  'let me know|explain|thank|(?:the )?(?:capital|population|history|mayor|government|meaning|definition) of';

/** Verbs of booking, buying, sending and looking up. */
const DOING =
  'book(?:ed|ing|ings)?|buy|buying|selling|renting|hiring|investing|bought|purchase|order(?:ed|ing)?|sell|' +
  'rent(?:al|als|ing)?|hire|reserve|reservations?|cancel|confirm|schedul\\w+|reschedule|arrange|organi[sz]e|' +
  'plan (?:a|my|our)|find|search|look(?:ing)? (?:up|for)|google|browse|recommend\\w*|suggest\\w*|list|' +
  'show (?:me|us|my|all|the)|name|read|open|opens|opening|close|closes|closed|closing|shut|play|sing|watch|' +
  'listen|download|upload|install|update|log|sign|remind\\w*|alarm|timer|set|add|remove|delete|erase|clear my|' +
  'put|place|create|make|send|email|e-mail|text|call|phone|ring|message|share|track|deliver\\w*|ship\\w*|' +
  'transfer|deposit|withdraw|pay|paying|paid|spend|spent|owe|charge\\w*|translate|convert|calculate|add up|' +
  'count|roll|flip|choose|pick a|verify|report|block|freeze|unlock|activate|redeem|apply|request|submit|file|' +
  'check|change|switch|turn|stop|pause|skip|start|navigate|directions?|guide|route|drop me|drive me|take me|' +
  'get (?:me|to|a|an|there|some|from)|give me|write|spell|say|pronounce|mean|means|learn|teach|study|eat|cook|' +
  'bake|die|died|born|invented|speak|live|lives|located|location|meet|met|work|works|exist';

/** Things of other services: banks, travel, shops, offices, kitchens, machines. */
const THINGS =
  'account|accounts|bank|banks|banking|balance|bills?|card|cards|credit|debit|loan|mortgage|rate|rates|' +
  'interest|fees?|money|cash|dollars?|euros?|pounds sterling|currency|exchange|income|salary|wages?|paycheck|' +
  'payday|payments?|tax|taxes|insurance|insured|premium|pension|401k|w2|w-2|rollover|statement|transactions?|' +
  'atm|pin|routing|rewards?|points|apr|limit|score|budget|cheques?|checks|checking|savings|stocks?|shares|' +
  'invest\\w*|visas?|passports?|luggage|bags?|baggage|carry-?ons?|airlines?|(?<!(?:drone|balloon) )flights?|fly|plane|' +
  'planes|trains?|bus|buses|coach times|timetable|shuttle|uber|lyft|taxis?|cab|cabs|ferry times|parking|petrol|' +
  'gas|fuel|mpg|mileage|miles per|oil|tyres?|tires?|engine|car|cars|vehicle|socket|plug|vaccin\\w*|shots|' +
  'immuni[sz]\\w*|embassy|consulate|time ?zones?|the time|time is it|time in|clock|hotels?|hostels?|motels?|' +
  'airbnb|inn|rooms?|accommodation|restaurants?|diners?|pubs?|bars?|cafes?|coffee|pizza|burgers?|sushi|food|' +
  'foods|meals?|menu|dinner|lunch|breakfast|dish|recipes?|ingredients?|calories|nutrition\\w*|tables?|' +
  'attractions?|sights?|sightseeing|things? (?:to do|going on)|fares?|streets?|subway|metro|nearest|closest|' +
  'converter|adapt[eo]r|safer|countries|country|travel (?:to|advice|alerts?|warnings?)|beds?|walmart|' +
  'calend[ea]r|ideas|(?<!(?:good|bad|stupid|daft|mad|silly|crazy|great|nice) )idea|divided|tallest|oldest|' +
  'biggest|largest|famous|nightlife|ranking|rankings|strike|strikes|times \\d+|tourists?|tours?|museums?|' +
  'shops?|stores?|supermarket|mall|groceries|grocery|shopping|list|lists|todo|to-do|tasks?|chores|calendar|' +
  'agenda|meetings?|appointments?|conference|reminders?|holidays? (?:left|days)|vacation|time off|days? off|' +
  'pto|sick leave|leave (?:balance|request)|jobs?|vacanc\\w+|employ\\w*|boss|office hours|phone|number|numbers|' +
  'address|postcode|zip code|website|wifi|internet|email|password|app|computer|laptop|printer|battery|volume|' +
  'song|songs|music|lyrics|album|band|movies?|films?|cinema|tv|channel|show times|news|headlines|books?|novel|' +
  'author|poem|joke|story|fact|facts|trivia|hobb\\w+|pets?|your (?:name|age)|user ?name|nickname|accent|' +
  'language|languages|spanish|french|german|italian|english word|word for|phrase|synonyms?|math|homework|' +
  'equation|sum|square|results?|won|win|winner|beat|scored|scores?|league table|line-?up|odds on|bet|tickets?|' +
  'prices?|cost|costs|cheap\\w*|expensive|afford|discount|coupon|sale|sales|deals?|worth|house prices?|' +
  'property|crime|safe area|people|population|inhabitants|residents|mayor|president|king|queen|minister|' +
  'election|vote|war|traffic|jam|accident|distance|far|miles|kilomet(?:er|re)s|busy|crowded|crowds|queues?|' +
  'wait times?|delayed|late|on time|departures?|arrivals?|gate|schedule|schedules|hospital|doctor|dentist|' +
  'pharmacy|medicine|medication|prescription|symptoms?|dose|disease|university|college|school places|courses?|' +
  'exam|degree|lawyer|solicitor|police|permit|licen[cs]e|law|laws|legal|allowed|package|parcel|mail|' +
  'post office|amazon|netflix|spotify|siri|alexa|ai|bot|robot|human';

/** The same in the other languages, where rules have no English word for them. */
const FOREIGN =
  'wie \\p{L}+ (?:ich|man|wir)|kuchen|hacer|museos?|vedere|doen|faire|machen|visiter|visitar|visitare|wer|wen|' +
  'wem|warum|wieso|wo|woher|wohin|welche[rsn]?|wie (?:viele?|weit|lange|alt|spat|komme|kommt|heisst)|einwohner|' +
  'hauptstadt|flug|fluge|zug|bahn|buchen?|kaufen?|reservier\\w*|preis|kostet|kosten|uhrzeit|speisekarte|' +
  'geschaft|offnungszeiten|geoffnet|qui|pourquoi|ou|combien|quelle heure|habitants|capitale|vols?|billets?|' +
  'acheter|reserver?|prix|coute|horaires?|ouvert|quien|quienes|por que|donde|cuant[oa]s?|que hora|habitantes|' +
  'vuelos?|boletos?|billetes?|comprar|reservar|precio|cuesta|abierto|horario|chi|perche|dove|quant[oaie]|' +
  'che ora|abitanti|voli|volo|biglietti?|comprare|prenotare|prenota|prezzo|costa|aperto|orari|quem|onde|voos?|' +
  'bilhetes?|passagens?|preco|custa|aberto|wie is|wie heeft|waarom|waar|hoeveel|hoe laat|hoe ver|inwoners|' +
  'hoofdstad|vlucht|vluchten|kaartjes?|kopen|boeken|prijs|kost|trein|winkel|ristorante|ristoranti|restaurante|' +
  'restaurantes|banco|banque|dinero|argent|geld|soldi|dinheiro';

/** Any of these, in a question that names no weather, is its subject. */
export const OTHER_WISHES = [ASKING, DOING, THINGS, FOREIGN].join('|');

/** What is said of something only because of the weather: of what it is said then matters little. */
export const WEATHER_FRAMES =
  '(?:(?:my|our|the) (?:\\p{L}+ ){1,4})?(?:do (?:well|good trade|a roaring trade)|(?:be|get) busy)|' +
  '(?:do you reckon|you reckon|reckon|think)(?= (?:we|i|the|it|they))|get(?:ting)? away with|' +
  'worth getting (?:the|my|our) (?:\\p{L}+ ){1,3}out|a goer|worth(?= (?:it|\\p{L}+ing|a|the)\\b)|' +
  'fit (?:to|for)|(?:any )?good(?: day| time| weather)? (?:for|to)|(?:best|good|better|right) (?:day|night|' +
  'morning|afternoon|evening|time|hour) (?:to|for)|(?:postpone|put off|delay|call off)|rained off|spoil|' +
  'ok(?:ay)? (?:for|to)|when (?:should|can|could|shall) (?:i|we)|' +
  'which (?:days?|nights?|evenings?)(?: next week| this week)? (?:can|could|should) (?:i|we)';

/** Occasions out of doors whose words are of other services too. */
const OUTINGS =
  "(?:what(?:'s| is|s)?|anything|got|have) in store(?= for)|open[- ]top(?:ped)? bus(?:es)?(?: tours?| rides?|" +
  ' trips?)?|(?:bus|walking|ghost|boat|city) tours?|(?:trench|night|site|ground|road|field|farm) ?work|' +
  'school run|car boot(?: sale)?s?|open[- ](?:days?|air|mic|gardens?|house)|' +
  '(?:food|beer|music|film|book|wine|street food) (?:fest\\w*|fair|markets?|event)|school play|' +
  'pub (?:garden|walk|crawl)|beer garden|steam trains?|christmas market|market day|bus (?:stop|trip|tour)|' +
  "coach trip|work (?:do|party|night out)|(?:to|at|after|from|outside) work|moving house|house move|queen's|" +
  "king's|tennis club|working outside";

/** "Which day is best to go to Blackpool": where nothing is named that is booked or bought, the weather's. */
const BEST_DAY =
  '(?:which|what) (?:days?|nights?|weekend|morning|afternoon|evening)(?:.s| is| would be| will be| looks)? (?:the )?' +
  '(?:best|better|nicest|nicer)|(?:(?:which|what)(?:.s| is| would be)? (?:the )?)?(?:best|better|nicest|nicer) ' +
  '(?:days?|weekend|afternoon|morning|evening)(?= (?:to (?:go|visit|come|head|drive|be|do|see)|for|out of)(?!\\p{L}))';

/** "What's typical", "what's it doing", "how's it looking": asks for the weather of a place by no word for it. */
export const ASKS_CONDITIONS =
  `${OUTINGS}|${BEST_DAY}|any changes?(?: (?:for|to|in|on|by))?|` +
  "what(?:'s| is|s)? (?:it )?(?:like|typical|usual|normal|expected|doing|looking)|what to expect|" +
  'what can (?:i|we) expect|' +
  'where (?:should|shall|could|would|do) (?:i|we|you) (?:go|head|visit)(?= .*\\u0001.* (?:or|vs) .*\\u0001)|' +
  'how (?:does|did|do) [^.?!]{1,30} compare (?:with|to|against)|' +
  "how(?:'s| is|s| does| will| are) (?:it|things|that|this) (?:look\\w*|be|doing|" +
  'going|shaping)|(?:does|do|is|will|are) (?:it|things) (?:look|be|looking|going to be) (?:any )?(?:better|nicer|good|ok|nice)|' +
  'how (?:is it|does it look|things look)|(?:looking|look|looks|shaping up)';
