import type { PlannerEntry } from '@akada/domain/schemas/planner';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Stored } from '@/firebase/documents.ts';
import { KEPT } from '@/firebase/sent-or-kept.ts';
import { type LabParts, LabPartsContext } from '../lab-parts.ts';

const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('@/ui/toast.tsx', () => ({ toast }));

import { PlanResult } from './plan-result.tsx';

const session = { date: '2026-03-01', start_time: '09:30', duration: 30, topic: 'Cells', activity: 'Read' };
const plan = { title: 'Biology', sessions: [session, session, { ...session, date: '2026-03-02' }] };

/** A planner that answers a write as `answer` says. */
function planner(answer: () => Promise<void>) {
  const stored = new Map<string, PlannerEntry>();
  const parts: LabParts = {
    PdfPicker: () => null,
    saveNote: async () => {},
    addEntries: vi.fn(async (entries) => {
      await answer();
      for (const [id, entry] of entries) stored.set(id, entry);
    }),
    entriesOf: async () =>
      [...stored].map(([id, entry]) => ({ ...entry, id, pending: false }) satisfies Stored<PlannerEntry>),
  };
  const open = () =>
    render(
      <LabPartsContext value={parts}>
        <PlanResult plan={plan} />
      </LabPartsContext>,
    );
  return { stored, open, parts };
}

const add = () => screen.getByRole<HTMLButtonElement>('button', { name: /to the planner/ });

describe('a study plan on its way into the planner', () => {
  beforeEach(() => vi.clearAllMocks());

  it('is said to be there once the server has taken it', async () => {
    let take = () => {};
    const { open } = planner(
      () =>
        new Promise((resolve) => {
          take = resolve;
        }),
    );
    open();
    await userEvent.click(add());
    expect(toast.success).not.toHaveBeenCalled();
    take();
    await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('3 sessions are in your planner.'));
  });

  it('is said to be on the device where there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    planner(() => new Promise(() => {})).open();
    await userEvent.click(add());
    await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(KEPT));
  });

  it('can be added again after it was refused', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    planner(() => Promise.reject(new Error('refused'))).open();
    await userEvent.click(add());
    await screen.findByText('Add 3 to the planner');
    expect(toast.error).toHaveBeenCalledOnce();
    expect(toast.success).not.toHaveBeenCalled();
    expect(screen.queryByText('In your planner')).toBeNull();
  });

  it('adds nothing new when it is opened again', async () => {
    const { open, stored } = planner(async () => {});
    const first = open();
    await userEvent.click(add());
    await vi.waitFor(() => expect(stored.size).toBe(3));
    first.unmount();
    open();
    expect(await screen.findAllByText('In your planner')).toHaveLength(3);
    expect(add().disabled).toBe(true);
  });
});
