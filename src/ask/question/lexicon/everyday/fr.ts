/** Everyday ways to ask in French that are more than their words: what people say for a figure, a chore or a risk. */
import { comingSpans } from '../coming-spans.ts';
import type { TranslatedPhrase } from '../lexicon.ts';

export const FRENCH_EVERYDAY: readonly TranslatedPhrase[] = [
  ['en plein air', 'outdoors'],
  ['(?:le |un |notre )?mariage|noces', 'wedding'],
  ['(?:la |une |le |un )?(?:communion|bapteme|kermesse|fete de village)', 'outdoor party'],
  ['piste(?= ?\\d{2})', 'runway'],
  ['vent(?:s)? (?:de travers|traversier)', 'crosswind'],
  ['(?:dormir|passer la nuit|camper) (?:à la belle étoile|dehors)|bivouac(?:quer)?', 'sleep outside'],
  [
    '(?:laisser|garder) (?:les |mes |la |le )?(?:plantes|fleurs|géraniums|tomates|semis|citronniers?|' +
      'agrumes)(?: (?:dehors|sur le balcon|sur la terrasse))',
    'leave the plants out',
  ],
  ['(?:sortie|excursion|balade en famille|journée au parc)', 'day out'],

  ['(?:en|à la|cette) fin de semaine', 'this weekend'],
  ['(?:vais-je|est-ce que je vais|je vais|vas-tu|va-t-on|allons-nous) avoir besoin(?: de| du| des)?', 'do i need'],
  ["(?:aurai-je|aurais-je|aura-t-on|j'aurai|j'aurais) besoin(?: de| du| des)?", 'do i need'],
  [
    'arroser (?:le |la |les |mon |mes |ma )?(?:géraniums|rosiers|légumes|haie|arbres|jardinières|balconnières|' +
      'pots|fraisiers|salades|massifs|semis|plantations|hortensias)',
    'water the garden',
  ],

  ...comingSpans({
    before: 'dans les|les|ces|pour les|au cours des',
    between: 'prochaine?s ',
    numbers: ['une?', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
    hours: 'heures',
    days: 'jours',
  }),
  [
    "on annonce quoi|qu'annonce-t-on|que prévoit-on|qu'est-ce qu'on annonce|c'est quoi la météo",
    'what will the weather be',
  ],
  ["ça (?:va|devrait) (?:se lever|s'éclaircir|se dégager|s'améliorer)", 'will it be sunny'],
  [
    '(?:revient|reviendra|va revenir) le soleil|le soleil (?:revient|reviendra|va-t-il revenir|va revenir)',
    'will it be sunny',
  ],
  ['(?:faut-il|doit-on|dois-je) (?:craindre|redouter)|à craindre', 'will there be'],
  ['combien fera-t-il au plus chaud', 'maximum temperature'],
  ["humidité de l'air", 'humidity'],
  // Places.
  ['(?:au sommet|en haut|au pied) (?:du|de la|des|de)(?: col (?:du|de la|des|de)(?= ))?(?= )', 'at'],
  // Risks.
  ['(?:est-ce qu.il )?(?:y a-t-il|il y a|y a) (?:un |des )?risques?(?= d)', 'is there a chance'],
  ['(?:un |le )?risques?(?= d)', 'chance'],
  [
    '(?:quelles? (?:est|sont) )?(?:la |les |une )?(?:probabilites?|chances?)(?= (?:de |d|qu|pour))',
    'what is the chance',
  ],
  // A pass is known by its name alone.
  ['(?:le |au )?col (?:du|de la|des|de)(?= (?:galibier|tourmalet|iseran|izoard|glandon|aubisque|peyresourde))', ''],
  ["(?:je pars|j'y vais|on y va|on part|je sors) ou pas", ''],
  ['alertes? météo(?:rologiques?)?|vigilances? météo', 'weather warnings'],
  // Amounts and values.
  [
    '(?:il est tombé|il est tombée?) combien(?: de pluie| de millimètres| de mm)?|' +
      'combien (?:de pluie|de mm|de millimètres|d.eau) (?:est|a-t-il|sont)(?: .{0,4})? ?tomb(?:ée?|és)|' +
      'quelle quantité de pluie est tombée',
    'how much did it rain',
  ],
  ['tombée?s?', ''],
  ['combien de (?:pluie|mm|millimètres)(?: va-t-il| vont| est-ce qu.il va)?(?: tomber)?', 'how much will it rain'],
  ['(?:l.)?ind(?:ice|ex) u\\.?v\\.?', 'uv index'],
  ['(?:la )?vitesse du vent|force du vent', 'wind speed'],
  ['(?:les )?rafales? max(?:imales?)?|(?:la )?plus forte rafale', 'gusts'],
  ['heure par heure', 'hourly'],
  ['(?:quelle (?:est|sera) )?la (?:température )?maximale|températures? max(?:imales?)?', 'maximum temperature'],
  ['(?:quelle (?:est|sera) )?la (?:température )?minimale|températures? min(?:imales?)?', 'minimum temperature'],
  ['couverture nuageuse|nébulosité', 'cloud cover'],
  ['par rapport à (?:la normale|la moyenne|d.habitude|l.ordinaire)', 'compared with normal'],
  ['comment (?:sera|est|va être) la mer|la mer (?:sera|est)-(?:t-)?elle agitée|état de la mer', 'how rough is the sea'],
  ['vents? (?:de face|contraires?)', 'headwind'],
  ['vents? (?:dans le|de) dos|vents? arrière', 'tailwind'],
  // Times.
  ['avant midi', 'before noon'],
  ['avant minuit', 'before midnight'],
  ['à partir de quelle heure|vers quelle heure', 'what time'],
  ['à partir de quand', 'when'],
  ['(?<=\\d ?h(?:eures?)?(?: ?\\d\\d)? )du mat(?:in)?', ''],
  // Chores, and being outside.
  [
    'rentrer (?:les |mes |nos )?(?:plantes?|pots|fleurs|géraniums|citronniers?)|protéger (?:les |mes )?(?:plantes?|tomates)',
    'cover the plants',
  ],
  ['(?:gratter|dégivrer) (?:le |mon )?pare[- ]?brise|gratter (?:la |ma )?voiture', 'scrape the car'],
  ['laver (?:la |ma |notre )?(?:voiture|auto)', 'wash the car'],
  [
    '(?:manger|dîner|déjeuner|prendre un verre|prendre l.apéro|petit[- ]déjeuner) (?:en terrasse|dehors|' +
      'au jardin|dans le jardin)|en terrasse',
    'eat outside',
  ],
];
