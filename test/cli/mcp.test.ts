import { describe, expect, test } from 'bun:test';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { cleanEnv, inEmptyFolder, PROGRAM, run } from '../support/process.ts';

const ENV = { FAIRDAY_WEATHER: 'typical', FAIRDAY_NOW: '2026-07-01T12:00:00Z' };
const HELLO = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
const DECIDE = { place: 'Leeds', activity: 'exterior-painting', date: '2026-07-02' };
const [command, ...program] = PROGRAM;

describe('fairday mcp', () => {
  test('serves the tools to clients of both generations, without a key or a bill', async () => {
    await inEmptyFolder(async (cwd) => {
      for (const mode of ['auto', 'legacy'] as const) {
        const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
        await client.connect(
          new StdioClientTransport({ command, args: [...program, 'mcp'], cwd, env: cleanEnv(ENV), stderr: 'ignore' }),
        );
        const { tools } = await client.listTools();
        expect(tools.map(({ name }) => name)).toContain('decide');
        const args = { place: 'Leeds', activity: 'exterior-painting', date: '2026-07-02', detail: 'full' };
        const { structuredContent, _meta } = await client.callTool({ name: 'decide', arguments: args });
        const asked = ['decide', 'Leeds', 'exterior-painting', '--when', '2026-07-02', '--json'];
        expect(structuredContent as object).toEqual(JSON.parse((await run(PROGRAM, asked, cwd, ENV)).stdout));
        expect(_meta?.['fairday/billing']).toBeUndefined();
        const { resources } = await client.listResources();
        expect(resources.map(({ uri }) => uri)).toEqual(['weather://activities']);
        await expect(client.readResource({ uri: 'weather://usage' })).rejects.toThrow('not found');
        await client.close();
      }
    });
  }, 120_000);

  test('writes nothing but the protocol on stdout, and ends when its input does', async () => {
    await inEmptyFolder(async (cwd) => {
      const { exitCode, stdout, stderr } = await run(PROGRAM, ['mcp'], cwd, ENV);
      expect([exitCode, stdout]).toEqual([0, '']);
      expect(stderr).toContain('data directory');
    });
  });

  test('names a line that is no message in one line of stderr, and goes on', async () => {
    await inEmptyFolder(async (cwd) => {
      const child = Bun.spawn([...PROGRAM, 'mcp'], {
        cwd,
        env: cleanEnv(ENV),
        stdin: new Blob(['garbage\n', '{}\n', `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })}\n`]),
        stdout: 'pipe',
        stderr: 'pipe',
      });
      const [out, err] = await Promise.all([child.stdout.text(), child.stderr.text()]);
      expect(JSON.parse(out)).toMatchObject({ id: 1 });
      expect(err.trimEnd().split('\n')).toEqual([
        expect.stringContaining('data directory'),
        'fairday: a line on stdin is no message of the protocol (JSON-RPC 2.0)',
      ]);
    });
  });

  test('answers what it was asked before the input ended', async () => {
    await inEmptyFolder(async (cwd) => {
      const child = Bun.spawn([...PROGRAM, 'mcp'], {
        cwd,
        env: cleanEnv(ENV),
        stdin: new Blob(
          [
            { id: 1, method: 'initialize', params: HELLO },
            { method: 'notifications/initialized' },
            { id: 2, method: 'tools/call', params: { name: 'decide', arguments: DECIDE } },
            { id: 3, method: 'tools/list' },
          ].map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`),
        ),
        stdout: 'pipe',
        stderr: 'ignore',
      });
      const answers = (await child.stdout.text())
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(answers.map(({ id }) => id).toSorted()).toEqual([1, 2, 3]);
      expect(answers.find(({ id }) => id === 2).result.content[0].text).toContain('Leeds');
      expect(await child.exited).toBe(0);
    });
  });

  test('ends with a signal', async () => {
    await inEmptyFolder(async (cwd) => {
      const child = Bun.spawn([...PROGRAM, 'mcp'], {
        cwd,
        env: cleanEnv(ENV),
        stdin: 'pipe',
        stdout: 'pipe',
        stderr: 'ignore',
      });
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: HELLO })}\n`);
      child.stdin.flush();
      const { value } = await child.stdout.getReader().read();
      expect(JSON.parse(new TextDecoder().decode(value)).result.serverInfo.name).toBe('fairday');
      child.kill('SIGTERM');
      expect(await child.exited).toBe(0);
    });
  });
});
