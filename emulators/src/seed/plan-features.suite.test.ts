import { PLAN_FEATURES } from '@akada/domain/plans';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { projectId } from '../modes.ts';
import { writePlanFeatures } from './plan-features.ts';

/** A project of its own: no trigger listens to it. */
const app = initializeApp({ projectId: `${projectId('test')}-plans` }, 'plan-features-test');
const db = getFirestore(app);
const features = db.collection('plan_features');
afterAll(async () => {
  await db.recursiveDelete(features);
  await deleteApp(app);
});

test('each plan is published with each feature, once, however often', async () => {
  for (const _ of [1, 2]) {
    const writer = db.bulkWriter({ throttling: false });
    writePlanFeatures(db, writer);
    await writer.close();
  }
  const published = (await features.get()).docs;
  expect(published.map((row) => row.data())).toEqual(expect.arrayContaining([...PLAN_FEATURES]));
  expect(published).toHaveLength(PLAN_FEATURES.length);
  expect(published.map(({ id }) => id)).toContain('pro_smart_planner');
});
