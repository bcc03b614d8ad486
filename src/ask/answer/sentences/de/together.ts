/** Several things that are wanted together, and the hours in which all of them hold. */
import type { Messages } from '../messages.ts';

export const TOGETHER_DE: Messages = {
  'conditions.all': '{list}{one, select, yes {} other { zugleich}}: {where} {when} die ganze Zeit',
  'conditions.never': '{list}{one, select, yes {} other { zugleich}}: {where} {when} zu keiner Stunde',
  'conditions.some': '{list}{one, select, yes {} other { zugleich}} {where} {when}: {stretch}',
  'condition.dry': 'trocken',
  'condition.wet': 'nass',
  'condition.windy': 'windig',
  'condition.calm': 'windstill oder schwach windig',
  'condition.sunny': 'sonnig',
  'condition.clear': 'klar',
  'condition.cloudy': 'bewölkt',
  'condition.frost-free': 'frostfrei',
  'condition.no-snow': 'ohne Schnee',
  'condition.no-thunder': 'ohne Gewitter',
  'condition.no-fog': 'ohne Nebel',
  'condition.no-gusts': 'ohne starke Böen',
  'condition.warm': 'warm',
  'condition.hot': 'heiß',
  'condition.cold': 'kalt',
};
