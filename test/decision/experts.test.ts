/** Days as an expert would describe them, and what the expert would say. Times are local. */
import { describe, expect, test } from 'bun:test';
import { judged } from './judged.ts';
import { course } from './scenario.ts';

describe('concrete', () => {
  const phoenix = { activity: 'concrete', lat: 33.45, lon: -112.07, tzId: 'America/Phoenix', date: '2026-07-15' };
  test('Phoenix in July, 28 to 41 °C, dry, a breeze of 14 km/h: at first light or not at all, for evaporation', () => {
    const day = judged({ ...phoenix, base: { cloudPct: 5, gustKmh: 22 }, at: course(28, 41, 6, 14) });
    expect(day.best).toBe('06–10');
    expect(['poor', 'fair']).toContain(day.verdict);
    expect(day.mainIssue).toBe('evaporation');
    expect(day.summary).toContain('kg/m²/h');
    expect(day.risk('evaporation')?.severity).toMatch(/high|severe/);
  });
  test('a damp mild April day: great', () => {
    const day = judged({
      activity: 'concrete',
      date: '2026-04-14',
      base: { cloudPct: 90, shortwaveWm2: 120 },
      at: course(7, 13, 6, 12),
    });
    expect(day.verdict).toBe('great');
  });
  test('a fine day before a night of −4 °C: poor or worse, for the frost ahead', () => {
    const day = judged({
      activity: 'concrete',
      date: '2026-03-10',
      base: { cloudPct: 10 },
      at: (hour, ahead) => (ahead >= 1 ? course(-4, 8, -6)(hour) : course(4, 11, 1)(hour)),
    });
    expect(['poor', 'avoid']).toContain(day.verdict);
    expect(day.mainIssue).toBe('freeze-ahead');
    expect(day.risk('freeze-ahead')?.severity).toBe('severe');
  });
  test('a downpour from 14:00 on: done six hours before it, or not', () => {
    const day = judged({
      activity: 'concrete',
      at: (hour, ahead) =>
        ahead === 0 && hour >= 14 && hour < 18 ? { precipitationMm: 4, precipitationProbabilityPct: 90 } : {},
    });
    expect(Number(day.best.slice(3))).toBeLessThanOrEqual(9);
    expect(day.summary).toMatch(/finish by \d\d:00, then rain from 14:00/);
  });
});

describe('painting', () => {
  test('a dry May day with rain at 15:00: the morning, and rain soon is the issue', () => {
    const day = judged({
      activity: 'paint',
      date: '2026-05-20',
      base: { cloudPct: 60 },
      at: (hour, ahead) => ({
        ...course(9, 17, 6)(hour),
        shortwaveWm2: hour > 5 && hour < 20 ? 220 : 0,
        ...(ahead === 0 && hour >= 15 && hour < 18 ? { precipitationMm: 1.5, precipitationProbabilityPct: 75 } : {}),
      }),
    });
    expect(day.score).toBeWithin(45, 70);
    expect(Number(day.best.slice(3))).toBeLessThanOrEqual(11);
    expect(day.mainIssue).toBe('rain-soon');
    expect(day.summary).toMatch(/rain from 15:00|\d h until rain/);
    expect(day.risk('rain')).toMatchObject({ severity: 'high', span: '15–18' });
  });
  test('the same day without the rain: great', () => {
    const day = judged({
      activity: 'paint',
      date: '2026-05-20',
      base: { cloudPct: 60 },
      at: (hour) => ({ ...course(9, 17, 6)(hour), shortwaveWm2: hour > 5 && hour < 20 ? 220 : 0 }),
    });
    expect(day.verdict).toBe('great');
  });
  test('an autumn day of 90 % humidity: avoid', () => {
    const day = judged({
      activity: 'paint',
      date: '2026-10-20',
      base: { cloudPct: 95, temperatureC: 12, dewPointC: 10.4, relativeHumidityPct: 90, shortwaveWm2: 60 },
    });
    expect(day.verdict).toBe('avoid');
    expect(day.risk('humidity')?.severity).toMatch(/high|severe/);
  });
});

describe('golf', () => {
  test('a frosty March morning that warms to 14 °C: after the thaw', () => {
    const day = judged({ activity: 'golf', date: '2026-03-20', base: { cloudPct: 5 }, at: course(-1, 14, -2, 5) });
    expect(Number(day.best.slice(0, 2))).toBeGreaterThanOrEqual(11);
    expect(['fair', 'good']).toContain(day.verdict);
    expect(day.risk('frost')).toMatchObject({ severity: 'high' });
    expect(day.at(7).score).toBeLessThan(10);
    expect(day.factors.find((factor) => factor.issue === 'frost')?.score).toBe(100);
  });
});

describe('drones', () => {
  test('calm until nine, then gusts of 42 km/h: early, and the gusts are named', () => {
    const day = judged({
      activity: 'drone',
      at: (hour) => (hour < 9 ? { gustKmh: 18 } : { gustKmh: 42, windKmh: 22, wind120mKmh: 33 }),
    });
    expect(day.verdict).toBe('great');
    expect(day.best).toBe('05–09');
    expect(day.summary).toContain('finish by 09:00, then gusts up to 42 km/h');
    expect(day.risk('gust')).toMatchObject({ severity: 'high', span: '09–00' });
  });
  test('sea fog of 2 km: avoid, by the three-mile rule', () => {
    const day = judged({
      activity: 'drone',
      base: { visibilityM: 2000, dewPointC: 16.5, relativeHumidityPct: 97, cloudPct: 100 },
    });
    expect(day).toMatchObject({ verdict: 'avoid', score: 0 });
  });
});

describe('stars', () => {
  const clear = { activity: 'stars', base: { cloudPct: 2 }, at: course(2, 9, 0, 6) };
  test('a clear night at new moon is great, at full moon fair for the moonlight', () => {
    const dark = judged({ ...clear, date: '2026-11-09' });
    const bright = judged({ ...clear, date: '2026-11-24' });
    expect(dark.verdict).toBe('great');
    expect(dark.summary).toContain('no moonlight');
    expect(bright.verdict).toBe('fair');
    expect(bright.mainIssue).toBe('moonlight');
    expect(bright.summary).toContain('moonlight (sky 11 times as bright)');
    expect(bright.risk('moonlight')?.severity).toBe('high');
  });
  test('cloud until midnight: after midnight, on the next morning', () => {
    const day = judged({
      ...clear,
      date: '2026-11-09',
      at: (hour, ahead) => (ahead === 1 && hour < 6 ? {} : { cloudPct: 90 }),
    });
    expect(day.best.slice(0, 2)).toBe('00');
    expect(day.summary).toContain('on Tuesday');
  });
});

describe('laundry', () => {
  test('that freezes on the line does not dry well, however dry, bright and breezy the day', () => {
    const bright = { cloudPct: 5, windKmh: 18, relativeHumidityPct: 50 };
    const { verdict, mainIssue } = judged({
      activity: 'laundry',
      date: '2026-05-12',
      base: { ...bright, temperatureC: -6, dewPointC: -15 },
    });
    expect([verdict, mainIssue]).toEqual(['poor', 'frost']);
    const mild = judged({
      activity: 'laundry',
      date: '2026-05-12',
      base: { ...bright, temperatureC: 8, dewPointC: -2 },
    });
    expect(['great', 'good']).toContain(mild.verdict);
  });

  test('a breezy sunny May day: dry in about two hours', () => {
    const day = judged({ activity: 'laundry', date: '2026-05-12', base: { cloudPct: 25 }, at: course(9, 19, 8, 15) });
    expect(day.verdict).toBe('great');
    expect(day.figures.drying_hours).toBeWithin(1.5, 3);
    expect(day.summary).toContain('thick items dry in about 2 h');
  });
  test('a damp November day: does not dry', () => {
    const day = judged({
      activity: 'laundry',
      date: '2026-11-12',
      base: { cloudPct: 100, shortwaveWm2: 20 },
      at: course(7, 9, 6.5, 6),
    });
    expect(day).toMatchObject({ verdict: 'avoid', mainIssue: 'slow-drying' });
    expect(day.figures.drying_hours).toBeNull();
  });
  test('showers after lunch: in before them', () => {
    const day = judged({
      activity: 'laundry',
      date: '2026-05-12',
      base: { cloudPct: 40 },
      at: (hour) => ({
        ...course(9, 19, 8, 15)(hour),
        ...(hour >= 13 && hour < 18 ? { precipitationMm: 1, precipitationProbabilityPct: 70 } : {}),
      }),
    });
    expect(Number(day.best.slice(3))).toBeLessThanOrEqual(13);
  });
});

describe('spraying', () => {
  test('a clear calm dawn, a breeze from nine: from nine, and the inversion is named', () => {
    const day = judged({
      activity: 'spray',
      date: '2026-04-20',
      base: { cloudPct: 5 },
      at: (hour) => course(6, 19, 5, hour < 9 || hour > 19 ? 2 : 11)(hour),
    });
    expect(day.verdict).toBe('great');
    expect(day.best).toBe('09–19');
    expect(day.at(5).mainIssue).toBe('inversion');
  });
  test('a hot dry afternoon of Delta-T 15: avoid it', () => {
    const day = judged({
      activity: 'spray',
      date: '2026-07-20',
      fromHour: 13,
      toHour: 18,
      base: { cloudPct: 10 },
      at: course(18, 35, 8, 10),
    });
    expect(day.verdict).toBe('avoid');
    expect(['delta-t', 'heat']).toContain(day.mainIssue ?? '');
  });
});

describe('roads', () => {
  test('rain in the evening, clear and −3 °C by dawn: black ice until ten', () => {
    const day = judged({
      activity: 'driving',
      date: '2026-01-20',
      base: { cloudPct: 5, visibilityM: 20_000 },
      at: (hour, ahead) => ({
        ...course(-3, 5, -3, 4)(hour),
        ...(ahead < 0 && hour >= 20 ? { precipitationMm: 0.6, precipitationProbabilityPct: 80, cloudPct: 80 } : {}),
      }),
    });
    // Ice goes with the warmth that has come together, so in the shade it outlasts the first hours above zero.
    expect(Number(day.best.slice(0, 2))).toBeWithin(10, 13);
    expect(day.risk('ice')).toMatchObject({ severity: 'extreme' });
    expect(day.summary).toContain(`not before ${day.best.slice(0, 2)}:00`);
  });
  test('a snowstorm of 2.2 cm/h in the morning', () => {
    const day = judged({
      activity: 'driving',
      date: '2026-01-20',
      fromHour: 6,
      toHour: 12,
      base: {
        temperatureC: -1,
        dewPointC: -1.5,
        relativeHumidityPct: 96,
        cloudPct: 100,
        snowfallCm: 2.2,
        precipitationMm: 3,
        precipitationProbabilityPct: 95,
        visibilityM: 600,
        weatherCode: 75,
      },
    });
    expect(day.verdict).toBe('avoid');
    // 2.2 cm an hour for two days and a half lie on the roads too.
    expect(day.risk('snow')?.severity).toBe('extreme');
  });
});

describe('heat and cold', () => {
  test('a dog in Madrid in July: before eight or after ten, the asphalt is named', () => {
    const day = judged({
      activity: 'dog',
      date: '2026-07-10',
      lat: 40.4,
      lon: -3.7,
      tzId: 'Europe/Madrid',
      base: { cloudPct: 5 },
      at: course(21, 37, 12, 8),
    });
    expect(Number(day.best.slice(3))).toBeLessThanOrEqual(9);
    expect(day.at(13).mainIssue).toBe('hot-ground');
    expect(day.at(14).score).toBeLessThan(5);
  });
  test('a run in Singapore: before dawn, held back by WBGT', () => {
    const day = judged({
      activity: 'run',
      lat: 1.3,
      lon: 103.8,
      tzId: 'Asia/Singapore',
      base: { cloudPct: 50, precipitationProbabilityPct: 20 },
      at: course(26, 32, 24.5, 8),
    });
    expect(Number(day.best.slice(3))).toBeLessThanOrEqual(7);
    expect(day.mainIssue).toBe('heat');
    expect(day.risk('heat')?.severity).toBe('extreme');
  });
  test('a shift in Regina at −30 °C and 20 km/h: avoid, for wind chill', () => {
    const day = judged({
      activity: 'work',
      date: '2026-01-20',
      lat: 50.4,
      lon: -104.6,
      tzId: 'America/Regina',
      base: { cloudPct: 20, snowDepthM: 0.3 },
      at: course(-30, -22, -32, 20),
    });
    expect(day).toMatchObject({ verdict: 'avoid', mainIssue: 'cold' });
    expect(day.risk('cold')?.severity).toBe('severe');
  });
});

describe('storms and warnings', () => {
  test('hail at three: ashore before it', () => {
    const day = judged({
      activity: 'sail',
      base: { windKmh: 20, gustKmh: 30 },
      at: (hour) =>
        hour === 15 || hour === 16
          ? { weatherCode: 96, gustKmh: 80, precipitationMm: 12, precipitationProbabilityPct: 70 }
          : {},
    });
    expect(day.best).toBe('05–15');
    expect(day.risk('thunderstorm')).toMatchObject({ severity: 'severe', span: '15–17' });
    expect(day.at(17).score).toBeLessThanOrEqual(40);
  });
  test('a wedding under a severe warning from three on', () => {
    const day = judged({
      activity: 'wedding',
      date: '2026-07-04',
      base: { cloudPct: 30 },
      at: (hour) => ({ ...course(15, 24, 12, 14)(hour), gustKmh: 28 }),
      alerts: [
        {
          event: 'Severe Thunderstorm Watch',
          headline: 'Watch until 22:00',
          severity: 'Severe',
          area: 'drawn',
          startMs: Date.parse('2026-07-04T14:00Z'),
          endMs: Date.parse('2026-07-04T21:00Z'),
        },
      ],
    });
    expect(day.best).toBe('11–15');
    expect(day.risk('official-alert')).toMatchObject({ severity: 'severe', detail: 'Watch until 22:00' });
    expect(day.at(16)).toMatchObject({ score: 39, mainIssue: 'official-alert' });
  });
  test('the same warning all day leaves nothing above poor', () => {
    const day = judged({
      activity: 'driving',
      alerts: [
        {
          event: 'Extreme Wind Warning',
          headline: '',
          severity: 'Extreme',
          area: 'drawn',
          startMs: 0,
          endMs: Date.parse('2030-01-01'),
        },
      ],
    });
    expect(day).toMatchObject({ verdict: 'avoid', mainIssue: 'official-alert', score: 10 });
    expect(day.summary).toContain('"Extreme Wind Warning"');
  });
  test('a minor warning is told and limits nothing', () => {
    const day = judged({
      activity: 'running',
      alerts: [
        {
          event: 'Pollen',
          headline: 'Pollen is high',
          severity: 'Minor',
          area: 'drawn',
          startMs: 0,
          endMs: Date.parse('2030-01-01'),
        },
      ],
    });
    expect(day.verdict).toBe('great');
    expect(day.risk('official-alert')?.severity).toBe('low');
  });
});

describe('beach', () => {
  test('Mallorca in August: a fine morning', () => {
    const day = judged({
      activity: 'beach',
      date: '2026-08-05',
      lat: 39.6,
      lon: 2.9,
      tzId: 'Europe/Madrid',
      base: { cloudPct: 15, seaTemperatureC: 26 },
      at: (hour) => course(22, 31, 19, hour > 12 ? 18 : 8)(hour),
    });
    expect(day.verdict).toBe('great');
    expect(day.figures.water_temperature).toMatchObject({ min: 26 });
    // The mean humidity with the highest temperature makes 31 °C a humidex of 41, which the published table rates 0.
    expect(day.figures.hci).toBe(79);
  });
  test('Leeds in June at 17 °C: too cold however sunny', () => {
    const day = judged({ activity: 'beach' });
    expect(day).toMatchObject({ verdict: 'poor', mainIssue: 'thermal' });
  });
});
