/** What a browser is shown where there is nothing. */
import { headersWith } from '../headers.ts';
import { escapeHtml } from './escape-html.ts';
import { layout } from './page-layout.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `near` are addresses that the visitor may have meant. */
export function notFoundPage(near: readonly string[], requestId: string): Response {
  const links = near.map((path) => `<a href="${escapeHtml(path)}">${escapeHtml(path)}</a>`);
  const hint = links.length === 0 ? '' : `<p>Did you mean ${links.join(' or ')}?</p>`;
  const body = `<h1>There is nothing here</h1>\n${hint}<p><a href="/">Ask whether it is a good day for it</a></p>`;
  const headers = headersWith(requestId, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
  });
  return new Response(layout({ title: 'Nothing here', section: null, body }), { status: 404, headers });
}
