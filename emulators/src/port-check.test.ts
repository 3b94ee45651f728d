import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { assertPortsFree } from './port-check.ts';

let server: Server | undefined;
afterEach(() => server?.close());

function listen(): Promise<number> {
  return new Promise((resolve) => {
    server = createServer().listen(0, '127.0.0.1', () => {
      const address = server?.address();
      if (address && typeof address === 'object') resolve(address.port);
    });
  });
}

test('a free port passes', async () => {
  const port = await listen();
  await new Promise((resolve) => server?.close(resolve));
  await expect(assertPortsFree([{ port, purpose: 'the test' }])).resolves.toBeUndefined();
});

test('a port in use fails with one line that names the port, its purpose, the program and what to do', async () => {
  const port = await listen();
  const error = await assertPortsFree([{ port, purpose: 'the auth emulator' }]).catch((e: Error) => e);
  const message = error instanceof Error ? error.message : '';
  expect(message).toContain(`Port ${port} for the auth emulator is in use by `);
  expect(message).toContain(`(pid ${process.pid}): stop it (kill ${process.pid}) and try again.`);
  expect(message).not.toContain('\n');
});
