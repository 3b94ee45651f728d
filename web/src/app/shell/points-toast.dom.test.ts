import { newUserPoints } from '@akada/domain/points/points';
import type { UserPoints } from '@akada/domain/points/schemas';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '@/ui/toast.tsx';

const celebratePoints = vi.hoisted(() => vi.fn());
vi.mock('@/ui/celebration/celebrate.tsx', () => ({ celebratePoints }));

import { usePointsToast } from './points-toast.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const points = (earned: number, action = 'completing a task'): UserPoints => ({
  ...newUserPoints('Ada', NOW),
  points_earned: earned,
  points_history: [
    { action: 'Redeemed Streak Freeze', points: -100, at: NOW },
    { action, points: 5, at: NOW },
  ],
});

describe('the points toast', () => {
  beforeEach(() => {
    celebratePoints.mockReset();
    vi.spyOn(toast, 'success').mockImplementation(() => {});
  });

  const watch = (first: UserPoints | null, mayNotify = true) =>
    renderHook(({ now }: { now: UserPoints | null }) => usePointsToast(now, mayNotify), {
      initialProps: { now: first },
    });

  it('shows earned points with their action', async () => {
    const { rerender } = watch(points(20));
    rerender({ now: points(25) });
    await vi.dynamicImportSettled();
    expect(toast.success).toHaveBeenCalledExactlyOnceWith(
      'Points Earned! 🎉 +5 points for completing a task',
    );
    rerender({ now: points(40, 'using an AI tool') });
    await vi.dynamicImportSettled();
    expect(celebratePoints).toHaveBeenLastCalledWith(points(25), points(40, 'using an AI tool'));
    expect(toast.success).toHaveBeenLastCalledWith('Points Earned! 🎉 +15 points for using an AI tool');
  });

  it('is not shown to a student without notifications', async () => {
    const { rerender } = watch(points(20), false);
    rerender({ now: points(25) });
    await vi.dynamicImportSettled();
    expect(celebratePoints).toHaveBeenCalledOnce();
    expect(toast.success).not.toHaveBeenCalled();
  });

  it('is not shown for points earned before the app was opened', async () => {
    const { rerender } = watch(null);
    rerender({ now: points(1_250) });
    rerender({ now: points(1_250) });
    await vi.dynamicImportSettled();
    expect(toast.success).not.toHaveBeenCalled();
  });
});
