/** Whether a word is the name of a town with a slip or two. */

/** A longer word may have two slips. */
const LETTERS_FOR_TWO = 9;

/** "Aberistwith" and "aberystwyth": both folded. One slip is a letter too many, too few, another, or two swapped. */
export function isSlip(word: string, name: string): boolean {
  if (word.slice(0, 2) !== name.slice(0, 2)) return false;
  return slipsBetween(word, name) <= (word.length >= LETTERS_FOR_TWO ? 2 : 1);
}

/** The optimal string alignment distance. */
function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
