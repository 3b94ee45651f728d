import { levelOf } from '@akada/domain/points/points';
import type { UserPoints } from '@akada/domain/points/schemas';
import { quantity } from '@akada/domain/text/plural';
import { createRoot } from 'react-dom/client';
import { celebrates, vibrate } from '@/lib/celebrations.ts';
import { Celebration, type CelebrationProps } from './celebration.tsx';

/** How long a celebration stays. */
export const CELEBRATION_MS = 2_200;

/** The celebration on screen, which the next one replaces. */
let end = () => {};

/** Shows a celebration for a moment, unless this device has them off. */
export function celebrate(props: CelebrationProps): void {
  if (!celebrates()) return;
  end();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const container = document.body.lastElementChild;
  root.render(<Celebration {...props} />);
  vibrate(20, 60, 40);
  const timer = setTimeout(() => end(), CELEBRATION_MS);
  end = () => {
    clearTimeout(timer);
    root.unmount();
    container?.remove();
    end = () => {};
  };
}

/**
 * What to celebrate about points that were earned: a new level, else the first activity of a day; null for any others.
 *
 * @param before the points before them
 */
export function celebrationOf(before: UserPoints, after: UserPoints): CelebrationProps | null {
  const { level, title } = levelOf(after.points_earned);
  if (level > levelOf(before.points_earned).level) {
    return { kind: 'level', title: `Level ${level} ${title}`, text: 'You reached a new level.' };
  }
  if (after.last_activity_date === before.last_activity_date) return null;
  return {
    kind: 'streak',
    title:
      after.current_streak === 1
        ? 'First day of your streak'
        : `${quantity(after.current_streak, 'day')} in a row`,
    text: 'Your streak is safe for today.',
  };
}

/** Celebrates points that were earned, see {@link celebrationOf}. */
export function celebratePoints(before: UserPoints, after: UserPoints): void {
  const celebration = celebrationOf(before, after);
  if (celebration) celebrate(celebration);
}
