import { PAYMENT_MESSAGES, PAYMENT_OPTIONS } from '@akada/domain/payments/payments';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '@/firebase/functions.ts';
import { useCheckout } from './use-checkout.ts';

vi.mock('@/firebase/functions.ts', () => ({ call: vi.fn() }));
vi.mock('@/ui/toast.tsx', () => ({ toast: { error: vi.fn() } }));

const CONFIG = {
  ...{ tx_ref: 'akada_1_ada', amount: 5_000, currency: 'NGN', public_key: 'public' },
  ...{ payment_options: PAYMENT_OPTIONS, customer: { email: 'ada@akada.test', name: 'Ada' } },
  ...{ payload_hash: 'hash', script_url: 'https://pay.test/v3.js', simulated: true },
};
const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

/** The state of a checkout after the server's answer or failure. */
async function stateAfter(answer: Promise<unknown>) {
  vi.mocked(call).mockReturnValue(answer as never);
  const { result } = renderHook(() => useCheckout());
  await act(() => result.current.prepare('pro'));
  return result.current.state;
}

beforeEach(() => {
  window.FlutterwaveCheckout = () => ({ close: () => undefined });
  vi.spyOn(console, 'warn').mockReturnValue();
});

test('a prepared payment is ready to pay, without unknown fields of a newer server', async () => {
  const state = await stateAfter(Promise.resolve({ ...CONFIG, of_tomorrow: true }));
  expect(state).toEqual({ step: 'ready', plan: 'pro', config: CONFIG });
});

test.each([
  ['no content', undefined],
  ['no amount', { ...CONFIG, amount: undefined }],
  ['an amount of 0', { ...CONFIG, amount: 0 }],
  ['another currency', { ...CONFIG, currency: 'USD' }],
])('an answer with %s is reported as an invalid configuration', async (_, answer) => {
  expect(await stateAfter(Promise.resolve(answer))).toEqual({
    ...{ step: 'failed', plan: 'pro', problem: PAYMENT_MESSAGES.badConfig },
  });
});

test.each([
  ['functions/unavailable', 'unavailable', PAYMENT_MESSAGES.unavailable],
  ['functions/deadline-exceeded', 'deadline-exceeded', PAYMENT_MESSAGES.unavailable],
  ['functions/internal', 'internal', PAYMENT_MESSAGES.notCreated],
  ['functions/failed-precondition', PAYMENT_MESSAGES.noConfig, 'Failed to get payment configuration'],
  [
    'functions/unauthenticated',
    'User not authenticated',
    'Authentication Required: Please log in to upgrade your plan.',
  ],
  ['functions/resource-exhausted', PAYMENT_MESSAGES.soldOut, PAYMENT_MESSAGES.soldOut],
])('the failure %s with the message “%s” shows “%s”', async (code, message, problem) => {
  const state = await stateAfter(Promise.reject(failure(code, message)));
  expect(state).toEqual({ step: 'failed', plan: 'pro', problem });
});
