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
import { Tile } from '@/ui/tile.tsx';

const ICONS: Record<BadgeId, LucideIcon> = {
  early_bird: EarlyBirdIcon,
  study_streak: StreakIcon,
  task_master: TaskMasterIcon,
};

/** All badges, with the condition of those not earned yet. `earned` is null while unknown. */
export function BadgesTile({ earned }: { earned: readonly BadgeId[] | null }) {
  return (
    <Tile title="Your Badges" icon={BadgesIcon} tone="marigold" isWaiting={earned === null}>
      <ul className="grid gap-3">
        {(Object.keys(BADGES) as BadgeId[]).map((id) => {
          const isEarned = earned?.includes(id);
          const Icon = isEarned ? ICONS[id] : LockIcon;
          return (
            <li key={id} className="flex items-center gap-3">
              <span
                className={clsx(
                  'grid size-10 shrink-0 place-items-center rounded-full',
                  isEarned ? 'bg-marigold text-[#2b1c00]' : 'bg-sunken text-ink-soft',
                )}
              >
                <Icon aria-hidden className="size-5" />
              </span>
              <span>
                <span className="block font-semibold">{BADGES[id].name}</span>
                <span className="block text-sm text-ink-soft">
                  {isEarned ? 'Earned' : BADGES[id].condition}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Tile>
  );
}
