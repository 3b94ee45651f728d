import { SIGNED_OUT_MESSAGES } from '@akada/domain/auth/signed-out';
import { errorCode } from '@akada/domain/errors/error-code';
import { PAYMENT_MESSAGES, type PaidPlan } from '@akada/domain/payments/payments';
import { PLAN_OFFERS } from '@akada/domain/payments/plan-offers';
import { checkoutSchema } from '@akada/domain/payments/schemas';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '@/firebase/functions.ts';
import { serverMessage } from '@/firebase/server-message.ts';
import { reloadPage } from '@/lib/reload-page.ts';
import { toast } from '@/ui/toast.tsx';
import { type CheckoutAnswer, type CheckoutConfig, loadCheckout, openCheckout } from './flutterwave.ts';

/** The steps of a checkout, from the request to the server to the verification of the result. */
export type CheckoutStep =
  | { step: 'idle' }
  | { step: 'preparing'; plan: PaidPlan }
  | { step: 'ready'; plan: PaidPlan; config: CheckoutConfig }
  | { step: 'paying'; plan: PaidPlan }
  | { step: 'confirming'; plan: PaidPlan }
  | { step: 'failed'; plan: PaidPlan; problem: string };

const NOT_LOADED = 'Failed to load payment modal. Check your internet connection and retry later.';
const NOT_SET_UP = 'Payment Setup Error: Something went wrong setting up payment. Please try again.';

class BadConfig extends Error {}

/** After a purchase the page reloads, so that everything shows the new plan. */
const RELOAD_DELAY_MS = 2_000;

/** Buys a plan: creates the payment, opens the provider's checkout, and has the server verify the result. */
export function useCheckout() {
  const [state, setState] = useState<CheckoutStep>({ step: 'idle' });
  // Results of a run that the student left or restarted are ignored.
  const run = useRef(0);
  const reload = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    return () => clearTimeout(reload.current);
  }, []);

  async function prepare(plan: PaidPlan): Promise<void> {
    run.current += 1;
    const thisRun = run.current;
    const show = (next: CheckoutStep) => thisRun === run.current && setState(next);
    show({ step: 'preparing', plan });
    let config: CheckoutConfig;
    try {
      config = parseConfig(await call('createPayment', { plan }));
    } catch (error) {
      console.warn('no payment was prepared', error);
      const reason = serverMessage(error);
      if (!reason) toast.error(NOT_SET_UP);
      show({ step: 'failed', plan, problem: reason ?? prepareProblem(error) });
      return;
    }
    try {
      await loadCheckout(config.script_url);
      show({ step: 'ready', plan, config });
    } catch (error) {
      console.warn('the checkout was not loaded', error);
      show({ step: 'failed', plan, problem: NOT_LOADED });
    }
  }

  /** Resolves when the payment is over: true when the plan dialog can close, false when it shows a problem. */
  async function pay(plan: PaidPlan, config: CheckoutConfig): Promise<boolean> {
    // Our dialog must close first: on closing it restores the focus, which the checkout would lose.
    flushSync(() => setState({ step: 'paying', plan }));
    await new Promise((resolve) => setTimeout(resolve));
    let answer: CheckoutAnswer | null;
    try {
      answer = await openCheckout(config, `${PLAN_OFFERS[plan].name} plan`);
    } catch (error) {
      console.warn('the checkout was not opened', error);
      setState({ step: 'failed', plan, problem: NOT_LOADED });
      return false;
    }
    if (answer) {
      setState({ step: 'confirming', plan });
      const { transaction_id: id } = answer;
      const isVerified = await verifyPayment({
        tx_ref: config.tx_ref,
        plan,
        ...(Number.isSafeInteger(id) && { transaction_id: id as number }),
      });
      if (isVerified) reload.current = setTimeout(reloadPage, RELOAD_DELAY_MS);
    }
    // Closed without an answer, the payment stays pending; the history offers to resume or reconfirm it.
    setState({ step: 'idle' });
    return true;
  }

  function leave(): void {
    run.current += 1;
    setState({ step: 'idle' });
  }

  return { state, prepare, pay, leave };
}

/**
 * Parses the server's answer: this page may be older than the server.
 *
 * @throws BadConfig when the answer doesn't match
 */
function parseConfig(answer: unknown): CheckoutConfig {
  const { success, data, error } = checkoutSchema.safeParse(answer);
  if (!success) throw new BadConfig(error.message);
  return data;
}

/** The message for a payment that could not be prepared, when the server sent none. */
function prepareProblem(error: unknown): string {
  if (error instanceof BadConfig) return PAYMENT_MESSAGES.badConfig;
  const code = errorCode(error);
  if (code === 'functions/unauthenticated') return SIGNED_OUT_MESSAGES.upgrade;
  return code === 'functions/unavailable' || code === 'functions/deadline-exceeded'
    ? PAYMENT_MESSAGES.unavailable
    : PAYMENT_MESSAGES.notCreated;
}

function celebratePlan(name: string): void {
  import('@/ui/celebration/celebrate.tsx')
    .then(({ celebrate }) =>
      celebrate({ kind: 'plan', title: `You're on ${name}`, text: 'Everything in your plan is unlocked.' }),
    )
    .catch((error) => console.warn('a celebration could not be loaded', error));
}

/** Asks the server to verify a payment and shows the result. Returns whether the plan was granted. */
async function verifyPayment(payment: {
  tx_ref: string;
  plan: PaidPlan;
  transaction_id?: number;
}): Promise<boolean> {
  try {
    const { status, problem } = await call('verifyPayment', payment);
    if (status === 'verified') {
      const { name } = PLAN_OFFERS[payment.plan];
      toast.success(`Payment Successful! 🎉 Welcome to ${name}! Your plan has been upgraded.`);
      celebratePlan(name);
      return true;
    }
    if (status === 'pending') {
      toast.info('Payment not confirmed yet. Your plan will start once it is.');
    } else {
      toast.error(problem ?? PAYMENT_MESSAGES.notVerified);
    }
  } catch (error) {
    console.warn('a payment was not verified', error);
    // A payment is not lost: the scheduled reconciliation verifies it again.
    const problem = (serverMessage(error) ?? PAYMENT_MESSAGES.notVerified).replace(/\.$/, '');
    toast.error(`${problem}. If you paid, your plan will start automatically.`);
  }
  return false;
}
