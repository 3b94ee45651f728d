import {
  formatTimeSaved,
  PERIOD_LABELS,
  PERIODS,
  type Period,
  periodStart,
  summarizeUsage,
} from '@akada/domain/ai/analytics';
import type { AiUsage } from '@akada/domain/ai/schemas';
import { toolTitle } from '@akada/domain/ai/tool-facts';
import { quantity } from '@akada/domain/text/plural';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { useToday } from '@/lib/time.ts';
import { useZone } from '@/lib/zone.ts';
import { Button, buttonClass } from '@/ui/button.tsx';
import { StatisticsIcon } from '@/ui/icons.ts';
import { RichText } from '@/ui/rich-text.tsx';
import { ShowMore } from '@/ui/show-more.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '@/ui/states.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { useAiUsagePages } from '../api/use-ai.ts';

const EMPTY: Record<Period, string> = {
  today: 'No AI tools used yet today',
  '7days': 'No AI tools used in the last 7 days',
  all: 'No AI tools used yet',
};

/** The student's AI uses in a period. */
export function Analytics({ uid }: { uid: string }) {
  const [period, setPeriod] = useState<Period>('today');
  const today = useToday();
  const zone = useZone();
  // biome-ignore lint/correctness/useExhaustiveDependencies: 'today' is a new period each day
  const since = useMemo(() => periodStart(period, thisMinute(), zone), [period, today, zone]);
  const uses = useAiUsagePages(uid, since, (error) => {
    warnWithToast('failed to load older uses', error, `Failed to load older uses: ${failureReason(error)}`);
  });
  const usage = uses.live;
  const figures = summarizeUsage(uses.all);

  return (
    <section aria-label="Usage Analytics" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <fieldset className="flex gap-1">
          <legend className="sr-only">Period</legend>
          {PERIODS.map((id) => (
            <Button
              key={id}
              size="sm"
              look={id === period ? 'primary' : 'secondary'}
              aria-pressed={id === period}
              onClick={() => setPeriod(id)}
            >
              {PERIOD_LABELS[id]}
            </Button>
          ))}
        </fieldset>
        {figures.generated > 0 && (
          <p className="text-sm text-ink-soft">
            {quantity(figures.tools.length, 'tool')}, {quantity(figures.generated, 'result')},{' '}
            {formatTimeSaved(figures.minutes)} saved {uses.canRead && `in the last ${uses.all.length} uses`}
          </p>
        )}
      </div>
      <h2 className="text-lg font-bold">Recent AI Usage</h2>
      {usage.status === 'loading' && <SkeletonRows rows={3} label="Loading usage" />}
      {usage.status === 'error' && <ErrorState message="Failed to load usage" onRetry={usage.retry} />}
      {usage.status === 'ready' && uses.all.length === 0 && (
        <EmptyState icon={StatisticsIcon} title={EMPTY[period]}>
          <Link to="/dashboard/ai-lab" className={buttonClass('secondary')}>
            See the tools
          </Link>
        </EmptyState>
      )}
      {usage.status === 'ready' && uses.all.length > 0 && (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard
          tabIndex={0}
          className="grid max-h-[60dvh] gap-2 overflow-y-auto"
        >
          {uses.all.map((use) => (
            <UsageRow key={use.id} use={use} />
          ))}
        </ul>
      )}
      <ShowMore list={uses} />
    </section>
  );
}

/** Now, rounded down to the minute, so that choosing a period again reuses the same subscription. */
function thisMinute(): Date {
  const now = new Date();
  now.setUTCSeconds(0, 0);
  return now;
}

function UsageRow({ use }: { use: Stored<AiUsage> }) {
  return (
    <li className="grid gap-1 rounded-2xl border border-line bg-surface p-4 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong>{toolTitle(use.tool_name)}</strong>
        <span className="text-ink-soft">
          {use.estimated_time_saved}m saved · {relativeTime(use.created_at)}
        </span>
      </p>
      <p className="line-clamp-2">{use.input_summary || 'No input summary available'}</p>
      <div className="result-preview text-ink-soft">
        {use.result_preview ? <RichText>{use.result_preview}</RichText> : 'No preview available'}
      </div>
    </li>
  );
}
