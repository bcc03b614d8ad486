/**
 * What a tool shows of an answer, with its JSON text. A short answer is the same for as long as its body, its place and
 * their minute are: it is made once, and not once a call.
 */
import type { Place } from '../place/place.ts';
import { type AnswerBody, briefOf } from './brief.ts';
import type { ResolvedDates } from './day-phrases.ts';
import type { Performed } from './perform.ts';
import { structuredBody } from './tool-list.ts';
import type { Tool } from './tools.ts';

export interface ShownAnswer {
  readonly structured: Record<string, unknown>;
  /** The same as text. */
  readonly text: string;
  /** Both as the fields of a result, in encoded JSON: `"content":[…],"structuredContent":{…}`. */
  readonly fields: Uint8Array;
}

interface Shown extends ShownAnswer {
  readonly tool: Tool;
  readonly place: Place | null;
  readonly minute: number;
  readonly resolved: ResolvedDates | null;
}

/** The last short answer of each body: an operation returns the same body while nothing in it changes. */
const lastOf = new WeakMap<object, Shown>();

/** The whole answer where `detail` is full, else a short one without its bill. */
export function shownAnswer(
  tool: Tool,
  { answered, json }: Pick<Performed, 'answered' | 'json'>,
  detail: 'summary' | 'full',
  resolved: ResolvedDates | null,
): ShownAnswer {
  if (detail === 'full') return shown(structuredBody(JSON.parse(json())));
  const brief = () => {
    const body: AnswerBody = JSON.parse(json());
    return shown(briefOf(body, tool.brief(body), resolved));
  };
  if (answered === null || answered.answer.moving !== undefined) return brief();
  const {
    answer: { body, place },
    minute,
  } = answered;
  const last = lastOf.get(body);
  const isSame = last?.tool === tool && last.place === place && last.minute === minute && last.resolved === resolved;
  if (isSame) return last;
  const made = { ...brief(), tool, place, minute, resolved };
  lastOf.set(body, made);
  return made;
}

function shown(structured: Record<string, unknown>): ShownAnswer {
  const text = JSON.stringify(structured);
  const fieldsJson = `"content":[{"type":"text","text":${JSON.stringify(text)}}],"structuredContent":${text}`;
  return { structured, text, fields: new TextEncoder().encode(fieldsJson) };
}
