import { settlePayment } from '@akada/functions/src/payments/settle.ts';
import { describe, expect, test } from 'vitest';
import { afterDays, createShop } from './shop.ts';

const shop = createShop();
const settle = (tx_ref: string) => settlePayment(shop.deps, { tx_ref });

describe('concurrent payments', () => {
  test('all count towards the plan', async () => {
    for (let round = 0; round < 10; round += 1) {
      const uid = await shop.createStudent();
      const payments = await Promise.all(
        (['starter', 'pro', 'pro'] as const).map((plan) => shop.writePayment(uid, plan)),
      );
      for (const payment of payments) shop.provider.pay(payment);

      await Promise.all(payments.map(({ payment_reference }) => settle(payment_reference)));

      expect(await shop.readPlan(uid)).toEqual({ plan: 'pro', until: afterDays(60) });
    }
  });

  test('count while another one is refunded', async () => {
    for (let round = 0; round < 10; round += 1) {
      const uid = await shop.createStudent();
      const pro = await shop.buy(uid, 'pro');
      const starter = await shop.writePayment(uid, 'starter');
      shop.provider.pay(starter);

      await Promise.all([settle(starter.payment_reference), shop.refunded({ id: pro.transaction_id ?? 0 })]);

      expect(await shop.readPlan(uid)).toEqual({ plan: 'starter', until: afterDays(30) });
    }
  });
});
