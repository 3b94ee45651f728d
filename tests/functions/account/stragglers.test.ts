import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { closedPaymentSchema } from '@akada/domain/payments/closed-payments-schemas';
import type { Payment } from '@akada/domain/payments/schemas';
import { eraseTickets } from '@akada/functions/src/account/erase-tickets.ts';
import { finishDeletions } from '@akada/functions/src/account/finish-deletions.ts';
import { sha256Hex } from '@akada/functions/src/lib/sha256.ts';
import { createPaymentHandler } from '@akada/functions/src/payments/create-payment.ts';
import { settlePayment } from '@akada/functions/src/payments/settle.ts';
import { DocumentReference } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW, parseStrictly } from '../../support/backend.ts';
import { expectLogs } from '../../support/logs.ts';
import { CONFIG } from '../payments/shop.ts';
import { beforeNextCommit } from '../vault/listed.ts';
import { createTwoStudents, deleteAccount } from './everything.ts';
import { fileIdOf, uidStart, usernameOf } from './names.ts';
import { writePayment } from './paid.ts';

const HOUR = 3_600_000;
let [place, uid, other] = [] as unknown as Awaited<ReturnType<typeof createTwoStudents>>;
beforeEach(async () => {
  [place, uid, other] = await createTwoStudents();
}, 60_000);

const pathsOf = async (word: string) => (await place.mentioning(word)).map(([path]) => path);
const marker = () => documentPaths.accountDeletion(uid);
const paymentPath = () => documentPaths.payment(referenceOf());
const referenceOf = () => `akada_late_${uidStart(uid)}`;

/** Deletes the account, and runs `between` after its payments and tickets are closed but before the rest is deleted. */
async function deleteWith(between: () => Promise<unknown>): Promise<void> {
  const username = documentPaths.username(usernameOf(uid));
  const original = DocumentReference.prototype.delete;
  const spy = vi.spyOn(DocumentReference.prototype, 'delete').mockImplementation(async function (
    this: DocumentReference,
    ...args
  ) {
    if (this.path === username) {
      spy.mockRestore();
      await between();
    }
    return original.apply(this, args);
  });
  await deleteAccount(place, { uid, signedInAt: NOW });
  expect(vi.isMockFunction(DocumentReference.prototype.delete)).toBe(false);
}

/** A payment that another device requested just before the deletion began. */
async function open(): Promise<Payment> {
  const like = await writePayment(place, other, 'pending');
  const late = { ...like, user_id: uid, payment_reference: referenceOf(), flutterwave_tx_ref: referenceOf() };
  await place.db.doc(paymentPath()).set(late);
  return late;
}

async function lastPass(): Promise<void> {
  place.clock.now = new Date(NOW.getTime() + 2 * HOUR);
  await finishDeletions(place.deps);
}

const closed = async () =>
  parseStrictly(
    closedPaymentSchema,
    await place.db.doc(documentPaths.closedPayment(sha256Hex(referenceOf()))).get(),
  );

describe('a payment created while its account is being deleted', () => {
  test('is closed by the next pass, and recorded as owed back if it was paid', async () => {
    expectLogs('a ticket about money was open when its account was deleted', 'a payment was not settled');
    await deleteWith(async () => void place.provider.pay(await open()));
    expect(await pathsOf(uidStart(uid))).toEqual([marker(), paymentPath()]);
    const said = vi.spyOn(logger, 'error').mockImplementation(() => undefined);

    await lastPass();

    expect(await pathsOf(uidStart(uid))).toEqual([]);
    expect(await closed()).toMatchObject({ status: 'successful', paid_at: NOW });
    expect(said.mock.calls.flat()).toContainEqual(expect.objectContaining({ key: sha256Hex(referenceOf()) }));
    said.mockRestore();
  });

  test('holds its lifetime place until the next pass if it was granted at once', async () => {
    expectLogs('a ticket about money was open when its account was deleted');
    const slots = async () =>
      (await place.db.collection(sharedCollections.lifetimeSlots).get()).docs
        .map(({ id }) => id)
        .filter((id) => id !== 'summary');
    const taken = async () =>
      (await place.db.doc(documentPaths.lifetimeSummary).get()).get('taken') as number;

    await deleteWith(async () => {
      place.provider.pay(await open());
      await settlePayment(place.deps, { tx_ref: referenceOf() });
    });
    expect([await taken(), (await slots()).length]).toEqual([2, 2]);

    await lastPass();
    expect([await taken(), (await slots()).length]).toEqual([1, 1]);
    expect(await pathsOf(uidStart(uid))).toEqual([]);
    expect(await closed()).toMatchObject({ status: 'verified' });
  });
});

test('when the provider does not answer, unsettled payments wait for the last pass and the rest is deleted', async () => {
  expectLogs('a ticket about money was open when its account was deleted', 'a payment was not settled');
  place.provider.isDown = true;
  const asked = (await place.mentioning(uidStart(uid))).flatMap(([path, data]) =>
    path.startsWith('payments/') && /"status":\{"stringValue":"(pending|failed)"\}/.test(data) ? path : [],
  );
  expect(asked).toHaveLength(2);

  await deleteAccount(place, { uid, signedInAt: NOW });
  expect(await pathsOf(uidStart(uid))).toEqual([marker(), ...asked]);

  await lastPass();
  expect(await pathsOf(uidStart(uid))).toEqual([]);
  expect((await place.db.collection(sharedCollections.closedPayments).get()).size).toBe(5);
});

test('an old token creates no payment, either during the deletion or after it', async () => {
  expectLogs('a ticket about money was open when its account was deleted');
  const refused = () =>
    expect(
      createPaymentHandler(() => CONFIG, place.provider)(place.deps, { uid }, { plan: 'pro' }),
    ).rejects.toMatchObject({ code: 'failed-precondition', message: 'This account is being deleted.' });

  await deleteWith(refused);
  await refused();

  expect(await pathsOf(uidStart(uid))).toEqual([marker()]);
});

test('a payment ticket written after the tickets were erased is erased and logged by the next pass', async () => {
  const dispute = documentPaths.dispute(referenceOf());
  const ticket = { type: 'payment', user_id: uid, payment_reference: referenceOf(), status: 'open' };
  const said = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  await deleteWith(() => place.db.doc(dispute).set(ticket));
  expect(await pathsOf(uidStart(uid))).toEqual([marker(), dispute]);
  said.mockClear();

  await lastPass();

  expect(await pathsOf(uidStart(uid))).toEqual([]);
  expect(said.mock.calls).toEqual([
    [expect.any(String), expect.objectContaining({ key: sha256Hex(referenceOf()) })],
  ]);
  said.mockRestore();
});

test('a report that another run has just removed causes no error', async () => {
  const said = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const report = place.db.doc(documentPaths.report(fileIdOf(other), uid));
  const tickets = await place.db.collection(sharedCollections.tickets).where('user_id', '==', uid).get();
  for (const { ref } of tickets.docs) if (ref.path !== report.path) await ref.delete();
  beforeNextCommit(() => report.delete());

  await eraseTickets(place.deps, uid);

  expect((await report.get()).exists).toBe(false);
  said.mockRestore();
});
