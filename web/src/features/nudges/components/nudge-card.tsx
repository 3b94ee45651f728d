import type { NudgeKind, NudgeTime } from '@akada/domain/nudges/nudges';
import type { NudgeAction } from '@akada/domain/nudges/todays-nudges';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/ui/button.tsx';
import { Tile } from '@/ui/tile.tsx';
import type { KnownFacts } from '../api/use-facts.ts';
import { NUDGE_LABELS, nudgeLink, nudgeText } from '../labels.ts';
import { Snooze } from './snooze.tsx';

interface NudgeCardProps {
  kind: NudgeKind;
  facts: KnownFacts;
  time: NudgeTime;
  onAction: (action: NudgeAction, said: string) => void;
}

/** A pending nudge: its text, a link to act on it, and buttons to snooze or dismiss it. */
export function NudgeCard({ kind, facts, time, onAction }: NudgeCardProps) {
  const { title, icon, go } = NUDGE_LABELS[kind];
  return (
    <Tile title={title} icon={icon} tone="marigold">
      <p className="mb-4 wrap-anywhere">{nudgeText(kind, facts, time)}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Link to={nudgeLink(kind, facts)} className={buttonClass('primary', 'sm')}>
          {go}
        </Link>
        <Snooze now={time.now} name={title} onAction={onAction} />
        <Button
          look="quiet"
          size="sm"
          aria-label={`Dismiss: ${title}`}
          onClick={() => onAction({ type: 'dismiss' }, `Dismissed: ${title}`)}
        >
          Dismiss
        </Button>
      </div>
    </Tile>
  );
}
