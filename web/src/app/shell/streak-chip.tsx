import { currentStreak } from '@akada/domain/points/streak';
import { quantity } from '@akada/domain/text/plural';
import { Link } from 'react-router-dom';
import { useCountedDay } from '@/lib/time.ts';
import { StreakIcon } from '@/ui/icons.ts';
import { CHIP_CLASS } from './frame.tsx';
import type { ShellData } from './use-shell.ts';

/** The streak in days, linked to Rewards. Empty until it has loaded; a dash if loading failed. */
export function StreakChip({ points }: Pick<ShellData, 'points'>) {
  const known = points.status === 'ready' ? points : null;
  const day = useCountedDay(known?.data ?? null);
  const streak = known && currentStreak(known.data, day);
  const label = streak === null ? 'Streak' : `Streak: ${quantity(streak, 'day')}`;
  return (
    <Link to="/dashboard/rewards" aria-label={label} title={label} className={CHIP_CLASS}>
      <StreakIcon aria-hidden className="size-[18px]" />
      {/* Room for two digits, so that the chip does not grow when they load. */}
      <span className="min-w-[2ch] text-center">{streak ?? (points.status === 'error' ? '–' : '')}</span>
    </Link>
  );
}
