/** The documentation: API reference, guides, the pages of activities, agents and skill, and the documents for programs. */
import referenceScript from '../../data/generated/reference.js.gz' with { type: 'file' };
import { openApiDocument } from '../operations/openapi.ts';
import type { Service } from '../service/service.ts';
import { baseHeaders, headersWith } from './headers.ts';
import { originOf } from './host.ts';
import { keepPages } from './kept-pages.ts';
import { gzippedPart, pageResponse } from './page-response.ts';
import { activityIndexPage, activityPage } from './pages/activity-page.ts';
import { agentsPage } from './pages/agents-page.ts';
import { escapeHtml } from './pages/escape-html.ts';
import { GUIDE_PICTURES, guideIndexPage, guidePage } from './pages/guide-pages.ts';
import { GUIDES } from './pages/guides.ts';
import { llmsFullText, llmsText } from './pages/llms-text.ts';
import pageStyle from './pages/pages.css' with { type: 'text' };
import { referencePage } from './pages/reference-page.ts';
import { skillPage } from './pages/skill-page.ts';

/** Most pages run no scripts. */
const STATIC_PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** The reference runs the script of this server, which asks this server alone. */
const REFERENCE_POLICY = `${STATIC_PAGE_POLICY}; script-src 'self'; connect-src 'self'`;

type Page = (request: Request, requestId: string) => Response | Promise<Response>;

/** The routes of the pages, their parts and the documents. */
export function docsRoutes(service: Service): Record<string, Page> {
  const pages = keepPages();
  const baseUrlFor = (request: Request): string => service.config.baseUrl ?? originOf(request);
  const textAt =
    (path: string, type: string, escapeText: (text: string) => string, make: (baseUrl: string) => string): Page =>
    (request, requestId) =>
      pageResponse(
        pages.page(path, baseUrlFor(request), escapeText, make),
        request,
        headersWith(requestId, { 'Content-Type': type }),
      );
  const htmlAt =
    (path: string, make: (baseUrl: string) => string, policy = STATIC_PAGE_POLICY): Page =>
    (request, requestId) => {
      const headers = headersWith(requestId, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
        'Referrer-Policy': 'no-referrer',
      });
      return pageResponse(pages.page(path, baseUrlFor(request), escapeHtml, make), request, headers);
    };
  const { profiles } = service.activities;
  const staticPages: Record<string, (baseUrl: string) => string> = {
    '/docs/skill': () => skillPage(service.skill.report),
    '/docs/activities': () => activityIndexPage(profiles),
    // Those that the operator added have a page each too.
    ...Object.fromEntries(
      profiles.map((profile) => [
        `/docs/activities/${profile.id}`,
        (baseUrl: string) => activityPage(profile, baseUrl),
      ]),
    ),
    '/docs/guides': () => guideIndexPage(),
    ...Object.fromEntries(
      GUIDES.map((guide) => [`/docs/guides/${guide.id}`, (baseUrl: string) => guidePage(guide, baseUrl)]),
    ),
  };
  return {
    '/docs': htmlAt('/docs', referencePage, REFERENCE_POLICY),
    '/docs/agents': async (request, requestId) => {
      // The list of tools is long to make, and few read this page.
      const { LISTED_TOOLS } = await import('../mcp/tool-list.ts');
      return htmlAt('/docs/agents', (baseUrl) => agentsPage(baseUrl, LISTED_TOOLS))(request, requestId);
    },
    '/docs/reference.js': (request, requestId) =>
      gzippedPart(
        referenceScript,
        request,
        headersWith(requestId, { 'Content-Type': 'text/javascript; charset=utf-8' }),
      ),
    '/docs/pages.css': textAt('/docs/pages.css', 'text/css; charset=utf-8', String, () => String(pageStyle)),
    '/openapi.json': (request, requestId) =>
      pageResponse(
        pages.page('/openapi.json', baseUrlFor(request), escapeJson, (baseUrl) =>
          JSON.stringify(openApiDocument(baseUrl)),
        ),
        request,
        baseHeaders(requestId),
      ),
    '/llms.txt': textAt('/llms.txt', PLAIN_TEXT, String, llmsText),
    '/llms-full.txt': textAt('/llms-full.txt', PLAIN_TEXT, String, llmsFullText),
    ...Object.fromEntries(
      GUIDES.map(({ id, text }) => {
        const path = `/docs/guides/${id}.md`;
        const make = (baseUrl: string) => text.replaceAll('http://127.0.0.1:8080', baseUrl);
        return [path, textAt(path, 'text/markdown; charset=utf-8', String, make)];
      }),
    ),
    ...Object.fromEntries(
      Object.entries(GUIDE_PICTURES).map(([file, picture]) => {
        const path = `/docs/guides/${file}`;
        return [path, textAt(path, 'image/svg+xml', String, () => picture)];
      }),
    ),
    ...Object.fromEntries(Object.entries(staticPages).map(([path, make]) => [path, htmlAt(path, make)])),
  };
}

const PLAIN_TEXT = 'text/plain; charset=utf-8';

/** As it stands inside a JSON text. */
function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
