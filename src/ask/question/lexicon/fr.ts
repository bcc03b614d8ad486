/** Weather questions in French: the words that tell the language, and phrases with their English. */

import { alike, countsAlike } from './alike.ts';
import { calendarParts } from './calendar-parts.ts';
import { FRENCH_CHORES } from './chores.ts';
import { hourFirstClock } from './clock-words.ts';
import { compassPhrases } from './compass-words.ts';
import { shortDays } from './day-parts.ts';
import { FRENCH_DAYS } from './days/fr.ts';
import { digitClock } from './digit-clock.ts';
import { FRENCH_EVERYDAY } from './everyday/fr.ts';
import { FRENCH_FURTHER } from './further/fr.ts';
import { inflected } from './inflected.ts';
import type { Lexicon } from './lexicon.ts';
import { regionalPhrases, regionalWords } from './regional.ts';
import { spanPhrases } from './span-phrases.ts';
import { FRENCH_SPOKEN } from './spoken.ts';
import { surroundings } from './surroundings.ts';
import { turningPhrases } from './turning-phrases.ts';
import { FRENCH_USAGE } from './usage/fr.ts';
import { weatherNames } from './weather-names.ts';
import { FRENCH_WORDS } from './words/fr.ts';

const WEEKDAY = '(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';
const MONTH = '(janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)';
const CHILD = '(?:mon |le |un )?(?:chien|chat|bebe|enfant)|(?:mes |les )?(?:chiens|enfants)';

export const FRENCH: Lexicon = {
  country: 'FR',
  commonWords:
    'canicule évanouie évanoui grand mère père le la les est il va de du des quel quelle temps fait fera demain ' +
    'pleuvoir pleut aujourd hui a pour et je faut meteo neiger neige combien ce cette cet semaine prochaine ' +
    'quand ou un une au aux en dans puis peut on ai besoin dois y t ca bon bonne soleil vent pluie samedi ' +
    'dimanche lundi mardi mercredi jeudi vendredi hier soir matin apres midi trop froid chaud sera ' +
    'eau lac janvier fevrier avril juin juillet aout septembre octobre novembre decembre',
  timeAhead: {
    every: 'toutes les',
    within: "dans|d'ici",
    coming: '(?:(?:dans|pour|pendant|sur) )?(?:les )?prochaine?s|dans les',
    comingBetween: '(?:(?:dans|pour|pendant|sur) )?les # prochaine?s',
    hours: 'heures?',
    days: 'jours?',
    weeks: 'semaines?',
    lasting: 'sans|au sec|seches?|de (?:pluie|soleil|beau)',
    inRow: "de suite|d'affilee|consecutives",
    numbers: 'une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze',
    before:
      'il y a(?! une? (?:seule? )?(?:jour|journée|heure|semaine) (?:sans|avec|sec|sèche|de soleil|où|ou il|pour)\\b)',
  },
  contractions: { au: 'le', du: 'le', aux: 'les' },
  phrases: [
    // Races that last a day: Le Mans, Spa.
    ['(?:les |aux |pour les |des )?24 ?h(?:eures)?(?= d[eu] | \\u0001)', 'the race'],
    ["l'(ete|hiver|automne) (?:dernier|passe) (?:a[- ]t[- ]il ete|etait[- ]il|a ete|etait)", 'was last $1'],
    ["l'eau(.{0,40}?) (?:est|sera)(?:[- ]elle)? a combien(?: de degres)?", 'how warm is the water$1'],
    ['lever et (?:le )?coucher (?:de |du )?soleil', 'sunrise and sunset'],
    ['courses? a pied', 'running'],
    ['apres[- ]demain (?:tot|de bonne heure)(?: le matin)?', 'day after tomorrow early in the morning'],
    ['(?<!course |courses )à pied', 'on foot'],
    ...shortDays('fr'),
    ...digitClock('fr'),
    ...calendarParts('fr'),
    ...alike('fr'),
    ...regionalPhrases('fr'),
    ...FRENCH_USAGE,
    ...FRENCH_CHORES,
    ...spanPhrases('fr'),
    ...FRENCH_SPOKEN,
    ['tondre(?: (?:la |ma |le |mon )?(?:pelouse|gazon|herbe))?', 'mow the lawn'],
    [
      "(?:l'|mon |notre |un )?anniversaire(?: (?:de |des |du )?(?:mes |mon |ma |les )?(?:enfants|fils|fille))?",
      'birthday',
    ],
    ...compassPhrases('fr'),
    ...FRENCH_EVERYDAY,
    ...FRENCH_DAYS,
    [
      '(?:il (?:fera|fait|va faire) combien|combien (?:(?:fera|fait|va)[- ]t[- ]il(?: faire)?|fait-il|' +
        'il (?:fait|fera|va faire)))(?: de degres)?',
      'what temperature will it be',
    ],
    ["(?:j')?etend(?:re|s)? (?:le |mon )?linge(?: dehors)?", 'hang the washing out'],
    ['sortir en voilier|faire (?:du voilier|de la voile)', 'go sailing'],
    ...FRENCH_FURTHER,
    ...countsAlike('fr'),
    // What is not weather keeps its meaning.
    ['quelle heure est[- ]il|il est quelle heure', 'what is the time'],
    // Safety.
    [
      `(?:laisser |rester )?(?:${CHILD})(?: tout seul| seul)?(?: dans (?:la |ma |une )?voiture)`,
      'leave the dog in the car',
    ],
    ['(?<=laisser.{0,30})dans (?:la|ma|une) voiture', 'in the car'],
    ['(?:le |un )?(?:lac|etang|canal|fleuve|riviere) gele[e]?', 'walk on the frozen lake'],
    // Times.
    ['apres[- ]demain', 'day after tomorrow'],
    ['avant[- ]hier', 'day before yesterday'],
    ['demain matin', 'tomorrow morning'],
    ['demain (?:apres[- ]midi|aprem)', 'tomorrow afternoon'],
    ['demain soir', 'tomorrow evening'],
    ['demain midi', 'tomorrow at noon'],
    ['hier matin', 'yesterday morning'],
    ['hier (?:apres[- ]midi|aprem)', 'yesterday afternoon'],
    ['hier soir', 'yesterday evening'],
    ['la nuit derniere', 'last night'],
    ['ce soir', 'this evening'],
    ['(?<=\\ba(?:[- ]t[- ]il)? (?:plu|neige|gele|fait).{0,60})cette nuit', 'last night'],
    ['cette nuit', 'tonight'],
    ['(?:dans |pendant |durant )?l.apres-midi(?! (?:du|de|d.))', 'this afternoon'],
    ['meteo des neiges', 'snow forecast'],
    ['(?:cet|cette) (?:apres[- ]midi|aprem)', 'this afternoon'],
    ['ce matin', 'this morning'],
    ["aujourd'? ?hui", 'today'],
    ["en ce moment|a l'heure actuelle|tout de suite", 'now'],
    [`${WEEKDAY} matin`, '$1 morning'],
    [`${WEEKDAY} (?:apres[- ]midi|aprem)`, '$1 afternoon'],
    [`${WEEKDAY} soir`, '$1 evening'],
    [`${WEEKDAY} de la semaine prochaine`, '$1 next week'],
    [`${WEEKDAY} (?:prochain|qui vient)`, 'coming $1'],
    [`${WEEKDAY} (?:dernier|passe)`, 'last $1'],
    ['(?:le )?week[- ]?end prochain', 'next weekend'],
    ['(?:le )?week[- ]?end (?:dernier|passe)', 'last weekend'],
    ['(?:ce|le|du|pour le|durant le)? ?week[- ]?end', 'this weekend'],
    ['(?:de )?(?:cette|la) semaine(?! (?:prochaine|derniere|passee))', 'this week'],
    ['(?:de )?la semaine prochaine', 'next week'],
    ['(?:de )?la semaine (?:derniere|passee)', 'last week'],
    ['(?:le )?mois prochain', 'next month'],
    ['(?:le )?mois (?:dernier|passe)', 'last month'],
    ["l'annee (?:derniere|passee)|l'an (?:dernier|passe)", 'last year'],
    ["l'(ete|hiver|automne) dernier|(?:le )?(printemps) dernier", 'last $1$2'],
    ["(?:en|cet|l') ?ete", 'in summer'],
    ["(?:en|cet|l') ?hiver", 'in winter'],
    ["(?:en|cet|l') ?automne", 'in autumn'],
    ['(?:au|ce|le) printemps', 'in spring'],
    [`(\\d{1,2})(?:er)? ${MONTH}`, '$1 $2'],
    [`(?:en|au mois de|au mois d'|debut|fin|mi[- ]?) ?${MONTH}`, 'in $1'],
    ...hourFirstClock({
      hours: ['une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', '(?:douze|midi)'],
      relations: {
        'a|vers|pour': 'at',
        apres: 'after',
        'des|a partir de': 'from',
        avant: 'before',
        "jusqu'a": 'until',
        depuis: 'since',
      },
      timed: [],
      needsRelation: true,
      oClock: '(?:h|heures?)',
      minutes: {
        demie: 30,
        demi: 30,
        '(?:le )?quart': 15,
        'cinq|5': 5,
        'dix|10': 10,
        'vingt|20': 20,
        'vingt-cinq|25': 25,
      },
      plus: 'et',
      minus: 'moins',
      spans: [
        ['entre', 'et'],
        ['de', 'a'],
      ],
      late: 'soir|apres[- ]midi|aprem',
    }),
    ['(?:a |vers |pour )?midi', 'at noon'],
    ['(?:a |vers )?minuit', 'at midnight'],
    ['du matin|le matin|dans la matinee|en matinee', 'in the morning'],
    ["de l'apres[- ]midi|l'apres[- ]midi", 'in the afternoon'],
    ['du soir|le soir|en soiree', 'in the evening'],
    ['la nuit|dans la nuit', 'at night'],
    ['a noel|noel', 'at christmas'],
    ['a paques|paques', 'at easter'],
    ['(?:dans )?les (\\d+) prochains jours', 'in the next $1 days'],
    ['(?:dans )?(?:les|ces) prochains jours|ces jours[- ]ci|les jours (?:a venir|qui viennent)', 'in the next 3 days'],
    ['(?:dans )?les (\\d+) prochaines heures', 'in the next $1 hours'],
    // The sun.
    ['lever du (?:soleil|jour)', 'sunrise'],
    ['coucher du (?:soleil|jour)', 'sunset'],
    ['(?<=\\bse couche.{0,40}\\b)(?:le )?soleil|(?:le )?soleil(?=.{0,40} se couche)', ''],
    ['(?<=\\bse leve.{0,40}\\b)(?:le )?soleil|(?:le )?soleil(?=.{0,40} se leve)', ''],
    ['se couche(?:ra)?(?:[- ]t[- ]il)?', 'sunset'],
    ['se leve(?:ra)?(?:[- ]t[- ]il)?(?! le brouillard)', 'sunrise'],
    ['(?:fera|fait)[- ](?:t[- ])?il (?:nuit|noir|sombre)|il (?:fait|fera) (?:nuit|noir|sombre)', 'does it get dark'],
    ['(?:fera|fait)[- ](?:t[- ])?il jour|il (?:fait|fera) jour', 'does it get light'],
    // Rain.
    ["s'arreter de pleuvoir|arreter de pleuvoir|cesser de pleuvoir|s'arrete de pleuvoir", 'stop raining'],
    ["s'arreter de neiger|arreter de neiger|cesser de neiger", 'stop snowing'],
    [
      "(?:la )?pluie (?:va[- ](?:t[- ]elle )?)?(?:s'arrete|s'arreter|cesse|cesser|cessera|s'arretera)(?:[- ]t[- ]elle|ra)?",
      'will the rain stop',
    ],
    [
      "(?:combien de temps|jusqu'a quand) (?:va[- ]t[- ]il pleuvoir|pleut[- ]il|il va pleuvoir)",
      'how long will the rain last',
    ],
    [
      "(?:il |ca )?(?:ne |n')?va pas pleuvoir|(?:il )?ne pleut pas|(?:il )?ne pleuvra pas|pleuvra pas",
      'will it not rain',
    ],
    ["(?:il |ca )?(?:ne |n')?va pas neiger|(?:il )?ne neige pas|(?:il )?ne neigera pas", 'will it not snow'],
    ["(?:est[- ]ce qu'il |il )?n'?a pas plu", 'did it not rain'],
    [
      "(?:est[- ]ce qu'il |il )?(?:a[- ]t[- ]il |a )?plu(?! tard)|(?:est[- ]ce qu'il )?pleuvait(?:[- ]il)?",
      'did it rain',
    ],
    ["(?:est[- ]ce qu'il |il )?(?:a[- ]t[- ]il |a )neige", 'did it snow'],
    ['combien (?:de temps )?(?:va[- ]t[- ]il|il va) pleuvoir|combien pleuvra[- ]t[- ]il', 'how much will it rain'],
    [
      "(?:est[- ]ce qu'il |est[- ]ce que ca )?(?:va[- ]t[- ]il|il va|ca va|va) pleuvoir|pleuvra[- ]t[- ]il|" +
        "(?:est[- ]ce qu')?il pleuvra|va[- ]t[- ]on avoir de la pluie",
      'will it rain',
    ],
    [
      "(?:est[- ]ce qu'il |est[- ]ce que ca )?(?:va[- ]t[- ]il|il va|ca va|va) neiger|neigera[- ]t[- ]il|" +
        "(?:est[- ]ce qu')?il neigera",
      'will it snow',
    ],
    [
      "(?:est[- ]ce qu'il |est[- ]ce que ca )?(?:va[- ]t[- ]il|il va|ca va|va) geler|gelera[- ]t[- ]il|" +
        "(?:est[- ]ce qu')?il gelera",
      'will it freeze',
    ],
    ["(?:est[- ]ce qu')?(?:pleut[- ]il|il pleut)", 'is it raining'],
    ["(?:est[- ]ce qu')?(?:neige[- ]t[- ]il|il neige)", 'is it snowing'],
    ['a[- ]t[- ]il gele|il a gele', 'did it freeze'],
    ['pas de pluie|sans pluie', 'no rain'],
    ['pas de neige|sans neige', 'no snow'],
    ['pas de vent|sans vent', 'no wind'],
    ['assez sec', 'dry enough'],
    [
      "(?:est[- ]ce que |est[- ]ce qu')?(?:ca |il |le temps )?(?:va |va[- ]t[- ]il )?(?:rester|restera|reste|etre|" +
        'sera) (?:au )?sec',
      'will it stay dry',
    ],
    ['au sec', 'stay dry'],
    ['temps sec', 'stay dry'],
    ['sec', 'stay dry'],
    // Wind and air.
    ["(?:est[- ]ce qu')?(?:il )?y aura[- ]?(?:t[- ]il)? (?:beaucoup )?(?:de |du )vent", 'will it be windy'],
    ["(?:est[- ]ce qu')?(?:il )?y a(?:[- ]t[- ]il)? (?:beaucoup )?(?:de |du )vent", 'is it windy'],
    ['combien de vent', 'how much wind'],
    ['(?:quelle est |quelle sera )?la (?:force|vitesse) (?:du vent)', 'what is the wind speed'],
    ['(?:quelle (?:est|sera) )?la force des rafales', 'how high will the gusts be'],
    ['(?:des )?rafales(?: de vent)?', 'gusts'],
    ["(?:la )?qualite de l'air", 'air quality'],
    ["comment est l'air", 'how is the air'],
    ["l'air (?:est[- ]il|est|sera[- ]t[- ]il)", 'is the air quality'],
    ["pollution(?: de l'air)?", 'air pollution'],
    ['pression atmospherique', 'air pressure'],
    // Limits.
    [
      'sous (?:zero|0(?: degres?)?)|en dessous de (?:zero|0(?: degres)?)|(?:temperatures )?negatives?',
      'below freezing',
    ],
    [
      "plus (?:de|que|d')|au[- ]dela de|au[- ]dessus de|depasser(?:a)?(?: les)?|" +
        'depasse(?:ra)?[- ]t[- ](?:il|elle|on)(?: les)?',
      'over',
    ],
    ["moins (?:de|que|d')|en[- ]dessous de|sous les|sous", 'below'],
    ['au moins', 'at least'],
    ['au plus', 'at most'],
    ["jusqu'a", 'up to'],
    ['kilometres?(?:[- ]heure| par heure)|km ?/? ?h', 'km/h'],
    ['le plus (?:chaud|chaude)', 'warmest'],
    ['le plus (?:froid|froide|frais)', 'coldest'],
    ['le plus (?:sec)|le moins pluvieux', 'driest'],
    ['le plus (?:ensoleille|beau)', 'sunniest'],
    ['le plus (?:venteux|de vent)', 'windiest'],
    ['le plus (?:pluvieux|humide|de pluie)', 'wettest'],
    ['plus chaud|plus chaude|moins froid', 'warmer'],
    ['plus froid|plus froide|moins chaud|plus frais', 'colder'],
    ['plus sec|moins pluvieux', 'drier'],
    ['plus ensoleille|plus beau', 'sunnier'],
    ['plus venteux', 'windier'],
    ['plus pluvieux', 'wetter'],
    // Is there, will it be.
    ["(?:est[- ]ce qu')?(?:il )?y aura(?:[- ]t[- ]il)?(?: des?| du| de la)?", 'will there be'],
    ["(?:est[- ]ce qu')?(?:il )?y a(?:[- ]t[- ]il)?(?: des?| du| de la)?", 'is there'],
    [
      'quel temps (?:fait[- ]il|fera[- ]t[- ]il|va[- ]t[- ]il faire|il fait|il fera)|il (?:fait|fera|va faire) quel temps',
      'what will the weather be',
    ],
    ['quel temps (?:faisait[- ]il|a[- ]t[- ]il fait)', 'what was the weather'],
    [
      "(?:est[- ]ce qu'il |il )?(?:va[- ]t[- ]il|va) (?:faire|etre)|" +
        "(?:est[- ]ce qu'il |il )?(?:fera|sera)(?:[- ]t[- ]il)?|(?:fera|sera)[- ]t[- ]on",
      'will it be',
    ],
    ["(?:est[- ]ce qu'il |il )?(?:a[- ]t[- ]il|a) fait|faisait[- ]il|il faisait", 'was it'],
    ["(?:est[- ]ce qu'il |il )?fait(?:[- ]il)?", 'is it'],
    ['(?:sera|seront|va)[- ]t[- ](?:il|elle|ils|elles)', 'will it be'],
    ['(?:va|vont)[- ](?:t[- ])?(?:elle|elles|ils)', 'will it'],
    ['va[- ]t[- ]il', 'will it'],
    ['est[- ](?:il|elle)|est[- ]ce(?! qu)', 'is it'],
    ["c'est|ce sera|ca va etre", 'is it'],
    // Wishes.
    [
      "comment (?:je )?(?:m'habille|m'habiller|dois[- ]je m'habiller|se vetir|s'habiller)|que (?:porter|mettre)|" +
        "quoi (?:porter|mettre)|comment s'habiller|je m'habille comment",
      'what should i wear',
    ],
    [
      '(?:est[- ]ce que )?(?:je|on|nous) (?:peux|peut|pouvons|pourrai|pourra|pourrons|pourrais)|' +
        '(?:puis|peut|peux|pouvons|pourra|pourrai|pourrons|pourrais)[- ](?:t[- ])?(?:je|on|nous)|' +
        'est[- ]il possible de|possible de',
      'can i',
    ],
    [
      '(?:est[- ]ce que )?(?:je|on|nous) (?:dois|doit|devrais|devrait|devons)|' +
        '(?:dois|doit|devrais|devons|devrait)[- ](?:je|on|nous)',
      'should i',
    ],
    [
      "(?:est[- ]ce que )?(?:j'ai|ai[- ]je|on a|avons[- ]nous|j'aurai|aurai[- ]je|j'aurais) besoin(?: de| du)?",
      'do i need',
    ],
    ["(?:est[- ]ce qu')?(?:il )?(?:faut|faudra|faudrait)(?:[- ](?:t[- ])?il)?", 'do i need'],
    ['prendre|emporter|emmener', 'take'],
    ['(?:est[- ]ce )?(?:sans danger|prudent|sur) de', 'is it safe to'],
    ["est[- ]ce dangereux|c'est dangereux", 'is it dangerous'],
    ['ca vaut (?:le coup|la peine)|vaut[- ]il mieux', 'is it worth'],
    ['bonne idee', 'good'],
    ["(?:est[- ]ce|c'est) (?:un |une )?bon(?:ne)? (?:jour|journee|moment)", 'is it a good day'],
    ['bon(?:ne)? (?:jour|journee)', 'good day'],
    ['quel (?:est|sera) le meilleur jour|quel jour (?:est|sera) le meilleur', 'which day is best'],
    ['quel(?:le)? (?:jour|journee)', 'which day'],
    ['(?:le )?meilleur (?:jour|journee)', 'best day'],
    ['(?:le )?meilleur(?:e)? (?:moment|heure|creneau)', 'best time'],
    ['a quelle heure|quelle heure', 'what time'],
    ['quand est[- ]ce que', 'when'],
    ["qu'est[- ]ce que", 'what'],
    ["est[- ]ce qu'(?:il|elle|on|ca)", 'whether it'],
    ['est[- ]ce que', 'whether'],
    ['pres de|aux environs de|autour de', 'near'],
    ["ca va|est[- ]ce que c'est bon", 'is it ok'],
    ['beau(?: temps)?', 'nice weather'],
    ['mauvais temps', 'bad weather'],
    // Activities.
    [
      '(?:est[- ]ce que )?(?:le |mon )?linge (?:va[- ]t[- ]il |va |peut )?(?:secher|sechera)(?:[- ]t[- ]il)?(?: dehors)?',
      'can i dry the laundry',
    ],
    ['(?:faire |organiser )?(?:un |des |le )?(?:barbecue|bbq|barbeu[ck]|barbec|barbok|grillades?)', 'bbq'],
    ['(?:faire |organiser )?(?:un )?pique[- ]?nique(?:r)?', 'picnic'],
    ["manger (?:dehors|en terrasse|a l'exterieur)|(?:diner|dejeuner) (?:dehors|en terrasse)", 'eat outside'],
    [
      '(?:faire )?(?:etendre|secher|pendre|accrocher|mettre)(?: a)?(?: secher)? (?:le |mon |du |' +
        "mon )?linge(?: a secher)?(?: dehors| a l'exterieur)?|lessive",
      'dry the laundry',
    ],
    [
      '(?:aller )?(?:courir|faire (?:un |du )?(?:footing|jogging|running))|(?:un |mon )?footing|course a pied',
      'go running',
    ],
    [
      '(?:faire |aller |prendre |aller au travail )?(?:du |un tour |le |mon |en |a )*(?:velo|vtt|bicyclette)',
      'go cycling',
    ],
    ['(?:couler|faire|poser) (?:du |le |une |la )?(?:beton|dalle|ciment)|betonner', 'pour concrete'],
    [
      '(?:re)?peindre (?:la |le |ma |mon |les |mes |une |ses )?(?:cloture|facade|maison|portail|volets|mur|murs|' +
        'terrasse|porte|fenetres|barriere|abri)',
      'paint the fence',
    ],
    [
      '(?:faire )?(?:voler|decoller|piloter|sortir) (?:mon |un |le |notre |des )?drones?|(?:mon )?drone',
      'fly my drone',
    ],
    ['(?:jouer au |faire du |partie de |faire une partie de )?golf', 'play golf'],
    ['(?:jouer au |faire du )?tennis', 'play tennis'],
    ['(?:faire |aller faire )?(?:de la |du )?(?:voile|bateau)|naviguer', 'go sailing'],
    [
      '(?:faire (?:une |de la )?)?(?:randonnee|rando|randonnees)|randonner|' +
        '(?:faire une |une )?(?:promenade|balade)|se (?:promener|balader)|marcher',
      'go hiking',
    ],
    ['(?:aller )?(?:a la )?peche(?:r)?', 'go fishing'],
    ['(?:aller )?(?:a la )?plage|(?:aller )?se baigner|baignade|bronzer', 'go to the beach'],
    ['(?:tond(?:re|s|ons)?|couper|coupe) (?:la |ma |le |mon )?(?:pelouse|gazon|herbe)', 'mow the lawn'],
    ['arroser (?:le |la |les |mon |mes |ma )?(?:jardin|plantes|fleurs|pelouse|potager|tomates)', 'water the garden'],
    ['jardiner|jardinage', 'gardening'],
    [
      '(?:voir|observer|regarder) (?:les |des )?(?:etoiles(?: filantes)?|aurores boreales|perseides|ciel etoile)',
      'stargazing',
    ],
    ['(?:promener|sortir|balader) (?:le |mon |les |mes )?chiens?', 'walk the dog'],
    ['(?:refaire|reparer) (?:le |mon |la )?(?:toit|toiture)', 'fix the roof'],
    [
      '(?:traiter|pulveriser)(?: (?:les |mes |la |ma |le |mon )?(?:cultures|champs?|vignes?|ble|parcelles?))?',
      'spray the crops',
    ],
    ['conduire|prendre la (?:route|voiture)|rouler', 'driving'],
    ['skier|faire du ski|ski', 'skiing'],
    ['surfer|faire du surf', 'surfing'],
    ...turningPhrases('fr'),
  ],
  words: [...inflected('fr'), ...weatherNames('fr'), ...regionalWords('fr'), ...FRENCH_WORDS, ...surroundings('fr')],
};
