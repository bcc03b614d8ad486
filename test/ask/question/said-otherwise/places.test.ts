/** A question asks the same of every place: the frame decides what is asked, and the name, in given or small letters, only where. */
import { expect, test } from 'bun:test';
import { read, table } from '../reading.ts';

/** The name as it is typed and the place that it must be. */
const PLACES = table(`
Leeds => Leeds, England
Stoke-on-Trent => Stoke-on-Trent, England
Bury St Edmunds => Bury St Edmunds, England
Reading => Reading, England
Bath => Bath, England
Rye => Rye, England
Deal => Deal, England
Hull => Kingston upon Hull, England
Looe => Looe, England
Hove => Hove, England
Split => Split, Split-Dalmatia
Cork => Cork, Munster
Buffalo => Buffalo, New York
Orange => Orange, California
Wells Somerset => Wells, England
Portland ME => Portland, Maine
Salt Lake City => Salt Lake City, Utah
Spain => Madrid, Madrid
`);

/** Where nothing but a place can stand. "X, is it cold" is left to names with a capital. */
const FRAMES = [
  'will it rain in X tomorrow',
  'how windy is it in X',
  'best day to visit X',
  'is X warmer than London',
  'driving from London to X tomorrow',
  'flying from X on friday, any fog',
  'going to X next week what to pack',
  "what's X like in October",
  'I live in X. Do I need an umbrella tonight?',
  'wedding in X on saturday will it stay dry',
] as const;

interface Meant {
  readonly places: readonly string[];
  readonly asked: string;
}

function meantBy(question: string): Meant {
  const result = read(question);
  if (result.kind !== 'interpreted') throw new Error(`${question}: ${JSON.stringify(result)}`);
  const { subjects, topics, form, activity, unexplained } = result.interpretation;
  return {
    places: subjects.map(({ place }) => `${place.name}, ${place.region}`),
    asked: JSON.stringify([topics, form, activity, unexplained]),
  };
}

test.each(FRAMES)('one place for another changes nothing but the place: %s', (frame) => {
  const { asked } = meantBy(frame.replace('X', 'Leeds'));
  for (const [typed, place] of PLACES) {
    for (const name of [typed, typed.toLowerCase()]) {
      const question = frame.replace('X', name);
      const meant = meantBy(question);
      const answered = meant.places.includes(place) ? place : meant.places.join(' & ');
      expect(`${question} => ${answered} ${meant.asked}`).toBe(`${question} => ${place} ${asked}`);
    }
  }
});

const APART = table(`
is wool warmer than fleece tomorrow => London
is the snow going to settle tomorrow => London
Alex will it rain today => London
visit gran on sunday will it rain => London
what's beer like in the heat => London
is LS1 4AP warmer than York => Leeds & York
driving from London to LS1 4AP tomorrow => London & Leeds
rain at 53.80 -1.55 tomorrow => Leeds
sunset Bude => Bude
rain in Altrincham, Cheshire tomorrow => Altrincham
is it dry in bkk tomorrow => Suvarnabhumi Airport
Reading, is it cold => Reading
Deal: rain sunday? => Deal
newcastle sunderland durham saturday => Newcastle upon Tyne & Sunderland & Durham
`);

test.each(APART)('a word is a town only where a town can stand: %s', (question, places) => {
  const found = meantBy(question).places.map((place) => place.split(',')[0]);
  expect(found.join(' & ')).toBe(places);
});
