import { expect, test } from 'vitest';
import { parseEvent } from './events.ts';

test.each([
  [
    { event: 'charge.completed', data: { id: 7, tx_ref: 'akada_1_a' } },
    { kind: 'charge', tx_ref: 'akada_1_a', transaction_id: 7 },
  ],
  [
    { event: 'charge.completed', data: { id: -7, tx_ref: 'akada_1_a' } },
    { kind: 'charge', tx_ref: 'akada_1_a' },
  ],
  [{ event: 'charge.completed', data: { id: 7, tx_ref: '../a' } }, null],
  // A refund's own id is not the transaction's.
  [
    { event: 'refund.completed', data: { id: 7, status: 'completed' } },
    { kind: 'return', return_id: 7 },
  ],
  [
    {
      event: 'refund.completed',
      data: { id: 7, TransactionId: 8, status: 'completed-momo', AmountRefunded: 5 },
    },
    { kind: 'return', return_id: 7, transaction_id: 8, amount: 5 },
  ],
  [{ event: 'refund.completed', data: { tx_id: 8, status: 'completedness' } }, null],
  [{ event: 'refund.completed', data: { tx_id: 8 } }, null],
  [
    { event: 'chargeback.lost', data: { transaction_id: 8, status: 'lost', amount_refunded: 5 } },
    { kind: 'return', transaction_id: 8 },
  ],
  [{ event: 'chargeback.created', data: { transaction_id: 8, status: 'initiated' } }, null],
  [
    { AmountRefunded: 5, TransactionId: 8, status: 'completed' },
    { kind: 'return', transaction_id: 8, amount: 5 },
  ],
  [{ AmountRefunded: 5, TransactionId: 8, status: 'failed' }, null],
  [{ event: 'transfer.completed', data: {} }, null],
  [null, null],
  ['charge.completed', null],
])('parses %j as %j', (body, event) => {
  expect(parseEvent(body)).toEqual(event);
});
