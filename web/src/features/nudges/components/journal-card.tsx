import type { NudgeTime } from '@akada/domain/nudges';
import type { NudgeAction } from '@akada/domain/todays-nudges';
import { CircleCheckBig } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/ui/button.tsx';
import { Tile } from '@/ui/tile.tsx';
import { NUDGE_LABELS } from '../labels.ts';
import { Snooze } from './snooze.tsx';

interface JournalCardProps {
  isWritten: boolean;
  /** Whether it nudges now: then it can be put off. */
  isPending: boolean;
  time: NudgeTime;
  onAction: (action: NudgeAction, said: string) => void;
}

/** The journal's own card: it is there all day, and says so when today's entry is. */
export function JournalCard({ isWritten, isPending, time, onAction }: JournalCardProps) {
  const { icon, go } = NUDGE_LABELS.journal_not_written;
  if (isWritten) {
    return (
      <Tile title="Daily journal" icon={CircleCheckBig} tone="green">
        <p className="font-semibold">Great job! You've journaled today</p>
      </Tile>
    );
  }
  return (
    <Tile title="Daily journal" icon={icon} tone={isPending ? 'marigold' : 'brand'}>
      <p className="mb-4">Five minutes on what you studied and how it went make tomorrow easier.</p>
      <div className="flex flex-wrap items-center gap-2">
        <Link to="/dashboard/journal" className={buttonClass('primary', 'sm')}>
          {go}
        </Link>
        {isPending && (
          <>
            <Snooze now={time.now} name="Daily journal" onAction={onAction} />
            <Button
              look="quiet"
              size="sm"
              aria-label="Dismiss: Daily journal"
              onClick={() => onAction({ type: 'dismiss' }, 'Dismissed')}
            >
              Dismiss
            </Button>
          </>
        )}
      </div>
    </Tile>
  );
}
