/**
 * Reads the Common Alerting Protocol, versions 1.1 and 1.2 (OASIS), as it is written in practice: with and without
 * prefix, several alerts in one document, inside an envelope, signed, without an end.
 *
 * What is no public warning in force is set aside: tests and exercises, acknowledgements, MeteoAlarm's green. What cannot
 * be read is a flaw: there may be a warning that nobody sees, so whoever reads the document must not call it complete.
 */
import type { Sliced } from '../lib/slices.ts';
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
import { AlertRefused, childText, findElements, parseDocument, type XmlElement } from './xml.ts';

export interface CapDocument {
  readonly messages: readonly AlertMessage[];
  /** Why other messages of the document are no warnings. */
  readonly setAside: readonly string[];
  /** What could not be read of it, at most some reasons; empty where the messages are all that it says. */
  readonly flaws: readonly string[];
}

/** The largest CAP seen is one of the German weather service, with 400 kB; ten times that is not a warning. */
export const MAX_CAP_BYTES = 4 * 1024 * 1024;
/** CAP §3.2.2 makes `expires` optional; without it a day is assumed, and the alert is marked so. */
const EXPIRES_DEFAULT_MS = 86_400_000;
/** MeteoAlarm has some fifty, two dozen languages among them. */
const MAX_INFOS = 500;
/** The German weather service has some hundreds of districts in a message. */
const MAX_AREAS = 5_000;
/** References, codes or circles read between two pauses. */
const STEP_PARTS = 500;
/** So many flaws of a document are told. */
const MAX_FLAWS = 5;

/** The messages of a document. Throws `AlertRefused` for one that is not well-formed XML, or no CAP at all. */
export function* readCap(bytes: Uint8Array, maxBytes = MAX_CAP_BYTES): Sliced<CapDocument> {
  const { root, flaw } = yield* parseDocument(bytes, maxBytes);
  const elements = yield* findElements(root, 'alert');
  if (elements.length === 0) throw new AlertRefused(`it holds no alert; its root is ${root.name.slice(0, 40)}`);
  const { messages, setAside, flaws } = yield* readMessages(elements);
  return { messages, setAside, flaws: flaw === null ? flaws : [flaw, ...flaws] };
}

/** The messages of those `alert` elements. */
export function* readMessages(elements: readonly XmlElement[]): Sliced<CapDocument> {
  const messages: AlertMessage[] = [];
  const setAside: string[] = [];
  const flaws: string[] = [];
  const addTo = (list: string[], reason: string): void => {
    if (list.length < MAX_FLAWS && !list.includes(reason)) list.push(reason);
  };
  for (const element of elements) {
    yield;
    try {
      messages.push(yield* messageOf(element, (flaw) => addTo(flaws, flaw)));
    } catch (error) {
      if (error instanceof NoWarning) addTo(setAside, error.message);
      else if (error instanceof AlertRefused) addTo(flaws, error.message);
      else throw error;
    }
  }
  return { messages, setAside, flaws };
}

/** A message that says that it is no public warning in force. */
class NoWarning extends Error {
  override readonly name = 'NoWarning';
}

type Flawed = (flaw: string) => void;

function* messageOf(alert: XmlElement, onFlaw: Flawed): Sliced<AlertMessage> {
  const identifier = childText(alert, 'identifier');
  const sender = childText(alert, 'sender');
  const sentMs = parseInstant(childText(alert, 'sent'));
  if (identifier === null || sender === null || Number.isNaN(sentMs)) {
    throw new AlertRefused('identifier, sender or sent is missing');
  }
  checkWord(alert, 'status', 'Actual', ['Exercise', 'System', 'Test', 'Draft']);
  checkWord(alert, 'scope', 'Public', ['Restricted', 'Private']);
  const kind = kindOf(childText(alert, 'msgType'));
  const key = messageKey(sender, identifier, sentMs);
  const infos = alert.named('info');
  if (infos.length === 0 && kind !== 'Cancel') throw new AlertRefused('it has no info');
  if (infos.length > MAX_INFOS) throw new AlertRefused(`it has more than ${MAX_INFOS} infos`);
  const references = kind === 'Alert' ? [] : yield* referencesOf(alert, kind, sender, sentMs);
  const warnings = kind === 'Cancel' ? [] : inOneLanguage(infos).filter(isWarning);
  if (warnings.length === 0 && references.length === 0) throw new NoWarning('nothing in it is a warning in force');
  const alerts: WeatherAlert[] = [];
  for (const [i, info] of warnings.entries()) {
    alerts.push(yield* alertOf(info, i === 0 ? key : `${key}#${i + 1}`, sender, sentMs, onFlaw));
  }
  return { key, kind, sentMs, references, alerts };
}

/** Throws `NoWarning` for one of the other words that CAP has, `AlertRefused` for any that it has not. */
function checkWord(alert: XmlElement, name: string, word: string, others: readonly string[]): void {
  const given = childText(alert, name);
  // CAP requires both; for a sender that leaves them out the usual word is assumed.
  if (given === null || given.toLowerCase() === word.toLowerCase()) return;
  const reason = `its ${name} is ${given.slice(0, 20)}, not ${word}`;
  if (others.some((other) => other.toLowerCase() === given.toLowerCase())) throw new NoWarning(reason);
  throw new AlertRefused(reason);
}

const KINDS: readonly AlertMessage['kind'][] = ['Alert', 'Update', 'Cancel'];
/** An acknowledgement of a message, and the rejection of one. */
const ANSWERS: ReadonlySet<string> = new Set(['ack', 'error']);

function kindOf(msgType: string | null): AlertMessage['kind'] {
  const given = (msgType ?? 'missing').toLowerCase();
  const kind = KINDS.find((known) => known.toLowerCase() === given);
  if (kind !== undefined) return kind;
  const reason = `its msgType is ${given.slice(0, 20)}`;
  throw ANSWERS.has(given) ? new NoWarning(reason) : new AlertRefused(reason);
}

/**
 * The messages that this one ends, "sender,identifier,sent sender,identifier,sent …", as keys. Nobody can end what another
 * has sent, nor what was sent later, so that two messages cannot remove each other; any other form refers to nothing.
 */
function* referencesOf(
  alert: XmlElement,
  kind: AlertMessage['kind'],
  ownSender: string,
  ownSentMs: number,
): Sliced<string[]> {
  const keys = new Set<string>();
  let count = 0;
  for (const [triple] of (childText(alert, 'references') ?? '').matchAll(/\S+/g)) {
    if (++count % STEP_PARTS === 0) yield;
    const [sender = '', identifier = '', sent = ''] = triple.split(',');
    const sentMs = parseInstant(sent);
    const isEarlier = sentMs < ownSentMs || (kind === 'Cancel' && sentMs === ownSentMs);
    if (sender === ownSender && isEarlier) keys.add(messageKey(sender, identifier, sentMs));
  }
  return [...keys];
}

/** CAP §3.2.2: the default of `language`. */
const LANGUAGE_DEFAULT = 'en-US';

function languageOf(info: XmlElement): string {
  return childText(info, 'language') ?? LANGUAGE_DEFAULT;
}

/**
 * The infos in one language, since the others are translations: in that of the most infos, so that none is lost, of equal
 * ones English, else the first.
 */
function inOneLanguage(infos: readonly XmlElement[]): readonly XmlElement[] {
  const groups = [...Map.groupBy(infos, (info) => languageOf(info).slice(0, 2).toLowerCase())];
  const most = Math.max(...groups.map(([, group]) => group.length));
  const largest = groups.filter(([, group]) => group.length === most);
  return (largest.find(([language]) => language === 'en') ?? largest.at(0))?.[1] ?? [];
}

/** Categories (CAP §3.2.2) that are neither weather nor a natural hazard: a missing child, a shooting. */
const OTHER_CATEGORIES: ReadonlySet<string> = new Set(['Rescue', 'Security']);

function isWarning(info: XmlElement): boolean {
  const categories = info.named('category').map(({ text }) => text.trim());
  if (categories.length > 0 && categories.every((category) => OTHER_CATEGORIES.has(category))) return false;
  if (wordOf(URGENCIES, childText(info, 'urgency')) === 'Past') return false;
  // MeteoAlarm: "1; green; Minor" means that there is no warning.
  return !info
    .named('parameter')
    .some(
      (parameter) =>
        childText(parameter, 'valueName') === 'awareness_level' &&
        /^\s*1\s*;/.test(childText(parameter, 'value') ?? ''),
    );
}

function* alertOf(info: XmlElement, id: string, sender: string, sentMs: number, onFlaw: Flawed): Sliced<WeatherAlert> {
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
    areas: yield* areasOf(info, onFlaw),
    language: languageOf(info),
    source: text('senderName') || cleanText(sender),
    web: webOf(childText(info, 'web')),
  };
}

function* areasOf(info: XmlElement, onFlaw: Flawed): Sliced<AlertArea[]> {
  const elements = info.named('area');
  if (elements.length > MAX_AREAS) onFlaw(`an alert in it has more than ${MAX_AREAS} areas`);
  const areas: AlertArea[] = [];
  for (const element of elements.slice(0, MAX_AREAS)) {
    yield;
    areas.push(yield* areaOf(element, onFlaw));
  }
  return areas;
}

/** The German weather service's way of cutting a hole into an area. */
const HOLE_GEOCODE = 'EXCLUDE_POLYGON';

function* areaOf(area: XmlElement, onFlaw: Flawed): Sliced<AlertArea> {
  const geocodes = yield* mapped(area.named('geocode'), (geocode) => ({
    name: childText(geocode, 'valueName') ?? '',
    value: childText(geocode, 'value') ?? '',
  }));
  const outlines = area.named('polygon').map(({ text }) => text);
  const polygons = yield* ringsOf(outlines);
  const round = area.named('circle');
  const circles = (yield* mapped(round, ({ text }) => parseCircle(text))).filter((circle) => circle !== null);
  if (polygons.length < outlines.length || circles.length < round.length) onFlaw('an outline in it cannot be read');
  return {
    description: cleanText(childText(area, 'areaDesc')),
    polygons,
    // One that cannot be read leaves the area larger than it is, which hides no warning.
    holes: yield* ringsOf(geocodes.filter(({ name }) => name === HOLE_GEOCODE).map(({ value }) => value)),
    circles,
    geocodes: geocodes.filter(({ name }) => name !== HOLE_GEOCODE),
  };
}

function* mapped<T>(elements: readonly XmlElement[], read: (element: XmlElement) => T): Sliced<T[]> {
  const values: T[] = [];
  for (const element of elements) if (values.push(read(element)) % STEP_PARTS === 0) yield;
  return values;
}

/** The rings that can be read. */
function* ringsOf(texts: readonly string[]): Sliced<AlertArea['polygons'][number][]> {
  const rings: AlertArea['polygons'][number][] = [];
  for (const text of texts) {
    yield;
    const ring = yield* parseRing(text);
    if (ring !== null) rings.push(ring);
  }
  return rings;
}

/** Only URLs that are safe for a browser. */
function webOf(text: string | null): string | null {
  return text !== null && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;
}
