/** Several things that are wanted together, and the hours in which all of them hold. */
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
};
