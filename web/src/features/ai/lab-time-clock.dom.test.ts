import { beforeEach, describe, expect, test } from 'vitest';
import { clockKey, type LabClock, loadClock, newClock, shouldCallServer } from './lab-time-clock.ts';

const DAY = '2026-03-02';
const NOW = 1_000_000;
const clock = (changed: Partial<LabClock>): LabClock => ({ ...newClock(DAY), status: 'waiting', ...changed });

describe('shouldCallServer', () => {
  test('is true for a new clock, with or without a use', () => {
    expect(shouldCallServer(newClock(DAY), { now: NOW, hasUsedTool: false })).toBe(true);
  });

  test.each([
    ['is true when five minutes are complete and a tool was used', { seconds: 300 }, true, true],
    ['is false a second earlier', { seconds: 299 }, true, false],
    ['is false without a tool use', { seconds: 900 }, false, false],
    ['is false before the time that the server named', { seconds: 300, ask_from: NOW + 1 }, true, false],
    ['is true from that time on', { seconds: 300, ask_from: NOW }, true, true],
    ['is false once the points were awarded', { seconds: 900, status: 'paid' as const }, true, false],
  ])('%s', (_, changed, hasUsedTool, asked) => {
    expect(shouldCallServer(clock(changed), { now: NOW, hasUsedTool })).toBe(asked);
  });
});

describe('loadClock', () => {
  beforeEach(() => localStorage.clear());

  test('restores the clock of the same student and day, and otherwise starts a new one', () => {
    localStorage.setItem(clockKey('ada'), JSON.stringify(clock({ seconds: 120 })));
    expect(loadClock('ada', DAY).seconds).toBe(120);
    expect(loadClock('ada', '2026-03-03')).toEqual(newClock('2026-03-03'));
    expect(loadClock('obi', DAY)).toEqual(newClock(DAY));
  });

  test.each(['junk', '{"day":"2026-03-02"}', 'null'])('starts a new one if local storage has %s', (saved) => {
    localStorage.setItem(clockKey('ada'), saved);
    expect(loadClock('ada', DAY)).toEqual(newClock(DAY));
  });
});
