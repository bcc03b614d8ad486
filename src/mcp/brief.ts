/** The short answer of a tool: some facts and a few lines, small enough for an agent to read many of them. */
import { type TSchema, Type } from '@sinclair/typebox';
import { placeName } from '../operations/locate.ts';
import { type Resolved, ResolvedSchema } from './days-said.ts';

/** What a tool makes of its operation's body. */
export interface BriefParts {
  readonly facts: Readonly<Record<string, unknown>>;
  /** The most important first: what does not fit is left off at the end. */
  readonly lines?: readonly string[];
}

/** Bytes of JSON that a short answer has at most. */
export const MAX_BRIEF_BYTES = 1_500;
/** Room for `left_out`. */
const MARGIN_BYTES = 30;

/** The schema of short answers with these facts and with lines that are what `lines` says. */
export function briefSchema(facts: Readonly<Record<string, TSchema>>, lines: string | undefined): TSchema {
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

interface PlacedBody {
  readonly location?: Parameters<typeof placeName>[0] & { readonly localtime: string };
}

/** The short answer: `parts` with the place and the days that were said in words before them, and as many lines as fit. */
export function briefOf(
  body: unknown,
  { facts, lines }: BriefParts,
  resolved: Resolved | null = null,
): Record<string, unknown> {
  const { location } = body as PlacedBody;
  const placed = location === undefined ? {} : { place: placeName(location), localtime: location.localtime };
  const head = { ...placed, ...(resolved === null ? {} : { resolved }), ...facts };
  if (lines === undefined) return head;
  let room = MAX_BRIEF_BYTES - MARGIN_BYTES - bytesOf({ ...head, lines: [] });
  const kept: string[] = [];
  for (const line of lines) {
    room -= bytesOf(line) + 1;
    if (room < 0) break;
    kept.push(line);
  }
  const leftOut = lines.length - kept.length;
  return { ...head, lines: kept, ...(leftOut === 0 ? {} : { left_out: leftOut }) };
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
