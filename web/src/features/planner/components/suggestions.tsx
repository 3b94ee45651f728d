import type { Day } from '@akada/domain/day';
import { nudgeTime } from '@akada/domain/nudges';
import type { NudgeSettings } from '@akada/domain/schemas/nudges';
import type { PlannerEntry, Task } from '@akada/domain/schemas/planner';
import { type Suggestion, smartPlan, suggestedEntry } from '@akada/domain/smart-planner';
import { useRef, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { reasonOf } from '@/firebase/reason-of.ts';
import { Button } from '@/ui/button.tsx';
import { ErrorState, SkeletonRows } from '@/ui/states.tsx';
import { useTime } from '@/ui/time.ts';
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

/** Slots for the tasks that wait, to be added one by one or all. They follow the planner and the clock. */
export function Suggestions({ uid, today, quiet, entries }: SuggestionsProps) {
  const tasks = useOpenTasks(uid);
  const now = useTime(asItIs, 30_000);
  const said = useRef<HTMLParagraphElement>(null);
  const [adding, setAdding] = useState<{ to: typeof entries; entries: PlannerEntry[] } | null>(null);

  if (tasks.status === 'loading') return <SkeletonRows rows={2} label="Loading your tasks" />;
  if (tasks.status === 'error') {
    return <ErrorState message={`Failed to load tasks: ${reasonOf(tasks.error)}`} onRetry={tasks.retry} />;
  }
  // What was added is in the entries a moment later; until then it must not be suggested again.
  const all = adding?.to === entries ? [...entries, ...adding.entries] : entries;
  const { suggestions, left } = smartPlan(tasks.data, all, quiet, nudgeTime(now, today));

  function add(chosen: readonly Suggestion<Stored<Task>>[]) {
    const added = chosen.map((suggestion) => suggestedEntry(suggestion, today));
    setAdding({ to: entries, entries: [...all.slice(entries.length), ...added] });
    announce(
      'create',
      Promise.all(added.map((entry) => createEntry(uid, entry))).then(() => {}),
    );
    said.current?.focus();
  }

  const isUnknown = tasks.unconfirmed && tasks.data.length === 0;
  return (
    <>
      <p ref={said} tabIndex={-1} role="status" className="text-ink-soft">
        {isUnknown && "Your tasks are not on this device. They are loaded when you're back online."}
        {!isUnknown && wordsFor(suggestions.length, left.length)}
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

function asItIs(now: Date): Date {
  return now;
}

function wordsFor(suggested: number, left: number): string {
  if (suggested > 0) {
    return left > 0 ? `What fits into today. No time is left for ${left} more.` : 'What fits into today:';
  }
  return left > 0 ? 'No free time left today' : 'Nothing is waiting';
}
