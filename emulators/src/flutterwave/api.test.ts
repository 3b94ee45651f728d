import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ProviderServer } from './server.ts';
import { KEYS, NOW, startProvider } from './testing.ts';

let server: ProviderServer;
beforeAll(async () => {
  server = await startProvider('http://127.0.0.1:1');
  server.provider.control.set({ webhooks: 'off' });
});
afterAll(() => server.close());
afterEach(() => {
  server.provider.control.set({ verify: [] });
  server.provider.control.forget();
  server.provider.ledger.forget();
});

const BEARER = { authorization: `Bearer ${KEYS.secretKey}` };
const get = (path: string, init: RequestInit = { headers: BEARER }) => fetch(`${server.origin}${path}`, init);
const byReference = (tx_ref: string) => get(`/v3/transactions/verify_by_reference?tx_ref=${tx_ref}`);
const control = async (wish: object) => {
  const init = { method: 'POST', body: JSON.stringify(wish) };
  return (await fetch(`${server.origin}/control`, init)).json();
};
interface Answer {
  status: string;
  data: { status: string };
}
const answer = async (tx_ref: string) => (await (await byReference(tx_ref)).json()) as Answer;
const NONE = { status: 'error', message: 'No transaction was found for this id', data: null };

describe('verifying a transaction', () => {
  test('finds it by its number and by its reference', async () => {
    const { id } = server.provider.pay({ tx_ref: 'akada_1', amount: 2000 });
    const response = await get(`/v3/transactions/${id}/verify`);
    expect(response.status).toBe(200);
    const body = await response.json();
    expect(body).toMatchObject({
      status: 'success',
      data: {
        id,
        tx_ref: 'akada_1',
        flw_ref: `FLW-LOCAL-${id}`,
        amount: 2000,
        charged_amount: 2000,
        app_fee: 28,
        amount_settled: 1972,
        currency: 'NGN',
        status: 'successful',
        payment_type: 'card',
        created_at: NOW.toISOString(),
        customer: { email: 'student@akada.test' },
      },
    });
    expect(await (await byReference('akada_1')).json()).toEqual(body);
  });

  test('numbers the attempts of a reference differently, and the same way after a restart', () => {
    const { provider } = server;
    const first = provider.pay({ tx_ref: 'again', amount: 1, status: 'failed' }).id;
    const second = provider.pay({ tx_ref: 'again', amount: 1 }).id;
    expect(second).not.toBe(first);
    provider.ledger.forget();
    expect(provider.pay({ tx_ref: 'again', amount: 1 }).id).toBe(first);
  });

  test('by reference returns the attempt that was paid, or else the last one', async () => {
    const { provider } = server;
    const statusOf = async () => (await answer('tries')).data.status;
    provider.pay({ tx_ref: 'tries', amount: 1, status: 'failed' });
    provider.pay({ tx_ref: 'tries', amount: 1, status: 'pending' });
    expect(await statusOf()).toBe('pending');
    provider.complete('tries');
    provider.pay({ tx_ref: 'tries', amount: 1, status: 'failed' });
    expect(await statusOf()).toBe('successful');
  });

  test.each(['/v3/transactions/12/verify', '/v3/transactions/verify_by_reference?tx_ref=nobody'])(
    'responds with an error if there is none: %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual(NONE);
    },
  );

  test.each([undefined, 'Bearer wrong', KEYS.secretKey])(
    'requires the secret key, and refuses the authorization %s',
    async (value) => {
      const { id } = server.provider.pay({ tx_ref: 'akada_2', amount: 2000 });
      const response = await get(`/v3/transactions/${id}/verify`, {
        headers: value === undefined ? {} : { authorization: value },
      });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({
        status: 'error',
        message: 'Invalid authorization key',
        data: null,
      });
      expect(server.provider.control.received).toMatchObject([{ authorized: false, tx_ref: 'akada_2' }]);
    },
  );
});

describe('a queued failure', () => {
  test.each([
    ['pending', { status: 'pending' }],
    ['failed', { status: 'failed' }],
    ['wrong_amount', { amount: 1999.99 }],
    ['wrong_currency', { currency: 'GHS' }],
    ['wrong_reference', { tx_ref: 'akada_3-other' }],
  ])('%s falsifies one answer', async (failure, said) => {
    server.provider.pay({ tx_ref: 'akada_3', amount: 2000 });
    await control({ verify: [failure] });
    expect((await answer('akada_3')).data).toMatchObject(said);
    expect((await answer('akada_3')).data).toMatchObject({
      status: 'successful',
      amount: 2000,
      currency: 'NGN',
      tx_ref: 'akada_3',
    });
  });

  test('can be a 503, invalid JSON, a truncated body or an unknown transaction', async () => {
    server.provider.pay({ tx_ref: 'akada_4', amount: 2000 });
    await control({ verify: ['503', 'junk', 'cut', 'not_found'] });
    expect((await byReference('akada_4')).status).toBe(503);
    await expect((await byReference('akada_4')).json()).rejects.toThrow(SyntaxError);
    await expect(byReference('akada_4').then((response) => response.json())).rejects.toThrow();
    expect(await (await byReference('akada_4')).json()).toEqual(NONE);
    expect((await byReference('akada_4')).status).toBe(200);
  });

  test('can leave the request without an answer until the client disconnects', async () => {
    server.provider.pay({ tx_ref: 'akada_5', amount: 2000 });
    await control({ verify: ['hang'] });
    const impatience = new AbortController();
    const call = get('/v3/transactions/verify_by_reference?tx_ref=akada_5', {
      headers: BEARER,
      signal: impatience.signal,
    });
    await expect.poll(() => server.provider.control.received.length).toBe(1);
    impatience.abort();
    await expect(call).rejects.toThrow();
    expect(server.provider.control.received).toMatchObject([{ tx_ref: 'akada_5', answered: null }]);
  });

  test('applies only to the references that it names', async () => {
    server.provider.pay({ tx_ref: 'mine', amount: 1 });
    server.provider.pay({ tx_ref: 'other', amount: 1 });
    expect(await control({ only: 'mine', verify: ['503'] })).toEqual({ verify: ['503'], webhooks: 'off' });
    expect((await byReference('other')).status).toBe(200);
    expect((await byReference('mine')).status).toBe(503);
    await control({ only: 'mine', verify: ['503'] });
    await control({ only: 'other', verify: [] });
    expect((await byReference('mine')).status).toBe(503);
    await control({ only: 'mine', verify: ['503'] });
    await control({ verify: [] });
    expect((await byReference('mine')).status).toBe(200);
  });
});
