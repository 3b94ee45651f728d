import type { Account } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { planAt } from '@akada/domain/payments/plans';
import { openAccount } from '@akada/functions/src/account/open-account.ts';
import { expect, test } from 'vitest';
import { createStudent, depsAt, readDocument } from '../../support/backend.ts';
import { callFunction, createIdToken, functionUrl } from '../../support/callables.ts';
import { suiteVariable } from '../../support/suite-variable.ts';

const POLL_OPTIONS = { timeout: 60_000, interval: 200 };

/** Sends a request to the control routes of the fake Flutterwave. */
async function control(route: string, wish: object): Promise<void> {
  const [method = '', path = ''] = route.split(' ');
  const url = `${suiteVariable('FLUTTERWAVE_BASE_URL')}${path}`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method, headers, body: JSON.stringify(wish) });
  expect(response.status).toBe(200);
}

async function planOf(uid: string) {
  return planAt((await readDocument(documentPaths.account(uid))) as Account, new Date());
}

/** Shows that the functions are deployed, wired and guarded. Their behaviour is tested beside this, in one process. */
test('the deployed functions create, settle and refund a payment', {
  timeout: 180_000,
}, async () => {
  const { uid, email, password } = await createStudent({ name: 'Ada Obi' });
  await openAccount(depsAt(), { uid }, {});
  const token = await createIdToken(email, password);

  const opened = await callFunction('createPayment', { plan: 'starter' }, token);

  expect(opened).toMatchObject({
    status: 200,
    body: { result: { amount: 2_000, simulated: true, customer: { email, name: 'Ada Obi' } } },
  });
  const { tx_ref } = (opened.body as { result: { tx_ref: string } }).result;
  expect(await readDocument(documentPaths.payment(tx_ref))).toMatchObject({
    user_id: uid,
    status: 'pending',
  });
  const other = { tx_ref: 'akada_1_nobody', plan: 'starter' } as const;
  expect(await callFunction('verifyPayment', other, token)).toMatchObject({ status: 404 });
  expect(await callFunction('disputePayment', { tx_ref }, token)).toMatchObject({ status: 400 });

  // Paid at the fake Flutterwave, which calls the webhook.
  await control('POST /control/transactions', { tx_ref, amount: 2_000 });
  await expect.poll(() => planOf(uid), POLL_OPTIONS).toBe('starter');
  const asked = { tx_ref, plan: 'starter' } as const;
  expect(await callFunction('verifyPayment', asked, token)).toMatchObject({
    body: { result: { status: 'verified' } },
  });

  await control('POST /control/refund', { tx_ref });
  await expect.poll(() => planOf(uid), POLL_OPTIONS).toBe('free');
  expect(await readDocument(documentPaths.payment(tx_ref))).toMatchObject({ status: 'refunded' });
});

test('the deployed payment functions reject visitors', { timeout: 90_000 }, async () => {
  expect(await callFunction('createPayment', { plan: 'pro' })).toMatchObject({ status: 401 });
  expect(await callFunction('verifyPayment', { tx_ref: 'akada_1_a', plan: 'pro' })).toMatchObject({
    status: 401,
  });
  expect(await callFunction('disputePayment', { tx_ref: 'akada_1_a' })).toMatchObject({ status: 401 });
});

test('the deployed webhook rejects a missing and a wrong hash', {
  timeout: 90_000,
}, async () => {
  const url = await functionUrl('flutterwaveWebhook');
  const send = (headers: Record<string, string>) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ event: 'charge.completed', data: { id: 1, tx_ref: 'akada_1_nobody' } }),
    });

  expect((await send({})).status).toBe(401);
  expect((await send({ 'verif-hash': 'wrong' })).status).toBe(401);
  expect((await fetch(url)).status).toBe(405);
});
