import { randomUUID } from 'node:crypto';
import type { Account } from '@akada/domain/account/schemas';
import { countedDay } from '@akada/domain/days/counted-day';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import type { TaskDraft } from '@akada/domain/planner/forms';
import { dailyQuota } from '@akada/domain/quotas/quotas';
import { openAccount } from '@akada/functions/src/account/open-account.ts';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  getFirestore,
  serverTimestamp,
  setDoc,
  waitForPendingWrites,
} from 'firebase/firestore';
import { afterEach, expect, test } from 'vitest';
import { createStudent, db, depsAt, readDocument } from '../../support/backend.ts';
import { suiteVariable } from '../../support/suite-variable.ts';

const EACH = 150;
const apps: FirebaseApp[] = [];
afterEach(() => Promise.all(apps.splice(0).map(deleteApp)));

/** A device that is signed in as the student, so the security rules apply. */
function device(uid: string): Firestore {
  const app = initializeApp({ projectId: suiteVariable('GCLOUD_PROJECT'), apiKey: 'any' }, randomUUID());
  apps.push(app);
  const [host = '', port] = suiteVariable('FIRESTORE_EMULATOR_HOST').split(':');
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, host, Number(port), {
    mockUserToken: { sub: uid, email_verified: true },
  });
  return firestore;
}

test('two devices that create 150 tasks each while offline sync all 300', {
  timeout: 120_000,
}, async () => {
  const { uid } = await createStudent({ name: 'Ada Obi' });
  await openAccount(depsAt(new Date()), { uid }, {});
  const devices = [device(uid), device(uid)];
  const task: TaskDraft = {
    title: 'Read chapter 3',
    due_date: new Date('2026-03-02T22:59:00.000Z'),
    priority: 'medium',
    status: 'pending',
  };
  await Promise.all(devices.map(disableNetwork));
  const written = devices.flatMap((one) =>
    Array.from({ length: EACH }, () =>
      setDoc(doc(collection(one, collectionPaths.tasks(uid))), { ...task, updated_at: serverTimestamp() }),
    ),
  );

  await Promise.all(devices.map(enableNetwork));
  await Promise.all(devices.map(waitForPendingWrites));

  await Promise.all(written);
  expect((await db.collection(collectionPaths.tasks(uid)).get()).size).toBe(2 * EACH);
  // All of them are counted, which makes the form refuse the next one.
  const account = (await readDocument(documentPaths.account(uid))) as unknown as Account;
  const count = documentPaths.usage(uid, countedDay(new Date(), account), USAGE_FEATURES.tasks);
  await expect
    .poll(async () => (await readDocument(count))?.usage_count, { timeout: 90_000, interval: 500 })
    .toBe(2 * EACH);
  expect(2 * EACH).toBeGreaterThan(dailyQuota(USAGE_FEATURES.tasks, 'free'));
});
