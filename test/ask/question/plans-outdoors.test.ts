/** What people plan to do outdoors, as they type it: what is judged, of which day and hours, and what has no verdict. */
import { describe, expect, test } from 'bun:test';
import { datedMeaning } from './meanings.ts';
import { NOW_MS, read, table, understood } from './reading.ts';

const PLANS = table(`
will it be dry by 3 tomorrow in Leeds => Leeds | rain yes-no not | 06-11 15-17
how warm will it be by noon tomorrow in Leeds => Leeds | temperature value most | 06-11 12-14
will it be cooler by tonight in Leeds => Leeds | temperature yes-no | 06-10 18-20
running a half marathon in Leeds on sunday morning, how warm by 11 => Leeds | temperature value most | 06-14 11-13
will it rain sat in Leeds => Leeds | rain yes-no | 06-13
i sat in Leeds in the rain, will it stop => Leeds | rain when not | -
which night is coldest fri to sun in Leeds => Leeds | temperature which-day least | 06-12 night & 06-13 night & 06-14 night
camping in the peaks fri to sun, which night is coldest => Bakewell | temperature which-day least | 06-12 night & 06-13 night & 06-14 night
kids' bikes out in leeds, light till when? => Leeds | dusk when | -
do we move the kids party indoors on sunday in Leeds => Leeds | rain yes-no | 06-14
should we have the party indoors or outdoors on sunday in Leeds => Leeds | activity value outdoor-event | 06-14
cricket in Leeds on saturday at 1pm, will we get a full game in => Leeds | rain yes-no not | 06-13 13-14
can i get two coats on the fence in Leeds tomorrow => Leeds | activity yes-no exterior-painting | 06-11
do i want a windproof or a waterproof for cycling in Leeds on sunday => Leeds | clothing yes-no any | 06-14 07-22
bbq in Leeds tomorrow at 6pm, will we need the patio heater => Leeds | temperature value | 06-11 18-19
pegging out in Leeds tomorrow, yes or no => Leeds | activity yes-no laundry-drying | 06-11
my dog needs his walk at midday in Leeds tomorrow, ok? => Leeds | activity yes-no dog-walking | 06-11 12-13
can i leave the pram outside to dry in Leeds tomorrow => Leeds | rain yes-no not | 06-11
took the cover off the pool, warm enough for a swim sat in Leeds => Leeds | temperature value | 06-13
is it worth going to the lido in Leeds on saturday => Leeds | activity yes-no beach | 06-13
cycle to school with my 7 year old in Leeds tomorrow ok? => Leeds | activity yes-no cycling | 06-11
toddler group picnic in Leeds on friday at 10am, sun cream? => Leeds | clothing value sunscreen | 06-12 10-11
snow on the roof in Leeds, will it go by tomorrow => Leeds | snow value | 06-11
will the snow be gone from the paths in Leeds by friday => Leeds | snow-depth value not | 06-10..06-12
should i go for a run before or after work tomorrow in Leeds => Leeds | activity compare running | 06-11 06-09 & 06-11 17-19
tarmac crew in Leeds friday, any rain 8 to 4 => Leeds | rain yes-no | 06-12 08-16
should i mow the lawn in Leeds today or wait till saturday => Leeds | activity compare gardening | 06-10 & 06-13
will it be dry until saturday in Leeds => Leeds | rain yes-no not | 06-10..06-13
how windy in Leeds tomorrow 7.30 => Leeds | wind value most | 06-11 07:30-08:30 & 06-11 19:30-20:30
races in Leeds tomorrow, hat going to blow off? => Leeds | gusts yes-no | 06-11
when to plant out the courgettes in Leeds => Leeds | ice when not | -
do the roses need covering tonight in Leeds => Leeds | ice yes-no | 06-10 night
do i bother watering the hanging baskets tonight in Leeds => Leeds | rain yes-no not | 06-10 night
how many good drying days this week in Leeds => Leeds | activity which-day laundry-drying | 06-10..06-14
what's the earliest i can strim in Leeds tomorrow => Leeds | activity best-time gardening | 06-11
what's the last dry day this week in Leeds => Leeds | rain run | 06-10..06-14
flying to nice friday will it be bumpy => Nice | wind value | 06-12
what do i wear to the races in Leeds tomorrow => Leeds | clothing value any | 06-11 07-22
is 8 degrees too cold to paint masonry in Leeds tomorrow => Leeds | activity yes-no exterior-painting not | 06-11
will the tarmac stick at 5 degrees in Leeds tomorrow => Leeds | temperature value | 06-11
is it windy tomorrow in bendigo or can i run the harvester => Bendigo | wind yes-no | 06-11
kids school van at 7 in Leeds heavy rain? => Leeds | rain yes-no | 06-11 07-08
braai on sunday in pretoria, jersey needed? => Pretoria | clothing value jacket | 06-14 07-22
taking the class out in Leeds on thursday, wellies and waterproofs? => Leeds | clothing value raincoat | 06-11
can i run the parkrun in Leeds on saturday => Leeds | activity yes-no running | 06-13
gritter didn't come, walk mum to church at 9 sunday in Leeds => Leeds | ice yes-no | 06-14 09-10
the match was off, how cold was it on sunday in Leeds => Leeds | temperature value least | past 06-07
do i need to defrost the car in Leeds tomorrow => Leeds | ice yes-no | 06-11
green light for painting the fence in Leeds tomorrow? => Leeds | activity yes-no exterior-painting | 06-11
walk round the bay in Cardiff tomorrow, dry? => Cardiff | rain yes-no not | 06-11
how late can we stay out on the golf course in Leeds thursday => Leeds | dusk when | 06-11
do the leeks need a drink in Leeds today => Leeds | rain yes-no not | 06-10
i work till 3, will i get wet cycling home in Leeds => Leeds | rain yes-no | 06-10 15-00
i work outside till 3 in Leeds, will it stay dry => Leeds | rain yes-no not | 06-10 now-15
clear skies for the iss at 22:40 tonight in Leeds? => Leeds | satellites value | 06-10 22:40-23:40
is saturday wetter than sunday for the marathon in Leeds => Leeds | rain compare most | 06-13 & 06-14
do i wax the car today or is it too hot in Dubai => Dubai | rain yes-no not | 06-10
is it too hot to wash the car in Dubai today => Dubai | temperature yes-no most | 06-10
sandpit open or covered in Leeds today => Leeds | rain value | 06-10
do i need an umbrella in Leeds tomorrow => Leeds | clothing yes-no umbrella | 06-11
do i need a coat camping in Leeds tomorrow => Leeds | clothing yes-no coat | 06-11
`);

describe('plans outdoors', () => {
  test.each(PLANS)('%s', (question, meaning) => {
    expect(datedMeaning(read(question), NOW_MS)).toBe(meaning);
  });
});

describe('plans without a verdict', () => {
  test.each(
    table(`
is it ok to leave the chicken outside to marinate in Leeds tomorrow => foraging
is it alright to run the genny in the garage in Leeds tonight => carbon-monoxide
we're doing a fire on the moor near Leeds on saturday, wind low enough => fire
can i take my 2 year old to the park in Leeds tomorrow => people-at-risk
when can i next get on the land to drill in Leeds => other-activity
can the toddler nap in the garden after lunch tomorrow in Bath => people-at-risk
is today or thursday better to open the hives in Leeds => other-activity
shall i defrost the turkey in the garage in Leeds tonight, cold enough => foraging
the nursery's taking the tots paddling in the beck in Leeds thursday, should be lovely? => children-in-water
i'm 36 weeks, hike in Leeds tomorrow good weather? => health
chainsawing the leaning ash after the storm in Leeds tomorrow => wind-load
quick snooze in the car with engine on in Leeds tonight => carbon-monoxide
can i cycle through the smoke from the moor fire in Leeds tomorrow => fire
fishing in waders after rain in Leeds tomorrow, fine? => water
drone over the carnival in Leeds tomorrow calm? => over-people
walking round the point at bamburgh sat, calm? => tidal-crossing
put the pram out in the sun in Leeds tomorrow for his nap, ok? => people-at-risk
`),
  )('%s', (question, subject) => {
    expect(String(understood(question).uncovered)).toBe(subject);
  });
});
