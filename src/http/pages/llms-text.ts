/**
 * `/llms.txt` and `/llms-full.txt` (https://llmstxt.org): what the service is and where its documents are, for language models,
 * short and in full. Both are made from the operation table and the guides.
 */
import { ERROR_STATUS } from '../../operations/error-codes.ts';
import { plain } from '../../operations/json-schema.ts';
import { costSentence } from '../../operations/openapi.ts';
import { EXAMPLES } from '../../operations/openapi-examples.ts';
import type { Operation } from '../../operations/operation.ts';
import { OPERATIONS } from '../../operations/table.ts';
import { GUIDES } from './guides.ts';
import { curlLine } from './reference-page.ts';
import { typeName } from './schema-list.ts';

const SUMMARY = `# Fairday

> Weather data and weather decisions over HTTP: is it a good day for an activity, when, and why. A verdict, a score from 0 to 100,
> the best hours, risks and reasons for 20 activities, and the weather behind them.

A score is not a safety clearance. Times are civil times of the place. Send the key in the X-API-Key header. What fails costs nothing.`;

/** The table of contents for a service at `baseUrl`. */
export function llmsText(baseUrl: string): string {
  const operations = OPERATIONS.map(
    ({ name, method = 'GET', path, summary }) => `- [${method} ${path}](${baseUrl}/docs#${name}): ${summary}`,
  );
  const guides = GUIDES.map(({ id, title, lead }) => `- [${title}](${baseUrl}/docs/guides/${id}.md): ${lead}`);
  return `${SUMMARY}

## Operations

${operations.join('\n')}

## Documents

- [openapi.json](${baseUrl}/openapi.json): the OpenAPI 3.1 document
- [llms-full.txt](${baseUrl}/llms-full.txt): every operation and guide in one text
- [MCP](${baseUrl}/mcp): the same as tools, over the Model Context Protocol (Streamable HTTP)
- [Activities](${baseUrl}/v1/activities): every activity with its limits and their sources, as JSON

## Guides

${guides.join('\n')}
`;
}

/** Everything in one text. */
export function llmsFullText(baseUrl: string): string {
  const errors = Object.entries(EXAMPLES.errors).map(([code, example]) => {
    const { error } = example as { error: { message: string } };
    return `- ${ERROR_STATUS[code as keyof typeof ERROR_STATUS]} \`${code}\`: ${error.message}`;
  });
  const guides = GUIDES.map(({ text }) => text.replaceAll('http://127.0.0.1:8080', baseUrl).trim());
  return `${SUMMARY}

${OPERATIONS.map((operation) => operationText(operation, baseUrl)).join('\n\n')}

## Errors

${errors.join('\n')}

${guides.join('\n\n')}
`;
}

function operationText(operation: Operation, baseUrl: string): string {
  const { name, method = 'GET', path, summary, description, parameters, example, needsKey } = operation;
  const required = new Set(parameters.required);
  const rows = Object.entries(parameters.properties).map(([parameter, schema]) => {
    const { description: meaning = '', default: fallback } = schema;
    const need = required.has(parameter) ? ', required' : fallback === undefined ? '' : `, default ${fallback}`;
    return `- \`${parameter}\` (${typeName(plain(schema))}${need}): ${meaning}`;
  });
  return `## ${method} ${path}: ${summary}

${description} ${costSentence(operation)}

${rows.length === 0 ? 'No parameters.' : rows.join('\n')}

\`\`\`sh
${curlLine(method, `${baseUrl}${path}`, example, needsKey)}
\`\`\`

\`\`\`json
${JSON.stringify(EXAMPLES.answers[name])}
\`\`\``;
}
