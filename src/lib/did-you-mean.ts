/** "Did you mean": the words of a short list nearest to a mistyped one. */

/** Edit distance (insert, delete, substitute, swap of neighbours), Damerau–Levenshtein restricted. */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = previous[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(substitution, previous[j] + 1, row[j - 1] + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, beforePrevious[j - 2] + 1);
      row.push(best);
    }
    beforePrevious = previous;
    previous = row;
  }
  return previous[b.length];
}

/** Up to three of `words` that differ from `text` by typing errors or begin with it; nearest first. */
export function didYouMean(text: string, words: readonly string[]): string[] {
  const typed = text.toLowerCase();
  const limit = Math.max(1, Math.floor(typed.length / 3));
  return words
    .map((word) => ({
      word,
      distance: typed.length >= 3 && word.startsWith(typed) ? 0.5 : editDistance(typed, word.toLowerCase()),
    }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ word }) => word);
}
