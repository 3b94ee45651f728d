import type { Day } from '@akada/domain/days/day';
import type { JournalEntry } from '@akada/domain/journal/schemas';
import type { Live } from '@/firebase/live.ts';
import { useMayLoad } from '@/lib/use-may-load.ts';
import { GoalIcon, InsightsIcon, MoodAndStudyTimeIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';
import { SkeletonLines, TileError } from '@/ui/tile-states.tsx';
import type { FocusRead } from '../api/use-focus-by-day.ts';
import { isKnown } from '../is-known.ts';
import { Charts } from './charts.tsx';
import { Insights } from './insights.tsx';

interface FiguresProps {
  journal: Live<readonly JournalEntry[]>;
  focus: FocusRead;
  today: Day;
  /** Whether the student's plan includes the advanced journal; null while unknown. */
  isAdvanced: boolean | null;
}

/** Insights and charts beside the journal. No figure is shown before its entries have loaded. */
export function Figures({ journal, focus, today, isAdvanced }: FiguresProps) {
  if (journal.status === 'error') {
    return (
      <Tile title="Weekly Insights" icon={InsightsIcon} tone="yellow">
        <TileError message="Your insights and charts couldn't be loaded." onRetry={journal.retry} />
      </Tile>
    );
  }
  if (journal.status === 'loading' || focus.isLoading) {
    return (
      <>
        <Tile title="Weekly Insights" icon={InsightsIcon} tone="yellow">
          <SkeletonLines lines={3} label="Loading insights" />
        </Tile>
        <Tile title="Monthly Goals" icon={GoalIcon} tone="marigold">
          <SkeletonLines lines={3} label="Loading goals" />
        </Tile>
        <Tile title="Mood and study time" icon={MoodAndStudyTimeIcon} tone="blue">
          <SkeletonLines lines={4} label="Loading the chart" />
        </Tile>
      </>
    );
  }
  if (!isKnown(journal)) {
    return (
      <Tile title="Weekly Insights" icon={InsightsIcon} tone="yellow">
        <NoFigures />
      </Tile>
    );
  }
  return (
    <>
      <Insights entries={journal.data} focus={focus.byDay} today={today} />
      <Charts entries={journal.data} focus={focus.byDay} today={today} isAdvanced={isAdvanced} />
    </>
  );
}

function NoFigures() {
  if (useMayLoad()) return <SkeletonLines lines={3} label="Loading insights" />;
  return <p className="text-ink-soft">Not available offline yet.</p>;
}
