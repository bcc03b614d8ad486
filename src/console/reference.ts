/**
 * The script of the API reference: shows each call as the form has it, sends it to this server, and shows what came back. The
 * key is the one that the console keeps.
 */
import { storedKey, storeKey } from './state/stored-key.ts';

const MAX_SHOWN = 20_000;

const keyField = document.querySelector<HTMLInputElement>('#key');
if (keyField !== null) {
  keyField.value = storedKey() ?? '';
  keyField.addEventListener('change', () => storeKey(keyField.value.trim() === '' ? null : keyField.value.trim()));
}
document.querySelector('#key-form')?.addEventListener('submit', (event) => event.preventDefault());
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-path]')) wire(form);

function wire(form: HTMLFormElement): void {
  form.addEventListener('input', () => showCall(form));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
}

/** The fields that are not empty. */
function parametersOf(form: HTMLFormElement): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') parameters[name] = value.trim();
  }
  return parameters;
}

function addressOf(form: HTMLFormElement): string {
  const path = form.dataset.path ?? '';
  if (form.dataset.method === 'POST') return path;
  const query = new URLSearchParams(parametersOf(form)).toString();
  return query === '' ? path : `${path}?${query}`;
}

function showCall(form: HTMLFormElement): void {
  const shown = form.querySelector('.call');
  if (shown === null) return;
  const key = form.dataset.needsKey === 'true' ? " -H 'X-API-Key: fd_…'" : '';
  const address = `'${location.origin}${addressOf(form)}'`;
  const body = JSON.stringify(parametersOf(form)).replaceAll("'", "'\\''");
  shown.textContent =
    form.dataset.method === 'POST'
      ? `curl${key} -H 'Content-Type: application/json' ${address} -d '${body}'`
      : `curl${key} ${address}`;
}

async function send(form: HTMLFormElement): Promise<void> {
  const status = form.querySelector('output');
  const result = form.querySelector<HTMLElement>('.result');
  if (status === null || result === null) return;
  const key = keyField?.value.trim() ?? '';
  if (key === '' && form.dataset.needsKey === 'true') {
    status.textContent = 'Put your API key into the field at the top of the page first.';
    keyField?.focus();
    return;
  }
  status.textContent = 'Asking …';
  const headers = new Headers(key === '' ? {} : { 'X-API-Key': key });
  const isPost = form.dataset.method === 'POST';
  if (isPost) headers.set('Content-Type', 'application/json');
  try {
    const response = await fetch(addressOf(form), {
      method: isPost ? 'POST' : 'GET',
      headers,
      ...(isPost ? { body: JSON.stringify(parametersOf(form)) } : {}),
    });
    const text = await response.text();
    const cost = response.headers.get('X-Call-Cost-GBP');
    status.textContent = `${response.status}${cost === null ? '' : `, cost £${cost}`}`;
    result.textContent = readable(text);
  } catch {
    status.textContent = 'This server does not answer now.';
    return;
  }
  result.hidden = false;
}

/** JSON with line breaks, cut where nobody reads on. */
function readable(text: string): string {
  let shown = text;
  try {
    shown = JSON.stringify(JSON.parse(text), null, 2);
  } catch {}
  return shown.length <= MAX_SHOWN
    ? shown
    : `${shown.slice(0, MAX_SHOWN)}\n… ${shown.length - MAX_SHOWN} more characters`;
}
