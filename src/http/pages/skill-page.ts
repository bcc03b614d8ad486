/** The page that shows how often decisions were right. Plain HTML without scripts. */
import type { SkillReport } from '../../skill/skill-report.ts';
import { NO_BACKTEST, scoreText, shareText, signedText, wholePercent } from '../../skill/words.ts';
import { escapeHtml } from './escape-html.ts';
import { layout } from './page-layout.ts';

export function skillPage(report: SkillReport | null): string {
  return layout({
    title: 'Skill',
    section: '/docs/skill',
    body: `<h1>How often decisions were right</h1>\n${report === null ? NONE : figures(report)}`,
  });
}

const NONE = `<p>${escapeHtml(NO_BACKTEST)}</p>`;

function figures({ provenance, notes, decisions, error_growth }: SkillReport): string {
  const { places, from, to, forecast, truth, program, attribution } = provenance;
  const named = places.map(({ name, lat, lon }) => `${name === '' ? 'a point' : name} (${lat}, ${lon})`);
  return `<p>${escapeHtml(`${from} to ${to}: ${named.join('; ')}.`)}</p>
<p>${escapeHtml(`Forecasts: ${forecast.model} at ${forecast.host}. Truth: ${truth.kind}, ${truth.model} at ${truth.host}. Made with ${program}. ${attribution}.`)}
The same as data is at <a href="/v1/skill">/v1/skill</a>.</p>
<h2>Verdicts</h2>
${htmlTable(
  ['Activity', 'Lead, days', 'Days', 'Held', 'Better', 'Worse', 'Came good or better'],
  decisions.map(({ activity, lead_days, days, held, better, worse, good_or_better: { came } }) => [
    activity,
    String(lead_days),
    String(days),
    shareText(held),
    shareText(better),
    shareText(worse),
    shareText(came),
  ]),
)}
<h2>Good or better</h2>
${htmlTable(
  ['Activity', 'Lead, days', 'Brier score', 'Skill, climatology', 'Skill, persistence', 'Value', 'at cost/loss'],
  decisions.map(({ activity, lead_days, good_or_better: good }) => [
    activity,
    String(lead_days),
    scoreText(good.brier),
    scoreText(good.skill_climatology),
    scoreText(good.skill_persistence),
    scoreText(good.value),
    String(good.cost_loss),
  ]),
)}
<h2>What each verdict was worth</h2>
${htmlTable(
  ['Activity', 'Lead, days', 'Verdict', 'Days', 'Held', 'Came good or better'],
  decisions.flatMap(({ activity, lead_days, by_verdict }) =>
    by_verdict.map(({ verdict, days, held, good_or_better }) => [
      activity,
      String(lead_days),
      verdict,
      String(days),
      wholePercent(held),
      wholePercent(good_or_better),
    ]),
  ),
)}
<h2>Errors of the forecasts</h2>
<p>Standard deviation (and mean) of forecast less analysis.</p>
${htmlTable(
  ['Lead, hours', 'Temperature, K', 'Dew point, K', 'ln of wind ratio', 'Cloud, %'],
  error_growth.map(({ lead_hours, temperature_k, dew_point_k, log_wind, cloud_pct }) => [
    String(lead_hours),
    ...[temperature_k, dew_point_k, log_wind, cloud_pct].map(({ sd, bias }) =>
      sd === null || bias === null ? '–' : `${sd.toFixed(2)} (${signedText(bias)})`,
    ),
  ]),
)}
<h2>What the figures mean</h2>
<ul>${notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('\n')}</ul>`;
}

function htmlTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: 'td' | 'th'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="scroll" tabindex="0"><table class="figures"><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('\n')}</tbody></table></div>`;
}
