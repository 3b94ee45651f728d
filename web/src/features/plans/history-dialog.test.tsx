import { PAYMENT_LIMITS } from '@akada/domain/payments';
import type { Payment } from '@akada/domain/schemas/payments';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Stored } from '@/firebase/documents.ts';
import { readOlderPayments, readPayment, usePayments } from './api/use-payments.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { reconfirm } from './payment-actions.ts';

vi.mock('./api/use-payments.ts', () => ({
  usePayments: vi.fn(),
  readOlderPayments: vi.fn(),
  readPayment: vi.fn(),
}));
vi.mock('./payment-actions.ts', () => ({ reconfirm: vi.fn(), dispute: vi.fn(), requestRefund: vi.fn() }));
vi.mock('./components/receipt.tsx', () => ({ Receipt: () => null }));

const payment = (id: string, status: Payment['status']) =>
  ({
    ...{ id, payment_reference: id, status, plan: 'starter', amount: 1_000, problem: null },
    ...{ payment_method: null, paid_at: null, created_at: new Date(2026, 2, 2) },
  }) as unknown as Stored<Payment>;

test('an older payment is shown as it is after the server has looked at it again', async () => {
  const data = Array.from({ length: PAYMENT_LIMITS.listed }, (_, index) => payment(`new${index}`, 'failed'));
  vi.mocked(usePayments).mockReturnValue({ status: 'ready', data, unconfirmed: false, isFresh: true });
  const items = [payment('old', 'pending')];
  vi.mocked(readOlderPayments).mockResolvedValue({ items, next: null, fromCache: false });
  vi.mocked(readPayment).mockResolvedValue(payment('old', 'verified'));
  render(<HistoryDialog uid="ada" onResume={() => {}} onClose={() => {}} />);
  const last = () => within(screen.getAllByRole('listitem').at(-1) as HTMLElement);

  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await userEvent.click(last().getByRole('button', { name: 'Reconfirm' }));
  expect(reconfirm).toHaveBeenCalledOnce();
  expect(readPayment).toHaveBeenCalledExactlyOnceWith('old');
  expect(last().getByText('Verified')).toBeTruthy();
  expect(last().queryByRole('button', { name: 'Reconfirm' })).toBeNull();
});

test('one that is live is not read again', async () => {
  const data = [payment('new', 'pending')];
  vi.mocked(readPayment).mockReset();
  vi.mocked(usePayments).mockReturnValue({ status: 'ready', data, unconfirmed: false, isFresh: true });
  render(<HistoryDialog uid="ada" onResume={() => {}} onClose={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Reconfirm' }));
  expect(readPayment).not.toHaveBeenCalled();
});
