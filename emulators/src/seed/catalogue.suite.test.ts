import { sharedCollections } from '@akada/domain/documents/paths';
import { PLAN_FEATURES } from '@akada/domain/payments/plans';
import { REWARD_IDS } from '@akada/domain/points/rewards';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { projectId } from '../modes.ts';
import { writeCatalogue } from './catalogue.ts';

/** A separate project without triggers. */
const app = initializeApp({ projectId: `${projectId('test')}-catalogue` }, 'catalogue-test');
const db = getFirestore(app);
const features = db.collection('plan_features');
const rewards = db.collection(sharedCollections.catalog);
afterAll(async () => {
  await db.recursiveDelete(features);
  await db.recursiveDelete(rewards);
  await deleteApp(app);
});

test('publishing twice leaves each plan feature and each reward once', async () => {
  for (const _ of [1, 2]) {
    const writer = db.bulkWriter({ throttling: false });
    expect(writeCatalogue(db, writer)).toBe(PLAN_FEATURES.length + REWARD_IDS.length);
    await writer.close();
  }
  const published = (await features.get()).docs;
  expect(published.map((row) => row.data())).toEqual(expect.arrayContaining([...PLAN_FEATURES]));
  expect(published).toHaveLength(PLAN_FEATURES.length);
  expect(published.map(({ id }) => id)).toContain('pro_smart_planner');
  expect((await rewards.get()).docs.map(({ id }) => id).sort()).toEqual([...REWARD_IDS].sort());
});
