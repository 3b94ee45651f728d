import { type NudgeKind, type NudgeTime, nudgeStatus } from '@akada/domain/nudges/nudges';
import type { NudgeState } from '@akada/domain/nudges/schemas';
import type { RefObject } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { clockTime, longDay } from '@/lib/time.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { NoNotificationsIcon } from '@/ui/icons.ts';
import { ShowMore } from '@/ui/show-more.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import type { KnownFacts } from '../api/use-facts.ts';
import { useRecentNudges } from '../api/use-recent-nudges.ts';
import { NUDGE_LABELS, STATUS_LABELS } from '../labels.ts';

interface RecentNudgesProps {
  uid: string;
  facts: KnownFacts;
  time: NudgeTime;
  onResume: (kind: NudgeKind) => void;
  /** Receives the keyboard focus when the button that had it is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Recent nudges and their status. */
export function RecentNudges({ uid, facts, time, onResume, heading }: RecentNudgesProps) {
  const { all, ...more } = useRecentNudges(uid, (error) => {
    warnWithToast(
      'older nudges were not read',
      error,
      `Failed to load older nudges: ${failureReason(error)}`,
    );
  });
  const sorted = [...all].sort(latestFirst);

  return (
    <section aria-labelledby="recent" className="grid gap-3">
      <h2 id="recent" ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        Recent Nudges
      </h2>
      {all.length === 0 ? (
        <p className="flex items-center gap-2 text-ink-soft">
          <NoNotificationsIcon aria-hidden className="size-4 shrink-0" /> No nudges yet. They appear when
          something needs your attention.
        </p>
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {sorted.map((state) => (
              <Row key={state.id} state={state} facts={facts} time={time} onResume={onResume} />
            ))}
          </ul>
        </Card>
      )}
      <ShowMore list={more} />
    </section>
  );
}

type RowProps = Pick<RecentNudgesProps, 'facts' | 'time' | 'onResume'> & { state: Stored<NudgeState> };

function Row({ state, facts, time, onResume }: RowProps) {
  const { title, icon: Icon } = NUDGE_LABELS[state.kind];
  const isToday = state.day === time.today;
  const status = nudgeStatus(state, isToday ? facts : null, time);
  const { label, tone } = STATUS_LABELS[status];
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <span className="mr-auto min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-ink-soft">
          {isToday ? 'Today' : longDay(state.day)}
          {status === 'snoozed' && state.snoozed_until && `, until ${clockTime(state.snoozed_until)}`}
        </span>
      </span>
      <Badge tone={tone}>{label}</Badge>
      {status === 'snoozed' && (
        <Button
          look="secondary"
          size="sm"
          aria-label={`Resume: ${title}`}
          onClick={() => onResume(state.kind)}
        >
          Resume
        </Button>
      )}
    </li>
  );
}

function latestFirst(a: NudgeState, b: NudgeState): number {
  return b.day.localeCompare(a.day) || b.updated_at.getTime() - a.updated_at.getTime();
}
