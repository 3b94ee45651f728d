import type { Payment } from '@akada/domain/payments/schemas';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Stored } from '@/firebase/documents.ts';
import { readPayment, usePayments } from './api/use-payments.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { dispute, reconfirm } from './payment-actions.ts';

const onShowRequest = vi.fn();
const onContact = vi.fn();

vi.mock('./api/use-payments.ts', () => ({ usePayments: vi.fn(), readPayment: vi.fn() }));
vi.mock('./payment-actions.ts', () => ({ reconfirm: vi.fn(), dispute: vi.fn(), requestRefund: vi.fn() }));
vi.mock('./components/receipt.tsx', () => ({ Receipt: () => null }));

const payment = (id: string, status: Payment['status']) =>
  ({
    ...{ id, payment_reference: id, status, plan: 'starter', amount: 1_000, problem: null },
    ...{ payment_method: null, paid_at: null, created_at: new Date(2026, 2, 2) },
  }) as unknown as Stored<Payment>;

/** The history, with what is live and what was read behind it. */
function open(data: Stored<Payment>[], behind: Stored<Payment>[]) {
  vi.mocked(readPayment).mockReset();
  vi.mocked(usePayments).mockReturnValue({
    live: { status: 'ready', data, unconfirmed: false, isFresh: true },
    all: [...data, ...behind],
    canRead: false,
    busy: false,
    readMore: async () => {},
  });
  render(
    <HistoryDialog
      uid="ada"
      onResume={() => {}}
      onShowRequest={onShowRequest}
      onContact={onContact}
      onClose={() => {}}
    />,
  );
}

test('an older payment is read anew after the server has looked at it again', async () => {
  open([payment('new', 'failed')], [payment('old', 'pending')]);
  await userEvent.click(screen.getByRole('button', { name: 'Reconfirm' }));
  expect(reconfirm).toHaveBeenCalledOnce();
  expect(readPayment).toHaveBeenCalledExactlyOnceWith('old');
});

test('one that is live is not read again', async () => {
  open([payment('new', 'pending')], []);
  await userEvent.click(screen.getByRole('button', { name: 'Reconfirm' }));
  expect(readPayment).not.toHaveBeenCalled();
});

test('a second dispute shows the first request', async () => {
  vi.mocked(dispute).mockResolvedValue('before');
  open([payment('failed', 'failed')], []);
  await userEvent.click(screen.getByRole('button', { name: 'Dispute' }));
  expect(onShowRequest).toHaveBeenCalledExactlyOnceWith('support_tickets/dispute_failed');
});

test('a first dispute offers to show its request', async () => {
  onShowRequest.mockReset();
  vi.mocked(dispute).mockResolvedValue('now');
  open([payment('failed', 'failed')], []);
  await userEvent.click(screen.getByRole('button', { name: 'Dispute' }));
  expect(onShowRequest).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'See your request' }));
  expect(onShowRequest).toHaveBeenCalledExactlyOnceWith('support_tickets/dispute_failed');
});
