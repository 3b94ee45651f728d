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
import { type PaymentDeps, type Provider, Unavailable } from './provider.ts';
import { settlePayment } from './settle.ts';

/** Opens a payment with the server's price, and gives what the checkout is begun with. */
export function createPaymentWith(
  config: () => CheckoutConfig,
  provider: Provider,
): Handler<'createPayment'> {
  return async (deps, { uid }, { plan }) => {
    const checkout = readConfig(config);
    try {
      await refuseWhatCannotBeBought(deps, uid, plan);
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

/** Before a payment is opened: without its configuration no checkout could be begun with it. */
function readConfig(config: () => CheckoutConfig): CheckoutConfig {
  try {
    return config();
  } catch (error) {
    logger.error('the payment configuration could not be read', { error: toLogText(error) });
    throw new AppError('failed-precondition', PAYMENT_MESSAGES.noConfig);
  }
}

async function refuseWhatCannotBeBought({ db, now }: Deps, uid: string, plan: PaidPlan): Promise<void> {
  const [accountRead, deletion, summaryRead] = await readTogether(
    db,
    db.doc(documentPaths.account(uid)),
    db.doc(documentPaths.accountDeletion(uid)),
    db.doc(documentPaths.lifetimeSummary),
  );
  // A token that was given out before is good for a while, on another device too.
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

/** A payment of the student's that waits already, or a new one. The reference is the time's: one that is taken is left. */
async function openPayment(deps: PaymentDeps, uid: string, plan: PaidPlan): Promise<Payment> {
  const { db, now } = deps;
  const at = now();
  for (let made = at; ; made = new Date(made.getTime() + 1)) {
    // Asked again each time: what took the reference may be the same student's second click.
    const { docs } = await toQuery(db, openPaymentQuery(uid, plan)).get();
    const open = docs[0] && parseDocument(paymentSchema, docs[0]);
    if (open && open.created_at > pendingCutoff(at) && open.amount === PRICES[plan]) {
      const { status, problem } = await settledNow(deps, open);
      if (status === 'pending') return open;
      // What failed, or went back already, bought nothing.
      if (status === 'verified' || status === 'successful') {
        throw new AppError('failed-precondition', problem ?? PAYMENT_MESSAGES.arrived);
      }
    }
    const payment = newPayment(uid, plan, made);
    const ref = db.doc(documentPaths.payment(payment.payment_reference));
    if (await wasCreated(ref.create(payment))) return payment;
  }
}

/** What became of it meanwhile: it must not be paid a second time. Where that cannot be asked it is as it was. */
async function settledNow(deps: PaymentDeps, open: Payment): Promise<Payment> {
  try {
    return (await settlePayment(deps, { tx_ref: open.payment_reference })) ?? open;
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
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
