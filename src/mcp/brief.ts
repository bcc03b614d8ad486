/** The short answer of a tool: some facts and a few lines, small enough for an agent to read many of them. */
import { type Static, type TObject, type TProperties, Type } from '@sinclair/typebox';
import { placeName } from '../operations/locate.ts';
import type { LocationBody } from '../operations/schemas.ts';
import { type ResolvedDates, ResolvedSchema } from './day-phrases.ts';

/** The JSON body of an operation. */
export type AnswerBody = unknown[] | (Readonly<Record<string, unknown>> & { readonly location?: LocationBody });

/** What a tool makes of its operation's body: facts of those schemas, and lines. */
export interface BriefParts<Facts extends TProperties = TProperties> {
  readonly facts: { readonly [Name in keyof Facts]: Static<Facts[Name]> };
  /** The most important first; those at the end are left out if they do not fit. */
  readonly lines?: readonly string[];
}

/** Bytes of JSON that a short answer has at most. */
export const MAX_BRIEF_BYTES = 1_500;
/** Room for `left_out`. */
const MARGIN_BYTES = 30;

/** The schema of short answers with these facts and with lines that are what `lines` says. */
export function briefSchema(facts: TProperties, lines: string | undefined): TObject {
  return Type.Object({
    place: Type.Optional(Type.String({ description: 'The place that was understood' })),
    localtime: Type.Optional(Type.String({ description: 'yyyy-MM-dd HH:mm there' })),
    resolved: Type.Optional(ResolvedSchema),
    ...facts,
    ...(lines === undefined
      ? {}
      : {
          lines: Type.Array(Type.String(), { description: lines }),
          left_out: Type.Optional(Type.Integer({ description: 'Lines that did not fit; detail=full has everything' })),
        }),
  });
}

/** The short answer: the place, the dates that days in words were resolved to, the facts, and as many lines as fit. */
export function briefOf(
  body: AnswerBody,
  { facts, lines }: BriefParts,
  resolved: ResolvedDates | null = null,
): Record<string, unknown> {
  const location = Array.isArray(body) ? undefined : body.location;
  const placed = location === undefined ? {} : { place: placeName(location), localtime: location.localtime };
  const head = { ...placed, ...(resolved === null ? {} : { resolved }), ...facts };
  if (lines === undefined) return head;
  let room = MAX_BRIEF_BYTES - MARGIN_BYTES - bytesOf({ ...head, lines: [] });
  const shown: string[] = [];
  for (const line of lines) {
    room -= bytesOf(line) + 1;
    if (room < 0) break;
    shown.push(line);
  }
  const leftOut = lines.length - shown.length;
  return { ...head, lines: shown, ...(leftOut === 0 ? {} : { left_out: leftOut }) };
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
