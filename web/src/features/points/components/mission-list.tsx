import type { Mission } from '@akada/domain/points/missions';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/button.tsx';
import { DoneIcon, type LucideIcon } from '@/ui/icons.ts';
import { Meter } from '@/ui/meter.tsx';
import { Tile } from '@/ui/tile.tsx';

/** The page on which each mission is done; a goal day has none of its own. */
const PAGES: Partial<Record<Mission['action'], string>> = {
  task_completed: '/dashboard/planner?tab=tasks',
  entry_completed: '/dashboard/planner',
  cards_reviewed: '/dashboard/quiz/review',
  practice_done: '/dashboard/quiz/practice',
  journal_entry: '/dashboard/journal',
  ai_tool: '/dashboard/ai-lab',
  ai_lab_time: '/dashboard/ai-lab',
};

interface MissionListProps {
  title: string;
  icon: LucideIcon;
  missions: readonly Mission[];
}

/** Daily or weekly missions, each with its reward, its progress and a link to the page for it. */
export function MissionList({ title, icon, missions }: MissionListProps) {
  return (
    <Tile title={title} icon={icon} tone="marigold">
      <ul className="grid gap-4">
        {missions.map((mission) => (
          <MissionRow key={mission.label} mission={mission} />
        ))}
      </ul>
    </Tile>
  );
}

function MissionRow({ mission: { action, label, done, goal, reward } }: { mission: Mission }) {
  const page = PAGES[action];
  const progress = progressText(done, goal);
  return (
    <li className="grid gap-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold">{label}</h3>
          <p className="text-sm text-ink-soft">{reward}</p>
        </div>
        {done >= goal ? (
          <span className="inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold text-ok-ink">
            <DoneIcon aria-hidden className="size-4.5" /> Done
          </span>
        ) : (
          page && (
            <Link to={page} className={buttonClass('secondary', 'sm')}>
              Go<span className="sr-only">: {label}</span>
            </Link>
          )
        )}
      </div>
      <div className="flex items-center gap-3">
        <div className="grow">
          <Meter label={label} value={done} max={goal} />
        </div>
        {progress && <span className="text-sm text-ink-soft tabular">{progress}</span>}
      </div>
    </li>
  );
}

/** The progress in words. A goal of one says no figure, which would be read as one of what its label counts. */
function progressText(done: number, goal: number): string {
  if (goal > 1) return `${done} of ${goal}`;
  return done === 0 ? 'Not done yet' : '';
}
