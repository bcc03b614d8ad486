/** What people do outdoors, in their own words: the place, the hours, what is told and how, and which limit is of which measure. */
import { describe, expect, test } from 'bun:test';
import { table, understood, windowsOf } from './reading.ts';

/** "-; 06-11 06:00 > 06-11 07:00; activity/running; yes-no", with the uncovered subject behind "!". */
function meaning(question: string): string {
  const { subjects, topics, activity, uncovered, form } = understood(question);
  const places = subjects.map(({ place, source }) => (source === 'question' ? place.name : '-')).join(' + ');
  const told = `${topics[0]}${activity === null ? '' : `/${activity}`}${uncovered === null ? '' : `!${uncovered}`}`;
  return `${places}; ${windowsOf(question)}; ${told}; ${form}`;
}

const DOINGS = table(`
how much rain since sunday will the ground carry the tractor => -; 06-07 00:00 > 06-10 14:30; rain; value
how much rain since sunday and will it rain tomorrow => -; 06-07 00:00 > 06-10 14:30; rain; value
is the lawn dry enough to mow at 6 => -; 06-10 18:00 > 06-10 19:00; activity/gardening; yes-no
can i go for a run at 6 => -; 06-10 18:00 > 06-10 19:00; activity/running; yes-no
mow the lawn at 9 => -; 06-11 09:00 > 06-11 10:00; activity/gardening; yes-no
pouring concrete at 7 => -; 06-11 07:00 > 06-11 08:00; activity/concrete-pour; yes-no
run at 6 tomorrow => -; 06-11 06:00 > 06-11 07:00; activity/running; yes-no
put the washing out tomorrow at 7 and bring it in at 6 => -; 06-11 07:00 > 06-11 08:00 | 06-11 18:00 > 06-11 19:00; activity/laundry-drying; yes-no
spraying tomorrow morning ely => Ely; 06-11 06:00 > 06-11 12:00; activity/crop-spraying; yes-no
rain tomorrow ayr => Ayr; 06-11 00:00 > 06-12 00:00; rain; value
wind tomorrow looe => Looe; 06-11 00:00 > 06-12 00:00; wind; value
is it windy ayr => Ayr; 06-10 14:30 > 06-10 15:30; wind; yes-no
is it dry tomorrow harry => -; 06-11 00:00 > 06-12 00:00; rain; yes-no
bbq tomorrow beer => -; 06-11 00:00 > 06-12 00:00; activity/outdoor-event; yes-no
painting outside wall tomorrow derby rain => Derby; 06-11 00:00 > 06-12 00:00; rain; value
next good day for combining => -; 06-10 14:30 > 06-17 00:00; rain!other-activity; which-day
best day for baling => -; 06-10 14:30 > 06-17 00:00; rain!other-activity; which-day
when can i spread slurry => -; 06-10 14:30 > 06-17 00:00; rain!other-activity; which-day
best day this week for shearing => -; 06-10 14:30 > 06-15 00:00; rain!other-activity; which-day
next good day for a barbecue => -; 06-10 14:30 > 06-17 00:00; activity/outdoor-event; which-day
when is the next nice day => -; 06-10 14:30 > 06-17 00:00; general; which-day
best day for washing the windows => -; 06-10 14:30 > 06-17 00:00; rain; which-day
is it windy enough to fly a kite tomorrow => -; 06-11 00:00 > 06-12 00:00; wind; value
windy enough to fly a kite on the beach tomorrow in whitby => Whitby; 06-11 00:00 > 06-12 00:00; wind; value
is it windy enough for sailing => -; 06-10 14:30 > 06-11 00:00; activity/sailing; yes-no
do i need mudguards tomorrow => -; 06-11 00:00 > 06-12 00:00; rain; yes-no
tomatos out overnight ok? => -; 06-10 18:00 > 06-11 06:00; ice; yes-no
rain thursday and friday next week => -; 06-18 00:00 > 06-19 00:00 | 06-19 00:00 > 06-20 00:00; rain; value
rain on thursday friday and saturday next week in leeds => Leeds; 06-18 00:00 > 06-19 00:00 | 06-19 00:00 > 06-20 00:00 | 06-20 00:00 > 06-21 00:00; rain; value
rain friday and next week => -; 06-12 00:00 > 06-13 00:00 | 06-15 00:00 > 06-22 00:00; rain; value
stack the straw tonight or leave it till the morning rain wise => -; 06-10 18:00 > 06-11 06:00 | 06-11 06:00 > 06-11 12:00; rain; compare
rain tonight or in the morning => -; 06-10 18:00 > 06-11 06:00 | 06-11 06:00 > 06-11 12:00; rain; compare
rain at 9 tonight or at 7 tomorrow morning => -; 06-10 21:00 > 06-10 22:00 | 06-11 07:00 > 06-11 08:00; rain; compare
tennis at 7 tonight or 7 tomorrow morning which is less windy => -; 06-10 19:00 > 06-10 20:00 | 06-11 07:00 > 06-11 08:00; wind; compare
run at 6 today or 10 tomorrow => -; 06-10 18:00 > 06-10 19:00 | 06-11 10:00 > 06-11 11:00; activity/running; compare
is it over 15 today or 20 tomorrow => -; 06-10 14:30 > 06-11 00:00 | 06-11 00:00 > 06-12 00:00; temperature; yes-no
full days play at edgbaston thursday? => Edgbaston; 06-11 00:00 > 06-12 00:00; rain; yes-no
horse show sunday harrogate heavy ground? => Harrogate; 06-14 00:00 > 06-15 00:00; soil; value
is the ground going to be a bog on saturday => -; 06-13 00:00 > 06-14 00:00; soil; yes-no
will it stay off till 4 => -; 06-10 14:30 > 06-10 16:00; rain; yes-no
will my jeans dry outside today => -; 06-10 14:30 > 06-11 00:00; activity/laundry-drying; yes-no
any point putting a wash on => -; 06-10 14:30 > 06-11 00:00; activity/laundry-drying; yes-no
wash the dog outside today warm enough? => -; 06-10 14:30 > 06-11 00:00; temperature; value
rain and wind for timelapse overnight exmouth => Exmouth; 06-10 18:00 > 06-11 06:00; rain; value
groundworkers here what are the chances of it chucking it down before 4 in swindon => Swindon; 06-10 14:30 > 06-10 16:00; rain; value
snow on the munros still? ben macdui => Ben Macdui; 06-10 14:30 > 06-11 00:00; snow-depth; yes-no
concrete down before 10 tomorrow cold overnight => -; 06-11 00:00 > 06-11 10:00 | 06-11 18:00 > 06-12 06:00; temperature; value
dry days next week => -; 06-15 00:00 > 06-22 00:00; rain; which-day
how many dry days next week => -; 06-15 00:00 > 06-22 00:00; rain; count
safe to plant tomatoes out in durham => Durham; 06-10 14:30 > 06-17 00:00; ice; yes-no
tee off 8.40 saturday will we get round dry => -; 06-13 08:40 > 06-13 12:40; activity/golf; yes-no
kick off 3 saturday will it rain => -; 06-13 15:00 > 06-13 17:00; rain; yes-no
kick off 3 saturday how hot => -; 06-13 15:00 > 06-13 16:00; temperature; value
will it be dry at kick off 3 saturday => -; 06-13 15:00 > 06-13 16:00; rain; yes-no
has it rained enough this month to skip watering => -; 06-01 00:00 > 06-10 14:30; rain; value
48 hours dry from friday am in leeds => Leeds; 06-12 06:00 > 06-14 06:00; rain; run
bike to the station at 7:10 and from it at 18:45 tomorrow rain? => -; 06-11 07:10 > 06-11 08:10 | 06-11 18:45 > 06-11 19:45; rain; yes-no
silent disco in the park friday 9-11 raining? => -; 06-12 21:00 > 06-12 23:00; rain; yes-no
market in ludlow friday => Ludlow; 06-12 00:00 > 06-13 00:00; general; value
market day in ludlow on saturday => Ludlow; 06-13 00:00 > 06-14 00:00; general; value
christmas market stall in york 12 dec how cold => York; 12-12 00:00 > 12-13 00:00; temperature; value
wedding drone saturday ok => -; 06-13 00:00 > 06-14 00:00; activity/drone-flying; yes-no
cairngorm plateau tomorrow whiteout? => Cairngorm; 06-11 00:00 > 06-12 00:00; fog; value
crosswind at the velodrome friday 7pm herne hill => London; 06-12 19:00 > 06-12 20:00; wind; value
`);

describe('what is done keeps its place, its hours and its own words', () => {
  test.each(DOINGS)('%s', (question, expected) => {
    expect(meaning(question)).toBe(expected);
  });
});

/** "temperature above 15, wind below 20 mph". */
function limits(question: string): string {
  const { threshold, furtherLimits = [] } = understood(question);
  return [...(threshold === null ? [] : [threshold]), ...furtherLimits]
    .map(({ topic, comparison, asked }) => `${topic} ${comparison} ${asked.value} ${asked.unit}`.trim())
    .join(', ');
}

const LIMITS = table(`
above 15 and wind under 20 tomorrow => temperature above 15 °C, wind below 20 mph
is it above 15 and below 25 and wind under 20 tomorrow => temperature above 15 °C, temperature below 25 °C, wind below 20 mph
wind under 20 and temp above 15 tomorrow => wind below 20 mph, temperature above 15 °C
is it above 15 and calm tomorrow => temperature above 15 °C
bees inspect tomorrow above 15 and no wind? => temperature above 15 °C
no wind over 15 tomorrow => wind above 15 mph
is the wind above 10 and gusts under 20 => wind above 10 mph, gusts below 20 mph
humidity under 60 and wind below 10 => humidity below 60 %, wind below 10 mph
resin drive tomorrow 9am, cant be under 5 or damp => temperature below 5 °C
we need below 80% rh for two hours to coat the tank tomorrow => humidity below 80 %
less than f4 tomorrow at cowes => wind below 4 Beaufort
max f4 tomorrow at cowes => wind below 4 Beaufort
friday at cowes 12 knots plus => wind at-least 12 knots
20 knots and up on friday at cowes => wind at-least 20 knots
`);

describe('a limit is of the measure that it stands beside', () => {
  test.each(LIMITS)('%s', (question, expected) => {
    expect(limits(question)).toBe(expected);
  });
});
