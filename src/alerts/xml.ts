/**
 * Reads XML as senders of alerts write it: bytes to text by the declared encoding, text to elements. Document types are
 * skipped: they define no entity and nothing outside is fetched, so an entity beyond the five of XML makes the document
 * unreadable. Names are compared without their prefix, for CAP is written with and without one.
 */
import { parseXml, XmlElement } from '@rgrove/parse-xml';

export type { XmlElement } from '@rgrove/parse-xml';

/** A document that cannot be used; the message gives the reason. */
export class AlertRefused extends Error {
  override readonly name = 'AlertRefused';
}

/** The root element. Throws `AlertRefused`. */
export function parseDocument(bytes: Uint8Array, maxBytes: number): XmlElement {
  if (bytes.length > maxBytes) throw new AlertRefused(`it is longer than ${maxBytes} bytes`);
  const text = decode(bytes);
  try {
    const { root } = parseXml(text);
    if (root !== null) return root;
  } catch (error) {
    // The rest of the parser's message quotes the document.
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'unreadable';
    throw new AlertRefused(`it is not well-formed XML: ${reason.slice(0, 100)}`);
  }
  throw new AlertRefused('it is not well-formed XML: no root element');
}

function localName(element: XmlElement): string {
  return element.name.slice(element.name.indexOf(':') + 1);
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement => child instanceof XmlElement && localName(child) === name,
  );
}

/** The text of the first child of that name, trimmed; null when there is none or it is empty. */
export function childText(element: XmlElement, name: string): string | null {
  const text = childrenOf(element, name)[0]?.text.trim() ?? '';
  return text === '' ? null : text;
}

/** How deep alerts are searched for; an envelope (EDXL, Atom) puts them at most six deep. */
const MAX_DEPTH = 12;

/** The elements of that name at or below `element`, without those inside others found. */
export function findElements(element: XmlElement, name: string, depth = 0): XmlElement[] {
  if (localName(element) === name) return [element];
  if (depth >= MAX_DEPTH) return [];
  return element.children.flatMap((child) => (child instanceof XmlElement ? findElements(child, name, depth + 1) : []));
}

/** The declaration must be within these first bytes. */
const DECLARATION_BYTES = 200;

function decode(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_BYTES));
  const declared =
    /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  // A byte order mark takes precedence over the declaration, which cannot be read before it is decoded.
  const label = head.startsWith('\u00fe\u00ff') ? 'utf-16be' : head.startsWith('\u00ff\u00fe') ? 'utf-16le' : declared;
  try {
    return new TextDecoder(label as Bun.Encoding).decode(bytes).trimStart();
  } catch {
    throw new AlertRefused(`its encoding "${label}" is not known`);
  }
}
