/** Small words that turn what is asked: since, yet, by, before, left, a side or a town in a list, a limit beside an activity. */
import { describe, expect, test } from 'bun:test';
import { HOUR_MS } from '../../../src/time/units.ts';
import { read, table, understood } from './reading.ts';

const MEANINGS = table(`
is it clear tonight in Leeds => cloud yes-no not
will it be clear in Leeds tomorrow => sun yes-no
is the sky clear in Leeds => sun yes-no
is it going to clear by lunchtime in Leeds => rain yes-no not
what time does it clear in Leeds tomorrow => rain when not
will the wind be light in Leeds tomorrow => wind yes-no not
will the wind be light enough for spraying in Leeds tomorrow => activity yes-no
can we get the hay in before the rain comes in Leeds => rain yes-no not
how long before the rain comes in Leeds => rain when
how many more dry days before it breaks in Leeds => rain when
how far away is the rain in Leeds => rain when
was it this wet last june in Leeds => rain value
when will we next get a heatwave in Leeds => temperature run
is it a heatwave in Leeds => temperature yes-no
is summer coming back this week in Leeds => temperature yes-no
any cold nights left in Leeds => temperature which-day
is the ground warm enough to sow carrots in Leeds => soil yes-no
should I shut the greenhouse in Leeds tonight => temperature value
what's it usually like in Leeds in august => general value
when's the driest time to walk the West Highland Way => rain which-month
driest time to walk to work in Leeds tomorrow => rain value
any storm surge in Hull this week => tides yes-no
are we in a drought in Leeds => drought yes-no
whats the worst of the weather in Leeds this week and when => general which-day
will it be cool in Leeds tonight => temperature yes-no not
is it too cool for shorts in Leeds => clothing yes-no not
is it cool enough in Leeds tonight => temperature yes-no not
too hot in Athens next week? => temperature yes-no
not too hot in Athens next week? => temperature yes-no not
will it cool down in Leeds tonight => temperature yes-no
best dry window for silage this week around Omagh => rain value not
is sat or sunday drier for golf in Leeds => rain compare
cooler before 8 or after 7pm sunday for a run in Leeds => temperature compare
is the road wet => rain yes-no
driving home at normal speed, is it wet => rain yes-no
how windy is the south easter in Cape Town tomorrow => wind value
will the bridge to Skye be open in this wind => wind value
is my flight going to be delayed by fog => fog value
how much longer is this heat going to last => temperature when
how light will it be at 9.30pm tonight in Leeds => dusk yes-no
is there a rip current risk at Daytona Beach today => currents value
can I plant my garden yet in Michigan => ice yes-no not
how rainy is Seattle really => rain value
will it go over 30 in Leeds this month => temperature yes-no
monsoon update Mumbai => rainy-season value
is there a burn off of the fog before 10 in Monterey => fog yes-no
shortest day sunrise in Penzance => sunrise value
packing for Krakow 18-22 June, what do I need => clothing value
what's the air temp in Leeds => temperature value
what will it feel like stepping out in Leeds at 11pm => feels-like value
my train gets into Leeds at 9pm, what will it feel like walking home => feels-like value
how cloudy will it be in Leeds at midnight, we hope to see the meteor shower => cloud value
how clear will the sky be in Leeds tonight, hoping to see the perseids => cloud value
will it be clear for the perseids in Leeds tonight => meteors yes-no
nan's funeral is at 1pm tomorrow in Leeds, do we need umbrellas => clothing yes-no
granny's burial is at 2pm in Leeds on Thursday, will we need brollies => clothing yes-no
should we worry about the beck in Leeds tonight => rain value
is it safe to go out in Leeds => general value
cricket in Leeds, will Sunday's match get washed out => rain yes-no
golf in Leeds, will Saturday's round be rained off => rain yes-no
`);

describe('a small word turns what is asked', () => {
  test.each([...MEANINGS])('%s', (question, meaning) => {
    const { topics, form, negated } = understood(question);
    expect([topics[0], form, ...(negated ? ['not'] : [])].join(' ')).toBe(meaning);
  });
});

/** Of the first place, as instants in the zone of London on the day that is asked. */
function hoursOf(question: string): string[] {
  const [{ place, times }] = understood(question).subjects;
  const hour = (ms: number) =>
    new Date(ms).toLocaleTimeString('en-GB', { timeZone: place.tzId, hour: '2-digit', minute: '2-digit' });
  return times.map(({ fromMs, toMs }) => `${hour(fromMs)}–${hour(toMs)}`);
}

describe('what bounds a time', () => {
  test('"since" reaches up to now', () => {
    const [{ times }] = understood('hung it out at 9 this morning in Leeds, did it rain since').subjects;
    const [asked] = understood('did it rain in Leeds at 9 this morning').subjects[0].times;
    expect(times[0]?.fromMs).toBe(asked?.fromMs);
    expect(times[0]?.toMs).toBeGreaterThan(asked?.toMs ?? Number.POSITIVE_INFINITY);
  });
  test('washing that is to be dry by tonight hangs until then', () => {
    expect(hoursOf('will my washing dry by tonight in Leeds')[0]?.slice(-5)).toBe('18:00');
  });
  test('a run of days begins on the day that is named, or behind it', () => {
    const daysOf = (question: string) =>
      understood(question).subjects[0].times.map(({ fromMs, toMs }) => [
        new Date(fromMs + HOUR_MS).toISOString().slice(0, 10),
        (toMs - fromMs) / (24 * HOUR_MS),
      ]);
    expect(daysOf('hay cut monday in Leeds, will i get 3 dry days to bale it')).toEqual([['2026-06-15', 3]]);
    expect(daysOf('cutting saturday in Leeds, need three dry days after')).toEqual([['2026-06-14', 3]]);
  });
  test('any day before a date is one of those up to it, and "wed next week" is that Wednesday', () => {
    const untilDate = (question: string) =>
      understood(question).subjects[0].times.map(({ toMs }) => new Date(toMs + HOUR_MS).toISOString().slice(0, 10));
    expect(untilDate('above 25 in Leeds any day before the 20th?')).toEqual(['2026-06-20']);
    expect(untilDate('wind in Leeds wed next week')).toEqual(['2026-06-18']);
  });
  test('the hottest day of the year is held against the days that are over', () => {
    const erasOf = (question: string) =>
      understood(question).subjects[0].times.map(({ grain, era }) => `${era} ${grain}`);
    expect(erasOf('is it the hottest day of the year tomorrow in Leeds')).toEqual(['past days', 'coming day']);
    expect(erasOf('hottest day of the year so far in Leeds')).toEqual(['past month']);
  });
  test('a town inside of what is not judged stays the place', () => {
    const placeOf = (question: string) => understood(question).subjects[0].place.name;
    expect(placeOf('will my flight from Dublin be bumpy tomorrow')).toBe('Dublin');
    expect(placeOf('is the ice on windermere thick enough')).toBe('Windermere');
    expect(placeOf('wind speed and direction at logan airport')).toBe('Logan International Airport');
    expect(placeOf("the lake's been frozen for three days in Kenora")).toBe('Kenora');
  });
  test('days without their month are days to come, in other languages too', () => {
    const datesOf = (question: string) =>
      understood(question).subjects[0].times.flatMap(({ fromMs, toMs }) =>
        [fromMs, toMs].map((ms) => new Date(ms + 2 * HOUR_MS).toISOString().slice(5, 10)),
      );
    expect(datesOf('je pars à La Rochelle du 15 au 20, plutôt pull ou maillot')).toEqual(['06-15', '06-21']);
    expect(datesOf('vacanze a Rimini dal 15 al 20')).toEqual(['06-15', '06-21']);
    expect(datesOf('del 15 al 20 en Sevilla')).toEqual(['06-15', '06-21']);
  });
  test('a lake that is not known is no town of its name', () => {
    const { kind } = read('lake mendota fishing tomorrow');
    expect(kind).toBe('place-unknown');
    expect(understood('is it windy at lake como').subjects[0].place.name).toBe('Lake Como');
  });
  test('what people usually do is no climate', () => {
    const erasOf = (question: string) => understood(question).subjects[0].times.map(({ era }) => era);
    expect(erasOf('roads look wet, 1 degree in Leeds at 6am, normal speed ok?')).toEqual(['coming']);
    expect(erasOf('my normal run at 6 tonight in Leeds any rain')).toEqual(['coming']);
    expect(erasOf('normal temperature in Leeds in june')).toEqual(['typical']);
  });
  test('a train is named by its hour', () => {
    expect(hoursOf("what's it like in Leeds for the 8.15 train tomorrow morning")).toEqual(['08:15–09:15']);
  });
  test('a pressure is no hour, and a distance is no time', () => {
    expect(understood('is 1020 high pressure in Leeds').subjects[0].times[0]?.text).toBeNull();
    const around = understood('will it be dry within an hour of Manchester tomorrow');
    expect(around.subjects[0].times.map(({ text }) => text)).toEqual(['tomorrow']);
    expect(around.unexplained.join(' ')).toContain('within an hour of');
    expect(hoursOf('will it rain in Leeds within the hour')).toHaveLength(1);
  });
  test('a second question holds for the days among which the first chooses', () => {
    const result = read('hottest day of the week in Cork and will it be cloudy');
    const [first, second] =
      result.kind === 'interpreted' ? [result.interpretation, ...(result.further ?? [])] : [undefined, undefined];
    expect(second?.topics[0]).toBe('cloud');
    expect(second?.subjects[0].times).toEqual(first?.subjects[0].times ?? []);
  });
});

test('towns and sides of a country in a list are each a place of their own', () => {
  const places = (question: string) => understood(question).subjects.map(({ place }) => place.name);
  expect(places('leeds york or hull, which is warmest tomorrow')).toEqual(['Leeds', 'York', 'Kingston upon Hull']);
  expect(places('richmond london or kew tomorrow')).toHaveLength(2);
  expect(places('is it brighter in the east or the west of ireland tomorrow')).toEqual(['Dublin', 'Galway']);
});

test('a limit that is asked for beside an activity is named, and turns no verdict', () => {
  const { negated, unexplained, activity } = understood('how hot is too hot to run in Leeds, is it ok today');
  expect({ negated, unexplained, activity }).toEqual({
    negated: false,
    unexplained: ['how hot is too hot'],
    activity: 'running',
  });
});

test('where the wind is from is a yes or no to that quarter alone', () => {
  expect(understood('is the wind from the east in Leeds').windFromDeg).toBe(90);
  expect(understood('is the wind north westerly in Leeds tomorrow').windFromDeg).toBe(315);
  expect(understood('will there be a strong easterly in Leeds tomorrow').windFromDeg).toBeUndefined();
  expect(understood('is the wind onshore or offshore at Newquay tomorrow').lacksCoast).toBe(true);
});

const ASIDE = table(`
is the Forth Road Bridge likely to shut to high sided vehicles => general value
should I wait an hour before walking the dog in Leeds => activity best-time
is it worth waiting til tomorrow to cut the grass in Leeds => activity yes-no
will play be stopped at Lords tomorrow => rain yes-no
test match at Headingley saturday how many overs lost => rain yes-no
its chucking it down in Bolton how long for => rain when not
will it be sunnier at the weekend in Leeds than it is now => sun compare
`);

test.each([...ASIDE])('what is said beside it turns no topic: %s', (question, meaning) => {
  const { topics, form, negated } = understood(question);
  expect([topics[0], form, ...(negated ? ['not'] : [])].join(' ')).toBe(meaning);
});

test('"and which night" asks for the extreme of the question before it', () => {
  const result = read("what's the lowest it will get in Leeds this week and which night");
  const second = result.kind === 'interpreted' ? result.further?.[0] : undefined;
  expect({ topic: second?.topics[0], form: second?.form, extreme: second?.extreme }).toEqual({
    topic: 'temperature',
    form: 'which-day',
    extreme: 'least',
  });
});

test('hours, weeks and events of everyday speech have their times, or are named as having none', () => {
  expect(hoursOf('garden party in Leeds on saturday from 2 do we need a plan b')).toEqual(['14:00–00:00']);
  expect(hoursOf('will it be raining at drop off in Leeds tomorrow')).toEqual(['08:00–09:00']);
  const [{ times }] = understood('is it a good week for a staycation in Cornwall').subjects;
  expect(times.map(({ grain }) => grain)).toEqual(['days']);
  expect(understood('will it rain in York on race day').undated).toBe('race day');
  expect(understood('boston marathon 2018').undated).toBe('boston marathon 2018');
  expect(understood('calgary stampede weather?').undated).toBe('calgary stampede');
  expect(understood('will it rain in York today').undated).toBeUndefined();
});

const NEXT_TO = table(`
will i burn if i sit out for an hour at lunch in Leeds => uv yes-no
sowing grass seed in Leeds when is the next rain => rain when
when is it going to be cold in Leeds => temperature when
is it going to be close in Leeds tonight => humidity yes-no
was it warmer than this in Leeds last week => temperature compare
what shoes for a walk in Leeds tomorrow => clothing value
`);

test.each([...NEXT_TO])('what is asked for leads: %s', (question, meaning) => {
  const { topics, form } = understood(question);
  expect([topics[0], form].join(' ')).toBe(meaning);
});

test('the highest of this year is that of the year so far, unless it is to come', () => {
  const eraOf = (question: string) => understood(question).subjects[0].times.map(({ era }) => era);
  expect(eraOf('hottest temp this year in Birmingham')).toEqual(['past']);
  expect(eraOf('what will be the hottest day this year in Birmingham')).toEqual(['coming']);
  expect(understood('when is it going to be cold in Leeds').extreme).toBe('least');
});

test('what is done again, a compound and an everyday word behind a comma are no places', () => {
  for (const question of [
    'overseeding the lawn in Leeds, rain this week?',
    'skip coming to Leeds friday, loft clearout, dry day?',
    'will it rain in Leeds, garden is parched',
  ])
    expect(understood(question).subjects.map(({ place }) => place.name)).toEqual(['Leeds']);
  expect(understood('orange, texas is it hot').subjects[0].place.region).toBe('Texas');
});

describe('hours that follow each other', () => {
  test('of a list have the half of the day that stands behind the last', () => {
    expect(hoursOf('is it cooler at 7 or 8 in the morning in Leeds for running')).toEqual([
      '07:00–08:00',
      '08:00–09:00',
    ]);
    expect(hoursOf('rain in Leeds at 11 or 1 in the afternoon tomorrow')).toEqual(['11:00–12:00', '13:00–14:00']);
  });
  test('of one day come one after the other', () => {
    expect(hoursOf('picnic in Leeds at noon and a gig at 8, weather for both')).toEqual(['12:00–13:00', '20:00–21:00']);
  });
  test('are a span behind gates, and a start before a kick-off', () => {
    expect(hoursOf('festival in Leeds on saturday gates at 12 finish 11')).toEqual(['12:00–23:00']);
    expect(hoursOf('sunday league in Leeds 10.30 kick off whats the wind doing')).toEqual(['10:30–11:30']);
  });
});

const OCCASIONS = table(`
cycling to work in Leeds all week which days will be wet => rain which-day
bike commute home in Leeds, dry til when => rain when
is it ever dry in Leeds => rain count
is the wind cross shore at Rhosneigr on friday => wind value
has the water at Salcombe warmed up since last week => sea-temperature yes-no
snow left on Ben Nevis? => snow-depth yes-no
can you see Snowdon from Anglesey today => visibility yes-no
`);

test.each([...OCCASIONS])('what is done is only the occasion: %s', (question, meaning) => {
  const { topics, form } = understood(question);
  expect([topics[0], form].join(' ')).toBe(meaning);
});

test('who is done with the rain, or waits for it to be dry by a part of a day, is told of the rain then', () => {
  const done = understood('are we done with the rain in Leeds this week');
  expect({ topic: done.topics[0], negated: done.negated }).toEqual({ topic: 'rain', negated: true });
  expect(hoursOf('if it rains in the morning in Leeds will it be dry by the afternoon on saturday')).toEqual([
    '06:00–12:00',
    '12:00–14:00',
  ]);
  expect(understood('zoo in Leeds tomorrow or friday').subjects[0].place.name).toBe('Leeds');
  expect(understood('zoo tomorrow or friday').activity).toBe('outdoor-event');
});

test('a late frost is looked for ahead, and what it takes to fill a butt has no figure here', () => {
  const [{ times }] = understood('potatoes are up in Leeds is there going to be a late frost').subjects;
  expect(times.map(({ grain, era }) => [grain, era])).toEqual([['days', 'coming']]);
  expect(understood('how much rain do we need to fill a 200 litre water butt in Leeds').uncovered).toBe('bare-limit');
  expect(understood('how much rain will we get in Leeds this week').uncovered).toBeNull();
});
