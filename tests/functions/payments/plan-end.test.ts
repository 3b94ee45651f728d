import { documentPaths } from '@akada/domain/documents/paths';
import { endPlans } from '@akada/functions/src/payments/end-plans.ts';
import { warnOfPlanEnd } from '@akada/functions/src/payments/warn-of-plan-end.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectLogs } from '../../support/logs.ts';
import { afterDays, createShop } from './shop.ts';

const shop = createShop();
beforeEach(shop.clear);
const FREE = { plan: 'free', until: null };
const just = (before: number) => new Date(afterDays(before).getTime() - 1);

describe('endPlans', () => {
  test('writes the free plan at the end, and not a millisecond before', async () => {
    const uid = await shop.createStudent();
    const { payment_reference } = await shop.buy(uid, 'pro');

    shop.clock.now = just(30);
    await endPlans(shop.deps);
    expect(await shop.readPlan(uid)).toEqual({ plan: 'pro', until: afterDays(30) });

    shop.clock.now = afterDays(30);
    await endPlans(shop.deps);
    expect(await shop.readPlan(uid)).toEqual(FREE);
    expect((await shop.readState(uid)).subscriptions[payment_reference]?.status).toBe('ended');
  });

  test('starts the rest of a lower plan', async () => {
    const uid = await shop.createStudent();
    const starter = await shop.buy(uid, 'starter');
    shop.clock.now = afterDays(10);
    const pro = await shop.buy(uid, 'pro');
    expect(await shop.readPlan(uid)).toEqual({ plan: 'pro', until: afterDays(40) });

    shop.clock.now = afterDays(41);
    // Before any scheduled run: the student is never on the free plan in between.
    expect(await shop.planNow(uid)).toEqual({ plan: 'starter', until: afterDays(60) });
    await endPlans(shop.deps);

    // Its 20 days begin when Pro ends, not at the scheduled run.
    expect(await shop.readPlan(uid)).toEqual({ plan: 'starter', until: afterDays(60) });
    const { subscriptions } = await shop.readState(uid);
    expect(subscriptions[pro.payment_reference]?.status).toBe('ended');
    expect(subscriptions[starter.payment_reference]?.status).toBe('active');
  });

  test('leaves a plan that was paid for again', async () => {
    const uid = await shop.createStudent();
    await shop.buy(uid, 'pro');
    shop.clock.now = afterDays(30);
    const payment = await shop.writePayment(uid, 'pro');
    const transaction = shop.provider.pay(payment);

    await Promise.all([endPlans(shop.deps), shop.charged(transaction), endPlans(shop.deps)]);

    expect(await shop.readPlan(uid)).toEqual({ plan: 'pro', until: afterDays(60) });
  });

  test('ends plans page by page, and continues after one that fails', async () => {
    expectLogs('a plan could not be ended');
    const uids = await Promise.all(
      Array.from({ length: 7 }, (_, index) =>
        shop.createStudent({ current_plan: 'pro', plan_expires_at: afterDays(index) }),
      ),
    );
    await shop.db.doc(`users/${uids[2]}`).update({ current_plan: 'none such' });
    shop.clock.now = afterDays(5);

    await endPlans(shop.deps, 2);

    const plans = await Promise.all(
      uids.map(async (uid) => (await shop.db.doc(`users/${uid}`).get()).get('current_plan')),
    );
    expect(plans).toEqual(['free', 'free', 'none such', 'free', 'free', 'free', 'pro']);
  });
});

describe('warnOfPlanEnd', () => {
  const readTitles = async (uid: string) => {
    const { notifications } = await shop.readState(uid);
    return Object.values(notifications)
      .filter(({ type }) => type === 'info')
      .map(({ title }) => title)
      .sort();
  };

  test('notifies 7 days and 1 day before the end, once each', async () => {
    const uid = await shop.createStudent();
    await shop.buy(uid, 'pro');
    const runs: [number, string[]][] = [
      [22.9, []],
      [23, ['Your Pro plan ends in 7 days']],
      [24, ['Your Pro plan ends in 7 days']],
      [28.9, ['Your Pro plan ends in 7 days']],
      [29, ['Your Pro plan ends in 1 day', 'Your Pro plan ends in 7 days']],
      [29.5, ['Your Pro plan ends in 1 day', 'Your Pro plan ends in 7 days']],
      [30, ['Your Pro plan ends in 1 day', 'Your Pro plan ends in 7 days']],
    ];

    for (const [days, titles] of runs) {
      shop.clock.now = afterDays(days);
      await Promise.all([warnOfPlanEnd(shop.deps), warnOfPlanEnd(shop.deps)]);
      expect([days, await readTitles(uid)]).toEqual([days, titles]);
    }
  });

  test('notifies again of the next end, and no student whose plan never ends', async () => {
    const [uid, ever] = [await shop.createStudent(), await shop.createStudent()];
    await shop.buy(uid, 'starter');
    await shop.buy(ever, 'lifetime');
    shop.clock.now = afterDays(25);
    await warnOfPlanEnd(shop.deps);
    await shop.buy(uid, 'starter');
    shop.clock.now = afterDays(55);
    await warnOfPlanEnd(shop.deps, 1);

    // After missed runs the notification has the days that are left.
    expect(await readTitles(uid)).toEqual(Array(2).fill('Your Starter plan ends in 5 days'));
    expect(await readTitles(ever)).toEqual([]);
  });

  test('does not notify of a cancelled plan until it is paid for again', async () => {
    const uid = await shop.createStudent();
    await shop.buy(uid, 'pro');
    const settings = { on_boards: true, theme: 'akada', cancelled_until: afterDays(30) };
    await shop.db.doc(documentPaths.settings(uid)).set(settings);
    shop.clock.now = afterDays(25);

    await warnOfPlanEnd(shop.deps);
    expect(await readTitles(uid)).toEqual([]);

    await shop.buy(uid, 'pro');
    shop.clock.now = afterDays(55);
    await warnOfPlanEnd(shop.deps);
    expect(await readTitles(uid)).toEqual(['Your Pro plan ends in 5 days']);
  });

  test('keeps a read notification read', async () => {
    const uid = await shop.createStudent();
    await shop.buy(uid, 'pro');
    shop.clock.now = afterDays(25);
    await warnOfPlanEnd(shop.deps);
    const path = `users/${uid}/notifications/plan_end_${afterDays(30).getTime()}_7`;
    await shop.db.doc(path).update({ unread: false });

    await warnOfPlanEnd(shop.deps);

    expect((await shop.db.doc(path).get()).get('unread')).toBe(false);
  });
});
