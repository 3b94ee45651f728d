import { newUserPoints } from '@akada/domain/points/points';
import type { UserPoints } from '@akada/domain/points/schemas';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CELEBRATIONS_KEY } from '@/lib/celebrations.ts';
import { CELEBRATION_MS, celebrate, celebrationOf } from './celebrate.tsx';

const NOW = new Date('2026-03-10T10:00:00Z');
const points = (
  points_earned: number,
  last_activity_date: string | null,
  current_streak: number,
): UserPoints => ({
  ...newUserPoints('Ada', NOW),
  ...{ points_earned, last_activity_date, current_streak },
});

describe('points that were earned', () => {
  it.each([
    ['a new level, also on the first activity of a day', 1_245, 1_260, '2026-03-09', 'Level 5 Scholar'],
    ['the first activity of a day', 1_260, 1_265, '2026-03-09', '3 days in a row'],
    ['nothing else', 1_260, 1_265, '2026-03-10', undefined],
  ])('are celebrated for %s', (_, before, after, lastDay, title) => {
    const celebration = celebrationOf(points(before, lastDay, 2), points(after, '2026-03-10', 3));
    expect(celebration?.title).toBe(title);
  });

  it('are celebrated for the first activity of all', () => {
    expect(celebrationOf(points(0, null, 0), points(5, '2026-03-10', 1))?.title).toBe(
      'First day of your streak',
    );
  });
});

describe('a celebration', () => {
  const vibrate = vi.fn();
  const show = (title: string) => act(() => celebrate({ kind: 'plan', title, text: 'It is unlocked.' }));

  beforeEach(() => {
    vi.useFakeTimers();
    vibrate.mockReset();
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
    localStorage.removeItem(CELEBRATIONS_KEY);
  });
  afterEach(() => {
    act(() => vi.runAllTimers());
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is shown for a moment, with a vibration', () => {
    show("You're on Pro");
    expect(screen.getByRole('status').textContent).toBe("You're on ProIt is unlocked.");
    expect(vibrate).toHaveBeenCalledOnce();
    act(() => vi.advanceTimersByTime(CELEBRATION_MS));
    expect(screen.queryByRole('status')).toBeNull();
    expect(document.body.children).toHaveLength(0);
  });

  it('replaces the one before it', () => {
    show('Level 5 Scholar');
    show("You're on Pro");
    expect(screen.getByRole('status').textContent).toContain('Pro');
  });

  it('is not shown on a device that has them off', () => {
    localStorage.setItem(CELEBRATIONS_KEY, 'off');
    show("You're on Pro");
    expect(screen.queryByRole('status')).toBeNull();
    expect(vibrate).not.toHaveBeenCalled();
  });
});
