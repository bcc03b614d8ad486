import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import type { Client } from '@modelcontextprotocol/client';
import { startTestService, type TestService } from '../support/service.ts';
import { currentClient } from './clients.ts';

let fairday: TestService;
let key = '';
const clients: Client[] = [];

beforeAll(async () => {
  fairday = await startTestService();
  key = await fairday.keyOf('verified');
  clients.push(await currentClient(fairday, key), await currentClient(fairday, key, 'legacy'));
});

afterAll(async () => {
  for (const client of clients) await client.close();
  await fairday.stop();
});

async function read(client: Client, uri: string): Promise<unknown> {
  const [content] = (await client.readResource({ uri })).contents;
  return 'text' in content ? JSON.parse(content.text) : null;
}

const used = async () => {
  const usage = (await (await fairday.get('/v1/usage', key)).json()) as { free: Record<string, { used: number }> };
  return Object.values(usage.free).map((pool) => pool.used);
};

describe('resources', () => {
  test('are listed, and hold what the REST addresses hold', async () => {
    for (const client of clients) {
      const { resources } = await client.listResources();
      expect(resources.map(({ uri }) => uri)).toEqual(['weather://activities', 'weather://usage']);
      const { resourceTemplates } = await client.listResourceTemplates();
      expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
        'weather://place/{place}/now',
        'weather://place/{place}/forecast',
      ]);
      for (const [uri, path] of [
        ['weather://activities', '/v1/activities'],
        ['weather://usage', '/v1/usage'],
        [
          'weather://place/Leeds%2C%20England%2C%20United%20Kingdom/now',
          '/v1/current?q=Leeds,+England,+United+Kingdom&units=metric',
        ],
        ['weather://place/51.5,-0.12/forecast', '/v1/forecast?q=51.5,-0.12&units=metric&days=7&include=day'],
      ]) {
        expect(await read(client, uri)).toEqual(await (await fairday.get(path, key)).json());
      }
    }
  });

  test('of a place are metered as their operation; the rest is free', async () => {
    const before = await used();
    for (const uri of [
      'weather://activities',
      'weather://usage',
      'weather://place/Leeds/now',
      'weather://place/Leeds/forecast',
    ]) {
      await read(clients[0], uri);
    }
    const after = await used();
    expect(after.map((count, pool) => count - before[pool])).toEqual([0, 2, 0]);
  });

  test('that there are none of, and places that are not known, are the protocol’s errors and cost nothing', async () => {
    const before = await used();
    for (const client of clients) {
      for (const uri of [
        'weather://nothing',
        'weather://place/Leeds/tomorrow',
        'weather://place/%E0%A4%A/now',
        'https://example.org',
      ]) {
        await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32602, data: { uri } });
      }
      const unknown = client.readResource({ uri: 'weather://place/Xqzzyvia/now' });
      await expect(unknown).rejects.toMatchObject({ code: -32602, data: { code: 'location_not_found' } });
    }
    expect(await used()).toEqual(before);
  });
});

describe('prompts', () => {
  test('are listed with their arguments and made with them', async () => {
    for (const client of clients) {
      const { prompts } = await client.listPrompts();
      expect(prompts.map(({ name }) => name)).toEqual(['plan_day', 'activity_check', 'compare_trip']);
      const { messages } = await client.getPrompt({
        name: 'activity_check',
        arguments: { activity: 'running', place: 'Leeds', when: 'saturday' },
      });
      const { content } = messages[0];
      expect(content.type === 'text' && content.text).toMatch(/saturday .* running at Leeds/);
    }
  });

  test('that there are none of, and arguments that are missing, are the protocol’s errors', async () => {
    const [client] = clients;
    await expect(client.getPrompt({ name: 'dance' })).rejects.toMatchObject({ code: -32602 });
    await expect(client.getPrompt({ name: 'plan_day' })).rejects.toMatchObject({ code: -32602 });
    const long = client.getPrompt({ name: 'plan_day', arguments: { place: 'x'.repeat(201) } });
    await expect(long).rejects.toMatchObject({ code: -32602 });
  });
});

describe('completion', () => {
  const complete = async (client: Client, name: string, value: string) =>
    (await client.complete({ ref: { type: 'ref/prompt', name: 'plan_day' }, argument: { name, value } })).completion;

  test('offers places that can be asked for as they stand, best known first, for prompts and resources', async () => {
    const before = await used();
    for (const client of clients) {
      const { values } = await complete(client, 'place', 'lond');
      expect(values[0]).toBe('London, England, United Kingdom');
      const template = await client.complete({
        ref: { type: 'ref/resource', uri: 'weather://place/{place}/now' },
        argument: { name: 'place', value: 'lond' },
      });
      expect(template.completion.values).toEqual(values);
      const kinds = values.slice(0, 20).map((place) => fairday.service.places.resolve(place).kind);
      expect(new Set(kinds)).toEqual(new Set(['found']));
    }
    expect(await used()).toEqual(before);
  });

  test('offers at most a hundred values, and nothing for nothing', async () => {
    const [client] = clients;
    const { values } = await complete(client, 'place', 'san');
    expect(values.length).toBeGreaterThan(50);
    expect(values.length).toBeLessThanOrEqual(100);
    expect((await complete(client, 'place', ' ')).values).toEqual([]);
    expect((await complete(client, 'mood', 'a')).values).toEqual([]);
  });

  test('knows the activities by their aliases too, days by their names, and the last of several places', async () => {
    const [client] = clients;
    expect((await complete(client, 'activity', 'bbq')).values).toEqual(['outdoor-event']);
    expect((await complete(client, 'activity', '')).values).toHaveLength(20);
    expect((await complete(client, 'date', 'S')).values).toEqual(['saturday', 'sunday']);
    expect((await complete(client, 'places', 'York; lond')).values[0]).toBe('York; London, England, United Kingdom');
  });
});
