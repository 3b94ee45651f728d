import type { CallableOutput } from '@akada/domain/callables/contracts';

/** What the server has prepared for a checkout. */
export type CheckoutConfig = CallableOutput<'createPayment'>;

/** What the provider's script says when the student has paid, or tried to. */
export interface CheckoutAnswer {
  status: string;
  transaction_id?: number;
  tx_ref: string;
}

type Open = (options: {
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
    FlutterwaveCheckout?: Open;
  }
}

/** Attempts to load the script, and milliseconds between two of them (spec section 9). */
const ATTEMPTS = 3;
const PAUSE = 1_000;

/**
 * Loads the provider's checkout script, once for the page.
 *
 * @throws Error when it could not be loaded three times
 */
export async function loadCheckout(src: string): Promise<void> {
  for (let left = ATTEMPTS; !window.FlutterwaveCheckout; left -= 1) {
    try {
      await loadScript(src);
    } catch (error) {
      if (left <= 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
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

/** Opens the checkout; settles with what it said, or with null when the student has closed it. */
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
      // It is told of its own closing too, when the answer is there already.
      onclose: () => resolve(null),
    });
  });
}
