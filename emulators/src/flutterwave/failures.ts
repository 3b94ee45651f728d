/** Failures of verifications, which tests queue through the control routes. */
import type { ServerResponse } from 'node:http';
import { HttpError, type Transaction } from './protocol.ts';

export const FAILURES = [
  '503',
  'hang',
  'junk',
  'cut',
  'not_found',
  'pending',
  'failed',
  'wrong_amount',
  'wrong_currency',
  'wrong_reference',
] as const;
export type Failure = (typeof FAILURES)[number];

const ONE_KOBO = 0.01;
/** Ghanaian cedis, another currency that the provider accepts. */
export const OTHER_CURRENCY = 'GHS';

export function lessThan(amount: number): number {
  return Math.round((amount - ONE_KOBO) * 100) / 100;
}

/** The transaction with one field falsified, or unchanged if the failure is of another kind. */
export function falsified(transaction: Transaction, failure: Failure | undefined): Transaction {
  switch (failure) {
    case 'pending':
    case 'failed':
      return { ...transaction, status: failure };
    case 'wrong_amount':
      return { ...transaction, amount: lessThan(transaction.amount) };
    case 'wrong_currency':
      return { ...transaction, currency: OTHER_CURRENCY };
    case 'wrong_reference':
      return { ...transaction, tx_ref: `${transaction.tx_ref}-other` };
    default:
      return transaction;
  }
}

/**
 * Fails the whole request if the failure is of that kind.
 *
 * @returns whether it failed, so that nothing more must be sent
 * @throws HttpError for a failure that is an error answer
 */
export function brokeDown(response: ServerResponse, failure: Failure | undefined): boolean {
  switch (failure) {
    case '503':
      throw new HttpError(503, 'Service unavailable. Please try again later.');
    case 'not_found':
      throw new HttpError(400, NOT_FOUND);
    case 'hang':
      return true;
    case 'junk':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<html><body>Bad gateway</body></html>');
      return true;
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"status":"success","data":{"status":"succ', () => response.destroy());
      return true;
    default:
      return false;
  }
}

export const NOT_FOUND = 'No transaction was found for this id';
