import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isFree } from './port-check.ts';
import { HOST } from './ports.ts';
import { type StandIn, startStandIn, startStandIns } from './stand-in.ts';

const ENGINE: StandIn = { name: 'study engine', main: 'gemini/main.ts', port: 0, env: {} };
const PROVIDER: StandIn = { name: 'payment provider', main: 'flutterwave/main.ts', port: 0, env: {} };
const quiet = () => undefined;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

test('a process that stops a stand-in waits for its end', async () => {
  const file = JSON.stringify(fileURLToPath(new URL('stand-in.ts', import.meta.url)));
  const program = `import { startStandIn } from ${file};
    const engine = await startStandIn(${JSON.stringify(ENGINE)}, () => {}); await engine.stop();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);

  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
}, 30_000);

test('a stand-in that cannot start rejects with its error output', async () => {
  const lines: string[] = [];
  await expect(startStandIn(PROVIDER, (line) => lines.push(line))).rejects.toThrow(
    'The local payment provider did not start',
  );
  expect(lines.join('\n')).toContain('payment provider │ Error: FLUTTERWAVE_SECRET_KEY is not set');
}, 30_000);

test('when one stand-in does not start, the others are stopped', async () => {
  const port = await freePort();
  await expect(startStandIns([{ ...ENGINE, port }, PROVIDER], quiet)).rejects.toThrow('payment provider');
  expect(await isFree(port)).toBe(true);
  const running = await startStandIns([{ ...ENGINE, port }], quiet);
  expect(await isFree(port)).toBe(false);
  await running.stop();
  expect(await isFree(port)).toBe(true);
}, 30_000);
