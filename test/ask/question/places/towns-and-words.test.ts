/** A town that is also a word is the town where it begins a short question or stands where people go and come from; the word stays a word. */
import { describe, expect, test } from 'bun:test';
import { table, understood } from '../reading.ts';

const TOWNS = table(`
bath cold tonight => Bath
reading sailing sunday => Reading
hull windy? => Kingston upon Hull
rye fog tomorrow am? => Rye
barry rain saturday => Barry
wick beach tomorrow => Wick
is the wind behind me if i ride north from cork on saturday => Cork
best day this week for a 100 mile ride from hove => Hove
flight to split tomorrow bumpy? => Split
sailing out of looe sat, wind strength and gusts please => Looe
how much rain does looe typically get => Looe
nice in may, how warm? => Nice
weather in march tomorrow => March
weather for March Cambridgeshire => March
chester-le-street festival in august bring a coat? => Chester-le-Street
umbrella or no umbrella 90210 tomorrow => Beverly Hills
hull on friday dry? => Kingston upon Hull
Bath on Saturday, wet or dry => Bath
Wells on Sunday => Wells
Deal this weekend => Deal
looe tomorrow => Looe
Diss at noon => Diss
Rhyl on Thursday => Rhyl
Rugby, Warwickshire temp tomorrow => Rugby
Street, Somerset rain thursday => Street
over, cheshire tomorrow => Over
Sale, Cheshire on sunday wind => Sale
Washington Tyne and Wear on monday => Washington
Gateshead Tyne and Wear => Gateshead
Stranraer Dumfries and Galloway sunday => Stranraer
Florance Italy Friday => Florence
leceister england tomorrow => Leicester
Worchester weather tomorrow UK => Worcester
weather at 40.7128 N 74.0060 W => New York City
rain at 51.5 N 0.1 W tomorrow => London
Rye => Rye
leek => Leek
Lincoln Cathedral tomorrow => Lincoln
Wells Cathedral tomorrow => Wells
Bath Abbey on sunday => Bath
Normal Illinois tomorrow => Normal
Golden Colorado snow => Golden
Åre snow tomorrow => Åre
Chad => N'Djamena
temp at 51°30'N 0°7'W => London
lat 48.86 lon 2.35 rain tomorrow => Paris
AMS tomorrow => Amsterdam Airport Schiphol
Ryde Isle of Wight tomorrow => Ryde
Portree Isle of Skye => Portree
Keswick Lake District saturday => Keswick
Vienna Christmas markets weather => Vienna
Christmas Island tomorrow => Flying Fish Cove
`);

/** Cities that stand together without a comma are each meant. */
const LISTS = table(`
Rome Florence Venice this week => Rome, Florence, Venice
rain in Glasgow Edinburgh and Stirling tomorrow => Glasgow, Edinburgh, Stirling
New York Boston Chicago friday => New York City, Boston, Chicago
Paris France tomorrow => Paris
Melbourne Victoria tomorrow => Melbourne
London Ontario tomorrow => London
London New York tomorrow => London, New York City
Buffalo New York snow => Buffalo
`);

const WORDS = [
  'stone cold tonight',
  'hot in may?',
  'snow in march',
  'bath hot tonight',
  'street festival saturday',
  'climbing out of bed tomorrow, cold?',
  'how much sun does the garden get',
  'will it rain for 25431 people',
  'will it be wet at cubs tomorrow',
  'is it raining at choir',
  'will it be wet at hospital tomorrow',
  'walking to tesco at 5 will i get wet',
  'going to temple at 5 will i get wet',
  'will it be wet in the polytunnel tomorrow',
  'rain at band practice tomorrow',
  'rugby on saturday',
  'nice on sunday?',
  'washing on the line at 9',
  'rain on saturday?',
  'fish n chips at 6, rain?',
  'is it cooler outside than in',
];

describe('towns that are words', () => {
  for (const [question, meant] of TOWNS) {
    test(`the town: ${question}`, () => {
      expect(understood(question).subjects.map(({ place }) => place.name)).toEqual([meant]);
    });
  }

  for (const [question, meant] of LISTS) {
    test(`a list: ${question}`, () => {
      expect(
        understood(question)
          .subjects.map(({ place }) => place.name)
          .join(', '),
      ).toEqual(meant);
    });
  }

  for (const question of WORDS) {
    test(`the word: ${question}`, () => {
      expect(understood(question).subjects.map(({ source }) => source)).toEqual(['default']);
    });
  }
});
