/** Questions for usual values, tallies and figures that are judged are read as that, and refused for none of their units. */
import { describe, expect, test } from 'bun:test';
import { read, table, understood, windowsOf } from './reading.ts';

test.each(
  table(`
is 25 hot for edinburgh in june => temperature value typical
is 8 degrees cold for june => temperature value typical
is 18 degrees normal for the time of year in belfast => temperature value typical
is 30 unusual for berlin in may => temperature value typical
daily mean for may in durham => temperature value typical
when does it usually get cold in prague => temperature which-month typical
when does it usually start snowing in oslo => snow which-month typical
when does it start snowing in oslo => snow which-month typical
when will it start raining in leeds => rain when coming
is seattle rainier than new york => rain compare typical
is this normal for june => normal yes-no coming
are these winds normal for cape town in june => normal yes-no coming
may compared to average => normal value past
how much snow does denver get => snow value typical
how rainy is portland => rain value typical
how much sun does it get today => sunshine value coming
what time of year is coolest in singapore => temperature which-month typical
what months is it warm enough to swim in nice => sea-temperature value typical
total snow last season in tahoe => snow value past
did it ever get below minus 10 in helsinki last winter => temperature yes-no past
did it ever snow last winter in leeds => snow yes-no past
will this july be hotter than last july => temperature compare typical
gusts in blackpool on 3 june please => gusts value past
will it rain on 3 june in leeds => rain yes-no typical
wedding 5 june leeds weather => activity yes-no typical
how many mornings below zero did we have in march => temperature count past
is it usually so humid here in june => normal yes-no coming
has spring been colder than usual => normal yes-no past
has spring started => seasons yes-no coming
what was june like last year => general value past
did the wind drop overnight in orkney => wind yes-no past
what year was the last really cold winter in uk => temperature which-month past
which is wetter galway or cork => rain compare typical
which is wetter today galway or cork => rain compare coming
are we above average for rain this year => normal yes-no past
is this month wetter than normal => normal yes-no past
will this month be wetter than normal => normal yes-no coming
when is winter in argentina => seasons when coming
what months are winter in new zealand => seasons which-month typical
when does the wet start in darwin => rainy-season which-month typical
when does snow usually melt in banff => snow which-month typical
is manchester really rainier than london => rain compare typical
can i plant out tomatoes yet => ice yes-no coming
how many days in a row has it rained in glasgow => rain run past
are we due a hotter day than yesterday this week => temperature compare coming
is it colder than yesterday in leeds today => temperature compare coming
may vs normal rainfall => normal value past
how does may compare to normal => normal value past
july compared to average => normal value past
rainfall vs average last month in exeter => normal value past
is may unusually dry so far => normal yes-no past
is it getting hotter each year => statistics yes-no typical
is it getting colder over the years in oslo => statistics yes-no coming
is it getting warmer this week => temperature when coming
how many days lost to rain in april in bristol => rain count past
how many days will be lost to rain in july => rain count typical
is september too late for greece => visit which-month typical
when does it get warm in boston => temperature which-month typical
when does it cool off in the fall in austin => temperature which-month typical
when does it get warm today => temperature when coming
when does the rain stop in leeds => rain when coming
when do temperatures drop below 30 in dubai => temperature which-month typical
did we get enough rain for the garden => rain value past
is there a drought in essex => drought yes-no past
will it flood in york => alerts yes-no coming
is that normal for the time of year => normal yes-no coming
how many mm did we get last night => rain value past
how many inches did seattle get last week => rain value past
pressure in inches of mercury denver => pressure value coming
will it be above or below 20 tomorrow => temperature value coming
whats the wettest its been this year in swansea => rain which-day past
hottest its been this week => temperature which-day past
last frost in york? => ice last past
last frost date york => frost-dates value coming
how many degrees will it drop tonight => temperature value coming
best day this week for solar => solar which-day coming
when is the next solar eclipse visible from london => eclipses when coming
will it be cloudy for the eclipse => cloud yes-no coming
is there a blue moon this year => eclipses yes-no coming
next full moon => full-moon value coming
what was the average wind in may in ullapool => wind value past
how many dry days in a row did we have in may => rain run past
how cold can it get in ulaanbaatar => temperature which-month typical
how many hours will the sun be out tomorrow in faro => sunshine value coming
how many nights this week under 10 degrees => temperature value coming
will tomorrow be the warmest day of the week => temperature which-day coming
warmest 3 months in malta => temperature which-month typical
when is it least windy in tarifa => wind which-month typical
did the wind get over 50mph in january in belfast => wind yes-no past
rainfall 2025 total cardiff => rain value past
more rain this weekend or next => rain compare coming
rain so far this month v average => normal value past
when will the air clear in bangkok => air-quality when coming
last time it thundered in kent => thunder last past
how much daylight do we lose each day in july => daylight value typical
`),
)('%s', (question, expected) => {
  const { topics, form, subjects, unexplained } = understood(question);
  expect(`${topics[0]} ${form} ${subjects[0].times[0].era}`).toBe(expected);
  expect(unexplained).toEqual([]);
});

test.each(
  table(`
how many full moons this year => how many
burn time for fair skin in nice today => burn time
humidex in toronto today => humidex
temp now in c and f => c and f
visibility in nautical miles at lerwick => nautical miles
wettest weekend of the year so far => weekend
`),
)('what nothing here reckons is named: %s', (question, words) =>
  expect(understood(question).unexplained.join(' ')).toContain(words),
);

test('a bare year is the whole of it, and the other weekend the one after', () => {
  expect(windowsOf('white christmas in 2025')).toBe('2025-12-25 00:00 > 2025-12-26 00:00');
  expect(windowsOf('rainfall 2025 total')).toBe('2025-01-01 00:00 > 01-01 00:00');
  expect(windowsOf('more rain this weekend or next')).toBe('06-13 00:00 > 06-15 00:00 | 06-20 00:00 > 06-22 00:00');
  expect(windowsOf('how much daylight do we lose each day in july')).toBe('07-01 00:00 > 08-01 00:00');
});

test.each(['is 15 cold for a barbecue', 'is 25 hot', 'how hot is it on mars', 'convert 30 inches of mercury to hpa'])(
  'a figure without a season or a place is no question for the weather: %s',
  (question) => expect(read(question).kind).toBe('not-about-weather'),
);

describe('what fell today', () => {
  test.each(['how much rain today', 'how many wet hours today'])('is told from midnight on: %s', (question) =>
    expect(windowsOf(question)).toBe('06-10 00:00 > 06-11 00:00'),
  );

  test.each(['how much rain will we get today', 'how much more rain today', 'will it rain today'])(
    'and what is to come from now on: %s',
    (question) => expect(windowsOf(question)).toBe('06-10 14:30 > 06-11 00:00'),
  );
});
