/** Small words of a question that change how its answer is told; each is left out for any other question. */
import type { RainStrength } from './rain-strength.ts';

export interface SmallWishes {
  /** "Heavy rain tomorrow?", "only drizzle?": how strong the rain is, and not whether there is any. */
  readonly rainStrength?: RainStrength;
  /** "Which is cooler": by the highs of the days, and not by their nights. */
  readonly byHighs?: true;
  /** "What to wear to a wedding": no shorts. */
  readonly dressesUp?: true;
}
