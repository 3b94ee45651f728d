import { PAYMENT_OPTIONS } from '@akada/domain/payments/payments';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CheckoutAnswer, type CheckoutConfig, loadCheckout, openCheckout } from './flutterwave.ts';

const CONFIG: CheckoutConfig = {
  tx_ref: 'akada_1_ada',
  amount: 5_000,
  currency: 'NGN',
  public_key: 'public',
  payment_options: PAYMENT_OPTIONS,
  customer: { email: 'ada@akada.test', name: 'Ada' },
  payload_hash: 'hash',
  script_url: 'https://pay.test/v3.js',
  simulated: true,
};

/** The scripts that were requested. */
const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
  delete window.FlutterwaveCheckout;
});
afterEach(() => vi.useRealTimers());

describe('loadCheckout', () => {
  test('tries three times, a second apart, and then fails', async () => {
    const loading = loadCheckout(CONFIG.script_url);
    const failed = expect(loading).rejects.toThrow('not loaded');
    for (const attempt of [1, 2, 3]) {
      expect(scripts()).toHaveLength(1);
      scripts()[0]?.onerror?.(new Event('error'));
      await vi.advanceTimersByTimeAsync(999);
      expect(scripts()).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(1);
      expect(scripts()).toHaveLength(attempt < 3 ? 1 : 0);
    }
    await failed;
  });

  test('succeeds on the second try, and loads the script only once', async () => {
    const loading = loadCheckout(CONFIG.script_url);
    scripts()[0]?.onerror?.(new Event('error'));
    await vi.advanceTimersByTimeAsync(1_000);
    window.FlutterwaveCheckout = () => ({ close: () => undefined });
    scripts()[0]?.onload?.(new Event('load'));
    await loading;
    await loadCheckout(CONFIG.script_url);
    expect(scripts()).toHaveLength(1);
  });

  test('fails when the script defines no checkout', async () => {
    const loading = loadCheckout(CONFIG.script_url);
    const failed = expect(loading).rejects.toThrow('no checkout');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      scripts().at(-1)?.onload?.(new Event('load'));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    await failed;
  });
});

describe('openCheckout', () => {
  function withCheckout() {
    const close = vi.fn();
    const opened: Parameters<NonNullable<typeof window.FlutterwaveCheckout>>[0][] = [];
    window.FlutterwaveCheckout = (options) => {
      opened.push(options);
      return { close };
    };
    return { close, opened };
  }

  test("passes the server's price on, closes on an answer and returns it", async () => {
    const { close, opened } = withCheckout();
    const paying = openCheckout(CONFIG, 'Pro plan');
    const { script_url: _, simulated: __, ...asked } = CONFIG;
    expect(opened[0]).toMatchObject({
      ...asked,
      customizations: { title: 'Akada', description: 'Pro plan' },
    });
    const answer: CheckoutAnswer = { status: 'successful', transaction_id: 7, tx_ref: CONFIG.tx_ref };
    opened[0]?.callback(answer);
    opened[0]?.onclose();
    expect(await paying).toEqual(answer);
    expect(close).toHaveBeenCalledOnce();
  });

  test('returns null when the student closes the checkout', async () => {
    const { opened } = withCheckout();
    const paying = openCheckout(CONFIG, 'Pro plan');
    opened[0]?.onclose();
    expect(await paying).toBeNull();
  });
});
