import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AcceptedPayment, entitlementOf, planEnd } from './entitlement.ts';
import type { PaidPlan } from './payments.ts';

const NOW = new Date('2026-03-01T08:00:00.000Z');
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const paid = (plan: PaidPlan, days: number): AcceptedPayment => ({ plan, paid_at: day(days) });
const FREE = { plan: 'free', until: null };

describe('entitlementOf', () => {
  test.each<[string, AcceptedPayment[], number, { plan: string; until: Date | null }]>([
    ['gives the free plan without payments', [], 0, FREE],
    ['starts a plan when it is paid', [paid('pro', 0)], 0, { plan: 'pro', until: day(30) }],
    ['does not start a plan before it is paid', [paid('pro', 1)], 0, FREE],
    ['keeps a plan until its last millisecond', [paid('pro', 0)], 29.999, { plan: 'pro', until: day(30) }],
    ['ends a plan exactly after 30 days', [paid('pro', 0)], 30, FREE],
    ['adds 30 days for each payment', [paid('pro', 0), paid('pro', 10)], 10, { plan: 'pro', until: day(60) }],
    ['starts again after a gap', [paid('pro', 0), paid('pro', 50)], 50, { plan: 'pro', until: day(80) }],
    [
      'uses the higher of two plans first',
      [paid('starter', 0), paid('pro', 10)],
      10,
      { plan: 'pro', until: day(40) },
    ],
    [
      'continues the lower plan where it stopped',
      [paid('starter', 0), paid('pro', 10)],
      40,
      { plan: 'starter', until: day(60) },
    ],
    [
      'keeps all days of a lower plan that was paid later',
      [paid('pro', 0), paid('starter', 10)],
      30,
      { plan: 'starter', until: day(60) },
    ],
    ['is free after both plans have ended', [paid('starter', 0), paid('pro', 10)], 60, FREE],
    ['never ends lifetime', [paid('pro', 0), paid('lifetime', 1)], 5_000, { plan: 'lifetime', until: null }],
    [
      'does not start lifetime before it is paid',
      [paid('pro', 0), paid('lifetime', 1)],
      0,
      { plan: 'pro', until: day(30) },
    ],
    ['ignores a payment without a time', [{ plan: 'pro', paid_at: null }], 0, FREE],
  ])('%s', (_, accepted, at, expected) => {
    expect(entitlementOf(accepted, day(at))).toEqual(expected);
    expect(entitlementOf([...accepted].reverse(), day(at))).toEqual(expected);
  });

  const payments = fc.array(
    fc.record({ plan: fc.constantFrom('starter' as const, 'pro' as const), days: fc.nat(100) }),
    { maxLength: 6 },
  );

  test('does not depend on the order of the payments, nor on when it is asked', () => {
    fc.assert(
      fc.property(payments, fc.nat(300), fc.nat(30), (list, at, later) => {
        const accepted = list.map(({ plan, days }) => paid(plan, days));
        const here = entitlementOf(accepted, day(at));
        expect(entitlementOf([...accepted].reverse(), day(at))).toEqual(here);
        // With no further payment, the end stays the same as time passes.
        if (here.until && here.until > day(at + later) && !list.some(({ days }) => days > at)) {
          expect(entitlementOf(accepted, day(at + later))).toEqual(here);
        }
      }),
    );
  });

  test('gives exactly as many days of each plan as were paid for', () => {
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

describe('planEnd', () => {
  test.each<[PaidPlan, AcceptedPayment[], number, Date | null]>([
    ['pro', [paid('pro', 0)], 10, day(30)],
    ['pro', [paid('pro', 0)], 31, day(31)],
    ['starter', [paid('pro', 0), paid('starter', 0)], 0, day(60)],
    ['starter', [paid('pro', 0)], 0, day(0)],
    ['lifetime', [paid('lifetime', 0)], 9, null],
    ['lifetime', [], 9, day(9)],
  ])('gives the end of %s for %j on day %i', (plan, accepted, at, end) => {
    expect(planEnd(plan, accepted, day(at))).toEqual(end);
  });
});
