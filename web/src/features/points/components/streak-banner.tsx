import type { Level } from '@akada/domain/points/points';
import { quantity } from '@akada/domain/text/plural';
import { clsx } from 'clsx';
import { FreezeIcon, StreakIcon } from '@/ui/icons.ts';

/** The streak, large. */
export function StreakBanner({
  streak,
  freezes,
  level,
  className,
}: {
  streak: number;
  freezes: number;
  level: Level;
  className?: string;
}) {
  return (
    <section
      aria-label="Current streak"
      className={clsx(
        'flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-[#0d4d36] p-6 text-[#fdf9ef]',
        className,
      )}
    >
      <span className="grid size-16 place-items-center rounded-full bg-[#f4aa1f] text-[#3a2500]">
        <StreakIcon aria-hidden className="size-8" />
      </span>
      <div className="grow">
        <p className="text-4xl font-bold tabular">{quantity(streak, 'day')}</p>
        <p className="text-[#cfe3d6]">
          {streak === 0
            ? 'Complete a task or review your cards today to start your streak.'
            : `${streak > 1 ? 'in a row' : 'Your streak has begun'}. Do one thing a day to keep it going.`}
        </p>
      </div>
      <p className="font-semibold">
        Level {level.level} {level.title}
      </p>
      {freezes > 0 && (
        <p className="flex items-center gap-1.5 rounded-full bg-[rgb(253_249_239/0.15)] px-3 py-1 text-sm font-semibold">
          <FreezeIcon aria-hidden className="size-4" /> {quantity(freezes, 'freeze')}
        </p>
      )}
    </section>
  );
}
