import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
const createNote = vi.hoisted(() => vi.fn());
vi.mock('@/firebase/is-signed-out.ts', () => ({ isSignedOut: () => true }));
vi.mock('@/firebase/documents.ts', () => ({}));
vi.mock('@/firebase/firestore.ts', () => ({}));
vi.mock('@/firebase/storage.ts', () => ({}));
vi.mock('@/firebase/use-day-quota-message.ts', () => ({ useDayQuotaMessage: () => null }));
vi.mock('@/ui/toast.tsx', () => ({ toast }));
vi.mock('@/ui/rich-text.tsx', () => ({ RichText: () => null }));
vi.mock('./api/vault-writes.ts', () => ({ createNote }));

import { assertCanShare } from './api/upload-file.ts';
import { NoteDialog } from './upload/note-dialog.tsx';

beforeEach(() => createNote.mockReset());

it('uploads no bytes after the session has ended', async () => {
  await expect(assertCanShare('ada', new File(['x'], 'cells.png'))).rejects.toThrow(
    'You must be logged in to upload files',
  );
});

it('creates no note after the session has ended, and keeps the input', () => {
  render(<NoteDialog savePrivately={async () => {}} uid="ada" onShared={() => {}} onClose={() => {}} />);
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Cells' } });
  fireEvent.change(screen.getByLabelText(/^(Content|Note)/), { target: { value: 'A cell is …' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create Note' }));
  expect(toast.error).toHaveBeenCalledWith('You must be logged in to create notes');
  expect(createNote).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Cells');
});
