import type { FinishedFocus, FocusTarget } from '@akada/domain/focus/focus';
import { DEFAULT_FOCUS } from '@akada/domain/focus/focus';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasFocusTimer } from './has-timer.ts';

const saveFocus = vi.hoisted(() => vi.fn());
const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('./api/save-focus.ts', () => ({ saveFocus, saveFocusOnce: saveFocus, isPermanentError: () => true }));
vi.mock('@/ui/toast.tsx', () => ({ toast }));

const UID = 'ada';
const START = new Date('2026-11-20T10:00:00Z');
const after = (minutes: number) => START.getTime() + minutes * 60_000;
const TARGET: FocusTarget = { kind: 'task', id: 't1', title: 'Essay on trade' };

/** The timer's modules as a separate tab loads them. */
async function newTab() {
  vi.resetModules();
  const actions = await import('./focus-actions.ts');
  return { ...actions, persisted: (await import('./focus-store.ts')).readPersisted };
}

/** A lock manager like the browser's: one holder at a time, the others wait. */
function newLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_: string, work: () => Promise<unknown>) => {
      last = last.then(work);
      return last;
    },
  };
}

const savedMinutes = () => saveFocus.mock.calls.map(([, focus]) => (focus as FinishedFocus).minutes);

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
  vi.stubGlobal('navigator', { onLine: true, locks: newLocks() });
  saveFocus.mockReset().mockResolvedValue(undefined);
  toast.success.mockReset();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the focus timer on a device', () => {
  it('saves a session once when two tabs see it end', async () => {
    const tabs = [await newTab(), await newTab()];
    await tabs[0]?.start(UID, DEFAULT_FOCUS, null);
    vi.setSystemTime(after(25));
    await Promise.all(tabs.map((tab) => tab.catchUp(UID, false)));
    expect(savedMinutes()).toEqual([25]);
    expect(toast.success.mock.calls).toEqual([['25 minutes of focus counted. Take a break.']]);
    expect(tabs.map((tab) => tab.persisted(UID).timer?.phase)).toEqual(['short_break', 'short_break']);
  });

  it.each([
    ['Africa/Lagos', '2026-11-21'],
    ['Pacific/Honolulu', '2026-11-20'],
  ])('counts a session on the day on which it ends in %s', async (zone, day) => {
    vi.setSystemTime('2026-11-20T22:50:00Z');
    const { start, catchUp } = await newTab();
    (await import('@/lib/zone.ts')).chooseZone(zone);
    await start(UID, DEFAULT_FOCUS, null);
    vi.setSystemTime('2026-11-20T23:30:00Z');
    await catchUp(UID, false);
    expect(saveFocus.mock.calls.map(([, focus]) => (focus as FinishedFocus).day)).toEqual([day]);
  });

  it('works where the browser has no locks', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const tab = await newTab();
    await tab.start(UID, DEFAULT_FOCUS, null);
    vi.setSystemTime(after(25));
    await Promise.all([tab.catchUp(UID, false), tab.catchUp(UID, false)]);
    expect(savedMinutes()).toEqual([25]);
  });

  it('is not restarted while it is running', async () => {
    const tab = await newTab();
    await tab.start(UID, DEFAULT_FOCUS, TARGET);
    vi.setSystemTime(after(3));
    await tab.start(UID, DEFAULT_FOCUS, null);
    expect(tab.persisted(UID).timer).toMatchObject({ target: TARGET, clock: { ends_at: after(25) } });
  });

  it('counts the whole session for its target at the end', async () => {
    const tab = await newTab();
    await tab.start(UID, DEFAULT_FOCUS, null);
    vi.setSystemTime(after(20));
    await tab.setTarget(UID, TARGET);
    expect(tab.persisted(UID).timer?.clock).toEqual({ ends_at: after(25) });
    vi.setSystemTime(after(25));
    await tab.catchUp(UID, false);
    expect(saveFocus.mock.calls[0]?.[1]).toMatchObject({ minutes: 25, target: TARGET });
  });

  it('counts an ended session for its old target when the target changes later', async () => {
    const tab = await newTab();
    await tab.start(UID, DEFAULT_FOCUS, null);
    vi.setSystemTime(after(26));
    await tab.setTarget(UID, TARGET);
    expect(saveFocus.mock.calls[0]?.[1]).toMatchObject({ minutes: 25, target: null });
    expect(tab.persisted(UID).timer).toMatchObject({ phase: 'short_break', target: TARGET });
  });

  it('cannot be paused at an end that has passed', async () => {
    const tab = await newTab();
    await tab.start(UID, DEFAULT_FOCUS, null);
    vi.setSystemTime(after(90));
    await tab.pause(UID);
    expect(savedMinutes()).toEqual([25]);
    expect(tab.persisted(UID).timer).toMatchObject({ phase: 'focus', round: 2 });
    expect(toast.success).toHaveBeenCalledWith(
      '25 minutes of focus counted. Your break is over too. Ready to focus again?',
    );
  });

  it('says what it saves when it is stopped midway, and leaves no timer', async () => {
    const tab = await newTab();
    await tab.start(UID, DEFAULT_FOCUS, null);
    expect(hasFocusTimer(UID)).toBe(true);
    vi.setSystemTime(after(1.5));
    await tab.end(UID);
    expect(toast.success.mock.calls).toEqual([['1 minute of focus counted.']]);
    expect(hasFocusTimer(UID)).toBe(false);
  });

  it('keeps a session on the device until the server has saved it', async () => {
    saveFocus.mockReturnValue(new Promise(() => {}));
    const tab = await newTab();
    await tab.start(UID, DEFAULT_FOCUS, null);
    vi.setSystemTime(after(12));
    void tab.end(UID);
    await vi.waitFor(() => expect(savedMinutes()).toEqual([12]));
    expect((await newTab()).persisted(UID)).toMatchObject({ timer: null, unsaved: [{ minutes: 12 }] });
  });

  it('remembers the lengths for the next timer', async () => {
    const tab = await newTab();
    await tab.start(UID, { ...DEFAULT_FOCUS, focus: 50 }, null);
    await tab.end(UID);
    expect((await newTab()).persisted(UID)).toEqual({
      timer: null,
      unsaved: [],
      lengths: { ...DEFAULT_FOCUS, focus: 50 },
    });
  });
});
