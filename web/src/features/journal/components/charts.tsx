import type { Day } from '@akada/domain/days/day';
import type { FocusByDay } from '@akada/domain/focus/minutes';
import { averageMood, entriesWithin, JOURNAL_WINDOWS } from '@akada/domain/journal/figures';
import type { JournalEntry } from '@akada/domain/journal/schemas';
import { dailyFigures } from '@akada/domain/journal/study';
import { FEATURE_PLANS } from '@akada/domain/payments/plans';
import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { MoodAndStudyTimeIcon } from '@/ui/icons.ts';
import { LockedFeature } from '@/ui/locked-feature.tsx';
import { Tile } from '@/ui/tile.tsx';
import { DayChart } from './day-chart.tsx';
import { MoodAgainstStudy } from './mood-against-study.tsx';

interface ChartsProps {
  entries: readonly JournalEntry[];
  focus: FocusByDay;
  today: Day;
  /** Whether the student's plan includes the advanced journal; null while unknown. */
  isAdvanced: boolean | null;
}

/** Mood and study time over 7 days. The advanced journal adds 30 days and a comparison of the two. */
export function Charts({ entries, focus, today, isAdvanced }: ChartsProps) {
  const [chosen, setChosen] = useState<keyof typeof JOURNAL_WINDOWS>('week');
  const window = isAdvanced ? chosen : 'week';
  const days = dailyFigures(entries, focus, today, JOURNAL_WINDOWS[window]);
  return (
    <>
      <Tile title="Mood and study time" icon={MoodAndStudyTimeIcon} tone="blue">
        {isAdvanced && (
          <div className="mb-3 flex gap-2">
            {(['week', 'month'] as const).map((each) => (
              <Button
                key={each}
                look={each === window ? 'primary' : 'secondary'}
                size="sm"
                aria-pressed={each === window}
                onClick={() => setChosen(each)}
              >
                {JOURNAL_WINDOWS[each]} days
              </Button>
            ))}
          </div>
        )}
        <DayChart days={days} averageMood={averageMood(entriesWithin(entries, today, days.length))} />
        {isAdvanced === false && (
          <div className="mt-3">
            <LockedFeature plan={FEATURE_PLANS.advanced_journal}>
              Charts over 30 days, and mood against study time, come with
            </LockedFeature>
          </div>
        )}
      </Tile>
      {isAdvanced && <MoodAgainstStudy days={dailyFigures(entries, focus, today, JOURNAL_WINDOWS.month)} />}
    </>
  );
}
