/** Panels as the text that people read, and answers of a service as the panels take them. */
import { expect } from 'bun:test';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { TestService } from '../../support/service.ts';

/** The text of the markup; a space where elements part it. */
export function textOf(panel: VNode): string {
  const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
  return renderToString(panel)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .trim();
}

/** The body that the service answers with 200. */
export async function bodyAt<Body>(fairday: TestService, path: string, key: string): Promise<Body> {
  const response = await fairday.get(path, key);
  expect([path, response.status]).toEqual([path, 200]);
  const body: Body = await response.json();
  return body;
}
