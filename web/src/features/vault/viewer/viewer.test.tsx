import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useNote, useVaultItem } from '../api/use-vault.ts';
import { NoteContent } from './file-content.tsx';
import { Viewer } from './viewer.tsx';

vi.mock('../api/use-vault.ts', () => ({ useNote: vi.fn(), useVaultItem: vi.fn() }));
vi.mock('../api/count.ts', () => ({ recordView: vi.fn() }));
vi.mock('../my-uploads/relist-button.tsx', () => ({ RelistButton: () => 'Share again' }));
vi.mock('./pdf-reader.tsx', () => ({ PdfReader: () => null }));
vi.mock('./file-actions.tsx', () => ({ FileActions: () => null }));
vi.mock('../bookmarks/bookmark-button.tsx', () => ({ BookmarkButton: () => null }));
vi.mock('./helpful-button.tsx', () => ({ HelpfulButton: () => 'Helpful' }));
vi.mock('../list/file-facts.tsx', () => ({ FileFacts: () => null }));

const GONE = 'This file is no longer available.';

function failed(code: string) {
  const retry = vi.fn();
  const error = Object.assign(new Error(code), { code });
  show({ status: 'error', error, retry });
  return retry;
}

function show(item: ReturnType<typeof useVaultItem>) {
  vi.mocked(useVaultItem).mockReturnValue(item);
  const handlers = {} as Parameters<typeof Viewer>[0];
  render(
    <MemoryRouter>
      <Viewer
        {...handlers}
        uid="u"
        fileId="f"
        account={{ status: 'loading' }}
        onViewed={() => {}}
        onVoted={() => {}}
        onClose={() => {}}
      />
    </MemoryRouter>,
  );
}

test('a file that the rules refuse is shown as no longer available', () => {
  failed('permission-denied');
  expect(screen.getByText(GONE)).toBeTruthy();
});

test('a file that failed to load can be retried', async () => {
  const retry = failed('resource-exhausted');
  expect(screen.queryByText(GONE)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

const ITEM = {
  ...{ id: 'f', pending: false, user_id: 'contributor', filename: 'Cells', type: 'pptx', category: 'notes' },
  ...{ file_url: null, size: 1, view_count: 0, download_count: 0, created_at: new Date(), hidden: false },
  ...{ uploader: { full_name: 'Ada', username: null, avatar_url: null }, tokens: [] },
  ...{ filename_lower: 'cells', uploader_lower: 'ada', subject_lower: '~' },
} satisfies Record<string, unknown> as Extract<ReturnType<typeof useVaultItem>, { status: 'ready' }>['data'];

test.each([
  ["another's listed file", {}, true],
  ['their own file', { user_id: 'u' }, false],
  ['a hidden file', { hidden: true }, false],
])('a student can vote for %s: %j, %s', (_, fields, canVote) => {
  show({ status: 'ready', data: ITEM && { ...ITEM, ...fields }, unconfirmed: false, isFresh: true });
  expect(screen.queryByText(/Helpful/) !== null).toBe(canVote);
});

test('the description of a file is shown as plain text', () => {
  const description = '<b>Week 3</b>\n# Lab';
  show({ status: 'ready', data: ITEM && { ...ITEM, description }, unconfirmed: false, isFresh: true });
  expect(screen.getByText(/Week 3/).textContent).toBe(description);
});

test.each([
  [false, 'This note is no longer available.'],
  [true, 'Not available offline yet.'],
])('a note without content, unconfirmed %s, says so without a network', (unconfirmed, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.mocked(useNote).mockReturnValue({ status: 'ready', data: null, unconfirmed, isFresh: false });
  render(<NoteContent fileId="f" />, { wrapper: MemoryRouter });
  expect(screen.getByText(text)).toBeTruthy();
});
