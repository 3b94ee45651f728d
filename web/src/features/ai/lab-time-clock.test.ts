import { beforeEach, describe, expect, test } from 'vitest';
import { clockKey, type LabClock, loadClock, newClock, shouldCallServer } from './lab-time-clock.ts';

const DAY = '2026-03-02';
const NOW = 1_000_000;
const clock = (changed: Partial<LabClock>): LabClock => ({ ...newClock(DAY), status: 'waiting', ...changed });

describe('the server is asked', () => {
  test('once to start its clock, whatever was done', () => {
    expect(shouldCallServer(newClock(DAY), { now: NOW, hasUsedTool: false })).toBe(true);
  });

  test.each([
    ['when five minutes are full and a tool was used', { seconds: 300 }, true, true],
    ['not a second before', { seconds: 299 }, true, false],
    ['not while no tool was used', { seconds: 900 }, false, false],
    ['not before it said that it could be', { seconds: 300, ask_from: NOW + 1 }, true, false],
    ['from then on', { seconds: 300, ask_from: NOW }, true, true],
    ['not any more when it has paid', { seconds: 900, status: 'paid' as const }, true, false],
  ])('%s', (_, changed, hasUsedTool, asked) => {
    expect(shouldCallServer(clock(changed), { now: NOW, hasUsedTool })).toBe(asked);
  });
});

describe('the clock that was kept', () => {
  beforeEach(() => localStorage.clear());

  test('goes on after a reload, and begins anew on another day', () => {
    localStorage.setItem(clockKey('ada'), JSON.stringify(clock({ seconds: 120 })));
    expect(loadClock('ada', DAY).seconds).toBe(120);
    expect(loadClock('ada', '2026-03-03')).toEqual(newClock('2026-03-03'));
    expect(loadClock('obi', DAY)).toEqual(newClock(DAY));
  });

  test.each(['junk', '{"day":"2026-03-02"}', 'null'])('is a new one where %s is kept', (kept) => {
    localStorage.setItem(clockKey('ada'), kept);
    expect(loadClock('ada', DAY)).toEqual(newClock(DAY));
  });
});
