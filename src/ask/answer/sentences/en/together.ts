/** Several things that are wanted together, and the hours in which all of them hold. */
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
} as const;
