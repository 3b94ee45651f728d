import { VAULT_LIMITS } from '@akada/domain/vault/vault';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { toast } from '@/ui/toast.tsx';
import { EditLimitError, editFile } from '../api/edits.ts';
import type { SharedFile } from '../api/use-my-uploads.ts';
import { EditDialog } from './edit-dialog.tsx';

vi.mock('../api/edits.ts', () => ({
  EditLimitError: class extends Error {
    when = 'at midnight';
  },
  editFile: vi.fn(),
}));
vi.mock('@/ui/toast.tsx', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

const FILE = {
  ...{ id: 'cells', filename: 'Cells', subject: 'Biology', tags: ['waec'], type: 'pdf', hidden: false },
} as unknown as SharedFile;

beforeEach(() => {
  vi.mocked(editFile).mockReset();
});

function open(file: Partial<SharedFile> = {}) {
  const [onSaved, onClose] = [vi.fn(), vi.fn()];
  const shared = { ...FILE, ...file } as SharedFile;
  render(<EditDialog uid="ada" file={shared} onSaved={onSaved} onClose={onClose} />);
  return { onSaved, onClose, save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })) };
}

test('saves all fields trimmed and leaves out empty ones', async () => {
  vi.mocked(editFile).mockResolvedValue();
  const { onSaved, onClose, save } = open();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);

  await userEvent.type(screen.getByLabelText('Name'), ' and tissues ');
  await userEvent.clear(screen.getByLabelText(/^Subject/));
  await userEvent.click(screen.getByRole('button', { name: 'Remove waec' }));
  await userEvent.type(screen.getByLabelText(/^Description/), 'Week 3');
  await save();

  const details = { filename: 'Cells and tissues', description: 'Week 3' };
  expect(editFile).toHaveBeenCalledWith('ada', expect.objectContaining({ id: 'cells' }), details);
  expect(onSaved).toHaveBeenCalledWith(details);
  expect(toast.success).toHaveBeenCalledWith('Changes saved');
  expect(onClose).toHaveBeenCalledOnce();
});

test('keeps the input and shows a message when the name is missing', async () => {
  const { save } = open();
  await userEvent.clear(screen.getByLabelText('Name'));
  await save();
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  expect(editFile).not.toHaveBeenCalled();
});

test("says so when the day's edits are used up", async () => {
  vi.mocked(editFile).mockRejectedValue(new EditLimitError('at midnight'));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { onClose, save } = open();
  await userEvent.type(screen.getByLabelText('Name'), '!');
  await save();
  expect(
    screen.getByText(new RegExp(`You've saved ${VAULT_LIMITS.editsADay} changes .* again at midnight\\.`)),
  ).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test("labels a note's name as its title, and says that a hidden note stays hidden", () => {
  open({ type: 'note', hidden: true });
  expect(screen.getByRole('heading', { name: 'Edit note' })).toBeTruthy();
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Cells');
  expect(screen.getByText(/stays hidden until a moderator reviews it/)).toBeTruthy();
});
