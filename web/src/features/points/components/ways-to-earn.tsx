import { ACTIONS, leftToday, type PointsAction } from '@akada/domain/points/actions';
import type { UserStreak } from '@akada/domain/points/schemas';
import { plural } from '@akada/domain/text/plural';
import { DoneIcon, EarnPointsIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';

interface WaysToEarnProps {
  /** How often each action has earned points today; null while unknown. */
  counts: UserStreak['counts'] | null;
  /** When the limits start again, in words. */
  dayEnds: string;
  className?: string;
}

/** The actions that earn points and keep the streak, with their points and what is left of them today. */
export function WaysToEarn({ counts, dayEnds, className }: WaysToEarnProps) {
  return (
    <Tile title="Ways to earn points" icon={EarnPointsIcon} tone="green" {...(className && { className })}>
      <ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
        {(Object.keys(ACTIONS) as PointsAction[]).map((action) => (
          <Way key={action} action={action} left={counts && leftToday(action, counts)} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        Any of these keeps your streak for the day. The limits start again {dayEnds}.
      </p>
    </Tile>
  );
}

function Way({ action, left }: { action: PointsAction; left: number | null }) {
  const { label, points, perDay, ...rest } = ACTIONS[action];
  const limit = [left === 0 ? 'Done for today' : limitOf(perDay, left), 'note' in rest ? rest.note : null];
  return (
    <li className="flex items-baseline justify-between gap-3">
      <span>
        <span className="block first-letter:uppercase">{label}</span>
        <span className="block text-sm text-ink-soft">
          {left === 0 && <DoneIcon aria-hidden className="mr-1 inline size-4 text-ok-ink" />}
          {limit.filter(Boolean).join(', ')}
        </span>
      </span>
      <span className="font-semibold whitespace-nowrap tabular">+{points}</span>
    </li>
  );
}

function limitOf(perDay: number, left: number | null): string {
  if (left === null || perDay === 1) return plural(perDay, 'Once a day', `Up to ${perDay} times a day`);
  return `${left} of ${perDay} left today`;
}
