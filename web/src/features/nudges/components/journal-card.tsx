import { isFinal, type NudgeTime } from '@akada/domain/nudges/nudges';
import type { NudgeState } from '@akada/domain/nudges/schemas';
import type { NudgeAction } from '@akada/domain/nudges/todays-nudges';
import { Link } from 'react-router-dom';
import { clockTime } from '@/lib/time.ts';
import { Button, buttonClass } from '@/ui/button.tsx';
import { DoneIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';
import { NUDGE_LABELS } from '../labels.ts';
import { Snooze } from './snooze.tsx';

interface JournalCardProps {
  isWritten: boolean;
  /** Whether the journal nudge is pending. */
  isPending: boolean;
  /** The state of today's journal nudge; undefined if it has not appeared. */
  state: NudgeState | undefined;
  time: NudgeTime;
  onAction: (action: NudgeAction, said: string) => void;
}

const NAME = 'Daily journal';

/** The journal's card, shown all day. It congratulates once today's entry is written. */
export function JournalCard({ isWritten, isPending, state, time, onAction }: JournalCardProps) {
  const { icon, go } = NUDGE_LABELS.journal_not_written;
  if (isWritten) {
    return (
      <Tile title={NAME} icon={DoneIcon} tone="green">
        <p className="font-semibold">Great job! You've journaled today</p>
      </Tile>
    );
  }
  const until = state?.snoozed_until;
  const isSnoozed = until && until > time.now;
  return (
    <Tile title={NAME} icon={icon} tone={isPending ? 'marigold' : 'brand'}>
      <p className="mb-4">Take five minutes to write down what you studied and how it went.</p>
      <div className="flex flex-wrap items-center gap-2">
        <Link to="/dashboard/journal" className={buttonClass('primary', 'sm')}>
          {go}
        </Link>
        {isSnoozed ? (
          <>
            <span className="text-sm text-ink-soft">Snoozed until {clockTime(until)}</span>
            <Button
              look="secondary"
              size="sm"
              aria-label={`Resume: ${NAME}`}
              onClick={() => onAction({ type: 'resume' }, `Resumed: ${NAME}`)}
            >
              Resume
            </Button>
          </>
        ) : (
          // A dismissed nudge stays dismissed.
          !(state && isFinal(state)) && <Snooze now={time.now} name={NAME} onAction={onAction} />
        )}
        {isPending && (
          <Button
            look="quiet"
            size="sm"
            aria-label={`Dismiss: ${NAME}`}
            onClick={() => onAction({ type: 'dismiss' }, `Dismissed: ${NAME}`)}
          >
            Dismiss
          </Button>
        )}
      </div>
    </Tile>
  );
}
