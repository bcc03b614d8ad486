/** Several things that are wanted together, and the hours in which all of them hold. */
import type { Messages } from '../messages.ts';

export const TOGETHER_ES: Messages = {
  'conditions.all': '{list}{one, select, yes {} other { a la vez}}: todo el tiempo {where} {when}',
  'conditions.never': '{list}{one, select, yes {} other { a la vez}}: a ninguna hora {where} {when}',
  'conditions.some': '{list}{one, select, yes {} other { a la vez}} {where} {when}: {stretch}',
  'condition.dry': 'seco',
  'condition.wet': 'lluvioso',
  'condition.windy': 'ventoso',
  'condition.calm': 'en calma',
  'condition.sunny': 'soleado',
  'condition.clear': 'despejado',
  'condition.cloudy': 'nublado',
  'condition.frost-free': 'sin heladas',
  'condition.no-snow': 'sin nieve',
  'condition.no-thunder': 'sin tormentas',
  'condition.no-fog': 'sin niebla',
  'condition.no-gusts': 'sin rachas fuertes',
  'condition.warm': 'templado',
  'condition.hot': 'calor',
  'condition.cold': 'frío',
};
