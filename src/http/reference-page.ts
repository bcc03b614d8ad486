/**
 * The page of the API reference: that of the Elysia plugin, which loads the script and the style of Swagger UI from a
 * public host. Here both addresses become those of the parts embedded in the executable, so that the page works without
 * internet, and the document that it shows is our own: the plugin's is guessed from routes.
 */
import { swagger } from '@elysiajs/swagger';
import { Elysia } from 'elysia';

export interface ReferencePage {
  readonly html: string;
  /** For the policy of the page: only scripts and styles of this server may load, and the page's own script run. */
  readonly contentSecurityPolicy: string;
}

const PATH = '/docs';
/** Where the plugin's page has Swagger UI from; the names of the files are those of the embedded parts. */
const PUBLIC_HOST = /https:\/\/unpkg\.com\/swagger-ui-dist@[\d.]+\//g;

const HEAD = `    <link rel="icon" href="data:," />
    <script src="${PATH}/colour-scheme.js"></script>
</head>`;

const BODY = `<body>
    <noscript>This page needs JavaScript; the same as a document: <a href="/openapi.json">/openapi.json</a></noscript>`;

/** Makes the page. Throws when the plugin's page names another host, which a new version of it might. */
export async function referencePage(): Promise<ReferencePage> {
  const description = 'All addresses, parameters, answers and errors';
  const plugin = swagger({
    provider: 'swagger-ui',
    path: PATH,
    specPath: '/openapi.json',
    autoDarkMode: false,
    documentation: { info: { title: 'Fairday API reference', version: '', description } },
    swaggerOptions: {
      deepLinking: true,
      displayRequestDuration: true,
      defaultModelsExpandDepth: 0,
      tryItOutEnabled: true,
      validatorUrl: 'none',
    },
  });
  const made = await new Elysia().use(plugin).handle(new Request(`http://localhost${PATH}`));
  const html = (await made.text()).replace(PUBLIC_HOST, `${PATH}/`).replace('</head>', HEAD).replace('<body>', BODY);
  const outside = html.match(/(?:src|href)="(?:\w+:)?\/\/[^"]*"/);
  if (outside !== null) throw new Error(`the reference page loads ${outside[0]}`);
  return { html, contentSecurityPolicy: policyOf(html) };
}

/** Swagger UI sets inline styles; of inline scripts, those of the page may run, by their hashes. */
function policyOf(html: string): string {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => {
    const hash = new Bun.CryptoHasher('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
  return `default-src 'none'; script-src 'self' ${scripts.join(' ')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
