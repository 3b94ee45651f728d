import type { CallableOutput } from '@akada/domain/callables/contracts';

/** The server's configuration of one checkout. */
export type CheckoutConfig = CallableOutput<'createPayment'>;

/** The result that the provider's script reports after a payment attempt. */
export interface CheckoutAnswer {
  status: string;
  transaction_id?: number;
  tx_ref: string;
}

type OpenCheckout = (options: {
  public_key: string;
  tx_ref: string;
  amount: number;
  currency: string;
  payment_options: string;
  payload_hash: string;
  customer: { email: string; name: string };
  customizations: { title: string; description: string };
  callback: (answer: CheckoutAnswer) => void;
  onclose: () => void;
}) => { close: () => void };

declare global {
  interface Window {
    FlutterwaveCheckout?: OpenCheckout;
  }
}

const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 1_000;

/**
 * Loads the provider's checkout script, once per page.
 *
 * @throws Error after three failed attempts
 */
export async function loadCheckout(src: string): Promise<void> {
  for (let left = MAX_ATTEMPTS; !window.FlutterwaveCheckout; left -= 1) {
    try {
      await loadScript(src);
    } catch (error) {
      if (left <= 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => {
      if (window.FlutterwaveCheckout) return resolve();
      reject(new Error(`no checkout in ${src}`));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`not loaded: ${src}`));
    };
    document.head.append(script);
  });
}

/** Opens the checkout. Resolves with its answer, or with null when the student closed it. */
export function openCheckout(config: CheckoutConfig, description: string): Promise<CheckoutAnswer | null> {
  const open = window.FlutterwaveCheckout;
  if (!open) throw new Error('the checkout is not loaded');
  const { public_key, tx_ref, amount, currency, payment_options, payload_hash, customer } = config;
  return new Promise((resolve) => {
    const modal = open({
      ...{ public_key, tx_ref, amount, currency, payment_options, payload_hash, customer },
      customizations: { title: 'Akada', description },
      callback: (answer) => {
        modal.close();
        resolve(answer);
      },
      // Also called after an answer, when we close the modal: the promise is resolved by then.
      onclose: () => resolve(null),
    });
  });
}
