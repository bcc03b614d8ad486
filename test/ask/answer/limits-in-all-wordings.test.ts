/** A limit is held against the weather as its words mean it, whichever of its many wordings and units it has. */
import { expect, test } from 'bun:test';
import { table, understood } from '../question/reading.ts';
import { answered, contextOf, TOMORROW, weatherOf } from './setting.ts';

/** Weather of one kind: "T30" is 30 °C in every hour, W wind and G gusts in km/h, R mm of rain in the day, P hPa. */
function dayOf(code: string): ReturnType<typeof weatherOf> {
  const value = Number(code.slice(1));
  switch (code[0]) {
    case 'T':
      return weatherOf({ temperatureC: value, apparentTemperatureC: value });
    case 'W':
      return weatherOf({ windKmh: value, gustKmh: value * 1.3 });
    case 'G':
      return weatherOf({ gustKmh: value, windKmh: value / 2 });
    case 'P':
      return weatherOf({ seaLevelPressureHpa: value });
    default:
      return weatherOf({
        precipitationMm: value / 24,
        precipitationProbabilityPct: value > 0 ? 97 : 0,
        weatherCode: value > 0 ? 61 : 1,
      });
  }
}

/** What it may do, all wordings of one limit, with the days on which a yes to it is true and those on which a no is. */
const LIMITS = table(`
get above 25, top 25 degrees, touch 25, surpass 25, nudge 25, pass 25 degrees, climb above 25, be 25 or hotter, hit 77F => T30 | T18
reach the thirties, get into the 30s, be hotter than 29, climb to 31 => T34 | T18
get to double figures, be above zero, be higher than 9 => T15 | T-5
drop below 5, dip under 5, be lower than 5, be colder than 5 degrees, get as low as 4, get as cold as 4, be 4 or less => T1 | T12
go minus, be in the minuses, dip below freezing, be sub-zero, hit minus 2, go below 32F => T-6 | T8
stay above 5, be no lower than 5, be no colder than 5 degrees, keep above 5 => T12 | T-3
be no higher than 20, be no hotter than 20 degrees, be no more than 20, not get above 20, stay under 20 => T12 | T28
be between 15 and 20, be somewhere between 15 and 20, be 15 to 20 degrees => T17 | T8
be windier than 30 mph, blow over 25kts, be over 25 knots, be force 7 => W70 | W10
gust to 50 mph, gust over 50 mph, gust above 80 km/h => G110 | G20
rain more than 5 mm, rain over a quarter of an inch, rain more than half an inch => R48 | R0
`);
const FRAMES = [
  'will it {} in Leeds tomorrow',
  'is it going to {} tomorrow in Leeds',
  "I heard it'll {} in Leeds tomorrow, true?",
];

const QUESTIONS = table(`
are temperatures under 5 likely in Leeds tomorrow => T1 | T12
is 25 degrees likely in Leeds tomorrow => T30 | T18
can we expect 25 in Leeds tomorrow => T30 | T18
will winds be lighter than 15 mph in Leeds tomorrow => W8 | W60
will the wind be no stronger than 15 mph in Leeds tomorrow => W8 | W60
will the pressure be above 1020 in Leeds tomorrow => P1035 | P1000
will the pressure drop below 1000 tomorrow in Leeds => P985 | P1020
`);

function check(question: string, days: string): void {
  const verdict = (code: string): string => {
    const context = contextOf(dayOf(code), TOMORROW);
    const composed = answered([context], { ...understood(question), subjects: [context.subject] });
    return `${question} ${composed.verdict}: ${composed.text}`;
  };
  const [yes = '', no = ''] = days.split(' | ');
  expect(verdict(yes)).toStartWith(`${question} yes: Yes`);
  expect(verdict(no)).toStartWith(`${question} no: No`);
}

test.each([...LIMITS])('%s: %s', (wordings, days) => {
  for (const wording of wordings.split(', ')) for (const frame of FRAMES) check(frame.replace('{}', wording), days);
});

test.each([...QUESTIONS])('%s: %s', check);

test('hours that stand like a range of degrees stay hours', () => {
  for (const question of [
    'how windy will it be between 3 and 5 tomorrow in Leeds',
    'will it be dry between 3 and 5 tomorrow in Leeds',
  ])
    expect(understood(question).threshold).toBeNull();
});
