/** Trades, hobbies and outings in people's own words: what is done, and that what no rule covers is named as such. */
import { describe, expect, test } from 'bun:test';
import { read, table, understood } from './reading.ts';

const NOT_JUDGED = `
punting in Cambridge sunday => water
houseboat in Alleppey => water
wakeboarding on Lake Eildon at the weekend => water
paddling the Buffalo River at Ponca saturday => water
diving Stoney Cove => water
can we fly RC planes in Leeds tomorrow evening => aviation
munro bagging near Crianlarich sunday => climbing
skating at Loch Morlich => ice-bearing
skating on Lake Louise saturday => ice-bearing
is it too windy to move the grain auger in Brandon tomorrow => wind-load
seeding canola near Lloydminster monday => other-activity
road bowling sunday Armagh => other-activity
deer stalking near Lairg tomorrow => other-activity
model yacht sailing saturday Poole park => other-activity
safari drive at Satara tomorrow morning => other-activity
pumpkin patch saturday Half Moon Bay => other-activity
`;

test.each(table(NOT_JUDGED))('is named and not judged: %s', (question, uncovered) => {
  expect(understood(question)).toMatchObject({ uncovered, activity: null });
});

const JUDGED = `
clamming at Long Beach Washington tomorrow => fishing
bike from Bath to Bradford saturday => cycling
sailing dinghies at Carsington sunday => sailing
roller skating in Leeds => null
`;

test.each(table(JUDGED))('%s', (question, activity) => {
  expect(understood(question).uncovered).not.toBe('ice-bearing');
  expect(String(understood(question).activity)).toBe(activity);
});

describe('names beside what is done', () => {
  const PLACES = `
shearing wed Hay NSW => Hay, New South Wales
swim at Forty Foot in the morning, wind => Forty Foot, Leinster
fly fishing on the Test tomorrow => River Test, England
whisky tour Islay ferry friday wind => Bowmore, Scotland
cycling the Coast to Coast next week => Kirkby Stephen, England
Highland games Braemar => Braemar, Scotland
mass rock walk sunday Gougane Barra => Gougane Barra, Munster
rim to rim next saturday temps => London, England
wine tasting in Martinborough saturday => Martinborough, Wellington Region
`;

  test.each(table(PLACES))('%s', (question, place) => {
    const [{ place: found }] = understood(question).subjects;
    expect(`${found.name}, ${found.region}`).toBe(place);
  });

  test.each([
    'cycle the Fox Ridge Trail sunday',
    'golf at Birch Grove sunday',
    'walk the dog at Amber Hollow Reserve tomorrow, rain',
  ])('a name that no table has is no other place: %s', (question) => {
    expect(read(question).kind).toBe('place-unknown');
  });
});
