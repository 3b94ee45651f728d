import { addDays, type Day, weekOf } from '@akada/domain/days/day';
import type { FocusTarget } from '@akada/domain/focus/focus';
import { byStartTime } from '@akada/domain/planner/planner';
import { type ComponentProps, useRef, useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { longDay } from '@/lib/time.ts';
import { useIdle } from '@/lib/use-idle.ts';
import { useMedia } from '@/lib/use-media.ts';
import { WIDE } from '@/lib/wide.ts';
import { useZone } from '@/lib/zone.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { AddIcon, AddToPlannerIcon } from '@/ui/icons.ts';
import { EmptyState, ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { announce, announceFailure } from './announce.ts';
import { completeEntry, deleteEntry } from './api/planner-writes.ts';
import { useDueTasks, useWeekEntries } from './api/use-planner.ts';
import { EntryRow } from './components/entry-row.tsx';
import { RowList } from './components/row.tsx';
import { WeekFigures } from './components/week-figures.tsx';
import { WeekStrip } from './components/week-strip.tsx';
import { dayBounds } from './due-range.ts';
import { CONFIRM_DELETE } from './labels.ts';
import { DueTasks, SmartPlanner, UnscheduledTasks } from './lazy-parts.tsx';
import { useEntryEditing } from './use-entry-editing.tsx';

interface TodayTabProps {
  uid: string;
  today: Day;
  /** Passed on to the smart planner. */
  smart: Pick<ComponentProps<typeof SmartPlanner>, 'account' | 'quiet'>;
  onFocus: (target: FocusTarget) => void;
}

/**
 * The schedule of a day, today unless the student picks another, and the tasks due on it. One query loads the week's
 * entries for the day and the strip, another one the tasks.
 */
export function TodayTab({ uid, today, smart, onFocus }: TodayTabProps) {
  const [chosen, setChosen] = useState<Day | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [slots, setSlots] = useState<HTMLElement | null>(null);
  const isWide = useMedia(WIDE);
  const day = chosen ?? today;
  const { add, edit, dialog } = useEntryEditing(uid, day);
  const week = weekOf(day);
  const entries = useWeekEntries(uid, week[0] ?? day, week[6] ?? day);
  const { from, to } = dayBounds(day, useZone());
  const due = useDueTasks(uid, from, to);
  const canLoadParts = useIdle(entries.status === 'ready', 0);

  if (entries.status === 'error') {
    const reason = failureReason(entries.error);
    return (
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <ErrorState message={`Failed to load today's schedule: ${reason}`} onRetry={entries.retry} />
        <Card className="p-4">
          <p role="alert" className="text-danger">
            Failed to load weekly stats: {reason}
          </p>
        </Card>
      </div>
    );
  }
  const loaded = entries.status === 'ready' ? entries.data : null;
  const isUnknown = entries.status === 'ready' && entries.unconfirmed && entries.data.length === 0;
  const dueTasks = due.status === 'ready' ? due.data : [];
  // Before that, the lists would move what stands below them.
  const isSettled = loaded !== null && due.status !== 'loading';
  const ofDay = loaded?.filter((entry) => entry.date === day).sort(byStartTime);
  return (
    <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-6">
      <div className="lg:col-start-2">
        <WeekStrip
          entries={isUnknown ? null : loaded}
          today={today}
          selected={day}
          onSelect={(selected) => setChosen(selected === today ? null : selected)}
          onChangeWeek={(weeks) => setChosen(addDays(day, 7 * weeks))}
        />
      </div>
      <section aria-labelledby="schedule-heading" className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <header className="mb-2 flex items-center justify-between gap-4 lg:mb-4">
          <div>
            <h2 id="schedule-heading" ref={heading} tabIndex={-1} className="text-xl font-bold">
              {day === today ? "Today's Schedule" : longDay(day)}
            </h2>
            {day === today && <p className="text-sm text-ink-soft">{longDay(today)}</p>}
          </div>
          <Button onClick={add}>
            <AddIcon aria-hidden className="size-4" /> Add
          </Button>
        </header>
        {/* While a task is dragged, the day's free slots are here instead of its entries (row.css). */}
        <div ref={setSlots} className="slots" />
        {!ofDay && <SkeletonRows rows={3} label="Loading the schedule" />}
        {ofDay?.length === 0 && isUnknown && <NotAvailableOffline canAdd />}
        {ofDay?.length === 0 && !isUnknown && dueTasks.length > 0 && (
          <p className="text-ink-soft">Nothing scheduled yet.</p>
        )}
        {ofDay?.length === 0 && !isUnknown && dueTasks.length === 0 && (
          <EmptyState
            icon={AddToPlannerIcon}
            title={day === today ? 'No tasks scheduled for today' : 'No tasks scheduled for this day'}
          >
            <Button onClick={add}>{day === today ? 'Add Your First Task' : 'Add a Task'}</Button>
          </EmptyState>
        )}
        {ofDay && ofDay.length > 0 && (
          <RowList as="ol">
            {ofDay.map((entry) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                onToggle={() => announceFailure(completeEntry(uid, entry.id, !entry.completed))}
                onFocus={
                  day === today
                    ? () => onFocus({ kind: 'entry', id: entry.id, title: entry.title })
                    : undefined
                }
                onEdit={edit}
                onDelete={() => {
                  if (!confirm(CONFIRM_DELETE)) return;
                  announce('delete', deleteEntry(uid, entry.id));
                  heading.current?.focus();
                }}
              />
            ))}
          </RowList>
        )}
        {due.status === 'error' && (
          <div className="mt-6">
            <ErrorState message={`Failed to load tasks: ${failureReason(due.error)}`} onRetry={due.retry} />
          </div>
        )}
        {dueTasks.length > 0 && (
          <DueTasks uid={uid} isToday={day === today} tasks={dueTasks} onFocus={onFocus} />
        )}
      </section>
      <div className="grid gap-3 lg:col-start-2 lg:gap-6">
        {canLoadParts && isWide && day >= today && loaded && !isUnknown && (
          <UnscheduledTasks
            uid={uid}
            today={today}
            day={day}
            quiet={smart.quiet}
            entries={loaded}
            host={slots}
          />
        )}
        {(isWide || isSettled) && <WeekFigures entries={isUnknown ? null : loaded} />}
        {canLoadParts && day === today && loaded && (
          <SmartPlanner uid={uid} today={today} entries={isUnknown ? null : loaded} {...smart} />
        )}
      </div>
      {dialog}
    </div>
  );
}
