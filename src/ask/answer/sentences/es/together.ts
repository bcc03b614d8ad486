/** Several things that are wanted together, with the hours in which all of them hold, and another height than the forecast's. */
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
  'condition.not-hot': 'sin mucho calor',
  'condition.not-cold': 'sin frío',
  'caveat.altitude.calculated':
    'la temperatura está calculada para {to} a partir de la de {from}, con {difference} por cada 1000 m (atmósfera estándar de la OACI); lo demás es de {from}.',
  'caveat.altitude.other': 'los valores son de {from} de altitud, y no de {to}.',
  'caveat.altitude.tops':
    'los valores son de {from} de altitud; más arriba hay más viento y, según la atmósfera estándar de la OACI, {difference} menos por cada 1000 m.',
};
