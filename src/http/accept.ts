/** Whether a caller wants its answer as a stream of events, by the Accept header (RFC 9110 §12.5.1). */

/** True only where the type is named: `*` alone means the document. At equal rank the stream goes first. */
export function wantsEvents({ headers }: Request): boolean {
  const accept = headers.get('accept');
  if (accept === null) return false;
  const ranges = accept.split(',').map((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const rank = q === undefined ? 1 : Number(q);
    return { type, rank: rank >= 0 && rank <= 1 ? rank : 0 };
  });
  const rankOf = (...types: string[]): number => {
    const named = types.map((type) => ranges.find((range) => range.type === type)).find((range) => range !== undefined);
    return named?.rank ?? 0;
  };
  const events = rankOf('text/event-stream');
  return events > 0 && events >= rankOf('application/json', 'application/*', '*/*');
}
