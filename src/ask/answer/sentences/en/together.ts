/** Several things that are wanted together, with the hours in which all of them hold, and another height than the forecast's. */
export const TOGETHER = {
  // {list} names what is wanted: "dry, under 15 mph and above 10 degrees".
  'conditions.all': '{list}{one, select, yes {} other { together}}: all the time {where} {when}',
  'conditions.never': '{list}{one, select, yes {} other { together}}: at no hour {where} {when}',
  'conditions.some': '{list}{one, select, yes {} other { together}} {where} {when}: {stretch}',
  'condition.dry': 'dry',
  'condition.wet': 'wet',
  'condition.windy': 'windy',
  'condition.calm': 'calm',
  'condition.sunny': 'sunny',
  'condition.clear': 'clear',
  'condition.cloudy': 'cloudy',
  'condition.frost-free': 'frost-free',
  'condition.no-snow': 'without snow',
  'condition.no-thunder': 'without thunder',
  'condition.no-fog': 'without fog',
  'condition.no-gusts': 'without strong gusts',
  'condition.warm': 'warm',
  'condition.hot': 'hot',
  'condition.cold': 'cold',
  'condition.not-hot': 'not hot',
  'condition.not-cold': 'not cold',
  'caveat.altitude.calculated':
    'the temperature is reckoned for {to} from that at {from}, with {difference} for each 1000 m (ICAO standard atmosphere); all else is of {from}.',
  'caveat.altitude.other': 'the values are of {from} above the sea, and not of {to}.',
  'caveat.altitude.tops':
    'the values are of {from} above the sea; higher up it is windier and, by the ICAO standard atmosphere, {difference} colder for each 1000 m.',
} as const;
