/**
 * The documentation: the pages of the activities and of agents, and the API reference. The reference is the OpenAPI
 * document shown by Swagger UI, whose script and style are embedded in the executable.
 */
import style from '../../data/generated/swagger-ui.css.gz' with { type: 'file' };
import script from '../../data/generated/swagger-ui.js.gz' with { type: 'file' };
import { LISTED_TOOLS } from '../mcp/tool-list.ts';
import { openApiDocument } from '../operations/openapi.ts';
import type { Service } from '../service/service.ts';
import activityStyle from './activity-page.css' with { type: 'text' };
import { activityIndexPage, activityPage } from './activity-page.ts';
import { agentsPage } from './agents-page.ts';
import { escapeHtml } from './escape-html.ts';
import { baseHeaders, headersWith } from './headers.ts';
import { originOf } from './host.ts';
import { keepPages } from './kept-pages.ts';
import { gzippedPart, pageResponse } from './page-response.ts';
import type { ReferencePage } from './reference-page.ts';
import { skillPage } from './skill-page.ts';

/** The other pages run no scripts. */
const STATIC_PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const JAVASCRIPT = 'text/javascript; charset=utf-8';
const CSS = 'text/css; charset=utf-8';

/** Dark where the reader's system is: the style of Swagger UI has both. */
const COLOUR_SCHEME_SCRIPT = `const dark = matchMedia('(prefers-color-scheme: dark)');
const apply = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', apply);
apply();
`;

let reference: Promise<ReferencePage> | null = null;

/** Made once; the plugin is loaded with the first visit, because most servers are never visited. */
function loadReference(): Promise<ReferencePage> {
  reference ??= import('./reference-page.ts').then(({ referencePage }) => referencePage());
  return reference;
}

type Page = (request: Request, requestId: string) => Response | Promise<Response>;

/** The routes of the pages, their parts and the OpenAPI document. */
export function docsRoutes(service: Service): Record<string, Page> {
  const pages = keepPages();
  const baseUrlFor = (request: Request): string => service.config.baseUrl ?? originOf(request);
  const document: Page = (request, requestId) => {
    const make = (baseUrl: string) => JSON.stringify(openApiDocument(baseUrl));
    const bytes = pages.page('/openapi.json', baseUrlFor(request), escapeJson, make);
    return pageResponse(bytes, request, baseHeaders(requestId));
  };
  const staticPage =
    (path: string, make: (baseUrl: string) => string): Page =>
    (request, requestId) => {
      const bytes = pages.page(path, baseUrlFor(request), escapeHtml, make);
      return html(bytes, STATIC_PAGE_POLICY, request, requestId);
    };
  const { profiles } = service.activities;
  const staticPages: Record<string, (baseUrl: string) => string> = {
    '/docs/agents': (baseUrl) => agentsPage(baseUrl, LISTED_TOOLS),
    '/docs/skill': () => skillPage(service.skill.report),
    '/docs/activities': () => activityIndexPage(profiles),
    // Those that the operator added have a page each too.
    ...Object.fromEntries(
      profiles.map((profile) => [
        `/docs/activities/${profile.id}`,
        (baseUrl: string) => activityPage(profile, baseUrl),
      ]),
    ),
  };
  return {
    '/docs': async (request, requestId) => {
      const page = await loadReference();
      return html(page.html, page.contentSecurityPolicy, request, requestId);
    },
    '/docs/colour-scheme.js': (request, requestId) =>
      pageResponse(COLOUR_SCHEME_SCRIPT, request, headersWith(requestId, { 'Content-Type': JAVASCRIPT })),
    '/docs/swagger-ui-bundle.js': (request, requestId) =>
      gzippedPart(script, request, headersWith(requestId, { 'Content-Type': JAVASCRIPT })),
    '/docs/swagger-ui.css': (request, requestId) =>
      gzippedPart(style, request, headersWith(requestId, { 'Content-Type': CSS })),
    '/docs/activities.css': (request, requestId) =>
      pageResponse(activityStyle, request, headersWith(requestId, { 'Content-Type': CSS })),
    '/openapi.json': document,
    ...Object.fromEntries(Object.entries(staticPages).map(([path, make]) => [path, staticPage(path, make)])),
  };
}

/** As it stands inside a JSON text. */
function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function html(page: string | Uint8Array<ArrayBuffer>, policy: string, request: Request, requestId: string): Response {
  const headers = headersWith(requestId, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'no-referrer',
  });
  return pageResponse(page, request, headers);
}
