import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { payloadHash } from './checkout.ts';
import type { ProviderServer } from './server.ts';
import { KEYS, startProvider } from './testing.ts';

let server: ProviderServer;
beforeAll(async () => {
  server = await startProvider('http://127.0.0.1:1');
  server.provider.control.set({ webhooks: 'off' });
});
afterAll(() => server.close());
afterEach(() => server.provider.ledger.forget());

const OPTIONS = {
  public_key: KEYS.publicKey,
  tx_ref: 'akada_1',
  amount: '5000',
  currency: 'NGN',
  email: 'ada@akada.test',
  name: 'Ada',
  title: 'Akada',
  description: 'Pro',
  opener: 'http://127.0.0.1:5000',
};

async function opened(more: Record<string, string> = {}) {
  const response = await fetch(`${server.origin}/pay?${new URLSearchParams({ ...OPTIONS, ...more })}`);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

async function ended(outcome: string, more: Record<string, string> = {}, origin = server.origin) {
  const body = new URLSearchParams({ ...OPTIONS, payment_type: 'card', outcome, ...more });
  const response = await fetch(`${server.origin}/pay`, { method: 'POST', body, headers: { origin } });
  const html = await response.text();
  const said = /data-outcome="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');
  return { status: response.status, html, said: said && JSON.parse(said) };
}

describe('the payment page', () => {
  test('shows the amount in naira and says that no money moves', async () => {
    const { status, html } = await opened();
    expect(status).toBe(200);
    expect(html).toContain('<h1>Simulated payment</h1>');
    expect(html).toContain('₦5,000');
    expect(html).toContain('No money moves.');
    for (const button of [
      'Pay',
      'Fail',
      'Leave pending',
      'Pay the wrong amount',
      'Pay in another currency',
      'Cancel',
    ]) {
      expect(html).toMatch(new RegExp(`<button[^>]*>${button}</button>`));
    }
  });

  test('loads nothing from other origins, and can be framed only by pages of this machine', async () => {
    const { html, headers } = await opened();
    expect(html).not.toMatch(/(?:src|href|action)="(?!\/|data:,)/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    expect(headers.get('content-security-policy')).toContain('frame-ancestors http://127.0.0.1:*');
  });

  test('escapes its parameters', async () => {
    const { html } = await opened({ title: '<img src=x>', tx_ref: '"><script>alert(1)</script>' });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;img src=x&gt;');
  });

  test('opens again until the reference is paid', async () => {
    await ended('fail');
    await ended('pending');
    expect((await opened()).status).toBe(200);
    await ended('pay');
    expect(await opened()).toMatchObject({ status: 400, html: expect.stringContaining('already paid') });
  });

  test.each([
    [{ public_key: 'other' }, 'public key'],
    [{ tx_ref: '' }, 'no reference'],
    [{ amount: '0' }, 'above 0'],
    [{ amount: 'Infinity' }, 'above 0'],
    [{ email: '' }, 'no email'],
  ])('does not open with %j', async (more, words) => {
    expect(await opened(more)).toMatchObject({ status: 400, html: expect.stringContaining(words) });
    expect((await ended('pay', more)).status).toBe(400);
    expect(server.provider.ledger.byReference('akada_1')).toBeUndefined();
  });
});

describe('a payload hash', () => {
  const payload_hash = payloadHash(OPTIONS, KEYS.secretKey);

  test('covers the amount, currency, email, reference and hashed secret key', () => {
    // printf '5000NGNada@akada.testakada_1%s' "$(printf secret-key | sha256sum | cut -c1-64)" | sha256sum
    expect(payload_hash).toBe('0801904a9ceb82b08fb28a38dd7804689c51668a87471a44850ff6840917f146');
  });

  test('that matches allows the payment', async () => {
    expect((await opened({ payload_hash })).status).toBe(200);
    expect((await ended('pay', { payload_hash })).said).toMatchObject({ status: 'successful' });
  });

  test.each([{ amount: '1' }, { currency: 'GHS' }, { email: 'eve@akada.test' }, { tx_ref: 'akada_2' }])(
    'that does not match %j stops the payment, both on opening and on paying',
    async (more) => {
      const words = expect.stringContaining('The payment was changed in transit');
      expect(await opened({ payload_hash, ...more })).toMatchObject({ status: 400, html: words });
      expect(await ended('pay', { payload_hash, ...more })).toMatchObject({ status: 400, html: words });
      expect(server.provider.ledger.byReference(more.tx_ref ?? 'akada_1')).toBeUndefined();
    },
  );
});

describe('an outcome', () => {
  test.each([
    ['pay', { status: 'successful', amount: 5000, currency: 'NGN' }],
    ['fail', { status: 'failed', amount: 5000, currency: 'NGN' }],
    ['pending', { status: 'pending', amount: 5000, currency: 'NGN' }],
    ['wrong_amount', { status: 'successful', amount: 4999.99, currency: 'NGN' }],
    ['other_currency', { status: 'successful', amount: 5000, currency: 'GHS' }],
  ])('%s creates a transaction, and is passed to the callback of the page', async (outcome, expected) => {
    const { said, html } = await ended(outcome);
    const transaction = server.provider.ledger.byReference('akada_1');
    expect(transaction).toMatchObject({
      ...expected,
      payment_type: 'card',
      customer: { email: 'ada@akada.test', name: 'Ada', phone_number: null },
    });
    expect(said).toEqual({
      ...expected,
      transaction_id: transaction?.id,
      tx_ref: 'akada_1',
      flw_ref: transaction?.flw_ref,
      customer: transaction?.customer,
    });
    expect(html).toContain('data-opener="http://127.0.0.1:5000"');
  });

  test('of a bank transfer is reported as completed, as Flutterwave does', async () => {
    expect((await ended('pay', { payment_type: 'bank_transfer' })).said).toMatchObject({
      status: 'completed',
    });
    expect(server.provider.ledger.byReference('akada_1')).toMatchObject({
      status: 'successful',
      payment_type: 'bank_transfer',
    });
  });

  test('is accepted only from the form of the page', async () => {
    expect((await ended('pay', {}, 'https://evil.example')).status).toBe(403);
    expect((await ended('explode')).status).toBe(400);
    expect((await ended('pay', { payment_type: 'toString' })).status).toBe(400);
    expect(server.provider.ledger.byReference('akada_1')).toBeUndefined();
  });
});

test('pending payments are listed, and can be completed there', async () => {
  const list = () => fetch(server.origin).then((response) => response.text());
  expect(await list()).toContain('No pending payments.');
  await ended('pending');
  expect(await list()).toMatch(/₦5,000 · ada@akada\.test[\s\S]*akada_1[\s\S]*>Complete</);
  const body = new URLSearchParams({ tx_ref: 'akada_1', status: 'successful' });
  const init = { method: 'POST', body, headers: { origin: server.origin } };
  expect(await fetch(`${server.origin}/pending`, init).then((response) => response.text())).toContain(
    'No pending payments.',
  );
  expect(server.provider.ledger.byReference('akada_1')?.status).toBe('successful');
});
