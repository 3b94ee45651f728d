import { describe, expect, test } from 'vitest';
import { documentId } from '../documents/ids-schemas.ts';
import {
  acceptedTransactionId,
  canTransition,
  findMismatch,
  formatNaira,
  PAYMENT_STATUSES,
  paymentReference,
  pendingCutoff,
  type Transaction,
} from './payments.ts';

const NOW = new Date('2026-03-01T08:00:00.000Z');
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

describe('findMismatch', () => {
  const payment = { payment_reference: 'akada_1_ada', amount: 5_000, currency: 'NGN' } as const;
  const transaction: Transaction = {
    ...{ id: 1, tx_ref: 'akada_1_ada', status: 'successful', amount: 5_000, currency: 'NGN' },
    ...{ payment_type: null, created_at: NOW },
  };

  test.each<[string, Partial<Transaction>, ReturnType<typeof findMismatch>]>([
    ['the same amount', {}, null],
    ['0.01 more', { amount: 5_000.01 }, null],
    ['0.01 less', { amount: 4_999.99 }, 'amount'],
    ['another currency', { currency: 'USD' }, 'currency'],
    ['more in another currency', { currency: 'ngn', amount: 9_999 }, 'currency'],
    ['another reference', { tx_ref: 'akada_1_adA' }, 'reference'],
    ['an amount that is not a number', { amount: Number.NaN }, 'amount'],
  ])('compares a transaction with %s', (_, change, mismatch) => {
    expect(findMismatch(payment, { ...transaction, ...change })).toBe(mismatch);
  });
});

test('no status may change back to an earlier one or to itself', () => {
  const moves = PAYMENT_STATUSES.flatMap((from) =>
    PAYMENT_STATUSES.filter((to) => canTransition(from, to)).map((to) => `${from} ${to}`),
  );
  expect(moves).toEqual([
    'pending successful',
    'pending verified',
    'pending failed',
    'pending refunded',
    'successful verified',
    'successful refunded',
    'verified refunded',
    'failed successful',
    'failed verified',
    'failed refunded',
  ]);
});

test("a reference is a prefix, the time and the first 8 characters of the student's id", () => {
  const reference = paymentReference('AbCdEfGhIjKl', NOW);
  expect(reference).toBe(`akada_${NOW.getTime()}_AbCdEfGh`);
  expect(documentId.safeParse(reference).success).toBe(true);
  expect(paymentReference('ada', NOW)).toBe(`akada_${NOW.getTime()}_ada`);
});

test('formatNaira groups thousands and keeps kobo', () => {
  expect([2_000, 30_000, 4_999.99].map(formatNaira)).toEqual(['₦2,000', '₦30,000', '₦4,999.99']);
});

test('pendingCutoff is 7 days before now', () => {
  expect(pendingCutoff(day(7))).toEqual(NOW);
});

test('acceptedTransactionId is null until the payment has a time at which it was paid', () => {
  expect(acceptedTransactionId({ paid_at: null, transaction_id: 7 })).toBeNull();
  expect(acceptedTransactionId({ paid_at: NOW, transaction_id: 7 })).toBe(7);
});
