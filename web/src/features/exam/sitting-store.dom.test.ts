import { answerQuestion, type Sitting, toggleFlag } from '@akada/domain/exam/sitting';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { persistedExams } from './persisted-exams.ts';

const UID = 'ada';
const START = Date.UTC(2026, 10, 23, 9);
const SITTING: Sitting = {
  ...{ attempt_id: 'mock', set_id: 'set', title: 'UTME mock', count: 60 },
  ...{ started_at: START, ends_at: START + 3_600_000, submitted_at: null, right: null },
  ...{ answers: {}, flagged: [], at: 0, unsent: [], has_unsent_state: false },
};

/** The store as another tab, or the same one after it was killed, loads it. */
async function newTab() {
  vi.resetModules();
  return import('./sitting-store.ts');
}

beforeEach(() => localStorage.clear());

describe('the exams that a device keeps', () => {
  it('lose no answer and no flag when the tab is killed 50 times, each time right after a press', async () => {
    const answers: Record<string, string> = {};
    const flagged: number[] = [];
    (await newTab()).persistSitting(UID, SITTING);
    for (let kill = 0; kill < 50; kill += 1) {
      const tab = await newTab();
      const answer = String(kill % 4);
      tab.changeSitting(UID, 'mock', (now) => answerQuestion(now, kill, answer, START));
      answers[kill] = answer;
      if (kill % 5 === 0) {
        tab.changeSitting(UID, 'mock', (now) => toggleFlag(now, kill, START));
        flagged.push(kill);
      }
      expect((await newTab()).readSitting(UID, 'mock')).toMatchObject({ answers, flagged });
    }
    expect((await newTab()).readSitting(UID, 'mock')?.unsent).toHaveLength(50);
  });

  it('are shared by two tabs, neither of which overwrites the answers of the other', async () => {
    const [one, other] = [await newTab(), await newTab()];
    one.persistSitting(UID, SITTING);
    expect(other.readSitting(UID, 'mock')).toEqual(SITTING);
    one.changeSitting(UID, 'mock', (now) => answerQuestion(now, 0, '1', START));
    other.changeSitting(UID, 'mock', (now) => answerQuestion(now, 1, '2', START));
    one.changeSitting(UID, 'mock', (now) => answerQuestion(now, 2, '3', START));
    expect(other.readSitting(UID, 'mock')?.answers).toEqual({ 0: '1', 1: '2', 2: '3' });
  });

  it('keep their answers for the open page where localStorage is full', async () => {
    const tab = await newTab();
    tab.persistSitting(UID, SITTING);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    for (const index of [0, 1])
      tab.changeSitting(UID, 'mock', (now) => answerQuestion(now, index, '1', START));
    expect(tab.readSitting(UID, 'mock')?.answers).toEqual({ 0: '1', 1: '1' });
    expect(warn).toHaveBeenCalledTimes(2);
    full.mockRestore();
    warn.mockRestore();
    tab.changeSitting(UID, 'mock', (now) => answerQuestion(now, 2, '1', START));
    expect((await newTab()).readSitting(UID, 'mock')?.answers).toEqual({ 0: '1', 1: '1', 2: '1' });
  });

  it('are found by student, and are gone when they are dropped', async () => {
    const tab = await newTab();
    tab.persistSitting(UID, SITTING);
    tab.persistSitting(UID, { ...SITTING, attempt_id: 'second' });
    expect(persistedExams(UID).toSorted()).toEqual(['mock', 'second']);
    expect(persistedExams('ad')).toEqual([]);
    tab.dropSitting(UID, 'mock');
    expect(tab.readSitting(UID, 'mock')).toBeNull();
    expect(tab.changeSitting(UID, 'mock', (now) => ({ ...now, at: 3 }))).toBeNull();
    expect(persistedExams(UID)).toEqual(['second']);
  });

  it.each(['', '{', 'null', '[]', JSON.stringify({ ...SITTING, ends_at: null }), JSON.stringify({ at: 1 })])(
    'are not read from %s',
    async (text) => {
      const tab = await newTab();
      tab.persistSitting(UID, SITTING);
      localStorage.setItem(localStorage.key(0) ?? '', text);
      expect(tab.readSitting(UID, 'mock')).toBeNull();
    },
  );
});
