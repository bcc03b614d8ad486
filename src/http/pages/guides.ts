/** The guides that the executable carries: pages of `docs/` for those who call the service. A new guide is a line here. */
import agents from '../../../docs/agents.md' with { type: 'text' };
import alerts from '../../../docs/alerts.md' with { type: 'text' };
import calling from '../../../docs/calling.md' with { type: 'text' };
import chances from '../../../docs/chances.md' with { type: 'text' };
import accuracy from '../../../docs/guides/accuracy.md' with { type: 'text' };
import bestDay from '../../../docs/guides/best-day.md' with { type: 'text' };
import billing from '../../../docs/guides/billing.md' with { type: 'text' };
import firstDecision from '../../../docs/guides/first-decision.md' with { type: 'text' };
import grafana from '../../../docs/guides/grafana.md' with { type: 'text' };
import homeAssistant from '../../../docs/guides/home-assistant.md' with { type: 'text' };
import nodeRed from '../../../docs/guides/node-red.md' with { type: 'text' };
import openMeteoServer from '../../../docs/guides/open-meteo-server.md' with { type: 'text' };
import polling from '../../../docs/guides/polling.md' with { type: 'text' };
import ownActivities from '../../../docs/own-activities.md' with { type: 'text' };
import places from '../../../docs/places.md' with { type: 'text' };
import questions from '../../../docs/questions.md' with { type: 'text' };

export interface Guide {
  /** The last part of its address. */
  readonly id: string;
  readonly group: 'Begin' | 'Understand' | 'Connect' | 'Run your own';
  readonly title: string;
  /** The first paragraph, as plain text. */
  readonly lead: string;
  /** Markdown. */
  readonly text: string;
}

export const GUIDES: readonly Guide[] = [
  guide('Begin', 'first-decision', firstDecision),
  guide('Begin', 'best-day', bestDay),
  guide('Begin', 'calling', calling),
  guide('Begin', 'questions', questions),
  guide('Begin', 'places', places),
  guide('Begin', 'billing', billing),
  guide('Understand', 'chances', chances),
  guide('Understand', 'accuracy', accuracy),
  guide('Understand', 'alerts', alerts),
  guide('Connect', 'agents', agents),
  guide('Connect', 'polling', polling),
  guide('Connect', 'home-assistant', homeAssistant),
  guide('Connect', 'node-red', nodeRed),
  guide('Connect', 'grafana', grafana),
  guide('Run your own', 'own-activities', ownActivities),
  guide('Run your own', 'open-meteo-server', openMeteoServer),
];

function guide(group: Guide['group'], id: string, source: string): Guide {
  const [heading, ...rest] = source.split('\n\n');
  const lead = rest.find((paragraph) => !/^(?:```|[|!<#]|- )/.test(paragraph)) ?? '';
  return { id, group, title: heading.replace(/^# /, '').trim(), lead: plainText(lead), text: withoutMarkers(source) };
}

/** Without the comments that say how an example is made. */
function withoutMarkers(markdown: string): string {
  return markdown.replace(/<!--[\s\S]*?-->\n?/g, '');
}

function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
