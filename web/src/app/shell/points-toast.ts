import type { UserPoints } from '@akada/domain/points/schemas';
import { useEffect, useRef } from 'react';

/**
 * Says which points were earned while the app is open, and celebrates a new level or the first activity of a day.
 *
 * @param mayNotify whether the student wants notifications
 */
export function usePointsToast(points: UserPoints | null, mayNotify: boolean): void {
  const known = useRef(points);
  useEffect(() => {
    if (!points) return;
    const before = known.current;
    known.current = points;
    if (!before || before.points_earned >= points.points_earned) return;
    import('./points-earned.ts').then(
      ({ showPointsEarned }) => showPointsEarned(before, points, mayNotify),
      (error) => console.warn('earned points were not shown', error),
    );
  }, [points, mayNotify]);
}
