/** Characters that end a line, steer a terminal or turn the direction of what stands beside them. */
const UNPRINTABLE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

/** A text that is shown on one line, trimmed and composed; null when it is empty, too long or holds what cannot be printed. */
export function oneLine(text: string, maxLength: number): string | null {
  const trimmed = text.trim().normalize('NFC');
  return trimmed === '' || trimmed.length > maxLength || UNPRINTABLE.test(trimmed) ? null : trimmed;
}
