import type { Day } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import type { UsageFeature } from '@akada/domain/payments/plans';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';

/** Where a student's uses of a day are counted. */
export function dayCountRef(db: Firestore, uid: string, day: Day, feature: UsageFeature): DocumentReference {
  return db.doc(documentPaths.usage(uid, day, feature));
}

/** One use more, to be merged into the day's count. */
export function oneMore(day: Day, feature: UsageFeature) {
  return { feature_name: feature, usage_date: day, usage_count: FieldValue.increment(1) };
}
