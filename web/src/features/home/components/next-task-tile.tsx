import type { NextStep } from '@akada/domain/home/next-step';
import type { Task } from '@akada/domain/planner/schemas';
import { Link } from 'react-router-dom';
import type { Stored } from '@/firebase/documents.ts';
import type { Live } from '@/firebase/live.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { buttonClass } from '@/ui/button.tsx';
import { TasksIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';

interface NextTaskTileProps {
  tasks: Live<Stored<Task>[]>;
  /** What Home offers to do now; null while unknown. */
  step: NextStep | null;
}

/** The open task that is due first, or second if Home offers to do the first one now. */
export function NextTaskTile(props: NextTaskTileProps) {
  return (
    <Tile title="Next Task" icon={TasksIcon}>
      <NextTask {...props} />
    </Tile>
  );
}

function NextTask({ tasks, step }: NextTaskTileProps) {
  if (tasks.status === 'error') return <p className="text-danger">Your tasks couldn't be loaded.</p>;
  // As high as a task with a one-line title, so that nothing moves when it loads.
  if (tasks.status === 'loading' || !step) return <p className="min-h-24 text-ink-soft">Loading...</p>;
  const shown = step.kind === 'task' ? step.task.id : null;
  const next = tasks.data.find(({ id }) => id !== shown);
  return (
    <>
      {next ? (
        <>
          <p className="line-clamp-2 font-semibold">{next.title}</p>
          <p className="mt-1 mb-3 text-sm text-ink-soft">Due {relativeTime(next.due_date)}</p>
        </>
      ) : (
        <p className="mb-3 text-ink-soft">{shown ? 'Nothing else is due.' : 'Nothing is due.'}</p>
      )}
      <Link to="/dashboard/planner?tab=tasks" className={buttonClass('secondary', 'sm')}>
        {next ? 'Open tasks' : 'Add a task'}
      </Link>
    </>
  );
}
