import { settlePayment } from '@akada/functions/src/payments/settle.ts';
import { describe, expect, test } from 'vitest';
import { day, newShop } from './shop.ts';

const shop = newShop();
const settle = (tx_ref: string) => settlePayment(shop.deps, { tx_ref });

describe('concurrent payments', () => {
  test('all count towards the plan', async () => {
    for (let round = 0; round < 10; round += 1) {
      const uid = await shop.newStudent();
      const payments = await Promise.all(
        (['starter', 'pro', 'pro'] as const).map((plan) => shop.newPayment(uid, plan)),
      );
      for (const payment of payments) shop.provider.pay(payment);

      await Promise.all(payments.map(({ payment_reference }) => settle(payment_reference)));

      expect(await shop.planOf(uid)).toEqual({ plan: 'pro', until: day(60) });
    }
  });

  test('count while another one is refunded', async () => {
    for (let round = 0; round < 10; round += 1) {
      const uid = await shop.newStudent();
      const pro = await shop.buy(uid, 'pro');
      const starter = await shop.newPayment(uid, 'starter');
      shop.provider.pay(starter);

      await Promise.all([settle(starter.payment_reference), shop.refunded({ id: pro.transaction_id ?? 0 })]);

      expect(await shop.planOf(uid)).toEqual({ plan: 'starter', until: day(30) });
    }
  });
});
