import { NOTE_MESSAGES } from '@akada/domain/notes/notes';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAllDeletions } from '@/lib/deferred-deletions.ts';

const { usePaged, saveNote, deleteNote, toast } = vi.hoisted(() => ({
  usePaged: vi.fn(),
  saveNote: vi.fn(),
  deleteNote: vi.fn(),
  toast: { success: vi.fn(), error: vi.fn(), undo: vi.fn((_: string, _undo: () => void) => () => {}) },
}));
vi.mock('@/ui/toast.tsx', () => ({ toast }));
vi.mock('@/firebase/auth-session.tsx', () => ({ useStudent: () => ({ uid: 'ada' }) }));
vi.mock('@/firebase/use-paged.ts', () => ({ usePaged }));
vi.mock('@/firebase/live.ts', () => ({
  useLiveDocument: () => ({ status: 'ready', data: { full_name: 'Ada Obi', username: null } }),
}));
vi.mock('./api/note-writes.ts', () => ({ saveNote, deleteNote, updateNote: vi.fn() }));

import { preloadNoteDialogs } from './lazy-dialogs.tsx';
import { NotesPage } from './notes-page.tsx';
import { SaveNoteButtons } from './save-note-buttons.tsx';

const NOTE = { id: 'one', title: 'Osmosis', content: 'Water moves.', pending: false, updated_at: new Date() };
const shown = (all: object[], live: object = { status: 'ready' }) =>
  usePaged.mockReturnValue({ live, all, canRead: false, busy: false });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('private notes', () => {
  beforeAll(async () => {
    preloadNoteDialogs();
    await vi.dynamicImportSettled();
  });

  beforeEach(() => {
    vi.clearAllMocks();
    saveNote.mockResolvedValue(undefined);
    deleteNote.mockResolvedValue(undefined);
    shown([NOTE]);
  });

  const open = (share = vi.fn(async () => {})) => {
    render(
      <MemoryRouter>
        <NotesPage share={share} tabs={null} />
      </MemoryRouter>,
    );
    return share;
  };

  it('are shared only after a dialog that says who can read them and under which name', async () => {
    const share = open();
    await userEvent.click(screen.getByRole('button', { name: /^Osmosis/ }));
    await press('Share with everyone');
    const question = await screen.findByRole('dialog', { name: 'Share with everyone?' });
    expect(question.textContent).toContain('every student can read');
    expect(question.textContent).toContain('under the name Ada Obi');
    expect(share).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Share with everyone' }));
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Osmosis', content: 'Water moves.' });
  });

  it('can be studied with the tools of the AI Lab', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: /^Osmosis/ }));
    const links = within(await screen.findByRole('navigation', { name: 'Study this' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
      ['Summary', '/ai/summarizer?note=one&name=Osmosis'],
      ['Flashcards', '/ai/flashcards?note=one&name=Osmosis'],
      ['Cram sheet', '/ai/cram?note=one&name=Osmosis'],
      ['Ask about it', '/ai/chat?note=one&name=Osmosis'],
      ['Practice', '/dashboard/quiz/practice?note=one&name=Osmosis'],
    ]);
  });

  it('disappear at once when they are deleted, which can be undone', async () => {
    const { unmount } = render(
      <MemoryRouter>
        <NotesPage share={vi.fn()} tabs={null} />
      </MemoryRouter>,
    );
    const remove = async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Osmosis/ }));
      await press('Delete');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByRole('button', { name: /^Osmosis/ })).toBeNull();
    };
    await remove();
    act(() => toast.undo.mock.lastCall?.[1]());
    await remove();
    expect(deleteNote).not.toHaveBeenCalled();
    unmount();
    await makeAllDeletions();
    expect(deleteNote).toHaveBeenCalledExactlyOnceWith('ada', 'one');
  });

  it('are reported as none only after the server confirms it', () => {
    shown([], { status: 'ready', unconfirmed: true });
    open();
    expect(screen.queryByText('No notes yet')).toBeNull();
  });

  it('show a failure to load, with a retry', async () => {
    const retry = vi.fn();
    shown([], { status: 'error', error: new Error('no'), retry });
    open();
    await press('Try again');
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('the buttons below a result', () => {
  const openButtons = (share = vi.fn(async () => {})) => {
    render(
      <MemoryRouter>
        <SaveNoteButtons uid="ada" note={NOTE} share={share} />
      </MemoryRouter>,
    );
    return share;
  };
  beforeEach(() => vi.clearAllMocks());

  it('save a private note, and offer to share it only then', async () => {
    const share = openButtons();
    expect(screen.queryByRole('button', { name: 'Share with everyone' })).toBeNull();
    await press('Save as a private note');
    expect(saveNote).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(NOTE_MESSAGES.saved));
    expect(screen.getByRole('button', { name: 'Share with everyone' })).toBeTruthy();
    expect(share).not.toHaveBeenCalled();
  });

  it('offer to save again when the server refuses the note', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    saveNote.mockRejectedValue(new Error('refused'));
    openButtons();
    await press('Save as a private note');
    expect(await screen.findByRole('button', { name: 'Save as a private note' })).toBeTruthy();
    await vi.waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
  });
});
