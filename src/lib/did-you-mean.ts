/** "Did you mean": the words of a short list nearest to a mistyped one. */

/**
 * Edit distance (insert, delete, substitute, swap of neighbours), Damerau–Levenshtein restricted. Infinity where it is
 * more than `limit`, which most pairs show before they are compared in full.
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > limit) return Number.POSITIVE_INFINITY;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const substitution = previous[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(substitution, previous[j] + 1, row[j - 1] + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, beforePrevious[j - 2] + 1);
      row.push(best);
      least = Math.min(least, best);
    }
    // A swap takes its start from the row before the last one, at one more.
    if (least > limit && Math.min(...previous) >= limit) return Number.POSITIVE_INFINITY;
    beforePrevious = previous;
    previous = row;
  }
  return previous[b.length] <= limit ? previous[b.length] : Number.POSITIVE_INFINITY;
}

/** A longer text is no slip of one of the words: it would take long to compare, and nobody would see the likeness. */
const MAX_TYPED_LENGTH = 60;

/** Up to three of `words` that differ from `text` by typing errors or begin with it; nearest first. */
export function didYouMean(text: string, words: readonly string[]): string[] {
  if (text.length > MAX_TYPED_LENGTH) return [];
  const typed = text.toLowerCase();
  const limit = Math.max(1, Math.floor(typed.length / 3));
  return words
    .map((word) => ({
      word,
      distance: typed.length >= 3 && word.startsWith(typed) ? 0.5 : editDistance(typed, word.toLowerCase(), limit),
    }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ word }) => word);
}
