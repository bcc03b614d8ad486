/** The activities as people read them in a terminal: all of them, a line each, and one with its limits. */
import { formatRanges } from '../../decision/curve.ts';
import type { Profile } from '../../decision/profile.ts';
import type { ActivitiesBody } from '../../operations/activities.ts';
import type { Terminal } from '../command.ts';
import { curvePlot } from '../curve-plot.ts';
import { definitionLines, wrapText } from '../terminal/layout.ts';

type ActivityItem = ActivitiesBody['activities'][number];

/** A line for each, cut at the width of the terminal. */
export function renderActivities({ activities }: ActivitiesBody, { columns }: Terminal): string {
  const width = Math.max(...activities.map(({ id }) => id.length)) + 2;
  return activities
    .map(({ id, description }) => `${id.padEnd(width)}${cutAt(description, columns - width)}`)
    .join('\n');
}

/** The first sentence, or as many whole words of it as fit. */
function cutAt(text: string, width: number): string {
  const sentence = text.split(/(?<=\.) /)[0];
  if (Bun.stringWidth(sentence) <= width) return sentence;
  const words = sentence.split(' ');
  let cut = '';
  for (const word of words) {
    if (Bun.stringWidth(`${cut} ${word}…`) > width) break;
    cut = cut === '' ? word : `${cut} ${word}`;
  }
  return `${cut.replace(/[,;:]$/, '')}…`;
}

/** One activity; curves are drawn where the profile is at hand. */
export function renderActivity(item: ActivityItem, profile: Profile | null, terminal: Terminal): string {
  const { columns } = terminal;
  const { id, name, description, aliases, window_hours: hours, usual_hours: usual, does_not_know: unknown } = item;
  const facts = [
    { term: 'also called', meaning: aliases.join(', ') || 'nothing else' },
    { term: 'windows', meaning: `of ${hours.typical} h, at least ${hours.minimum} h` },
    { term: 'light', meaning: item.light },
    ...(usual === null
      ? []
      : [{ term: 'usual hours', meaning: `${clock(usual.from)}–${clock(usual.to)}; ${usual.source}` }]),
    ...(unknown.length === 0 ? [] : [{ term: 'does not know', meaning: unknown.join('; ') }]),
  ];
  const limits =
    profile === null
      ? item.factors.map((factor) => limitLines(factor, columns))
      : profile.factors.map((factor) => curvePlot(factor, terminal));
  return [
    ...wrapText(`${name} (${id})`, columns),
    ...wrapText(description, columns),
    '',
    ...definitionLines(facts, columns),
    ...limits.flatMap((lines) => ['', ...lines]),
  ].join('\n');
}

function limitLines(factor: ActivityItem['factors'][number], columns: number): string[] {
  const { issue, variable, unit, good, avoid, source } = factor;
  return [
    `  ${issue}: ${variable}${unit === '' ? '' : `, ${unit}`}`,
    ...wrapText(`good ${formatRanges(good, unit)}; avoid ${formatRanges(avoid, unit)}`, columns, '    '),
    ...wrapText(source.startsWith('judgement') ? source : `source: ${source}`, columns, '    '),
    ...(factor.judgement === null || source.startsWith('judgement')
      ? []
      : wrapText(`judgement: ${factor.judgement}`, columns, '    ')),
  ];
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
