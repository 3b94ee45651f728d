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

test('a free port is fine', async () => {
  const port = await listen();
  await new Promise((resolve) => server?.close(resolve));
  await expect(assertPortsFree([{ port, purpose: 'the test' }])).resolves.toBeUndefined();
});

test('a taken port is refused in one line: which, for what, by whom, what to do', async () => {
  const port = await listen();
  const error = await assertPortsFree([{ port, purpose: 'the auth emulator' }]).catch((e: Error) => e);
  const message = error instanceof Error ? error.message : '';
  expect(message).toContain(`Port ${port}, needed for the auth emulator, is taken by `);
  expect(message).toContain(`(pid ${process.pid}): stop it (kill ${process.pid}) and try again.`);
  expect(message).not.toContain('\n');
});
