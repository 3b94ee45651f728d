import { randomUUID } from 'node:crypto';
import { withDates } from '@akada/domain/documents/stored';
import type { Deps } from '@akada/functions/src/lib/handler.ts';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type DocumentSnapshot, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { suiteVariable } from './suite-variable.ts';

/** The Admin SDK of the emulators' project. */
const app = initializeApp({ projectId: suiteVariable('GCLOUD_PROJECT') }, 'tests');
export const db = getFirestore(app);
export const auth = getAuth(app);
export const bucket = getStorage(app).bucket(`${suiteVariable('GCLOUD_PROJECT')}.appspot.com`);

/** The time at which handlers run in tests. */
export const NOW = new Date('2026-03-01T08:00:00.000Z');

/** The dependencies of a handler, with a clock fixed at `now`. */
export function depsAt(now = NOW): Deps {
  return { db, auth, bucket: () => bucket, now: () => now };
}

/** Creates a student with a verified address, or an unverified one if `confirmed` is false. */
export async function createStudent(options: { name?: string; confirmed?: boolean } = {}) {
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

/** Returns a document with times as Dates, as the schemas expect it; undefined when it doesn't exist. */
export async function readDocument(path: string): Promise<Record<string, unknown> | undefined> {
  return withDates((await db.doc(path).get()).data()) as Record<string, unknown> | undefined;
}

/**
 * Parses a document strictly, so that a field without a schema fails the test that wrote it. Returns undefined when the
 * document doesn't exist.
 */
export function parseStrictly<T>(
  schema: { parse(value: unknown): T },
  snapshot: DocumentSnapshot,
): T | undefined {
  return snapshot.exists ? schema.parse(withDates(snapshot.data())) : undefined;
}
