import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/support/find-browser.ts';
import { findFreePort } from '../support/find-free-port.ts';
import type { Hosting } from './hosting.ts';
import type { Session } from './session.ts';

/** The profile folder of a browser. */
export interface Phone {
  folder: string;
  throwAway: () => Promise<void>;
}

/** Creates an empty profile. */
export async function newPhone(): Promise<Phone> {
  const folder = await mkdtemp(join(tmpdir(), 'akada-bench-'));
  return { folder, throwAway: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/**
 * Runs `work` with a browser's debugging port and closes the browser afterwards. Each visit has its own process, so that a
 * crash affects no other visit.
 *
 * @param session the session to restore; undefined uses the one of the profile
 */
export async function withPhone<Result>(
  { folder }: Phone,
  { fingerprint }: Pick<Hosting, 'fingerprint'>,
  session: Session | undefined,
  work: (port: number) => Promise<Result>,
): Promise<Result> {
  const { executablePath, args } = await findBrowser();
  const port = await findFreePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [
      ...args,
      `--remote-debugging-port=${port}`,
      // Ignoring every certificate error would keep the browser from caching.
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
    serviceWorkers: 'block',
  });
  try {
    if (session) await context.setStorageState(session);
    return await work(port);
  } finally {
    // A crashed browser is closed already; `work` reports the error.
    await context.close().catch(() => undefined);
  }
}
