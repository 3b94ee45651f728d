/** The lifetime plans, of which there are so many: each is a document that is created once. */
import { randomInt } from 'node:crypto';
import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { PAYMENT_LIMITS } from '@akada/domain/payments/payments';
import type { LifetimeSlot, Payment } from '@akada/domain/payments/schemas';
import { FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';

/** One of the slots that are free, null when none is. Not the first: of many at once, each would try the same. */
export async function freeSlot(db: Firestore): Promise<number | null> {
  const { docs } = await db.collection(sharedCollections.lifetimeSlots).select().get();
  const taken = new Set(docs.map(({ ref }) => ref.path));
  const free = Array.from({ length: PAYMENT_LIMITS.lifetimeSlots }, (_, index) => index + 1).filter(
    (slot) => !taken.has(documentPaths.lifetimeSlot(slot)),
  );
  return free[randomInt(Math.max(1, free.length))] ?? null;
}

/** Takes a slot; the commit fails when another has it. */
export function takeSlot(batch: WriteBatch, db: Firestore, slot: number, payment: Payment): void {
  const { user_id, payment_reference } = payment;
  batch.create(db.doc(documentPaths.lifetimeSlot(slot)), {
    user_id,
    payment_reference,
  } satisfies LifetimeSlot);
  count(batch, db, 1);
}

/** Gives a slot back, once: in a commit that fails when the payment has lost it already. */
export function giveSlotBack(batch: WriteBatch, db: Firestore, slot: number): void {
  batch.delete(db.doc(documentPaths.lifetimeSlot(slot)));
  count(batch, db, -1);
}

function count(batch: WriteBatch, db: Firestore, by: number): void {
  batch.set(db.doc(documentPaths.lifetimeSummary), { taken: FieldValue.increment(by) }, { merge: true });
}
