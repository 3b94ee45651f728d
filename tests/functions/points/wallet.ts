import { randomUUID } from 'node:crypto';
import { newAccount } from '@akada/domain/account/account';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { notificationSchema } from '@akada/domain/notifications/schemas';
import { newUserPoints } from '@akada/domain/points/points';
import {
  featureAccessSchema,
  ledgerEntrySchema,
  type UserPoints,
  userPointsSchema,
  userRewardSchema,
  userStreakSchema,
} from '@akada/domain/points/schemas';
import type { DocumentChange } from '@akada/functions/src/lib/document-triggers.ts';
import type { Deps } from '@akada/functions/src/lib/handler.ts';
import fc from 'fast-check';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { auth, bucket, NOW, parseStrictly } from '../../support/backend.ts';

/** A separate project without the suite's triggers: these tests deliver the events themselves. */
export const db = getFirestore(initializeApp({ projectId: 'demo-akada-points' }, 'points'));

/** A handler's dependencies, with a clock fixed at `now`. */
export function depsAt(now = NOW): Deps {
  return { db, auth, bucket: () => bucket, now: () => now };
}

/** Creates an open account; its starting points are in the ledger. */
export async function createWallet(begun: Partial<UserPoints> = {}): Promise<string> {
  const uid = randomUUID();
  const points = { ...newUserPoints('Ada', NOW), points_earned: begun.total_points ?? 0, ...begun };
  await db.doc(documentPaths.account(uid)).set(newAccount(NOW));
  await db.doc(documentPaths.points(uid)).set(points);
  if (points.total_points > 0) {
    const opening = { action: 'opening', points: points.total_points, day: '2026-01-01', created_at: NOW };
    await db.doc(`${collectionPaths.ledger(uid)}/opening`).set(opening);
  }
  return uid;
}

/** All stored documents about a student's points, validated and by id; unordered lists are sorted. */
export async function readState(uid: string) {
  const [points, days, ledger, rewards, access, notifications] = await Promise.all([
    db.doc(documentPaths.points(uid)).get(),
    documents(collectionPaths.streaks(uid), userStreakSchema),
    documents(collectionPaths.ledger(uid), ledgerEntrySchema),
    documents(collectionPaths.rewards(uid), userRewardSchema),
    documents(collectionPaths.access(uid), featureAccessSchema),
    documents(collectionPaths.notifications(uid), notificationSchema),
  ]);
  for (const day of Object.values(days)) {
    day.activities.sort();
    day.tools?.sort();
  }
  const totals = parseStrictly(userPointsSchema, points);
  totals?.badges.sort();
  return { points: totals, days, ledger, rewards, access, notifications };
}
export type State = Awaited<ReturnType<typeof readState>>;

/** The points of an open account. */
export async function readPoints(uid: string): Promise<UserPoints> {
  const points = parseStrictly(userPointsSchema, await db.doc(documentPaths.points(uid)).get());
  if (!points) throw new Error(`${uid} has no points`);
  return points;
}

/** The sum of the ledger, which must equal the wallet. */
export function sumLedger(ledger: State['ledger']): number {
  return Object.values(ledger).reduce((sum, { points }) => sum + points, 0);
}

/** The items in a random order, determined by the seed. */
export function shuffle<T>(items: readonly T[], seed: number): T[] {
  const whole = { minLength: items.length, maxLength: items.length };
  return fc.sample(fc.shuffledSubarray([...items], whole), { seed, numRuns: 1 })[0] ?? [];
}

/** The event of a document change, at {@link NOW} by default. */
export const createChange = (uid: string, rest: Partial<DocumentChange>): DocumentChange => ({
  uid,
  id: 'one',
  before: undefined,
  after: undefined,
  at: NOW,
  ...rest,
});

/** The results of `count` concurrent calls of `make`. */
export function runConcurrently<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => make(index)));
}

async function documents<T>(collection: string, schema: { parse(value: unknown): T }) {
  const { docs } = await db.collection(collection).get();
  return Object.fromEntries(docs.map((document) => [document.id, parseStrictly(schema, document) as T]));
}
