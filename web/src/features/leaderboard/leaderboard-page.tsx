import { RANK_TYPES, type RankType } from '@akada/domain/leaderboard/leaderboard';
import type { UserPoints } from '@akada/domain/points/schemas';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Live } from '@/firebase/live.ts';
import { Button } from '@/ui/button.tsx';
import { RefreshIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { TabLinks } from '@/ui/tabs.tsx';
import { toast } from '@/ui/toast.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { updateBoards } from './api/update-boards.ts';
import { useBoard } from './api/use-board.ts';
import { useStanding } from './api/use-standing.ts';
import { Board } from './components/board.tsx';
import { YourStats } from './components/your-stats.tsx';

const TABS: readonly { id: RankType; label: string }[] = [
  { id: 'all-time', label: 'Points' },
  { id: 'weekly', label: 'Streaks' },
  { id: 'daily', label: 'Tool Masters' },
];

/** The three boards and the student's own place. */
export function LeaderboardPage({ points }: { points: Live<UserPoints | null> }) {
  const { uid } = useStudent();
  const [params] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const open = RANK_TYPES.find((id) => id === params.get('board')) ?? 'all-time';
  const board = useBoard(open);
  const { standing, retry } = useStanding(uid, open, board);

  async function refresh() {
    setBusy(true);
    try {
      await updateBoards();
      toast.success('Leaderboard updated successfully');
    } catch (error) {
      warnWithToast('the boards could not be rebuilt', error, 'Failed to update leaderboard');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <header className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <PageHeading>Leaderboard</PageHeading>
          <p className="text-ink-soft">See where you stand</p>
        </div>
        <Button look="secondary" busy={busy} onClick={refresh}>
          {!busy && <RefreshIcon aria-hidden className="size-4" />} Refresh
        </Button>
      </header>
      <TabLinks
        label="Boards"
        tabs={TABS}
        value={open}
        addressOf={(id) =>
          id === 'all-time' ? '/dashboard/leaderboard' : `/dashboard/leaderboard?board=${id}`
        }
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <YourStats
          points={points}
          standing={standing}
          onRetryRank={retry}
          className="lg:sticky lg:top-[calc(var(--bar)+24px)] lg:order-last"
        />
        <Board
          board={board}
          rankType={open}
          uid={uid}
          standing={standing}
          points={points}
          onUpdate={refresh}
        />
      </div>
    </>
  );
}
