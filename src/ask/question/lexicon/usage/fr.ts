/** How people type French: the words of Québec, Belgium and Switzerland, and what is said for a day outdoors. */
import type { TranslatedPhrase } from '../lexicon.ts';
import { monthRanges, nights, weekdayRanges } from './ranges.ts';

const WEEKDAY = '(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';

export const FRENCH_USAGE: readonly TranslatedPhrase[] = [
  ['(?:au|sur les) (?:bords?|rives?) (?=(?:du|de la|de l.|des|d.) ?(?:lac|etang|mer|ocean)\\b)', ''],
  [
    '(?:laiss(?:er|e|ons)|gard(?:er|e)) (?:le |mon |la |un )?(?:velux|vasistas|fenetre de toit|porte-fenetre) ouverte?',
    'leave the windows open',
  ],
  ['(?:la )?nouvelle lune', 'new moon'],
  [
    'arroser (?:(?:les|mes|le|mon|la) )?(?:fleurs|plantes|jardinieres|potager|jardin|balcon)(?: (?:du|de la|de mon) (?:balcon|terrasse|jardin))?(.{0,30}?) (?:necessaire|utile|besoin)',
    'should i water the garden$1',
  ],
  [
    '(?:arroser )(?:(?:les|mes) )?(?:fleurs|plantes)(?: (?:du|de la|de mon) (?:balcon|terrasse|jardin))?',
    'water the garden',
  ],
  ['(?:bon )?temps pour (?:peindre|repeindre)(?: dehors| l.exterieur)?', 'weather to paint the fence'],
  [
    '(?:combien de temps|jusqu.a quand) (?:le beau temps|ce beau temps) (?:va[- ]t[- ]il |va |peut[- ]il )?(?:durer|tenir|rester)|' +
      '(?:combien de temps|jusqu.a quand) (?:dure|durera|tient|tiendra) (?:le|ce) beau temps',
    'how long will it stay dry',
  ],
  ['(?:au|dans le|dans un) (?:pre|champ|paddock)(?! \\p{Lu})', 'in the field'],
  ['a partir de (?:quelle heure|quand)(.{0,20}?) (?:du|le) soleil', 'when will the sun come out$1'],
  ["(?:gouter|fete) d'anniversaire|fete des voisins|vide[- ]greniers?|brocante", 'outdoor party'],
  ['(?:rouler|conduire) (?:en )?(?:decapote|decapotable|cabriolet|cabrio)', 'drive with the roof down'],
  [
    '(?:une |la )?fenetre (?:de|pour) (?:le )?(?:traitements?|pulverisation|pulveriser)(?: (?:fongicide|herbicide|insecticide))?',
    'spray the crops',
  ],
  [
    "(?:(?:est[- ]ce que )?ca )?vaut(?:[- ]il)? (?:le coup|la peine|le detour) (?:de |d')?(?:aller|partir|monter|venir|passer)(?: (?:a|au|aux|en|sur|dans|vers)(?= ))?",
    'is it worth going to',
  ],
  [
    '(?:(?:le|la) )?(?:sol|terre|terrain) (?:est|sera)(?:[- ](?:t[- ])?(?:il|elle))? (?:assez|suffisamment) sec(?:he)?',
    'is it dry enough',
  ],
  ['(?:il )?(?:mieux vaut|vaut mieux)(?: pour)?', 'is it better to'],
  [
    '(?:(?:on|ils?) )?(?:prevoi(?:t|ent)|annonce(?:nt)?|attend(?:ent)?)(?:[- ](?:t[- ])?(?:on|il|ils))? combien de (?:neige|centimetres|cm)(?: de neige)?',
    'how much will it snow',
  ],
  [
    'combien de (?:neige|centimetres de neige|cm de neige) (?:est prevue?|sont prevus|va tomber|vont tomber|tombera|va[- ]t[- ]il tomber|est attendue?|attend[- ]on|prevoit[- ]on)',
    'how much will it snow',
  ],
  [
    '(?:(?:on|ils?) )?(?:prevoi(?:t|ent)|annonce(?:nt)?|attend(?:ent)?)(?:[- ](?:t[- ])?(?:on|il|ils))? combien de (?:pluie|mm|millimetres)(?: de pluie)?',
    'how much will it rain',
  ],
  [
    '(?:les? |la )?(?:routes?|chaussees?|trottoirs?) (?:(?:vont|va|risquent de|risque d.|pourraient|devraient|sont|seront|est|sera)[- ]?(?:elles? |ils? )?)?' +
      '(?:etre )?(?:verglacee?s?|glissante?s?|glacee?s?|gelee?s?)',
    'are the roads icy',
  ],
  ["aerer (?:(?:la|le|les|ma|mon|mes|l')? ?)?(?:literie|couettes?|draps|matelas|tapis)", 'air the bedding outside'],
  [
    "aerer(?: (?:(?:la|le|les|ma|mon)|l')? ?(?:maison|appartement|appart|chambres?|pieces?|logement|bureau))?",
    'have the windows open',
  ],
  ['(?<!la )semaine prochaine', 'next week'],
  [
    'pour (?:eviter|fuir|echapper a)(?: (?:la|les|le|l.))? ?(?:grosse |forte |grande )?(?:chaleur|canicule|coup de chaud)',
    'to avoid the heat',
  ],
  ['temperatures? (?:ok|correctes?|bonnes?|adequates?)', 'temperature'],
  ['(?:a[- ]t[- ](?:il|elle)|ont[- ](?:ils|elles)|(?:est[- ]ce )?que (?:ca|cela) a) ete', 'was'],
  ["l'(ete|hiver|automne) (?:dernier|passe|d'avant)|(?:le )?(printemps) (?:dernier|passe)", 'last $1$2'],
  [
    'quand (?:partir|voyager|faut[- ]il partir|vaut[- ]il mieux partir|aller en vacances|visiter)(?= (?:en|a|au|aux|dans|sur) \\p{L})' +
      '(?!.{0,80}\\b(?:demain|aujourd|ce|cet|cette|matin|soir|heure|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\\b)',
    'best month to visit',
  ],
  [
    '(?:il (?:me |nous )?reste |reste[- ]t[- ]il )?combien de temps (?:il (?:me |nous )?reste |(?:me |nous )?reste[- ]t[- ]il )?' +
      "(?:encore )?(?:avant (?:la nuit|qu'il (?:ne )?fasse (?:nuit|noir)|la tombee de la nuit)|de jour|de lumiere)",
    'how long until it gets dark',
  ],
  [
    "(?:jusqu'a quelle heure|jusqu'a quand) (?:fait[- ]il|fera[- ]t[- ]il|il fait|il fera|est[- ]ce qu'il fait) (?:encore )?jour",
    'when does it get dark',
  ],
  [
    '(?:sortir|mettre dehors|sors|remettre dehors)(?: (?:les|mes|nos|le|mon|la|ma))? (?:tomates|plants? de tomates?|plants|plantes|' +
      'geraniums|semis|citronniers?|agrumes|courgettes|dahlias|lauriers?|oliviers?)(?: dehors)?',
    'put the plants out',
  ],
  ['(?:le )?clim(?:at)?(?= (?:a|au|aux|en|de|du) .{0,30}\\b(?:en|au mois))', 'weather'],
  ...nights(
    'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' '),
    (first, second) => `(?:dans |pendant |durant )?(?:la )?nuit (?:de |du )${first} (?:a|au) ${second}`,
  ),
  ...weekdayRanges('(?:de |du |entre )?', WEEKDAY, "(?:a|au|jusqu'a|jusqu'au|et)", ['de ', 'du ', 'entre ']),
  ...monthRanges(
    "(?:de |d')",
    '(janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)',
    'a',
  ),
  // Times.
  ['plus tard(?: dans la (?:journee|soiree))?|tout a l.heure|tantot', 'later'],
  [`${WEEKDAY} en huit|dans huit jours ${WEEKDAY}`, 'a week on $1$2'],
  ['a soir', 'this evening'],
  ['a matin', 'this morning'],
  ['au coucher du soleil', 'at sunset'],
  ['au lever du soleil', 'at sunrise'],
  [
    "(?:dans )?combien de temps (?:reste[- ]t[- ]il )?(?:avant|jusqu'au|avant le) (?:le )?coucher du soleil",
    'how long until sunset',
  ],
  [
    '(?:ca fait|depuis) (?:combien de (?:jours|temps|semaines)|' +
      "quand) (?:est[- ]ce )?qu'il n'a pas (?:vraiment )?plu|" +
      "(?:cela fait |ca fait )?(?:depuis )?(?:quand|combien de (?:jours|temps|semaines)) (?:qu'|est[- ]ce qu')?(?:il n'a (?:pas|plus)|n'a[- ]t[- ]il (?:pas|plus)) plu|" +
      "depuis (?:quand|combien de (?:jours|temps|semaines)) (?:est[- ]ce qu')?il ne pleut (?:pas|plus)",
    'when did it last rain',
  ],
  ['(?:le |au |pour le )?jour ferie|le pont(?= du| de)|ferie', 'on the public holiday'],
  ['(?:souvent|combien de fois)', 'often'],
  ['(?:ce|le|du|pour le) we', 'this weekend'],
  ['we prochain|(?:la )?fin de semaine prochaine', 'next weekend'],
  ['(?:cette|la|en|ce) fin de semaine', 'this weekend'],
  ['(?:il|ca) fait combien(?: de degres)?(?: la)?(?! d)', 'what temperature is it now'],
  ['ca (?:caille|pele|meule|pince)|on se les gele|on se gele', 'is it cold'],
  [
    'combien de (?:mm|millimetres|litres)(?: de pluie| d.eau)?(?: (?:a|sont|est)[a-z -]{0,20}(?:tombe|' +
      'tombes))?(?=.{0,40} depuis)',
    'how much did it rain',
  ],
  ['(?<!apres[- ])demain (?:tot|de bonne heure)(?: le matin)?', 'tomorrow early in the morning'],
  ['(?:en|dans la) foret(?: (?:de|du|des) (?=\\p{L}))?(?! (?:d)\\b)', 'in the woods'],
  ['(?:au|aux|les) cols?(?! (?:de|du|des|d)\\b)', 'in the mountains'],
  ['(?:est[- ]ce )?qu.on (?:peut|pourra|pourrait|va pouvoir)', 'can i'],
  [
    '(?:(?:je |on |nous )?(?:vais|va|vont|allons) (?:etre|finir|se faire|me faire) |' +
      '(?:je |on )?(?:serai|sera|finirai)(?:[- ]je)? )(?:mouille|trempe|rince)e?s?',
    'will i get wet',
  ],
  ['combien de temps avant (?:la pluie|qu.il pleuve|l.averse)', 'when will the rain start'],
  ['ca souffle|ca va souffler', 'is it windy'],
  ['(?:les )?routes? (?:sont |seront |est |sera )?(?:verglacees?|glissantes?|glacees?|gelees?)', 'are the roads icy'],
  [
    'combien d.eau (?:est tombee|il est tombe|a[- ]t[- ]il plu)|quelle quantite d.eau est tombee',
    'how much did it rain',
  ],
  ['(?:faucher|rentrer|faire)(?: le| les)? foins?|fenaison|moissonner|moissons?|ensilage', 'haymaking'],
  ['(?:a )?noel (?:dernier|de l.an dernier|l.an dernier)|l.an dernier a noel', 'last christmas'],
  ['(?:il a|a[- ]t[- ]il) grele', 'did it hail'],
  ['(?:le vent )?combien de vent|quel vent', 'how windy'],
  ['(?:quel(?:le)? (?:est|sera) )?(?:le |la )?(?:jour|journee) (?:le |la )?plus chaude?', 'warmest day'],
  [
    '(?:quel(?:le)? (?:est|sera) )?(?:le |la )?(?:jour|journee) (?:le |la )?plus (?:froide?|frais|fraiche)',
    'coldest day',
  ],
  [
    '(?:quel(?:le)? (?:est|sera) )?(?:le |la )?(?:jour|journee) (?:le |la )?plus (?:ensoleillee?|beau|belle)',
    'sunniest day',
  ],
  [
    '(?:quel(?:le)? (?:est|sera) )?(?:le |la )?(?:jour|journee) (?:le |la )?plus (?:pluvieux|pluvieuse|humide)',
    'wettest day',
  ],
  ['submersion marine|maree de tempete', 'coastal flooding'],
  ['(?:ca |le temps |le ciel )?(?:va )?(?:se )?degager|(?:ca |le temps |le ciel )se degage(?:ra)?', 'will it clear up'],
  ['toute (?:la|une) journee', 'all day'],
  ["(?:il (?:va faire|fera) )?jusqu'a combien(?: de degres)?", 'how hot will it get'],
  ['le plus de soleil', 'sunniest'],
  [
    '(?:le )?brouillard (?:va )?(?:se lever|se levera|se leve|se dissiper|se dissipera|se dissipe)',
    'will the fog lift',
  ],
  ['(?:tailler|couper)(?: (?:la |les |ma |mes |des ))?(?:haies?|buissons|rosiers|arbres|arbustes)', 'cut the hedge'],
  ['(?:la )?maree haute', 'high tide'],
  ['(?:la )?maree basse', 'low tide'],
  ['temperature actuelle', 'temperature now'],
  ['(?:est[- ]ce qu.)?(?:il )?pleut[- ]?(?:il )?(?:la|en ce moment|actuellement|maintenant)', 'is it raining now'],
  ['(?:aller )?(?:se |me |nous )?baigner|(?:aller )?nager|baignade', 'go swimming'],
  ['(?:est[- ]ce qu.)?(?:il )?y a(?:[- ]t[- ]il)? du soleil', 'is it sunny'],
  ['(?:est[- ]ce qu.)?(?:il )?y aura(?:[- ]t[- ]il)? du soleil', 'will it be sunny'],
  ['il pleut plus(?= (?:a|au|aux|en|souvent)\\b)(?! tard)', 'does it rain more'],
  ['(?:vent (?:de )?)?force (\\d{1,2})', 'wind force $1'],
  ['avant midi', 'before noon'],
  ["jusqu'a midi", 'until noon'],
  ['les prochaines nuits|les nuits prochaines', 'the next nights'],
  ['(?<!laiss.{0,40})(?:en voiture|en bagnole|par la route|en char)', 'driving'],
  ['terrasse (?:possible|ok|jouable|envisageable)', 'eat outside'],
  [
    '(?:laisser|laisse)(?: (?:le |les |mon |mes ))?(?:salon de jardin|coussins|meubles de jardin)(?: dehors)?',
    'leave the garden furniture out',
  ],
  [
    '(?:rentrer|rentre)(?: (?:le |les |mon |mes ))?(?:salon de jardin|coussins|meubles de jardin|transats)',
    'bring the cushions in',
  ],
  ['quand (?:arrive|revient|va arriver|va revenir) (?:la chaleur|le chaud|le beau temps)', 'when will it get warmer'],
  ['quand (?:arrive|revient|va arriver) (?:le froid|la fraicheur)', 'when will it get colder'],
  ['quand (?:finit|se termine|va finir|s.arrete) (?:la canicule|la chaleur|cette chaleur)', 'when will the heat end'],
  [
    'de (\\p{L}{4,}) (?:a|jusqu.a|vers) (\\p{L}{4,})(?=.{0,60}\\b(?:voiture|moto|route|rouler|velo|train|trajet)\\b)',
    'from $1 to $2',
  ],
  [
    "(?:est[- ]ce |c'est |ce sera |ce serait |serait[- ]ce )?(?:safe|securitaire|sans danger|sans risque|" +
      'prudent)(?: de| d.)?(?= )',
    'is it safe to',
  ],
  ['en (?:toute )?securite', 'safely'],
  ['quelle (?:sera|est|va etre) la (temperature|humidite|pression)', 'what is the $1'],
  ['(?:la |une )?vague de chaleur', 'heat wave'],
  ['(?:la |une )?vague de froid', 'cold spell'],
  ["(?:l')?(?:annee prochaine|an prochain)", 'next year'],
  ['(?:au |pour le |pendant le )?carnaval', 'at carnival'],
  [
    '(?:la |une )?canicule (?:arrive|revient|approche|va arriver)|(?:est[- ]ce )?que la canicule arrive',
    'is a heat wave coming',
  ],
  // Outdoors.
  ['(?:en|de) plein air|au grand air|a la belle etoile', 'outdoors'],
  ['(?:laisser|laisse)(?: (?:le |mon |du )?linge)(?: etendu| a secher| secher)?(?: dehors)?', 'leave the washing out'],
  ['(?:rentrer|rentre|ramasser) (?:le |mon )?linge', 'bring the washing in'],
  ['(?:(?:faire |fait |une |la |a la )+)?plancha|brochettes|mechoui|cuisson au feu de bois', 'bbq'],
  [
    '(?:prendre )?(?:un |l.)?ap(?:e|é)ro(?: (?:dehors|en terrasse|au jardin))?|' +
      '(?:manger|boire un verre|se poser|etre) en terrasse|terrasse(?= ce soir)',
    'eat outside',
  ],
  ['(?:a l.)?aire de jeux|terrain de jeux|plaine de jeux', 'go to the playground'],
  ['vendanges?|vendanger', 'grape harvest'],
  ['k[- ]?way', 'raincoat'],
  ['tuque', 'woolly hat'],
  ['mitaines', 'gloves'],
  [
    '(?:aller (?:en haut )?|monter|grimper)(?: sur| au| a| a la)?(?: sommet du)?(?= (?:mont|pic|puy|aiguille|col|' +
      'canigou|ventoux|dent)\\b)|gravir',
    'going up',
  ],
  // What happens.
  [
    '(?:il |ca |y |on )?(?:va faire|fait|fera|aura) quoi(?: comme temps)?|quoi comme temps|ca donne quoi|' +
      '(?:ca )?dit quoi la meteo',
    'what will the weather be',
  ],
  ['(?:il|ca) a fait combien(?: de degres)?(.{0,40}?) cette nuit', 'what temperature was it last night$1'],
  ['(?:il|ca) (?:a fait|faisait) combien(?: de degres)?', 'what temperature was it'],
  [
    '(?:(?:on|ca|il|le thermometre|les temperatures?) )?(?:atteindra|va atteindre|atteint|vont atteindre|' +
      'atteindront|montera a|va monter a|monte a|grimpe a|arrive a|taper les|' +
      'tape les)(?: les)? (\\d{2})(?: degres)?',
    'will it reach $1 degrees',
  ],
  [
    '(?:le )?vent (?:va |vont )?(?:tomber|se calmer|faiblir|mollir|baisser|tombe|tombera|faiblit|mollit|se calme|' +
      'se calmera)',
    'will the wind drop',
  ],
  [
    '(?:ca |il |le temps |les temperatures )?(?:va |vont )?(?:se )?(?:refroidit|refroidir|rafraichit|rafraichir|' +
      'rafraichira)',
    'will it get cooler',
  ],
  [
    '(?:ca |il |le temps |les temperatures )?(?:va |vont )?(?:se )?(?:rechauffe|rechauffer|radoucit|radoucir)',
    'will it get warmer',
  ],
  [
    '(?:le )?soleil (?:va )?(?:(?:re)?sortir|(?:re)?sortira|(?:re)?sort|se montrer|se montrera|percer|revenir|' +
      'revient|pointer)',
    'will the sun come out',
  ],
  [
    'combien de temps (?:va durer la pluie|la pluie va(?:[- ]t[- ]elle)? durer|dure la pluie|durera la pluie)',
    'how long will the rain last',
  ],
  [
    '(?:une |la )?tempete (?:arrive|approche|est annoncee|est prevue|se prepare)|(?:est[- ]ce )?(?:qu.)?une tempete arrive',
    'is a storm coming',
  ],
  ['(?:la )?temperature (?:la plus basse|minimale|mini)', 'lowest temperature'],
  ['(?:la )?temperature (?:la plus (?:haute|elevee)|maximale|maxi)', 'highest temperature'],
  [
    '(?:le |un )?noel(?: va[- ]t[- ]il etre| sera[- ]t[- ]il| va etre)? blanc|blanc noel',
    'will it be a white christmas',
  ],
  ['(?:le |la |les )?(?:jour|journee) (?:est |sera |(?:est|sera)[- ]ce )?(?:le |la )?plus sec(?:he)?', 'driest day'],
  ['(?:le )?plus beau(?= (?:jour|temps|a|au|en|dans|sur|samedi|dimanche|demain|ce|cette|la|le|que|qu))', 'nicer'],
  ['(?:est[- ]ce qu.)?il gele(?:ra)?|va[- ]t[- ]il geler|gele[- ]t[- ]il', 'will it freeze'],
  ['givre', 'frost'],
  ['pare[- ]?brise', 'windscreen'],
  ['asthme', 'asthma'],
  ['les (?:enfants|petits|gosses|mioches) ont besoin(?: de| d.)?', 'do the kids need'],
  // Québec.
  ['(?:y |il |ca )?va[- ]tu', 'will it'],
  ['(?:y |il |ca )?fait[- ]tu|y fait', 'is it'],
  ['(?:y |il )?a[- ]tu|y a tu', 'is there'],
  ['frette', 'cold'],
  ['mouiller|(?:il|y|ca) mouille(?:ra)?', 'rain'],
  ['poudrerie', 'blowing snow'],
  // No town of the Riviera's is a nice one.
  ['(?<=\\b(?:a|de|pour|sur|vers|entre|et|ou|que|meteo) )nice', 'Nice'],
];
