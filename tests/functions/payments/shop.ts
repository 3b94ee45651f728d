import { randomUUID } from 'node:crypto';
import { type Account, accountSchema } from '@akada/domain/account/schemas';
import type { CallableInput } from '@akada/domain/callables/contracts';
import { collectionPaths, documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { notificationSchema } from '@akada/domain/notifications/schemas';
import { CURRENCY, type PaidPlan, PRICES } from '@akada/domain/payments/payments';
import { activePlan } from '@akada/domain/payments/plans';
import {
  lifetimeSummarySchema,
  type Payment,
  paymentSchema,
  subscriptionSchema,
} from '@akada/domain/payments/schemas';
import { disputeTicketSchema, paymentTicketSchema } from '@akada/domain/support/schemas';
import type { Deps } from '@akada/functions/src/lib/handler.ts';
import { createPaymentHandler } from '@akada/functions/src/payments/create-payment.ts';
import { settlePayment } from '@akada/functions/src/payments/settle.ts';
import { verifyPaymentHandler } from '@akada/functions/src/payments/verify-payment.ts';
import { handleWebhook } from '@akada/functions/src/payments/webhook.ts';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { bucket, NOW, parseStrictly } from '../../support/backend.ts';
import { suiteVariable } from '../../support/suite-variable.ts';
import { TestProvider } from './provider.ts';

export const DAY = 86_400_000;
export const SECRET_HASH = 'a secret hash';
export const CONFIG = {
  publicKey: 'a-public-key',
  secretKey: 'a-secret-key',
  baseUrl: 'https://api.flutterwave.com',
  scriptUrl: 'https://checkout.flutterwave.com/v3.js',
};

/** The tickets that functions write about payments. */
const paidTicketSchema = z.discriminatedUnion('type', [paymentTicketSchema, disputeTicketSchema]);

/** The time a number of days after {@link NOW}. */
export function afterDays(days: number): Date {
  return new Date(NOW.getTime() + days * DAY);
}

/** Payments in a project of their own, without triggers, because lifetime slots are shared by all students. */
export function createShop() {
  const projectId = `demo-shop-${randomUUID()}`;
  const db = getFirestore(initializeApp({ projectId }, projectId));
  const provider = new TestProvider();
  const clock = { now: NOW };
  // The students' records are not under test.
  const auth = {
    getUser: async (uid: string) => ({ uid, email: `${uid}@example.com`, displayName: 'Ada Obi' }),
  } as unknown as Deps['auth'];
  const deps = { db, auth, bucket: () => bucket, now: () => clock.now, provider };

  /** Deletes everything and resets the clock. */
  async function clear(): Promise<void> {
    clock.now = NOW;
    const host = suiteVariable('FIRESTORE_EMULATOR_HOST');
    const url = `http://${host}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
    await fetch(url, { method: 'DELETE' });
  }

  async function createStudent(account: Partial<Account> = {}): Promise<string> {
    const uid = randomUUID();
    const opened = { current_plan: 'free', plan_expires_at: null, created_at: NOW, ...account };
    await db.doc(documentPaths.account(uid)).set(opened);
    return uid;
  }

  /** Creates a pending payment at the shop's clock, as the server does. */
  async function writePayment(uid: string, plan: PaidPlan, change: Partial<Payment> = {}): Promise<Payment> {
    const payment_reference = `akada_${clock.now.getTime()}_${randomUUID()}`;
    const payment = paymentSchema.parse({
      ...{ user_id: uid, plan, amount: PRICES[plan], currency: CURRENCY, status: 'pending' },
      ...{ payment_reference, flutterwave_tx_ref: payment_reference, created_at: clock.now },
      ...{ payment_method: null, transaction_id: null, lifetime_slot: null, problem: null },
      ...{ paid_at: null, verified_at: null, refunded_at: null },
      ...change,
    });
    await db.doc(documentPaths.payment(payment.payment_reference)).set(payment);
    return payment;
  }

  /** Creates a payment and settles it as paid, at the shop's clock. */
  async function buy(uid: string, plan: PaidPlan): Promise<Payment> {
    const payment = await writePayment(uid, plan);
    provider.pay(payment);
    const settled = await settlePayment(deps, { tx_ref: payment.payment_reference });
    return settled ?? payment;
  }

  const create = (uid: string, input: CallableInput<'createPayment'>) =>
    createPaymentHandler(() => CONFIG, provider)(deps, { uid }, input);
  const verify = (uid: string, input: CallableInput<'verifyPayment'>) =>
    verifyPaymentHandler(provider)(deps, { uid }, input);
  const webhook = (body: unknown, hash: string | undefined = SECRET_HASH) =>
    handleWebhook(deps, SECRET_HASH, { method: 'POST', hash, body });
  /** Sends the webhook of a charge. */
  const charged = ({ id, tx_ref }: { id: number; tx_ref: string }) =>
    webhook({ event: 'charge.completed', data: { id, tx_ref, status: 'successful' } });
  /** Sends the webhook of a refund, with the transaction id only. */
  const refunded = ({ id }: { id: number }) =>
    webhook({ event: 'refund.completed', data: { id: 1, TransactionId: id, status: 'completed-momo' } });

  const accountOf = async (uid: string) => {
    const account = parseStrictly(accountSchema, await db.doc(documentPaths.account(uid)).get());
    if (!account) throw new Error(`${uid} has no account`);
    return account;
  };
  /** The stored plan. */
  const readPlan = async (uid: string) => {
    const { current_plan, plan_expires_at } = await accountOf(uid);
    return { plan: current_plan, until: plan_expires_at };
  };
  /** The plan at the shop's clock. */
  const planNow = async (uid: string) => activePlan(await accountOf(uid), clock.now);
  const readPayment = async ({ payment_reference }: Pick<Payment, 'payment_reference'>) =>
    parseStrictly(paymentSchema, await db.doc(documentPaths.payment(payment_reference)).get());
  const slotsTaken = async () => {
    const summary = await db.doc(documentPaths.lifetimeSummary).get();
    const all = await db.collection(sharedCollections.lifetimeSlots).get();
    return {
      summary: parseStrictly(lifetimeSummarySchema, summary)?.taken ?? 0,
      slots: all.docs.filter(({ id }) => id !== 'summary').length,
    };
  };
  const of = (collection: string, uid: string) => db.collection(collection).where('user_id', '==', uid);

  /** Everything stored about a student's payments, parsed by the schemas, by id. */
  async function readState(uid: string) {
    const [payments, subscriptions, tickets, notifications] = await Promise.all([
      documents(of(sharedCollections.payments, uid), paymentSchema),
      documents(of(sharedCollections.subscriptions, uid), subscriptionSchema),
      documents(of(sharedCollections.tickets, uid), paidTicketSchema),
      documents(db.collection(collectionPaths.notifications(uid)), notificationSchema),
    ]);
    return { plan: await readPlan(uid), payments, subscriptions, tickets, notifications };
  }

  return {
    ...{
      deps,
      db,
      provider,
      clock,
      createStudent,
      writePayment,
      buy,
      create,
      verify,
      webhook,
      charged,
      refunded,
    },
    ...{ accountOf, readPlan, planNow, readPayment, slotsTaken, readState, clear },
  };
}
export type Shop = ReturnType<typeof createShop>;

async function documents<T>(query: Query, schema: { parse(value: unknown): T }) {
  const { docs } = await query.get();
  return Object.fromEntries(docs.map((document) => [document.id, parseStrictly(schema, document) as T]));
}
