import { quantity } from '@akada/domain/plural';
import { planMarkdown } from '@akada/domain/result-markdown';
import type { StudyPlan } from '@akada/domain/schemas/ai';
import type { PlannerEntry } from '@akada/domain/schemas/planner';
import { clashes, sessionEntry } from '@akada/domain/study-plan';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { reasonOf } from '@/firebase/reason-of.ts';
import { KEPT, sentOrKept } from '@/firebase/sent-or-kept.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/checkbox.tsx';
import { CopyButtons } from '@/ui/copy-buttons.tsx';
import { longDay } from '@/ui/time.ts';
import { toast } from '@/ui/toast.tsx';
import { useLabParts } from '../lab-parts.ts';
import { sessionIds } from '../plan-ids.ts';

/** A plan's sessions, to take into the planner, all or some. */
export function PlanResult({ plan }: { plan: StudyPlan }) {
  const { addEntries } = useLabParts();
  const [chosen, setChosen] = useState(() => new Set(plan.sessions.keys()));
  const [adding, setAdding] = useState<ReadonlySet<number>>(new Set());
  const ids = useMemo(() => sessionIds(plan), [plan]);
  const planned = usePlanned(plan);
  const busyAt = clashes(plan.sessions, planned);
  const plannedIds = new Set(planned.map(({ id }) => id));
  const isIn = (index: number) => adding.has(index) || plannedIds.has(ids[index] ?? '');
  const due = [...chosen].filter((index) => !isIn(index));

  function toggle(index: number) {
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    setChosen(next);
  }

  function add() {
    const count = quantity(due.length, 'session is', 'sessions are');
    const entries = new Map<string, PlannerEntry>();
    for (const index of due) {
      const [id, session] = [ids[index], plan.sessions[index]];
      if (id && session) entries.set(id, sessionEntry(session));
    }
    setAdding((before) => new Set([...before, ...due]));
    const written = addEntries(entries);
    // It may be refused long after it was kept.
    written.catch((error) => {
      console.warn('sessions were refused', error);
      toast.error(`The sessions could not be added: ${reasonOf(error)}.`);
      setAdding((before) => new Set([...before].filter((index) => !due.includes(index))));
    });
    sentOrKept(written).then(
      (how) => toast.success(how === 'sent' ? `${count} in your planner.` : KEPT),
      () => {},
    );
  }

  return (
    <div className="grid gap-4">
      <h3 className="text-lg font-bold">{plan.title}</h3>
      <ul className="grid gap-2">
        {plan.sessions.map((session, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: sessions may be alike, and never move
            key={index}
            className="flex items-start gap-1 rounded-2xl border border-line bg-surface py-1 pr-4 pl-1"
          >
            <Checkbox
              checked={chosen.has(index)}
              label={`${session.topic}, ${longDay(session.date)}, ${session.start_time}`}
              onChange={() => toggle(index)}
            />
            <div className="wrap-anywhere grid min-w-0 grow gap-0.5 py-2">
              <p className="text-sm text-ink-soft">
                {longDay(session.date)}, {session.start_time}, {session.duration} min
              </p>
              <p className="font-semibold">{session.topic}</p>
              <p className="text-sm">{session.activity}</p>
              <span className="justify-self-start">
                {isIn(index) && <Badge tone="green">In your planner</Badge>}
                {!isIn(index) && busyAt.has(index) && <Badge tone="yellow">You have plans then</Badge>}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button disabled={due.length === 0} onClick={add}>
          <CalendarPlus aria-hidden className="size-4" /> Add {due.length} to the planner
        </Button>
        <CopyButtons markdown={planMarkdown(plan)} />
      </div>
    </div>
  );
}

/** What is in the planner from the first day of the plan to its last. */
function usePlanned(plan: StudyPlan): Stored<PlannerEntry>[] {
  const { entriesOf } = useLabParts();
  const [entries, setEntries] = useState<Stored<PlannerEntry>[]>([]);
  const days = plan.sessions.map(({ date }) => date).sort();
  const [first, last] = [days[0], days.at(-1)];
  useEffect(() => {
    if (!first || !last) return;
    entriesOf(first, last).then(setEntries, (error) => console.warn('the planner could not be read', error));
  }, [entriesOf, first, last]);
  return entries;
}
