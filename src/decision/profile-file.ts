/**
 * A profile as an operator writes it: YAML text, parsed with the position of every field, so that errors name the line.
 */
import { type Document, isAlias, isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { type Profile, ProfileError } from './profile.ts';
import { type LineOf, parseProfile } from './profile-schema.ts';

export interface ProfileFile {
  readonly profile: Profile;
  /** The name in messages. */
  readonly file: string;
  readonly lineOf: LineOf;
}

/** The profile of a YAML text. Throws `ProfileError` with the line and the field. */
export function parseProfileFile(text: string, file: string): ProfileFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) throw new ProfileError(file, lines.linePos(error.pos[0]).line, '(file)', oneLine(error));
  const lineOf: LineOf = (path) => lines.linePos(offsetOf(document, path)).line;
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    throw new ProfileError(file, null, '(file)', oneLine(error));
  }
  return { profile: parseProfile(value, file, lineOf), file, lineOf };
}

/** Where the field at a path begins; of the part of the path that is there, when the rest is missing. */
function offsetOf(document: Document, path: readonly string[]): number {
  let node: unknown = document.contents;
  let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  for (const name of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name);
      if (!isPair(pair)) return offset;
      offset = isNode(pair.key) ? (pair.key.range?.[0] ?? offset) : offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(name)];
      offset = isNode(node) ? (node.range?.[0] ?? offset) : offset;
    } else return offset;
  }
  return offset;
}

function oneLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0];
}
