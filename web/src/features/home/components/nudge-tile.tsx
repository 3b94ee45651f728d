import type { Day } from '@akada/domain/day';
import { utcDay } from '@akada/domain/day';
import { type HomeNudge, todaysNudge } from '@akada/domain/home';
import type { JournalEntry } from '@akada/domain/schemas/journal';
import type { Task } from '@akada/domain/schemas/planner';
import type { UserPoints } from '@akada/domain/schemas/points';
import { currentStreak } from '@akada/domain/streak';
import { BellRing } from 'lucide-react';
import type { Live } from '@/firebase/live.ts';
import { relativeTime } from '@/ui/relative-time.ts';
import { Tile } from '@/ui/tile.tsx';

interface NudgeTileProps {
  points: UserPoints | null;
  task: Live<Task[]>;
  journal: Live<JournalEntry[]>;
  today: Day;
  now: Date;
}

/** The one thing to be reminded of now. Said only once all that decides it is known. */
export function NudgeTile({ points, task, journal, today, now }: NudgeTileProps) {
  const isKnown = task.status === 'ready' && journal.status === 'ready';
  const newest = journal.status === 'ready' ? journal.data[0] : undefined;
  const nudge = todaysNudge({
    streak: currentStreak(points, today),
    lastActivity: points?.last_activity_date ?? null,
    today,
    nextTask: task.status === 'ready' ? (task.data[0] ?? null) : null,
    hasWrittenToday: newest !== undefined && utcDay(newest.created_at) === today,
    now,
    hour: now.getHours(),
  });
  return (
    <Tile title="Today's Nudge" icon={BellRing} tone="blue">
      <p>{isKnown ? textOf(nudge) : 'One moment…'}</p>
    </Tile>
  );
}

function textOf(nudge: HomeNudge | null): string {
  switch (nudge?.kind) {
    case 'streak_at_risk':
      return `Your streak of ${nudge.days} ${nudge.days === 1 ? 'day' : 'days'} ends tonight. One task keeps it.`;
    case 'task_due':
      return `“${nudge.task.title}” is due ${relativeTime(nudge.task.due_date)}.`;
    case 'journal_not_written':
      return 'You have not written in your journal today.';
    case undefined:
      return 'Nothing presses. Enjoy the day.';
  }
}
