import type { PlannerEntry, Task } from '@akada/domain/planner/schemas';
import { describe, expect, it } from 'vitest';
import { QUIZ_ENTRIES } from '@/features/quiz/entries.ts';
import type { Stored } from '@/firebase/documents.ts';
import { groupsFor } from './items.ts';
import type { Thing } from './own-things.ts';

const task = { id: 't', title: 'Read chapter 4', status: 'completed' } as Stored<Task>;
const entry = {
  id: 'e',
  title: 'Chapter 4',
  date: '2026-03-02',
  start_time: '08:00',
} as Stored<PlannerEntry>;
const THINGS: readonly Thing[] = [
  { kind: 'task', id: 't', title: task.title, task },
  { kind: 'entry', id: 'e', title: entry.title, entry },
  { kind: 'note', id: 'n', title: 'Chapter notes' },
  { kind: 'deck', id: 'd', title: 'Chapter deck' },
  { kind: 'file', id: 'f', title: 'Chapter.pdf', isOffline: true },
  { kind: 'file', id: 'g', title: 'Chapter 2.pdf', isOffline: false },
];

describe('the search', () => {
  it('shows what can be created and every place while nothing is typed', () => {
    const [create, places] = groupsFor('  ', THINGS);
    expect(create?.items.map(({ choice }) => choice)).toContainEqual({ create: 'task' });
    expect(places?.items.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Home', 'Planner', 'Journal', 'Rewards', 'Leaderboard', 'Nudges', 'Profile']),
    );
  });

  it.each(QUIZ_ENTRIES)('finds $title of the Quiz tab by its name there', ({ title, to }) => {
    const [found] = groupsFor(title.toLowerCase(), THINGS);
    expect(found?.items[0]).toMatchObject({ title, choice: { to } });
  });

  it('finds what the student has, by kind, and says what choosing it does', () => {
    const groups = groupsFor('chapter', THINGS);
    expect(groups.map(({ label }) => label)).toEqual([
      'Tasks',
      'Schedule',
      'Notes',
      'Decks',
      'Files',
      'Library',
    ]);
    expect(groups.flatMap(({ items }) => items.map(({ choice }) => choice))).toEqual([
      { edit: { form: 'task', task } },
      { edit: { form: 'entry', entry } },
      { to: '/dashboard/vault?view=notes&note=n' },
      { to: '/dashboard/decks?deck=d' },
      { to: '/dashboard/vault?view=library&file=f' },
      { to: '/dashboard/vault?file=g' },
      { to: '/dashboard/vault?search=chapter' },
    ]);
  });

  it('shows at most five of a kind, the best first', () => {
    const notes = ['The cell', 'A cell', 'My cell', 'One cell', 'Some cell', 'Cell'].map(
      (title, index): Thing => ({ kind: 'note', id: `${index}`, title }),
    );
    const [found] = groupsFor('cell', notes);
    expect(found?.items).toHaveLength(5);
    expect(found?.items[0]?.title).toBe('Cell');
  });

  it.each([
    ['jour', '/dashboard/journal'],
    ['flash', '/ai/flashcards'],
    ['my up', '/dashboard/vault?view=uploads'],
    ['settings', '/dashboard/profile'],
    ['theme', '/dashboard/profile'],
  ])('leads from "%s" to %s first', (search, to) => {
    expect(groupsFor(search, [])[0]?.items[0]?.choice).toEqual({ to });
  });

  it('has an id for each item that no other item has', () => {
    const ids = groupsFor('', []).flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
