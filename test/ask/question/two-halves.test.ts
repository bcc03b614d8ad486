/** A yes or a no is never to be had for the wrong half of a question. */
import { expect, test } from 'bun:test';
import { understood } from './reading.ts';

const HALVES = `
is corfu any good in may or is it too cool
should we book sicily for march or will it still be chilly
is it worth going to whitby on saturday or will it be foggy
would june be ok for bali or is it just rain
do i need to cover the dahlias tonight or will it stay above 4 degrees
are we better going to filey on sunday or is it too windy
will it snow or just rain in buxton tonight
will we get sleet or rain tomorrow in leeds
frost or fog tomorrow morning in york?
is there going to be thunder or only showers in lille tonight
will it be windy or wet in cardiff on friday
temp-wise will we be ok camping in keswick on saturday
wind wise is it ok for the gazebo in leeds on sunday
are we alright rain-wise for the fete on saturday in ely
`;

test.each(HALVES.trim().split('\n'))('%s: told, with no yes or no', (question) => {
  expect(understood(question).form).toBe('value');
});

const ONE_HALF = `
is it going to rain tomorrow in leeds or not => yes-no
will it be windy on saturday in hove or no => yes-no
do i need to water the beans tonight or will it rain => yes-no
can i hang the sheets out in ely tomorrow or will it rain => yes-no
will it rain today or tomorrow in bath => compare
`;

test.each(
  ONE_HALF.trim()
    .split('\n')
    .map((line) => line.split(' => ')),
)('%s: %s', (question = '', form = '') => {
  expect(understood(question).form).toBe(form as 'yes-no');
});

test.each([
  'will it be sunny in cork on sunday or will it pour',
  'is it going to stay dry tomorrow or will it chuck it down',
])('%s: the state that it is', (question) => {
  expect(understood(question).asksWhichState).toBe(true);
});
