/**
 * The condition icons at `/icons/NAME.svg`, so that a page needs no other host: the Meteocons drawings inside the
 * executable. They change only with a version of Fairday.
 */
import icons from '../../data/generated/icons.json.gz' with { type: 'file' };
import { ICON_NAMES } from '../weather/conditions/icons.ts';
import { matchesEtag } from './etag.ts';
import { headersWith } from './headers.ts';

const THIRTY_DAYS_SECONDS = 30 * 86_400;
/** A drawing opened by itself runs and loads nothing; its styles are inline. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

interface Icon {
  readonly svg: string;
  readonly etag: string;
}

type Page = (request: Request, requestId: string) => Promise<Response>;

export function iconRoutes(): Record<string, Page> {
  return Object.fromEntries(ICON_NAMES.map((name) => [`/icons/${name}.svg`, iconPage(name)]));
}

function iconPage(name: string): Page {
  return async (request, requestId) => {
    const { svg, etag } = (await drawings())[name];
    const headers = headersWith(requestId, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': `public, max-age=${THIRTY_DAYS_SECONDS}`,
      'Content-Security-Policy': POLICY,
      ETag: etag,
    });
    if (matchesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    return new Response(svg, { headers });
  };
}

let read: Promise<Readonly<Record<string, Icon>>> | null = null;

/** All icons, unpacked at the first request for one. */
function drawings(): Promise<Readonly<Record<string, Icon>>> {
  read ??= unpack();
  return read;
}

async function unpack(): Promise<Readonly<Record<string, Icon>>> {
  const table: Record<string, string> = JSON.parse(
    new TextDecoder().decode(Bun.gunzipSync(await Bun.file(icons).bytes())),
  );
  return Object.fromEntries(
    Object.entries(table).map(([name, svg]) => [name, { svg, etag: `"${Bun.hash.wyhash(svg).toString(36)}"` }]),
  );
}
