import type { FinishedFocus } from '@akada/domain/focus/focus';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readPersisted, updatePersisted } from './focus-store.ts';
import { hasFocusTimer } from './has-timer.ts';
import { sendFocus, sendUnsaved } from './send-focus.ts';

const api = vi.hoisted(() => ({ saveFocus: vi.fn(), saveFocusOnce: vi.fn() }));
const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('./api/save-focus.ts', () => ({
  ...api,
  isPermanentError: (error: Error & { code?: string }) => error.code === 'permission-denied',
}));
vi.mock('@/ui/toast.tsx', () => ({ toast }));

const UID = 'ada';
let ids = 0;

/** An ended session that waits on the device. */
async function unsaved(): Promise<FinishedFocus> {
  ids += 1;
  const focus: FinishedFocus = {
    id: `s${ids}`,
    minutes: 25,
    started_at: new Date('2026-11-20T10:00:00Z'),
    ended_at: new Date('2026-11-20T10:25:00Z'),
    day: '2026-11-20',
    target: null,
  };
  await updatePersisted(UID, (persisted) => ({
    persisted: { ...persisted, unsaved: [...persisted.unsaved, focus] },
    result: null,
  }));
  return focus;
}

const rejection = (code: string) => Object.assign(new Error(code), { code });

beforeEach(() => {
  api.saveFocus.mockReset().mockResolvedValue(undefined);
  api.saveFocusOnce.mockReset().mockResolvedValue(undefined);
  toast.error.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
});

describe('an ended session', () => {
  it('stays on the device until the server has saved it', async () => {
    const focus = await unsaved();
    let answer = () => {};
    api.saveFocus.mockReturnValue(
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
    );
    const sent = sendFocus(UID, focus);
    expect(readPersisted(UID).unsaved).toEqual([focus]);
    answer();
    await sent;
    expect(hasFocusTimer(UID)).toBe(false);
  });

  it('is sent once by a page, however often sending is triggered', async () => {
    const focus = await unsaved();
    api.saveFocus.mockReturnValue(new Promise(() => {}));
    void sendFocus(UID, focus);
    sendUnsaved(UID);
    sendUnsaved(UID);
    expect(api.saveFocus).toHaveBeenCalledOnce();
    expect(api.saveFocusOnce).not.toHaveBeenCalled();
  });

  it('is sent by the next page if this one was closed', async () => {
    const focus = await unsaved();
    sendUnsaved(UID);
    expect(api.saveFocusOnce).toHaveBeenCalledExactlyOnceWith(UID, focus);
    await vi.waitFor(() => expect(hasFocusTimer(UID)).toBe(false));
  });

  it('is dropped with a message when the server rejects it', async () => {
    const [first, second] = [await unsaved(), await unsaved()];
    api.saveFocus.mockRejectedValue(rejection('permission-denied'));
    await sendFocus(UID, first);
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Failed to save your focus time: the server rejected it/),
    );
    expect(readPersisted(UID).unsaved).toEqual([second]);
  });

  it('stays queued for another attempt when the server cannot be reached', async () => {
    const focus = await unsaved();
    api.saveFocus.mockRejectedValue(rejection('unavailable'));
    await sendFocus(UID, focus);
    expect(toast.error).not.toHaveBeenCalled();
    expect(readPersisted(UID).unsaved).toEqual([focus]);
    sendUnsaved(UID);
    expect(api.saveFocusOnce).toHaveBeenCalledOnce();
  });
});
