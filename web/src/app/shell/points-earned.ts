import type { UserPoints } from '@akada/domain/points/schemas';
import { quantity } from '@akada/domain/text/plural';
import { celebratePoints } from '@/ui/celebration/celebrate.tsx';
import { toast } from '@/ui/toast.tsx';

/**
 * Celebrates what earned points have led to, and names them in a toast.
 *
 * @param mayNotify whether the student wants the toast
 */
export function showPointsEarned(before: UserPoints, after: UserPoints, mayNotify: boolean): void {
  celebratePoints(before, after);
  const action = after.points_history.find((item) => item.points > 0)?.action;
  if (!mayNotify || !action) return;
  const earned = quantity(after.points_earned - before.points_earned, 'point');
  toast.success(`Points Earned! 🎉 +${earned} for ${action}`);
}
