import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isFree } from '../port-check.ts';
import { HOST } from '../ports.ts';
import { type FakeService, startFake, startFakes } from './fake-process.ts';

const SCANNER: FakeService = { name: 'fake scanner', main: 'scanner/main.ts', port: 0, env: {} };
const FLUTTERWAVE: FakeService = { name: 'fake Flutterwave', main: 'flutterwave/main.ts', port: 0, env: {} };
const quiet = () => undefined;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

test('a process that stops a fake waits for its end', async () => {
  const file = JSON.stringify(fileURLToPath(new URL('fake-process.ts', import.meta.url)));
  const program = `import { startFake } from ${file};
    const fake = await startFake(${JSON.stringify(SCANNER)}, () => {}); await fake.stop();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);

  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
}, 30_000);

test('a fake that cannot start rejects with its error output', async () => {
  const lines: string[] = [];
  await expect(startFake(FLUTTERWAVE, (line) => lines.push(line))).rejects.toThrow(
    'The fake Flutterwave did not start',
  );
  expect(lines.join('\n')).toContain('fake Flutterwave │ Error: FLUTTERWAVE_SECRET_KEY is not set');
}, 30_000);

test('when one fake does not start, the others are stopped', async () => {
  const port = await freePort();
  await expect(startFakes([{ ...SCANNER, port }, FLUTTERWAVE], quiet)).rejects.toThrow('fake Flutterwave');
  expect(await isFree(port)).toBe(true);
  const running = await startFakes([{ ...SCANNER, port }], quiet);
  expect(await isFree(port)).toBe(false);
  await running.stop();
  expect(await isFree(port)).toBe(true);
}, 30_000);
