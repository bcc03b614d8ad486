/** `alerts`: the official warnings in force or to come at a place, and whether any source covers it. */
import { Type } from '@sinclair/typebox';
import { compareAlerts, type WeatherAlert } from '../alerts/alert.ts';
import type { AlertReport } from '../alerts/alerts.ts';
import type { BodyOf, Shape } from './body.ts';
import { checkPlaceText, locate } from './locate.ts';
import { operation } from './operation.ts';
import { LocationSchema, literals, named, queryParameter } from './schemas.ts';

const parameters = Type.Object({
  q: queryParameter,
});

const AlertSchema = Type.Object(
  {
    headline: Type.String(),
    event: Type.String({ description: 'What is warned of, as the agency calls it' }),
    severity: literals(['Minor', 'Moderate', 'Severe', 'Extreme'], 'Moderate also where the agency states none'),
    severity_stated: Type.String({ description: 'As the agency states it; may be Unknown' }),
    urgency: literals(
      ['Immediate', 'Expected', 'Future'],
      'Where the agency states none: Expected within the hour, Future after it',
    ),
    urgency_stated: Type.String({ description: 'As the agency states it; may be Unknown' }),
    certainty: literals(['Observed', 'Likely', 'Possible', 'Unlikely', 'Unknown'], 'How sure the agency is'),
    description: Type.String({ description: 'The full text as issued' }),
    instruction: Type.Union([Type.String(), Type.Null()], { description: 'What the agency tells people to do' }),
    areas: Type.String({ description: 'The areas by name' }),
    area_match: literals(
      ['point', 'name'],
      'point: the area holds the place. name: the area is not drawn, but bears or mentions the name of the place, or bears that of its region; it may not hold the place',
    ),
    effective: Type.String({ format: 'date-time' }),
    onset: Type.String({ format: 'date-time', description: 'When the event is expected to begin' }),
    expires: Type.String({ format: 'date-time', description: 'The end of the event, else of the message' }),
    expires_estimated: Type.Boolean({ description: 'The agency gives no end; a day is assumed' }),
    language: Type.String(),
    source: Type.String({ description: 'The agency' }),
    web: Type.Union([Type.String(), Type.Null()]),
  },
  { $id: 'Alert' },
);

export type Alert = Shape<typeof AlertSchema>;

/** What every answer with alerts holds of them. */
export const alertsProperties = {
  alerts: Type.Array(AlertSchema, { description: 'Most severe first, then earliest; empty when none' }),
  coverage: literals(
    ['covered', 'none', 'unknown'],
    'covered: the alerts are all there are. none: no source warns at this place. unknown: a source could not be asked, or not be read in full',
  ),
  stale_since: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description: 'When a source that no longer answers was last heard; its last alerts are still listed',
  }),
};

const result = () => named('Alerts', Type.Object({ location: LocationSchema, ...alertsProperties }));

export type AlertsBody = Shape<ReturnType<typeof result>>;

export const alerts = operation({
  name: 'alerts',
  path: '/v1/alerts',
  group: 'Weather',
  meter: { class: 'standard', units: 1 },
  needsKey: true,
  billingInBody: false,
  summary: 'Official weather warnings at a place',
  description:
    'The warnings of national weather services that are in force at the place or will be: the US National Weather Service in the United States, the services of WMO’s Severe Weather Information Centre elsewhere, and the feeds that the operator adds. Read coverage before you take an empty list for good news: it is unknown when a source did not answer or could not be read in full, and none where nobody warns.',
  parameters,
  positional: ['q'],
  result,
  example: { q: 'Leeds' },
  validate(context, { q }) {
    checkPlaceText(context, 'q', q);
  },
  async run(context, { q }) {
    const nowMs = context.clock.nowMs();
    const { place } = await locate(context, 'q', q);
    const report = await context.alerts.at(place, nowMs, 'question');
    return { place, body: alertsBody(report, nowMs), weather: null };
  },
});

/** The alerts of a place as every answer shows them. */
export function alertsBody(
  { alerts, byName, mentioned, coverage, staleSinceMs }: AlertReport,
  nowMs: number,
): BodyOf<ReturnType<typeof result>> {
  return {
    alerts: [
      ...alerts.map((alert) => alertBody(alert, 'point', nowMs)),
      ...[...byName, ...mentioned].sort(compareAlerts).map((alert) => alertBody(alert, 'name', nowMs)),
    ],
    coverage,
    stale_since: staleSinceMs === null ? null : isoSecond(staleSinceMs),
  };
}

function alertBody(alert: WeatherAlert, match: Alert['area_match'], nowMs: number): Alert {
  return {
    headline: alert.headline,
    event: alert.event,
    severity: alert.severity === 'Unknown' ? 'Moderate' : alert.severity,
    severity_stated: alert.severity,
    urgency: urgencyOf(alert, nowMs),
    urgency_stated: alert.urgency,
    certainty: alert.certainty,
    description: alert.description,
    instruction: alert.instruction,
    areas: alert.areas.map(({ description }) => description).join('; '),
    area_match: match,
    effective: isoSecond(alert.effectiveMs),
    onset: isoSecond(alert.onsetMs),
    expires: isoSecond(alert.expiresMs),
    expires_estimated: alert.expiresEstimated,
    language: alert.language,
    source: alert.source,
    web: alert.web,
  };
}

/** CAP: Expected is "within the next hour". Only the agency may call for immediate action. */
const EXPECTED_WITHIN_MS = 3_600_000;

function urgencyOf({ urgency, onsetMs }: WeatherAlert, nowMs: number): Alert['urgency'] {
  if (urgency === 'Immediate' || urgency === 'Expected' || urgency === 'Future') return urgency;
  return onsetMs <= nowMs + EXPECTED_WITHIN_MS ? 'Expected' : 'Future';
}

function isoSecond(epochMs: number): string {
  return new Date(epochMs).toISOString().replace('.000Z', 'Z');
}
