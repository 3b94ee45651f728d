import { planToMarkdown } from '@akada/domain/ai/result-markdown';
import type { StudyPlan } from '@akada/domain/ai/schemas';
import { findClashes, findFreeTime } from '@akada/domain/ai/study-plan';
import { quantity } from '@akada/domain/text/plural';
import { CalendarPlus, CalendarX } from 'lucide-react';
import { useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { QUEUED_MESSAGE, waitForWrite } from '@/firebase/wait-for-write.ts';
import { useToday } from '@/lib/time.ts';
import { Button } from '@/ui/button.tsx';
import { CopyButtons } from '@/ui/copy-buttons.tsx';
import { toast } from '@/ui/toast.tsx';
import { useLabParts } from '../lab-parts.ts';
import { usePlannedSessions } from '../use-planned-sessions.ts';
import { PlanSession } from './plan-session.tsx';

/** A plan's sessions, to take into the planner, all or some. Those that clash with other plans come unselected. */
export function PlanResult({ plan }: { plan: StudyPlan }) {
  const { NoteButtons } = useLabParts();
  const { others, isUnchecked, isIn, add, removeAll } = usePlannedSessions(plan);
  const today = useToday();
  /** What the student has chosen, or chosen not to take; by default all that clash with nothing. */
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [moved, setMoved] = useState<ReadonlyMap<number, string>>(new Map());
  const sessions = plan.sessions.map((session, index) => ({
    ...session,
    start_time: moved.get(index) ?? session.start_time,
  }));
  const markdown = planToMarkdown({ ...plan, sessions });
  const busyAt = findClashes(sessions, others ?? []);
  const isChosen = (index: number) => toggled.get(index) ?? !busyAt.has(index);
  const places = [...sessions.keys()];
  const due = places.filter((index) => isChosen(index) && !isIn(index));
  const added = places.filter(isIn).length;

  function toggle(index: number, isNowChosen: boolean) {
    setToggled(new Map([...toggled, [index, isNowChosen]]));
  }

  function addDue() {
    const count = quantity(due.length, 'session is', 'sessions are');
    report(add(new Map(due.flatMap((index) => (sessions[index] ? [[index, sessions[index]]] : [])))), {
      done: `${count} in your planner.`,
      failed: 'The sessions could not be added',
    });
  }

  function remove() {
    const count = quantity(added, 'session');
    if (!confirm(`Remove ${count} of this plan from your planner?`)) return;
    report(removeAll(), {
      done: `${count} removed from your planner.`,
      failed: 'The sessions could not be removed',
    });
  }

  return (
    <div className="grid gap-4">
      <h3 className="text-lg font-bold">{plan.title}</h3>
      {isUnchecked && (
        <p className="text-sm text-ink-soft">
          Your planner could not be read, so check for yourself whether you have plans at these times.
        </p>
      )}
      <ul className="grid gap-2">
        {sessions.map((session, index) => (
          <PlanSession
            // biome-ignore lint/suspicious/noArrayIndexKey: sessions may be alike, and never move
            key={index}
            session={session}
            isChosen={isChosen(index)}
            isIn={isIn(index)}
            isBusy={busyAt.has(index)}
            freeTime={
              busyAt.has(index)
                ? findFreeTime(
                    session,
                    [...(others ?? []), ...sessions.filter((other) => other !== session)],
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
        <Button disabled={due.length === 0 || others === null} onClick={addDue}>
          <CalendarPlus aria-hidden className="size-4" /> Add {due.length > 0 && `${due.length} `}to the
          planner
        </Button>
        {added > 0 && (
          <Button look="quiet" onClick={remove}>
            <CalendarX aria-hidden className="size-4" /> Remove {added} from the planner
          </Button>
        )}
        <CopyButtons markdown={markdown} />
        <NoteButtons note={{ title: plan.title, content: markdown }} />
      </div>
    </div>
  );
}

/** Says how a write went; without a network, that it will be sent. It may be refused long after that. */
function report(written: Promise<void>, { done, failed }: { done: string; failed: string }): void {
  written.catch((error) => {
    console.warn('sessions were refused', error);
    toast.error(`${failed}: ${failureReason(error)}.`);
  });
  waitForWrite(written).then(
    (how) => toast.success(how === 'sent' ? done : QUEUED_MESSAGE),
    () => {},
  );
}
