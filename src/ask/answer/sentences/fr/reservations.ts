/** What an answer does not judge, and what was not read, in French. */
import type { Messages } from '../messages.ts';

export const RESERVATIONS_FR: Messages = {
  'uncovered.sentence': 'pas d’avis : {what}.',
  'hazard.thunder':
    'le tonnerre ou les éclairs sur place comptent, et non la prévision : entrez maintenant dans un bâtiment ou une voiture fermée, et restez-y 30 minutes après le dernier tonnerre (US National Weather Service)',
  'hazard.frozen-heights':
    'avec le gel ou la glace sur place, on ne grimpe pas et on ne travaille pas en hauteur, quelles que soient les chaussures',
  'hazard.deep-cold':
    'par le froid indiqué, la peau nue gèle en moins d’une demi-heure (Environnement et Changement climatique Canada)',
  'hazard.great-heat': 'la chaleur indiquée est dangereuse (US National Weather Service : indice de chaleur dès 39 °C)',
  'hazard.gale': 'le vent indiqué est un coup de vent ou a de fortes rafales (Beaufort 8, Deutscher Wetterdienst)',
  'hazard.seen': 'ce qu’on voit, entend ou mesure sur place compte plus que la prévision',
  'uncovered.emergency': 'c’est une urgence : appelez maintenant les secours (112) et n’attendez aucune prévision',
  'uncovered.gas-leak':
    'le gaz peut exploser par tous les vents : ne touchez à aucun interrupteur, sortez et appelez les urgences du gaz',
  'uncovered.carbon-monoxide':
    'brûler du gaz, de l’essence, du charbon ou du bois dans une tente, un garage, une caravane ou une pièce dégage du monoxyde de carbone, mortel ; ne le faites jamais, et demandez aux pompiers',
  'uncovered.chemicals':
    'des produits chimiques mélangés peuvent dégager un gaz toxique ; ne les mélangez jamais, et demandez au centre antipoison',
  'uncovered.medicine-storage': 'Fairday ne peut pas juger de ce que supporte un médicament ; demandez à un pharmacien',
  'uncovered.frostbite': 'on ne frotte jamais une peau gelée, avec ou sans neige ; demandez tout de suite à un médecin',
  'uncovered.inflatables':
    'le vent et les courants emportent les engins gonflables loin du bord ; Fairday ne peut pas juger de l’eau ; demandez aux sauveteurs',
  'uncovered.tidal-crossing':
    'traverser des sables ou une chaussée submersible dépend des marées, que Fairday ne connaît pas ; demandez aux garde-côtes',
  'uncovered.over-people':
    'voler au-dessus de personnes relève des règles de l’air ; demandez à l’autorité de l’aviation',
  'uncovered.airspace':
    'le vol des drones près des aéroports relève des règles de l’air ; demandez à l’autorité de l’aviation',
  'uncovered.far-from-help':
    'Fairday ne peut pas juger d’être seul ou dans le noir loin des secours ; demandez au secours en montagne',
  'uncovered.heights':
    'Fairday ne juge pas le travail sur échelle, échafaudage ou cheminée ; demandez au responsable du chantier',
  'uncovered.excavation':
    'Fairday ne peut pas juger si les parois d’une tranchée tiennent ; la pluie les fragilise ; demandez au responsable du chantier',
  'uncovered.parked-vehicle':
    'Fairday ne peut pas juger d’un véhicule où quelqu’un est laissé ; en quelques minutes il y fait bien plus chaud que dehors, même par temps doux',
  'uncovered.storm-eye':
    'dans l’œil d’une tempête, le vent revient soudain et de l’autre côté ; restez à l’abri jusqu’à ce que les autorités disent que c’est fini',
  'uncovered.cold-water':
    'Fairday ne peut pas juger des retenues d’eau, des carrières, des canaux et des écluses : l’eau peut y être dangereusement froide sous un air chaud, et on n’y voit ni les courants ni ce qui est sous la surface',
  'uncovered.children-in-water':
    'Fairday ne peut pas juger si des enfants sont en sécurité dans l’eau ou au bord ; par tous les temps, il leur faut un adulte à portée de main',
  'uncovered.medicines':
    'Fairday ne peut pas juger des médicaments ; certains rendent la peau sensible au soleil ou le corps à la chaleur ; demandez à un pharmacien ou à un médecin',
  'uncovered.ice-bearing': 'Fairday ne peut pas juger si la glace porte, et ne connaît pas son épaisseur',
  'uncovered.avalanche': 'Fairday ne peut pas juger des avalanches ; demandez au service d’avalanches de la région',
  'uncovered.evacuation': 'Fairday ne peut pas juger s’il faut partir ou s’abriter ; suivez les autorités',
  'uncovered.on-the-spot':
    'la glace, la neige, le brouillard, la fumée ou l’eau sur place comptent plus qu’une prévision, et Fairday ne les voit pas',
  'uncovered.inflatable-play':
    'les châteaux et autres jeux gonflables ne s’utilisent pas par vent ou rafales de plus de 38 km/h (HSE et PIPA britanniques) et doivent être entièrement ancrés ; Fairday n’en juge pas',
  'uncovered.own-danger': 'ici, ce n’est pas la météo qui est dangereuse, et Fairday ne peut pas en juger',
  'uncovered.earth': 'Fairday ne sait rien des volcans, des séismes ni des glissements de terrain',
  'uncovered.flash-flood':
    'canyons, grottes et lits de rivière à sec se remplissent soudain quand il pleut au loin ; Fairday ne peut pas en juger ; demandez à un garde ou à un guide',
  'uncovered.flooding': 'Fairday ne sait pas quelles routes, rivières ou maisons sont inondées',
  'uncovered.lightning-shelter':
    'Fairday ne peut pas juger de ce qui est sûr pendant un orage ; à l’intérieur, c’est le plus sûr',
  'uncovered.water': 'Fairday ne peut pas juger de l’eau elle-même : marées, courants et ce qu’on y ressent',
  'uncovered.snow-sport': 'Fairday ne juge pas les sports de neige et ne connaît pas les pentes',
  'uncovered.aviation': 'Fairday ne juge pas les vols, sauf ceux des drones',
  'uncovered.travel-disruption': 'Fairday ne sait pas ce qui est retardé, annulé ou fermé',
  'uncovered.health': 'Fairday ne donne pas de conseils médicaux',
  'uncovered.eyes': 'regarder le soleil abîme les yeux par tous les temps',
  'uncovered.animals': 'Fairday ne peut pas juger de ce qu’un animal supporte',
  'uncovered.people-at-risk':
    'Fairday ne peut pas juger de ce que supportent les enfants, les personnes âgées ou malades',
  'uncovered.endurance': 'Fairday ne peut pas juger de ce que des personnes supportent',
  'uncovered.fire': 'Fairday ne peut pas juger des feux ; demandez aux pompiers et respectez les interdictions locales',
  'uncovered.foraging': 'Fairday ne peut pas juger de ce qu’on peut manger ou boire sans danger',
  'uncovered.climbing': 'Fairday ne juge pas l’escalade et ne connaît ni rochers, ni glace, ni sommets',
  'uncovered.sleeping-outdoors': 'Fairday ne juge pas les nuits en plein air',
  'uncovered.wind-load': 'Fairday ne juge pas les grues, échelles, tentes ou arbres dans le vent',
  'uncovered.snow-load': 'Fairday ne sait pas combien de neige un toit peut porter',
  'uncovered.other-vehicle': 'Fairday juge la conduite des voitures, pas celle d’autres véhicules ou de remorques',
  'uncovered.unfit-person':
    'après de l’alcool, des drogues ou sans sommeil, personne ne conduit, ne grimpe ni ne nage en sécurité, par aucun temps',
  'uncovered.unfit-vehicle':
    'un véhicule aux pneus usés, ou dont les feux, les essuie-glaces ou les freins sont défectueux, ne doit prendre la route par aucun temps, et doit d’abord être réparé',
  'uncovered.protective-gear':
    'casque, gilet de sauvetage et harnais protègent par tous les temps, et aucune prévision ne les remplace',
  'uncovered.road-grip': 'Fairday ne connaît ni l’adhérence des routes ni celle des pneus',
  'uncovered.electrics':
    'Fairday ne peut pas juger des outils, rallonges et prises électriques par temps humide ; l’eau et le courant du secteur peuvent tuer',
  'uncovered.pipes': 'Fairday ne peut pas juger de ce que supportent les tuyaux d’une maison',
  'uncovered.indoors': 'Fairday juge le temps à l’extérieur, pas l’air d’une pièce',
  'uncovered.bare-limit': 'Fairday donne la météo d’un lieu et d’un moment, et n’a pas de limites pour un chiffre seul',
  'uncovered.other-activity': 'Fairday n’a pas de règles pour cette activité',
  'reserve.safety': 'la sécurité dépend de plus que de ce temps.',
  'reserve.camping': 'le camping est jugé comme une fête en plein air ; les nuits sous la tente ne le sont pas.',
  'reserve.no-chance': 'aucune source n’en donne la probabilité en pour cent.',
  'reserve.coarse-wind':
    'les données climatiques, à maille large, donnent peu de vent {where} {when} ; il leur manque les vents locaux, comme sur les côtes, dans les détroits et les vallées.',
  'reserve.stated': 'la question dit {list} ; les valeurs ici sont celles de la source météo.',
  'reserve.word': '« {name} »',
  'reserve.undated': 'le jour de {list} n’est pas connu ici : nommez-le pour avoir sa météo.',
  'reserve.unread': 'non pris en compte : {list}.',
};
