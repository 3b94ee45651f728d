import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOST } from '@akada/emulators/ports';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/support/find-browser.ts';
import type { Hosting } from './hosting.ts';
import type { Session } from './session.ts';

/** A folder in which a browser keeps what visits leave. */
export interface Phone {
  folder: string;
  throwAway: () => Promise<void>;
}

/** A browser that has never been anywhere. */
export async function newPhone(): Promise<Phone> {
  const folder = await mkdtemp(join(tmpdir(), 'akada-bench-'));
  return { folder, throwAway: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/**
 * Lets `work` steer a browser by its debugging port, and closes the browser again. Each visit has a process of its
 * own: one that has died takes no other visit with it.
 *
 * @param session who is signed in; undefined leaves what there is
 */
export async function withPhone<Result>(
  { folder }: Phone,
  { fingerprint }: Pick<Hosting, 'fingerprint'>,
  session: Session | undefined,
  work: (port: number) => Promise<Result>,
): Promise<Result> {
  const { executablePath, args } = await findBrowser();
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [
      ...args,
      `--remote-debugging-port=${port}`,
      // Not all errors of certificates: of what such an error was overlooked for, a browser keeps nothing in its cache.
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
    serviceWorkers: 'block',
  });
  try {
    if (session) await context.setStorageState(session);
    return await work(port);
  } finally {
    // One that has died is closed; what it died of is said by the work.
    await context.close().catch(() => undefined);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
