/** Several things that are wanted together, with the hours in which all of them hold, and another height than the forecast's. */
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
  'condition.not-hot': 'nicht heiß',
  'condition.not-cold': 'nicht kalt',
  'caveat.altitude.calculated':
    'die Temperatur ist für {to} aus der in {from} Höhe gerechnet, mit {difference} je 1000 m (ICAO-Standardatmosphäre); alles andere gilt für {from}.',
  'caveat.altitude.other': 'die Werte gelten für {from} Meereshöhe und nicht für {to}.',
  'caveat.altitude.tops':
    'die Werte gelten für {from} Meereshöhe; weiter oben ist es windiger und nach der ICAO-Standardatmosphäre je 1000 m um {difference} kälter.',
};
