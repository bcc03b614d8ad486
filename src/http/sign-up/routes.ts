/** The routes of self-service; there are none where it is switched off. */
import type { LinkPurpose } from '../../account/mail-link.ts';
import type { SelfService } from '../../account/self-service.ts';
import { networkText, parseIp } from '../../lib/ip.ts';
import { FairdayError } from '../../operations/errors.ts';
import { bodyText } from '../body.ts';
import { errorResponse } from '../error-response.ts';
import { privateHeaders } from '../headers.ts';
import { originOf } from '../host.ts';
import type { ServerContext } from '../server-context.ts';
import {
  deletedPage,
  deletePage,
  keyPage,
  linkPage,
  lostKeyPage,
  noEmailPage,
  refusedPage,
  sentPage,
  signUpPage,
  tooManyPage,
} from './pages.ts';

/** Forms are sent to this server alone. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

type Handler = (request: Request, requestId: string) => Promise<Response>;

interface SignUpRoute {
  readonly method: 'GET' | 'POST';
  readonly handle: Handler;
}

const PURPOSES: readonly LinkPurpose[] = ['sign-up', 'new-key', 'delete'];

export function signUpRoutes(context: ServerContext): Record<string, SignUpRoute> {
  const { selfService, config } = context.service;
  if (selfService === null) return {};
  const shown = (html: () => string): SignUpRoute => ({
    method: 'GET',
    handle: async (_request, requestId) => htmlAnswer(html(), 200, requestId),
  });
  const sent = (handle: (form: URLSearchParams, request: Request, requestId: string) => Promise<Response>) => ({
    method: 'POST' as const,
    handle: (request: Request, requestId: string) => withForm(request, requestId, config.baseUrl, handle),
  });
  return {
    '/signup': shown(signUpPage),
    '/signup/key': shown(lostKeyPage),
    '/signup/delete': shown(deletePage),
    '/signup/link': {
      method: 'GET',
      handle: async (request, requestId) => {
        const token = new URL(request.url).searchParams.get('token') ?? '';
        const link = await selfService.read(token);
        return htmlAnswer(linkPage(link, token), link === null ? 410 : 200, requestId);
      },
    },
    '/signup/mail': sent((form, request, requestId) =>
      askForMail(selfService, form, clientOf(context.callerIp(request) ?? ''), requestId),
    ),
    '/signup/use': sent((form, _request, requestId) => useLink(selfService, form, config.baseUrl ?? '', requestId)),
  };
}

/** Who asks: an IPv4 address, or the /48 of an IPv6 address, all of which one subscriber may have. */
function clientOf(ip: string): string {
  const parsed = parseIp(ip);
  return parsed === null || parsed.version === 4 ? ip : networkText(parsed);
}

async function askForMail(
  selfService: SelfService,
  form: URLSearchParams,
  client: string,
  requestId: string,
): Promise<Response> {
  const purpose = PURPOSES.find((known) => known === form.get('purpose')) ?? 'sign-up';
  const outcome = await selfService.request(purpose, form.get('email') ?? '', client);
  if (outcome === 'sent') return htmlAnswer(sentPage(), 200, requestId);
  if (outcome === 'no-email') return htmlAnswer(noEmailPage(), 400, requestId);
  const response = htmlAnswer(tooManyPage(outcome.retryAfterSeconds), 429, requestId);
  response.headers.set('Retry-After', String(outcome.retryAfterSeconds));
  return response;
}

async function useLink(
  selfService: SelfService,
  form: URLSearchParams,
  baseUrl: string,
  requestId: string,
): Promise<Response> {
  const outcome = await selfService.confirm(form.get('token') ?? '', {
    revokeOthers: form.get('revoke') === 'yes',
    forfeit: form.get('forfeit') === 'yes',
  });
  if (outcome.kind === 'key') return htmlAnswer(keyPage(outcome.email, outcome.key, baseUrl), 200, requestId);
  if (outcome.kind === 'deleted') return htmlAnswer(deletedPage(outcome.email), 200, requestId);
  return htmlAnswer(refusedPage(outcome.message), 409, requestId);
}

/** Reads the form, unless a page of another site sent it: nobody signs up for somebody else. */
async function withForm(
  request: Request,
  requestId: string,
  baseUrl: string | null,
  handle: (form: URLSearchParams, request: Request, requestId: string) => Promise<Response>,
): Promise<Response> {
  if (isFromElsewhere(request, baseUrl)) {
    return htmlAnswer(refusedPage('The form was sent from another site. Fill it in here.'), 403, requestId);
  }
  try {
    return await handle(new URLSearchParams(await bodyText(request)), request, requestId);
  } catch (error) {
    if (error instanceof FairdayError) return errorResponse(error, requestId, privateHeaders(requestId));
    throw error;
  }
}

/**
 * Whether a page of another site has sent the form. Browsers say so; where one does not, it names the page's origin, which is
 * `null` for our own pages, as they send no referrer.
 */
function isFromElsewhere(request: Request, baseUrl: string | null): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null || origin === 'null') return false;
  const own = [baseUrl, originOf(request)].flatMap((url) => (url === null ? [] : [new URL(url).origin]));
  return !own.includes(origin);
}

function htmlAnswer(html: string, status: number, requestId: string): Response {
  const headers = privateHeaders(requestId, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    // The address of a link holds its token.
    'Referrer-Policy': 'no-referrer',
  });
  return new Response(html, { status, headers });
}
