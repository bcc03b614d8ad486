/** Several things that are wanted together, with the hours in which all of them hold, and another height than the forecast's. */
import type { Messages } from '../messages.ts';

export const TOGETHER_NL: Messages = {
  'conditions.all': '{list}{one, select, yes {} other { tegelijk}}: de hele tijd {where} {when}',
  'conditions.never': '{list}{one, select, yes {} other { tegelijk}}: op geen enkel uur {where} {when}',
  'conditions.some': '{list}{one, select, yes {} other { tegelijk}} {where} {when}: {stretch}',
  'condition.dry': 'droog',
  'condition.wet': 'nat',
  'condition.windy': 'winderig',
  'condition.calm': 'windstil of weinig wind',
  'condition.sunny': 'zonnig',
  'condition.clear': 'helder',
  'condition.cloudy': 'bewolkt',
  'condition.frost-free': 'vorstvrij',
  'condition.no-snow': 'zonder sneeuw',
  'condition.no-thunder': 'zonder onweer',
  'condition.no-fog': 'zonder mist',
  'condition.no-gusts': 'zonder harde windstoten',
  'condition.warm': 'warm',
  'condition.hot': 'heet',
  'condition.cold': 'koud',
  'condition.not-hot': 'niet heet',
  'condition.not-cold': 'niet koud',
  'caveat.altitude.calculated':
    'de temperatuur is voor {to} berekend uit die op {from}, met {difference} per 1000 m (ICAO-standaardatmosfeer); al het andere geldt voor {from}.',
  'caveat.altitude.other': 'de waarden gelden voor {from} hoogte en niet voor {to}.',
  'caveat.altitude.tops':
    'de waarden gelden voor {from} hoogte; hogerop waait het harder en is het volgens de ICAO-standaardatmosfeer per 1000 m {difference} kouder.',
};
