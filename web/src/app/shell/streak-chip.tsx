import { currentStreak } from '@akada/domain/points/streak';
import { quantity } from '@akada/domain/text/plural';
import { Flame } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCountedDay } from '@/lib/time.ts';
import { CHIP_CLASS } from './frame.tsx';
import type { ShellData } from './use-shell.ts';

/** The streak in days; opens Rewards. Nothing is shown before it is known, and a dash when it cannot be. */
export function StreakChip({ points }: Pick<ShellData, 'points'>) {
  const known = points.status === 'ready' ? points : null;
  const day = useCountedDay(known?.data ?? null);
  const streak = known && currentStreak(known.data, day);
  const label = streak === null ? 'Streak' : `Streak: ${quantity(streak, 'day')}`;
  return (
    <Link to="/dashboard/rewards" aria-label={label} title={label} className={CHIP_CLASS}>
      <Flame aria-hidden className="size-[18px]" />
      {/* Room for two digits, so that the chip does not grow when they come. */}
      <span className="min-w-[2ch] text-center">{streak ?? (points.status === 'error' ? '–' : '')}</span>
    </Link>
  );
}
