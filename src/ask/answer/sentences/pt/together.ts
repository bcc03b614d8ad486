/** Several things that are wanted together, with the hours in which all of them hold, and another height than the forecast's. */
import type { Messages } from '../messages.ts';

export const TOGETHER_PT: Messages = {
  'conditions.all': '{list}{one, select, yes {} other { ao mesmo tempo}}: sempre {where} {when}',
  'conditions.never': '{list}{one, select, yes {} other { ao mesmo tempo}}: a nenhuma hora {where} {when}',
  'conditions.some': '{list}{one, select, yes {} other { ao mesmo tempo}} {where} {when}: {stretch}',
  'condition.dry': 'seco',
  'condition.wet': 'chuvoso',
  'condition.windy': 'ventoso',
  'condition.calm': 'calmo',
  'condition.sunny': 'com sol',
  'condition.clear': 'limpo',
  'condition.cloudy': 'nublado',
  'condition.frost-free': 'sem geada',
  'condition.no-snow': 'sem neve',
  'condition.no-thunder': 'sem trovoada',
  'condition.no-fog': 'sem nevoeiro',
  'condition.no-gusts': 'sem rajadas fortes',
  'condition.warm': 'ameno',
  'condition.hot': 'quente',
  'condition.cold': 'frio',
  'condition.not-hot': 'sem muito calor',
  'condition.not-cold': 'sem frio',
  'caveat.altitude.calculated':
    'a temperatura é calculada para {to} a partir da de {from}, com {difference} por cada 1000 m (atmosfera padrão da OACI); o resto é de {from}.',
  'caveat.altitude.other': 'os valores são de {from} de altitude, e não de {to}.',
  'caveat.altitude.tops':
    'os valores são de {from} de altitude; mais acima há mais vento e, segundo a atmosfera padrão da OACI, {difference} a menos por cada 1000 m.',
};
