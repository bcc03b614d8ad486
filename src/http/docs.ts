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
import { compressible } from './compression.ts';
import { baseHeaders, headersWith } from './headers.ts';
import { originOf } from './host.ts';
import type { ReferencePage } from './reference-page.ts';
import { skillPage } from './skill-page.ts';

/** The other pages run no scripts. */
const STATIC_PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

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
    '/': () => new Response(null, { status: 302, headers: { Location: '/docs' } }),
    '/docs': async (_, requestId) => {
      const page = await loadReference();
      return html(page.html, page.contentSecurityPolicy, requestId);
    },
    '/docs/colour-scheme.js': (_, requestId) =>
      new Response(COLOUR_SCHEME_SCRIPT, {
        headers: headersWith(requestId, { 'Content-Type': 'text/javascript; charset=utf-8' }),
      }),
    '/docs/swagger-ui-bundle.js': (request, requestId) =>
      compressed(script, 'text/javascript; charset=utf-8', request, requestId),
    '/docs/swagger-ui.css': (request, requestId) => compressed(style, 'text/css; charset=utf-8', request, requestId),
    '/openapi.json': (request, requestId) =>
      compressible(JSON.stringify(openApiDocument(baseUrlFor(service, request))), request, baseHeaders(requestId)),
    '/docs/agents': (request, requestId) =>
      html(agentsPage(baseUrlFor(service, request), LISTED_TOOLS), STATIC_PAGE_POLICY, requestId),
    '/docs/skill': (_, requestId) => html(skillPage(service.skill.report), STATIC_PAGE_POLICY, requestId),
    ...activityRoutes(service),
  };
}

/** The index of the activities and a page for each, including those that the operator added. */
function activityRoutes(service: Service): Record<string, Page> {
  const { profiles } = service.activities;
  const routes: Record<string, Page> = {
    '/docs/activities': (_, requestId) => html(activityIndexPage(profiles), STATIC_PAGE_POLICY, requestId),
    '/docs/activities.css': (_, requestId) =>
      new Response(activityStyle, { headers: headersWith(requestId, { 'Content-Type': 'text/css; charset=utf-8' }) }),
  };
  for (const profile of profiles) {
    routes[`/docs/activities/${profile.id}`] = (request, requestId) =>
      html(activityPage(profile, baseUrlFor(service, request)), STATIC_PAGE_POLICY, requestId);
  }
  return routes;
}

function baseUrlFor({ config }: Service, request: Request): string {
  return config.baseUrl ?? originOf(request);
}

function html(text: string, policy: string, requestId: string): Response {
  return new Response(text, {
    headers: headersWith(requestId, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
    }),
  });
}

async function compressed(path: string, type: string, request: Request, requestId: string): Promise<Response> {
  const headers = headersWith(requestId, { 'Content-Type': type, Vary: 'Accept-Encoding' });
  const bytes = await Bun.file(path).bytes();
  if (!/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) {
    return new Response(Bun.gunzipSync(bytes), { headers });
  }
  headers.set('Content-Encoding', 'gzip');
  return new Response(bytes, { headers });
}
