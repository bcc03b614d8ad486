/**
 * The page docs/sources.md, made from the built-in profiles: how many curves of each activity rest on documents, on
 * judgement, or on both, and which documents there are. A test compares the page; this script writes it.
 *
 *   bun scripts/sources.ts            says whether the page differs; exit 1 if it does
 *   bun scripts/sources.ts --write    writes it
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_IN } from '../src/decision/activities.ts';
import { BASES, basisOf, type Profile } from '../src/decision/profile.ts';

const PAGE = join(import.meta.dir, '..', 'docs', 'sources.md');

/** One document as a factor cites it. */
interface Citation {
  readonly document: string;
  /** What it says; empty where the document speaks for itself. */
  readonly says: string;
}

/** The documents of a `source`: parted by semicolons, each with what it says after a colon. */
export function citationsOf(source: string): Citation[] {
  // A part in small letters goes on with what the document before it says.
  return source.split(/; (?=[A-Z0-9])/).map((part) => {
    const [, document, says] = /^(.*?): (.*)$/.exec(part) ?? ['', part, ''];
    return { document, says };
  });
}

/** The whole page. */
export function sourcesPage(profiles: readonly Profile[] = BUILT_IN.profiles): string {
  const counts = profiles.map(({ factors }) =>
    BASES.map((basis) => factors.filter((factor) => basisOf(factor) === basis).length),
  );
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  const totals = BASES.map((_, i) => sum(counts.map((row) => row[i])));
  const [source, judgement, both] = totals;
  const all = sum(totals);
  return `# Sources

<!-- Written by scripts/sources.ts from data/activities; do not edit. -->

Each activity is judged by curves from a value of the weather to a score. Of the ${all} curves of the ${profiles.length} built-in activities
${source + both} cite a document: ${source} rest on it alone; in ${both} it gives some of the figures, usually the limits, and judgement the rest, usually
the scores. ${judgement} are judgement alone: nobody publishes a figure, so the profile says why ours is as it is. The reasoning stands
beside each curve at \`/docs/activities\` and in \`/v1/activities\`.

A score turns a limit into a number from 0 to 100, and few documents do that. "Judgement" therefore does not mean that a curve is
doubtful, but that it is ours to answer for. Corrections from those who do the work are welcome.

## Curves by activity

${table(
  [
    'Activity',
    'Curves',
    ...BASES.map((basis) => ({ source: 'Document', judgement: 'Judgement', both: 'Both' })[basis]),
  ],
  [
    ...profiles.map(({ name }, i) => [name, ...[sum(counts[i]), ...counts[i]].map(String)]),
    ['**All**', ...[all, ...totals].map((number) => `**${number}**`)],
  ],
)}

## Documents

${documentLines(profiles).join('\n')}
`;
}

/** A line for each document: what it says, and the curves that cite it. */
function documentLines(profiles: readonly Profile[]): string[] {
  const cited = new Map<string, { readonly says: Set<string>; readonly by: Map<string, string[]> }>();
  for (const { id, factors } of profiles) {
    for (const { issue, source } of factors) {
      for (const { document, says } of source === undefined ? [] : citationsOf(source)) {
        const known = cited.get(document) ?? { says: new Set(), by: new Map() };
        cited.set(document, known);
        known.says.add(says);
        known.by.set(id, [...(known.by.get(id) ?? []), issue]);
      }
    }
  }
  return [...cited]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([document, { says, by }]) => {
      const curves = [...by].map(([id, issues]) => `${id} (${issues.join(', ')})`).join(', ');
      return `- **${document}**: ${[...says].join('; ')}. Cited by ${curves}.`;
    });
}

/** A table with columns of even width, as the formatter leaves it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i].length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

if (import.meta.main) {
  const page = sourcesPage();
  if (process.argv.includes('--write')) writeFileSync(PAGE, page);
  else if (readFileSync(PAGE, 'utf8') !== page) {
    console.log('docs/sources.md differs from the profiles: bun scripts/sources.ts --write');
    process.exitCode = 1;
  }
}
