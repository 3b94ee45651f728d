import type { JournalEntry } from '@akada/domain/journal/schemas';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Stored } from '@/firebase/documents.ts';
import { EntryList } from './entry-list.tsx';

const entry = (id: string, entry_text: string): Stored<JournalEntry> => ({
  ...{ id, entry_text, pending: false, mood: 'good', goals: [], achievements: [], study_time: 1 },
  ...{ entry_date: '2026-03-01', created_at: new Date() },
});

function open(canRead: boolean) {
  const readMore = vi.fn(async () => {});
  const all = [entry('a', 'Waves'), entry('b', 'Cells')];
  const live = { status: 'ready' as const, data: all, unconfirmed: false, isFresh: true };
  render(
    <EntryList
      list={{ live, all, canRead, endsWithCache: false, busy: false, readMore }}
      onEdit={() => {}}
      onDelete={() => {}}
    />,
  );
  // jsdom does not know <search> and warns.
  vi.mocked(console.error).mockClear();
  return readMore;
}

const searchFor = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value } });

it('says how much a search covered while older entries are not loaded, and searches those on request', () => {
  const readMore = open(true);
  expect(screen.queryByText(/^Searched/)).toBeNull();
  searchFor('photosynthesis');
  expect(screen.getByText('No entries match')).toBeTruthy();
  expect(screen.getByText('Searched your newest 2 entries.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Search older entries' }));
  expect(readMore).toHaveBeenCalledOnce();
});

it('says nothing about a search that covered every entry', () => {
  open(false);
  searchFor('waves');
  expect(screen.getByText('Waves')).toBeTruthy();
  expect(screen.queryByText(/^Searched/)).toBeNull();
});
