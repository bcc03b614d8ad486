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
is november too cold in rome or is it still ok
we can't sail above 25 knots, poole on saturday?
the marquee firm says we must not have gusts over 40 mph, hull on sunday?
it mustn't go below 4 tonight in leeds for the seedlings
we can only spray under 10 mph, ok in ely tomorrow?
is there enough cloud to keep the frost off tonight in york
is it a good week to plant tulips in leeds, any hard frost
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

test.each(['frost or no frost tonight in perth', 'snow or no snow tomorrow in leeds'])('%s: stated', (question) => {
  expect(understood(question).asksWhichState).toBe(true);
});

test.each(['hotter or cooler tomorrow in madrid', 'is it going to be windier or calmer on sunday in hove'])(
  '%s: held against today, with no yes or no',
  (question) => {
    expect(understood(question)).toMatchObject({ form: 'compare', asksWhether: false });
  },
);

test('less wind on a later day is held against today', () => {
  expect(understood('is the wind less on sunday in hove')).toMatchObject({ form: 'compare', asksWhether: true });
});
