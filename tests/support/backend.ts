import { randomUUID } from 'node:crypto';
import { withDates } from '@akada/functions/src/lib/documents.ts';
import type { Deps } from '@akada/functions/src/lib/handler.ts';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type DocumentSnapshot, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { suiteVariable } from './suite-variable.ts';

/** The emulators as handlers see them. */
const app = initializeApp({ projectId: suiteVariable('GCLOUD_PROJECT') }, 'tests');
export const db = getFirestore(app);
export const auth = getAuth(app);
export const bucket = getStorage(app).bucket(`${suiteVariable('GCLOUD_PROJECT')}.appspot.com`);

/** The time at which handlers under test run. */
export const NOW = new Date('2026-03-01T08:00:00.000Z');

/** What a handler gets, with a clock that stands still at `now`. */
export function depsAt(now = NOW): Deps {
  return { db, auth, bucket: () => bucket, now: () => now };
}

/** A new account, its address confirmed unless told otherwise. */
export async function newStudent(options: { name?: string; confirmed?: boolean } = {}) {
  const { name, confirmed = true } = options;
  const email = `${randomUUID()}@example.com`;
  const password = 'correct horse';
  const { uid } = await auth.createUser({
    email,
    password,
    emailVerified: confirmed,
    ...(name !== undefined && { displayName: name }),
  });
  return { uid, email, password };
}

/** A document with its times as Dates, as the schemas see it; undefined when there is none. */
export async function read(path: string): Promise<Record<string, unknown> | undefined> {
  const data = (await db.doc(path).get()).data();
  if (!data) return undefined;
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );
}

/**
 * A document read strictly, so that a field which no schema has fails the test that wrote it; undefined when there is none.
 */
export function readStrictly<T>(
  schema: { parse(value: unknown): T },
  snapshot: DocumentSnapshot,
): T | undefined {
  return snapshot.exists ? schema.parse(withDates(snapshot.data())) : undefined;
}
