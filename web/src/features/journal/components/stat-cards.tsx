import type { Day } from '@akada/domain/days/day';
import type { FocusByDay } from '@akada/domain/focus/minutes';
import { entriesWithin, JOURNAL_WINDOWS, journalStats } from '@akada/domain/journal/figures';
import type { JournalEntry } from '@akada/domain/journal/schemas';
import { dailyFigures, studyHours } from '@akada/domain/journal/study';
import { formatCount } from '@akada/domain/text/plural';
import { Card } from '@/ui/card.tsx';

interface StatCardsProps {
  entries: readonly JournalEntry[];
  focus: FocusByDay;
  total: number | null;
  today: Day;
  isReady: boolean;
}

/** The four figures above the journal (docs/product.md, Journal). */
export function StatCards({ entries, focus, total, today, isReady }: StatCardsProps) {
  const week = journalStats(entriesWithin(entries, today, JOURNAL_WINDOWS.week));
  const cards = [
    { name: 'Total Entries', value: total === null ? '–' : formatCount(total) },
    { name: 'This Week', value: week.entries },
    { name: 'Avg Mood', value: week.averageMood ?? '–' },
    {
      name: 'Study Hours',
      value: `${studyHours(dailyFigures(entries, focus, today, JOURNAL_WINDOWS.week))} h`,
    },
  ];
  return (
    <dl className="grid grid-pairs gap-3 sm:grid-cols-4">
      {cards.map(({ name, value }) => (
        <Card key={name} className="p-4">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="text-2xl font-bold tabular">{isReady ? value : '–'}</dd>
        </Card>
      ))}
    </dl>
  );
}
