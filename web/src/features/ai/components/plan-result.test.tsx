import type { PlannerEntry } from '@akada/domain/planner/schemas';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Stored } from '@/firebase/documents.ts';
import { makeAllDeletions } from '@/lib/deferred-deletions.ts';
import { QUEUED_MESSAGE } from '@/lib/wait-for-write.ts';
import { type LabParts, LabPartsContext } from '../lab-parts.ts';

const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn(), undo: vi.fn(() => () => {}) }));
vi.mock('@/ui/toast.tsx', () => ({ toast }));

import { PlanResult } from './plan-result.tsx';

const session = { date: '2026-03-01', start_time: '09:30', duration: 30, topic: 'Cells', activity: 'Read' };
const plan = { title: 'Biology', sessions: [session, session, { ...session, date: '2026-03-02' }] };

/** A stub of the planner's writes. A write succeeds or fails as `answer` does. */
function planner(answer: () => Promise<void>, before: readonly PlannerEntry[] = [], shown = plan) {
  const stored = new Map<string, PlannerEntry>(before.map((entry, index) => [`other-${index}`, entry]));
  const parts: LabParts = {
    NoteButtons: () => null,
    Decks: () => null,
    saveDeck: vi.fn(),
    addEntries: vi.fn(async (entries) => {
      await answer();
      for (const [id, entry] of entries) stored.set(id, entry);
    }),
    removeEntries: vi.fn(async (ids) => {
      await answer();
      for (const id of ids) stored.delete(id);
    }),
    fetchEntries: async () =>
      [...stored].map(([id, entry]) => ({ ...entry, id, pending: false }) satisfies Stored<PlannerEntry>),
  };
  const open = () =>
    render(
      <MemoryRouter>
        <LabPartsContext value={parts}>
          <PlanResult by="device" plan={shown} />
        </LabPartsContext>
      </MemoryRouter>,
    );
  return { stored, open, parts };
}

const add = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Add .*to the planner$/ });
/** Opens a plan and waits until the planner has loaded. */
async function opened(open: () => unknown) {
  open();
  await vi.waitFor(() => expect(add().disabled).toBe(false));
}
/** A lecture at the time of the first two sessions. */
const lecture: PlannerEntry = {
  ...{ title: 'Lecture', category: 'study', priority: 'medium', completed: false },
  ...{ date: '2026-03-01', start_time: '09:00', duration: 60 },
};

describe('a study plan', () => {
  beforeEach(() => vi.clearAllMocks());

  it('leads from each topic to its practice, but not from a session on all topics', async () => {
    const all = { ...plan, sessions: [session, { ...session, topic: 'All topics' }] };
    const { open } = planner(async () => undefined, [], all);
    await opened(open);
    const links = screen.getAllByRole('link', { name: /^Practise this topic/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/dashboard/quiz/practice?topic=Cells']);
  });

  it('is reported as added once the server has saved it', async () => {
    let take = () => {};
    const { open } = planner(
      () =>
        new Promise((resolve) => {
          take = resolve;
        }),
    );
    await opened(open);
    await userEvent.click(add());
    expect(toast.success).not.toHaveBeenCalled();
    take();
    await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('3 sessions added to your planner.'));
  });

  it('is reported as queued while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await opened(planner(() => new Promise(() => {})).open);
    await userEvent.click(add());
    await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(QUEUED_MESSAGE));
  });

  it('can be added again after it was refused', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await opened(planner(() => Promise.reject(new Error('refused'))).open);
    await userEvent.click(add());
    await screen.findByText('Add 3 to the planner');
    expect(toast.error).toHaveBeenCalledOnce();
    expect(toast.success).not.toHaveBeenCalled();
    expect(screen.queryByText('In your planner')).toBeNull();
  });

  it('cannot be added again when it is reopened', async () => {
    const { open, stored } = planner(async () => {});
    const first = open();
    await vi.waitFor(() => expect(add().disabled).toBe(false));
    await userEvent.click(add());
    await vi.waitFor(() => expect(stored.size).toBe(3));
    first.unmount();
    open();
    expect(await screen.findAllByText('In your planner')).toHaveLength(3);
    expect(add().disabled).toBe(true);
  });

  it('starts with clashing sessions unselected and offers each a free time', async () => {
    const { open, stored } = planner(async () => {}, [lecture]);
    await opened(open);

    expect(screen.getAllByText('Clashes with your planner')).toHaveLength(2);
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    const [move] = screen.getAllByRole('button', { name: /^Move Cells, .* to 10:00$/ });
    await userEvent.click(move as HTMLElement);
    // The second session is no longer offered the time that the first has taken.
    expect(screen.getByRole('button', { name: /^Move Cells, .* to 10:30$/ })).toBeDefined();
    await userEvent.click(add());

    await vi.waitFor(() => expect(stored.size).toBe(3));
    const times = [...stored.values()].map(({ date, start_time }) => `${date} ${start_time}`);
    expect(times.sort()).toEqual(['2026-03-01 09:00', '2026-03-01 10:00', '2026-03-02 09:30']);
  });

  it('cannot be added with no session selected', async () => {
    await opened(planner(async () => {}).open);
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);

    expect(add().disabled).toBe(true);
    expect(add().textContent).toBe(' Add to the planner');
  });

  it('can be removed from the planner, which keeps its other entries', async () => {
    const { open, stored } = planner(async () => {}, [{ ...lecture, start_time: '12:00' }]);
    await opened(open);
    await userEvent.click(add());
    await vi.waitFor(() => expect(stored.size).toBe(4));

    await userEvent.click(screen.getByRole('button', { name: 'Remove 3 from the planner' }));

    expect(screen.queryByText('In your planner')).toBeNull();
    expect(add().textContent).toBe(' Add 3 to the planner');
    expect(stored.size).toBe(4);
    await act(() => makeAllDeletions());
    expect([...stored.keys()]).toEqual(['other-0']);
    expect(add().textContent).toBe(' Add 3 to the planner');
  });

  it('stays in the planner when it is added again before it was removed', async () => {
    const { open, stored } = planner(async () => {});
    await opened(open);
    await userEvent.click(add());
    await vi.waitFor(() => expect(stored.size).toBe(3));
    await userEvent.click(screen.getByRole('button', { name: 'Remove 3 from the planner' }));
    await userEvent.click(add());
    await act(() => makeAllDeletions());
    expect(stored.size).toBe(3);
    expect(screen.getAllByText('In your planner')).toHaveLength(3);
  });
});
