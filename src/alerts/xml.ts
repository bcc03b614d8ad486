/**
 * Reads XML as senders of alerts write it: bytes to text by the declared encoding, text to elements. Document types are
 * skipped: they define no entity and nothing outside is fetched, so an entity beyond the five of XML makes the document
 * unreadable. Names are without their prefix, for CAP is written with and without one.
 */
import { SaxesParser } from 'saxes';
import type { Sliced } from '../lib/slices.ts';

/** A document that cannot be used, or a part of one; the message gives the reason. */
export class AlertRefused extends Error {
  override readonly name = 'AlertRefused';
}

const NO_ELEMENTS: readonly XmlElement[] = [];

/** An element with the text of everything in it. */
export class XmlElement {
  readonly children: XmlElement[] = [];
  text = '';
  #byName: Map<string, XmlElement[]> | null = null;

  constructor(
    readonly name: string,
    readonly attributes: Readonly<Record<string, string>>,
  ) {}

  /** Once all children are there: those of that name. */
  named(name: string): readonly XmlElement[] {
    this.#byName ??= Map.groupBy(this.children, (child) => child.name);
    return this.#byName.get(name) ?? NO_ELEMENTS;
  }
}

export interface XmlDocument {
  readonly root: XmlElement;
  /** Why the text may not be what was meant; null where it is. */
  readonly flaw: string | null;
}

/** An envelope (EDXL, Atom) puts alerts at most six deep, and CAP is four deep. */
const MAX_DEPTH = 32;
/** Elements and sections of text; a list of 5,000 entries has some 75,000. */
const MAX_PARTS = 100_000;
const MAX_ATTRIBUTES = 100;
/** Of one text, comment or the like; the longest text that is used is an outline of 50,000 points. */
const MAX_TOKEN = 1024 * 1024;
/** Parsed between two pauses. */
const STEP_CHARACTERS = 16 * 1024;

/** The document. Throws `AlertRefused`. */
export function* parseDocument(bytes: Uint8Array, maxBytes: number): Sliced<XmlDocument> {
  if (bytes.length === 0) throw new AlertRefused('it is empty');
  if (bytes.length > maxBytes) throw new AlertRefused(`it is longer than ${maxBytes} bytes`);
  const { text, flaw } = decode(bytes);
  const tree = new TreeBuilder();
  try {
    for (let at = 0; at < text.length; at += STEP_CHARACTERS) {
      tree.write(text.slice(at, at + STEP_CHARACTERS));
      yield;
    }
    return { root: tree.end(), flaw };
  } catch (error) {
    if (error instanceof AlertRefused) throw error;
    const reason = error instanceof Error ? error.message : 'unreadable';
    throw new AlertRefused(`it is not well-formed XML: ${reason.slice(0, 100)}`);
  }
}

class TreeBuilder {
  readonly #parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  readonly #open: XmlElement[] = [];
  #root: XmlElement | null = null;
  #parts = 0;
  /** Characters since the last token ended. */
  #length = 0;
  #attributes = 0;

  constructor() {
    const ended = () => {
      this.#length = 0;
    };
    this.#parser.on('opentag', ({ name, attributes }) => this.#opened(new XmlElement(localName(name), attributes)));
    this.#parser.on('attribute', () => {
      ended();
      if (++this.#attributes > MAX_ATTRIBUTES) throw new AlertRefused('an element has too many attributes');
    });
    this.#parser.on('text', (text) => {
      ended();
      this.#said(text);
    });
    this.#parser.on('cdata', (text) => {
      this.#count();
      this.#said(text);
    });
    this.#parser.on('closetag', () => this.#closed());
    this.#parser.on('comment', ended);
    this.#parser.on('processinginstruction', ended);
    this.#parser.on('doctype', ended);
  }

  write(text: string): void {
    this.#length += text.length;
    this.#parser.write(text);
    if (this.#length > MAX_TOKEN) throw new AlertRefused(`it has a text of more than ${MAX_TOKEN} characters`);
  }

  end(): XmlElement {
    this.#parser.close();
    if (this.#root === null) throw new AlertRefused('it is not well-formed XML: no root element');
    return this.#root;
  }

  #opened(element: XmlElement): void {
    this.#count();
    this.#attributes = 0;
    if (this.#open.length >= MAX_DEPTH) throw new AlertRefused(`its elements are more than ${MAX_DEPTH} deep`);
    this.#open.at(-1)?.children.push(element);
    this.#root ??= element;
    this.#open.push(element);
  }

  #count(): void {
    this.#length = 0;
    if (++this.#parts > MAX_PARTS) throw new AlertRefused(`it has more than ${MAX_PARTS} elements and sections`);
  }

  #said(text: string): void {
    const element = this.#open.at(-1);
    if (element !== undefined) element.text += text;
  }

  #closed(): void {
    this.#length = 0;
    const element = this.#open.pop();
    if (element !== undefined) this.#said(element.text);
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The text of the first child of that name, trimmed; null when there is none or it is empty. */
export function childText(element: XmlElement, name: string): string | null {
  const text = element.named(name).at(0)?.text.trim() ?? '';
  return text === '' ? null : text;
}

/** Elements looked at between two pauses. */
const STEP_ELEMENTS = 2_000;

/** The elements of those names at or below `element`, in their order, without those inside others found. */
export function* findElements(element: XmlElement, ...names: readonly string[]): Sliced<XmlElement[]> {
  const found: XmlElement[] = [];
  const pending = [element];
  for (let looked = 1; pending.length > 0; looked++) {
    if (looked % STEP_ELEMENTS === 0) yield;
    const next = pending.pop();
    if (next === undefined) break;
    if (names.includes(next.name)) found.push(next);
    else for (let i = next.children.length - 1; i >= 0; i--) pending.push(next.children[i]);
  }
  return found;
}

/** The declaration must be within these first bytes. */
const DECLARATION_BYTES = 200;

/** The text by the byte order mark, else by the declaration, else as UTF-8; with a flaw where bytes are none of it. */
function decode(bytes: Uint8Array): { readonly text: string; readonly flaw: string | null } {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_BYTES));
  const declared =
    /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  // A byte order mark takes precedence over the declaration, which cannot be read before it is decoded.
  const label = head.startsWith('\u00fe\u00ff') ? 'utf-16be' : head.startsWith('\u00ff\u00fe') ? 'utf-16le' : declared;
  const decoderOf = (fatal: boolean) => {
    try {
      return new TextDecoder(label as Bun.Encoding, { fatal });
    } catch {
      throw new AlertRefused(`its encoding "${label}" is not known`);
    }
  };
  try {
    return { text: decoderOf(true).decode(bytes).trimStart(), flaw: null };
  } catch (error) {
    if (error instanceof AlertRefused) throw error;
    // A warning with a damaged letter is still a warning.
    return { text: decoderOf(false).decode(bytes).trimStart(), flaw: `its bytes are not all ${label}` };
  }
}
