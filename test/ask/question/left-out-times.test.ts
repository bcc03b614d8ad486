/** What a question leaves out of a time is told of by no answer to it, in all seven languages. */
import { describe, expect, test } from 'bun:test';
import { read, table, understood, windowsOf } from './reading.ts';

describe('what is left of a time', () => {
  test.each(
    table(`
weather in london this week except wednesday => 06-11 00:00 > 06-15 00:00
weather this weekend excluding sunday in london => 06-13 00:00 > 06-14 00:00
will it be dry the rest of the week apart from thursday in london => 06-10 14:30 > 06-11 00:00 | 06-12 00:00 > 06-15 00:00
can i cycle tomorrow but not in the morning in london => 06-11 00:00 > 06-11 06:00 | 06-11 12:00 > 06-12 00:00
temperature except at night tomorrow in london => 06-11 00:00 > 06-11 21:00
easter is over, what about this weekend in london => 06-13 00:00 > 06-15 00:00
friday is done so whats saturday like in london => 06-13 00:00 > 06-14 00:00
next dry day but not tomorrow in london => 06-10 14:30 > 06-11 00:00 | 06-12 00:00 > 06-24 00:00
Wetter diese Woche außer am Mittwoch in London => 06-11 00:00 > 06-15 00:00
Météo cette semaine sauf mercredi à Londres => 06-11 00:00 > 06-15 00:00
Tiempo esta semana excepto el miércoles en Londres => 06-11 00:00 > 06-15 00:00
Che tempo fa questa settimana tranne mercoledì a Londra => 06-11 00:00 > 06-15 00:00
Tempo em Londres esta semana exceto quarta-feira => 06-11 00:00 > 06-15 00:00
Weer in Londen deze week behalve woensdag => 06-11 00:00 > 06-15 00:00
`),
  )('%s', (question, expected) => {
    expect(windowsOf(question)).toBe(expected);
  });
});

test('a day is chosen among those that are not left out', () => {
  const [{ times }] = understood('best day to run this week but not friday in London').subjects;
  expect(times.map(({ grain }) => grain)).toEqual(['day', 'day', 'day', 'day']);
});

test('a time outside of the others is one of its own', () => {
  expect(windowsOf('rain tomorrow but not on saturday in london')).toBe(
    '06-11 00:00 > 06-12 00:00 | 06-13 00:00 > 06-14 00:00',
  );
  expect(windowsOf('rain at the bar saturday in london')).toBe('06-13 00:00 > 06-14 00:00');
});

test('no time is ever empty', () => {
  for (const day of ['today', 'tomorrow', 'saturday', 'the weekend', 'next week', 'monday morning', 'june']) {
    for (const time of ['this week', 'next week', 'today', 'tomorrow', 'this weekend', 'this month']) {
      for (const cue of ['except', 'but not', 'apart from']) {
        const result = read(`is it dry ${time} ${cue} ${day} in London`);
        const times = result.kind === 'interpreted' ? result.interpretation.subjects.flatMap((one) => one.times) : [];
        expect(times.length).toBeGreaterThan(0);
        expect(times.every(({ fromMs, toMs }) => toMs > fromMs)).toBe(true);
      }
    }
  }
});
