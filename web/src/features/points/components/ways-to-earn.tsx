import { ACTIONS } from '@akada/domain/points/points';
import { plural } from '@akada/domain/text/plural';
import { EarnPointsIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';

/** The actions that earn points and keep the streak, with their points and daily caps. */
export function WaysToEarn({ className }: { className?: string }) {
  return (
    <Tile title="Ways to earn points" icon={EarnPointsIcon} tone="green" {...(className && { className })}>
      <ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
        {Object.entries(ACTIONS).map(([action, { label, points, perDay }]) => (
          <li key={action} className="flex items-baseline justify-between gap-3">
            <span>
              <span className="block first-letter:uppercase">{label}</span>
              <span className="block text-sm text-ink-soft">{limitOf(perDay)}</span>
            </span>
            <span className="font-semibold whitespace-nowrap tabular-nums">+{points}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">Any of these keeps your streak for the day.</p>
    </Tile>
  );
}

function limitOf(perDay: number | null): string {
  if (perDay === null) return 'Every time';
  return plural(perDay, 'Once a day', `Up to ${perDay} times a day`);
}
