import { formatCount } from '@akada/domain/text/plural';
import { clsx } from 'clsx';
import { EarnPointsIcon, RewardsIcon } from '@/ui/icons.ts';

/** What earned or cost points, with the time in words. */
export function PointsRow({ label, points, time }: { label: string; points: number; time: string }) {
  const isEarned = points > 0;
  const Icon = isEarned ? EarnPointsIcon : RewardsIcon;
  return (
    <li className="flex items-center gap-3">
      <span
        className={clsx(
          'grid size-9 shrink-0 place-items-center rounded-full',
          isEarned ? 'bg-ok-tint text-ok-ink' : 'bg-marigold-tint text-marigold-ink',
        )}
      >
        <Icon aria-hidden className="size-4" />
      </span>
      <span className="min-w-0 grow">
        <span className="block first-letter:uppercase">{label}</span>
        <span className="block text-sm text-ink-soft">{time}</span>
      </span>
      <span className="font-bold tabular">{`${isEarned ? '+' : ''}${formatCount(points)}`}</span>
    </li>
  );
}
