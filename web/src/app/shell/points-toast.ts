import type { UserPoints } from '@akada/domain/points/schemas';
import { quantity } from '@akada/domain/text/plural';
import { useEffect, useRef } from 'react';
import { toast } from '@/ui/toast.tsx';

/**
 * Shows a toast for points earned while the app is open.
 *
 * @param mayNotify whether the student wants notifications
 */
export function usePointsToast(points: UserPoints | null, mayNotify: boolean): void {
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (!points) return;
    const earned = known.current === null ? 0 : points.points_earned - known.current;
    known.current = points.points_earned;
    const action = points.points_history.find((item) => item.points > 0)?.action;
    if (mayNotify && earned > 0 && action)
      toast.success(`Points Earned! 🎉 +${quantity(earned, 'point')} for ${action}`);
  }, [points, mayNotify]);
}
