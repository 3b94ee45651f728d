import { LAB_TIME } from '@akada/domain/ai/tools';
import type { Day } from '@akada/domain/days/day';
import { ACTIONS, type PointsAction } from '@akada/domain/points/actions';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/button.tsx';
import { DoneIcon, StreakIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';
import { useActiveDay } from '../api/use-active-day.ts';

const STREAK_ACTIONS: { action: PointsAction; label: string; note?: string; to: string }[] = [
  { action: 'task_completed', label: 'Mark a task complete', to: '/dashboard/planner?tab=tasks' },
  {
    action: 'ai_lab_time',
    label: `Use AI Lab for ${LAB_TIME.minutes} minutes`,
    note: 'with at least one tool',
    to: '/dashboard/ai-lab',
  },
  { action: 'journal_entry', label: 'Add a journal entry', to: '/dashboard/journal' },
];

/** Three actions that keep the streak, their points, and which were done today. */
export function StreakActions({ uid, today }: { uid: string; today: Day }) {
  const day = useActiveDay(uid, today);
  const paid = day.status === 'ready' ? (day.data?.activities ?? []) : [];
  return (
    <Tile title="Keep the Streak Alive" icon={StreakIcon} tone="marigold">
      {day.status === 'error' && <p className="text-danger">Today's actions couldn't be loaded.</p>}
      <ul className="grid gap-3">
        {STREAK_ACTIONS.map(({ action, label, note, to }) => (
          <li key={action} className="flex min-h-11 items-center justify-between gap-3">
            <span>
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-ink-soft">
                {ACTIONS[action].points} pts{note && `, ${note}`}
              </span>
            </span>
            {paid.includes(action) ? (
              <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-ok-ink">
                <DoneIcon aria-hidden className="size-4.5" /> Done
              </span>
            ) : (
              <Link to={to} className={buttonClass('secondary', 'sm')}>
                Go<span className="sr-only">: {label}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Tile>
  );
}
