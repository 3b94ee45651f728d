import type { Day } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import type { UsageFeature } from '@akada/domain/payments/plans';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';

/** The document that counts a student's uses of a feature on a day. */
export function dayCountRef(db: Firestore, uid: string, day: Day, feature: UsageFeature): DocumentReference {
  return db.doc(documentPaths.usage(uid, day, feature));
}

/** An update that adds one use, to be merged into the count of the day. */
export function incrementedCount(day: Day, feature: UsageFeature) {
  return { feature_name: feature, usage_date: day, usage_count: FieldValue.increment(1) };
}
