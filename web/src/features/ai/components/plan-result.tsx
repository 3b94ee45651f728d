import { planToMarkdown } from '@akada/domain/ai/result-markdown';
import type { StudyPlan } from '@akada/domain/ai/result-schemas';
import { findClashes, findFreeTime } from '@akada/domain/ai/study-plan';
import { quantity } from '@akada/domain/text/plural';
import { useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { useToday } from '@/lib/time.ts';
import { QUEUED_MESSAGE, waitForWrite } from '@/lib/wait-for-write.ts';
import { Button } from '@/ui/button.tsx';
import { CopyButtons } from '@/ui/copy-buttons.tsx';
import { deleteWithUndo } from '@/ui/delete-with-undo.ts';
import { AddToPlannerIcon, RemoveFromPlannerIcon } from '@/ui/icons.ts';
import { toast } from '@/ui/toast.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { useLabParts } from '../lab-parts.ts';
import type { Runner } from '../runner.ts';
import { usePlannedSessions } from '../use-planned-sessions.ts';
import { NextSteps } from './next-steps.tsx';
import { PlanSession } from './plan-session.tsx';

/** A study plan whose sessions can be added to the planner. Sessions that clash with other entries start unselected. */
export function PlanResult({ by, plan }: { by: Runner; plan: StudyPlan }) {
  const { NoteButtons } = useLabParts();
  const { otherEntries, hasFailed, isInPlanner, add, removalId, ids, removeAll } = usePlannedSessions(plan);
  const today = useToday();
  /** The sessions that the student selected or deselected; all that clash with nothing start selected. */
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [moved, setMoved] = useState<ReadonlyMap<number, string>>(new Map());
  const sessions = plan.sessions.map((session, index) => ({
    ...session,
    start_time: moved.get(index) ?? session.start_time,
  }));
  const markdown = planToMarkdown({ ...plan, sessions });
  const clashing = findClashes(sessions, otherEntries ?? []);
  const isChosen = (index: number) => toggled.get(index) ?? !clashing.has(index);
  const indexes = [...sessions.keys()];
  const toAdd = indexes.filter((index) => isChosen(index) && !isInPlanner(index));
  const added = indexes.filter(isInPlanner).length;

  function toggle(index: number, isNowChosen: boolean) {
    setToggled(new Map([...toggled, [index, isNowChosen]]));
  }

  function addSelected() {
    const count = quantity(toAdd.length, 'session');
    const written = add(
      new Map(toAdd.flatMap((index) => (sessions[index] ? [[index, sessions[index]]] : []))),
    );
    written.catch((error) => reportFailure('Failed to add the sessions', error));
    // Offline the write is queued; the server may still refuse it later.
    waitForWrite(written).then(
      (how) => toast.success(how === 'sent' ? `${count} added to your planner.` : QUEUED_MESSAGE),
      () => {},
    );
  }

  function remove() {
    deleteWithUndo(removalId, {
      items: ids,
      done: `${quantity(added, 'session')} removed from your planner`,
      deleteItem: removeAll,
      onFailure: (error) => reportFailure('Failed to remove the sessions', error),
    });
  }

  return (
    <div className="grid gap-4">
      <h3 className="text-lg font-bold">{plan.title}</h3>
      {hasFailed && (
        <p className="text-sm text-ink-soft">
          We couldn't read your planner. Check that these times don't clash with your other plans.
        </p>
      )}
      <ul className="grid gap-2">
        {sessions.map((session, index) => (
          <PlanSession
            // biome-ignore lint/suspicious/noArrayIndexKey: sessions can be equal and never move
            key={index}
            session={session}
            isChosen={isChosen(index)}
            isInPlanner={isInPlanner(index)}
            isClashing={clashing.has(index)}
            freeTime={
              clashing.has(index)
                ? findFreeTime(
                    session,
                    [...(otherEntries ?? []), ...sessions.filter((other) => other !== session)],
                    today,
                  )
                : null
            }
            onToggle={() => toggle(index, !isChosen(index))}
            onMove={(time) => {
              setMoved(new Map([...moved, [index, time]]));
              toggle(index, true);
            }}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button disabled={toAdd.length === 0 || otherEntries === null} onClick={addSelected}>
          <AddToPlannerIcon aria-hidden className="size-4" /> Add {toAdd.length > 0 && `${toAdd.length} `}to
          the planner
        </Button>
        {added > 0 && (
          <Button look="quiet" onClick={remove}>
            <RemoveFromPlannerIcon aria-hidden className="size-4" /> Remove {added} from the planner
          </Button>
        )}
        <CopyButtons markdown={markdown} />
        <NoteButtons note={{ title: plan.title, content: markdown }} />
      </div>
      <NextSteps by={by} carried={{ text: markdown, title: plan.title }} steps={['ask']} />
    </div>
  );
}

function reportFailure(failed: string, error: unknown): void {
  warnWithToast('failed to change the planner', error, `${failed}: ${failureReason(error)}`);
}
