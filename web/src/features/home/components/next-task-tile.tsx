import type { Task } from '@akada/domain/planner/schemas';
import { Link } from 'react-router-dom';
import type { Stored } from '@/firebase/documents.ts';
import type { Live } from '@/firebase/live.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { buttonClass } from '@/ui/button.tsx';
import { TasksIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';

/** The open task that is due first. */
export function NextTaskTile({ task }: { task: Live<Stored<Task>[]> }) {
  return (
    <Tile title="Next Task" icon={TasksIcon}>
      <NextTask task={task} />
    </Tile>
  );
}

function NextTask({ task }: { task: Live<Stored<Task>[]> }) {
  // As high as a task with a one-line title, so that nothing moves when it loads.
  if (task.status === 'loading') return <p className="min-h-24 text-ink-soft">Loading...</p>;
  if (task.status === 'error') return <p className="text-danger">Your tasks couldn't be loaded.</p>;
  const [next] = task.data;
  return (
    <>
      {next ? (
        <>
          <p className="line-clamp-2 font-semibold">{next.title}</p>
          <p className="mt-1 mb-3 text-sm text-ink-soft">Due {relativeTime(next.due_date)}</p>
        </>
      ) : (
        <p className="mb-3 text-ink-soft">Nothing is due.</p>
      )}
      <Link to="/dashboard/planner?tab=tasks" className={buttonClass('secondary', 'sm')}>
        {next ? 'Open tasks' : 'Add a task'}
      </Link>
    </>
  );
}
