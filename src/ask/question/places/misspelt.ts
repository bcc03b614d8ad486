/** Whether a word is the name of a town with a slip or two. */

/** A longer word may have two slips. */
const LETTERS_FOR_TWO = 9;

/** "Aberistwith" and "aberystwyth": both folded. One slip is a letter too many, too few, another, or two swapped. */
export function isSlip(word: string, name: string): boolean {
  const most = word.length >= LETTERS_FOR_TWO ? 2 : 1;
  // Each letter more or less is a slip.
  if (Math.abs(word.length - name.length) > most || word.slice(0, 2) !== name.slice(0, 2)) return false;
  return slipsBetween(word, name) <= most;
}

/** The optimal string alignment distance. */
function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last: number[] = [];
  for (let j = 0; j <= b.length; j++) last.push(j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const changed = last[j - 1] + (isSame ? 0 : 1);
      const least = Math.min(last[j] + 1, row[j - 1] + 1, changed);
      row.push(isSwapped ? Math.min(least, beforeLast[j - 2] + 1) : least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length];
}
