/** A town is found with the area behind it, and two places of one way are chosen together. */
import { describe, expect, test } from 'bun:test';
import { table, understood } from './reading.ts';

const PLACES = table(`
rain tomorrow Halifax Nova Scotia => Halifax CA
Is it going to snow in Portland Maine tomorrow => Portland US
Newcastle NSW beach tomorrow => Newcastle AU
Will it be windy in Hamilton NZ tomorrow => Hamilton NZ
london on weather tomorrow => London CA
queenstown nz wind saturday => Queenstown NZ
birmingham al storms tonight => Birmingham US
albany wa wind tomorrow => Albany AU
tamworth nsw weather tomorrow => Tamworth AU
toowoomba qld frost tonight => Toowoomba AU
darwin nt humid tomorrow => Darwin AU
richmond bc fog => Richmond CA
Wellington New Zealand wind tomorrow => Wellington NZ
Perth Scotland sunny tomorrow? => Perth GB
is london on saturday sunny => London GB
drive from Perth to Aviemore tomorrow => Perth GB, Aviemore GB
drive from Boston to Lincoln on Friday => Boston GB, Lincoln GB
train from Windsor to Richmond tomorrow rain? => Windsor GB, Richmond GB
drive from Birmingham to Atlanta tomorrow => Birmingham US, Atlanta US
cycling from Paris to London tomorrow => Paris FR, London GB
flying from London to Sydney tomorrow rain? => London GB, Sydney AU
is it warmer in Paris or Sydney tomorrow => Paris FR, Sydney AU
carol service in Bromley tonight rain? => Bromley GB
Will it rain in Kings Heath tomorrow => Birmingham GB
Olu Deniz tomorrow sunny? => Ölüdeniz TR
rain in Ballina, Co Mayo => Ballina IE
weather Bray Co. Wicklow => Bray IE
Is it dry in Newcastle, Co. Down? => Newcastle GB
is it warmer in Crete, Cyprus or Rhodes => Heraklion GR, Nicosia CY, Rhodes GR
Which is driest on Sunday: Leeds, York, Hull or Lincoln? => Leeds GB, York GB, Kingston upon Hull GB, Lincoln GB
leeds, bradford and halifax tomorrow => Leeds GB, Bradford GB, Halifax GB
Nice, Cannes or Monaco: sunniest on saturday? => Nice FR, Cannes FR, Monaco MC
Perth, Scotland and Perth, Australia today => Perth GB, Perth AU
is Perth in Australia hotter than Brisbane this week => Perth AU, Brisbane AU
is Hamilton in New Zealand colder than Hamilton in Canada this week => Hamilton NZ, Hamilton CA
compare paris in texas, austin and dallas tomorrow => Paris US, Austin US, Dallas US
Where in Spain is warmest this weekend, Seville or Valencia or Malaga? => Seville ES, Valencia ES, Málaga ES
which is sunnier this weekend in france, nice or lyon => Nice FR, Lyon FR
where should i go on sunday, brighton or margate => Brighton GB, Margate GB
is it warmer in Spain, Leeds or York tomorrow => Madrid ES, Leeds GB, York GB
Leeds OK for laundry tomorrow? => Leeds GB
Tulsa OK weather => Tulsa US
dry for my nan's birthday bbq on saturday? => London GB
how rough is the North Sea off Whitby => Whitby GB
Is visibility good across the Channel from Dover? => Dover GB
staying in Cornwall, what's it like in St Ives tomorrow => St Ives GB
whats the wether in new yrok => New York City US
is Saturday dry in Newport, South Wales => Newport GB
Will the fog lift in St John's by noon => St. John's CA
air quality Los Angeles => Los Angeles US
`);

describe('the places of a question', () => {
  test.each([...PLACES])('%s', (question, expected) => {
    const { subjects, unexplained } = understood(question);
    expect(subjects.map(({ place }) => `${place.name} ${place.countryCode}`).join(', ')).toBe(expected);
    expect(unexplained.filter((word) => /^(?:nz|nsw|qld|wa|al|nt|bc)$/i.test(word))).toEqual([]);
  });
});
