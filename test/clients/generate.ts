/**
 * Generates clients of an OpenAPI document as other people do, with the generators' default settings: DOCUMENT FOLDER. A
 * process of its own, because the generators need the compiler as a library, which TypeScript 7 is not.
 */
import { join } from 'node:path';
import { plugin } from 'bun';
import ts from 'typescript-5';

plugin({
  name: 'the compiler as a library',
  setup(build) {
    build.module('typescript', () => ({ exports: { ...ts, default: ts }, loader: 'object' }));
  },
});

const [document, folder] = process.argv.slice(2);
const { createClient } = await import('@hey-api/openapi-ts');
const { generate } = await import('orval');
const { astToString, default: openapiTypescript } = await import('openapi-typescript');
const types = await openapiTypescript(await Bun.file(document).text());
await Bun.write(join(folder, 'openapi-fetch', 'schema.ts'), astToString(types));
await createClient({ input: document, output: join(folder, 'hey-api'), logs: { level: 'silent', file: false } });
for (const client of ['fetch', 'axios'] as const) {
  const target = join(folder, `orval-${client}`, 'client.ts');
  const baseUrl = { getBaseUrlFromSpecification: true } as const;
  await generate({ input: document, output: { target, client, baseUrl } });
}
