/** Of two places that are named together, a lesser one is that which lies near the other. */
import { expect, test } from 'bun:test';
import { table, understood } from '../reading.ts';

const NEAR = `
can I take the kayak out on the Wye at Ross this weekend => Ross on Wye, England
rain on the Severn at Bewdley tomorrow => Bewdley, England
on the Thames at Kingston tomorrow, wind => Kingston upon Thames, England
walking across Morecambe Bay to Grange on Saturday, rain => Morecambe Bay, England; Grange-over-Sands, England
driving from Kingman to Baker tomorrow, how hot => Kingman, Arizona; Baker, California
LA to Vegas saturday, heat in Baker => Los Angeles, California; Las Vegas, Nevada; Baker, California
driving from Calgary to Vulcan tomorrow, wind => Calgary, Alberta; Vulcan, Alberta
Hobart to Richmond tomorrow rain => Hobart, Tasmania; Richmond, Tasmania
canoeing the Wye from Glasbury to Hay on saturday => Glasbury, Wales; Hay, Wales
West Highland Way from Milngavie to Drymen tomorrow, rain => Milngavie, Scotland; Drymen, Scotland
Boston to the Cape saturday, rain => Boston, Massachusetts; Barnstable, Massachusetts
`;

test.each(table(NEAR))('%s', (question, meaning) => {
  const { subjects } = understood(question);
  expect(subjects.map(({ place: { name, region } }) => `${name}, ${region}`).join('; ')).toBe(meaning);
});

const APART = `
is it warmer in Paris or Dallas => Paris, Île-de-France; Dallas, Texas
London to Newport tomorrow, rain => London, England; Newport, Wales
rain in Bath and at Lake Garda on Saturday => Bath, England; Lake Garda, Veneto
weather in Perth and Sydney tomorrow => Perth, Western Australia; Sydney, New South Wales
`;

test.each(table(APART))('each is meant by itself: %s', (question, meaning) => {
  const { subjects } = understood(question);
  expect(subjects.map(({ place: { name, region } }) => `${name}, ${region}`).join('; ')).toBe(meaning);
});
