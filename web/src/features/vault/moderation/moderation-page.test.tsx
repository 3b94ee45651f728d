import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

const at = new Date();
const report = { reason: 'spam', details: null, created_at: at };
const reporter = { user_id: 'ben', full_name: 'Ben', username: 'ben_o', weight: 1.5, upheld: 2, rejected: 0 };
const reported = {
  id: 'f',
  filename: 'Cells.pdf',
  reports: 2,
  hidden: false,
  told: [report, { ...report, reporter }],
};
const { moderate } = vi.hoisted(() => ({ moderate: vi.fn(async () => {}) }));
vi.mock('../api/moderation.ts', () => ({
  moderate,
  useReportedFiles: () => ({ status: 'ready', data: [reported], unconfirmed: false }),
}));
vi.mock('../api/use-vault-files.ts', () => ({ useVaultLists: () => ({ reload: async () => {} }) }));

import { ModerationPage } from './moderation-page.tsx';

it('shows two reports with the same time and their reporters, and focuses the heading after a decision', async () => {
  render(
    <MemoryRouter>
      <ModerationPage />
    </MemoryRouter>,
  );
  const [, ...lines] = screen.getAllByRole('listitem');
  expect(lines).toHaveLength(2);
  expect(lines[1]?.textContent).toContain('by Ben @ben_o, weight 1.5, 2 upheld, 0 rejected');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Moderation' })),
  );
});

it('deletes a file only after a question, and returns the focus to the button if the answer is no', async () => {
  moderate.mockClear();
  render(
    <MemoryRouter>
      <ModerationPage />
    </MemoryRouter>,
  );
  const button = screen.getByRole('button', { name: 'Delete' });
  await userEvent.click(button);
  const question = await screen.findByRole('alertdialog', { name: 'Delete file?' });
  expect(question.textContent).toContain('This permanently deletes Cells.pdf for everyone.');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  expect(moderate).not.toHaveBeenCalled();
  await userEvent.click(button);
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(moderate).toHaveBeenCalledExactlyOnceWith('f', 'delete');
});
