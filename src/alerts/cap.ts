/**
 * Reads the Common Alerting Protocol, versions 1.1 and 1.2 (OASIS), as it is written in practice: with and without
 * prefix, several alerts in one document, inside an envelope, signed, without `info`, without an end. Messages that are
 * no public warning in force are refused with a reason: tests and exercises, acknowledgements, "all clear", MeteoAlarm's
 * green.
 */
import {
  type AlertMessage,
  CERTAINTIES,
  cleanText,
  messageKey,
  parseInstant,
  SEVERITIES,
  URGENCIES,
  type WeatherAlert,
  wordOf,
} from './alert.ts';
import { type AlertArea, parseCircle, parseRing } from './geometry.ts';
import { AlertRefused, childrenOf, childText, findElements, parseDocument, type XmlElement } from './xml.ts';

interface CapDocument {
  readonly messages: readonly AlertMessage[];
  /** Why the other messages of the document are left out. */
  readonly refused: readonly string[];
}

/** The largest CAP seen is one of the German weather service, with 400 kB; ten times that is not a warning. */
export const MAX_CAP_BYTES = 4 * 1024 * 1024;
/** CAP §3.2.2 makes `expires` optional; without it a day is assumed, and the alert is marked so. */
const EXPIRES_DEFAULT_MS = 86_400_000;

/** The messages of a document. Throws `AlertRefused` for one without any readable message. */
export function readCap(bytes: Uint8Array, maxBytes = MAX_CAP_BYTES): CapDocument {
  return messagesBelow(parseDocument(bytes, maxBytes));
}

/** The messages at or below an element. Throws `AlertRefused` when there are none. */
export function messagesBelow(root: XmlElement): CapDocument {
  const elements = findElements(root, 'alert');
  if (elements.length === 0) throw new AlertRefused('it holds no alert');
  const messages: AlertMessage[] = [];
  const refused: string[] = [];
  for (const element of elements) {
    try {
      messages.push(messageOf(element));
    } catch (error) {
      if (!(error instanceof AlertRefused)) throw error;
      refused.push(error.message);
    }
  }
  return { messages, refused };
}

function messageOf(alert: XmlElement): AlertMessage {
  const identifier = childText(alert, 'identifier');
  const sender = childText(alert, 'sender');
  const sentMs = parseInstant(childText(alert, 'sent'));
  if (identifier === null || sender === null || Number.isNaN(sentMs)) {
    throw new AlertRefused('identifier, sender or sent is missing');
  }
  requireWord(alert, 'status', 'Actual');
  requireWord(alert, 'scope', 'Public');
  const kind = kindOf(childText(alert, 'msgType'));
  const key = messageKey(sender, identifier, sentMs);
  const infos = childrenOf(alert, 'info');
  if (infos.length === 0 && kind === 'Alert') throw new AlertRefused('it has no info');
  const references =
    kind === 'Alert' ? [] : referencesOf(childText(alert, 'references')).filter((other) => other !== key);
  const warnings = kind === 'Cancel' ? [] : inOneLanguage(infos).filter(isWarning);
  if (warnings.length === 0 && references.length === 0) throw new AlertRefused('nothing in it is a warning in force');
  const alerts = warnings.map((info, i) => alertOf(info, i === 0 ? key : `${key}#${i + 1}`, sender, sentMs));
  return { key, kind, sentMs, references, alerts };
}

function requireWord(alert: XmlElement, name: string, word: string): void {
  const given = childText(alert, name);
  // CAP requires both; for a sender that leaves them out the usual word is assumed.
  if (given !== null && given.toLowerCase() !== word.toLowerCase()) {
    throw new AlertRefused(`its ${name} is ${given.slice(0, 20)}, not ${word}`);
  }
}

function kindOf(msgType: string | null): AlertMessage['kind'] {
  if (msgType === 'Alert' || msgType === 'Update' || msgType === 'Cancel') return msgType;
  throw new AlertRefused(`its msgType is ${(msgType ?? 'missing').slice(0, 20)}`);
}

/** "sender,identifier,sent sender,identifier,sent …" as keys; any other form refers to nothing. */
function referencesOf(text: string | null): string[] {
  return (text ?? '').split(/\s+/).flatMap((triple) => {
    const [sender = '', identifier = '', sent = ''] = triple.split(',');
    const sentMs = parseInstant(sent);
    return Number.isNaN(sentMs) ? [] : [messageKey(sender, identifier, sentMs)];
  });
}

/** CAP §3.2.2: the default of `language`. */
const LANGUAGE_DEFAULT = 'en-US';

function languageOf(info: XmlElement): string {
  return childText(info, 'language') ?? LANGUAGE_DEFAULT;
}

/** The infos in English, else in the language of the first: the others are translations. */
function inOneLanguage(infos: readonly XmlElement[]): XmlElement[] {
  const primary = (info: XmlElement) => languageOf(info).slice(0, 2).toLowerCase();
  const chosen = infos.find((info) => primary(info) === 'en') ?? infos[0];
  return chosen === undefined ? [] : infos.filter((info) => primary(info) === primary(chosen));
}

/** Categories (CAP §3.2.2) that are neither weather nor a natural hazard: a missing child, a shooting. */
const OTHER_CATEGORIES: ReadonlySet<string> = new Set(['Rescue', 'Security']);

function isWarning(info: XmlElement): boolean {
  const categories = childrenOf(info, 'category').map(({ text }) => text.trim());
  if (categories.length > 0 && categories.every((category) => OTHER_CATEGORIES.has(category))) return false;
  if (wordOf(URGENCIES, childText(info, 'urgency')) === 'Past') return false;
  // MeteoAlarm: "1; green; Minor" means that there is no warning.
  return !childrenOf(info, 'parameter').some(
    (parameter) =>
      childText(parameter, 'valueName') === 'awareness_level' && /^\s*1\s*;/.test(childText(parameter, 'value') ?? ''),
  );
}

function alertOf(info: XmlElement, id: string, sender: string, sentMs: number): WeatherAlert {
  const text = (name: string) => cleanText(childText(info, name));
  const instantOr = (name: string, otherwise: number) => {
    const instant = parseInstant(childText(info, name));
    return Number.isNaN(instant) ? otherwise : instant;
  };
  const effectiveMs = instantOr('effective', sentMs);
  const onsetMs = instantOr('onset', effectiveMs);
  const expiresMs = instantOr('expires', Number.NaN);
  const event = text('event') || text('headline') || 'Alert';
  const instruction = text('instruction');
  return {
    id,
    event,
    headline: text('headline') || event,
    description: text('description'),
    instruction: instruction === '' ? null : instruction,
    severity: wordOf(SEVERITIES, childText(info, 'severity')),
    urgency: wordOf(URGENCIES, childText(info, 'urgency')),
    certainty: wordOf(CERTAINTIES, childText(info, 'certainty')),
    effectiveMs,
    onsetMs,
    expiresMs: Number.isNaN(expiresMs) ? Math.max(onsetMs, sentMs) + EXPIRES_DEFAULT_MS : expiresMs,
    expiresEstimated: Number.isNaN(expiresMs),
    areas: childrenOf(info, 'area').map(areaOf),
    language: languageOf(info),
    source: text('senderName') || cleanText(sender),
    web: webOf(childText(info, 'web')),
  };
}

/** The German weather service's way of cutting a hole into an area. */
const HOLE_GEOCODE = 'EXCLUDE_POLYGON';

function areaOf(area: XmlElement): AlertArea {
  const geocodes = childrenOf(area, 'geocode').map((geocode) => ({
    name: childText(geocode, 'valueName') ?? '',
    value: childText(geocode, 'value') ?? '',
  }));
  const rings = (texts: readonly string[]) => texts.map(parseRing).filter((ring) => ring !== null);
  return {
    description: cleanText(childText(area, 'areaDesc')),
    polygons: rings(childrenOf(area, 'polygon').map(({ text }) => text)),
    holes: rings(geocodes.filter(({ name }) => name === HOLE_GEOCODE).map(({ value }) => value)),
    circles: childrenOf(area, 'circle')
      .map(({ text }) => parseCircle(text))
      .filter((circle) => circle !== null),
    geocodes: geocodes.filter(({ name }) => name !== HOLE_GEOCODE),
  };
}

/** Only URLs that are safe for a browser. */
function webOf(text: string | null): string | null {
  return text !== null && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;
}
