/** The report of a backtest as Markdown that a person reads. */
import type { SkillReport } from '../../skill/skill-report.ts';
import { scoreText, shareText, signedText, wholePercent } from '../../skill/words.ts';

/** The document. */
export function skillMarkdown(report: SkillReport): string {
  const { provenance, notes, decisions } = report;
  const { places, from, to, forecast, truth } = provenance;
  const verdicts = decisions.flatMap(({ activity, lead_days, by_verdict }) =>
    by_verdict.map(({ verdict, days, held, good_or_better }) => [
      activity,
      lead_days,
      verdict,
      days,
      wholePercent(held),
      wholePercent(good_or_better),
    ]),
  );
  return `# How often decisions were right

${places.length === 1 ? 'One place' : `${places.length} places`}, ${from} to ${to}: ${places
    .map(({ name, lat, lon }) => `${name === '' ? 'a point' : name} (${lat}, ${lon})`)
    .join('; ')}.

Forecasts: ${forecast.model} at ${forecast.host}. Truth: ${truth.kind}, ${truth.model} at ${truth.host}. Made with ${provenance.program}.

${provenance.attribution}

${notes.map((note) => `- ${note}`).join('\n')}

## Verdicts

${markdownTable(
  ['Activity', 'Lead, days', 'Days', 'Held', 'Better', 'Worse', 'Came good or better'],
  decisions.map(({ activity, lead_days, days, held, better, worse, good_or_better }) => [
    activity,
    lead_days,
    days,
    shareText(held),
    shareText(better),
    shareText(worse),
    shareText(good_or_better.came),
  ]),
)}

## Good or better

${markdownTable(
  ['Activity', 'Lead, days', 'Brier score', 'Skill, climatology', 'Skill, persistence', 'Value', 'at cost/loss'],
  decisions.map(({ activity, lead_days, good_or_better: good }) => [
    activity,
    lead_days,
    scoreText(good.brier),
    scoreText(good.skill_climatology),
    scoreText(good.skill_persistence),
    scoreText(good.value),
    good.cost_loss,
  ]),
)}

## What each verdict was worth

${markdownTable(['Activity', 'Lead, days', 'Verdict', 'Days', 'Held', 'Came good or better'], verdicts)}

## Reliability

${markdownTable(
  ['Activity', 'Lead, days', 'Chance of good or better', 'Days', 'Stated', 'Came'],
  decisions.flatMap(({ activity, lead_days, reliability }) =>
    reliability.map((bin) => [
      activity,
      lead_days,
      `${wholePercent(bin.from)} to ${wholePercent(bin.to)}`,
      bin.days,
      wholePercent(bin.stated),
      wholePercent(bin.came),
    ]),
  ),
)}

## Errors of the forecasts

Standard deviation (and mean) of forecast less analysis, over the hours of all places.

${errorTable(report)}
`;
}

function errorTable({ error_growth }: SkillReport): string {
  const cell = ({ sd, bias }: SkillReport['error_growth'][number]['log_wind']): string =>
    sd === null || bias === null ? 'not known' : `${sd.toFixed(2)} (${signedText(bias)})`;
  return markdownTable(
    ['Lead, hours', 'Hours', 'Temperature, K', 'Dew point, K', 'ln of wind ratio', 'Cloud, %'],
    error_growth.map(({ lead_hours, temperature_k, dew_point_k, log_wind, cloud_pct }) => [
      lead_hours,
      temperature_k.hours,
      cell(temperature_k),
      cell(dew_point_k),
      cell(log_wind),
      cell(cloud_pct),
    ]),
  );
}

type Cell = string | number;

function markdownTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]): string =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
