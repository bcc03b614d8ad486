/** The place and the time of a question change nothing of what is asked by where they stand. */
import { expect, test } from 'bun:test';
import { meaningOf } from './meaning.ts';

/** What is asked, a place and a time with what leads to it. */
const QUESTIONS = `
is pollen high | Oxford | today
what's the long range forecast | Cardiff | for august
is the sea flat | Polzeath | tomorrow
is it cold | New York | in march
will it rain | Leeds | tomorrow
is it going to be windy | Blackpool | on saturday
how hot will it get | Seville | next week
how cold does it get | Oslo | in march
any fog | York | tomorrow morning
any chance of snow | Denver | this weekend
can i paint the fence | Derby | on friday
should i postpone the roof repair | Hull | on monday
will my solar panels make much | Swindon | tomorrow
do the kids need sunscreen at the park | Sydney | tomorrow
what's the dew point | Houston | tonight
did it snow | Oslo | on 3 march
how much rain fell | Houston | yesterday
is it usually humid | Houston | in october
what time does the sun set | Tromso | in october
isn't it too cold to swim in the sea | Brighton | today
do i need a coat | Chicago | tonight
which day is best for a bike ride | Bath | this week
is the air quality ok for a run | Delhi | tomorrow evening
will skies be clear for stargazing | Exmoor | on saturday night
is it shorts weather | Glasgow | on sunday
why is it so windy | Wellington | today
when is it best to hang the washing out | Reading | tomorrow
what should i wear | Lisbon | on thursday
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

const ORDERS: ReadonlyArray<(core: string, place: string, time: string) => string> = [
  (core, place, time) => `${core} ${time} in ${place}`,
  (core, place, time) => `in ${place}, ${core} ${time}`,
  (core, place, time) => `In ${place} ${core} ${time}?`,
  (core, place, time) => `${place}: ${core} ${time}`,
  (core, place, time) => `${place} – ${core} ${time}`,
  (core, place, time) => `${place} ${core} ${time}`,
  (core, place, time) => `I'm in ${place}. ${core} ${time}?`,
  (core, place, time) => `we're in ${place}, ${core} ${time}`,
  (core, place, time) => `over here in ${place} ${core} ${time}`,
  (core, place, time) => `${core} ${time}? I'm in ${place}.`,
  (core, place, time) => `${time} ${core} in ${place}`,
  (core, place, time) => `${time}, ${core} in ${place}?`,
  (core, place, time) => `${time} in ${place}, ${core}`,
  (core, place, time) => `in ${place} ${time} ${core}`,
  (core, place, time) => `${place}, ${time}: ${core}`,
  (core, place, time) => `${time} ${place} ${core}`,
  (core, place, time) => `${core} ${time}, ${place}`,
  (core, place, time) => `${core} in ${place}, ${time}?`,
  (core, place, time) => `${core} in ${place} – ${time}?`,
  (core, place, time) => `${core}? ${time} in ${place}`,
  (core, place, time) => `${core}. ${place}. ${time}.`,
];

test('a question asks the same wherever its place and its time stand', () => {
  const differing = QUESTIONS.flatMap(([core = '', place = '', time = '']) => {
    const meaning = meaningOf(`${core} in ${place} ${time}`);
    return ORDERS.map((order) => order(core, place, time)).filter((asked) => meaningOf(asked) !== meaning);
  });
  expect(differing).toEqual([]);
});

/** Where the order tells what is meant. */
const KEPT = [
  ['saturday is dry?', 'is it dry saturday?'],
  ['today is it warmer than yesterday', 'is it warmer today than yesterday'],
  ['in Leeds is it warmer than in York', 'is it warmer in Leeds than in York'],
  ['is it dry in York, Pennsylvania', 'in York, Pennsylvania is it dry'],
  ['is it raining in Leeds, and tomorrow?', 'is it raining in Leeds and tomorrow'],
  ['in Leeds, York and Hull will it rain tomorrow', 'will it rain tomorrow in Leeds, York and Hull'],
] as const;

test('what stands first is no part to be moved where its order tells what is meant', () => {
  for (const [asked, other] of KEPT) expect(meaningOf(asked), asked).toBe(meaningOf(other));
});

test('somebody or something that is named first is no place', () => {
  for (const asked of ['picnic: will it be dry on saturday', 'golf: is it on for saturday', 'dave: will it rain'])
    expect(JSON.parse(meaningOf(asked)).interpretation.subjects[0].place.name, asked).toBe('London');
});

/** In other languages: the same question with its parts in its middle or at its end, and first. */
const ABROAD = [
  ['Regnet es morgen in Hamburg?', 'Hamburg: regnet es morgen?'],
  ['Regnet es morgen ab 15 Uhr?', 'Morgen ab 15 Uhr: regnet es?'],
  ["Est-ce qu'il pleut ce soir à 20h à Toulouse ?", "Ce soir à 20h : est-ce qu'il pleut à Toulouse ?"],
  ['Il va pleuvoir le 20 à Lyon ?', 'Le 20, il va pleuvoir à Lyon ?'],
  ['¿Va a llover esta noche a las 8 en Sevilla?', 'Esta noche a las 8: ¿va a llover en Sevilla?'],
  ['Pioverà domani alle 8 a Roma?', 'A Roma, domani alle 8: pioverà?'],
  ['Vai chover amanhã das 14h às 17h no Porto?', 'Amanhã das 14h às 17h: vai chover no Porto?'],
  ['Gaat het morgen regenen in Utrecht?', 'Utrecht: gaat het morgen regenen?'],
] as const;

test.each([...ABROAD])('%s is asked with its place or its time first', (asked, other) => {
  expect(meaningOf(other)).toBe(meaningOf(asked));
});
