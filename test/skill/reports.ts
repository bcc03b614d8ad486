/** A small report for tests of those who read one. */
import { type SkillReport, skillReport } from '../../src/skill/skill-report.ts';
import { SkillTable } from '../../src/skill/skill-table.ts';
import { addDays, parseCivilDate } from '../../src/time/civil.ts';
import { profileOf } from '../decision/scenario.ts';
import { uniform } from './worlds.ts';

/** Sixty days of running at a lead of one day, of which about four in five held. */
export function smallReport(): SkillReport {
  const table = new SkillTable();
  const first = parseCivilDate('2026-01-01');
  if (first === null) throw new Error('no date');
  for (let day = 0; day < 60; day++) {
    const came = uniform(`came ${day}`) < 0.5 ? 'good' : 'poor';
    const isRight = uniform(`right ${day}`) < 0.8;
    const stated = isRight ? came : came === 'good' ? 'poor' : 'good';
    table.add(profileOf('running'), 1, addDays(first, day), {
      stated,
      chance: Number(stated === 'good'),
      came,
      dayBeforeGood: null,
    });
  }
  return skillReport(table, {
    program: 'fairday 0.0.0',
    places: [{ name: 'Leeds <b>', lat: 53.8, lon: -1.55 }],
    from: '2026-01-01',
    to: '2026-03-01',
    leads_days: [1],
    forecast: { host: 'previous-runs-api.open-meteo.com', model: 'best_match' },
    truth: { kind: 'archive', host: 'archive-api.open-meteo.com', model: 'best_match' },
    attribution: 'Weather data by Open-Meteo.com, CC BY 4.0, adapted',
  });
}
