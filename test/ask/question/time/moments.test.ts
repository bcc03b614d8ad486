/** The same words mean other hours at other moments: in the small hours, on a Sunday, at the end of a month, in January. */
import { describe, expect, test } from 'bun:test';
import { createQuestionParser } from '../../../../src/ask/question/parse.ts';
import { BUILT_IN } from '../../../../src/decision/activities.ts';
import { formatLocal, offsetTable } from '../../../../src/time/civil.ts';
import { openTestPlaces } from '../../../place/open.ts';
import { table } from '../reading.ts';

const HOME = { text: 'London, England, GB', source: 'default' } as const;
const parser = createQuestionParser({ places: await openTestPlaces(), activities: BUILT_IN });

/** "06-17 21:00 > 06-18 06:00" on the clock of the place, with the year where it is not 2026, and "~" for what is usual. */
function timesAt(now: string, question: string): string {
  const result = parser.parse(question, { nowMs: Date.parse(now), fallbacks: [HOME], home: 'GB' });
  if (result.kind !== 'interpreted') return result.kind;
  const [{ place, times }] = result.interpretation.subjects;
  const windows = times.map(({ fromMs, toMs, era }) => {
    const clock = offsetTable(place.tzId, fromMs - 1, toMs + 1);
    const [from, to] = [fromMs, toMs].map((ms) =>
      formatLocal(clock, ms)
        .replace(/^2026-/, '')
        .replace(' 00:00', ''),
    );
    return `${era === 'typical' ? '~' : ''}${from} > ${to}`;
  });
  return windows.join(' | ');
}

const MOMENTS: ReadonlyArray<readonly [moment: string, now: string, questions: string]> = [
  [
    'a Sunday, 10:00: a moment that is over is the next of its kind',
    '2026-11-29T10:00:00Z',
    `
is it raining at half nine => 11-29 21:30 > 11-29 22:30
will it be windy at 9.30 => 11-29 21:30 > 11-29 22:30
temp at quarter past nine => 11-29 21:15 > 11-29 22:15
is it raining at 10 => 11-29 10:00 > 11-29 11:00
rain tonight late? => 11-29 21:00 > 11-30
leeds saturday late => 12-05 21:00 > 12-06
wind friday late on => 12-04 21:00 > 12-05
dry all day => 11-29 10:00 > 11-30
rain from 9 to 12 => 11-29 10:00 > 11-29 12:00
`,
  ],
  [
    'a Thursday, 00:30',
    '2026-06-17T23:30:00Z',
    `
will it freeze overnight => 06-18 00:30 > 06-18 06:00
any showers during the night => 06-18 00:30 > 06-18 06:00
how wet was it last night => 06-17 21:00 > 06-18 00:30
rain totals last night => 06-17 21:00 > 06-18 00:30
was there fog this morning => 06-18 > 06-18 00:30
stars between 10 and 12 tonight, will it be cloudy => 06-18 22:00 > 06-19
temperature at 3 tonight => 06-18 03:00 > 06-18 04:00
will the commute home be wet => 06-18 16:00 > 06-18 19:00`,
  ],
  [
    'a Thursday, 03:00',
    '2026-06-18T02:00:00Z',
    `
is it going below 10 tonight => 06-18 03:00 > 06-18 06:00 | 06-18 18:00 > 06-19 06:00
how cold tonight => 06-18 03:00 > 06-18 06:00 | 06-18 18:00 > 06-19 06:00
did it rain tonight => 06-17 18:00 > 06-18 03:00`,
  ],
  [
    'a Wednesday, 23:30',
    '2026-06-17T22:30:00Z',
    `
will it rain this evening => 06-17 23:30 > 06-18
did it freeze overnight => 06-16 18:00 > 06-17 06:00
is it going to rain later => 06-17 23:30 > 06-18 06:00
rain later today => 06-17 23:30 > 06-18`,
  ],
  [
    'a Sunday, 10:00',
    '2026-11-29T10:00:00Z',
    `
what is the weather doing this week => 11-29 10:00 > 12-07
which day this week is best for a run => 11-29 10:00 > 12-07
is it dry later this week => 11-30 > 12-07
weather towards the end of the week => 12-04 > 12-07
how wet are the weekdays this week => 11-30 > 12-05
will it have warmed up by the weekend => 12-05 > 12-06 | 11-29 > 11-30
dry until the weekend => 11-29 10:00 > 12-05
how is the rest of november looking => 11-29 10:00 > 12-01
is there frost in the morning => 11-30 06:00 > 11-30 12:00
is there fog this morning => 11-29 10:00 > 11-29 12:00
fog in the morning or the afternoon => 11-29 10:00 > 11-29 12:00 | 11-29 12:00 > 11-29 18:00
first week of december in ripon => 12-01 > 12-08
will saturday be wetter than sunday in ripon => 12-05 > 12-06 | 12-06 > 12-07
rain saturday evening and sunday in ripon => 12-05 18:00 > 12-05 22:00 | 12-06 > 12-07
will this winter be milder than last winter => ~12-01 > 2027-03-01 | 2025-12-01 > 03-01
how much did it rain this week => 11-23 > 11-29 10:00
was this morning's commute icy => 11-29 07:00 > 11-29 09:00
what are temperatures like in oslo in november => ~11-01 > 12-01
is it cold in oslo in november => ~11-01 > 12-01
will it snow in oslo in november => 11-29 11:00 > 12-01
weather in rome in autumn => ~09-01 > 12-01
météo à nice en novembre => ~11-01 > 12-01
wie ist das klima auf mallorca im november => ~11-01 > 12-01
come è il clima a palermo a novembre => ~11-01 > 12-01
wat voor weer is het in brugge in november => ~11-01 > 12-01`,
  ],
  [
    'New Year’s Day, 09:00',
    '2027-01-01T09:00:00Z',
    `
how cold was last winter => 2025-12-01 > 03-01
was the last winter snowy => 2025-12-01 > 03-01
wie kalt war der letzte winter in berlin => 2025-12-01 > 03-01
com'è stato lo scorso inverno a torino => 2025-12-01 > 03-01`,
  ],
  ['a day of 25 hours', '2026-10-25T09:00:00Z', 'is it colder than usual => 10-25 > 10-26'],
  [
    'a Wednesday, 10:00',
    '2026-06-17T09:00:00Z',
    `
regnet es, sobald ich feierabend habe, in köln => 06-17 17:00 > 06-17 19:00
il pleut quand je sors du boulot à lille => 06-17 17:00 > 06-17 19:00
¿llueve al salir del trabajo en vigo? => 06-17 17:00 > 06-17 19:00
piove quando esco dal lavoro a como => 06-17 17:00 > 06-17 19:00
chove quando eu voltar para casa no porto => 06-17 17:00 > 06-17 19:00
is het droog als ik van mijn werk kom in gent => 06-17 17:00 > 06-17 19:00
quelle température fait-il en règle générale en juin à nice => ~06-01 > 07-01
¿lloverá el sábado por la noche en gijón? => 06-20 18:00 > 06-21 06:00
vai chover pela noite dentro em faro => 06-17 18:00 > 06-18 06:00
gaat het komend uur regenen in assen => 06-17 11:00 > 06-17 12:00
regnet es am frühen nachmittag in jena => 06-17 12:00 > 06-17 15:00
piove durante la notte a bari => 06-17 18:00 > 06-18 06:00`,
  ],
];

for (const [moment, now, questions] of MOMENTS)
  describe(`asked on ${moment}`, () => {
    test.each(table(questions))('%s', (question, meaning) => expect(timesAt(now, question)).toBe(meaning));
  });
