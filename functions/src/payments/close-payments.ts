import { closedPayment } from '@akada/domain/closed-payments';
import { documentPaths, sharedCollections } from '@akada/domain/paths';
import type { PaymentStatus } from '@akada/domain/payments';
import { ownedQuery } from '@akada/domain/queries/account';
import { paymentSchema } from '@akada/domain/schemas/payments';
import type { DocumentReference } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { rereading } from '../lib/contention.ts';
import { asRead, parsed } from '../lib/documents.ts';
import { keyOf } from '../lib/key.ts';
import { eachPage } from '../lib/run-query.ts';
import type { PaymentDeps } from './provider.ts';
import { settlePayment } from './settle.ts';
import { giveSlotBack } from './slots.ts';

/** Payments that are worked on together: the provider is asked for each. */
const PAGE = 20;

/**
 * Takes the payments of a student who leaves off them: what accounts must show stays, and nobody's name. Those that are
 * still open are asked for once more, because nobody will come back for them.
 */
export async function closePayments(deps: PaymentDeps, uid: string): Promise<void> {
  await eachPage(deps.db, ownedQuery(sharedCollections.payments, uid, PAGE), async (document) => {
    const { id, ref } = document;
    if (document.get('status') === ('pending' satisfies PaymentStatus)) await settleOnce(deps, id);
    await rereading(() => tryToClose(deps, ref));
  });
}

/** What is told of it later finds what stays of it (./closed.ts), so that it need not wait for the provider. */
async function settleOnce(deps: PaymentDeps, tx_ref: string): Promise<void> {
  try {
    await settlePayment(deps, { tx_ref });
  } catch (error) {
    logger.warn('a payment was closed as it was', { key: keyOf(tx_ref), error: String(error) });
  }
}

/** In one commit with what it granted, which fails when something is granted meanwhile. */
async function tryToClose({ db, now }: PaymentDeps, ref: DocumentReference): Promise<void> {
  const read = await ref.get();
  const payment = parsed(paymentSchema, read);
  if (!payment) return;
  const batch = db
    .batch()
    .set(db.doc(documentPaths.closedPayment(keyOf(ref.id))), closedPayment(payment, now()))
    .delete(db.doc(documentPaths.subscription(ref.id)))
    .delete(ref, asRead(read));
  if (payment.lifetime_slot !== null) giveSlotBack(batch, db, payment.lifetime_slot);
  await batch.commit();
}
