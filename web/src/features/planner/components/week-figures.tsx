import { formatDuration, type WeeklyStats, weeklyStats } from '@akada/domain/planner/planner';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import { Card } from '@/ui/card.tsx';

/** The week's figures. `entries` is null while they are unknown. */
export function WeekFigures({ entries }: { entries: readonly PlannerEntry[] | null }) {
  const stats = entries && weeklyStats(entries);
  return (
    <Card className="p-4">
      <h2 className="sr-only">Figures of the week</h2>
      <dl className="grid grid-pairs gap-x-4 gap-y-3 sm:grid-cols-4 lg:grid-cols-2">
        <Figure name="Study done" value={stats && studyText(stats)} />
        <Figure name="Done" value={stats && `${stats.tasksCompleted} of ${stats.totalTasks}`} />
        <Figure name="AI sessions" value={stats && String(stats.aiSessions)} />
        <Figure name="Score" value={stats && `${stats.productivityScore}%`} />
      </dl>
    </Card>
  );
}

/** '1h 30m of 6h': time studied of the time planned. */
function studyText({ totalStudyTime, completedStudyTime }: WeeklyStats): string {
  return `${formatDuration(completedStudyTime)} of ${formatDuration(totalStudyTime)}`;
}

function Figure({ name, value }: { name: string; value: string | null }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft lg:text-sm">{name}</dt>
      <dd className="font-bold tabular lg:text-xl">{value ?? '–'}</dd>
    </div>
  );
}
