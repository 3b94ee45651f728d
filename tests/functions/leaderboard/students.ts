import { randomUUID } from 'node:crypto';
import { documentPaths } from '@akada/domain/documents/paths';
import { withDates } from '@akada/domain/documents/stored';
import { newUserPoints } from '@akada/domain/points/points';
import { type UserPoints, userPointsSchema } from '@akada/domain/points/schemas';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { CallableRequest } from 'firebase-functions/https';

const BATCH = 500;
const BORN = new Date('2026-01-01T08:00:00.000Z');

/** A separate Firestore project: a board ranks all students, including those of other tests. */
export function createFirestore(): Firestore {
  const name = `demo-boards-${randomUUID()}`;
  return getFirestore(initializeApp({ projectId: name }, name));
}

/** A new student's points with these changes. */
export function createPoints(fields: Partial<UserPoints>): UserPoints {
  return userPointsSchema.parse({ ...newUserPoints('Ada', BORN), ...fields });
}

/** Writes students' points by their ids. */
export async function writeStudents(
  db: Firestore,
  students: Record<string, Partial<UserPoints>>,
): Promise<void> {
  const all = Object.entries(students);
  for (let from = 0; from < all.length; from += BATCH) {
    const batch = db.batch();
    for (const [uid, fields] of all.slice(from, from + BATCH)) {
      batch.set(db.doc(documentPaths.points(uid)), createPoints(fields));
    }
    await batch.commit();
  }
}

/** `count` students, from `count` points, streak days and tools down to one of each. */
export function createRankedStudents(count: number, today: string): Record<string, Partial<UserPoints>> {
  const steps = Array.from({ length: count }, (_, index) => {
    const figure = count - index;
    const name = `Student ${String(index + 1).padStart(5, '0')}`;
    return [
      `s${index + 1}`,
      {
        ...{ name, points_earned: figure, total_points: figure },
        ...{ current_streak: figure, longest_streak: figure, last_activity_date: today },
        ...{ tools_used_today: figure, tools_day: today },
      },
    ] as const;
  });
  return Object.fromEntries(steps);
}

/** A document with its timestamps as Dates; undefined if it does not exist. */
export async function readDocument(
  db: Firestore,
  path: string,
): Promise<Record<string, unknown> | undefined> {
  return withDates((await db.doc(path).get()).data()) as Record<string, unknown> | undefined;
}

/** A call by a student with a verified address. */
export function createRequest(uid: string, data: unknown): Pick<CallableRequest, 'auth' | 'data'> {
  const token = { email_verified: true };
  return { auth: { uid, token, rawToken: '' } as unknown as NonNullable<CallableRequest['auth']>, data };
}
