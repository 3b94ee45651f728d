import { PAYMENT_MESSAGES, type PaidPlan } from '@akada/domain/payments';
import { PLAN_OFFERS } from '@akada/domain/plan-offers';
import { useState } from 'react';
import { call } from '@/firebase/functions.ts';
import { spokenOf } from '@/firebase/spoken-of.ts';
import { toast } from '@/ui/toast.tsx';
import { type CheckoutConfig, loadCheckout, openCheckout } from './flutterwave.ts';

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

/** Milliseconds after which the page is loaded anew when a plan was bought (spec section 9). */
const RELOAD = 2_000;

/** Buys a plan: prepares it, opens the provider's checkout, and has the server look at what came of it. */
export function useCheckout() {
  const [state, setState] = useState<CheckoutStep>({ step: 'idle' });

  async function prepare(plan: PaidPlan): Promise<void> {
    setState({ step: 'preparing', plan });
    let config: CheckoutConfig;
    try {
      config = await call('createPayment', { plan });
    } catch (error) {
      console.warn('no payment was prepared', error);
      toast.error(NOT_SET_UP);
      return setState({
        step: 'failed',
        plan,
        problem: spokenOf(error) ?? 'Failed to get payment configuration',
      });
    }
    try {
      await loadCheckout(config.script_url);
      setState({ step: 'ready', plan, config });
    } catch (error) {
      console.warn('the checkout was not loaded', error);
      setState({ step: 'failed', plan, problem: NOT_LOADED });
    }
  }

  async function pay(plan: PaidPlan, config: CheckoutConfig): Promise<void> {
    setState({ step: 'paying', plan });
    const { name } = PLAN_OFFERS[plan];
    const answer = await openCheckout(config, `${name} plan`);
    // Closed without an answer: the payment stays pending, and can be resumed or confirmed in the history.
    if (!answer) return setState({ step: 'idle' });
    setState({ step: 'confirming', plan });
    const { tx_ref } = config;
    await confirmPayment({
      tx_ref,
      plan,
      ...(answer.transaction_id && { transaction_id: answer.transaction_id }),
    });
    setState({ step: 'idle' });
  }

  return { state, prepare, pay, leave: () => setState({ step: 'idle' }) };
}

/** Has the server look at a payment, and tells what came of it. */
export async function confirmPayment(payment: {
  tx_ref: string;
  plan: PaidPlan;
  transaction_id?: number;
}): Promise<void> {
  try {
    const { status, problem } = await call('verifyPayment', payment);
    if (status === 'verified') {
      const { name } = PLAN_OFFERS[payment.plan];
      toast.success(`Payment Successful! 🎉 Welcome to ${name}! Your plan has been upgraded.`);
      setTimeout(() => location.reload(), RELOAD);
    } else if (status === 'pending') {
      toast.success('Your payment is not confirmed yet. Your plan follows when it is.');
    } else {
      toast.error(problem ?? PAYMENT_MESSAGES.notVerified);
    }
  } catch (error) {
    console.warn('a payment was not verified', error);
    // What was paid is not lost: the server goes on asking by itself.
    toast.error(
      `${spokenOf(error) ?? PAYMENT_MESSAGES.notVerified}. If you have paid, your plan follows by itself.`,
    );
  }
}
