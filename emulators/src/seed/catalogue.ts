import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { PLAN_FEATURES } from '@akada/domain/payments/plans';
import { planFeatureSchema } from '@akada/domain/payments/schemas';
import { REWARDS } from '@akada/domain/points/rewards';
import { rewardSchema } from '@akada/domain/points/schemas';
import type { BulkWriter, Firestore } from 'firebase-admin/firestore';
import { setter } from './setter.ts';

/** Writes the plan features and rewards defined in domain; returns the number of documents. */
export function writeCatalogue(db: Firestore, writer: BulkWriter): number {
  const set = setter(db, writer);
  for (const row of PLAN_FEATURES) {
    set(documentPaths.planFeature(row.plan, row.feature_name), planFeatureSchema, row);
  }
  const rewards = Object.entries(REWARDS);
  for (const [id, { effect: _, ...reward }] of rewards) {
    set(`${sharedCollections.catalog}/${id}`, rewardSchema, reward);
  }
  return PLAN_FEATURES.length + rewards.length;
}
