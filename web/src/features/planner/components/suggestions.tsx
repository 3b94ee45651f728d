import type { Day } from '@akada/domain/days/day';
import { nudgeTime } from '@akada/domain/nudges/nudges';
import type { NudgeSettings } from '@akada/domain/nudges/schemas';
import type { PlannerEntry, Task } from '@akada/domain/planner/schemas';
import { type Suggestion, smartPlan, suggestedEntry } from '@akada/domain/planner/smart-planner';
import { useRef, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { useNow } from '@/lib/time.ts';
import { useZone } from '@/lib/zone.ts';
import { Button } from '@/ui/button.tsx';
import { ErrorState, SkeletonRows } from '@/ui/states.tsx';
import { announce } from '../announce.ts';
import { createEntry } from '../api/planner-writes.ts';
import { useOpenTasks } from '../api/use-planner.ts';
import { SuggestionRow } from './suggestion-row.tsx';

interface SuggestionsProps {
  uid: string;
  today: Day;
  quiet: NudgeSettings;
  entries: readonly PlannerEntry[];
}

/** Suggested slots for the open tasks, to add one by one or all at once. They follow the planner and the clock. */
export function Suggestions({ uid, today, quiet, entries }: SuggestionsProps) {
  const tasks = useOpenTasks(uid);
  const now = useNow(30_000);
  const zone = useZone();
  const status = useRef<HTMLParagraphElement>(null);
  // Added entries arrive in `entries` a moment later; until then they must not be suggested again.
  const [adding, setAdding] = useState<readonly PlannerEntry[]>([]);
  const missing = adding.filter((added) => !entries.some((entry) => isSame(entry, added)));
  if (missing.length < adding.length) setAdding(missing);

  if (tasks.status === 'loading') return <SkeletonRows rows={2} label="Loading your tasks" />;
  if (tasks.status === 'error') {
    return (
      <ErrorState message={`Failed to load tasks: ${failureReason(tasks.error)}`} onRetry={tasks.retry} />
    );
  }
  const { suggestions, left } = smartPlan(tasks.data, [...entries, ...missing], quiet, nudgeTime(now, zone));

  function add(chosen: readonly Suggestion<Stored<Task>>[]) {
    const added = chosen.map((suggestion) => suggestedEntry(suggestion, today));
    setAdding([...missing, ...added]);
    const written = Promise.all(added.map((entry) => createEntry(uid, entry))).then(() => {});
    announce('create', written);
    // Rejected entries may be suggested again. `announce` has shown the error.
    written.catch(() => setAdding([]));
    status.current?.focus();
  }

  const isUnknown = tasks.unconfirmed && tasks.data.length === 0;
  return (
    <>
      <p ref={status} tabIndex={-1} role="status" className="text-ink-soft">
        {isUnknown && "Your tasks aren't available offline yet."}
        {!isUnknown && statusText(suggestions.length, left.length)}
      </p>
      {suggestions.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {suggestions.map((suggestion) => (
            <SuggestionRow
              key={suggestion.task.id}
              suggestion={suggestion}
              isLate={suggestion.task.due_date < now}
              onAdd={() => add([suggestion])}
            />
          ))}
        </ul>
      )}
      {suggestions.length > 1 && (
        <Button size="sm" className="mt-4" onClick={() => add(suggestions)}>
          Add all {suggestions.length}
        </Button>
      )}
    </>
  );
}

function isSame(a: PlannerEntry, b: PlannerEntry): boolean {
  return a.title === b.title && a.date === b.date && a.start_time === b.start_time;
}

function statusText(suggested: number, left: number): string {
  if (suggested > 0) {
    return left > 0
      ? `Here's what fits today. There's no time left for ${left} more.`
      : "Here's what fits today:";
  }
  return left > 0 ? 'No free time left today' : 'No open tasks to plan';
}
