/** Several things that are wanted together, and the hours in which all of them hold. */
import type { Messages } from '../messages.ts';

export const TOGETHER_IT: Messages = {
  'conditions.all': '{list}{one, select, yes {} other { insieme}}: per tutto il tempo {where} {when}',
  'conditions.never': '{list}{one, select, yes {} other { insieme}}: a nessuna ora {where} {when}',
  'conditions.some': '{list}{one, select, yes {} other { insieme}} {where} {when}: {stretch}',
  'condition.dry': 'asciutto',
  'condition.wet': 'piovoso',
  'condition.windy': 'ventoso',
  'condition.calm': 'senza vento forte',
  'condition.sunny': 'soleggiato',
  'condition.clear': 'sereno',
  'condition.cloudy': 'nuvoloso',
  'condition.frost-free': 'senza gelo',
  'condition.no-snow': 'senza neve',
  'condition.no-thunder': 'senza temporali',
  'condition.no-fog': 'senza nebbia',
  'condition.no-gusts': 'senza raffiche forti',
  'condition.warm': 'mite',
  'condition.hot': 'caldo',
  'condition.cold': 'freddo',
};
