/** One time for another in the six other languages: each names its own span in whatever question it stands. */
import { describe, expect, test } from 'bun:test';
import { table, windowsOf } from '../reading.ts';

/** Asked on Wednesday 10 June 2026 at 14:30. */
const ABROAD: ReadonlyArray<readonly [language: string, frames: readonly string[], spans: string]> = [
  [
    'German',
    ['regnet es {t}?', 'wie windig wird es {t}?', 'kann ich {t} den Zaun streichen?', 'wird es {t} sonnig?'],
    `
von 17 bis 19 Uhr => 06-10 17:00 > 06-10 19:00
ab 16 Uhr für 3 Stunden => 06-10 16:00 > 06-10 19:00
in den nächsten paar Stunden => 06-10 14:30 > 06-10 17:30
am frühen Abend => 06-10 17:00 > 06-10 20:00
am 13. => 06-13 00:00 > 06-14 00:00
in drei Tagen => 06-13 00:00 > 06-14 00:00
den Rest der Woche => 06-10 14:30 > 06-15 00:00
übernächste Woche => 06-22 00:00 > 06-29 00:00
`,
  ],
  [
    'French',
    ['va-t-il pleuvoir {t} ?', 'quel vent {t} ?', 'quelle température fera-t-il {t} ?', 'météo {t}'],
    `
de 17h à 19h => 06-10 17:00 > 06-10 19:00
dans l'heure qui vient => 06-10 14:30 > 06-10 15:30
le reste de la semaine => 06-10 14:30 > 06-15 00:00
mi-juillet => 07-11 00:00 > 07-21 00:00
`,
  ],
  [
    'Spanish',
    ['¿va a llover {t}?', '¿cuánto viento hará {t}?', '¿qué temperatura hará {t}?', 'tiempo {t}'],
    `
de 5 a 7 de la tarde => 06-10 17:00 > 06-10 19:00
entre las 17 y las 19 => 06-10 17:00 > 06-10 19:00
en las próximas 2 horas => 06-10 14:30 > 06-10 16:30
mañana de 9 a 17 => 06-11 09:00 > 06-11 17:00
el resto de la semana => 06-10 14:30 > 06-15 00:00
`,
  ],
  [
    'Italian',
    ['pioverà {t}?', 'quanto vento ci sarà {t}?', 'che temperatura farà {t}?', 'meteo {t}'],
    `
dalle 17 alle 19 => 06-10 17:00 > 06-10 19:00
dopo le 18 => 06-10 18:00 > 06-11 00:00
il resto della settimana => 06-10 14:30 > 06-15 00:00
a luglio => 07-01 00:00 > 08-01 00:00
`,
  ],
  [
    'Portuguese',
    ['vai chover {t}?', 'quanto vento vai fazer {t}?', 'que temperatura vai fazer {t}?', 'tempo {t}'],
    `
das 17h às 19h => 06-10 17:00 > 06-10 19:00
nas próximas 2 horas => 06-10 14:30 > 06-10 16:30
o resto da semana => 06-10 14:30 > 06-15 00:00
`,
  ],
  [
    'Dutch',
    ['regent het {t}?', 'hoe warm wordt het {t}?', 'kan ik {t} de schutting verven?', 'is het {t} zonnig?'],
    `
om 16 uur => 06-10 16:00 > 06-10 17:00
morgen van 9 tot 17 uur => 06-11 09:00 > 06-11 17:00
het komende uur => 06-10 14:30 > 06-10 15:30
over drie dagen => 06-13 00:00 > 06-14 00:00
van vrijdag t/m zondag => 06-12 00:00 > 06-15 00:00
`,
  ],
];

describe.each(ABROAD)('a time in %s means the same span in every question', (_language, frames, spans) => {
  test.each(table(spans))('%s', (time, span) => {
    expect(frames.map((frame) => windowsOf(frame.replace('{t}', time)))).toEqual(frames.map(() => span));
  });
});
