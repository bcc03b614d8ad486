/**
 * The lead of an answer says what its values say, however the question is turned: over days of one kind of weather each, a
 * question and its opposite have opposite verdicts, and the first word is that of the verdict.
 */
import { describe, expect, test } from 'bun:test';
import type { YesNo } from '../../../src/ask/phrasing.ts';
import { table, understood } from '../question/reading.ts';
import { answered, contextOf, TOMORROW, weatherOf } from './setting.ts';

type Columns = Parameters<typeof weatherOf>[0];

const DAYS: Readonly<Record<string, Columns>> = {
  dry: {},
  wet: { precipitationMm: 2, precipitationProbabilityPct: 95, weatherCode: 63, cloudPct: 100 },
  snowy: {
    snowfallCm: 1,
    precipitationMm: 1,
    precipitationProbabilityPct: 95,
    temperatureC: -3,
    apparentTemperatureC: -8,
    weatherCode: 73,
    cloudPct: 100,
  },
  hot: { temperatureC: 34, apparentTemperatureC: 36, uvIndex: 9, dewPointC: 22 },
  freezing: { temperatureC: -6, apparentTemperatureC: -11, dewPointC: -9 },
  windy: { windKmh: 60, gustKmh: 95 },
  foggy: { visibilityM: 200, weatherCode: 45, cloudPct: 100, relativeHumidityPct: 100 },
  cloudy: { cloudPct: 100, weatherCode: 3 },
};

/** A question with the days on which a yes to it is true and those on which a no is; nothing is said of the others. */
const QUESTIONS = table(`
will it rain tomorrow in Leeds => wet | dry hot freezing windy cloudy
will it stay dry tomorrow in Leeds => dry hot freezing windy cloudy | wet
will the rain hold off tomorrow in Leeds => dry hot | wet
is it unlikely to rain tomorrow in Leeds => dry hot | wet
is there no chance of staying dry tomorrow in Leeds => wet | dry hot
it won't rain tomorrow in Leeds, will it? => wet | dry hot
isn't it going to rain tomorrow in Leeds => wet | dry hot
will it be dry but not too hot tomorrow in Leeds => | wet hot
do i need an umbrella tomorrow in Leeds => wet | dry hot
can i leave the umbrella at home tomorrow in Leeds => dry hot | wet
Wird es morgen in Leeds regnen? => wet | dry hot
Bleibt es morgen in Leeds trocken? => dry hot | wet
Va-t-il pleuvoir demain à Leeds ? => wet | dry hot
¿Lloverá mañana en Leeds? => wet | dry hot
Resterà asciutto domani a Leeds? => dry hot | wet
Vai chover amanhã em Leeds? => wet | dry hot
Blijft het morgen droog in Leeds? => dry hot | wet
will it snow tomorrow in Leeds => snowy | dry hot wet
will it not snow tomorrow in Leeds => dry hot wet | snowy
will it be windy tomorrow in Leeds => windy | dry hot
will it be calm tomorrow in Leeds => | windy
will the wind stay under 30 mph tomorrow in Leeds => dry hot | windy
are gusts over 40 mph expected tomorrow in Leeds => windy | dry hot
will it be hot tomorrow in Leeds => hot | dry freezing
will it not be hot tomorrow in Leeds => dry freezing | hot
will it be cold tomorrow in Leeds => freezing | hot
will it get above 20 degrees tomorrow in Leeds => hot | dry freezing
will it stay below 20 degrees tomorrow in Leeds => dry freezing | hot
will it be at most 20 degrees tomorrow in Leeds => dry freezing | hot
will it reach minus 5 tomorrow in Leeds => freezing | hot dry
will there be a frost tomorrow in Leeds => freezing | hot
will it be frost free tomorrow in Leeds => hot | freezing
will it be foggy tomorrow in Leeds => foggy | dry hot
will it not be foggy tomorrow in Leeds => dry hot | foggy
will it be sunny tomorrow in Leeds => dry hot | cloudy wet
will it be cloudy tomorrow in Leeds => cloudy wet | hot dry
do i need gloves tomorrow in Leeds => freezing | hot
can i go without gloves tomorrow in Leeds => hot | freezing
do i need sunscreen tomorrow in Leeds => hot | dry
can i go without sunscreen tomorrow in Leeds => dry | hot
no sunscreen tomorrow in Leeds, ok? => dry | hot
will it be warm enough for shorts tomorrow in Leeds => hot | freezing
will it be too cold for shorts tomorrow in Leeds => freezing | hot
`);

const LEADS: Readonly<Record<YesNo, RegExp>> = {
  yes: /^(?:Yes|Probably:|Ja|Wahrscheinlich ja|Oui|Probablement :|Sí|Probablemente sí|Sì|Probabilmente sì|Sim|Provavelmente sim|Waarschijnlijk wel)/,
  no: /^(?:No|Probably not|Nein|Wahrscheinlich nein|Non|Probablement pas|Probablemente no|Probabilmente no|Não|Provavelmente não|Nee|Waarschijnlijk niet)/,
  maybe: /^(?:Maybe|Vielleicht|Peut-être|Quizás?|Forse|Talvez|Misschien)/,
};

describe.each([...QUESTIONS])('%s', (question, days) => {
  const [yes = '', no = ''] = days.split('|').map((part) => part.trim());
  const told = [
    ...yes.split(' ').map((day) => [day, 'yes'] as const),
    ...no.split(' ').map((day) => [day, 'no'] as const),
  ].filter(([day]) => day !== '');
  test.each(told)('on a %s day: %s', (day, expected) => {
    const interpretation = understood(question);
    const context = contextOf(weatherOf(DAYS[day] ?? {}), TOMORROW);
    const { verdict, text } = answered(
      [context],
      { ...interpretation, subjects: [context.subject] },
      'metric',
      interpretation.language as 'en',
    );
    expect(`${verdict}: ${text}`).toStartWith(`${expected}: `);
    expect(text).toMatch(LEADS[expected]);
  });
});
