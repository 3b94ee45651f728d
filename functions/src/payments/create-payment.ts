import { ACCOUNT_DELETION } from '@akada/domain/account/account';
import { accountSchema } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import {
  CURRENCY,
  PAYMENT_LIMITS,
  PAYMENT_MESSAGES,
  PAYMENT_OPTIONS,
  type PaidPlan,
  PRICES,
  paymentReference,
  pendingCutoff,
} from '@akada/domain/payments/payments';
import { planAt } from '@akada/domain/payments/plans';
import { openPaymentQuery } from '@akada/domain/payments/queries';
import { lifetimeSummarySchema, type Payment, paymentSchema } from '@akada/domain/payments/schemas';
import { logger } from 'firebase-functions';
import { AppError } from '../lib/app-error.ts';
import { parseDocument, readTogether } from '../lib/documents.ts';
import type { Deps, Handler } from '../lib/handler.ts';
import { toLogText } from '../lib/log-text.ts';
import { wasCreated } from '../lib/retry-on-conflict.ts';
import { toQuery } from '../lib/run-query.ts';
import { type CheckoutConfig, isSimulated } from './config.ts';
import { payloadHash } from './flutterwave.ts';
import { type PaymentDeps, type Provider, ProviderUnavailable } from './provider.ts';
import { settlePayment } from './settle.ts';

/** Creates a payment at the server's price, and returns the configuration of its checkout. */
export function createPaymentHandler(
  config: () => CheckoutConfig,
  provider: Provider,
): Handler<'createPayment'> {
  return async (deps, { uid }, { plan }) => {
    const checkout = readConfig(config);
    try {
      await assertCanBuy(deps, uid, plan);
      const { email = '', displayName = '' } = await deps.auth.getUser(uid);
      const {
        payment_reference: tx_ref,
        amount,
        currency,
      } = await openPayment({ ...deps, provider }, uid, plan);
      const { publicKey, scriptUrl, secretKey, baseUrl } = checkout;
      const paid = { tx_ref, amount, currency, customer: { email, name: displayName } };
      return {
        ...paid,
        public_key: publicKey,
        payment_options: PAYMENT_OPTIONS,
        payload_hash: payloadHash(paid, secretKey),
        script_url: scriptUrl,
        simulated: isSimulated({ baseUrl }),
      };
    } catch (error) {
      if (error instanceof AppError) throw error;
      logger.error('a payment was not created', { uid, plan, error: toLogText(error) });
      throw new AppError('internal', PAYMENT_MESSAGES.notCreated);
    }
  };
}

/** Read before a payment is created, which would be useless without it. */
function readConfig(config: () => CheckoutConfig): CheckoutConfig {
  try {
    return config();
  } catch (error) {
    logger.error('the payment configuration could not be read', { error: toLogText(error) });
    throw new AppError('failed-precondition', PAYMENT_MESSAGES.noConfig);
  }
}

async function assertCanBuy({ db, now }: Deps, uid: string, plan: PaidPlan): Promise<void> {
  const [accountRead, deletion, summaryRead] = await readTogether(
    db,
    db.doc(documentPaths.account(uid)),
    db.doc(documentPaths.accountDeletion(uid)),
    db.doc(documentPaths.lifetimeSummary),
  );
  // A token from before the deletion stays valid for a while, also on other devices.
  if (deletion.exists) throw new AppError('failed-precondition', ACCOUNT_DELETION.underWay);
  const account = parseDocument(accountSchema, accountRead);
  if (!account) throw new AppError('failed-precondition', PAYMENT_MESSAGES.noAccount);
  if (planAt(account, now()) === 'lifetime') {
    throw new AppError('failed-precondition', PAYMENT_MESSAGES.hasLifetime);
  }
  const taken = parseDocument(lifetimeSummarySchema, summaryRead)?.taken ?? 0;
  if (plan === 'lifetime' && taken >= PAYMENT_LIMITS.lifetimeSlots) {
    throw new AppError('resource-exhausted', PAYMENT_MESSAGES.soldOut);
  }
}

/** The student's pending payment for the plan, or a new one. Its reference contains the time; if it exists, the next millisecond is tried. */
async function openPayment(deps: PaymentDeps, uid: string, plan: PaidPlan): Promise<Payment> {
  const { db, now } = deps;
  const at = now();
  for (let createdAt = at; ; createdAt = new Date(createdAt.getTime() + 1)) {
    // Queried in each round: the reference may exist because the student clicked twice.
    const { docs } = await toQuery(db, openPaymentQuery(uid, plan)).get();
    const open = docs[0] && parseDocument(paymentSchema, docs[0]);
    if (open && open.created_at > pendingCutoff(at) && open.amount === PRICES[plan]) {
      const { status, problem } = await settleOpenPayment(deps, open);
      if (status === 'pending') return open;
      // A failed or refunded payment granted nothing, so a new one is created.
      if (status === 'verified' || status === 'successful') {
        throw new AppError('failed-precondition', problem ?? PAYMENT_MESSAGES.arrived);
      }
    }
    const payment = newPayment(uid, plan, createdAt);
    const ref = db.doc(documentPaths.payment(payment.payment_reference));
    if (await wasCreated(ref.create(payment))) return payment;
  }
}

/** Verifies a pending payment, so that it isn't paid twice. Unchanged while the provider is unavailable. */
async function settleOpenPayment(deps: PaymentDeps, open: Payment): Promise<Payment> {
  try {
    return (await settlePayment(deps, { tx_ref: open.payment_reference })) ?? open;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return open;
  }
}

function newPayment(uid: string, plan: PaidPlan, created_at: Date): Payment {
  const payment_reference = paymentReference(uid, created_at);
  return {
    user_id: uid,
    plan,
    amount: PRICES[plan],
    currency: CURRENCY,
    payment_reference,
    flutterwave_tx_ref: payment_reference,
    status: 'pending',
    payment_method: null,
    transaction_id: null,
    paid_at: null,
    verified_at: null,
    refunded_at: null,
    lifetime_slot: null,
    problem: null,
    created_at,
  };
}
