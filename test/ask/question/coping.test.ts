/** Whether somebody bears the weather is never answered by a score, a yes or a no, whoever it is and however it is asked. */
import { expect, test } from 'bun:test';
import { read, understood } from './reading.ts';

const WHO = (
  'my horses,the horse,our ponies,the cows,the sheep,my chickens,my rabbits,my cat,my dog,the puppy,my greyhound,my old labrador,' +
  'the tortoise,the bees,the alpacas,the goats,the donkeys,my pets,the parrot,my baby,my toddler,our twins,my son,my daughter,the kids,' +
  'my 6 year old,the children at sports day,the scouts,my gran,grandad,my elderly neighbour,my dad who is 82,my pregnant wife,' +
  'my husband with a heart condition,the roofers,the lads on site,my crew,the farm workers,the fruit pickers,the postman,' +
  'the marathon runners,the crowd at the concert,the guests,the homeless,my tenants,the hikers,the team,the old folks'
).split(',');

const COPING = (
  'will WHO cope,will WHO be ok,will WHO be alright,will WHO be fine,can WHO cope,will WHO survive,can WHO handle it,WHO will cope?,' +
  'WHO be ok,WHO will be fine?,is it ok for WHO,will WHO be comfortable,is it too much for WHO,can WHO stand it,could WHO bear it,' +
  'will WHO suffer,will WHO last'
).split(',');

const WHERE = [
  ' in 38 degrees',
  ' at minus 10',
  ' in the storm tonight',
  ' at the beach saturday',
  ' at the bbq on sunday',
  ' running in 35 degrees',
];

test.each(WHERE)('nobody is told to bear it%s', (where) => {
  const judged: string[] = [];
  for (const who of WHO) {
    for (const words of COPING) {
      const question = words.replace('WHO', who) + where;
      const result = read(question);
      if (result.kind !== 'interpreted') continue;
      const { activity, form, uncovered } = result.interpretation;
      if (uncovered === null && (activity !== null || form !== 'value')) judged.push(question);
    }
  }
  expect(judged).toEqual([]);
});

test('what somebody does or has is judged as ever', () => {
  for (const [question, activity] of [
    ["we're walking the dog on saturday, will it be ok", 'dog-walking'],
    ['is it ok for the kids to play tennis tomorrow', 'tennis'],
    ["will it be fine for my mum's birthday bbq saturday", 'outdoor-event'],
    ['will the roofers be ok to start at 8 tomorrow', 'roofing'],
    ['can the painters manage the outside tomorrow', 'exterior-painting'],
    ['will we be ok for a bbq saturday', 'outdoor-event'],
    ['walk the dog at 5 ok?', 'dog-walking'],
  ] as const)
    expect([question, understood(question).activity]).toEqual([question, activity]);
  for (const question of [
    'will the weather be ok for the kids party saturday',
    'how long will the rain last for the runners',
    'will the team get wet tomorrow',
    'will the kids be fine without coats tomorrow',
  ])
    expect([question, understood(question).uncovered]).toEqual([question, null]);
});

test.each([
  ['halten meine Pferde die Hitze morgen in Berlin aus?', 'animals'],
  ['kommen die Kinder morgen am Strand klar?', 'endurance'],
  ['ist es ok für die Kinder morgen am Strand in Madrid?', 'endurance'],
  ['Les enfants vont-ils supporter la chaleur demain à la plage ?', 'endurance'],
  ['Mes chevaux vont tenir le coup demain à Paris ?', 'animals'],
  ['¿Aguantarán mis caballos mañana en Sevilla?', 'animals'],
  ['¿Estarán bien los niños en la playa el sábado en Málaga?', 'endurance'],
  ['I bambini reggono il caldo domani in spiaggia a Rimini?', 'endurance'],
  ['Staranno bene gli operai domani a Milano?', 'endurance'],
  ['Os meus cavalos aguentam o calor amanhã em Évora?', 'animals'],
  ['Houden mijn paarden het morgen vol in Utrecht?', 'animals'],
  ['Kunnen de lopers de hitte morgen aan in Rotterdam?', 'endurance'],
  ['Können die Kinder morgen Tennis spielen in Berlin?', null],
  ['Kan ik morgen met de kinderen naar het strand in Zandvoort?', null],
  ['Kann ich morgen mit dem Hund spazieren gehen in Köln?', null],
])('%s => %s', (question, uncovered) => {
  expect(understood(question)).toMatchObject({
    uncovered,
    ...(uncovered === null ? {} : { activity: null, form: 'value' }),
  });
});
