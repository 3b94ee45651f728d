/** The two endpoints that verify a transaction: by its number and by its reference. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../fakes/local-server.ts';
import { brokeDown, falsified, NOT_FOUND } from './failures.ts';
import { HttpError, type Transaction, verified } from './protocol.ts';
import type { Provider } from './provider.ts';

const BY_ID = /^\/v3\/transactions\/([^/]+)\/verify$/;
const BY_REFERENCE = '/v3/transactions/verify_by_reference';

/**
 * Answers a verification, or fails it as queued through the control routes.
 *
 * @returns whether the request is a verification
 * @throws HttpError for an unknown transaction or a wrong secret key
 */
export function answerVerification(
  { options, control, ledger }: Provider,
  { method, headers }: IncomingMessage,
  { pathname, searchParams }: URL,
  response: ServerResponse,
): boolean {
  const id = BY_ID.exec(pathname)?.[1];
  if (method !== 'GET' || (id === undefined && pathname !== BY_REFERENCE)) return false;
  const reference = searchParams.get('tx_ref') ?? '';
  const transaction: Transaction | undefined = id ? ledger.byId(Number(id)) : ledger.byReference(reference);
  const tx_ref = transaction?.tx_ref ?? (id ? null : reference);
  const authorized = headers.authorization === `Bearer ${options.secretKey}`;
  const entry = control.note({ path: pathname, tx_ref, authorized });
  response.once('close', () => {
    if (response.writableFinished) entry.answered = response.statusCode;
  });
  if (!authorized) throw new HttpError(401, 'Invalid authorization key');
  const failure = control.takeFailure(tx_ref ?? '');
  if (brokeDown(response, failure)) return true;
  if (!transaction) throw new HttpError(400, NOT_FOUND);
  sendJson(response, verified(falsified(transaction, failure)));
  return true;
}
