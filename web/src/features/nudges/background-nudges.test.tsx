import type { NudgeSettings } from '@akada/domain/nudges/schemas';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackgroundNudges, type NudgeScope } from './background-nudges.tsx';
import { ALWAYS, NOON, Reads, stateOf } from './nudge-reads.model.ts';

const saveNudgeState = vi.hoisted(() => vi.fn());
const showNotification = vi.hoisted(() => vi.fn());
const live = vi.hoisted(() => ({ useLiveQuery: vi.fn(), useLiveDocument: vi.fn() }));
vi.mock('@/firebase/live.ts', () => live);
vi.mock('./api/nudge-writes.ts', () => ({ saveNudgeState }));
vi.mock('@/lib/browser-notification.ts', () => ({ showNotification }));

let reads: Reads;
let timedId: string | null;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  reads = new Reads();
  timedId = null;
  live.useLiveQuery.mockImplementation((spec) => reads.query(spec));
  live.useLiveDocument.mockImplementation((path) => reads.document(path));
  saveNudgeState.mockReset();
  showNotification.mockReset().mockResolvedValue(true);
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

function keeper(scope: NudgeScope, settings: Partial<NudgeSettings> = {}) {
  const element = () => (
    <MemoryRouter>
      <BackgroundNudges
        {...reads.shell}
        uid="ada"
        settings={{ ...ALWAYS, ...settings }}
        readTimedId={() => timedId}
        scope={scope}
      />
    </MemoryRouter>
  );
  const { rerender } = render(element());
  return async () => act(async () => rerender(element()));
}

const stored = () => saveNudgeState.mock.calls.map(([, { kind, status }]) => `${kind} ${status}`);
const shownTags = () => showNotification.mock.calls.map(([tag]) => tag);
const written = { id: 'e', created_at: NOON };
const TASK = { id: 't', title: 'Essay', due_date: NOON };

describe('background nudges', () => {
  it.each(['home', 'all'] as const)(
    'save once with the scope %s that a nudge has appeared',
    async (scope) => {
      const again = keeper(scope);
      await again();
      await again();
      expect(stored()).toEqual(['journal_not_written pending']);
      expect(saveNudgeState).toHaveBeenCalledWith('ada', {
        ...{ kind: 'journal_not_written', day: '2026-03-02', status: 'pending', snoozed_until: null },
      });
    },
  );

  it('save that a nudge is done, whatever page is open', async () => {
    reads.put('nudge_states', stateOf('journal_not_written'));
    const again = keeper('home');
    expect(stored()).toEqual([]);
    reads.put('journal_entries', written);
    await again();
    await again();
    expect(stored()).toEqual(['journal_not_written done']);
  });

  it('do not undo a snooze of another device that only the server knows', async () => {
    reads.stale('nudge_states');
    const again = keeper('home');
    expect(stored()).toEqual([]);
    reads.put(
      'nudge_states',
      stateOf('journal_not_written', { status: 'snoozed', snoozed_until: new Date('2026-03-02T13:00:00Z') }),
    );
    reads.stale();
    await again();
    expect(stored()).toEqual([]);
  });

  it.each(['points', 'account', 'tasks', 'journal_entries', 'decks', 'planner', 'nudge_states'])(
    'save nothing and show nothing while %s may be stale, and do so afterwards',
    async (name) => {
      reads.stale(name);
      const again = keeper('all', { browser: true });
      await again();
      expect([...stored(), ...shownTags()]).toEqual([]);
      reads.stale();
      await again();
      expect(stored()).toEqual(['journal_not_written pending']);
      expect(shownTags()).toEqual(['2026-03-02_journal_not_written']);
    },
  );

  it("read nothing beyond Home's own reads with the scope home, and add no more nudges than states read", () => {
    reads.put('tasks', TASK);
    reads.put(
      'nudge_states',
      ...(['plan_session', 'cards_due', 'plan_expiring'] as const).map((k) => stateOf(k)),
    );
    keeper('home');
    expect([...reads.asked].sort()).toEqual([
      ...['journal_entries 1', 'nudge_states 3', 'review_summary', 'tasks 6'],
    ]);
    expect(stored().filter((change) => change.endsWith('pending'))).toEqual([]);
  });
});

describe("Home's nudges", () => {
  it('remind of cards that are due', async () => {
    reads.putDue(0);
    const again = keeper('home');
    expect(stored()).not.toContain('cards_due pending');
    reads.putDue(7);
    await again();
    expect(stored()).toContain('cards_due pending');
  });
});

describe('browser notifications', () => {
  it('are shown once for each nudge, two a day', async () => {
    reads.put('tasks', TASK);
    reads.put('decks', { id: 'd', next_due: NOON });
    const again = keeper('all', { browser: true });
    await again();
    expect(shownTags()).toEqual(['2026-03-02_task_due', '2026-03-02_cards_due']);
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(showNotification).toHaveBeenCalledTimes(2);
  });

  it('of a study session are not shown while its own timer is set', async () => {
    reads.put('journal_entries', written);
    reads.put('planner', {
      id: 's',
      title: 'Osmosis',
      start_time: '00:00',
      duration: 1_440,
      completed: false,
    });
    timedId = 's';
    const again = keeper('all', { browser: true });
    await again();
    expect([...stored(), ...shownTags()]).toEqual([]);
    timedId = 'another entry';
    await again();
    expect(stored()).toEqual(['plan_session pending']);
    expect(shownTags()).toEqual(['2026-03-02_plan_session']);
  });

  it('are not shown while they are off', async () => {
    await keeper('all', { browser: false })();
    expect(shownTags()).toEqual([]);
  });

  it('are tried again a minute later if the browser did not show them', async () => {
    showNotification.mockResolvedValue(false);
    await keeper('all', { browser: true })();
    expect(localStorage).toHaveLength(0);
    showNotification.mockResolvedValue(true);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(JSON.parse(localStorage.getItem('akada.told.ada') ?? '')).toEqual({
      ...{ day: '2026-03-02', kinds: ['journal_not_written'] },
    });
  });
});
