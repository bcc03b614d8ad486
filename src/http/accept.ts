/** What form of answer a caller wants, by the Accept header (RFC 9110 §12.5.1). */

/** Whether as a stream of events. True only where the type is named: `*` alone means the document. At equal rank the stream goes first. */
export function wantsEvents({ headers }: Request): boolean {
  const rankOf = ranksIn(headers.get('accept'));
  const events = rankOf('text/event-stream');
  return events > 0 && events >= rankOf('application/json', 'application/*', '*/*');
}

/** Whether as JSON rather than as a page. True only where the type is named: `*` alone is given the page. */
export function prefersJson({ headers }: Request): boolean {
  const rankOf = ranksIn(headers.get('accept'));
  const json = rankOf('application/json');
  return json > 0 && json > rankOf('text/html', 'text/*');
}

/** Whether as a page rather than as JSON. True only where the type is named, as browsers do. */
export function prefersHtml({ headers }: Request): boolean {
  const rankOf = ranksIn(headers.get('accept'));
  const html = rankOf('text/html');
  return html > 0 && html > rankOf('application/json', 'application/*');
}

/** Whether a document and a stream of events are both welcome, be it by name, by wildcard or for want of the header. */
export function takesEither(accept: string | null): boolean {
  if (accept === null) return true;
  const rankOf = ranksIn(accept);
  return rankOf('application/json', 'application/*', '*/*') > 0 && rankOf('text/event-stream', 'text/*', '*/*') > 0;
}

/** The rank, 0 to 1, of the first of some types that the header names; 0 for none. */
function ranksIn(accept: string | null): (...types: string[]) => number {
  const ranges = (accept ?? '').split(',').map((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const rank = q === undefined ? 1 : Number(q);
    return { type, rank: rank >= 0 && rank <= 1 ? rank : 0 };
  });
  return (...types) => {
    const named = types.map((type) => ranges.find((range) => range.type === type)).find((range) => range !== undefined);
    return named?.rank ?? 0;
  };
}
