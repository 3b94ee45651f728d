import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ProviderServer } from './server.ts';
import { KEYS, NOW, type Shop, startProvider, startShop } from './testing.ts';

let shop: Shop;
let server: ProviderServer;
beforeAll(async () => {
  shop = await startShop();
  server = await startProvider(shop.origin);
});
afterAll(async () => {
  await server.close();
  await shop.close();
});
afterEach(() => {
  server.provider.control.set({ webhooks: 'on' });
  server.provider.ledger.forget();
  server.provider.webhooks.forget();
  shop.received.length = 0;
  shop.answers.length = 0;
});

/** Waits for this many delivery attempts, and returns them. */
async function deliveries(count: number) {
  const tries = () => server.provider.webhooks.deliveries;
  await expect.poll(() => tries().length).toBe(count);
  return tries().map(({ attempt, answered }) => ({ attempt, answered }));
}

test.each(['successful', 'failed'] as const)(
  'a %s payment sends a webhook with the secret hash',
  async (status) => {
    const { id } = server.provider.pay({ tx_ref: 'akada_1', amount: 2000, status });
    expect(await deliveries(1)).toEqual([{ attempt: 1, answered: 200 }]);
    expect(shop.received).toEqual([
      {
        hash: KEYS.secretHash,
        event: {
          event: 'charge.completed',
          'event.type': 'CARD_TRANSACTION',
          data: expect.objectContaining({ id, tx_ref: 'akada_1', amount: 2000, currency: 'NGN', status }),
        },
      },
    ]);
  },
);

test('a pending payment sends its webhook when it has ended', async () => {
  server.provider.pay({ tx_ref: 'akada_2', amount: 2000, status: 'pending' });
  server.provider.complete('akada_2');
  await deliveries(1);
  expect(shop.received).toMatchObject([{ event: { data: { status: 'successful' } } }]);
});

test('a webhook is sent up to three more times if the shop does not answer with 2xx', async () => {
  shop.answers.push(500, 401, 302, 503, 200);
  server.provider.pay({ tx_ref: 'akada_3', amount: 2000 });
  expect(await deliveries(4)).toEqual([
    { attempt: 1, answered: 500 },
    { attempt: 2, answered: 401 },
    { attempt: 3, answered: 302 },
    { attempt: 4, answered: 503 },
  ]);
  expect(shop.received).toHaveLength(4);
});

test('a webhook is not sent again after a 2xx answer', async () => {
  shop.answers.push(500, 204);
  server.provider.pay({ tx_ref: 'akada_4', amount: 2000 });
  expect(await deliveries(2)).toEqual([
    { attempt: 1, answered: 500 },
    { attempt: 2, answered: 204 },
  ]);
  const heard = await fetch(`${server.origin}/control/webhooks`).then((response) => response.json());
  expect(heard).toMatchObject([
    { tx_ref: 'akada_4', attempt: 1 },
    { tx_ref: 'akada_4', attempt: 2 },
  ]);
});

test('a shop that cannot be reached causes no error', async () => {
  const gone = await startShop();
  await gone.close();
  const lonely = await startProvider(gone.origin);
  lonely.provider.pay({ tx_ref: 'akada_5', amount: 2000 });
  await expect.poll(() => lonely.provider.webhooks.deliveries.length).toBe(4);
  expect(lonely.provider.webhooks.deliveries.every(({ answered }) => answered === null)).toBe(true);
  await lonely.close();
});

test('a provider that closes does not wait for the next attempt', async () => {
  const patient = await startProvider(shop.origin, { retryMs: 3_600_000 });
  shop.answers.push(500);
  const telling = patient.provider.webhooks.tell('akada_6', { event: 'charge.completed' });
  await expect.poll(() => patient.provider.webhooks.deliveries.length).toBe(1);
  await patient.close();
  await telling;
  expect(patient.provider.webhooks.deliveries).toHaveLength(1);
});

test('webhooks can be duplicated or turned off, only for the references named', async () => {
  const { provider } = server;
  provider.control.set({ only: 'twice', webhooks: 'duplicate' });
  provider.control.set({ only: 'never', webhooks: 'off' });
  for (const tx_ref of ['never_1', 'twice_1', 'once_1']) provider.pay({ tx_ref, amount: 1 });
  await deliveries(3);
  expect(shop.received.map(({ event }) => (event.data as { tx_ref: string }).tx_ref).sort()).toEqual([
    'once_1',
    'twice_1',
    'twice_1',
  ]);
  provider.control.set({ webhooks: 'on' });
  provider.pay({ tx_ref: 'never_2', amount: 1 });
  await deliveries(4);
});

test('a refund webhook names the number of the transaction, in both of its formats', async () => {
  const { id, flw_ref } = server.provider.pay({ tx_ref: 'akada_7', amount: 2000 });
  await deliveries(1);
  server.provider.refund('akada_7');
  await deliveries(2);
  server.provider.refund('akada_7', true);
  await deliveries(3);
  const data = {
    id: id + 1,
    AmountRefunded: 2000,
    currency: 'NGN',
    status: 'completed-bank-transfer',
    FlwRef: flw_ref,
    TransactionId: id,
    created_at: NOW.toISOString(),
  };
  expect(shop.received.slice(1).map(({ event }) => event)).toEqual([
    { event: 'refund.completed', data },
    data,
  ]);
});

test('a chargeback sends a webhook when it starts and when it is lost', async () => {
  server.provider.control.set({ only: 'akada_8', webhooks: 'off' });
  const { id } = server.provider.pay({ tx_ref: 'akada_8', amount: 2000 });
  server.provider.control.set({ only: 'akada_8', webhooks: 'on' });
  server.provider.chargeback('akada_8');
  await deliveries(1);
  expect(shop.received).toMatchObject([
    {
      event: {
        event: 'chargeback.created',
        data: { tx_ref: 'akada_8', transaction_id: id, amount: 2000, status: 'initiated' },
      },
    },
  ]);
  server.provider.chargeback('akada_8', 'lost');
  await deliveries(2);
  expect(shop.received[1]).toMatchObject({
    event: { event: 'chargeback.updated', data: { transaction_id: id, status: 'lost' } },
  });
});

test('an unpaid transaction cannot be refunded or charged back', () => {
  server.provider.pay({ tx_ref: 'akada_9', amount: 1, status: 'failed' });
  expect(() => server.provider.refund('akada_9')).toThrow('no successful payment for akada_9');
  expect(() => server.provider.chargeback('unknown')).toThrow('no successful payment for unknown');
});
