/** What an answer does not judge, and what was not read, in French. */
import type { Messages } from '../messages.ts';

export const RESERVATIONS_FR: Messages = {
  'uncovered.sentence': 'pas d’avis : {what}.',
  'uncovered.parked-vehicle':
    'Fairday ne peut pas juger d’un véhicule où quelqu’un est laissé ; en quelques minutes il y fait bien plus chaud que dehors, même par temps doux',
  'uncovered.ice-bearing': 'Fairday ne peut pas juger si la glace porte, et ne connaît pas son épaisseur',
  'uncovered.avalanche': 'Fairday ne peut pas juger des avalanches ; demandez au service d’avalanches de la région',
  'uncovered.evacuation': 'Fairday ne peut pas juger s’il faut partir ou s’abriter ; suivez les autorités',
  'uncovered.earth': 'Fairday ne sait rien des volcans, des séismes ni des glissements de terrain',
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
    'Fairday ne peut pas juger de ce que supportent les bébés, les personnes âgées ou malades',
  'uncovered.fire': 'Fairday ne peut pas juger des feux ; demandez aux pompiers et respectez les interdictions locales',
  'uncovered.foraging': 'Fairday ne peut pas juger de ce qu’on peut manger ou boire sans danger',
  'uncovered.climbing': 'Fairday ne juge pas l’escalade et ne connaît ni rochers, ni glace, ni sommets',
  'uncovered.sleeping-outdoors': 'Fairday ne juge pas les nuits en plein air',
  'uncovered.wind-load': 'Fairday ne juge pas les grues, échelles, tentes ou arbres dans le vent',
  'uncovered.other-vehicle': 'Fairday juge la conduite des voitures, pas celle d’autres véhicules ou de remorques',
  'uncovered.pipes': 'Fairday ne peut pas juger de ce que supportent les tuyaux d’une maison',
  'uncovered.other-activity': 'Fairday n’a pas de règles pour cette activité',
  'reserve.safety': 'la sécurité dépend de plus que de ce temps.',
  'reserve.stated': 'la question dit {list} ; les valeurs ici sont celles de la source météo.',
  'reserve.word': '« {name} »',
  'reserve.unread': 'non pris en compte : {list}.',
};
