import type { NudgeKind } from '@akada/domain/nudges';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { buttonClass } from '@/ui/button.tsx';
import type { KnownFacts } from './api/use-facts.ts';
import { type NudgeInputs, useHomeNudges } from './api/use-nudges.ts';
import { linkOf, NUDGE_LABELS, textOf } from './labels.ts';
import { NudgeTileFrame } from './nudge-tile-frame.tsx';

/** Home's tile: the most urgent nudge of now. Said only once all that decides it is known. */
export function NudgeTile(inputs: NudgeInputs) {
  const { uid } = useStudent();
  const { time, facts, states, nudges } = useHomeNudges(uid, inputs);
  const first = nudges?.pending[0];
  return (
    <NudgeTileFrame hasAction={first !== undefined}>
      {facts.status === 'error' || states.status === 'error' ? (
        <p className="text-danger">Your nudges could not be loaded.</p>
      ) : facts.status !== 'ready' || !nudges ? null : first ? (
        <First kind={first} facts={facts.data} text={textOf(first, facts.data, time)} />
      ) : (
        <p className="mb-3 min-h-12">No reminders right now.</p>
      )}
    </NudgeTileFrame>
  );
}

function First({ kind, facts, text }: { kind: NudgeKind; facts: KnownFacts; text: string }) {
  return (
    <>
      <p className="mb-3 min-h-12 wrap-anywhere">{text}</p>
      <Link to={linkOf(kind, facts)} className={clsx(buttonClass('secondary', 'sm'), 'mr-1')}>
        {NUDGE_LABELS[kind].go}
      </Link>
    </>
  );
}
