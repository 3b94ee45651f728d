import { plural } from '@akada/domain/text/plural';
import { Link } from 'react-router-dom';
import { StreakIcon } from '@/ui/icons.ts';
import { Figure } from './figure.tsx';

/** The streak in days. Without one, it links to the first task. */
export function StreakFigure({ streak }: { streak: number }) {
  return (
    <Figure title="Current Streak" icon={StreakIcon}>
      <p className="text-2xl font-bold tabular">
        {streak} <span className="text-base font-semibold">{plural(streak, 'day')}</span>
      </p>
      {streak > 0 ? (
        <p className="text-sm text-ink-soft">Do one thing a day to keep it going.</p>
      ) : (
        <p className="text-sm text-ink-soft">
          Complete a task or review your cards to start your streak.{' '}
          <Link to="/dashboard/planner?tab=tasks" className="font-semibold text-brand-ink underline">
            Plan your first task
          </Link>
        </p>
      )}
    </Figure>
  );
}
