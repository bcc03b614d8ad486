/**
 * What a question is about where it names more than one thing: the figure that is asked outranks the activity around it, an
 * everyday thing is judged by the weather that decides it, and a yes or no is never given to something else than was asked.
 */
import { describe, expect, test } from 'bun:test';
import { table, understood } from './reading.ts';

const QUESTIONS = table(`
6am or 8pm, which is cooler for taking the labrador out in Leeds tomorrow => temperature compare
will I be walking home in the rain in Leeds tomorrow => rain yes-no
headwind or tailwind cycling in Leeds tomorrow => wind value
concrete curing, temps for tomorrow in Leeds => temperature value
windspeed over the slab in Leeds tomorrow => wind value
lightning risk at the festival site in Leeds on friday => thunder value
aircon on or just open the windows tonight in Leeds => temperature value
open the windows or the aircon tonight in Leeds => temperature value
heating on or off tonight in Leeds => temperature value
school fete in Leeds on saturday, do we need the gazebos => rain yes-no
golf in Leeds friday to sunday, which day is the driest => rain which-day
can you compare tomorrow in Leeds and York => general compare
will it be clear in Leeds tomorrow => sun yes-no
wind direction in Leeds tomorrow? golf => wind value
wind speed in Leeds on saturday? => wind value
is the moon full in Leeds => full-moon yes-no
how full is the moon in Leeds => moon value
will it stop raining in Leeds any time this week => rain when not
can I run in Leeds at 3pm if I wear a cap => activity yes-no
soil temp for potatoes => soil value
apparent temp in Leeds => feels-like value
how many days over 30 does Leeds get in august => temperature count
is the wind coming off the sea in Whitby today => wind value
which day is best for the park in Leeds => activity which-day
football training in Leeds cancelled for ice? => ice value
how do I keep warm in Leeds tomorrow => temperature value
where can I go in Leeds if it rains on saturday => rain value
what should I do in Leeds if it rains tomorrow => rain value
why does it rain so much in Leeds => rain value
how strong is the wind => wind value
how fast is the wind => wind value
how early is it light in Leeds => dawn value
how many hours of darkness in Leeds tonight => night-length value
how long until it gets dark in Leeds => dusk when
frost free date for Leeds => frost-dates value not
is a storm named anything in Leeds this week => named-storms yes-no
how hot will my bedroom get in Leeds tonight => temperature value
Leeds v York rain on saturday => rain compare
is there ice on the roads in Leeds => ice yes-no
is it bucketing in Leeds => rain yes-no
monsoon reached mumbai yet => rainy-season value
would a light jacket do in Leeds tonight => clothing yes-no
how hot does a parked car get in Leeds today => temperature value
what time will the cool change hit Melbourne => temperature when
going to York on the 24th, will it be a mudbath => soil yes-no
doing a 20 miler in Leeds on sunday, what time should i set off => activity best-time
typical temp for the marathon in Leeds in october => temperature value
camping in Keswick on friday, how cold at night => temperature value
visibility for the drive to York at 6 => visibility value
is the wind low enough to spray barley in Leeds tomorrow => activity yes-no
is the wind ok for sailing at Cowes on sunday => activity yes-no
can I cycle in the rain in Leeds tomorrow => activity yes-no
should I close the windows tonight in Leeds => rain yes-no
should I leave the bedroom window open tonight in Leeds => rain yes-no not
can I leave the cushions out tonight in Leeds => rain yes-no not
roof down this evening in Leeds? => rain yes-no not
is it worth washing the car in Leeds today => rain yes-no not
should I bring the washing in in Leeds => rain yes-no
will I need my wipers in Leeds at 6 => rain yes-no
do I need to scrape the car in Leeds tomorrow => ice yes-no
can I leave my tomatoes outside tonight in Leeds => ice yes-no not
should I bring the plants in tonight in Leeds => ice yes-no
do I need winter tyres in Innsbruck this week => snow yes-no
should I tie down the trampoline tonight in Leeds => gusts yes-no
do I need the heating on this week in Leeds => temperature value
will I need bike lights at 9pm in Leeds => dusk yes-no
can we play football at 5 in Leeds or will there be lightning => thunder value
is it ok to go to town in the heat in Leeds tomorrow => temperature value
should I expect rain in Leeds tomorrow => rain yes-no
two coats of exterior gloss in Leeds on saturday? => activity yes-no
will my washing dry outside in Leeds tomorrow => activity yes-no
tea on the lawn in Leeds on sunday? => activity yes-no
shorts or trackies in Leeds on monday => clothing value
what clothes for Leeds on monday => clothing value
is the wind from the north in Whitby tomorrow => wind yes-no
is the ground too hard for digging in Leeds => soil yes-no
how long is it light for in Leeds tomorrow => daylight when
can I leave the heating off tonight in Leeds => temperature value
will we get at least 4 dry hours in Leeds on saturday => rain yes-no not
at least 2 hours of sun in Leeds tomorrow => sunshine yes-no
how many mm fell in Cardiff yesterday => rain value
how much fell in Leeds last night => rain value
when was the last day without a drop in Leeds => rain last not
fair skin, Tenerife, from when to when should I stay in the shade tomorrow => uv when
how long can I stay in the sun in Leeds without burning => uv value
pilot's summary for Leeds at 16:00, wind, vis, cloud => visibility value
Nome, how long's the day tomorrow => daylight value
shut the windows in Leeds against wildfire smoke tonight => air-quality value
will the fence survive the wind in Leeds tomorrow => wind value
school trip to Leeds on monday, what should the letter home say to bring => clothing value
from which day does Leeds get above 20 => temperature when
is it warmer now or at 6pm in Leeds => temperature compare
meteor shower tonight visible in Leeds? => meteors value
when are the Perseids in Leeds => meteors when
ragweed count in Lyon today => pollen value
carbon monoxide level in Leeds today => air-quality value
no need for sun cream in Margate tomorrow then? => clothing value
sun cream for the beach in Margate tomorrow? => clothing yes-no
is it too windy for badminton in the garden in Leeds => wind yes-no
will my lawn need watering this week in Ely => rain yes-no not
is the match in Leeds going to go ahead => rain yes-no not
roof work in Swindon tomorrow, rain at all? => rain value
is it light enough to run at 5am in Leeds => dawn yes-no
fence panels going up in Hull on friday, too gusty? => gusts value
soil temperature at Thirsk, warm enough for sweetcorn? => soil value
is the river too high to canoe at Hereford => rivers yes-no
will the heat in Leeds kill my plants => temperature value
will it be cloudy in Burgos for the eclipse => cloud yes-no
cloudbase over Keswick tomorrow => upper-air value
is there saharan dust in Leeds => dust yes-no
ET0 last week in Faversham => evaporation value
wethr in Leeds tomorrow => general value
so what's it gonna be like in Leeds on friday no wait saturday => general value
will it be too windy to wash the car in Leeds tomorrow => wind yes-no
will it be too windy to clean the windows in Leeds tomorrow => gusts yes-no
is it too cold to water the garden in Leeds tonight => temperature yes-no
is it too cold to leave the geraniums out in Leeds tonight => ice yes-no
do I need a coat for washing the car in Leeds tomorrow => clothing yes-no
how warm will it be for the cricket match in Leeds on saturday => temperature value
should I postpone washing the car in Leeds on saturday => rain yes-no
will sailing be rained off in Leeds tomorrow => rain yes-no
will it rain while I'm watering the garden in Leeds at 3pm => rain yes-no
do I water the garden in Leeds tonight or is rain coming => rain yes-no not
do I need a coat for the car boot sale in Leeds tomorrow => clothing yes-no
can we hold the village carnival in Leeds tomorrow => activity yes-no
can I drive in the fog in Leeds tomorrow morning => fog value
not enough wind to sail in Leeds tomorrow? => wind value
is it stupid to paint the fence in Leeds tomorrow => activity yes-no not
is the picnic doomed in Leeds on saturday => activity yes-no not
is it pointless watering the garden in Leeds today => rain yes-no
can I go without de-icer in Leeds tomorrow => ice yes-no not
do I need a torch in Leeds tomorrow => dusk value
kann ich bei Nebel nach Ulm fahren => fog value
`);

describe('a question is answered by what it asks about', () => {
  test.each([...QUESTIONS])('%s', (question, meaning) => {
    const { topics, form, negated } = understood(question);
    expect([topics[0], form, ...(negated ? ['not'] : [])].join(' ')).toBe(meaning);
  });
});

describe('what no everyday thing outranks', () => {
  test.each([
    ['can I leave the dog out tonight in Leeds', 'animals'],
    ['can we leave the marquee up tonight in Leeds', 'wind-load'],
    ['ok to have a barbecue in the tent tonight in Leeds', 'carbon-monoxide'],
    ['is the wind ok for the crane in Leeds at 10', 'wind-load'],
    ['can I take my insulin out in the heat in Leeds', 'health'],
    ['is it ok to go for a dip in the sea at Whitby', 'water'],
    ['can I use my disposable bbq on the moor in Keswick', 'fire'],
    ['can we keep playing football if there is lightning in Leeds at 5', 'lightning-shelter'],
    ['can my 80 year old mum walk to the shops in Seville at noon tomorrow', 'people-at-risk'],
    ['is it ok for my grandad to mow the lawn in Madrid at noon', 'people-at-risk'],
    ['is it too windy to drive a van over the bridge in Leeds tonight', 'other-vehicle'],
    ['can I jump off the pier at Brighton tomorrow', 'water'],
    ['are conditions right for prescribed burning in Ely tomorrow', 'fire'],
    ["rain's gone in Leeds, can the lads get back in the trench", 'excavation'],
    ['trench work in Leeds on saturday?', 'excavation'],
    ['can I mow the lawn in the thunderstorm in Leeds', 'lightning-shelter'],
    ['can I survive the night outside in Leeds', 'sleeping-outdoors'],
    ['is tomorrow any good for a pram walk in Leeds', 'people-at-risk'],
    ['is the open top bus a goer in Leeds tomorrow', 'other-activity'],
    ['can I row in Leeds tomorrow', 'water'],
    ['should I postpone roller skating on saturday in Leeds', 'other-activity'],
    ['can I cut hay in Leeds tomorrow', 'other-activity'],
    ['is it worth sweeping the chimney in Leeds tomorrow', 'heights'],
  ])('%s', (question, subject) => {
    const { uncovered, form } = understood(question);
    expect(`${uncovered} ${form}`).toBe(`${subject} value`);
  });
});

test('whoever repeats what a grandmother says asks nothing about her', () => {
  expect(understood('my nan says it is going to thunder in Rhyl on friday').uncovered).toBeNull();
  expect(understood('is it too hot for my nan in Rhyl on friday').uncovered).toBe('people-at-risk');
});

test('a limit that is asked for is held against gusts where gusts are what counts', () => {
  const { topics, uncovered, form } = understood('bouncy castle in Basildon on sunday: anything above 24 mph?');
  expect([topics[0], uncovered, form]).toEqual(['gusts', null, 'yes-no']);
});

test('what is held to be too much for an activity is known, and "not too hot" blames nothing', () => {
  expect(understood('is it too hot to play tennis in Leeds tomorrow').blamed).toBe('heat');
  expect(understood('too windy for golf in Leeds tomorrow?').blamed).toBe('wind');
  expect(understood('is it not too hot to run in Leeds tomorrow').blamed).toBeNull();
  expect(understood('is it too hot in Leeds tomorrow').blamed).toBeNull();
});

test('a town that has the name of an event is no day that nobody knows', () => {
  for (const question of ['weather in woodstock', 'rain at the millennium stadium'])
    expect(understood(question).undated).toBeUndefined();
  expect(understood('what was the weather like for the coronation').undated).toBe('coronation');
});
