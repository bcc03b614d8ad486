/**
 * Members of the season, where no forecast is at hand: the embedded climate around a civil day, in many realisations.
 *
 * Every day has the same realisations, seen from its own midnight. So two days differ by what the season, the sun and the
 * moon make different, and by nothing that chance has put there.
 */
import { DRAWS, type TypicalHours } from '../sources/typical/typical.ts';
import type { Members } from './members.ts';

/** The realisations of the hours around the civil day that begins at `dayStartMs`. */
export function seasonMembers(hours: TypicalHours, dayStartMs: number): Members {
  const weathers = Array.from({ length: DRAWS }, (_, k) => hours.draw(k, dayStartMs));
  return { method: 'climate', model: null, updatedAtMs: hours.updatedAtMs, basis: 'climate', weathers };
}
