/** The import that is under way, in the browser's Cache API, so that it continues after the app was closed. */
import { IMPORTS_CACHE } from '@/lib/imports-cache.ts';
import type { ImportJob } from './import-job.ts';

/** An import and how many of its steps the server has accepted. */
export interface PersistedImport {
  job: ImportJob;
  done: number;
}

/** Stored keys, so they must not change. The steps apart from the cards, which can be megabytes. */
const keysOf = (uid: string) => ({ job: `/imports/${uid}`, done: `/imports/${uid}/done` });

/** Fields of a job that are times. */
const TIMES = new Set(['startedAt', 'due', 'last_review']);

/** Stores an import. A device without room for it imports all the same, but cannot continue later. */
export async function persistImport({ job, done }: PersistedImport): Promise<void> {
  const cache = await openCache();
  await cache?.put(keysOf(job.uid).done, new Response(String(done)));
  await cache?.put(keysOf(job.uid).job, new Response(JSON.stringify(job)));
}

/** Stores how many steps are done. */
export async function persistProgress(uid: string, done: number): Promise<void> {
  await (await openCache())?.put(keysOf(uid).done, new Response(String(done)));
}

/** The student's import that was broken off; null without one. */
export async function readPersistedImport(uid: string): Promise<PersistedImport | null> {
  const cache = await openCache();
  const stored = await cache?.match(keysOf(uid).job);
  if (!stored) return null;
  const reviveTime = (key: string, value: unknown) =>
    TIMES.has(key) && typeof value === 'string' ? new Date(value) : value;
  const done = await cache?.match(keysOf(uid).done);
  return { job: JSON.parse(await stored.text(), reviveTime), done: Number((await done?.text()) ?? 0) };
}

export async function deletePersistedImport(uid: string): Promise<void> {
  const cache = await openCache();
  await Promise.all(Object.values(keysOf(uid)).map((key) => cache?.delete(key)));
}

/** Null where the Cache API isn't available: in an old browser, a private window, or at an address without https. */
async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(IMPORTS_CACHE);
  } catch (error) {
    console.warn('an import cannot be stored on this device', error);
    return null;
  }
}
