import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentId } from '../documents/ids-schemas.ts';
import {
  type AcceptedPayment,
  acceptedTransactionOf,
  endOf,
  entitlementOf,
  mayBecome,
  mismatchOf,
  naira,
  PAYMENT_STATUSES,
  type PaidPlan,
  paymentReference,
  pendingSince,
  type Transaction,
} from './payments.ts';

const NOW = new Date('2026-03-01T08:00:00.000Z');
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const paid = (plan: PaidPlan, days: number): AcceptedPayment => ({ plan, paid_at: day(days) });
const FREE = { plan: 'free', until: null };

describe('the plan that payments add up to', () => {
  test.each<[string, AcceptedPayment[], number, { plan: string; until: Date | null }]>([
    ['of none is free', [], 0, FREE],
    ['begins when it is paid', [paid('pro', 0)], 0, { plan: 'pro', until: day(30) }],
    ['does not begin before', [paid('pro', 1)], 0, FREE],
    ['is there to the last millisecond', [paid('pro', 0)], 29.999, { plan: 'pro', until: day(30) }],
    ['is over exactly at its end', [paid('pro', 0)], 30, FREE],
    ['is longer for each payment', [paid('pro', 0), paid('pro', 10)], 10, { plan: 'pro', until: day(60) }],
    ['begins anew after a gap', [paid('pro', 0), paid('pro', 50)], 50, { plan: 'pro', until: day(80) }],
    ['is the higher of two', [paid('starter', 0), paid('pro', 10)], 10, { plan: 'pro', until: day(40) }],
    [
      'is then the lower, where it stopped',
      [paid('starter', 0), paid('pro', 10)],
      40,
      { plan: 'starter', until: day(60) },
    ],
    [
      'keeps a lower one whole that was paid later',
      [paid('pro', 0), paid('starter', 10)],
      30,
      { plan: 'starter', until: day(60) },
    ],
    ['is over after both', [paid('starter', 0), paid('pro', 10)], 60, FREE],
    ['is lifetime for good', [paid('pro', 0), paid('lifetime', 1)], 5_000, { plan: 'lifetime', until: null }],
    [
      'is not lifetime before it is paid',
      [paid('pro', 0), paid('lifetime', 1)],
      0,
      { plan: 'pro', until: day(30) },
    ],
    ['has nothing of a payment without a time', [{ plan: 'pro', paid_at: null }], 0, FREE],
  ])('%s', (_, accepted, at, expected) => {
    expect(entitlementOf(accepted, day(at))).toEqual(expected);
    expect(entitlementOf([...accepted].reverse(), day(at))).toEqual(expected);
  });

  const payments = fc.array(
    fc.record({ plan: fc.constantFrom('starter' as const, 'pro' as const), days: fc.nat(100) }),
    { maxLength: 6 },
  );

  test('does not depend on the order in which they are known, and is used up day for day', () => {
    fc.assert(
      fc.property(payments, fc.nat(300), fc.nat(30), (list, at, later) => {
        const accepted = list.map(({ plan, days }) => paid(plan, days));
        const here = entitlementOf(accepted, day(at));
        expect(entitlementOf([...accepted].reverse(), day(at))).toEqual(here);
        // Where nothing else is paid until then, the end stays where it is.
        if (here.until && here.until > day(at + later) && !list.some(({ days }) => days > at)) {
          expect(entitlementOf(accepted, day(at + later))).toEqual(here);
        }
      }),
    );
  });

  test('are in all as many days as were paid for', () => {
    fc.assert(
      fc.property(payments, (list) => {
        const accepted = list.map(({ plan, days }) => paid(plan, days));
        const plans = Array.from({ length: 300 }, (_, at) => entitlementOf(accepted, day(at)).plan);
        expect(plans.filter((plan) => plan !== 'free')).toHaveLength(30 * list.length);
        expect(plans.filter((plan) => plan === 'pro')).toHaveLength(
          30 * list.filter(({ plan }) => plan === 'pro').length,
        );
      }),
    );
  });
});

describe('the end of a plan', () => {
  test.each<[PaidPlan, AcceptedPayment[], number, Date | null]>([
    ['pro', [paid('pro', 0)], 10, day(30)],
    ['pro', [paid('pro', 0)], 31, day(31)],
    ['starter', [paid('pro', 0), paid('starter', 0)], 0, day(60)],
    ['starter', [paid('pro', 0)], 0, day(0)],
    ['lifetime', [paid('lifetime', 0)], 9, null],
    ['lifetime', [], 9, day(9)],
  ])('%s of %j on day %i', (plan, accepted, at, end) => {
    expect(endOf(plan, accepted, day(at))).toEqual(end);
  });
});

describe('a transaction', () => {
  const payment = { payment_reference: 'akada_1_ada', amount: 5_000, currency: 'NGN' } as const;
  const transaction: Transaction = {
    ...{ id: 1, tx_ref: 'akada_1_ada', status: 'successful', amount: 5_000, currency: 'NGN' },
    ...{ payment_type: null, created_at: NOW },
  };

  test.each<[string, Partial<Transaction>, ReturnType<typeof mismatchOf>]>([
    ['the same', {}, null],
    ['0.01 more', { amount: 5_000.01 }, null],
    ['0.01 less', { amount: 4_999.99 }, 'amount'],
    ['another currency', { currency: 'USD' }, 'currency'],
    ['more in another currency', { currency: 'ngn', amount: 9_999 }, 'currency'],
    ['another reference', { tx_ref: 'akada_1_adA' }, 'reference'],
    ['no number', { amount: Number.NaN }, 'amount'],
  ])('of %s pays or says why not', (_, change, mismatch) => {
    expect(mismatchOf(payment, { ...transaction, ...change })).toBe(mismatch);
  });
});

test('no status leads back, to itself or round in a circle', () => {
  const moves = PAYMENT_STATUSES.flatMap((from) =>
    PAYMENT_STATUSES.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`),
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

test('a reference is the prefix, the time and the first 8 characters of the student', () => {
  const reference = paymentReference('AbCdEfGhIjKl', NOW);
  expect(reference).toBe(`akada_${NOW.getTime()}_AbCdEfGh`);
  expect(documentId.safeParse(reference).success).toBe(true);
  expect(paymentReference('ada', NOW)).toBe(`akada_${NOW.getTime()}_ada`);
});

test('an amount is read in naira', () => {
  expect([2_000, 30_000, 4_999.99].map(naira)).toEqual(['₦2,000', '₦30,000', '₦4,999.99']);
});

test('payments are asked for during 7 days', () => {
  expect(pendingSince(day(7))).toEqual(NOW);
});

test('a transaction was accepted once there is a time at which it paid', () => {
  expect(acceptedTransactionOf({ paid_at: null, transaction_id: 7 })).toBeNull();
  expect(acceptedTransactionOf({ paid_at: NOW, transaction_id: 7 })).toBe(7);
});
