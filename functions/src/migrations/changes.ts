import { isDeepStrictEqual } from 'node:util';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';

/**
 * The update that turns one document into another; null if they are equal. Each top-level field is compared as a
 * whole.
 */
export function changesBetween(before: DocumentData, after: DocumentData): DocumentData | null {
  const changed = Object.entries(after).filter(([field, value]) => !isDeepStrictEqual(before[field], value));
  const removed = Object.keys(before).filter((field) => !(field in after));
  if (changed.length + removed.length === 0) return null;
  return Object.fromEntries([...changed, ...removed.map((field) => [field, FieldValue.delete()])]);
}
