import { BADGES, type BadgeId } from '@akada/domain/points/points';
import { clsx } from 'clsx';
import {
  BadgesIcon,
  EarlyBirdIcon,
  LockIcon,
  type LucideIcon,
  StreakIcon,
  TaskMasterIcon,
} from '@/ui/icons.ts';
import { Figure } from './figure.tsx';

const ICONS: Record<BadgeId, LucideIcon> = {
  early_bird: EarlyBirdIcon,
  study_streak: StreakIcon,
  task_master: TaskMasterIcon,
};

/** All badges, with the condition of those not earned yet. */
export function BadgesFigure({ earned, className }: { earned: readonly BadgeId[]; className?: string }) {
  return (
    <Figure title="Your Badges" icon={BadgesIcon} {...(className && { className })}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.75rem),1fr))] gap-3">
        {(Object.keys(BADGES) as BadgeId[]).map((id) => {
          const isEarned = earned.includes(id);
          const Icon = isEarned ? ICONS[id] : LockIcon;
          return (
            <li key={id} className="text-sm">
              <span
                className={clsx(
                  'my-1 grid size-9 place-items-center rounded-full',
                  isEarned ? 'bg-marigold text-[#2b1c00]' : 'bg-sunken text-ink-soft',
                )}
              >
                <Icon aria-hidden className="size-4.5" />
              </span>
              <span className="block font-semibold">{BADGES[id].name}</span>
              <span className="block text-ink-soft">{isEarned ? 'Earned' : BADGES[id].condition}</span>
            </li>
          );
        })}
      </ul>
    </Figure>
  );
}
