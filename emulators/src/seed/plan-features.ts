import { documentPaths } from '@akada/domain/paths';
import { PLAN_FEATURES } from '@akada/domain/plans';
import { planFeatureSchema } from '@akada/domain/schemas/payments';
import type { BulkWriter, Firestore } from 'firebase-admin/firestore';
import { setter } from './setter.ts';

/** Publishes what each plan unlocks, as domain has it. */
export function writePlanFeatures(db: Firestore, writer: BulkWriter): void {
  const set = setter(db, writer);
  for (const row of PLAN_FEATURES) {
    set(documentPaths.planFeature(row.plan, row.feature_name), planFeatureSchema, row);
  }
}
