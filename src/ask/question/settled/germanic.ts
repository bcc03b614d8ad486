/** The kinds of words of settled dangers in German and Dutch, without accents. */
import type { SettledWords } from './words.ts';

export const GERMAN_SETTLED: SettledWords = {
  recovering:
    'herzinfarkt|schlaganfall|(?:nach|seit) (?:der |meiner |einer |seiner |ihrer )?(?:\\p{L}+-?)?(?:op|' +
    'operation)|frisch operiert|gehirnerschutterung|kaiserschnitt|bypass',
  unprepared:
    'ohne (?:stirnlampe|lampe|karte|handy|wasser|proviant|seil|fuhrer|steigeisen)|' +
    'kein(?:e|en)? (?:stirnlampe|netz|karte|wasser|handy)',
  farOut: 'berg\\p{L}*|gipfel|wander\\p{L}*|tour|nacht\\p{L}*|hutte|grat|wuste|moor|trek\\p{L}*|steig',
  defied:
    '(?:trotz|entgegen) (?:der |aller |einer )?(?:\\p{L}*warnung\\p{L}*|sperrung|verbots?|badeverbots?|' +
    'evakuierung)|(?:warnung\\p{L}*|sperrung|verbot) (?:\\p{L}+ )?(?:ignorier|egal|umgeh)\\p{L}*|' +
    'ignorier\\p{L}* .{0,12}(?:warnung|sperrung|verbot)',
  redFlag: '(?:bei )?rote[rn]? flagge\\p{L}*',
  liveWire: 'hochspannung\\p{L}*|stromleitung\\p{L}*|oberleitung\\p{L}*|strommast\\p{L}*|umspannwerk',
  aloft:
    'ungesichert|ohne (?:absturz)?sicherung|(?:kletter|steig)\\p{L}* .{0,14}auf (?:den |die |das |einen |eine |' +
    'ein )(?:\\p{L}+ )?(?:kran|krane|mast|masten|baugerust|schornstein|windrad|strommast|brucke)|' +
    'mit (?:socken|schlappen|flip-?flops) (?:auf|uber) (?:das|die) (?:dach|leiter)|' +
    '(?:reparier|richt|sauber|reinig|putz|streich|mach|ersetz|montier)\\p{L}* .{0,24}(?:antenne|sat-?schussel|' +
    'satellitenschussel|dachrinne|regenrinne|schornstein|kamin|dachziegel|ziegel|dachfenster)|' +
    '(?:antenne|satellitenschussel|dachrinne|schornstein|dachziegel) .{0,20}(?:reparier|richt|reinig|putz|' +
    'montier|ersetz)\\p{L}*|(?:aufs|auf das|ubers|uber das|aufm) dach',
  coolsOff: 'abkuhl\\p{L}*|planschen|treiben lassen|erfrisch\\p{L}*|baden|nacktbaden',
  openWater:
    'fluss|see|weiher|teich|kanal|baggersee|wehr|bach|meer|hafen|brunnen|talsperre|isar|rhein|donau|elbe|' +
    'neckar|main|aare',
  lyingSnow:
    '(?:\\d+|halber|ein|zwei|drei|viel|schwerer|nasser|tiefer|meter|zentimeter) ?(?:cm |zentimeter |meter |' +
    'm )?schnee|schnee (?:liegt|auf)|schneelast',
  underSnow:
    '(?:flach|garagen|hallen|wintergarten|haus|glas|stall)?dach|carport|gewachshaus|wintergarten|vordach|' +
    'pavillon|balkon',
  throughWater:
    '(?:fahr|lauf|geh|wat|radel|radl)\\p{L}* .{0,24}(?:durch|uber) (?:den|die|das|dem|der|einen|' +
    'eine) (?:\\p{L}+ )?(?:fluss|bach|furt|hochwasser|unterfuhrung|tunnel|pfutze|wasser|senke)|' +
    '(?:uberflutete|uberschwemmte|vollgelaufene|geflutete)[nrms]? (?:strasse|stra(?:ss|ß)e|unterfuhrung|tunnel|' +
    'keller|weg|brucke)',
  toiling:
    'arbeiter|bauarbeiter|maurer|dachdecker|jungs|leute|manner|kolonne|truppe|team|mannschaft|kinder|spieler|' +
    'erntehelfer|arbeiten|betonieren|pflastern|azubis?|lehrlinge?',
  unrelieved:
    'luftet nie|trinkt (?:nichts|zu wenig|kaum)|ohne (?:pausen?|schatten|wasser|trinken)|' +
    'keine? (?:pausen?|schatten)|kein schatten|durcharbeit\\p{L}*|in (?:der )?(?:prallen |vollen )?sonne|' +
    '(?:10|11|12|zehn|elf|zwolf)-?stunden-?(?:schicht|tag)',
  fuming: 'generator|stromaggregat|notstrom\\p{L}*|grill|holzkohle|heizpilz|feuerschale|motor|auspuff',
  byOpening:
    '(?:vor|unter|neben|am|beim|unterm) (?:dem |das |der |die |einem |offenen )?(?:\\p{L}+ )?(?:fenster|' +
    'schlafzimmerfenster|kellerfenster|luftung|zelteingang|tur|ture)|bei geschlossene[rnm]? (?:tur|fenster)',
  fuel: 'benzin|spiritus|brennspiritus|petroleum|diesel|grillanzunder flussig|terpentin|spraydosen?|gaskartuschen?',
  asleep: 'schlaf\\p{L}*|schlaft|mittagsschlaf|nickerchen|dost',
  hotPlace:
    'im (?:zelt|strandmuschel|kinderwagen|wintergarten|gewachshaus|wohnwagen|auto|dachboden)|' +
    'in der (?:strandmuschel|sonne)|unter (?:einem|dem) (?:tuch|decke)',
  leap:
    '(?:spring|hupf|kopfsprung|sprung|koppe?r)\\p{L}* .{0,12}(?:von|vom) (?:der |dem |einer |einem |' +
    'hohen )?(?:\\p{L}+ )?(?:brucke|viadukt|klippen?|felsen|mole|kaimauer|dach|balkon|wehr|steg|boot)',
  shutIn:
    'hechelt|in der (?:garten)?laube|im gartenhaus|im dachgeschoss|angebunden|angeleint|angekettet|ohne schatten|' +
    'kein schatten|ohne wasser|eingesperrt|fenster (?:zu|geschlossen)|' +
    'im (?:stall|kafig|zwinger|schuppen|gewachshaus|wintergarten)',
  child:
    'kind(?:er|ern|es)?|sohn|tochter|zwillinge\\p{L}*|baby\\p{L}*|klein(?:e|en|er|kind\\p{L}*)|jungs?|junge|' +
    'madchen|enkel\\p{L}*|\\d+-?jahrige\\p{L}*|neff\\p{L}*|nicht\\p{L}{1,2}',
  frail:
    'diabetiker\\p{L}*|zuckerkrank\\p{L}*|epilep\\p{L}*|oma|opa|gro(?:ss|ß)(?:mutter|vater|eltern)|' +
    '(?:mutter|vater|mama|papa|tante|onkel|nachbarin?)\\b.{0,14}\\b[7-9]\\d\\b|[7-9]\\d-?jahrig\\p{L}*|' +
    'herzkrank\\p{L}*|herzschrittmacher|herzleiden|hat.?s am herzen|herzfehler|schwanger\\p{L}*|senioren|' +
    'demenz\\p{L}*|baby\\p{L}*|saugling\\p{L}*|neugeboren\\p{L}*|\\d{1,2} (?:wochen|monate) alt\\p{L}*',
  creature:
    'hund\\p{L}*|welpe\\p{L}*|katzen?|kater|kaninchen|hamster|meerschwein\\p{L}*|pferd\\p{L}*|ponys?|huhner|' +
    'schafe?|ziegen?|schweine?|kalb|kalber|tiere?|dackel|labrador\\p{L}*|mops|pudel|schaferhund\\p{L}*',
  water: 'pool|planschbecken|see|fluss|meer|teich|bach|strand|kanal|wasser|weiher|freibad|bodden|steg|whirlpool',
  unwatched:
    'allein\\p{L}*|unbeaufsichtigt|ohne (?:aufsicht|uns|mich)|wahrend (?:ich|wir|mama|papa)|' +
    '(?:ich|wir) (?:geh|gehe|gehen|bin|sind|mach|mache) (?:\\p{L}+ )?(?:rein|drinnen|kurz|ins haus|in die kuche|' +
    'einkaufen)|selbst uberlassen|passen aufeinander auf|der gro(?:ss|ß)e passt auf|vom (?:balkon|fenster) aus',
  inVehicle:
    '(?:im|in (?:einem|dem|meinem|unserem|der)) (?:\\p{L}+ )?(?:auto|wagen|wohnmobil|wohnwagen|kofferraum|' +
    'transporter|bulli|anhanger|pferdeanhanger|hanger|lkw|box|transportbox)',
  stays: 'bleib\\p{L}*|wart\\p{L}*|ohne klima\\p{L}*|klimaanlage|stunden?|minuten?|wahrend|ganzen tag|steht|stehen',
  exposed:
    'in der prallen sonne|prozession|(?:sitz|lieg|bleib|wart|schlaf|ruh|gart)\\p{L}*.{0,30}\\b(?:drau(?:ss|ß)en|' +
    'garten|terrasse|balkon|sonne|wintergarten|bank|strand|gewachshaus)|' +
    '(?:im|auf (?:der|dem)) (?:garten|terrasse|balkon|wintergarten|gewachshaus).{0,24}\\b(?:sitz|lieg|bleib|wart|' +
    'schlaf)\\p{L}*|umgrab\\p{L}*|rasen ?mah\\p{L}*|mah(?:t|en) den rasen|mah\\p{L}* .{0,24}rasen|' +
    'heckeschneid\\p{L}*|schnee ?schipp\\p{L}*|holz ?hack\\p{L}*|schneide[nt]? die hecke|marathon',
  extreme:
    'whirlpool|sauna|dampfbad|eisbad\\p{L}*|eisbaden|sonnenbad\\p{L}*|joggingwagen|fahrradanhanger|trage(?:tuch)?',
  drunk:
    'promille|durchgemacht|nachtschicht|schlaftabletten?|beruhigungsmittel|codein|tramadol|weinprobe|' +
    '(?:erste[ns]?|zweite[ns]?|dritte[ns]?|letzte[ns]?|noch ein|zwei|drei|vier|paar|mehrere) (?:bier|biere|' +
    'weizen|mass|maß|wein|glas|glaser|schnaps|schorle)|getrunken|betrunken|beschwipst|angetrunken|restalkohol|' +
    'aus (?:der kneipe|dem biergarten)|vom biergarten',
  sober:
    'e-?scooter|scooter|heim|paddel\\p{L}*|heimfahren|heimradeln|fahr\\p{L}*|auto|steuer|schwimm\\p{L}*|baden|' +
    'boot|segel\\p{L}*|kletter\\p{L}*|leiter|dach|kettensage|roller|ski\\p{L}*',
  flame:
    'schwei(?:ss|ß)\\p{L}*|flex\\p{L}*|winkelschleifer|warmelampe|kerzen?|raketen?|bengalos?|grill\\p{L}*|' +
    'lagerfeuer|feuer|feuerchen|feuerwerk|zigarett\\p{L}*|rauch(?:en|t)|gaskocher|campingkocher|fackeln?',
  tinder:
    'heu|stroh|scheune|(?:im|in den|am|in der|in einem) (?:\\p{L}+ )?(?:wald(?:rand)?|heide|moor|kiefernwald|' +
    'dunen|schilf|pinienwald)|trockene[sn]? (?:gras|wiese|laub)|stoppelfeld|heu|stroh',
  smallBoat:
    'schlauchboot\\p{L}*|ruderboot|kajaks?|kanus?|tretboot|sups?|stand[- ]?up|luftmatratze\\p{L}*|flo(?:ss|ß)|' +
    'schwimmreifen|jolle|kleine[nrms]? boot|jetski',
  bigWater:
    '(?:auf|uber|in|die|den|zur|aufs) (?:die |den |das |der |dem )?(?:isar|rhein|donau|elbe|inn|aare|main|neckar|' +
    'mosel|weser|oder|saale|salzach|limmat|reuss|fluss|meer|see|insel|ostsee|nordsee|bodensee|wildwasser)|hinaus|' +
    'raus',
  burnt:
    'sonnenbrand|sonnenstich|verbrannte[rn]? (?:haut|schultern|rucken|beine|nase)|krebsrot\\p{L}*|' +
    'die haut (?:pellt|schalt) sich',
  sunAgain: 'strand|sonne|sonnen|wieder|nochmal|pool|freibad|raus',
  otherDanger:
    'bahndamm|gleisbett|(?:am|auf dem|beim) (?:bahn)?gleis|(?:auf|an|uber|entlang|neben) (?:den |dem |die |' +
    'der )?(?:gleise[n]?|bahngleise[n]?|schienen|bahndamm|rollbahn)|(?=(?:auf|uber|entlang|neben) (?:der|' +
    'die) autobahn)(?<=\\b(?:zu fuss|laufen|laufe|gehen|' +
    'geh|spazier|spiel|steh|sitz|trampe|radel|fahrrad|roller)\\p{L}*\\b.{0,40})(?:auf|uber|entlang|' +
    'neben) (?:der|die) autobahn|' +
    '(?:auf|uber|entlang|neben) (?:der|die) autobahn (?:zu )?(?:gehen|laufen|spazieren|spielen|radeln|' +
    'stehen)|gleise|standstreifen|pannenstreifen|' +
    'seitenstreifen|verlassene[ns]? (?:\\p{L}+)|stillgelegte[ns]? (?:stollen|bergwerk|mine)|schacht|gullegrube|' +
    'gulleloch|(?:im|ins|in (?:das|den)) silo|bullen? (?:auf|in) der|(?:durch|uber) (?:die|eine) (?:kuhweide|' +
    'kuhwiese|rinderweide)|auf (?:der ladeflache|der motorhaube|dem autodach|dem anhanger|' +
    'dem trecker) (?:mit)?(?:fahr|sitz)\\p{L}*|ganzkorperkostum|maskottchenkostum|barenkostum|luftgewehr|' +
    'blindganger',
  dressed: 'anzieh\\p{L}*|kleid\\p{L}*|jacke|mutze|regen\\p{L}*|regnet|nass|trocken|schauer|schirm|geburtstag|feier',
  underWay: 'fahrt|fahren|unterwegs|autobahn|reise|stau|urlaub|roadtrip|tierarzt|anzieh\\p{L}*',
};

export const DUTCH_SETTLED: SettledWords = {
  recovering:
    'hartaanval|hartinfarct|beroerte|(?:na|sinds) (?:de |een |mijn |zijn |haar )?(?:operatie|keizersnede)|' +
    'net geopereerd|hersenschudding|bypass',
  unprepared:
    'zonder (?:hoofdlamp|lamp|kaart|telefoon|water|eten|gids|touw|bereik)|geen (?:hoofdlamp|bereik|kaart|water)',
  farOut: 'berg\\p{L}*|top|wandel\\p{L}*|tocht|nacht|hut|graat|woestijn|trektocht|grot',
  defied:
    '(?:ondanks|tegen) (?:de |het |een )?(?:code (?:rood|oranje)|waarschuwing\\p{L}*|verbod|afsluiting|evacuatie|' +
    '\\p{L}*waarschuwing)|negeer\\p{L}* .{0,12}(?:waarschuwing|verbod|code)',
  redFlag: 'rode vlag(?:gen)?',
  liveWire: 'hoogspanning\\p{L}*|bovenleiding\\p{L}*|elektriciteitsmast\\p{L}*|stroomkabels?',
  aloft:
    'zonder valbeveiliging|ongezekerd|klim\\p{L}* (?:op|in) (?:de |het |een )(?:kraan|hijskraan|mast|steiger|' +
    'schoorsteen|hoogspanningsmast|windmolen)|(?:reparer|mak|schoonma|poets|vervang|plaats|schilder|' +
    'lap)\\p{L}* .{0,16}(?:antenne|schotel|dakgoot|goot|schoorsteen|dakpannen?|dakraam|dak)|' +
    '(?:antenne|schotel|dakgoot|goot|schoorsteen|dakpannen?) .{0,16}(?:repareren|maken|schoonmaken|doen|' +
    'vervangen|plaatsen)',
  coolsOff: 'afkoel\\p{L}*|pootjebaden|dobber\\p{L}*|baden|duik\\p{L}*|plons\\p{L}*',
  openWater: 'rivier|meer|plas|kanaal|gracht|zee|haven|sluis|vijver|groeve|maas|rijn|waal|ijssel',
  lyingSnow:
    '(?:\\d+ ?(?:cm|centimeter)|een meter|halve meter|veel|pak|dik pak|natte) (?:aan )?sneeuw|sneeuw (?:op|' +
    'ligt)|sneeuwlast',
  underSnow: '(?:plat|platte)? ?dak(?:en)?|carport|serre|kas|veranda|overkapping|partytent|balkon',
  throughWater:
    '(?:rij|fiets|loop|waad|ga|gaan|fietsen|rijden|lopen).{0,24}(?:door|over) (?:de |het |' +
    'een )?(?:\\p{L}+ )?(?:rivier|beek|water|doorwaadbare|' +
    'plas)(?=.*\\b(?:regen|hoog|stijgt|diep|overstroomd)\\p{L}*)|(?:ondergelopen|overstroomde?|blank staande|' +
    'overstroomd) (?:\\p{L}+ )?(?:weg|straat|tunnel(?:tje)?|viaduct|kelder|pad|brug)',
  toiling:
    'bouwvakkers?|arbeiders|mannen|jongens|ploeg|team|stratenmakers?|dakdekkers?|spelers|kinderen|plukkers|' +
    'werken|werkt|storten|leerlingen',
  unrelieved:
    'drinkt (?:niet|niks|te weinig)|doet nooit een raam open|zonder (?:pauzes?|schaduw|water|rust)|' +
    'geen (?:pauzes?|schaduw)|in de volle zon|(?:10|11|12|tien|twaalf)[- ]uur(?:s)?[- ](?:dienst|dag)',
  fuming: 'generator|aggregaat|bbq|barbecue|houtskool|vuurkorf|terrasverwarmer|motor|uitlaat',
  byOpening:
    '(?:onder|voor|naast|bij|tegen) (?:het |de |een |mijn |ons )?(?:\\p{L}+ )?(?:raam|slaapkamerraam|keldergat|' +
    'deur|ventilatie|rooster|tentopening)|(?:ramen|deur|raam) dicht',
  fuel: 'benzine|spiritus|petroleum|diesel|terpentine|wasbenzine|spuitbus(?:sen)?|gasflessen',
  asleep: 'slaap\\p{L}*|slapen|dutje|middagslaap',
  hotPlace:
    'in (?:de |het |een )?(?:tent(?:je)?|kinderwagen|buggy|serre|kas|caravan|auto|strandtent)|in de zon|' +
    '(?:onder een|met een) (?:doek|hydrofiel\\p{L}*|laken)',
  leap:
    '(?:spring|duik|bommetje)\\p{L}* .{0,12}(?:van|vanaf) (?:de |het |een )?(?:\\p{L}+ )?(?:brug|viaduct|' +
    'klif(?:fen)?|rotsen?|pier|kade|dak|balkon|sluis|boot|steiger)|bruggenspringen',
  shutIn:
    'hijgt|vastgebonden|aan de ketting|zonder schaduw|geen schaduw|zonder water|opgesloten|ramen dicht|' +
    'raam dicht|in (?:de |het |een )?(?:serre|kas|hok|kooi|schuur|garage|stal)',
  child:
    'kind(?:eren)?|kids|zoon(?:tje)?|dochter(?:tje)?|tweeling|baby|kleine|kleintjes?|jongens|meiden|peuters?|' +
    'kleuters?|kleinkind\\p{L}*|\\d+-?jarige\\p{L}*',
  frail:
    'diabet\\p{L}*|suikerziekte|epilep\\p{L}*|astma\\p{L}*|oma|opa|groot(?:moeder|vader|ouders)|' +
    '(?:moeder|vader|mama|papa|ma|pa|tante|oom|buurvrouw|buurman)\\b.{0,14}\\b[7-9]\\d\\b|[7-9]\\d-?jarige|' +
    'bejaarde\\p{L}*|ouderen|hartpatient\\p{L}*|pacemaker|zwanger\\p{L}*|baby|pasgeboren\\p{L}*|' +
    '\\d{1,2} (?:weken|maanden)',
  creature:
    'hond(?:en|je|jes)?|puppy\\p{L}*|kat(?:ten)?|poes|konijn(?:en|tje)?|hamster|cavia\\p{L}*|paard(?:en)?|' +
    'pony\\p{L}*|kippen|schapen|geiten|dieren|labrador\\p{L}*',
  water: 'zwembad(?:je)?|badje|meer|rivier|zee|vijver|sloot|beek|strand|kanaal|water|plas|jacuzzi|bubbelbad|gracht',
  unwatched:
    'alleen (?:in|bij|naar|laten|zwemmen|spelen)|(?:spelen|speelt|zwemmen|zwemt|zit|zitten|blijven|' +
    'blijft) (?:\\p{L}+ )?alleen|zonder (?:toezicht|ons|mij)|terwijl (?:ik|wij|we|mama|papa)|' +
    '(?:ik|we) (?:ga|gaan|ben|zijn) (?:\\p{L}+ )?(?:binnen|naar binnen|even|koken|werken)|passen op elkaar|' +
    'let(?:ten)? op elkaar|vanuit (?:het raam|de keuken|huis)|vanaf het balkon',
  inVehicle:
    '(?:in|achterin) (?:de |het |een |mijn |onze )?(?:auto|bus(?:je)?|kofferbak|camper|caravan|trailer|aanhanger|' +
    'paardentrailer|vrachtwagen|bench)',
  stays:
    'blij\\p{L}*|wacht\\p{L}*|zonder airco|airco|uur|uren|minuten|terwijl|hele (?:dag|ochtend|middag)|laat|laten|' +
    'staat|zit(?:ten)?',
  exposed:
    'in de volle zon|processie|(?:zit|ligt?|blijf|slaap|wacht|rust|laten|laat)\\p{L}*.{0,30}\\b(?:buiten|tuin|' +
    'terras|balkon|zon|serre|bank|strand|kas)|spitten|spit|gras ?maai\\p{L}*|maai\\p{L}* het gras|' +
    'heg ?snoei\\p{L}*|snoei\\p{L}*|sneeuw ?ruim\\p{L}*|hout ?hak\\p{L}*|marathon',
  extreme: 'bubbelbad|jacuzzi|sauna|stoombad|ijsbad|zonnebad\\p{L}*|draagzak|joggingwagen|fietskar',
  drunk:
    'promille|nacht doorgehaald|niet geslapen|slaappil(?:len)?|codeine|tramadol|wijnproeverij|' +
    '(?:eerste|tweede|derde|laatste|nog een|twee|drie|paar|enkele|vier) (?:biertjes?|bier(?:en)?|pils(?:jes?)?|' +
    'wijn(?:tjes?)?|glazen|glas|borrels?|drankjes?)|gedronken|aangeschoten|dronken|bezopen|' +
    'na de (?:kroeg|borrel)|uit de kroeg|kater',
  sober:
    'paddel\\p{L}*|suppen|rij(?:d|den|dt)?|auto|stuur|zwem\\p{L}*|boot|varen|klim\\p{L}*|ladder|dak|kettingzaag|' +
    'scooter|fatbike|step|skien',
  flame:
    'lass?en|slijptol|warmtelamp|kaars(?:en|jes)?|vuurpijl(?:en)?|bbq\\p{L}*|barbecue\\p{L}*|kampvuur|vuurtje|' +
    'vuur|vuurwerk|sigaret\\p{L}*|roken|gasbrander|kooktoestel|wensballon\\p{L}*',
  tinder: '(?:in|op|bij) (?:het |de )?(?:bos|bossen|heide|hei|duinen|riet|veen)|droog gras|stro|hooi',
  smallBoat: 'rubberboot(?:je)?|bootje|roeiboot|kano|kajak|sup|waterfiets|luchtbed|zwemband|vlot|sloep|jetski',
  bigWater:
    '(?:op|naar|over|de|het|af) (?:de |het )?(?:zee|rivier|eiland|wad|waddenzee|ijsselmeer|maas|rijn|waal|' +
    'schelde|noordzee|meer|markermeer|oosterschelde)|uit de kust',
  burnt:
    '(?:ik|we|hij|zij|ze|zoon|dochter)\\b.{0,14}\\bverbrand|verbrande (?:schouders|rug|benen|huid|neus)|' +
    'zonnesteek|kreeft|vervel\\p{L}*',
  sunAgain: 'strand|zon|weer naar|nog een dag|opnieuw|zwembad|bakken',
  otherDanger:
    '(?:langs|over|naast) (?:het |de )?(?:spoor(?:lijn)?|rails|treinrails)|spoorbrug|vluchtstrook|' +
    'verlaten (?:mijn|fabriek|gebouw|ziekenhuis|huis)|urbex|in de silo|mestkelder|mestput|gierput|' +
    'stier(?:en)? in|(?:door|over) (?:de|het) (?:koeienwei|wei met koeien)|' +
    '(?:zit|mee|rijd)\\p{L}* (?:in de laadbak|op de motorkap|op het autodak|op de trekker|op de laadklep)|' +
    'mascottepak|gorillapak|berenpak|luchtbuks|windbuks',
  dressed:
    'aantrek\\p{L}*|aandoen|kleren|kleding|jas|trui|muts|paraplu|regen\\p{L}*|regent|nat|droog|buien|' +
    'verjaardag|feest',
  underWay: 'onderweg|reis|rit|rijden|snelweg|file|vakantie|dierenarts|aantrek\\p{L}*',
};
