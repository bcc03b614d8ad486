/**
 * The same as in grave-words.ts in the other languages, in the words of the question, without accents: a translation word by
 * word loses what makes a question dangerous ("allein baden", "cruzar el río con el coche").
 */
import { MEDICINES } from './grave-words.ts';
import { hitsOf, type UncoveredHit, uncoveredPatterns } from './uncovered.ts';
import type { UncoveredSubject, UncoveredWords } from './uncovered-words.ts';

/** What each pattern of a language is about, in order of gravity; all patterns of one subject have to match. */
type Named = readonly [subject: UncoveredSubject, all: readonly string[], unless?: string];

const TOPICS: Readonly<Partial<Record<UncoveredSubject, UncoveredWords['topics']>>> = {
  'carbon-monoxide': ['temperature', 'wind'],
  'parked-vehicle': ['temperature', 'sun'],
  'storm-eye': ['alerts', 'wind', 'gusts'],
  'tidal-crossing': ['wind', 'fog', 'rain'],
  'cold-water': ['temperature', 'wind'],
  'children-in-water': ['waves', 'wind', 'temperature'],
  'ice-bearing': ['temperature', 'ice'],
  flooding: ['rain', 'alerts'],
  'lightning-shelter': ['thunder', 'alerts'],
  medicines: ['uv', 'feels-like'],
  'far-from-help': ['temperature', 'rain', 'wind'],
  animals: ['temperature', 'sun'],
};

const LANGUAGES: Readonly<Record<string, readonly Named[]>> = {
  de: [
    [
      'carbon-monoxide',
      [
        'grill\\p{L}*|kohle\\p{L}*|holzkohle\\p{L}*|gaskocher|campingkocher|feuerschale|generator|stromaggregat|gasheiz\\p{L}*|heizstrahler|heizpilz|shisha',
        '(?:im|ins|in (?:das|dem|der|die|einem|einer|einen|meinem|meiner|unserem|unserer)) (?:\\p{L}+ )?(?:vor)?(?:zelt\\p{L}*|garage|wohnung|haus|keller|wohnwagen|wohnmobil|zimmer|kuche|schuppen|hutte|gartenhaus|auto|bus|wintergarten)|drinnen',
      ],
    ],
    [
      'parked-vehicle',
      [
        '(?:im|in (?:einem|dem|meinem|unserem|das)|ins) (?:\\p{L}+ )?(?:auto|wagen|wohnmobil|wohnwagen|kofferraum|transporter|bulli|lkw|anhanger|pkw|fahrzeug)',
        'hund\\p{L}*|welpe\\p{L}*|katze\\p{L}*|kater|tiere?|kind(?:er|ern|es)?|baby|babys|saugling\\p{L}*|kleinkind\\p{L}*|sohn|tochter|oma|opa|kaninchen|hamster|hasen?|meerschwein\\p{L}*|vogel|labrador\\p{L}*|mops|dackel|husky|pudel|schaferhund\\p{L}*|dogge|pferd\\p{L}*',
        '(?:ge|zuruck|allein|alleine)?lass\\p{L}*|bleib\\p{L}*|wart\\p{L}*|sitz\\p{L}*|schlaf\\p{L}*|schlaft|allein\\p{L}*|minuten?|stunden?|einkauf\\p{L}*|parkt?|geparkt\\p{L}*|parkplatz|kurz|fenster',
      ],
    ],
    [
      'storm-eye',
      ['auge (?:des|vom|eines) (?:sturm\\p{L}*|hurrikan\\p{L}*|zyklon\\p{L}*|taifun\\p{L}*|orkan\\p{L}*)|im auge'],
    ],
    [
      'tidal-crossing',
      [
        'wattwander\\p{L}*|wattlauf\\p{L}*|wattenmeer|(?:durchs?|ins?|im|ubers?|uber das|durch das) watt|zu(?:r|f) hallig|bei (?:ebbe|niedrigwasser)|(?:zu fuß|zu fuss|laufen|wandern|gehen)\\b.{0,40}\\b(?:neuwerk|hallig|insel bei ebbe)|neuwerk.{0,40}(?:zu fuß|zu fuss|laufen|wandern|gehen)|gezeiten(?:insel|weg)',
      ],
    ],
    [
      'cold-water',
      [
        'stausee\\p{L}*|baggersee\\p{L}*|steinbruch\\p{L}*|kanal|wehr|schleuse\\p{L}*|talsperre|kiesgrube',
        'spring\\p{L}*|bad(?:en|et)|schwimm\\p{L}*|abkuhl\\p{L}*|tauch\\p{L}*|hinein|rein',
      ],
    ],
    [
      'children-in-water',
      [
        'kind(?:er|ern|es)?|sohn|tochter|baby|klein(?:e|en|er|kind\\p{L}*)|jungs|madchen|enkel\\p{L}*|\\d+-?jahrige\\p{L}*',
        'bad(?:en|et|e)|schwimm\\p{L}*|plansch\\p{L}*|ins (?:wasser|meer)|in (?:den|die) (?:see|fluss|ostsee|nordsee)',
      ],
      'freibad|hallenbad|schwimmbad|planschbecken',
    ],
    [
      'ice-bearing',
      [
        'eis (?:auf|des) (?:dem|der|den|des|unserem)? ?(?:see|sees|teich\\p{L}*|fluss\\p{L}*|kanal\\p{L}*|weiher\\p{L}*|bodden)|(?:zu)?gefroren\\p{L}* (?:see|teich|fluss|weiher|kanal)|(?:see|teich|fluss|weiher|kanal)\\b.{0,30}(?:zu)?gefroren\\p{L}*|(?:das|dem) eis\\b.{0,30}(?:dick|tragt|tragen|halt|betret\\p{L}*|geh\\p{L}*|lauf\\p{L}*)|eis (?:\\p{L}+ )?(?:dick|tragt|tragen)|aufs eis|(?:auf|uber) (?:dem|das) eis|eisangeln',
      ],
    ],
    [
      'flooding',
      [
        '(?:durch|uber) (?:den|die|das|einen|eine|ein) (?:\\p{L}+ )?(?:fluss|bach|furt|wasser|flut\\p{L}*|unterfuhrung|unterfuhrung)|(?:fluss|bach|furt)\\b.{0,40}(?:durchquer|uberquer|durchfahr|durchwat)\\p{L}*|(?:durchquer|uberquer|durchfahr|durchwat)\\p{L}*\\b.{0,40}(?:fluss|bach|furt)|furt|(?:uberflutet|uberschwemmt)\\p{L}* (?:strasse|straße|weg|keller|unterfuhrung|brucke|feld)|(?:strasse|straße|weg|keller|unterfuhrung|brucke)\\b.{0,30}(?:uberflutet|uberschwemmt)',
      ],
    ],
    [
      'lightning-shelter',
      [
        'gewitter\\p{L}*|blitz\\p{L}*|donner\\p{L}*',
        'baume?n?|unter (?:einem|einen|dem) baum|bad(?:en|et|e)|schwimm\\p{L}*|dusch\\p{L}*|wasser|im see|see|pool|schwimmbad|freibad|zelt\\p{L}*|regenschirm|feld|badewanne|unterstell\\p{L}*|wald|golf\\p{L}*|angel\\p{L}*|boot|surf\\p{L}*|radfahr\\p{L}*|joggen',
        '(?:kann|darf|soll\\p{L}*) (?:ich|man|er|sie|mein\\p{L}*|unser\\p{L}*|das)|(?:konnen|durfen|sollen|sollten) (?:wir|sie|die|meine)|sicher|gefahrlich|ok|okay|ungefahrlich|(?:bei|im|wahrend) (?:des |einem |dem )?(?:gewitter\\p{L}*|blitz\\p{L}*)',
      ],
    ],
    [
      'medicines',
      [
        `${MEDICINES}|antibiotik\\p{L}*|medikament\\p{L}*|arznei\\p{L}*|(?:wasser|entwasserungs|herz|blutdruck)tabletten|tabletten|cortison|kortison|johanniskraut|betablocker|(?:antidepressiv|antipsychotik|neuroleptik)\\p{L}*`,
      ],
    ],
    [
      'far-from-help',
      [
        'allein\\p{L}*|nachts|in der nacht|im dunkeln|ohne (?:fuhrer|bergfuhrer)',
        'berg\\p{L}*|wander\\p{L}*|kletter\\p{L}*|gipfel\\p{L}*|bergtour|hochtour|alm|grat|klettersteig|gletscher|wuste|skitour\\p{L}*',
      ],
    ],
    [
      'animals',
      [
        'hund\\p{L}*|welpe\\p{L}*|katzen?|kater|kaninchen|hamster|meerschwein\\p{L}*|pferd\\p{L}*|ponys?|schildkrote\\p{L}*|vogel|wellensittich\\p{L}*|huhner|huhn|hasen?|ziegen?|schafe?|kuhe?|lammer',
        'balkon|terrasse|zwinger|kafig|stall|gewachshaus|wintergarten|drau(?:ss|ß)en (?:lass\\p{L}*|bleib\\p{L}*|schlaf\\p{L}*|ubernacht\\p{L}*)|(?:im garten|auf (?:der|die) weide|drau(?:ss|ß)en)\\b.{0,30}(?:lass\\p{L}*|bleib\\p{L}*|schlaf\\p{L}*)|asphalt|pfoten|allein\\p{L}*',
      ],
    ],
  ],
  fr: [
    [
      'carbon-monoxide',
      [
        'barbecue\\p{L}*|charbon|braseros?|rechaud|grill\\p{L}*|poele|groupe electrogene|chauffage (?:a|au) (?:gaz|petrole)',
        "(?:dans|sous) (?:la |le |l'|une? |ma |mon |notre )?(?:\\p{L}+ )?(?:tente|garage|maison|cuisine|caravane|camping-car|van|fourgon|auvent|chambre|cabane|veranda|yourte|salon|cave)|a l'interieur",
      ],
    ],
    [
      'parked-vehicle',
      [
        "(?:dans|a l'interieur de) (?:la |le |une? |ma |mon |notre |sa )?(?:\\p{L}+ )?(?:voiture|auto|fourgon|camion|camping-car|caravane|coffre|vehicule|van|bagnole)",
        'chiens?|chiots?|chats?|chatons?|animal|animaux|enfants?|bebes?|nourrisson|fils|fille|grand-mere|mamie|papi|lapins?|hamster|cochon d.inde|cheval|chevaux|bouledogue|husky|labrador',
        'laiss\\p{L}*|rest\\p{L}*|attend\\p{L}*|attente|dor\\p{L}*|seule?s?|minutes?|heures?|courses|gare|garee|stationnee?|parking|fenetres?|enferm\\p{L}*|quelques',
      ],
    ],
    [
      'storm-eye',
      [
        "(?:l'?)?oeil (?:du|de l'|d'un) ?(?:cyclone|ouragan|typhon|tempete)|œil (?:du|de l'|d'un) ?(?:cyclone|ouragan|typhon)|dans l'(?:oeil|œil)",
      ],
    ],
    [
      'tidal-crossing',
      [
        '(?:travers\\p{L}*|march\\p{L}*|aller|rejoindre|all(?:er|ons)|passer|a pied)\\b.{0,40}\\b(?:la baie|passage du gois|mont[ -]sa?i?n?t[ -]michel|iles? chausey|tatihou|ile callot|noirmoutier|greves?|ile a maree basse)|(?:passage du gois|traversee de la baie)|a maree basse|(?:baie|mont[ -]sa?i?n?t[ -]michel)\\b.{0,40}(?:a pied|travers\\p{L}*)',
      ],
    ],
    [
      'cold-water',
      [
        "barrages?|carrieres?|canal|canaux|ecluses?|retenue d'eau|gravieres?|deversoir",
        'saut\\p{L}*|baign\\p{L}*|nag\\p{L}*|plong\\p{L}*|rafraich\\p{L}*',
      ],
    ],
    [
      'children-in-water',
      [
        'enfants?|fils|filles?|bebes?|petite?s?|gamine?s?|gosses?|ados?|garcons?|petits-enfants',
        "baign\\p{L}*|nag(?:er|e|ent)|(?:aller |jouer )?dans (?:l'eau|la mer|le lac|la riviere)|a l'eau|barbot\\p{L}*",
      ],
      'piscine|pataugeoire',
    ],
    [
      'ice-bearing',
      [
        "(?:lac|etang|riviere|canal|mare)\\b.{0,20}(?:gele\\p{L}*|glace)|glace\\b.{0,40}(?:lac|etang|riviere|canal|epaisse|solide|tient|porte|tenir)|(?:sur|traverser) la glace|patin\\p{L}* (?:sur|a glace sur) (?:le|l'|un) ?(?:lac|etang|canal)",
      ],
    ],
    [
      'flooding',
      [
        "(?:travers|franch|pass)\\p{L}*\\b.{0,30}\\b(?:riviere|fleuve|gue|torrent|ruisseau|oued)|gue|(?:route|rue|chemin|pont|cave|champ)\\b.{0,20}(?:inonde\\p{L}*|submerge\\p{L}*|sous l'eau)|route inondee",
      ],
    ],
    [
      'lightning-shelter',
      [
        'orages?|orageux|foudre|eclairs?|tonnerre',
        'arbres?|baign\\p{L}*|nag\\p{L}*|douche\\p{L}*|bain|piscine|lac|mer|eau|tente|parapluie|champ|abrit\\p{L}*|golf\\p{L}*|pech\\p{L}*|bateau|surf\\p{L}*|foret|velo',
        "(?:peut|puis|peux|dois|doit|faut|pouvons|peuvent|devons)[- ](?:on|je|il|elle|nous|mes|mon|les|se|s')|on peut|je peux|peut-on|puis-je|dangereux|risque\\p{L}*|sans danger|securite|(?:pendant|sous|par|en cas d'?) ?(?:l'|un |d'|les )?orages?",
      ],
    ],
    [
      'medicines',
      [
        `${MEDICINES}|antibiotiques?|medicaments?|comprimes|cachets|pilule|diuretiques?|cortisone|millepertuis|(?:anti-?depresseur|anxiolytique|neuroleptique)s?|betabloquants?|(?:mon|son|un|ce|sous) traitement|photosensibilis\\p{L}*`,
      ],
    ],
    [
      'far-from-help',
      [
        'seule?s?|(?:de|la) nuit|dans le noir|sans guide|en solitaire',
        'montagne\\p{L}*|randonn\\p{L}*|gravir|escalad\\p{L}*|sommet|alpinisme|glacier|desert|ascension|crete|via ferrata|ski de rando\\p{L}*',
      ],
    ],
    [
      'animals',
      [
        'chiens?|chiots?|chats?|chatons?|lapins?|hamsters?|cochons? d.inde|chev(?:al|aux)|poneys?|tortues?|oiseaux?|poules?|chevres?|moutons?|vaches?',
        'balcon|terrasse|niche|cage|clapier|veranda|serre|(?:laiss\\p{L}*|rest\\p{L}*|dorm?\\p{L}*)\\b.{0,30}\\b(?:dehors|jardin|exterieur|pre|champ|seuls?)|bitume|goudron|coussinets|pattes',
      ],
    ],
  ],
  es: [
    [
      'carbon-monoxide',
      [
        'barbacoas?|parrilla\\p{L}*|carbon|brasero|hornillo|asado|asar|generador|estufa (?:de|a) (?:gas|butano|parafina)',
        '(?:en|dentro de) (?:la |el |una? |mi |nuestra )?(?:\\p{L}+ )?(?:tienda(?: de campana)?|carpa|garaje|casa|cocina|caravana|autocaravana|furgoneta|habitacion|cabana|salon|porche|sotano)|dentro|bajo techo',
      ],
      'fuera de casa',
    ],
    [
      'parked-vehicle',
      [
        '(?:en|dentro de|dentro del) (?:el |un |mi |nuestro |la |una |su )?(?:\\p{L}+ )?(?:coche|carro|auto|furgoneta|camion|maletero|caravana|autocaravana|vehiculo|camioneta)',
        'perr[oa]s?|perrit[oa]s?|cachorros?|gat[oa]s?|animal(?:es)?|mascotas?|nin[oa]s?|hij[oa]s?|bebes?|abuel[oa]s?|conejos?|hamsters?|cobayas?|caballos?|husky|labrador|bulldog',
        'dej\\p{L}*|qued\\p{L}*|esper\\p{L}*|dorm\\p{L}*|duerm\\p{L}*|sol[oa]s?|minutos?|horas?|compras?|aparcad\\p{L}*|estacionad\\p{L}*|aparcamiento|parking|ventanillas?|rato|encerrad\\p{L}*',
      ],
    ],
    ['storm-eye', ['ojo (?:del|de un|de la) (?:huracan|ciclon|tifon|tormenta)|en el ojo']],
    [
      'tidal-crossing',
      [
        '(?:marea baja|bajamar)|(?:cruzar|ir|llegar|pasar|caminar) (?:\\p{L}+ ){0,3}?(?:isla|islote) (?:\\p{L}+ ){0,2}?(?:a pie|andando)|mont[ -]saint[ -]michel',
      ],
    ],
    [
      'cold-water',
      [
        'embalses?|pantanos?|canter(?:a|as)|canal(?:es)?|acequias?|esclusas?|presas?',
        'salt\\p{L}*|ban(?:ar|ars?e|arme|arnos|o|arse)|nad\\p{L}*|tir(?:ar|arse|arme|arnos)|zambull\\p{L}*|refresc\\p{L}*',
      ],
    ],
    [
      'children-in-water',
      [
        'nin[oa]s?|hij[oa]s?|bebes?|pequen[oa]s?|crios?|chic[oa]s?|niet[oa]s?|peques?',
        'ban(?:ar|arse|en|an|arlos?|e)|nad(?:ar|en|an)|(?:meter\\p{L}*|ir|entrar|jugar) (?:al|en el|en la) (?:agua|mar|lago|rio)|en el (?:mar|lago|rio|agua)|chapote\\p{L}*',
      ],
      'piscina',
    ],
    [
      'ice-bearing',
      [
        '(?:lago|rio|estanque|laguna|embalse)\\b.{0,20}(?:helad\\p{L}*|congelad\\p{L}*)|hielo\\b.{0,30}(?:lago|rio|estanque|grueso|aguanta|resiste|firme)|(?:sobre|por|cruzar) el hielo',
      ],
    ],
    [
      'flooding',
      [
        '(?:cruz|vade|atraves|pas)\\p{L}*\\b.{0,30}\\b(?:rio|vado|arroyo|torrente|riera|rambla|barranco|quebrada)|vado|(?:carretera|calle|camino|puente|sotano|tunel)\\b.{0,20}inundad\\p{L}*|calle anegada',
      ],
    ],
    [
      'lightning-shelter',
      [
        'tormentas?|rayos?(?! uv)|relampagos?|truenos?|electrica',
        'arbol(?:es)?|ban(?:ar|arse|arme|arnos|o|era)|nad\\p{L}*|duch\\p{L}*|piscina|lago|mar|agua|tienda|carpa|paraguas|campo|refugi\\p{L}*|resguard\\p{L}*|golf|pesc\\p{L}*|barco|surf\\p{L}*|bosque|bici\\p{L}*',
        'pued\\p{L}*|podemos|debo|debemos|se puede|peligros\\p{L}*|segur[oa]|es bueno|(?:durante|con|en|bajo) (?:la |una |las )?(?:tormentas?|rayos|truenos)',
      ],
    ],
    [
      'medicines',
      [
        `${MEDICINES}|doxiciclin\\p{L}*|antibioticos?|medicament\\p{L}*|medicinas?|medicacion|pastillas?|diureticos?|cortisona|corticoides?|(?:antidepresiv|ansiolitic|antipsicotic)\\p{L}*|betabloqueantes?|isotretinoina|litio|hierba de san juan|fotosensib\\p{L}*`,
      ],
    ],
    [
      'far-from-help',
      [
        'sol[oa]s?|de noche|por la noche|a oscuras|sin guia|en solitario',
        'montana\\p{L}*|senderismo|escal\\p{L}*|cumbre|cima|glaciar|desierto|alpinismo|trekking|ferrata|cresta|subir (?:al|a la|el)',
      ],
    ],
    [
      'animals',
      [
        'perr[oa]s?|perrit[oa]s?|cachorros?|gat[oa]s?|conejos?|hamsters?|cobayas?|caballos?|ponis?|tortugas?|pajaros?|gallinas?|cabras?|ovejas?|vacas?|mascotas?|loros?',
        'balcon|terraza|jaula|patio|azotea|invernadero|(?:dej\\p{L}*|qued\\p{L}*|dorm\\p{L}*)\\b.{0,30}\\b(?:fuera|jardin|afuera|sol[oa]s?|campo)|asfalto|patas|almohadillas',
      ],
    ],
  ],
  it: [
    [
      'carbon-monoxide',
      [
        'barbecue|grigli\\p{L}*|carbon\\p{L}*|braciere|fornell\\p{L}*|generatore|stuf[ae] a gas',
        "(?:in|nella|nel|dentro|dentro la|dentro il|dentro al|nell') ?(?:\\p{L}+ )?(?:tenda|garage|casa|cucina|roulotte|camper|furgone|camera|capanno|veranda|cantina)|al chiuso|all'interno",
      ],
    ],
    [
      'parked-vehicle',
      [
        "(?:in|nella|nel|nell'|dentro la|dentro il|dentro l'|dentro al) ?(?:mia |mio |una |un |nostra )?(?:macchina|auto|automobile|furgone|camper|bagagliaio|roulotte|camion|vettura)",
        'can[ei]|cagnolin[oi]|cuccioli?|gatt[oi]|animal[ei]|bambin[oiae]|bimb[oiae]|figli[oae]?|neonato|nonn[oa]|conigli\\p{L}*|criceto|cavall[oi]|carlino|husky|labrador|bulldog',
        "lasci\\p{L}*|rest\\p{L}*|aspett\\p{L}*|dorm\\p{L}*|sol[oia]|minut[oi]|or[ae]|mezz'ora|spesa|parcheggi\\p{L}*|finestrin[oi]|chius[oia]|sosta",
      ],
    ],
    ['storm-eye', ["occhio (?:del|dell'|di un|della) ?(?:ciclone|uragano|tifone|tempesta)|nell'occhio"]],
    ['tidal-crossing', ['bassa marea|mont[ -]saint[ -]michel']],
    [
      'cold-water',
      [
        'bacin[oi]|cav[ae]|canal[ei]|chius[ae]|dig[ah]e?|lago artificiale',
        'tuff\\p{L}*|nuot\\p{L}*|salt\\p{L}*|bagno|immerg\\p{L}*|rinfresc\\p{L}*',
      ],
    ],
    [
      'children-in-water',
      [
        'bambin[oiae]|bimb[oiae]|figli[oae]?|neonato|piccol[oiae]|ragazz[oiae]|nipot[ei]',
        "(?:fare|fa|fanno|facciano|faccia) il bagno|bagno|nuot\\p{L}*|(?:in|nell') ?(?:acqua|mare)|nel (?:lago|fiume|mare)",
      ],
      'piscina|piscinetta',
    ],
    [
      'ice-bearing',
      [
        '(?:lago|fiume|stagno|canale|laghetto)\\b.{0,20}(?:ghiacciat\\p{L}*|gelat[oi])|ghiaccio\\b.{0,30}(?:lago|fiume|stagno|spesso|regge|tiene|sicuro)|(?:sul|sopra il|attraversare il) ghiaccio',
      ],
    ],
    [
      'flooding',
      [
        '(?:attravers|guad|pass)\\p{L}*\\b.{0,30}\\b(?:fiume|guado|torrente|ruscello)|guado|(?:strada|via|sottopasso|ponte|cantina)\\b.{0,20}(?:allagat\\p{L}*|inondat\\p{L}*)',
      ],
    ],
    [
      'lightning-shelter',
      [
        'temporal[ei]|fulmin[ei]|lamp[oi]|tuon[oi]',
        'alber[oi]|bagno|nuot\\p{L}*|docci\\p{L}*|vasca|piscina|lago|mare|acqua|tenda|ombrello|campo|ripar\\p{L}*|golf|pesc\\p{L}*|barca|surf\\p{L}*|bosco|bici\\p{L}*',
        '(?:si )?pu(?:o|oi)|posso|possiamo|possono|devo|dobbiamo|conviene|pericolos\\p{L}*|sicur[oa]|(?:durante|con|sotto|in) (?:il |un |i |caso di )?(?:temporal[ei]|fulmin[ei])',
      ],
    ],
    [
      'medicines',
      [
        `${MEDICINES}|antibiotic[oi]|medicin[ae]|medicinal[ei]|farmac[oi]|pastigli[ae]|pillol[ae]|compress[ae]|diuretic[oi]|cortison[ei]|antidepressiv[oi]|betabloccant[ei]|doxiciclina|isotretinoina|iperico|fotosensib\\p{L}*`,
      ],
    ],
    [
      'far-from-help',
      [
        'da sol[oaie]|sol[oa]|di notte|al buio|senza guida|in solitaria',
        'montagn\\p{L}*|escursion\\p{L}*|arrampic\\p{L}*|scal(?:are|ata)|cima|vetta|ghiacciaio|deserto|ferrata|trekking|alpinismo|cresta|camminata',
      ],
    ],
    [
      'animals',
      [
        "can[ei]|cagnolin[oi]|cuccioli?|gatt[oi]|conigli\\p{L}*|cricet[oi]|porcellin[oi] d'india|cavall[oi]|pony|tartarug\\p{L}*|uccell\\p{L}*|galline?|capr[ae]|pecor[ae]|mucc\\p{L}*|pappagall\\p{L}*",
        'balcone|terrazz[oa]|gabbia|cortile|serra|(?:lasci\\p{L}*|rest\\p{L}*|dorm\\p{L}*)\\b.{0,30}\\b(?:fuori|giardino|aperto|sol[oia]|prato)|asfalto|zampe|polpastrelli',
      ],
    ],
  ],
  pt: [
    [
      'carbon-monoxide',
      [
        'churrasc\\p{L}*|grelh\\p{L}*|carvao|braseir\\p{L}*|fogareiro|gerador|aquecedor a gas|fogao',
        '(?:na|no|dentro da|dentro do|dentro de|em) (?:\\p{L}+ )?(?:tenda|barraca|garagem|casa|cozinha|caravana|autocaravana|carrinha|quarto|trailer|cabana|varanda fechada)|la dentro|dentro',
      ],
    ],
    [
      'parked-vehicle',
      [
        '(?:no|na|dentro do|dentro da|num|numa) (?:meu |minha |nosso )?(?:carro|automovel|carrinha|caminhao|camiao|autocaravana|caravana|mala|porta-malas|van|veiculo)',
        'ca(?:o|es)|cachorr\\p{L}*|gat[oa]s?|animal|animais|crianca\\p{L}*|filh[oa]s?|bebes?|avo|coelhos?|hamsters?|cavalos?|husky|labrador|bulldog',
        'deix\\p{L}*|fic\\p{L}*|esper\\p{L}*|dorm\\p{L}*|sozinh\\p{L}*|so|minutos?|horas?|compras?|estacionad\\p{L}*|parado|estacionamento|janelas?|vidros?|trancad\\p{L}*|fechad\\p{L}*',
      ],
    ],
    ['storm-eye', ['olho (?:do|de um|da) (?:furacao|ciclone|tufao|tempestade)|no olho']],
    ['tidal-crossing', ['mare (?:baixa|vazia)|baixa-?mar|mare vaza|mont[ -]saint[ -]michel']],
    [
      'cold-water',
      [
        'barrag(?:em|ens)|albufeiras?|pedreiras?|cana(?:l|is)|eclusas?|comportas?|represas?|acudes?',
        'salt\\p{L}*|nad\\p{L}*|mergulh\\p{L}*|banh\\p{L}*|refresc\\p{L}*|pul\\p{L}*|atir\\p{L}*',
      ],
    ],
    [
      'children-in-water',
      [
        'criancas?|filh[oa]s?|bebes?|miud[oa]s?|pequen[oa]s?|menin[oa]s?|net[oa]s?|garot[oa]s?',
        'nad(?:ar|em|am|e)|banh\\p{L}*|tomar banho|(?:na|entrar na|ir a|dentro de) agua|no (?:mar|rio|lago)|mergulh\\p{L}*',
      ],
      'piscina',
    ],
    [
      'ice-bearing',
      [
        '(?:lago|rio|lagoa|represa)\\b.{0,20}(?:congelad\\p{L}*|gelad[oa])|gelo\\b.{0,30}(?:lago|rio|lagoa|grosso|aguenta|firme|seguro)|(?:sobre|em cima d|atravessar) ?o gelo|no gelo',
      ],
    ],
    [
      'flooding',
      [
        '(?:atravess|cruz|pass)\\p{L}*\\b.{0,30}\\b(?:rio|ribeira|ribeiro|riacho|vau|corrego)|vau|(?:estrada|rua|ponte|tunel|caminho|cave)\\b.{0,20}(?:inundad\\p{L}*|alagad\\p{L}*)',
      ],
    ],
    [
      'lightning-shelter',
      [
        'trovoadas?|tempestades?|raios?(?! uv)|relampagos?|trov(?:ao|oes)',
        'arvores?|banh\\p{L}*|nad\\p{L}*|duche|chuveiro|piscina|lago|mar|agua|tenda|barraca|guarda-chuva|campo|abrig\\p{L}*|golfe|pesc\\p{L}*|barco|surf\\p{L}*|floresta|bicicleta',
        'pod\\p{L}*|posso|devo|devemos|perigos\\p{L}*|segur[oa]|(?:durante|com|na|sob|em) (?:a |uma |as )?(?:trovoadas?|tempestades?|raios)',
      ],
    ],
    [
      'medicines',
      [
        `${MEDICINES}|doxiciclin\\p{L}*|antibioticos?|medicament\\p{L}*|remedios?|comprimidos?|diureticos?|cortisona|corticoides?|antidepressiv\\p{L}*|betabloqueador\\p{L}*|isotretinoina|litio|pilula|fotossensi\\p{L}*`,
      ],
    ],
    [
      'far-from-help',
      [
        'sozinh\\p{L}*|de noite|a noite|no escuro|sem guia|a solo',
        'montanh\\p{L}*|serra|trilh\\p{L}*|caminhada|escal\\p{L}*|cume|pico|glaciar|deserto|trekking|alpinismo|subir (?:o|a|ao)',
      ],
    ],
    [
      'animals',
      [
        'ca(?:o|es)|cachorr\\p{L}*|gat[oa]s?|coelhos?|hamsters?|porquinhos?-da-india|cavalos?|poneis?|tartarugas?|passar\\p{L}*|galinhas?|cabras?|ovelhas?|vacas?|papagaios?',
        'varanda|sacada|terraco|gaiola|quintal|estufa|(?:deix\\p{L}*|fic\\p{L}*|dorm\\p{L}*)\\b.{0,30}\\b(?:fora|jardim|rua|la fora|sozinh\\p{L}*)|asfalto|patas',
      ],
    ],
  ],
  nl: [
    [
      'carbon-monoxide',
      [
        'barbecue\\p{L}*|bbq\\p{L}*|houtskool|gril\\p{L}*|vuurschaal|gasbrander|gastoestel|gaskachel|generator|aggregaat|kolen|vuurkorf|shisha',
        '(?:in|binnen in) (?:de |het |een |mijn |onze )?(?:\\p{L}+ )?(?:(?:voor)?tent|garage|huis|keuken|caravan|camper|bus|kamer|schuur|hut|serre|kelder|boot)|binnen|binnenshuis',
      ],
    ],
    [
      'parked-vehicle',
      [
        '(?:in|achterin) (?:de |het |een |mijn |onze )?(?:\\p{L}+ )?(?:auto|wagen|bus|busje|camper|caravan|kofferbak|bestelwagen|vrachtwagen|aanhanger)',
        'hond(?:en|je|jes)?|pup(?:py)?s?|kat(?:ten)?|poes|huisdier(?:en)?|dier(?:en)?|kind(?:eren|je)?|baby|peuter|zoon|zoontje|dochter(?:tje)?|oma|opa|konijn(?:en)?|hamster|cavia|paard(?:en)?|husky|labrador|mopshond',
        'laten|achter\\p{L}*|blijven|blijft|wacht\\p{L}*|slap\\p{L}*|slaapt|alleen|minuten|minuutje|uur|kwartier\\p{L}*|boodschappen|winkel\\p{L}*|parke\\p{L}*|geparkeerd\\p{L}*|raam|ramen|even|zit\\p{L}*',
      ],
    ],
    ['storm-eye', ['oog van de (?:storm|orkaan|cycloon|tyfoon)|in het oog']],
    ['tidal-crossing', ['wadlop\\p{L}*|(?:over|op) het wad|bij eb|bij laag ?water|waddenzee (?:over|lopen)']],
    [
      'cold-water',
      [
        'stuwmeer|zandgat|zandafgraving|steengroeve|kanaal|kanalen|stuw|sluis|sluizen|gracht(?:en)?',
        'spring\\p{L}*|zwem\\p{L}*|duik\\p{L}*|afkoel\\p{L}*|plons\\p{L}*',
      ],
    ],
    [
      'children-in-water',
      [
        'kind(?:eren|je|jes)?|zoon\\p{L}*|dochter\\p{L}*|baby|peuters?|kleuters?|kleintje\\p{L}*|jongens?|meisjes?|kleinkind\\p{L}*',
        'zwem\\p{L}*|pootjebaden|(?:in|het) water|in (?:de zee|zee|het meer|de rivier)|spelen in (?:zee|het water)',
      ],
      'zwembad|zwemles|badje|opblaasbad',
    ],
    [
      'ice-bearing',
      [
        '(?:meer|plas|sloot|rivier|kanaal|vijver|gracht)\\b.{0,20}bevroren|bevroren (?:meer|plas|sloot|rivier|kanaal|vijver|gracht)|ijs\\b.{0,30}(?:dik|sterk|houdt|draagt|betrouwbaar)|(?:op|over|het) (?:het )?ijs (?:op|lopen|schaatsen|staan)|schaats\\p{L}*.{0,30}(?:meer|plas|sloot|kanaal|vijver|natuurijs)|(?:meer|plas|sloot|kanaal|vijver|natuurijs).{0,40}schaats\\p{L}*|natuurijs',
      ],
    ],
    [
      'flooding',
      [
        '(?:door|over) (?:de |het |een )(?:\\p{L}+ )?(?:rivier|beek|voorde|doorwaadbare|overstroom\\p{L}*)\\b|(?:overstroomd\\p{L}*|ondergelopen|blank staande) (?:weg|straat|tunnel|kelder|veld)|(?:weg|straat|tunnel|kelder|veld)\\b.{0,20}(?:overstroomd|ondergelopen|onder water|blank)|oversteken.{0,20}rivier|rivier.{0,30}oversteken',
      ],
    ],
    [
      'lightning-shelter',
      [
        'onweer\\p{L}*|onweren|bliksem\\p{L}*|donder\\p{L}*',
        'boom|bomen|zwem\\p{L}*|douch\\p{L}*|bad|zwembad|meer|zee|water|tent|paraplu|veld|schuil\\p{L}*|golf\\p{L}*|vissen|boot|surf\\p{L}*|bos|fiets\\p{L}*',
        'kan|kunnen|mag|mogen|moet|zullen|veilig|gevaarlijk|(?:bij|tijdens|met|in) (?:het |een )?(?:onweer|bliksem)',
      ],
    ],
    [
      'medicines',
      [
        `${MEDICINES}|antibiotic\\p{L}*|medicijn\\p{L}*|medicat\\p{L}*|pillen|tabletten|plaspillen|plastabletten|cortison\\p{L}*|antidepressiv\\p{L}*|betablokker\\p{L}*|sint-janskruid|fotosensit\\p{L}*|lichtgevoelig\\p{L}*`,
      ],
    ],
    [
      'far-from-help',
      [
        "alleen|'s nachts|s nachts|in het donker|zonder gids|solo",
        'berg\\p{L}*|wandel\\p{L}*|klim\\p{L}*|klimmen|top|gletsjer|woestijn|hike\\p{L}*|bergtocht|huttentocht|beklim\\p{L}*',
      ],
    ],
    [
      'animals',
      [
        'hond(?:en|je|jes)?|pup(?:py)?s?|kat(?:ten)?|poes|konijn(?:en)?|hamsters?|cavia\\p{L}*|paard(?:en)?|pony\\p{L}*|schildpad\\p{L}*|vogels?|kippen|geiten|schapen|koeien|papegaai',
        'balkon|terras|hok|kooi|serre|kas|stal|(?:buiten|tuin|wei(?:land)?)\\b.{0,30}(?:laten|blijven|slapen)|(?:laten|blijven|slapen)\\b.{0,30}(?:buiten|tuin|alleen)|asfalt|pootjes|alleen',
      ],
      'wandel\\p{L}*|uitlaten',
    ],
  ],
};

const compiled = new Map<string, ReturnType<typeof uncoveredPatterns>>();

/** The grave subjects of a question in its own language, at their positions in it; none for English. */
export function uncoveredAbroad(plainQuestion: string, language: string): UncoveredHit[] {
  const named = LANGUAGES[language];
  if (named === undefined) return [];
  const patterns = compiled.get(language) ?? uncoveredPatterns(named.map(wordsOf));
  compiled.set(language, patterns);
  return hitsOf(patterns, plainQuestion, plainQuestion);
}

function wordsOf([subject, all, unless]: Named): UncoveredWords {
  const words = {
    subject,
    all,
    topics: TOPICS[subject] ?? (['general'] as const),
    isGrave: true,
    isAnswered: true,
  } as const;
  return unless === undefined ? words : { ...words, unless };
}
