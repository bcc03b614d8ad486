import { describe, expect, test } from 'bun:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { ERROR_STATUS } from '../../src/operations/error-codes.ts';
import { openApiDocument } from '../../src/operations/openapi.ts';
import { OPERATIONS } from '../../src/operations/table.ts';

const document = openApiDocument('http://127.0.0.1:8080') as {
  openapi: string;
  info: { version: string };
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        parameters?: { name: string; schema: object }[];
        requestBody?: { content: Record<string, { schema: { properties?: object } }> };
        responses: Record<string, { content: Record<string, { schema: object; example: unknown }> }>;
      }
    >
  >;
  components: { schemas: Record<string, object> };
};

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result).toMatchObject({ valid: true });
    expect(document.openapi).toBe('3.1.0');
  });

  test('has every operation with its parameters, a success and the errors it can end in', () => {
    expect(Object.keys(document.paths)).toEqual(OPERATIONS.map(({ path }) => path));
    for (const operation of OPERATIONS) {
      const { get, post } = document.paths[operation.path];
      const described = operation.method === 'POST' ? post : get;
      expect(described.operationId).toBe(operation.name);
      const names = Object.keys(operation.parameters.properties);
      if (operation.method === 'POST') {
        expect(Object.keys(described.requestBody?.content['application/json'].schema.properties ?? {})).toEqual(names);
      } else expect((described.parameters ?? []).map(({ name }) => name)).toEqual(names);
      expect(Object.keys(described.responses)).toContain('200');
    }
    expect(Object.keys(document.paths['/v1/decide'].get.responses)).toEqual([
      '200',
      '304',
      '400',
      '401',
      '402',
      '403',
      '404',
      '422',
      '429',
      '500',
      '503',
    ]);
  });

  test('says of the weather data that a place may be unknown, and of what is computed that it is always there', () => {
    const statuses = (path: string) => Object.keys(document.paths[path].get.responses);
    expect(statuses('/v1/current')).toEqual(expect.arrayContaining(['404', '503']));
    expect(statuses('/v1/current')).not.toContain('422');
    expect(statuses('/v1/astronomy')).toContain('404');
    expect(document.paths['/v1/astronomy'].get.responses['503']).not.toEqual(
      document.paths['/v1/current'].get.responses['503'],
    );
  });

  test('names the source of weather where there is weather', () => {
    const says = (path: string) => JSON.stringify(document.paths[path].get.responses).includes('X-Weather-Source');
    for (const path of ['decide', 'best-day', 'current', 'history', 'airquality'])
      expect(says(`/v1/${path}`)).toBe(true);
    for (const path of ['search', 'timezone', 'astronomy', 'alerts']) expect(says(`/v1/${path}`)).toBe(false);
  });

  test('refers only to schemas that it holds, and holds none that nothing refers to', () => {
    const text = JSON.stringify(document);
    const referred = new Set([...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map((match) => match[1]));
    expect([...referred].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });

  test('shows an example of every answer and of every error code', () => {
    const text = JSON.stringify(document);
    for (const operation of OPERATIONS) {
      const { get, post } = document.paths[operation.path];
      const [answer] = Object.values((post ?? get).responses);
      expect([operation.name, answer.content['application/json'].example]).toEqual([operation.name, expect.anything()]);
    }
    for (const code of Object.keys(ERROR_STATUS))
      expect([code, text.includes(`"code":"${code}"`)]).toEqual([code, true]);
  });

  test('has a name for every answer, and the version of the interface', () => {
    const names = OPERATIONS.map(({ path, method }) => {
      const { responses } = document.paths[path][method === 'POST' ? 'post' : 'get'];
      return JSON.stringify(Object.values(responses)[0].content['application/json'].schema).match(
        /schemas\/(\w+)/,
      )?.[1];
    });
    expect(names).toEqual([
      'Decision',
      'BestDay',
      'Current',
      'Forecast',
      'Future',
      'History',
      'Solar',
      'AirQualityReport',
      'Alerts',
      'Astronomy',
      'Place',
      'Timezone',
      'Activities',
      'Skill',
      'Answer',
      'Usage',
    ]);
    expect(document.info.version).toBe('1.0.0');
  });

  test('gives closed lists as enums, once, and no trace of the validator', () => {
    const units = document.paths['/v1/decide'].get.parameters?.find(({ name }) => name === 'units');
    expect(units?.schema).toEqual({ default: 'metric', type: 'string', enum: ['metric', 'imperial'] });
    expect(JSON.stringify(document)).not.toMatch(/"const"|"\$id"|~/);
  });
});
