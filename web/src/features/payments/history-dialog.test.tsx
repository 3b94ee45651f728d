import type { Payment } from '@akada/domain/payments/schemas';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Stored } from '@/firebase/documents.ts';
import { refreshPayment, usePayments } from './api/use-payments.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { dispute, reconfirm } from './payment-actions.ts';

const onShowRequest = vi.fn();
const onContact = vi.fn();
const onShowPlans = vi.fn();

vi.mock('./api/use-payments.ts', () => ({ usePayments: vi.fn(), refreshPayment: vi.fn() }));
vi.mock('./payment-actions.ts', () => ({ reconfirm: vi.fn(), dispute: vi.fn(), requestRefund: vi.fn() }));
vi.mock('./components/receipt.tsx', () => ({ Receipt: () => null }));

const payment = (id: string, status: Payment['status']) =>
  ({
    ...{ id, payment_reference: id, status, plan: 'starter', amount: 1_000, problem: null },
    ...{ payment_method: null, paid_at: null, created_at: new Date(2026, 2, 2) },
  }) as unknown as Stored<Payment>;

/** Renders the history with a live first page and older payments behind it. */
function open(data: Stored<Payment>[], older: Stored<Payment>[], unconfirmed = false) {
  vi.mocked(refreshPayment).mockReset();
  vi.mocked(usePayments).mockReturnValue({
    live: { status: 'ready', data, unconfirmed, isFresh: true },
    all: [...data, ...older],
    canRead: false,
    endsWithCache: false,
    busy: false,
    readMore: async () => {},
  });
  render(
    <HistoryDialog
      uid="ada"
      onShowPlans={onShowPlans}
      onResume={() => {}}
      onShowRequest={onShowRequest}
      onContact={onContact}
      onClose={() => {}}
    />,
  );
}

test('reconfirming an older payment refreshes it', async () => {
  open([payment('new', 'failed')], [payment('old', 'pending')]);
  await userEvent.click(screen.getByRole('button', { name: 'Reconfirm' }));
  expect(reconfirm).toHaveBeenCalledOnce();
  expect(refreshPayment).toHaveBeenCalledExactlyOnceWith('old');
});

test('reconfirming a payment of the live first page does not refresh it', async () => {
  open([payment('new', 'pending')], []);
  await userEvent.click(screen.getByRole('button', { name: 'Reconfirm' }));
  expect(refreshPayment).not.toHaveBeenCalled();
});

test('disputing a payment again shows the existing request', async () => {
  vi.mocked(dispute).mockResolvedValue('existing');
  open([payment('failed', 'failed')], []);
  await userEvent.click(screen.getByRole('button', { name: 'Dispute' }));
  expect(onShowRequest).toHaveBeenCalledExactlyOnceWith('support_tickets/dispute_failed');
});

test('disputing a payment offers a link to the new request', async () => {
  onShowRequest.mockReset();
  vi.mocked(dispute).mockResolvedValue('created');
  open([payment('failed', 'failed')], []);
  await userEvent.click(screen.getByRole('button', { name: 'Dispute' }));
  expect(onShowRequest).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'See your request' }));
  expect(onShowRequest).toHaveBeenCalledExactlyOnceWith('support_tickets/dispute_failed');
});

test('a student without payments can go to the plans', async () => {
  open([], []);
  expect(screen.getByText('No payments yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'See the plans' }));
  expect(onShowPlans).toHaveBeenCalledOnce();
});

test('without an answer from the server the history does not say that there are no payments', () => {
  open([], [], true);
  expect(screen.queryByText('No payments yet')).toBeNull();
});
