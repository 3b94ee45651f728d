import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isSimulated } from './config.ts';
import { flutterwave } from './flutterwave.ts';
import { ProviderUnavailable } from './provider.ts';

/** An answer as theirs are, with more in it than is used. */
const DATA = {
  id: 4_975_363,
  tx_ref: 'akada_1_ada',
  flw_ref: 'FLW-1',
  device_fingerprint: 'N/A',
  amount: 5_000,
  currency: 'NGN',
  charged_amount: 5_070,
  status: 'successful',
  payment_type: 'card',
  created_at: '2026-03-01T08:00:00.000Z',
  customer: { id: 1, name: 'Ada Obi', email: 'ada@example.com', phone_number: null },
};
const NOT_FOUND = { status: 'error', message: 'No transaction was found for this id', data: null };

type Answer = (response: ServerResponse) => void;
const json =
  (code: number, body: unknown): Answer =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
const success = (change: object = {}) => json(200, { status: 'success', data: { ...DATA, ...change } });

let server: Server;
let answer: Answer;
let asked: Pick<IncomingMessage, 'url' | 'headers' | 'method'>[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function provider(seconds?: number) {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return flutterwave(() => ({ baseUrl, secretKey: 'a-secret-key' }), seconds);
}

describe('the provider', () => {
  test('is asked by number and by reference, with the secret key', async () => {
    answer = success();
    const transaction = {
      ...{ id: 4_975_363, tx_ref: 'akada_1_ada', status: 'successful', amount: 5_000, currency: 'NGN' },
      ...{ payment_type: 'card', created_at: new Date('2026-03-01T08:00:00.000Z') },
    };

    expect(await provider().verifyById(4_975_363)).toEqual(transaction);
    expect(await provider().verifyByReference('akada_1_ada&x')).toEqual(transaction);

    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /v3/transactions/4975363/verify',
      'GET /v3/transactions/verify_by_reference?tx_ref=akada_1_ada%26x',
    ]);
    expect(asked.map(({ headers }) => headers.authorization)).toEqual(Array(2).fill('Bearer a-secret-key'));
  });

  test.each([
    ['successful', 'successful'],
    ['failed', 'failed'],
    ['pending', 'pending'],
    // What we do not know may still become anything.
    ['success-pending-validation', 'pending'],
    ['constructor', 'pending'],
  ])('that says %s means %s', async (said, status) => {
    answer = success({ status: said });
    expect(await provider().verifyById(1)).toMatchObject({ status });
  });

  test('with odd values in unused fields is still accepted', async () => {
    answer = success({ customer: 'Ada', flw_ref: 7 });
    expect(await provider().verifyById(1)).toMatchObject({ status: 'successful' });
  });

  test.each([400, 404])('that has no such transaction says so, with %i', async (code) => {
    answer = json(code, NOT_FOUND);
    expect(await provider().verifyByReference('akada_1_ada')).toBe('unknown');
  });

  test.each<[string, Answer]>([
    ['503', json(503, { status: 'error', message: 'Service unavailable' })],
    ['500, in the words of 404', json(500, NOT_FOUND)],
    ['401', json(401, { status: 'error', message: 'Invalid authorization key' })],
    ['429', json(429, { status: 'error', message: 'Too many requests' })],
    ['400 for another reason', json(400, { status: 'error', message: 'Bad request' })],
    ['200 and an error', json(200, { status: 'error', message: 'Something else' })],
    ['200 and no data', json(200, { status: 'success' })],
    ['200 and an amount that is no number', success({ amount: '5000' })],
    ['200 and no reference', success({ tx_ref: null })],
    ['200 and no time', success({ created_at: 'soon' })],
    ['201', json(201, { status: 'success', data: DATA })],
    ['junk', (response) => void response.end('<html>Bad gateway</html>')],
    ['nothing', (response) => void response.destroy()],
    ['half an answer', (response) => void response.writeHead(200).end('{"status":"success","data":{')],
  ])('that answers %s is unavailable', async (_, given) => {
    answer = given;
    await expect(provider().verifyById(1)).rejects.toThrow(ProviderUnavailable);
  });

  test.each<[string, Answer]>([
    ['never answers', () => undefined],
    ['begins and never ends', (response) => void response.writeHead(200).write('{"status":')],
  ])('that %s is unavailable when its time is over', async (_, given) => {
    answer = given;
    await expect(provider(0.05).verifyById(1)).rejects.toThrow('the provider does not answer');
  });

  test('that cannot be reached is unavailable, and its key is in no message', async () => {
    const nowhere = flutterwave(() => ({ baseUrl: 'http://127.0.0.1:1', secretKey: 'a-secret-key' }));
    const error = await nowhere.verifyById(1).catch((thrown: unknown) => thrown);

    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(JSON.stringify([String(error), String((error as Error).cause)])).not.toContain('a-secret-key');
  });
});

test.each([
  ['https://api.flutterwave.com', false],
  ['https://api.flutterwave.com/', false],
  ['http://127.0.0.1:4620', true],
  ['https://api.flutterwave.com.example.org', true],
])('at %s payments are simulated: %s', (baseUrl, simulated) => {
  expect(isSimulated({ baseUrl })).toBe(simulated);
});
