/**
 * A question is answered by what its predicate says of the weather, in whatever frame it stands: over a day that is so the verdict is
 * yes, over one that is not it is no, and a denial turns both round.
 */
import { expect, test } from 'bun:test';
import type { YesNo } from '../../../src/ask/phrasing.ts';
import { table, understood } from '../question/reading.ts';
import { answered, contextOf, TOMORROW, weatherOf } from './setting.ts';

const FALLING = { precipitationProbabilityPct: 95, cloudPct: 100 };
const DAYS: Readonly<Record<string, Parameters<typeof weatherOf>[0]>> = {
  dry: {},
  wet: { ...FALLING, precipitationMm: 6, weatherCode: 65 },
  snowy: { ...FALLING, snowfallCm: 1, precipitationMm: 1, temperatureC: -3, apparentTemperatureC: -8, weatherCode: 73 },
  hot: { temperatureC: 34, apparentTemperatureC: 36, dewPointC: 22, cloudPct: 0, weatherCode: 0 },
  freezing: { temperatureC: -6, apparentTemperatureC: -11, dewPointC: -9 },
  windy: { windKmh: 72, gustKmh: 105 },
  calm: { windKmh: 1, gustKmh: 4 },
  foggy: { visibilityM: 200, weatherCode: 45, cloudPct: 100, relativeHumidityPct: 100 },
  cloudy: { cloudPct: 100, weatherCode: 3 },
  humid: { temperatureC: 28, apparentTemperatureC: 33, dewPointC: 24, relativeHumidityPct: 90 },
  stormy: { ...FALLING, precipitationMm: 5, weatherCode: 95, capeJkg: 2500, windKmh: 40, gustKmh: 80 },
};

/** What the weather does or is, in the plain form and that in -ing, with days that are so and days that are not. */
const VERBS = table(`
rain, raining => wet | dry
chuck it down, chucking it down => wet | dry
tip it down, tipping it down => wet | dry
throw it down, throwing it down => wet | dry
rain cats and dogs, raining cats and dogs => wet | dry
pour, pouring => wet | dry
spit, spitting => wet | dry
shower, showering => wet | dry
stay dry, staying dry => dry | wet
snow, snowing => snowy | dry
be overcast, being overcast => cloudy | hot
be dull, being dull => cloudy | hot
be sunny, being sunny => hot | cloudy
be cool, being cool => dry | hot
be cold, being cold => freezing | hot
be boiling, being boiling => hot | freezing
be blustery, being blustery => windy | calm
blow, blowing => windy | calm
be still, being still => calm | windy
be misty, being misty => foggy | dry
be muggy, being muggy => humid | freezing
be frosty, being frosty => freezing | hot
hit 20, hitting 20 => hot | dry
drop below zero, dropping below zero => freezing | dry
be warm enough for shorts, being warm enough for shorts => hot | freezing
`);

const VERB_FRAMES = table(`
will it {plain} tomorrow in Leeds => as it is
won't it {plain} in Leeds tomorrow => as it is
is it meant to {plain} in Leeds tomorrow => as it is
is it true that it will {plain} tomorrow in Leeds => as it is
will it most likely {plain} tomorrow in Leeds => as it is
is there any chance of it {ing} in Leeds tomorrow => as it is
there's no chance it'll {plain} tomorrow in Leeds, is there? => as it is
it won't {plain} tomorrow in Leeds, will it => as it is
I heard it's going to {plain} in Leeds tomorrow, is that right => as it is
they say it'll {plain} in Leeds tomorrow, are they right? => as it is
I'm worried it will {plain} in Leeds tomorrow => as it is
is it unlikely to {plain} in Leeds tomorrow => turned
will it not {plain} in Leeds tomorrow => turned
is there no chance of it {ing} in Leeds tomorrow => turned
`);

const NOUNS = table(`
rain => wet | dry
light rain => wet | dry
rainfall => wet | dry
wet weather => wet | dry
dry weather => dry | wet
snowfall => snowy | dry
flurries => snowy | dry
strong winds => windy | calm
strong gusts => windy | calm
gales => windy | calm
frost => freezing | hot
fog => foggy | dry
blue skies => hot | cloudy
lightning => stormy | dry
temperatures above 25 => hot | dry
`);

const NOUN_FRAMES = table(`
will there be {noun} in Leeds tomorrow => as it is
are they forecasting {noun} in Leeds tomorrow => as it is
are they giving {noun} for Leeds tomorrow => as it is
will Leeds see {noun} tomorrow => as it is
will there be no {noun} in Leeds tomorrow => turned
is {noun} unlikely in Leeds tomorrow => turned
will we escape {noun} in Leeds tomorrow => turned
`);

/** "Rainfall tomorrow?" asks for its amount. */
const AMOUNT = /fall$/;
const NAMING_FRAMES = ['{noun} in Leeds tomorrow?', 'expecting {noun} tomorrow in Leeds?'];

const ADJECTIVES = table(`
wet => wet | dry
showery => wet | dry
grey => cloudy | hot
bright => hot | cloudy
chilly => freezing | hot
scorching => hot | freezing
breezy => windy | calm
misty => foggy | dry
sticky => humid | freezing
`);

const ADJECTIVE_FRAMES = table(`
{adjective} tomorrow in Leeds? => as it is
what about Leeds tomorrow, will it be {adjective} => as it is
a {adjective} day tomorrow in Leeds? => as it is
will it be anything but {adjective} in Leeds tomorrow => turned
`);

const weathers = new Map(Object.entries(DAYS).map(([day, columns]) => [day, weatherOf(columns)]));

function verdictOf(question: string, day: string): string {
  const context = contextOf(weathers.get(day) ?? null, TOMORROW);
  const { verdict, text } = answered([context], { ...understood(question), subjects: [context.subject] });
  return `${verdict}: ${text}`;
}

function check(question: string, days: string, isTurned: boolean): void {
  const [so = '', other = ''] = days.split(' | ');
  const [yes, no]: readonly [YesNo, YesNo] = isTurned ? ['no', 'yes'] : ['yes', 'no'];
  expect(`${question} ${verdictOf(question, so)}`).toStartWith(`${question} ${yes}: `);
  expect(`${question} ${verdictOf(question, other)}`).toStartWith(`${question} ${no}: `);
}

test.each([...VERB_FRAMES])('%s (%s), for all that the weather does', (frame, sense) => {
  for (const [forms, days] of VERBS) {
    const [plain = '', ing = ''] = forms.split(', ');
    check(frame.replace('{plain}', plain).replace('{ing}', ing), days, sense === 'turned');
  }
});

test.each([...NOUN_FRAMES])('%s (%s), for all that there may be', (frame, sense) => {
  for (const [noun, days] of NOUNS) check(frame.replace('{noun}', noun), days, sense === 'turned');
});

test.each(NAMING_FRAMES)('%s, for all that is no amount', (frame) => {
  for (const [noun, days] of NOUNS) if (!AMOUNT.test(noun)) check(frame.replace('{noun}', noun), days, false);
});

test.each([...ADJECTIVE_FRAMES])('%s (%s), for all that it may be', (frame, sense) => {
  for (const [adjective, days] of ADJECTIVES) check(frame.replace('{adjective}', adjective), days, sense === 'turned');
});
