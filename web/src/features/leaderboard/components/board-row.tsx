import { BOARD_LIMITS, type RankType, standingText } from '@akada/domain/leaderboard/leaderboard';
import type { LeaderboardRow } from '@akada/domain/leaderboard/schemas';
import { quantity } from '@akada/domain/text/plural';
import { clsx } from 'clsx';
import { avatarAddress } from '@/firebase/avatar-address.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { Badge } from '@/ui/badge.tsx';
import { StreakIcon } from '@/ui/icons.ts';

const MEDALS = ['bg-[#e8b425] text-[#2b1c00]', 'bg-[#c3cad0] text-[#2b1c00]', 'bg-[#cf8b52] text-[#2b1c00]'];

interface BoardRowProps {
  row: Omit<LeaderboardRow, 'rank_position'>;
  /** Null while unavailable. */
  rank: number | null;
  rankType: RankType;
  isOwn: boolean;
}

/** One student's place. The first three have medals; a streak of a week or more has a flame. */
export function BoardRow({ row, rank, rankType, isOwn }: BoardRowProps) {
  const hasFlame = rankType === 'weekly' && row.current_streak >= BOARD_LIMITS.flameDays;
  return (
    <li
      className={clsx(
        'flex items-center gap-2.5 px-3 py-1.5 sm:gap-3 sm:px-4',
        isOwn && 'bg-brand-tint [box-shadow:inset_3px_0_var(--brand)]',
      )}
    >
      <span
        className={clsx(
          'grid size-9 shrink-0 place-items-center rounded-full font-bold tabular',
          (rank !== null && MEDALS[rank - 1]) || 'text-ink-soft',
        )}
      >
        <span className="sr-only">{rank === null ? standingText({ status: 'unavailable' }) : 'Rank '}</span>
        {rank ?? <span aria-hidden>–</span>}
      </span>
      <Avatar name={row.username} src={avatarAddress(row.profile_image_url)} />
      <span className="min-w-0 grow truncate font-semibold">{row.username}</span>
      {isOwn && <Badge tone="brand">You</Badge>}
      {hasFlame && <StreakIcon role="img" aria-label="A week or more" className="size-5 text-marigold-ink" />}
      <span className="shrink-0 font-bold tabular">{scoreOf(row, rankType)}</span>
    </li>
  );
}

function scoreOf(row: BoardRowProps['row'], rankType: RankType): string {
  if (rankType === 'all-time') return quantity(row.total_points, 'point');
  if (rankType === 'weekly') return quantity(row.current_streak, 'day');
  return quantity(row.tools_used_today, 'tool');
}
