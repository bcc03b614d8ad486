/** Everyday talk of commuters, parents and guests is read as meant: what is told first, hours whose end is told by another word, slang. */
import { describe, expect, test } from 'bun:test';
import { read, table, understood, windowsOf } from './reading.ts';

const TOPICS = table(`
monsoon showers kochi tomorrow => rain
pow at Whistler friday => snow
is it lekker in Durban tomorrow => general
Myrtle Beach saturday => general
Whitby beach saturday => activity
good hiking weather in the Smokies on Sunday => activity
will the sea breeze come in at Fremantle by 2 => wind
when's the monsoon start in tucson => rainy-season
sun's out in the garden is it gonna last => sun
is my fence going to survive tonight => gusts
will the big oak come down tonight => gusts
wthr tmrw => general
what factor do i need tomorrow => clothing
6 a side at 8 is it gonna be lashing => rain
lashing in limerick all day => rain
heating off yet or is there more cold coming => temperature
how's friday looking cos i've booked the day off => general
forgot my umbrella am i doomed => clothing
mum feels the cold is it worth her bringing a cardi to the garden centre => clothing
is it going to stay nice => general
may bank holiday was it nice => general
getting the windows cleaned friday is it worth it => rain
test match at trent bridge tomorrow any chance of play => rain
my eyes are streaming what's the count => pollen
cloudy but will i still burn => uv
duvets on the line friday yes or no => activity
biking to work tomorrow leaving 7 is it going to be against the wind => wind
sat in the park with a beer when's the sun going in => cloud
whats it gonna hit today => temperature
greenhouse door open or closed tonight => temperature
got an outdoor spin class at 6.15 tomorrow morning will i melt => temperature
patio heaters on saturday night? => temperature
trash cans gonna blow over tonight => gusts
white trainers tomorrow yes or no => rain
is the worst of the heat over => temperature
tis fierce mild is it => temperature
power's out how long's the storm lasting => thunder
just hung a load out and it's gone dark is it about to pour => rain
those black clouds heading our way or what => cloud
thunder at teatime? my dog hates it => thunder
can the kids go out in t-shirts after school => clothing
`);

test.each([...TOPICS])('%s', (question, topic) => {
  expect(understood(question).topics[0] as string).toBe(topic);
});

describe('somebody who freezes is cold, and is held against no frost', () => {
  const LIMITS = table(`
it's freezing when does it warm up => none
will we freeze at the match saturday => none
my hands are freezing is it that cold => none
feels freezing, what's the actual temperature => none
will it be freezing tonight => 0
is it below freezing => 0
`);
  test.each([...LIMITS])('%s', (question, limit) => {
    const { topics, threshold } = understood(question);
    expect([topics[0], `${threshold?.value ?? 'none'}`]).toEqual(['temperature', limit]);
  });
  test('what freezes without feeling it is told by the frost', () => {
    expect(understood('will the pipes freeze tonight').topics[0]).toBe('ice');
    expect(understood('will it freeze tonight').topics[0]).toBe('ice');
  });
});

const WINDOWS = table(`
removal van comes at 8 friday dry till lunch => 06-12 08:00 > 06-12 12:00
rain from 8 till lunch friday => 06-12 08:00 > 06-12 12:00
rain from 8 to lunch friday => 06-12 08:00 > 06-12 14:00
rain before lunch friday, builders at 8 => 06-12 00:00 > 06-12 12:00 | 06-12 08:00 > 06-12 09:00
whites on the line at 9 will they be dry by 2 => 06-11 09:00 > 06-11 14:00
cycling in at 7 back at 6 rain either way => 06-11 07:00 > 06-11 08:00 | 06-11 18:00 > 06-11 19:00
at work till 6 then the park with the kids rain? => 06-10 18:00 > 06-11 00:00
rain till 9 then dry? => 06-10 14:30 > 06-10 21:00
night bus at 2am friday cold? => 06-12 02:00 > 06-12 03:00
can i sleep with the window open => 06-10 21:00 > 06-11 06:00
what tog duvet do i need => 06-10 21:00 > 06-11 06:00
left my washing out all night is it soaked => 06-09 18:00 > 06-10 06:00
was yesterday hotter => 06-09 00:00 > 06-10 00:00 | 06-10 00:00 > 06-11 00:00
electric blanket in june am i mad how cold is it tonight => 06-10 18:00 > 06-11 06:00
is it sunny all day => 06-10 14:30 > 06-11 00:00
does it get chilly once the sun goes down => 06-10 21:16 > 06-10 23:16
fringe second week august rain => 08-08 00:00 > 08-15 00:00
`);

test.each([...WINDOWS])('%s', (question, window) => {
  expect(windowsOf(question)).toBe(window);
});

test('who asks when the sun goes down is told that', () => {
  expect(understood('when does the sun go down').topics[0]).toBe('sunset');
  expect(understood('what time is it when the sun goes down').topics[0]).toBe('sunset');
});

test('how long it rains on is told by its end', () => {
  for (const question of [
    `it's bucketing down in cork, how long's that on for`,
    `it's lashing how long is this on for`,
  ])
    expect([understood(question).form, understood(question).negated]).toEqual(['when', true]);
  expect(understood(`nome, how long's the day tomorrow`).topics[0]).toBe('daylight');
});

const PLACES = table(`
soft day again in kerry tomorrow => Tralee
rain offaly tomorrow => Tullamore
silage saturday in tipp rain => Clonmel
rain stopping the tennis at queens today => Queen's Club
bridesmaids are in sleeveless will they be freezing saturday evening => London
they're playing in whites tomorrow rain? => London
is it raining in bristl => Bristol
will my mother in law be alright on the plane tomorrow with this wind => London
how long till the rain gets to reading => Reading
`);

test.each([...PLACES])('%s', (question, place) => {
  expect(understood(question).subjects[0].place.name).toBe(place);
});

test('what is about something else stays refused', () => {
  for (const question of [
    'i left my umbrella on the bus where is it',
    'is tesco better saturday or sunday',
    'could you freeze my account, please',
  ])
    expect([question, read(question).kind === 'interpreted']).toEqual([question, false]);
});
