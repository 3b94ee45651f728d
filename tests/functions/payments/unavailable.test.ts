import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PAYMENT_MESSAGES } from '@akada/domain/payments/payments';
import type { Payment } from '@akada/domain/payments/schemas';
import { flutterwave } from '@akada/functions/src/payments/flutterwave.ts';
import { reconcilePayments } from '@akada/functions/src/payments/reconcile.ts';
import { verifyPaymentHandler } from '@akada/functions/src/payments/verify-payment.ts';
import { handleWebhook } from '@akada/functions/src/payments/webhook.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectLogs } from '../../support/logs.ts';
import { createShop, SECRET_HASH } from './shop.ts';

type Answer = (response: ServerResponse) => void;
const shop = createShop();
let server: Server;
let answer: Answer;

beforeAll(async () => {
  server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(shop.clear);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const paidInFull = (payment: Payment): Answer => {
  const { payment_reference: tx_ref, amount, currency, created_at } = payment;
  const data = { id: 1, tx_ref, amount, currency, created_at, status: 'successful', payment_type: 'card' };
  return (response) => void response.end(JSON.stringify({ status: 'success', data }));
};

test.each<[string, Answer]>([
  ['hangs', () => undefined],
  ['answers 503', (response) => void response.writeHead(503).end('{"status":"error","message":"Busy"}')],
  ['answers junk', (response) => void response.end('<html>')],
])(
  'a payment stays pending while the provider %s, and the next reconciliation settles it',
  async (_, broken) => {
    expectLogs(
      'a payment could not be verified',
      'a webhook could not be processed',
      'a payment could not be reconciled',
    );
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    // A timeout long enough for a busy machine, and short enough to wait for.
    const provider = flutterwave(() => ({ baseUrl, secretKey: 'a-secret-key' }), 1);
    const deps = { ...shop.deps, provider };
    const uid = await shop.createStudent();
    const payment = await shop.writePayment(uid, 'pro');
    const { payment_reference: tx_ref } = payment;
    answer = broken;

    const body = { event: 'charge.completed', data: { id: 1, tx_ref } };
    const [verified, answered] = await Promise.allSettled([
      verifyPaymentHandler(provider)(deps, { uid }, { tx_ref, plan: 'pro' }),
      handleWebhook(deps, SECRET_HASH, { method: 'POST', hash: SECRET_HASH, body }),
      reconcilePayments(deps),
    ]);
    expect(verified).toMatchObject({
      reason: { code: 'unavailable', message: PAYMENT_MESSAGES.unavailable },
    });
    expect(answered).toMatchObject({ value: 503 });
    expect(await shop.readPayment(payment)).toEqual(payment);

    answer = paidInFull(payment);
    await reconcilePayments(deps);

    expect((await shop.readPayment(payment))?.status).toBe('verified');
    expect((await shop.readPlan(uid)).plan).toBe('pro');
  },
);
