/** From the window that words mean to the one that can be answered: cut off at now, and past, coming or typical. */
import { addDays } from '../../../time/civil.ts';
import type { RequestedTime } from '../interpretation.ts';
import type { RawWindow } from './find-times.ts';
import type { LocalClock } from './local-clock.ts';

/** Civil days, today among them, that a forecast reaches. */
export const ANSWERED_DAYS = 14;

/** `isTypical`: the question asks for what is usual. Null where nothing of the window is left. */
export function requestedTime(
  raw: RawWindow,
  text: string | null,
  clock: LocalClock,
  isTypical: boolean,
): RequestedTime | null {
  if (!(raw.fromMs < raw.toMs)) return null;
  const { fromMs, toMs, grain } = raw;
  if (isTypical) return { text, fromMs, toMs, grain, era: 'typical' };
  if (toMs <= clock.nowMs) return { text, fromMs, toMs, grain, era: 'past' };
  if (clock.isPast && fromMs < clock.nowMs) return { text, fromMs, toMs: clock.nowMs, grain, era: 'past' };
  const horizonMs = clock.at(addDays(clock.today, ANSWERED_DAYS), 0);
  // Of whole months a forecast that reaches less than half says little.
  const decisiveMs = grain === 'month' ? (fromMs + toMs) / 2 : fromMs;
  const isBeyond = decisiveMs >= horizonMs && fromMs > clock.nowMs;
  if (isBeyond) return { text, fromMs, toMs, grain, era: 'typical' };
  return { text, fromMs: Math.max(fromMs, clock.nowMs), toMs, grain, era: 'coming' };
}
