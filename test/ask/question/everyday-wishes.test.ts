/** What people want by everyday wordings: an activity at an hour of the sun, a trade's work, one of two garments, an end. */
import { describe, expect, test } from 'bun:test';
import { read, table, understood } from './reading.ts';

const ACTIVITIES = table(`
fishing tomorrow dawn in Poole => fishing 03:55
run at sunrise in Leeds tomorrow => running 03:35
barbecue at dusk in Bristol saturday => outdoor-event 20:28
drone at golden hour in Durdle Door tomorrow => drone-flying 20:21
sunset picnic in Brighton tomorrow => outdoor-event 20:13
dusk bike ride in York friday => cycling 20:36
can I fly my drone at sunset in Hove on friday => drone-flying 20:14
roofers are coming on friday will they be able to work in Leeds => roofing 00:00
painters coming tomorrow in Bath ok? => exterior-painting 00:00
builders pouring the slab tomorrow ok? Leeds => concrete-pour 00:00
gardener coming thursday in Kent will he manage => gardening 00:00
the brickies are booked for thursday in Derby, will they get a full day => outdoor-work 00:00
`);

describe('an activity is judged at its own time', () => {
  test.each([...ACTIVITIES])('%s', (question, expected) => {
    const { activity, topics, subjects } = understood(question);
    const [{ place, times }] = subjects;
    const from = new Date(times[0]?.fromMs ?? 0).toLocaleTimeString('en-GB', {
      timeZone: place.tzId,
      hour: '2-digit',
      minute: '2-digit',
    });
    expect([topics[0], `${activity} ${from}`]).toEqual(['activity', expected]);
  });
});

test('who asks when the sun rises or sets is told that', () => {
  for (const [question, topic] of table(`
what time is tomorrow's sunrise in Leeds => sunrise
tomorrow sunset in Leeds => sunset
when is golden hour in York tomorrow => golden-hour
what time is dawn tomorrow in Leeds => dawn
photograph the sunset in Whitby tomorrow => sunset
`))
    expect({ question, topic: understood(question).topics[0] as string }).toEqual({ question, topic });
});

test('a sunset that is to be a fine one is told with the cloud', () => {
  for (const question of [
    'sunset in Leeds tonight, will it be a nice one',
    'sunrise at Whitby tomorrow, is it a good one for photos',
    'sunrise tomorrow in Leeds, worth getting up for?',
    'will the sunset in Bude be a decent show tonight',
  ]) {
    const { topics, activity } = understood(question);
    expect({ question, topics, activity }).toEqual({
      question,
      topics: [question.startsWith('sunrise') ? 'sunrise' : 'sunset', 'cloud'],
      activity: null,
    });
  }
});

test('stars that are out at night are watched, and others are not', () => {
  const activityOf = (question: string) => understood(question).activity;
  for (const question of [
    'stars over Kielder tonight',
    'will the stars be out in Kielder tonight',
    'are the stars visible at midnight in Leeds',
    'starry sky over Skye tomorrow?',
  ])
    expect([question, activityOf(question)]).toEqual([question, 'stargazing']);
  expect(activityOf('5 stars out of 5 for the weather in Leeds tonight')).toBeNull();
  expect(activityOf('is it warm in Leeds, the film stars are out')).toBeNull();
});

test('what the sun does at this time of year is told of today', () => {
  const [{ times }] = understood('when does it get dark in York this time of year').subjects;
  expect(times.map(({ grain, era }) => [grain, era])).toEqual([['day', 'coming']]);
});

const ENDS = table(`
is this rain ever going to stop in Manchester => rain
is it done raining in Glasgow => rain
is the rain over yet in Bristol => rain
has it stopped raining in Glasgow => rain
wen wil the rian stop in Leeds => rain
ugh is it ever going to stop raining in Bolton => rain
`);

test.each([...ENDS])('when it ends is asked: %s', (question, topic) => {
  const { form, topics, negated, unexplained, subjects } = understood(question);
  expect([form, topics[0] as string, negated, unexplained]).toEqual(['when', topic, true, []]);
  expect(subjects[0]?.times.every(({ era }) => era === 'coming')).toBe(true);
});

test('what is over a place has no end', () => {
  expect(understood('Is there a storm over Kisumu now? I am by the lake.').negated).toBe(false);
  expect(understood('Which night till Tuesday has least cloud over Hay Bluff?').negated).toBe(false);
});

test('the amount is wanted where it is asked for', () => {
  expect(understood('how many mm of rain in Leeds tonight').fallWanted).toBe('amount');
  expect(understood('will it rain in Leeds tonight').fallWanted).toBeUndefined();
  expect(understood('what are the odds of rain in Leeds tonight').fallWanted).toBe('chance');
});

test.each([
  ['can you tell me the low in Leeds tonight', 'value'],
  ['can you tell the temperature it will be in Leeds tomorrow', 'value'],
  ['hi, could you please give me the wind in Dover', 'value'],
  ['do you know when it will rain in Leeds', 'when'],
  ['can you tell me if it will be cold in Leeds tonight', 'yes-no'],
  ['could you tell me will it be windy in Leeds on friday', 'yes-no'],
  ['can i see the northern lights from Shetland tonight', 'yes-no'],
  ['can I get the washing dry in Leeds today', 'yes-no'],
])('a courtesy is no question of its own: %s', (question, form) => {
  expect(understood(question).form as string).toBe(form);
});

const CHOICES = table(`
shorts or jeans in Leeds tomorrow => shorts/null
raincoat or jumper tomorrow in Cardiff => raincoat/jacket
boots or trainers for Glasgow tomorrow => boots/null
light jacket or coat for the evenings next week in Rome => jacket/coat
t-shirt or hoodie in Dublin tonight => shorts/jacket
Shorts oder Jeans morgen in Köln? => shorts/null
do I need a coat or not in York tomorrow => none
`);

test.each([...CHOICES])('two garments to choose between: %s', (question, expected) => {
  const { garmentChoice } = understood(question);
  expect(garmentChoice?.map(({ garment }) => String(garment)).join('/') ?? 'none').toBe(expected);
});

test.each([
  ['when is the best time to see cherry blossoms in Tokyo', 'plant-seasons'],
  ['best time to see Iceland', 'visit'],
  ['when do the clocks go back', 'clock-change'],
  ['does japan have daylight savings', 'clock-change'],
  ['how many hours of daylight in Oslo', 'daylight'],
  ['when does winter start in australia', 'seasons'],
  ['is june a bad time to visit goa', 'visit'],
  ['orkney daylight in june', 'daylight'],
  ['welly wind tmrw', 'wind'],
  ['queenstown ski season when does it start', 'ski-lifts'],
  ["when's the best month to see cherry blossom in kyoto", 'plant-seasons'],
  ['best month for whale watching in hermanus', 'plant-seasons'],
  ['best time for tulips in amsterdam', 'plant-seasons'],
  ['best time to go on safari in kenya', 'visit'],
  ['is it warm enough to swim in Truro tomorrow', 'sea-temperature'],
  ['too cold for a dip in Brighton on sunday', 'sea-temperature'],
  ['is the pool in Leeds warm enough for a swim on saturday', 'temperature'],
  ['seasick on the way to Santander on sunday?', 'waves'],
  ['will there be hurricanes in Barbados in september', 'hurricane-season'],
  ['any tropical storms heading for Miami', 'alerts'],
  ['packing for New York in december', 'clothing'],
  ['packing for a picnic tomorrow, will it rain', 'rain'],
  ['do i need hiking boots or trainers for the peak district sat', 'clothing'],
  ['anything brewing in the atlantic', 'storms-at-sea'],
  ['is May a good month to visit Marrakesh', 'visit'],
])('what is to be seen decides: %s', (question, topic) => {
  expect(understood(question).topics[0] as string).toBe(topic);
});

test('whether a month is good for a visit wants a yes or a no', () => {
  expect(understood('is May a good month to visit Marrakesh').asksWhether).toBe(true);
  expect(understood('what is the best month to visit Marrakesh').asksWhether).toBe(false);
});

test('a room is not judged by the weather outdoors', () => {
  expect(understood('is it too humid to paint inside in Leeds').uncovered).toBe('indoors');
  expect(understood('can I paint inside the gate in Leeds tomorrow').uncovered).toBeNull();
});

test.each([
  ['how many mm in the next 24 hours in Keswick', 'rain'],
  ['how many inches of snow in Denver tonight', 'snow'],
  ['what does the sky look like tonight in Flagstaff', 'cloud'],
  ['how strong is the sun in Cape Town now', 'uv'],
  ['is Storm Bert hitting Leeds tomorrow', 'named-storms'],
  ['any storm in Leeds tomorrow', 'gusts'],
  ['any storm in Denver tomorrow', 'thunder'],
])('the weather is named by what people call it: %s', (question, topic) => {
  expect(understood(question).topics[0] as string).toBe(topic);
});

test('the name of a storm is no place, but a town of such a name is one', () => {
  expect(understood('is Storm Bert hitting Leeds tomorrow').subjects.map(({ place }) => place.name)).toEqual(['Leeds']);
  expect(understood('weather in Hurricane Utah').subjects[0]?.place.name).toBe('Hurricane');
});

test('a long range reaches as far as a forecast, and a month that is named is that month', () => {
  const grains = (question: string) => understood(question).subjects[0]?.times.map(({ grain, era }) => [grain, era]);
  expect(grains('long range forecast for Leeds')).toEqual([['days', 'coming']]);
  expect(grains('long range forecast for august in Leeds')).toEqual([['month', 'typical']]);
});

test('two words for the same activity are one', () => {
  expect(understood('golf on friday at Gleneagles 8am tee time')).toMatchObject({ activity: 'golf', unexplained: [] });
});

test.each([
  ['sydney or hobart which one is colder tmrw', ['Sydney', 'Hobart']],
  ['which is sunnier tomorrow, nice or barcelona', ['Nice', 'Barcelona']],
  ['barcelona or nice warmer', ['Barcelona', 'Nice']],
  ['nice and warm in leeds', ['Leeds']],
  ['is it nice or wet in york', ['York']],
  ['hull sat golf?', ['Kingston upon Hull']],
  ['reading tomorrow in the garden in leeds', ['Leeds']],
  ['que ropa llevo a buenos aires la semana que viene', ['Buenos Aires']],
])('a town joined to another is one, whatever else its name means: %s', (question, places) => {
  expect(understood(question).subjects.map(({ place }) => place.name)).toEqual(places);
});

test.each([
  ['lake district sat walking dry?', ['2026-06-13']],
  ['i sat outside in leeds, is it warm', ['2026-06-10']],
  ['sat and sun in York', ['2026-06-13', '2026-06-14']],
  ['saturday sun cream in leeds', ['2026-06-13']],
  ['Ottawa tues wed thurs high low', ['2026-06-16', '2026-06-17', '2026-06-18']],
  ['is saturday or friday better for golf in leeds', ['2026-06-13', '2026-06-12']],
  ['whats may like in seville', ['2027-05-01']],
])('days by their short names: %s', (question, dates) => {
  const [{ place, times }] = understood(question).subjects;
  const zone = { timeZone: place.tzId };
  expect(times.map(({ fromMs }) => new Date(fromMs).toLocaleDateString('sv-SE', zone))).toEqual(dates);
});

test('the next ten are days where nothing else is counted, and the hottest day ever is a record', () => {
  const [{ times }] = understood('hottest day in the next 10 in Leeds').subjects;
  expect(new Date(times[0]?.toMs ?? 0).toISOString()).toBe('2026-06-19T23:00:00.000Z');
  expect(understood('hottest day ever in melbourne?').topics[0]).toBe('records');
});

test.each([
  ['best month to go trekking in ladakh', 'visit', 'Leh'],
  ['rain between 5 and 6 when i walk home in Leeds?', 'rain', 'Leeds'],
  ['air any good today in Leeds? my asthmas playing up', 'air-quality', 'Leeds'],
  ['combien il fait à montréal', 'temperature', 'Montreal'],
  ['sunny tomorrow in Split or nah', 'sun', 'Split'],
  ['should i take wellies or trainers to hay on wye sat', 'clothing', 'Hay-on-Wye'],
  ['Tonights low in Aviemore', 'temperature', 'Aviemore'],
])('what is asked for leads, at the place that is named: %s', (question, topic, place) => {
  const { topics, subjects, unexplained } = understood(question);
  expect([topics[0] as string, subjects.map((one) => one.place.name), unexplained]).toEqual([topic, [place], []]);
});

test.each(['Posso stendere il bucato domani a Napoli?', 'domani il bucato asciuga a Bari?'])(
  'laundry in Italian is read to its end: %s',
  (question) => {
    expect(understood(question)).toMatchObject({ activity: 'laundry-drying', unexplained: [] });
  },
);

test('who would keep dry is told the dry hours, whatever is done in them', () => {
  for (const question of [
    'what time should I go for a walk today to miss the showers',
    'when should I walk the dog to avoid the rain',
    'best time to cycle home without getting wet',
  ]) {
    const { topics, activity, conditions } = understood(question);
    expect({ question, topics, activity, all: conditions?.all }).toEqual({
      question,
      topics: ['rain'],
      activity: null,
      all: [{ topic: 'rain', negated: true, extreme: null, threshold: null }],
    });
  }
  expect(understood('when should I go for a run to dodge the heat').activity).toBe('running');
});

test('a statement with its question left out or without an apostrophe asks for yes or no', () => {
  for (const question of ["bit nippy out isn't it", 'bit chilly today isnt it', 'theres rain coming isnt there'])
    expect([question, understood(question).form]).toEqual([question, 'yes-no']);
  expect(understood('whens it gonna warm up').turn).toBe('warmer');
  expect(understood('bit nippy out isnt it').negated).toBe(false);
});

test('of two questions joined by "or", a yes is to the first', () => {
  for (const [question, negated] of [
    ['is it worth going to the beach at Tenby tomorrow or will it be too windy', false],
    ['can I paint the shed in the morning or will dew be a problem', false],
    ['is it too wet to mow tomorrow or can I do it', true],
  ] as const)
    expect({ question, negated: understood(question).negated }).toEqual({ question, negated });
});

test('a search through all places of an area is answered by no one town', () => {
  for (const question of [
    'coldest place in the UK right now',
    'is it snowing anywhere in Scotland',
    'where is it sunniest in Spain today',
    'which part of Cornwall is driest tomorrow',
  ])
    expect([question, read(question).kind]).toEqual([question, 'place-unknown']);
  expect(understood('sunniest day in Cornwall this week').subjects[0].place.represents).toBe('Cornwall');
});

test('snow on a mountain is what lies there', () => {
  expect(understood('is there still snow on Snowdon').topics[0]).toBe('snow-depth');
  expect(understood('is it snowing on Ben Nevis').topics[0]).toBe('snow');
});

test('a stay of several days is asked for as a whole', () => {
  for (const [question, days] of [
    ['forecast for my 3 day trip to Prague starting Thursday', 3],
    ["long weekend in Rome from Friday, what's it looking like", 3],
    ["we land in Faro saturday and stay a week, how's it looking", 7],
    ['7 days from saturday in Leeds', 7],
  ] as const) {
    const { times } = understood(question).subjects[0];
    expect({ question, days: times.map(({ fromMs, toMs }) => (toMs - fromMs) / 86_400_000) }).toEqual({
      question,
      days: [days],
    });
  }
});

test('everyday words for the weather and for snow that lies', () => {
  expect(understood("how's it out there").topics[0]).toBe('general');
  expect(understood('weather pls').subjects[0].place.name).toBe('London');
  expect(understood('is it bike weather in Amsterdam tomorrow').activity).toBe('cycling');
  expect(understood('is the snow melting in Tahoe').topics[0]).toBe('snow-depth');
  expect(understood('what day should I water the lawn this week').negated).toBe(true);
});

test('an event whose day nobody here knows is named with the answer', () => {
  expect(understood('Royal Ascot ladies day weather').undated).toMatch(/ladies day|royal ascot/);
  expect(understood('will we get wet at the Isle of Wight festival').undated).toMatch(/festival$/);
  for (const question of [
    'is it raining at the festival in Leeds now',
    'weather for the festival in Leeds on saturday',
  ])
    expect([question, understood(question).undated]).toEqual([question, undefined]);
});
