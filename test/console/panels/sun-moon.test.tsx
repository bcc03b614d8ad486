/** Sun and moon of a day, from what a service answers: ordinary days, polar ones, and days on which the moon does not rise. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { Body, Equator, Horizon, Observer } from 'astronomy-engine';
import { renderToString } from 'preact-render-to-string';
import { minutesOf } from '../../../src/console/panels/clock.ts';
import { MoonDisk } from '../../../src/console/panels/moon-disk.tsx';
import { SunMoonPanel } from '../../../src/console/panels/sun-moon.tsx';
import { type Light, lightParts } from '../../../src/console/panels/sunlight.ts';
import type { AstronomyBody } from '../../../src/operations/astronomy.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { bodyAt, textOf } from './rendering.tsx';

let fairday: TestService;
let key = '';
beforeAll(async () => {
  fairday = await startTestService();
  key = await fairday.keyOf('verified');
});
afterAll(() => fairday.stop());

const on = (place: string, date: string) =>
  bodyAt<AstronomyBody>(fairday, `/v1/astronomy?q=${encodeURIComponent(place)}&dt=${date}`, key);

describe('the sun', () => {
  test('of an ordinary day has its times, on a clock of 24 hours', async () => {
    const body = await on('Leeds', '2026-12-21');
    const text = textOf(<SunMoonPanel {...body} />);
    expect(body.astronomy.sunset).toMatch(/^03:\d\d PM$/);
    expect(text).toContain(`Sunset 15:${body.astronomy.sunset.slice(3, 5)}`);
    expect(text).not.toMatch(/AM|PM|No sun/);
    expect(text).toContain('of daylight.');
  });

  test('stays up or down on polar days, and these say which', async () => {
    expect(textOf(<SunMoonPanel {...(await on('Longyearbyen', '2026-07-01'))} />)).toContain(
      'stays up all day and night',
    );
    const night = await on('Longyearbyen', '2026-12-21');
    expect(textOf(<SunMoonPanel {...night} />)).toContain('stays below the horizon all day');
    expect(textOf(<SunMoonPanel {...night} />)).toContain('Sunrise none on this day');
    expect(new Set(lightParts(night.astronomy)?.map(({ light }) => light))).toEqual(
      new Set<Light>(['night', 'astronomical', 'nautical']),
    );
  });

  test('is as high in each part of the day as the name of the part says', async () => {
    const places = [
      ['51.5,0', 51.5, 0],
      ['5.6,-0.2', 5.6, -0.2],
      ['64.1,-21.9', 64.1, -21.9],
      ['78.2,15.6', 78.2, 15.6],
    ] as const;
    // Places whose clocks are UTC all year, and Svalbard in winter time, an hour ahead.
    const aheadMs = (lon: number) => (lon === 15.6 ? 3_600_000 : 0);
    let compared = 0;
    for (const [q, lat, lon] of places) {
      for (const date of ['2026-01-31', '2026-02-20', '2026-03-01', '2026-11-05', '2026-12-21']) {
        const parts = lightParts((await on(q, date)).astronomy);
        expect(parts?.at(0)?.from).toBe(0);
        expect(parts?.at(-1)?.to).toBe(1440);
        for (const { light, from, to } of parts ?? []) {
          if (to - from < 6) continue;
          const at = new Date(Date.parse(date) - aheadMs(lon) + ((from + to) / 2) * 60_000);
          expect([q, date, light, lightAt(at, lat, lon)]).toEqual([q, date, light, light]);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(80);
  });
});

/** By the limits of the U.S. Naval Observatory, with positions of astronomy-engine. */
function lightAt(at: Date, lat: number, lon: number): Light {
  const observer = new Observer(lat, lon, 0);
  const { ra, dec } = Equator(Body.Sun, at, observer, true, true);
  const { altitude } = Horizon(at, observer, ra, dec);
  if (altitude > -0.833) return 'day';
  if (altitude > -6) return 'civil';
  if (altitude > -12) return 'nautical';
  return altitude > -18 ? 'astronomical' : 'night';
}

describe('the moon', () => {
  test('of a day without moonrise says so', async () => {
    const days = await Promise.all(
      Array.from({ length: 31 }, (_, i) => on('Leeds', `2026-10-${String(i + 1).padStart(2, '0')}`)),
    );
    const without = days.find(({ astronomy }) => astronomy.moonrise === 'No moonrise');
    if (without === undefined) throw new Error('each day of October 2026 has a moonrise');
    expect(textOf(<SunMoonPanel {...without} />)).toContain('Moonrise none on this day');
  });

  test('is lit from the right while it waxes in the north, and from the left in the south', () => {
    const path = (waxing: boolean, southern: boolean) =>
      renderToString(<MoonDisk illuminationPct={25} waxing={waxing} southern={southern} />);
    expect(path(true, false)).toContain('A10 10 0 0 1 0 10');
    expect(path(true, true)).toContain('A10 10 0 0 0 0 10');
    expect(path(false, true)).toBe(path(true, false));
    expect(renderToString(<MoonDisk illuminationPct={0} waxing southern={false} />)).not.toContain('moon-lit');
  });
});

test('midnight and noon are read as they are written', () => {
  expect(['12:00 AM', '12:30 PM', '11:59 PM', 'No sunrise'].map(minutesOf)).toEqual([0, 750, 1439, null]);
});
