import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ALWAYS, NOON, Reads, stateOf } from './nudge-reads.model.ts';
import { NudgesPage } from './nudges-page.tsx';

const applyToNudge = vi.hoisted(() => vi.fn());
const live = vi.hoisted(() => ({
  useLiveQuery: vi.fn(),
  useLiveDocument: vi.fn(),
  onResubscribeAll: () => () => {},
}));
vi.mock('@/firebase/live.ts', () => live);
vi.mock('@/firebase/auth-session.tsx', () => ({ useStudent: () => ({ uid: 'ada' }) }));
vi.mock('./api/nudge-writes.ts', () => ({ applyToNudge }));
vi.mock('@/lib/browser-notification.ts', async (actual) => ({
  ...(await actual<object>()),
  showNotification: async () => true,
}));
vi.mock('@/firebase/pages.ts', () => ({}));

let reads: Reads;
let timedId: string | null;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  reads = new Reads();
  timedId = null;
  live.useLiveQuery.mockImplementation((spec) => reads.query(spec));
  live.useLiveDocument.mockReturnValue({ status: 'loading' });
  applyToNudge.mockReset();
  // Dialog functions that jsdom lacks.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(settings = ALWAYS, { mayNotify = true, onSettings = () => {} } = {}) {
  const element = (now = settings) => (
    <MemoryRouter>
      <NudgesPage
        {...reads.shell}
        settings={now}
        readTimedId={() => timedId}
        canSet
        mayNotify={mayNotify}
        onSettings={onSettings}
      />
    </MemoryRouter>
  );
  const { rerender } = render(element());
  return (now = settings) => rerender(element(now));
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { name: 'Recent Nudges' });
const status = () => screen.getByRole('status').textContent;

describe('Nudges', () => {
  it('stays open, with its settings, while the next sessions load', () => {
    open();
    fireEvent.click(button('Settings'));
    fireEvent.click(screen.getByRole('switch', { name: 'Task due' }));
    reads.loading('planner');
    act(() => void vi.advanceTimersByTime(16 * 60_000));
    expect(screen.getByRole('switch', { name: 'Task due' })).toHaveProperty('checked', false);
    expect(screen.getByText('Recent Nudges')).toBeTruthy();
  });

  it('asks for a study session, but not while the timer of that session is set', () => {
    reads.put('planner', {
      id: 's',
      title: 'Osmosis',
      start_time: '00:00',
      duration: 1_440,
      completed: false,
    });
    const again = open();
    expect(button('Dismiss: Study session now')).toBeTruthy();
    timedId = 's';
    again();
    expect(screen.queryByRole('button', { name: 'Dismiss: Study session now' })).toBeNull();
  });

  it('keeps the quote, the streak and the settings while nudges load for the first time', () => {
    reads.loading('tasks');
    open();
    expect(button('Settings')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Recent Nudges' })).toBeNull();
  });

  it('announces what was done to which nudge, and moves the focus from the button that disappears', () => {
    reads.put('tasks', { id: 't', title: 'Essay', due_date: NOON });
    reads.put('decks', { id: 'd', next_due: NOON });
    open();
    fireEvent.click(button('Dismiss: Task due'));
    expect(status()).toBe('Dismissed: Task due');
    expect(document.activeElement).toBe(heading());
    fireEvent.click(button('Dismiss: Flashcards due'));
    expect(status()).toBe('Dismissed: Flashcards due');
    expect(applyToNudge.mock.calls.map(([, { kind }, { type }]) => `${type} ${kind}`)).toEqual([
      ...['dismiss task_due', 'dismiss cards_due'],
    ]);
  });
});

describe("the journal's card", () => {
  const LATE = { ...ALWAYS, from: { ...ALWAYS.from, journal_not_written: null } };

  it('can be snoozed before its nudge has appeared', () => {
    open(LATE);
    expect(screen.queryByRole('button', { name: 'Dismiss: Daily journal' })).toBeNull();
    fireEvent.click(button('Snooze: Daily journal'));
    fireEvent.click(button('1 hour'));
    expect(applyToNudge).toHaveBeenCalledWith(
      'ada',
      expect.objectContaining({ kind: 'journal_not_written', day: '2026-03-02' }),
      { type: 'snooze', until: new Date('2026-03-02T13:00:00.000Z') },
    );
    expect(status()).toMatch(/^Snoozed until \d\d:00: Daily journal$/);
    expect(document.activeElement).toBe(heading());
  });

  it('says until when it is snoozed, and can be resumed', () => {
    const until = new Date('2026-03-02T12:30:00.000Z');
    reads.put('nudge_states', stateOf('journal_not_written', { status: 'snoozed', snoozed_until: until }));
    open();
    expect(screen.getByText(/^Snoozed until \d\d:30$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Snooze:/ })).toBeNull();
    fireEvent.click(button('Resume: Daily journal'));
    expect(applyToNudge.mock.calls[0]?.[2]).toEqual({ type: 'resume' });
    expect(document.activeElement).toBe(heading());
  });

  it('cannot be snoozed once it was dismissed', () => {
    reads.put('nudge_states', stateOf('journal_not_written', { status: 'dismissed' }));
    open();
    expect(screen.queryByRole('button', { name: /Daily journal/ })).toBeNull();
  });
});

describe('the switch for browser notifications', () => {
  const browser = () => screen.getByRole('switch', { name: /^Browser notifications/ });
  const stub = (permission: NotificationPermission, answer = permission, others = {}) => {
    const NotificationStub = Object.assign(vi.fn(), {
      permission,
      requestPermission: vi.fn(async () => answer),
    });
    vi.stubGlobal('Notification', NotificationStub);
    open({ ...ALWAYS, browser: true }, others);
    fireEvent.click(button('Settings'));
    return NotificationStub;
  };

  it('is off in a browser without the permission, whatever another device has', async () => {
    const NotificationStub = stub('default', 'default');
    expect(browser()).toHaveProperty('checked', false);
    await act(async () => void fireEvent.click(browser()));
    expect(NotificationStub.requestPermission).toHaveBeenCalledOnce();
    expect(screen.getByRole('alert').textContent).toBe(
      'Turn this on again and allow notifications when asked.',
    );
    expect(browser()).toHaveProperty('checked', false);
  });

  it('is on if the browser allows notifications', () => {
    stub('granted');
    expect(browser()).toHaveProperty('checked', true);
  });

  it('says that notifications are blocked only if they are', async () => {
    stub('denied');
    await act(async () => void fireEvent.click(browser()));
    expect(screen.getByRole('alert').textContent).toMatch(/^Notifications are blocked\./);
  });

  it('stays off without a question while notifications are off in the profile', async () => {
    const NotificationStub = stub('default', 'granted', { mayNotify: false });
    await act(async () => void fireEvent.click(browser()));
    expect(screen.getByRole('alert').textContent).toBe('Notifications are off in your profile.');
    expect(NotificationStub.requestPermission).not.toHaveBeenCalled();
    expect(browser()).toHaveProperty('checked', false);
  });

  it('keeps changes made while the browser asked', async () => {
    const onSettings = vi.fn();
    stub('default', 'granted', { onSettings });
    fireEvent.click(browser());
    await act(async () => void fireEvent.click(screen.getByRole('switch', { name: 'Task due' })));
    fireEvent.click(button('Save'));
    const from = { ...ALWAYS.from, task_due: null };
    expect(onSettings).toHaveBeenCalledWith({ ...ALWAYS, browser: true, from });
  });
});

describe('the settings', () => {
  const most = () => screen.getByRole('combobox', { name: 'Maximum per day' });

  it('follow changes of another device, except in touched fields', () => {
    const onSettings = vi.fn();
    const storedIsNow = open(ALWAYS, { onSettings });
    fireEvent.click(button('Settings'));
    storedIsNow({ ...ALWAYS, max_a_day: 2 });
    expect(most()).toHaveProperty('value', '2');
    fireEvent.change(most(), { target: { value: '3' } });
    storedIsNow({ ...ALWAYS, max_a_day: 1, quiet_from: 22 });
    expect(most()).toHaveProperty('value', '3');
    fireEvent.click(button('Save'));
    expect(onSettings).toHaveBeenCalledWith({ ...ALWAYS, max_a_day: 3, quiet_from: 22 });
  });
});
