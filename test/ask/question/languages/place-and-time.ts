/** A reading in a line: its places, its times on their clocks, and what is asked. */
import { formatLocal, offsetTable } from '../../../../src/time/civil.ts';
import { understood } from '../reading.ts';

/** "Linz AT, 06-11 00:00 > 06-12 00:00, rain", with the year where it is not 2026. */
export function placeAndTime(question: string): string {
  const { subjects, topics, activity, garment } = understood(question);
  const places = subjects.map(({ place }) => `${place.name} ${place.countryCode}`).join(' + ');
  const [{ place, times }] = subjects;
  const spans = times.map(({ fromMs, toMs }) => {
    const clock = offsetTable(place.tzId, fromMs - 1, toMs + 1);
    return [fromMs, toMs].map((ms) => formatLocal(clock, ms).replace(/^2026-/, '')).join(' > ');
  });
  return `${places}, ${spans.join(' | ')}, ${activity ?? garment ?? topics[0]}`;
}
