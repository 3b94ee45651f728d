import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ProviderServer } from './server.ts';
import { KEYS, startProvider } from './testing.ts';

let server: ProviderServer;
beforeAll(async () => {
  server = await startProvider('http://127.0.0.1:1');
  server.provider.control.set({ webhooks: 'off' });
});
afterAll(() => server.close());
afterEach(() => {
  server.provider.control.forget();
  server.provider.ledger.forget();
});

const BEARER = { authorization: `Bearer ${KEYS.secretKey}` };
const get = (path: string, init: RequestInit = { headers: BEARER }) => fetch(`${server.origin}${path}`, init);
const byReference = (tx_ref: string) => get(`/v3/transactions/verify_by_reference?tx_ref=${tx_ref}`);
const post = async (path: string, wish: object, headers: Record<string, string> = {}) => {
  const init = { method: 'POST', body: JSON.stringify(wish), headers };
  const response = await fetch(`${server.origin}${path}`, init);
  return { status: response.status, body: await response.json() };
};

test('a transaction can be created with any values', async () => {
  const created_at = '2026-02-01T10:00:00.000Z';
  const customer = { email: 'ada@akada.test', name: 'Ada', phone_number: null };
  const wish = {
    tx_ref: 'akada_6',
    amount: 1,
    currency: 'USD',
    status: 'failed',
    payment_type: 'ussd',
    created_at,
    customer,
  };
  const { status, body } = await post('/control/transactions', wish);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...wish, id: expect.any(Number) });
  expect(await (await byReference('akada_6')).json()).toMatchObject({ data: wish });
});

test('a pending transaction can be ended once', async () => {
  server.provider.pay({ tx_ref: 'akada_7', amount: 1, status: 'pending' });
  expect((await post('/control/complete', { tx_ref: 'akada_7' })).body).toMatchObject({
    status: 'successful',
  });
  expect((await post('/control/complete', { tx_ref: 'akada_7' })).status).toBe(404);
  server.provider.pay({ tx_ref: 'akada_8', amount: 1, status: 'pending' });
  const { body } = await post('/control/complete', { tx_ref: 'akada_8', status: 'failed' });
  expect(body).toMatchObject({ status: 'failed' });
});

test('a chargeback can be started and lost', async () => {
  const chargeback = vi.spyOn(server.provider, 'chargeback');
  server.provider.pay({ tx_ref: 'akada_10', amount: 1 });

  for (const wish of [{}, { status: 'lost' }]) {
    expect((await post('/control/chargeback', { tx_ref: 'akada_10', ...wish })).status).toBe(200);
  }

  expect(chargeback.mock.calls).toEqual([
    ['akada_10', 'initiated'],
    ['akada_10', 'lost'],
  ]);
});

test('recorded requests can be read and cleared', async () => {
  server.provider.pay({ tx_ref: 'akada_9', amount: 1 });
  await byReference('akada_9');
  await expect
    .poll(() => get('/control/requests').then((response) => response.json()))
    .toEqual([
      {
        path: '/v3/transactions/verify_by_reference',
        tx_ref: 'akada_9',
        authorized: true,
        answered: 200,
      },
    ]);
  await get('/control/requests', { method: 'DELETE' });
  expect(await (await get('/control/requests')).json()).toEqual([]);
});

test.each([
  ['/control', { verify: ['explode'] }, 400],
  ['/control', { verify: '503' }, 400],
  ['/control', { webhooks: 'sometimes' }, 400],
  ['/control', { only: 1 }, 400],
  ['/control/transactions', { tx_ref: 'x', amount: '1' }, 400],
  ['/control/transactions', { amount: 1 }, 400],
  ['/control/transactions', { tx_ref: 'x', amount: 1, status: 'paid' }, 400],
  ['/control/transactions', { tx_ref: 'x', amount: 1, created_at: 'soon' }, 400],
  ['/control/refund', { tx_ref: 'unknown' }, 404],
  ['/control/chargeback', {}, 400],
  ['/control/chargeback', { tx_ref: 'x', status: 'won' }, 400],
  ['/control/nothing', {}, 404],
])('%s with %j is refused', async (path, wish, code) => {
  expect((await post(path, wish)).status).toBe(code);
});

test('requests from browsers, invalid JSON and bodies that are too large are refused', async () => {
  const { status } = await post('/control', { verify: ['503'] }, { origin: 'https://evil.example' });
  expect(status).toBe(403);
  expect((await post('/control', { verify: ['503'] }, { origin: server.origin })).status).toBe(403);
  expect((await get('/control', { method: 'POST', body: '{' })).status).toBe(400);
  expect((await get('/control', { method: 'POST', body: 'x'.repeat(2_000_000) })).status).toBe(413);
  expect((await get('/nothing')).status).toBe(404);
});
