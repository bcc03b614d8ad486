/**
 * The console at `/`: one page whose script and style are embedded in the executable. A program that asks for JSON is told
 * where the documents are.
 */
import style from '../../data/generated/console.css.gz' with { type: 'file' };
import script from '../../data/generated/console.js.gz' with { type: 'file' };
import { VERSION } from '../lib/version.ts';
import { prefersJson } from './accept.ts';
import { baseHeaders, headersWith } from './headers.ts';
import { gzippedPart, pageResponse } from './page-response.ts';
import type { ServerContext } from './server-context.ts';
import { isFromThisMachine } from './this-machine.ts';

/** Nothing but what this server serves may load, run or be asked. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A sun over a line of hours. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0d5c63"/><circle cx="16" cy="12" r="5" fill="#ffd166"/><path d="M5 27v-5m5.5 5v-7m5.5 7v-8m5.5 8v-7m5.5 7v-4" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/></svg>`;

type Page = (request: Request, requestId: string) => Response | Promise<Response>;

export function consoleRoutes(context: ServerContext): Record<string, Page> {
  const page = pageText(context.service.selfService !== null);
  return {
    '/': async (request, requestId) =>
      prefersJson(request) ? directions(request, requestId) : consolePage(await page, context, request, requestId),
    '/console.js': (request, requestId) =>
      gzippedPart(script, request, headersWith(requestId, { 'Content-Type': 'text/javascript; charset=utf-8' })),
    '/console.css': (request, requestId) =>
      gzippedPart(style, request, headersWith(requestId, { 'Content-Type': 'text/css; charset=utf-8' })),
    '/favicon.ico': (request, requestId) =>
      pageResponse(ICON, request, headersWith(requestId, { 'Content-Type': 'image/svg+xml' })),
    '/console.svg': (request, requestId) =>
      pageResponse(ICON, request, headersWith(requestId, { 'Content-Type': 'image/svg+xml' })),
  };
}

/** What a program that asks for JSON is told. */
function directions(request: Request, requestId: string): Response {
  const body = { name: 'Fairday', version: VERSION, docs: '/docs', openapi: '/openapi.json', agents: '/docs/agents' };
  return varying(pageResponse(JSON.stringify(body), request, baseHeaders(requestId)));
}

function consolePage(
  { forOwner, forGuest }: Readonly<Record<'forOwner' | 'forGuest', string>>,
  { service, connectionIp }: ServerContext,
  request: Request,
  requestId: string,
): Response {
  const owner = isFromThisMachine(request, connectionIp(request), service.config.trustedProxies);
  const headers = headersWith(requestId, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'same-origin',
  });
  const response = varying(pageResponse(owner ? forOwner : forGuest, request, headers));
  // Who asks decides what it says, so it is asked for anew each time; the tag makes that cheap.
  response.headers.set('Cache-Control', 'private, no-cache');
  return response;
}

function varying(response: Response): Response {
  response.headers.set('Vary', 'Accept, Accept-Encoding');
  return response;
}

/** The page for whoever sits at this machine and for everybody else. The names of its parts change with their content. */
async function pageText(signUp: boolean): Promise<Record<'forOwner' | 'forGuest', string>> {
  const [scriptTag, styleTag] = await Promise.all(
    [script, style].map(async (file) => tagOf(await Bun.file(file).bytes())),
  );
  const page = (visitor: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="Is it a good day for it, when, and why.">
<meta name="fairday-visitor" content="${visitor}">
<meta name="fairday-version" content="${VERSION}">
<meta name="fairday-signup" content="${signUp ? 'on' : 'off'}">
<title>Fairday</title>
<link rel="icon" href="/console.svg" type="image/svg+xml">
<link rel="stylesheet" href="/console.css?v=${styleTag}">
<script type="module" src="/console.js?v=${scriptTag}"></script>
</head>
<body>
<div id="console"></div>
<noscript><p class="plain">This page needs JavaScript. Without it: <code>fairday decide Leeds cycling</code> in a terminal,
or the <a href="/docs/activities">activities</a>, the <a href="/docs">API reference</a> and
<a href="/docs/skill">how often decisions were right</a>.</p></noscript>
</body>
</html>
`;
  return { forOwner: page('owner'), forGuest: page('guest') };
}

function tagOf(bytes: Uint8Array): string {
  return Bun.hash.wyhash(bytes).toString(36);
}
