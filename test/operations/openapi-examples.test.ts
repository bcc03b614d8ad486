/** That the example answers of the OpenAPI document are what a service answers, and have the documented shape. */
import { expect, test } from 'bun:test';
import { makeExamples, writtenExamples } from '../../scripts/document-examples.ts';
import { ERROR_STATUS, ErrorSchema } from '../../src/operations/error-codes.ts';
import { EXAMPLES } from '../../src/operations/openapi-examples.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { faults } from '../support/answer-shape.ts';

test('the examples are what a service answers now; bun scripts/document-examples.ts --write writes them', async () => {
  expect(writtenExamples()).toEqual(await makeExamples());
});

test('there is one of every operation and of every error code, of the documented shape', () => {
  expect(OPERATIONS.map(({ name, result }) => [name, faults(result, EXAMPLES.answers[name])])).toEqual(
    OPERATIONS.map(({ name }) => [name, []]),
  );
  expect(Object.keys(ERROR_STATUS).map((code) => [code, faults(ErrorSchema, EXAMPLES.errors[code])])).toEqual(
    Object.keys(ERROR_STATUS).map((code) => [code, []]),
  );
});

test('the events are of the documented shape', () => {
  const events = OPERATIONS.find(({ name }) => name === 'ai')?.events?.();
  const payloads = [...EXAMPLES.events.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json));
  expect(payloads.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['start', 'data', 'delta', 'billing', 'done']),
  );
  for (const payload of payloads) expect(events === undefined ? ['none'] : faults(events, payload)).toEqual([]);
});
