/** One setting: where it stands, what it means, how its text is read. */
import { parseGbp } from '../account/money.ts';

export interface Setting<T> {
  readonly env: string;
  readonly flag: string | null;
  /** The default as shown in the help. */
  readonly defaultText: string;
  readonly fallback: T;
  readonly meaning: string;
  /** The value of a non-empty text; throws an Error whose message completes "NAME must be …". */
  readonly parse: (text: string) => T;
}

/** A setting whose default is shown as it is. */
export function setting<T>(
  env: string,
  flag: string | null,
  fallback: T,
  meaning: string,
  parse: (text: string) => T,
): Setting<T> {
  return { env, flag, fallback, meaning, parse, defaultText: fallback === null ? 'none' : String(fallback) };
}

/** A setting with a list of values, empty by default. */
export function listed<T>(env: string, meaning: string, parse: (text: string) => readonly T[]): Setting<readonly T[]> {
  return { env, flag: null, fallback: [], defaultText: 'none', meaning, parse };
}

/** What one call of a class costs. */
export function price(env: string, meter: string): Setting<number> {
  const meaning = `GBP per ${meter} call after the allowance, VAT included`;
  const parse = (text: string) => {
    try {
      return parseGbp(text);
    } catch {
      throw new Error('an amount in GBP such as 0.0012');
    }
  };
  return { env, flag: null, fallback: 1200, defaultText: '0.0012', meaning, parse };
}
