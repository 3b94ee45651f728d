import type { StudyPlan } from '@akada/domain/schemas/ai';
import type { PlannerEntry } from '@akada/domain/schemas/planner';
import { clashes, sessionEntry } from '@akada/domain/study-plan';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { reasonOf } from '@/firebase/reason-of.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/checkbox.tsx';
import { longDay } from '@/ui/time.ts';
import { toast } from '@/ui/toast.tsx';
import { useLabParts } from '../lab-parts.ts';

/** A plan's sessions, to take into the planner, all or some. */
export function PlanResult({ plan }: { plan: StudyPlan }) {
  const { addEntries } = useLabParts();
  const [chosen, setChosen] = useState(() => new Set(plan.sessions.keys()));
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set());
  const busyAt = useBusy(plan);
  const due = [...chosen].filter((index) => !added.has(index));

  function toggle(index: number) {
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    setChosen(next);
  }

  function add() {
    const entries = due.flatMap((index) => plan.sessions[index] ?? []).map(sessionEntry);
    addEntries(entries).catch((error) => {
      console.warn('sessions were refused', error);
      toast.error(`The sessions could not be added: ${reasonOf(error)}.`);
    });
    setAdded(new Set([...added, ...due]));
    toast.success(`${due.length} ${due.length === 1 ? 'session is' : 'sessions are'} in your planner.`);
  }

  return (
    <div className="grid gap-4">
      <h3 className="text-lg font-bold">{plan.title}</h3>
      <ul className="grid gap-2">
        {plan.sessions.map((session, index) => (
          <li
            key={`${session.date} ${session.start_time} ${session.topic}`}
            className="flex items-start gap-1 rounded-2xl border border-line bg-surface py-1 pr-4 pl-1"
          >
            <Checkbox
              checked={chosen.has(index)}
              label={`${session.topic}, ${longDay(session.date)}, ${session.start_time}`}
              onChange={() => toggle(index)}
            />
            <div className="grid min-w-0 grow gap-0.5 py-2">
              <p className="text-sm text-ink-soft">
                {longDay(session.date)}, {session.start_time}, {session.duration} min
              </p>
              <p className="font-semibold">{session.topic}</p>
              <p className="text-sm">{session.activity}</p>
            </div>
            <span className="flex flex-col items-end gap-1 py-2">
              {added.has(index) && <Badge tone="green">In your planner</Badge>}
              {!added.has(index) && busyAt.has(index) && <Badge tone="yellow">You have plans then</Badge>}
            </span>
          </li>
        ))}
      </ul>
      <Button disabled={due.length === 0} onClick={add} className="justify-self-start">
        <CalendarPlus aria-hidden className="size-4" /> Add {due.length} to the planner
      </Button>
    </div>
  );
}

/** The sessions for whose time something is planned already. */
function useBusy(plan: StudyPlan): ReadonlySet<number> {
  const { entriesOf } = useLabParts();
  const [entries, setEntries] = useState<PlannerEntry[]>([]);
  const [first, last] = [plan.sessions[0]?.date, plan.sessions.at(-1)?.date];
  useEffect(() => {
    if (!first || !last) return;
    entriesOf(first, last).then(setEntries, (error) => console.warn('the planner could not be read', error));
  }, [entriesOf, first, last]);
  return clashes(plan.sessions, entries);
}
