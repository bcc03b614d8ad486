/** What people who are outdoors for sport and hobbies ask: of which place, day and hours, and for what of the weather. */
import { describe, expect, test } from 'bun:test';
import { datedMeaning } from './meanings.ts';
import { NOW_MS, read, table, understood } from './reading.ts';

describe('sports and hobbies are asked about as they are typed', () => {
  test.each(
    table(`
netball in leeds tonight outdoors 7 to 8.30 => Leeds | general value | 06-10 19-20:30
football tomorrow evening at the rec in leeds 6 to 8 => Leeds | general value | 06-11 18-20
party tomorrow in the garden 2 to 6 leeds => Leeds | general value | 06-11 14-18
kids aged 5 to 8 party tomorrow in leeds => Leeds | general value | 06-11
rain tomorrow 5 to 10mm in leeds => Leeds | rain yes-no rain>=5mm | 06-11
skiing in thredbo next weekend snow or rain => Thredbo | snow value | 06-20..06-21
leeds next weekend rain => Leeds | rain value | 06-20..06-21
next weekend without rain in leeds => Leeds | rain run | -
cycling to work in leeds tomorrow leave 7.30 back at 6 => Leeds | activity yes-no cycling | 06-11 07:30-08:30 & 06-11 18-19
washing out in leeds tomorrow, leave at 7.30 back at 6 => Leeds | activity yes-no laundry-drying | 06-11 07:30-18
bike commute in leeds tomorrow 8am and 5.30pm rain => Leeds | rain value | 06-11 08-09 & 06-11 17:30-18:30
uv for a 3 hour ride tomorrow midday in leeds => Leeds | uv value | 06-11 12-15
2 hour walk at 3 tomorrow in leeds, rain? => Leeds | rain yes-no | 06-11 15-17
is it cloudy in leeds on the night of the new moon => Leeds | cloud yes-no | 06-15 night
will it be clear for the full moon in leeds => Leeds | sun yes-no | typical 06-30
when is the full moon in leeds => Leeds | full-moon when | -
midnight sun in tromso => Tromsø | sunset value | -
how many knots in lymington at 3pm => Lymington | wind value | 06-10 15-16
how many mm in leeds tomorrow => Leeds | rain value | 06-11
thermals any good in leeds this weekend => Leeds | upper-air value | 06-13..06-14
do i need thermals in leeds this weekend => Leeds | clothing yes-no coat | 06-13..06-14
drone at 400ft in leeds, what's the wind => Leeds | upper-air value | -
salmon on the river spey levels after the rain => River Spey | rivers value | -
is there snow in aspen right now => Aspen | snow-depth yes-no | now
is there snow forecast in aspen => Aspen | snow yes-no | -
ski season, when's the most snow in whistler => Whistler | snow which-month most | typical
wind forecast for sailing on the solent saturday => Solent | wind value | 06-13
rank york leeds and hull by rain => York & Leeds & Kingston upon Hull | rain compare | -
whale watching off kaikoura tomorrow seas? => Kaikoura | waves value | 06-12
lake temp windermere => Windermere | lake-water value | -
wind at lord's on friday => Lord's | wind value | 06-12
sup on the thames at kingston tomorrow wind => Kingston upon Thames | wind value | 06-11
cape doctor blowing this weekend => Cape Town | wind value | 06-13..06-14
space launch from cocoa beach tomorrow => Cocoa Beach | general value | 06-11
best day for whitby beach => Whitby | activity which-day beach | -
3/2 or 4/3 wetsuit in newquay this weekend => Newquay | sea-temperature value | 06-13..06-14
do i need a 3 season sleeping bag for snowdonia this weekend => Betws-y-Coed | temperature value | 06-13..06-14
what time does the light get good for photos in york tomorrow => York | golden-hour when | 06-11
balloon flight at 5am saturday in bath => Bath | wind value | 06-13 05-06
raining at wwt slimbridge tomorrow? => Slimbridge | rain yes-no | 06-11
moon phase for fishing in leeds on saturday => Leeds | moon value | 06-13
cold for running in leeds at 6 tomorrow? => Leeds | temperature yes-no least | 06-11 06-07
too cold for running in leeds tomorrow? => Leeds | activity yes-no running not | 06-11
wet roads tomorrow morning in leeds on the bike? => Leeds | rain yes-no | 06-11 06-12
queens club tennis rain today? => Queen's Club | rain value | 06-10
golf wind st andrews saturday => St Andrews | wind value | 06-13
running in the rain tomorrow in leeds => Leeds | activity yes-no running | 06-11
what's the snow like at hotham => Mount Hotham | snow-depth value | -
how's the snow going to be in whistler next week => Whistler | snow value | 06-15..06-21
best day this week for a 100 mile ride in leeds => Leeds | activity which-day cycling | 06-10..06-14
will there be any wind at all in leeds saturday afternoon => Leeds | wind value | 06-13 12-18
sailing to the isles of scilly on friday wind and waves => Hugh Town | waves value | 06-12
offshore or onshore at croyde sat morning => Croyde | wind value | 06-13 06-12
surf at lahinch sunday, size and wind => Lahinch | waves value | 06-14
festival in hyde park on saturday, sun or showers => Hyde Park | rain value | 06-13
wet outfield at chelmsford after last night's rain? => Chelmsford | rain yes-no | past 06-09 night
after friday's storm will it be dry in leeds => Leeds | rain yes-no not | 06-13..06-19
best tee time tomorrow in ayr, avoiding the wind => Ayr | activity best-time golf | 06-11
sennen cove surf and wind tomorrow at 7am => Sennen | waves value | 06-11 07-08
flow on the river tees => Darlington | rivers value | -
wind for model aircraft flying sunday morning in derby => Derby | wind value | 06-14 06-12
dawn chorus walk sunday in kent, will it be dry => Maidstone | rain yes-no not | 06-14
rain tomorrow between 10 and 2 in stirling, i'm walking => Stirling | rain value | 06-11 10-14
rain in leeds tomorrow, is it ok for a run => Leeds | activity yes-no running | 06-11
driest morning this week for running in leeds => Leeds | rain which-day least | 06-11 06-12 & 06-12 06-12 & 06-13 06-12 & 06-14 06-12
calmest day this week for sailing in cowes => Cowes | wind which-day least | 06-10..06-14
windy in leeds for a cycle tomorrow? => Leeds | wind yes-no | 06-11
surf and temp at piha tomorrow => Piha | waves value | 06-12
monsoon trek in lonavala this weekend, how heavy is the rain => Lonavla | rain value | 06-13..06-14
when does it stop raining in leeds i want to go out on my bike => Leeds | rain when not | -
flying my mini 4 tomorrow in exeter => Exeter | activity yes-no drone-flying | 06-11
when is the moon up in leeds tonight => Leeds | moonrise when | 06-10 night
kinder scout tomorrow cloud level => Kinder Scout | upper-air value | 06-11
will england get a full day at lords tomorrow => Lord's | rain yes-no not | 06-11
how many clear nights in leeds tomorrow and friday => Leeds | cloud which-day not | 06-11 night & 06-12 night
how many clear days this week in leeds => Leeds | sun count | 06-10..06-14
`),
  )('%s', (question, meaning) => {
    expect(datedMeaning(read(question), NOW_MS)).toBe(meaning);
  });
});

test('land with an unknown name is at no town or area that its last word names', () => {
  for (const question of ['rain in barton moss tomorrow', 'rain at lake quill texas saturday'])
    expect(read(question).kind).toBe('place-unknown');
});

test('a town that is also a part of the coast is meant where the sea or its cliffs are', () => {
  const regionOf = (question: string) => understood(question).subjects[0].place.region;
  expect(regionOf('is force 6 forecast for portland tomorrow')).toBe('England');
  expect(regionOf('climbing in portland this weekend')).toBe('England');
  expect(regionOf('rain in portland tomorrow')).toBe('Oregon');
});

test('the sun rising or setting is told with the clouds where somebody wants to see it', () => {
  for (const question of ['sunrise in leeds on sunday will i see anything', 'best sunset in leeds this week'])
    expect(understood(question).topics).toContain('cloud');
});

test('a day of an event that has no date here is named', () => {
  expect(understood('rain at headingley on day 4').undated).toBe('on day 4');
  expect(understood('wimbledon finals weekend forecast').undated).toBe('wimbledon finals weekend');
  expect(understood('rain in leeds on saturday').undated).toBeUndefined();
});

test('dark enough for stars is the end of astronomical twilight', () => {
  expect(understood('is it dark enough to stargaze in leeds tonight').twilight).toBe('astronomical');
  expect(understood('when does it get dark in leeds').twilight).toBeUndefined();
});
