import type { NudgeKind } from '@akada/domain/nudges/nudges';
import { Link } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { buttonClass } from '@/ui/button.tsx';
import { type NudgeInputs, useHomeNudges } from './api/use-nudges.ts';
import { NUDGE_LABELS, nudgeLink, nudgeText } from './labels.ts';
import { NudgeTileFrame } from './nudge-tile-frame.tsx';

interface NudgeTileProps extends NudgeInputs {
  /** The nudges that Home says elsewhere. */
  elsewhere: readonly NudgeKind[];
}

/** Home's tile with the most urgent nudge of the others, shown once everything it depends on has loaded. */
export function NudgeTile({ elsewhere, ...inputs }: NudgeTileProps) {
  const { uid } = useStudent();
  const { time, facts, states, nudges } = useHomeNudges(uid, inputs);
  const first = nudges?.pending.find((kind) => !elsewhere.includes(kind));
  return (
    <NudgeTileFrame
      action={
        first &&
        facts.status === 'ready' && (
          <Link to={nudgeLink(first, facts.data)} className={buttonClass('secondary', 'sm')}>
            {NUDGE_LABELS[first].go}
          </Link>
        )
      }
    >
      {facts.status === 'error' || states.status === 'error' ? (
        <p className="text-danger">Your nudges couldn't be loaded.</p>
      ) : facts.status !== 'ready' || !nudges ? null : first ? (
        <p className="mb-3 min-h-12 wrap-anywhere">{nudgeText(first, facts.data, time)}</p>
      ) : (
        <p className="mb-3 min-h-12">No reminders right now.</p>
      )}
    </NudgeTileFrame>
  );
}
