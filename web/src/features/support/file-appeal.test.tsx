import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { requestSupport, useChoices } from './api/contact.ts';
import { useRequestAbout } from './api/use-tickets.ts';
import { FileAppeal } from './file-appeal.tsx';

vi.mock('./api/use-tickets.ts', () => ({ useRequestAbout: vi.fn() }));
vi.mock('./api/contact.ts', () => ({ requestSupport: vi.fn(), useChoices: vi.fn() }));
vi.mock('@/firebase/use-has-too-many-open-requests.ts', () => ({ useHasTooManyOpenRequests: () => false }));
vi.mock('./request-dialog.tsx', () => ({
  RequestDialog: ({ path }: { path: string }) => <p>The request at {path}</p>,
}));
vi.mock('./requests-dialog.tsx', () => ({ RequestsDialog: () => null }));

const HIDDEN_AT = new Date('2026-03-01T08:00:00.000Z');
const FILE = { id: 'cells', filename: `Cells ${'x'.repeat(190)}`, hidden_at: HIDDEN_AT, pending: false };
const ready = (data: unknown) => ({ status: 'ready', data, unconfirmed: false, isFresh: true });

function show(open: object[]) {
  vi.mocked(useRequestAbout).mockReturnValue(ready(open) as never);
  const choices = { payments: ready([]), files: ready([]) };
  vi.mocked(useChoices).mockReturnValue(choices as never);
  render(<FileAppeal uid="ada" file={FILE} />);
}

test('an appeal names the hidden file, which is not in the list of files, and has a subject within the limit', async () => {
  show([]);
  await userEvent.click(screen.getByRole('button', { name: /^Appeal for Cells/ }));
  await userEvent.type(await screen.findByLabelText('Why should it be listed again?'), 'It is my own work.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  expect(requestSupport).toHaveBeenCalledWith({
    subject: `Appeal: ${FILE.filename}`.slice(0, 100),
    details: 'It is my own work.',
    about_file_id: 'cells',
    idempotency_key: expect.any(String),
  });
});

const [BEFORE, AFTER] = [-1, 1].map((ms) => new Date(HIDDEN_AT.getTime() + ms));

test.each([
  ['is open', 'open', BEFORE],
  ['was answered after the file was hidden', 'rejected', AFTER],
])('a request that %s shows instead of the button to appeal', async (_, status, created_at) => {
  show([{ id: 'support_1', status, created_at }]);
  expect(screen.queryByRole('button', { name: /^Appeal/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'See your request' }));
  expect(await screen.findByText('The request at support_tickets/support_1')).toBeTruthy();
});

test('a file that was hidden again can be appealed again', () => {
  show([{ id: 'support_1', status: 'upheld', created_at: BEFORE }]);
  expect(screen.getByRole('button', { name: /^Appeal/ })).toBeTruthy();
});
