import { answerQuestion, type Sitting, submitSitting } from '@akada/domain/exam/sitting';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const sendSitting = vi.hoisted(() => vi.fn());
const isSubmitted = vi.hoisted(() => vi.fn(async () => false));
const warnWithToast = vi.hoisted(() => vi.fn());
vi.mock('./api/exams.ts', () => ({ sendSitting, isSubmitted }));
vi.mock('@/ui/warn-with-toast.ts', () => ({ warnWithToast }));

const UID = 'ada';
const START = Date.UTC(2026, 10, 23, 9);
const SITTING: Sitting = {
  ...{ attempt_id: 'mock', set_id: 'set', title: 'UTME mock', count: 60 },
  ...{ started_at: START, ends_at: START + 3_600_000, submitted_at: null, right: null },
  ...{ answers: {}, flagged: [], at: 0, unsent: [], has_unsent_state: false },
};

async function newTab() {
  vi.resetModules();
  return { ...(await import('./send-answers.ts')), ...(await import('./sitting-store.ts')) };
}
type Tab = Awaited<ReturnType<typeof newTab>>;

/** Answers a question as the room does. */
function press(tab: Tab, index: number): void {
  tab.changeSitting(UID, 'mock', (now) => answerQuestion(now, index, '1', START));
  tab.sendSoon(UID, 'mock');
}

/** The answers of each request. */
const sent = () => sendSitting.mock.calls.map(([, sitting]) => (sitting as Sitting).unsent.join());

let tab: Tab;
beforeEach(async () => {
  vi.useFakeTimers();
  sendSitting.mockReset().mockResolvedValue(undefined);
  warnWithToast.mockReset();
  localStorage.clear();
  tab = await newTab();
  tab.persistSitting(UID, SITTING);
});
afterEach(() => void vi.useRealTimers());

describe('the answers of an exam', () => {
  it('are sent at most every ten seconds, and each once', async () => {
    press(tab, 0);
    await vi.advanceTimersByTimeAsync(0);
    for (let index = 1; index <= 9; index += 1) {
      press(tab, index);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(sent()).toEqual(['0']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent()).toEqual(['0', '1,2,3,4,5,6,7,8,9']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sendSitting).toHaveBeenCalledTimes(2);
    expect(tab.readSitting(UID, 'mock')?.unsent).toEqual([]);
  });

  it('are sent at once at the end', async () => {
    press(tab, 0);
    await vi.advanceTimersByTimeAsync(0);
    press(tab, 1);
    tab.changeSitting(UID, 'mock', (now) => submitSitting(now, 2, START));
    tab.sendNow(UID, 'mock');
    expect(sent()).toEqual(['0', '1']);
    expect(sendSitting.mock.calls[1]?.[1]).toMatchObject({ submitted_at: START, right: 2 });
  });

  it('that were chosen while a request had no answer are sent after it', async () => {
    let answer = () => {};
    sendSitting.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)));
    press(tab, 0);
    await vi.advanceTimersByTimeAsync(0);
    press(tab, 1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toEqual(['0']);
    answer();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent()).toEqual(['0', '1']);
  });

  it('that were refused stay on the device and are sent with the next ones', async () => {
    sendSitting.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'permission-denied' }));
    press(tab, 0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(warnWithToast).toHaveBeenCalledTimes(1);
    expect(sent()).toEqual(['0']);
    press(tab, 1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent()).toEqual(['0', '0,1']);
  });

  it('of an exam that was submitted on another device are dropped without a message', async () => {
    sendSitting.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'permission-denied' }));
    isSubmitted.mockResolvedValueOnce(true);
    press(tab, 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.readSitting(UID, 'mock')).toBeNull();
    expect(warnWithToast).not.toHaveBeenCalled();
  });

  it('of an attempt that was deleted are dropped', async () => {
    sendSitting.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'not-found' }));
    press(tab, 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.readSitting(UID, 'mock')).toBeNull();
  });

  it('that an earlier page left unsent are sent by the next one', async () => {
    tab.changeSitting(UID, 'mock', (now) => answerQuestion(now, 7, '1', START));
    const next = await newTab();
    next.sendNow(UID, 'mock');
    expect(sent()).toEqual(['7']);
  });
});
