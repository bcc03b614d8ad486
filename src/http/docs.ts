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
import { baseHeaders, headersWith } from './headers.ts';
import { originOf } from './host.ts';
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
    '/openapi.json': (request, requestId) =>
      pageResponse(JSON.stringify(openApiDocument(baseUrlFor(service, request))), request, baseHeaders(requestId)),
    '/docs/agents': (request, requestId) =>
      html(agentsPage(baseUrlFor(service, request), LISTED_TOOLS), STATIC_PAGE_POLICY, request, requestId),
    '/docs/skill': (request, requestId) =>
      html(skillPage(service.skill.report), STATIC_PAGE_POLICY, request, requestId),
    ...activityRoutes(service),
  };
}

/** The index of the activities and a page for each, including those that the operator added. */
function activityRoutes(service: Service): Record<string, Page> {
  const { profiles } = service.activities;
  const routes: Record<string, Page> = {
    '/docs/activities': (request, requestId) =>
      html(activityIndexPage(profiles), STATIC_PAGE_POLICY, request, requestId),
    '/docs/activities.css': (request, requestId) =>
      pageResponse(activityStyle, request, headersWith(requestId, { 'Content-Type': CSS })),
  };
  for (const profile of profiles) {
    routes[`/docs/activities/${profile.id}`] = (request, requestId) =>
      html(activityPage(profile, baseUrlFor(service, request)), STATIC_PAGE_POLICY, request, requestId);
  }
  return routes;
}

function baseUrlFor({ config }: Service, request: Request): string {
  return config.baseUrl ?? originOf(request);
}

function html(text: string, policy: string, request: Request, requestId: string): Response {
  const headers = headersWith(requestId, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'no-referrer',
  });
  return pageResponse(text, request, headers);
}
