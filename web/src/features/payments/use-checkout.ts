import { SIGNED_OUT_MESSAGES } from '@akada/domain/auth/auth';
import { PAYMENT_MESSAGES, type PaidPlan } from '@akada/domain/payments/payments';
import { PLAN_OFFERS } from '@akada/domain/payments/plan-offers';
import { checkoutSchema } from '@akada/domain/payments/schemas';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '@/firebase/functions.ts';
import { serverMessage } from '@/firebase/server-message.ts';
import { toast } from '@/ui/toast.tsx';
import { type CheckoutAnswer, type CheckoutConfig, loadCheckout, openCheckout } from './flutterwave.ts';

/** Where a payment is: prepared by the server, ready for the provider's button, or looked at afterwards. */
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

/** Milliseconds after which the page is loaded anew when a plan was bought (spec section 9). */
const RELOAD = 2_000;

/** Buys a plan: prepares it, opens the provider's checkout, and has the server look at what came of it. */
export function useCheckout() {
  const [state, setState] = useState<CheckoutStep>({ step: 'idle' });
  // What a student has left, or begun anew meanwhile, says nothing any more.
  const run = useRef(0);
  const reload = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    return () => clearTimeout(reload.current);
  }, []);

  async function prepare(plan: PaidPlan): Promise<void> {
    run.current += 1;
    const mine = run.current;
    const show = (next: CheckoutStep) => mine === run.current && setState(next);
    show({ step: 'preparing', plan });
    let config: CheckoutConfig;
    try {
      config = configOf(await call('createPayment', { plan }));
    } catch (error) {
      console.warn('no payment was prepared', error);
      const refusal = serverMessage(error);
      if (!refusal) toast.error(NOT_SET_UP);
      show({ step: 'failed', plan, problem: refusal ?? problemOf(error) });
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

  /** Settles when it is over, with whether there is nothing more to show. */
  async function pay(plan: PaidPlan, config: CheckoutConfig): Promise<boolean> {
    // Our dialog goes first, and gives its focus back: the checkout takes it, and must keep it.
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
      const isVerified = await confirmPayment({
        tx_ref: config.tx_ref,
        plan,
        ...(Number.isSafeInteger(id) && { transaction_id: id as number }),
      });
      if (isVerified) reload.current = setTimeout(() => location.reload(), RELOAD);
    }
    // Closed without an answer it stays pending, and can be resumed or confirmed in the history.
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
 * What a checkout is begun with, looked at: this page may be older than the server.
 *
 * @throws BadConfig when something is missing
 */
function configOf(answer: unknown): CheckoutConfig {
  const { success, data, error } = checkoutSchema.safeParse(answer);
  if (!success) throw new BadConfig(error.message);
  return data;
}

/** Why no payment was prepared, where the server itself has not said it. */
function problemOf(error: unknown): string {
  if (error instanceof BadConfig) return PAYMENT_MESSAGES.badConfig;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'functions/unauthenticated') return SIGNED_OUT_MESSAGES.upgrade;
  return code === 'functions/unavailable' || code === 'functions/deadline-exceeded'
    ? PAYMENT_MESSAGES.unavailable
    : PAYMENT_MESSAGES.notCreated;
}

/** Has the server look at a payment, and tells what came of it: whether the plan is granted. */
async function confirmPayment(payment: {
  tx_ref: string;
  plan: PaidPlan;
  transaction_id?: number;
}): Promise<boolean> {
  try {
    const { status, problem } = await call('verifyPayment', payment);
    if (status === 'verified') {
      const { name } = PLAN_OFFERS[payment.plan];
      toast.success(`Payment Successful! 🎉 Welcome to ${name}! Your plan has been upgraded.`);
      return true;
    }
    if (status === 'pending') {
      toast.info('Your payment is not confirmed yet. Your plan follows when it is.');
    } else {
      toast.error(problem ?? PAYMENT_MESSAGES.notVerified);
    }
  } catch (error) {
    console.warn('a payment was not verified', error);
    // What was paid is not lost: the server goes on asking by itself.
    toast.error(
      `${serverMessage(error) ?? PAYMENT_MESSAGES.notVerified}. If you have paid, your plan follows by itself.`,
    );
  }
  return false;
}
