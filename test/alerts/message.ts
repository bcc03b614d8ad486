/** Small CAP documents, each different from a plain warning in one thing. */
import type { AlertMessage } from '../../src/alerts/alert.ts';
import { readCap } from '../../src/alerts/cap.ts';
import { atOnce } from '../../src/lib/slices.ts';

export const SENT = '2026-07-01T10:00:00+00:00';
/** Of an Update or a Cancel, if nothing else is said. */
export const SENT_LATER = '2026-07-01T10:30:00+00:00';

export interface CapFields {
  readonly identifier?: string;
  readonly sent?: string;
  readonly status?: string;
  readonly msgType?: string;
  readonly references?: string;
  /** The whole of the infos, instead of one made of the fields below. */
  readonly infos?: string;
  readonly language?: string;
  readonly severity?: string;
  readonly expires?: string | null;
  readonly extra?: string;
  readonly area?: string;
}

/** Around Leeds. */
export const LEEDS_RING = '53.5,-2 53.5,-1 54.2,-1 54.2,-2 53.5,-2';
export const LEEDS_AREA = `<area><areaDesc>West Yorkshire</areaDesc><polygon>${LEEDS_RING}</polygon></area>`;

export function infoXml(fields: CapFields = {}): string {
  const { language = 'en-GB', severity = 'Severe', expires = '2026-07-01T20:00:00+00:00' } = fields;
  return `<info><language>${language}</language><category>Met</category><event>Wind</event><urgency>Expected</urgency>
    <severity>${severity}</severity><certainty>Likely</certainty>${expires === null ? '' : `<expires>${expires}</expires>`}
    <senderName>Test service</senderName><headline>Wind in ${language}</headline>${fields.extra ?? ''}${fields.area ?? LEEDS_AREA}</info>`;
}

export function capXml(fields: CapFields = {}): string {
  const { identifier = 'A', status = 'Actual', msgType = 'Alert', references } = fields;
  const { sent = msgType === 'Alert' ? SENT : SENT_LATER } = fields;
  return `<?xml version="1.0" encoding="UTF-8"?>
<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"><identifier>${identifier}</identifier><sender>w@example.org</sender>
<sent>${sent}</sent><status>${status}</status><msgType>${msgType}</msgType><scope>Public</scope>${
    references === undefined ? '' : `<references>${references}</references>`
  }${fields.infos ?? infoXml(fields)}</alert>`;
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The only message of the document. */
export function message(fields: CapFields = {}): AlertMessage {
  const { messages, setAside, flaws } = atOnce(readCap(bytesOf(capXml(fields))));
  if (messages.length !== 1) throw new Error(`left out: ${setAside} ${flaws}`);
  return messages[0];
}

/** How another message refers to one with that identifier. */
export function reference(identifier: string, sent = SENT): string {
  return `w@example.org,${identifier},${sent}`;
}
