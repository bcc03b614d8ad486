/** Several things that are wanted together, with the hours in which all of them hold, and another height than the forecast's. */
import type { Messages } from '../messages.ts';

export const TOGETHER_FR: Messages = {
  'conditions.all': '{list}{one, select, yes {} other { à la fois}} : tout le temps {where} {when}',
  'conditions.never': '{list}{one, select, yes {} other { à la fois}} : à aucune heure {where} {when}',
  'conditions.some': '{list}{one, select, yes {} other { à la fois}} {where} {when} : {stretch}',
  'condition.dry': 'sec',
  'condition.wet': 'pluvieux',
  'condition.windy': 'venteux',
  'condition.calm': 'calme',
  'condition.sunny': 'ensoleillé',
  'condition.clear': 'dégagé',
  'condition.cloudy': 'nuageux',
  'condition.frost-free': 'sans gel',
  'condition.no-snow': 'sans neige',
  'condition.no-thunder': 'sans orage',
  'condition.no-fog': 'sans brouillard',
  'condition.no-gusts': 'sans fortes rafales',
  'condition.warm': 'doux',
  'condition.hot': 'chaud',
  'condition.cold': 'froid',
  'condition.not-hot': 'pas trop chaud',
  'condition.not-cold': 'pas trop froid',
  'caveat.altitude.calculated':
    'la température est calculée pour {to} à partir de celle à {from}, avec {difference} par 1000 m (atmosphère type OACI) ; le reste vaut pour {from}.',
  'caveat.altitude.other': 'les valeurs sont celles de {from} d’altitude, et non de {to}.',
  'caveat.altitude.tops':
    'les valeurs sont celles de {from} d’altitude ; plus haut il y a plus de vent et, selon l’atmosphère type OACI, {difference} de moins par 1000 m.',
};
