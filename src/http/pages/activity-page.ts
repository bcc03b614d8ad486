/**
 * The pages of the activities, made from their profiles: the factors with every curve as a picture and its
 * source, the rules of the windows, the names, a sample request, and what the answer does not take into account. Plain
 * HTML without scripts.
 */
import example from '../../../docs/kite-flying.yaml' with { type: 'text' };
import { formatNumber, formatRanges, rangesWhere } from '../../decision/curve.ts';
import {
  FORBIDDING_GUST_KMH,
  FORBIDDING_HEAT_INDEX_C,
  FORBIDDING_WIND_CHILL_C,
  MAX_EXTREME_SCORE,
  MAX_SEVERE_SCORE,
  MAX_THUNDER_SCORE,
  VERDICT_FLOORS,
} from '../../decision/limits.ts';
import { basisOf, type Factor, GROUPS, type Profile, RISK_KINDS, saySource } from '../../decision/profile.ts';
import { isVariable, VARIABLES, type Variable } from '../../decision/variables.ts';
import { curveSvg } from './curve-svg.ts';
import { escapeHtml } from './escape-html.ts';
import { layout } from './page-layout.ts';

/** The list of all activities. */
export function activityIndexPage(profiles: readonly Profile[]): string {
  const items = profiles.map(
    ({ id, name, description, aliases }) =>
      `<li><a href="/docs/activities/${id}">${escapeHtml(name)}</a> <code>${id}</code><p>${escapeHtml(description)}${
        aliases.length === 0 ? '' : ` <small>Also: ${escapeHtml(aliases.join(', '))}.</small>`
      }</p></li>`,
  );
  return layout({
    title: 'Activities',
    section: '/docs/activities',
    body: `<h1>Activities</h1>
<p>What can be decided, and what each is judged by: every curve, every limit, every source. The same as data is at
<a href="/v1/activities">/v1/activities</a>.</p>
<ul class="list">${items.join('\n')}</ul>
<h2>Activities of your own</h2>
<p>Whoever runs the service may add activities: YAML files in the folder that <code>FAIRDAY_ACTIVITIES</code> names.
<code>fairday activities check FILE</code> says what is wrong, with its line, and draws the curves. A complete example:</p>
<pre class="file" tabindex="0">${escapeHtml(String(example))}</pre>
<h3>Variables</h3>
<ul class="variables">${variableItems().join('\n')}</ul>
<h3>Groups</h3>
<p>${codes(GROUPS)}</p>
<h3>Risks</h3>
<p>${codes(RISK_KINDS)}</p>`,
  });
}

function variableItems(): string[] {
  return Object.entries(VARIABLES).map(([variable, { unit }]) => {
    const name = isVariable(variable) ? VARIABLE_NAMES[variable] : undefined;
    return `<li><code>${variable}</code>${unit === '' ? '' : ` ${unit}`}${name === undefined ? '' : ` <small>${escapeHtml(name)}</small>`}</li>`;
  });
}

function codes(words: readonly string[]): string {
  return words.map((word) => `<code>${word}</code>`).join(' ');
}

/** The page of one activity; `baseUrl` is the address of the service. */
export function activityPage(profile: Profile, baseUrl: string): string {
  const { id, name, description, aliases, factors, doesNotKnow } = profile;
  const query = `${baseUrl}/v1/decide?location=Leeds&activity=${id}&when=tomorrow`;
  return layout({
    title: name,
    section: '/docs/activities',
    body: `<h1>${escapeHtml(name)}</h1>
<p>${escapeHtml(description)}</p>
<dl>
<dt>Ask for</dt><dd><code>${id}</code>${aliases.map((alias) => `, <code>${escapeHtml(alias)}</code>`).join('')}</dd>
${rulesOf(profile)
  .map(([term, text]) => `<dt>${term}</dt><dd>${escapeHtml(text)}</dd>`)
  .join('\n')}
</dl>
<pre>curl -H 'X-API-Key: YOUR_KEY' '${escapeHtml(query)}'

fairday decide Leeds ${id} --when tomorrow</pre>
<h2>What it is judged by</h2>
<p>Each curve gives the score that an hour would get if everything else were ideal. Of factors that measure the same
trouble the worst counts; over the rest the worst weighs most, and the others add up. Shaded: <span class="key good">good,
${VERDICT_FLOORS.good} and more</span> and <span class="key avoid">avoid, below ${VERDICT_FLOORS.poor}</span>. A curve at 0 forbids the hour.</p>
<p>Each curve says what it rests on: <b>source</b>, a document that gives its figures; <b>judgement</b>, ours, with the reasoning;
or both, where a document gives some figures and judgement the rest.</p>
<div class="curves">
${factors.map(factorFigure).join('\n')}
</div>
<h2>What this does not know</h2>
<ul>${doesNotKnow.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>
<p>A score is not a safety clearance. Official warnings come first.</p>`,
  });
}

/** The rules of the windows, of the limits and of the weight of rain, in words. */
function rulesOf({ window, light, usualHours, drying, rain, hazards, risks }: Profile): [term: string, text: string][] {
  const worst = Math.round(100 * window.worstHourWeight);
  const rules: [string, string][] = [
    [
      'Windows',
      `${window.typicalHours} h, at least ${window.minimumHours} h; the worst hour has ${worst} % of the weight, the mean the rest`,
    ],
  ];
  if (drying !== undefined) {
    rules.push([
      'Drying',
      `a window ends when ${drying.thickKgM2} kg/m² of water has left thick items (thin ones: ${drying.thinKgM2}), after ${drying.longestHours} h at most; ${originOf(drying)}`,
    ]);
  }
  rules.push(['Light', lightRule(light)]);
  if (usualHours !== undefined) rules.push(['Usual hours', usualHoursRule(usualHours)]);
  rules.push([
    'Rain',
    `a chance of ${Math.round(100 * rain.costLoss)} % of rain that would ruin it makes an hour barely fair: the cost of postponing over the loss by rain`,
  ]);
  rules.push([
    'Forbidden by',
    hazards.exposure === 'person'
      ? `thunderstorms, gusts from ${FORBIDDING_GUST_KMH} km/h, wind chill from ${formatNumber(FORBIDDING_WIND_CHILL_C)} °C, a heat index from ${FORBIDDING_HEAT_INDEX_C} °C`
      : `nothing outright; thunderstorms limit an hour to ${MAX_THUNDER_SCORE}`,
  ]);
  if (risks.limiting.length > 0) {
    rules.push([
      'Limited by',
      `${risks.limiting.join(', ')}: a severe hour of these scores ${MAX_SEVERE_SCORE} at most, an extreme one ${MAX_EXTREME_SCORE}, and on the way there from the level below in proportion`,
    ]);
  }
  if (risks.noted.length > 0) rules.push(['Told as well', risks.noted.join(', ')]);
  return rules;
}

function usualHoursRule({ from, to, source, judgement }: NonNullable<Profile['usualHours']>): string {
  const origins = [source && `source: ${source}`, judgement && `judgement: ${judgement}`].filter(Boolean);
  return `from ${from}:00 to ${to}:00 when a question names neither from nor to; ${origins.join('; ')}`;
}

function lightRule({ kind, daylight }: Profile['light']): string {
  const kinds = { day: 'by day', night: 'by night; its days run from noon to noon', any: 'at any hour' };
  if (daylight === undefined) return `${kinds[kind]}; the light counts by its curve`;
  const { afterSunriseHours, beforeSunsetHours, startBeforeSunsetHours, waivedBelowInversionIndex } = daylight;
  const from = afterSunriseHours === 0 ? 'sunrise' : `${afterSunriseHours} h after sunrise`;
  const to = beforeSunsetHours === 0 ? 'sunset' : `${beforeSunsetHours} h before sunset`;
  const parts = [`from ${from} to ${to}`];
  if (startBeforeSunsetHours !== undefined) parts.push(`to be begun ${startBeforeSunsetHours} h before sunset`);
  if (waivedBelowInversionIndex !== undefined) {
    parts.push(`all of the daylight while the inversion index is below ${waivedBelowInversionIndex}`);
  }
  return `${parts.join('; ')}; ${originOf(daylight)}`;
}

/** Where a rule comes from, in words. */
function originOf(rule: { readonly source?: string; readonly judgement?: string }): string {
  return rule.source === undefined ? saySource(rule) : `source: ${rule.source}`;
}

const MARKS = { source: 'source', judgement: 'judgement', both: 'source and judgement' } as const;

function factorFigure(factor: Factor): string {
  const { issue, group, variable, unit, knots, optional, essential, source, judgement } = factor;
  const name = VARIABLE_NAMES[variable] ?? variable.replaceAll('_', ' ');
  const good = formatRanges(rangesWhere(knots, 'at least', VERDICT_FLOORS.good), unit);
  const avoid = formatRanges(rangesWhere(knots, 'below', VERDICT_FLOORS.poor), unit);
  const notes = [
    `group ${group}`,
    ...(optional === true ? ['used where the source has it'] : []),
    ...(essential === true ? ['without it an hour is not judged'] : []),
  ];
  return `<figure id="${issue}-${variable}">
<h3>${escapeHtml(issue)} <small>${MARKS[basisOf(factor)]}</small></h3>
${curveSvg(knots, unit === '' ? name : `${name}, ${unit}`, unit)}
<figcaption><p><b>Good</b> ${escapeHtml(good)}. <b>Avoid</b> ${escapeHtml(avoid)}.</p>
${source === undefined ? '' : `<p><b>Source</b> ${escapeHtml(source)}</p>\n`}${judgement === undefined ? '' : `<p class="judgement"><b>Judgement</b> ${escapeHtml(judgement)}</p>\n`}<p><small><code>${variable}</code>, ${notes.join(', ')}</small></p></figcaption>
</figure>`;
}

/** Names of variables whose identifier is not plain. */
const VARIABLE_NAMES: Readonly<Partial<Record<Variable, string>>> = {
  wbgt: 'wet-bulb globe temperature',
  utci: 'Universal Thermal Climate Index',
  beaufort: 'wind force, Beaufort',
  us_aqi: 'US air quality index',
  uv_index: 'UV index',
  kp_index: 'geomagnetic Kp index',
  delta_t: 'Delta-T (dry minus wet bulb)',
  dew_margin: 'surface above dew point',
  dew_margin_next_8h: 'least margin to the dew point within 8 h',
  cloth_evaporation: 'water leaving cloth',
  concrete_evaporation: 'water leaving fresh concrete',
  surface_film: 'water on the ground',
  dry_hours_before: 'hours since rain',
  dry_hours_ahead: 'hours until rain',
  lowest_past_12h: 'lowest temperature of the last 12 h',
  wet_chill: 'felt temperature in clothes wet from rain',
  lightning_index: 'danger of lightning, index',
  lowest_next_24h: 'lowest temperature within 24 h',
  lowest_next_48h: 'lowest temperature within 48 h',
  ceiling: 'cloud base',
  moonlight: 'brightening of the sky by the moon',
  sun_altitude: 'height of the sun',
  rotor_icing: 'icing in the air, index',
  ice_index: 'ice on the ground, index',
};
