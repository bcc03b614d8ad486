/**
 * The API reference, made from the operation table: each operation with its parameters, what it costs, how it fails, an answer,
 * and a form that sends the call to this server. It works without internet; without JavaScript the form alone is missing.
 */
import type { TObject } from '@sinclair/typebox';
import { ERROR_STATUS } from '../../operations/error-codes.ts';
import { type Json, plain } from '../../operations/json-schema.ts';
import { costSentence } from '../../operations/openapi.ts';
import { EXAMPLES } from '../../operations/openapi-examples.ts';
import { errorCodes } from '../../operations/openapi-responses.ts';
import type { Operation } from '../../operations/operation.ts';
import { choicesOf } from '../../operations/parameters.ts';
import { OPERATIONS } from '../../operations/table.ts';
import { escapeHtml } from './escape-html.ts';
import { layout } from './page-layout.ts';
import { fieldList, typeName } from './schema-list.ts';

const GROUPS = [...new Set(OPERATIONS.map(({ group }) => group))];

/** The page for a service at `baseUrl`. */
export function referencePage(baseUrl: string): string {
  return layout({
    title: 'API reference',
    section: '/docs',
    script: '/docs/reference.js',
    body: `<div class="reference">
<aside class="contents" aria-label="Operations">${GROUPS.map(contentsOf).join('\n')}</aside>
<div>
<h1>API reference</h1>
<p>The service answers at <code>${escapeHtml(baseUrl)}</code>. Send your key in the <code>X-API-Key</code> header, or as
<code>Authorization: Bearer</code>. What fails costs nothing. HEAD is answered wherever GET is, and never charged.
For programs: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1), <a href="/llms.txt">llms.txt</a>.</p>
<form class="key-field" id="key-form"><label>API key for the examples of this page <input id="key" type="password" autocomplete="off" spellcheck="false" placeholder="fd_…"></label>
<small>Kept by this browser, sent to this server alone.</small></form>
${OPERATIONS.map((operation) => operationSection(operation, baseUrl)).join('\n')}
${errorSection()}
</div></div>`,
  });
}

function contentsOf(group: Operation['group']): string {
  const links = OPERATIONS.filter((operation) => operation.group === group).map(
    ({ name, summary }) => `<li><a href="#${name}" title="${escapeHtml(summary)}">${name}</a></li>`,
  );
  return `<h2>${group}</h2><ul>${links.join('')}</ul>`;
}

function operationSection(operation: Operation, baseUrl: string): string {
  const { name, path, summary, description, result } = operation;
  const method = operation.method ?? 'GET';
  const answer = EXAMPLES.answers[name];
  return `<section class="operation" id="${name}" aria-labelledby="${name}-title">
<h2 id="${name}-title"><a href="#${name}">${escapeHtml(summary)}</a></h2>
<p class="address"><b>${method}</b> <code>${path}</code> <small>${escapeHtml(costSentence(operation))}</small></p>
<p>${escapeHtml(description)}</p>
${parameterTable(operation)}
${callForm(operation, method, baseUrl)}
<details><summary>An answer</summary><pre class="answer" tabindex="0">${escapeHtml(JSON.stringify(answer, null, 2))}</pre></details>
<details><summary>Fields of the answer</summary>${fieldList(result)}</details>
<p><small>Errors: ${errorCodes(operation)
    .map((code) => `<a href="#error-${code}"><code>${code}</code></a>`)
    .join(' ')}</small></p>
</section>`;
}

interface ParameterRow {
  readonly name: string;
  readonly schema: Json;
  readonly choices: readonly string[] | null;
  readonly required: boolean;
  readonly example: string;
}

function parametersOf({ parameters, example }: Operation): ParameterRow[] {
  const { properties, required = [] }: TObject & { required?: string[] | undefined } = parameters;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema: plain(schema),
    choices: choicesOf(schema),
    required: required.includes(name),
    example: example[name] ?? '',
  }));
}

function parameterTable(operation: Operation): string {
  const rows = parametersOf(operation).map(
    ({ name, schema, required }) =>
      `<tr><th scope="row"><code>${name}</code></th><td>${escapeHtml(typeName(schema))}</td><td>${
        required ? 'required' : escapeHtml(String(schema.default ?? ''))
      }</td><td>${escapeHtml(String(schema.description ?? ''))}</td></tr>`,
  );
  if (rows.length === 0) return '<p>No parameters.</p>';
  return `<div class="scroll" tabindex="0"><table class="parameters"><thead><tr><th scope="col">Parameter</th><th scope="col">Type</th><th scope="col">Default</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** A form whose fields are the parameters, filled with the documented example. */
function callForm(operation: Operation, method: string, baseUrl: string): string {
  const { name, path, example, needsKey } = operation;
  const fields = parametersOf(operation).map((row) => {
    const id = `${name}-${row.name}`;
    return `<label for="${id}">${row.name}</label>${controlOf(row, id)}`;
  });
  return `<form data-method="${method}" data-path="${path}" data-needs-key="${needsKey}">
<pre class="call">${escapeHtml(curlLine(method, `${baseUrl}${path}`, example, needsKey))}</pre>
${fields.length === 0 ? '' : `<details><summary>Change the parameters</summary><div class="inputs">${fields.join('')}</div></details>`}
<button type="submit">Send it</button> <output></output>
<pre class="result answer" tabindex="0" aria-label="The answer of this server" hidden></pre>
</form>`;
}

function controlOf({ name, choices, required, example }: ParameterRow, id: string): string {
  if (choices !== null) {
    const options = ['', ...choices].map(
      (value) => `<option${value === example ? ' selected' : ''}>${escapeHtml(value)}</option>`,
    );
    return `<select id="${id}" name="${name}">${options.join('')}</select>`;
  }
  return `<input id="${id}" name="${name}" value="${escapeHtml(example)}"${required ? ' required' : ''}>`;
}

/** The call as a line of a shell, with a placeholder for the key. */
export function curlLine(
  method: string,
  address: string,
  parameters: Readonly<Record<string, string>>,
  needsKey: boolean,
): string {
  const key = needsKey ? " -H 'X-API-Key: fd_…'" : '';
  if (method === 'POST') {
    const body = JSON.stringify(parameters).replaceAll("'", "'\\''");
    return `curl${key} -H 'Content-Type: application/json' '${address}' -d '${body}'`;
  }
  const query = new URLSearchParams(parameters).toString();
  return `curl${key} '${address}${query === '' ? '' : `?${query}`}'`;
}

function errorSection(): string {
  const items = Object.entries(EXAMPLES.errors).map(([code, example]) => {
    const { error } = example as { error: { message: string } };
    const status = ERROR_STATUS[code as keyof typeof ERROR_STATUS];
    return `<tr id="error-${code}"><th scope="row"><code>${code}</code></th><td>${status}</td><td>${escapeHtml(error.message)}</td></tr>`;
  });
  return `<section class="operation" id="errors"><h2>Errors</h2>
<p>Every error is JSON: <code>error.code</code> for programs, <code>error.message</code> for people, often <code>details</code> and
<code>suggestions</code>. None is charged. Where there is a <code>Retry-After</code>, wait for so many seconds.</p>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">For example</th></tr></thead><tbody>${items.join('')}</tbody></table></div></section>`;
}
