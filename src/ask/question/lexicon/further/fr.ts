/** Phrases of further topics in French: the light of the day, the moon, sea, snow, sun power, months, and what is not judged. */
import type { TranslatedPhrase } from '../lexicon.ts';

/** Where people go for an hour, and which is no journey: "aller à la plage". */
const NO_DOING =
  '(?! (?:au |aux |la |le |les |l.)?(?:plage|piscine|mer|peche|velo|marche|course|montagne|parc|foret|lac|ski|zoo|jardin|champignons|terrasse)(?!\\p{L}))';

export const FRENCH_FURTHER: readonly TranslatedPhrase[] = [
  ['cette annee', 'this year'],
  ["(?:c'est |ce sera |est[- ]ce )?(?:pareil|la meme chose)(?=\\W*$)", 'about the same'],
  ["(?:a[- ]t[- ]il|(?:est[- ]ce qu')?il a) deja neige", 'has it snowed yet'],
  ["(?:a[- ]t[- ]il|(?:est[- ]ce qu')?il a) deja gele", 'have we had a frost yet'],
  ['(?:la )?mer (?:sera|est)[- ](?:t[- ])?elle (?:agitee|forte)', 'will the sea be rough'],
  ['(?:la )?mer (?:sera|est)[- ](?:t[- ])?elle calme', 'will the sea be calm'],
  ["combien (?:de temps|d'heures) (?:fait|fera)[- ](?:t[- ])?il jour", 'how long is the day'],
  [
    '(?:quelle est )?la (?:duree|longueur) du jour|heures de (?:jour|lumiere)(?: du jour)?|lumiere du jour',
    'hours of daylight',
  ],
  [
    '(?:quelle est |quelle sera )?(?:la )?(?:hauteur|epaisseur|couche|' +
      'profondeur) (?:de (?:la )?)?neige(?: au sol)?|' +
      'combien (?:y a[- ]t[- ]il )?de neige(?: y a[- ]t[- ]il)?(?= (?:a|au|aux|en|sur)\\b)|enneigement',
    'how deep is the snow',
  ],
  ['y a[- ]t[- ]il (?:encore )?de la neige(?: au sol)?', 'is there snow on the ground'],
  [
    "(?:quand|a quelle date) (?:est[- ]ce qu'il a|a[- ]t[- ]il) plu(?: pour la derniere fois)?|" +
      "(?:quand )?(?:c'est quand |est |c'etait quand )?la derniere fois qu'il a plu|quand date la derniere pluie|" +
      'derniere pluie',
    'when did it last rain',
  ],
  [
    "(?:quand|a quelle date) (?:est[- ]ce qu'il a|a[- ]t[- ]il) neige(?: pour la derniere fois)?|" +
      "la derniere fois qu'il a neige|derniere neige",
    'when did it last snow',
  ],
  ['pour la derniere fois', ''],
  ['se leve(?:ra)? la lune|la lune se leve(?:ra)?(?:[- ]t[- ]elle)?|lever de (?:la )?lune', 'moonrise'],
  ['se couche(?:ra)? la lune|la lune se couche(?:ra)?(?:[- ]t[- ]elle)?|coucher de (?:la )?lune', 'moonset'],
  [
    "(?:le |la |les )?meilleur(?:e|es|s)? (?:mois|periode|saison|moment|epoque)(?: de l'annee)? pour (?:visiter|" +
      `aller a${NO_DOING}|aller en|aller(?= (?:au|aux|dans|sur)\\b)${NO_DOING}|partir a|voyager a|decouvrir)`,
    'best month to visit',
  ],
  ['pour la saison', 'for the time of year'],
  ['au[- ]dessus (?:de la|des) (?:normales?|moyennes?)(?: de saison)?', 'above normal'],
  ['(?:au|en)[- ]dessous (?:de la|des) (?:normales?|moyennes?)(?: de saison)?', 'below normal'],
  [
    "(?:verra|voit|pourra|peut)[- ]t[- ]on(?: voir)?(?= (?:des |les |une )?aurores?)|(?:est[- ]ce qu')?on (?:verra|voit)",
    'can i see',
  ],
  ['(?:fera|fait)[- ](?:t[- ])?il lourd|il (?:fera|fait) lourd', 'will it be muggy'],
  ['temps lourd|lourd|moite', 'muggy'],
  ['(?:sortir|aller|partir) en mer', 'go out to sea'],
  ['(?:se baigner|nager) (?:en|dans la) mer', 'swim in the sea'],
  [
    "est[- ]ce (?:que c'est )?(?:dangereux|risque) (?:de |d')|est[- ]il (?:dangereux|risque) (?:de |d')|" +
      'y a[- ]t[- ]il (?:un |du )?danger (?:a |de )?',
    'is it dangerous to ',
  ],
  ["est[- ]ce (?:que c'est )?(?:sur|sans danger|sans risque|prudent) (?:de |d')", 'is it safe to '],
  ["(?:a |jusqu'a )?quelle hauteur (?:est|sera) le soleil|hauteur du soleil", 'how high is the sun'],
  [
    '(?:quelle (?:est|sera) )?(?:la )?hauteur (?:des|de) (?:la )?(?:vagues?|houle)|' +
      'quelle hauteur (?:font|auront) les vagues',
    'wave height',
  ],
  ['mois (?:est |sont )?(?:le|la|les)? ?plus (?:de )?(?:chaude?s?)', 'warmest month'],
  [
    "plus (?:chaude?s?) (?:que (?:la normale|la moyenne|les normales|d'habitude|la normale saisonniere|d'ordinaire))",
    'warmer than normal',
  ],
  ['mois (?:est |sont )?(?:le|la|les)? ?plus (?:de )?(?:froide?s?|fra(?:is|iche))', 'coldest month'],
  [
    "plus (?:froide?s?|fra(?:is|iche)) (?:que (?:la normale|la moyenne|les normales|d'habitude|" +
      "la normale saisonniere|d'ordinaire))",
    'colder than normal',
  ],
  ['mois (?:est |sont )?(?:le|la|les)? ?plus (?:de )?(?:pluvieu(?:x|ses?)|humides?|arrosee?s?)', 'wettest month'],
  [
    "plus (?:pluvieu(?:x|ses?)|humides?|arrosee?s?) (?:que (?:la normale|la moyenne|les normales|d'habitude|" +
      "la normale saisonniere|d'ordinaire))",
    'wetter than normal',
  ],
  ['mois (?:est |sont )?(?:le|la|les)? ?plus (?:de )?(?:sec|secs|seches?)', 'driest month'],
  [
    "plus (?:sec|secs|seches?) (?:que (?:la normale|la moyenne|les normales|d'habitude|la normale saisonniere|d'ordinaire))",
    'drier than normal',
  ],
  ['mois (?:est |sont )?(?:le|la|les)? ?plus (?:de )?(?:ensoleillee?s?)', 'sunniest month'],
  [
    "plus (?:ensoleillee?s?) (?:que (?:la normale|la moyenne|les normales|d'habitude|la normale saisonniere|d'ordinaire))",
    'sunnier than normal',
  ],
  ['mois (?:est |sont )?(?:le|la|les)? ?plus (?:de )?(?:venteu(?:x|ses?)|vente)', 'windiest month'],
  [
    "plus (?:venteu(?:x|ses?)|vente) (?:que (?:la normale|la moyenne|les normales|d'habitude|" +
      "la normale saisonniere|d'ordinaire))",
    'windier than normal',
  ],
  ['mois (?:est |sont )?(?:le|la|les)? ?plus (?:de )?(?:neigeu(?:x|ses?)|enneigee?s?)', 'snowiest month'],
  ["(?:l')?heures? dorees?", 'golden hour'],
  ["(?:l')?heures? bleues?", 'blue hour'],
  ['tombee de la nuit|crepuscule', 'dusk'],
  ["l'aube|aube", 'dawn'],
  ['midi solaire', 'solar noon'],
  ["solstice d'ete|jour le plus long(?: de l'annee)?", 'summer solstice'],
  ["solstice d'hiver|jour le plus court(?: de l'annee)?", 'winter solstice'],
  ["equinoxe(?: de printemps| d'automne)?", 'equinox'],
  ["temp(?:erature)?s? (?:de (?:la mer|l'eau)|(?:d')?eau|mer)(?: de mer)?|(?:l')?eau de mer", 'sea temperature'],
  ['vagues|houle', 'waves'],
  ["(?:des |les |une |l')?aurores?(?: boreales?)?", 'northern lights'],
  ['panneaux (?:solaires|photovoltaiques)', 'solar panels'],
  ["(?:trop |beaucoup )?d'ozone|l'ozone|ozone", 'ozone air quality'],
  ['indice de chaleur', 'heat index'],
  ['refroidissement eolien|facteur vent', 'wind chill'],
  ["(?:l')?humidex", 'feels like'],
  ['point de rosee', 'dew point'],
  ['temperature (?:du |de )?(?:bulbe )?humide', 'wet-bulb temperature'],
  ['etouffant', 'muggy'],
  ['saison des pluies', 'rainy season'],
  ['saison seche', 'dry season'],
  ['mousson', 'monsoon'],
  ['n(?:œ|oe)uds', 'knots'],
  ['metres par seconde', 'm/s'],
  ['marees?(?: hautes?| basses?)?', 'tides'],
  ['courants?(?: marins?)?', 'currents'],
  ["(?:risque|danger) d'avalanches?|avalanches?", 'avalanche danger'],
  ['(?:risque de )?feux? de foret|incendies?(?: de foret)?', 'wildfire danger'],
  ['tremblements? de terre|seismes?', 'earthquake'],
  ['volcans?', 'volcano'],
  ['remontees mecaniques|telesieges?', 'ski lifts'],
  ['(?:faire )?(?:du |de la |le )?(?:kayak|canoe|paddle)|pagayer', 'go kayaking'],
  ['kitesurf|planche a voile', 'kitesurfing'],
  ['(?:faire de la )?plongee', 'scuba diving'],
  ['(?:faire du |du )?ski(?:er)?', 'skiing'],
  ['luge', 'sledging'],
  ['snowboard', 'snowboarding'],
  ['parapente', 'paragliding'],
  ["(?:faire de l')?(?:escalade|alpinisme)|grimper", 'climbing'],
  ['camper|camping|bivouaquer', 'camping'],
  ['feu de camp', 'campfire'],
  ['(?:faire de la )?moto', 'motorbike'],
  ['echelle', 'ladder'],
  ['poussette|landau', 'pram'],
  ['bebe|nourrisson', 'baby'],
  ['grand-mere|mamie', 'grandmother'],
  ['cheval|chevaux', 'horse'],
  ['tuyaux|canalisations', 'pipes'],
  ['(?:cueillir|ramasser) des champignons', 'pick mushrooms'],
  ['route inondee', 'flooded road'],
  ["(?:de l'|l')?ombre", 'shade'],
];
