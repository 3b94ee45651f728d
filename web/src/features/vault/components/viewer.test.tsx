import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useNote, useVaultItem } from '../api/use-vault.ts';
import { NoteContent } from './file-content.tsx';
import { Viewer } from './viewer.tsx';

vi.mock('../api/use-vault.ts', () => ({ useNote: vi.fn(), useVaultItem: vi.fn() }));
vi.mock('../api/count.ts', () => ({ recordView: vi.fn() }));
vi.mock('./pdf-reader.tsx', () => ({ PdfReader: () => null }));
vi.mock('./file-actions.tsx', () => ({ FileActions: () => null }));
vi.mock('./bookmark-button.tsx', () => ({ BookmarkButton: () => null }));
vi.mock('./file-facts.tsx', () => ({ FileFacts: () => null }));

const GONE = 'This file is not there any more.';

function failed(code: string) {
  const retry = vi.fn();
  vi.mocked(useVaultItem).mockReturnValue({
    status: 'error',
    error: Object.assign(new Error(code), { code }),
    retry,
  });
  const handlers = {} as Parameters<typeof Viewer>[0];
  render(
    <MemoryRouter>
      <Viewer
        {...handlers}
        uid="u"
        fileId="f"
        account={{ status: 'loading' }}
        onViewed={() => {}}
        onClose={() => {}}
      />
    </MemoryRouter>,
  );
  return retry;
}

test('a file that the rules refuse is not there any more', () => {
  failed('permission-denied');
  expect(screen.getByText(GONE)).toBeTruthy();
});

test('a file that could not be loaded can be asked for again', async () => {
  const retry = failed('resource-exhausted');
  expect(screen.queryByText(GONE)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test.each([
  [false, 'This note is not there any more.'],
  [true, 'Nothing of this is on this device.'],
])('a note without content, unconfirmed %s, says so', (unconfirmed, text) => {
  vi.mocked(useNote).mockReturnValue({ status: 'ready', data: null, unconfirmed, isFresh: false });
  render(<NoteContent fileId="f" />);
  expect(screen.getByText(text)).toBeTruthy();
});
