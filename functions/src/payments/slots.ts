/** The limited lifetime plans: each slot is a document that can be created only once. */
import { randomInt } from 'node:crypto';
import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { PAYMENT_LIMITS } from '@akada/domain/payments/payments';
import type { LifetimeSlot, Payment } from '@akada/domain/payments/schemas';
import { FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';

/** A random free slot, null when none is left. Random, so that concurrent buyers don't all try the same one. */
export async function findFreeSlot(db: Firestore): Promise<number | null> {
  const { docs } = await db.collection(sharedCollections.lifetimeSlots).select().get();
  const taken = new Set(docs.map(({ ref }) => ref.path));
  const free = Array.from({ length: PAYMENT_LIMITS.lifetimeSlots }, (_, index) => index + 1).filter(
    (slot) => !taken.has(documentPaths.lifetimeSlot(slot)),
  );
  return free[randomInt(Math.max(1, free.length))] ?? null;
}

/** Claims a slot; the commit fails if it is taken. */
export function claimSlot(batch: WriteBatch, db: Firestore, slot: number, payment: Payment): void {
  const { user_id, payment_reference } = payment;
  batch.create(db.doc(documentPaths.lifetimeSlot(slot)), {
    user_id,
    payment_reference,
  } satisfies LifetimeSlot);
  count(batch, db, 1);
}

/** Releases a slot. The commit must also change the payment conditionally, so that this happens once. */
export function releaseSlot(batch: WriteBatch, db: Firestore, slot: number): void {
  batch.delete(db.doc(documentPaths.lifetimeSlot(slot)));
  count(batch, db, -1);
}

function count(batch: WriteBatch, db: Firestore, by: number): void {
  batch.set(db.doc(documentPaths.lifetimeSummary), { taken: FieldValue.increment(by) }, { merge: true });
}
