/** Grave subjects in French, without accents. */
import { MEDICINES } from '../grave-words.ts';
import type { NamedGrave } from './named-grave.ts';

export const FRENCH_GRAVE: readonly NamedGrave[] = [
  [
    'emergency',
    [
      "inconscient\\p{L}*|evanoui\\p{L}*|ne transpire plus|ne tremble plus|levres bleues|plus d'eau|" +
        '(?:est|semble|parait) (?:\\p{L}+ )?(?:confuse?|desorientee?)|foudroye\\p{L}*|coup de chaleur|hypothermie',
    ],
  ],
  ['gas-leak', ['odeur de gaz|ca sent le gaz|sent le gaz|fuite de gaz']],
  // Children at the edge of the water, and what is set alight by other verbs.
  [
    'children-in-water',
    [
      'enfants?|petits?|fils|filles?|bebe|gamins?|gosses?|mome',
      '(?:jou|pataug|tremp|barbot)\\p{L}*\\b.{0,20}(?:bord de (?:l.eau|la mer|mer|la riviere)|les vagues|dans l.eau|la riviere)|pataug\\p{L}*',
    ],
    'pataugeoire',
  ],
  [
    'fire',
    [
      '(?:allum\\p{L}*|enflamm\\p{L}*|mettre le feu|mettre feu)\\b.{0,15}(?:tas|broussailles?|branch\\p{L}*|brasero|bucher|chaumes?|dechets?|paille|herbes?|feu)|' +
        '(?:soud(?:er|ure)|meul(?:er|euse)|disqueuse|chalumeau)\\b.{0,20}(?:dehors|exterieur|champ|jardin|cour)|feux? d.artifice|tirer (?:des |un )?(?:fusees?|petards?)',
    ],
    'voir (?:le|un|les) feux? d.artifice',
  ],
  ['carbon-monoxide', ['monoxyde de carbone|(?:detecteur|alarme|intoxication) (?:de |a |au )co']],
  [
    'over-people',
    [
      'drones?|mavic|dji',
      "(?:au-dessus|audessus) (?:de |du |des |d')(?:la |l'|les )?(?:\\p{L}+ ){0,2}?(?:plage|gens|foule|public|" +
        'mariage|fete|concert|rue|ville|village|stade|match|marche|festival|personnes)',
    ],
  ],
  // What burns without a way out for its smoke.
  [
    'carbon-monoxide',
    ['poele\\p{L}*|cheminee|chaudiere|insert', 'bouche\\p{L}*|obstrue\\p{L}*|encrasse\\p{L}*|bloque\\p{L}*'],
  ],
  // A heater where people sleep.
  [
    'carbon-monoxide',
    [
      'chauffage|poele\\p{L}*|radiateur|chaufferette',
      "(?:dans|sous) (?:la |le |l'|une? |ma |mon |notre )?(?:tente|caravane|camping-car|van|fourgon|voiture|garage|" +
        'yourte|auvent)',
    ],
  ],
  [
    'carbon-monoxide',
    [
      'barbecue\\p{L}*|charbon|braseros?|rechaud|grill\\p{L}*|poele|groupe electrogene|chauffage (?:a|au) (?:gaz|petrole)',
      "(?:dans|sous) (?:la |le |l'|une? |ma |mon |notre )?(?:\\p{L}+ )?(?:tente|garage|maison|cuisine|caravane|" +
        "camping-car|van|fourgon|auvent|chambre|cabane|veranda|yourte|salon|cave)|a l'interieur",
    ],
  ],
  [
    'parked-vehicle',
    [
      "(?:dans|a l'interieur de) (?:la |le |une? |ma |mon |notre |sa )?(?:\\p{L}+ )?(?:voiture|auto|fourgon|camion|" +
        'camping-car|caravane|coffre|vehicule|van|bagnole)',
      'chiens?|chiots?|chats?|chatons?|animal|animaux|enfants?|bebes?|nourrisson|fils|fille|grand-mere|mamie|papi|' +
        'lapins?|hamster|cochon d.inde|cheval|chevaux|bouledogue|husky|labrador',
      'laiss\\p{L}*|rest\\p{L}*|attend\\p{L}*|attente|dor\\p{L}*|seule?s?|minutes?|heures?|courses|gare|garee|' +
        'stationnee?|parking|fenetres?|enferm\\p{L}*|quelques',
    ],
  ],
  [
    'storm-eye',
    [
      "(?:l'?)?oeil (?:du|de l'|d'un) ?(?:cyclone|ouragan|typhon|tempete)|" +
        "œil (?:du|de l'|d'un) ?(?:cyclone|ouragan|typhon)|dans l'(?:oeil|œil)",
    ],
  ],
  [
    'tidal-crossing',
    [
      '(?:travers\\p{L}*|march\\p{L}*|aller|rejoindre|all(?:er|ons)|passer|a pied)\\b.{0,40}\\b(?:la baie|' +
        'passage du gois|mont[ -]sa?i?n?t[ -]michel|iles? chausey|tatihou|ile callot|noirmoutier|greves?|' +
        'ile a maree basse)|(?:passage du gois|traversee de la baie)|a maree basse|' +
        '(?:baie|mont[ -]sa?i?n?t[ -]michel)\\b.{0,40}(?:a pied|travers\\p{L}*)',
    ],
  ],
  [
    'flash-flood',
    [
      "gorges?|canyons?|canyoning|oueds?|ravins?|lit (?:de la |du |d'une? |a sec|asseche)|calanque a sec|grottes?",
      'randonn\\p{L}*|camp\\p{L}*|dorm\\p{L}*|march\\p{L}*|descend\\p{L}*|aller|canyoning|bivouac\\p{L}*|' +
        'travers\\p{L}*|nuit|explor\\p{L}*',
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
    ['glace', 'epaiss\\p{L}*|solide|tient|tenir|porte|porter|support\\p{L}*|assez forte'],
    'manger|vanille|chocolat|boules?|glacier|cornet|parfum|routes?|pare-brise',
  ],
  [
    'ice-bearing',
    [
      '(?:lac|etang|riviere|canal|mare)\\b.{0,20}(?:gele\\p{L}*|glace)|glace\\b.{0,40}(?:lac|etang|riviere|canal|' +
        "epaisse|solide|tient|porte|tenir)|(?:sur|traverser) la glace|patin\\p{L}* (?:sur|a glace sur) (?:le|l'|" +
        'un) ?(?:lac|etang|canal)',
    ],
  ],
  [
    'flooding',
    [
      '(?:travers|franch|pass)\\p{L}*\\b.{0,30}\\b(?:riviere|fleuve|gue|torrent|ruisseau|oued)|gue|' +
        "(?:route|rue|chemin|pont|cave|champ)\\b.{0,20}(?:inonde\\p{L}*|submerge\\p{L}*|sous l'eau)|route inondee",
    ],
  ],
  [
    'lightning-shelter',
    [
      'orages?|orageux|foudre|eclairs?|tonnerre',
      'arbres?|baign\\p{L}*|nag\\p{L}*|douche\\p{L}*|bain|piscine|lac|mer|eau|tente|parapluie|champ|abrit\\p{L}*|' +
        'golf\\p{L}*|pech\\p{L}*|bateau|surf\\p{L}*|foret|velo|montagne\\p{L}*|sommet|crete|via ferrata|' +
        'randonn\\p{L}*|canne a peche',
      'reste\\p{L}*|on continue|je continue|(?:peut|puis|peux|dois|doit|faut|pouvons|peuvent|devons)[- ](?:on|je|' +
        "il|elle|nous|mes|mon|les|se|s')|on peut|je peux|peut-on|puis-je|dangereux|risque\\p{L}*|sans danger|" +
        "securite|(?:pendant|sous|par|en cas d'?) ?(?:l'|un |d'|les )?orages?",
    ],
  ],
  [
    'medicines',
    [
      `${MEDICINES}|antibiotiques?|medicaments?|comprimes|cachets|pilule|diuretiques?|cortisone|millepertuis|` +
        '(?:anti-?depresseur|anxiolytique|neuroleptique)s?|betabloquants?|(?:mon|son|un|ce|sous) traitement|' +
        'photosensibilis\\p{L}*',
    ],
  ],
  [
    'far-from-help',
    [
      'seule?s?|(?:de|la) nuit|dans le noir|sans guide|en solitaire',
      'montagne\\p{L}*|randonn\\p{L}*|gravir|escalad\\p{L}*|sommet|alpinisme|glacier|desert|ascension|crete|' +
        'via ferrata|ski de rando\\p{L}*',
    ],
  ],
  [
    'animals',
    [
      'chiens?|chiots?|chats?|chatons?|lapins?|hamsters?|cochons? d.inde|chev(?:al|aux)|poneys?|tortues?|oiseaux?|' +
        'poules?|chevres?|moutons?|vaches?',
      'balcon|terrasse|niche|cage|clapier|veranda|serre|' +
        '(?:laiss\\p{L}*|rest\\p{L}*|dorm?\\p{L}*)\\b.{0,30}\\b(?:dehors|jardin|exterieur|pre|champ|seuls?)|bitume|' +
        'goudron|coussinets|pattes',
    ],
  ],
  [
    'people-at-risk',
    [
      'bebes?|nourrissons?|nouveau-?nes?|tout-?petits?|mamie|papi|papy|mami|' +
        '(?:enfant|fils|fille|petite?|gamine?|garcon) de (?:[1-5]|un|deux|trois|quatre|cinq) ans|' +
        'grand-?(?:mere|pere)s?|grands-parents|personnes? agees?|femme enceinte|enceinte',
      'chaleur|chaude?s?|canicule|soleil|froide?s?|dehors|sortir|jouer|promen\\p{L}*|balad\\p{L}*|plage|balcon|' +
        'jardin|poussette|landau|clim\\p{L}*|nuit|midi|seule?|dorm\\p{L}*|sieste|ombre',
      'peut|peux|puis|on peut|dois|faut|sans danger|sans risque|risque|dangereux|ok|laiss\\p{L}*|aller|trop|tenir|' +
        'supporte\\p{L}*',
    ],
    'habill\\p{L}*|bonnet|manteau|parapluie|pleu\\p{L}*|pluie',
  ],
  [
    'climbing',
    [
      "via ferrata|(?:faire l')?ascension|gravir|grimper (?:au|sur|le|la)|escalad\\p{L}*|alpinisme|" +
        "(?:monter|aller|partir) (?:au|jusqu'au) (?:sommet|refuge|mont blanc|pic|cervin)|sommet|arete|glacier",
      'peut|peux|puis|on peut|dois|faut|danger\\p{L}*|risque\\p{L}*|securite|possible|demain|samedi|dimanche|orages?|faire',
    ],
  ],
  [
    'heights',
    [
      "(?:monter|grimper|aller|etre|travailler) sur (?:le |mon |notre |un |l')?(?:toit|echelle|echafaudage)|" +
        'echelle|nettoyer (?:les |la |mes |ma )?gouttieres?|antenne sur le toit|ramon\\p{L}*',
    ],
  ],
  [
    'water',
    [
      '(?:se |me |nous |vous |te )?baign(?:er|ade|ons|ez|e)|nager|kayak|canoe|paddle|planche a voile|pneumatique|' +
        '(?:sortir|partir|aller) en (?:bateau|mer|zodiac|annexe)|zodiac|surf(?:er)?|plonger|pedalo|jet ski',
      'peut|peux|puis|on peut|puis-je|danger\\p{L}*|risque\\p{L}*|securite|sans|possible|ok',
    ],
    'piscine|temperature de|quelle temperature',
  ],
  [
    'wind-load',
    [
      'grue|nacelle|trampoline|barnum|chapiteau|tonnelle|parasol|store|tente de reception',
      'vent|rafales?|tempete|tenir|tient|tiendra|peut|peux|puis|dois|installer|monter|laisser|securite',
    ],
  ],
  [
    'fire',
    [
      'brul\\p{L}*|incinerer',
      'feuilles?|vegetaux|branch\\p{L}*|dechets?|herbes?|chaumes?|haies?|papiers?|palettes?|talus|taille',
    ],
  ],
  [
    'fire',
    [
      'ecobuage|brulage|feux? de (?:camp|joie|jardin|la saint-jean|branch\\p{L}*|broussailles)|' +
        '(?:faire|allumer) (?:un|du|le) (?:petit )?feu|lanternes? (?:volantes?|celestes?|chinoises?)|' +
        'desherbeur thermique|bougies?\\b.{0,30}(?:allum\\p{L}*|nuit|laiss\\p{L}*)',
    ],
  ],
  [
    'heights',
    [
      "(?:sur|monter (?:sur|a)|descendre d[eu]) (?:le |la |l'|un |une |mon |ma |notre )?(?:\\p{L}+ )?(?:toits?|" +
        "toitures?|echelle|echafaudage|cheminee|faitage)|gouttieres?|nacelle|(?:a|sur) l'echelle|" +
        'sans (?:harnais|corde|encordement)',
    ],
    'toit[- ]terrasse|toit terrasse|rooftop|bar sur le toit|travail\\p{L}* sur (?:le|un) toit(?!.*sans )|' +
      'couvreurs? (?:vien|pass)\\p{L}*',
  ],
  [
    'medicine-storage',
    [
      'insuline|medicaments?|epipen|stylos?|vaccins?|suppositoires?|ventoline|inhalateur|antibiotiques?|collyre|ozempic',
      'voiture|coffre|boite a gants|tente|soleil|camping-car|sac|colis|boite aux lettres|laiss\\p{L}*|' +
        'conserv\\p{L}*|frigo|stock\\p{L}*',
    ],
  ],
  [
    'people-at-risk',
    [
      'bebes?|nourrissons?|nouveau-nes?|(?:\\d{1,2}|un|deux|trois|quatre|cinq|six|huit|dix) mois|' +
        '(?:de|a|mon fils de|ma fille de) (?:[1-6]|deux|trois|quatre|cinq|six) ans|tout-petits?|mamie|papi|papy|' +
        'grand-mere|grand-pere|grands-parents|personnes? agees?|(?:7\\d|8\\d|9\\d) ans|enceinte',
      'midi|plage|soleil|chaleur|canicule|chaud\\p{L}*|creme\\p{L}*|indice|parasol|ombre|1[1-5] ?h\\p{L}*|' +
        '3\\d ?(?:degres|°)|poussette|froid\\p{L}*|-\\d+',
    ],
    'habill\\p{L}*|vetements?|manteau|bonnet|veste|quand|a quelle heure|anniversaire',
  ],
  [
    'road-grip',
    ["pneus? (?:d')?(?:ete|4 saisons|quatre saisons|lisses?|uses?)|sans (?:pneus? (?:neige|hiver)|chaines?)"],
  ],
];
