/** Several things that are wanted together, with the hours in which all of them hold, and another height than the forecast's. */
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
  'condition.not-hot': 'non troppo caldo',
  'condition.not-cold': 'non troppo freddo',
  'caveat.altitude.calculated':
    'la temperatura è calcolata per {to} da quella a {from}, con {difference} ogni 1000 m (atmosfera standard ICAO); il resto vale per {from}.',
  'caveat.altitude.other': 'i valori sono di {from} di quota, e non di {to}.',
  'caveat.altitude.tops':
    'i valori sono di {from} di quota; più in alto c’è più vento e, secondo l’atmosfera standard ICAO, {difference} in meno ogni 1000 m.',
};
