import type { OpenTask } from '@akada/domain/home/next-step';
import { Link } from 'react-router-dom';
import { relativeTime } from '@/lib/relative-time.ts';
import { buttonClass } from '@/ui/button.tsx';
import { TasksIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';

interface NextTaskTileProps {
  /** Null if the tasks couldn't be loaded. */
  tasks: readonly OpenTask[] | null;
  /** The ids of the tasks that Home shows elsewhere. */
  elsewhere: ReadonlySet<string>;
}

/** The open task that is due first, of those that Home doesn't show elsewhere. */
export function NextTaskTile({ tasks, elsewhere }: NextTaskTileProps) {
  const next = tasks?.find(({ id }) => !elsewhere.has(id));
  return (
    <Tile title="Next Task" icon={TasksIcon}>
      {next ? (
        <>
          <p className="line-clamp-2 font-semibold wrap-anywhere">{next.title}</p>
          <p className="mt-1 text-sm text-ink-soft">Due {relativeTime(next.due_date)}</p>
        </>
      ) : (
        <p className={tasks ? 'text-ink-soft' : 'text-danger'}>{tasks ? nothing(tasks) : NOT_LOADED}</p>
      )}
      <Link to="/dashboard/planner?tab=tasks" className={`mt-3 ${buttonClass('secondary', 'sm')}`}>
        {next || !tasks ? 'Open tasks' : 'Add a task'}
      </Link>
    </Tile>
  );
}

const NOT_LOADED = "Your tasks couldn't be loaded.";

function nothing({ length }: readonly OpenTask[]): string {
  return length > 0 ? 'Nothing else is due.' : 'Nothing is due.';
}
