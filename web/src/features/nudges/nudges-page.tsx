import { type NudgeKind, outcomeOf } from '@akada/domain/nudges';
import type { NudgeSettings } from '@akada/domain/schemas/nudges';
import type { NudgeAction } from '@akada/domain/todays-nudges';
import { useState } from 'react';
import { useStudent } from '@/firebase/auth-session.tsx';
import { reasonOf } from '@/firebase/reason-of.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { ErrorState, SkeletonRows } from '@/ui/states.tsx';
import { applyToNudge } from './api/nudge-writes.ts';
import { type ReadByShell, useAllFacts } from './api/use-facts.ts';
import { useNudgeStates, useNudgeTime, useTodaysNudges } from './api/use-nudges.ts';
import { CustomizeCard } from './components/customize-card.tsx';
import { JournalCard } from './components/journal-card.tsx';
import { NudgeCard } from './components/nudge-card.tsx';
import { QuoteCard } from './components/quote-card.tsx';
import { RecentNudges } from './components/recent-nudges.tsx';
import { StreakActions } from './components/streak-actions.tsx';

interface NudgesPageProps extends ReadByShell {
  settings: NudgeSettings;
  /** False while it is not known what is set. */
  canSet: boolean;
  onSettings: (settings: NudgeSettings) => void;
}

/** Nudges: what presses now, what keeps the streak alive, and what became of the nudges before. */
export function NudgesPage({ settings, canSet, onSettings, ...shell }: NudgesPageProps) {
  const { uid } = useStudent();
  const time = useNudgeTime();
  const facts = useAllFacts(uid, shell, time);
  const states = useNudgeStates(uid);
  const nudges = useTodaysNudges(uid, facts, states, settings, time);
  const [announced, setAnnounced] = useState('');
  const failed = [facts, states].find((read) => read.status === 'error');

  function act(kind: NudgeKind, action: NudgeAction, said: string) {
    const known = states.status === 'ready' ? states.data : [];
    const state = known.find((each) => each.kind === kind && each.day === time.today);
    applyToNudge(uid, state ?? { kind, day: time.today, status: 'pending', snoozed_until: null }, action);
    setAnnounced(said);
  }

  const others = nudges?.pending.filter((kind) => kind !== 'journal_not_written') ?? [];
  return (
    <div className="grid gap-6">
      <header>
        <PageHeading>Nudges</PageHeading>
        <p className="text-ink-soft">Kind reminders of what your day still holds</p>
      </header>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {failed?.status === 'error' && (
        <ErrorState
          message={`Failed to load your nudges: ${reasonOf(failed.error)}`}
          onRetry={failed.retry}
        />
      )}
      {!failed && !nudges && <SkeletonRows rows={4} label="Loading your nudges" />}
      {!failed && nudges && facts.status === 'ready' && states.status === 'ready' && (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
          <div className="grid min-w-0 grid-cols-1 gap-4">
            {others.map((kind) => (
              <NudgeCard
                key={kind}
                kind={kind}
                facts={facts.data}
                time={time}
                onAction={(action, said) => act(kind, action, said)}
              />
            ))}
            <JournalCard
              isWritten={outcomeOf('journal_not_written', facts.data, time) === 'done'}
              isPending={nudges.pending.includes('journal_not_written')}
              time={time}
              onAction={(action, said) => act('journal_not_written', action, said)}
            />
            <RecentNudges
              uid={uid}
              states={states.data}
              facts={facts.data}
              time={time}
              onResume={(kind) => act(kind, { type: 'resume' }, 'Resumed')}
            />
          </div>
          <aside aria-label="More" className="grid grid-cols-1 gap-4">
            <QuoteCard day={time.today} />
            <StreakActions uid={uid} today={time.today} />
            <CustomizeCard settings={settings} canSet={canSet} onSettings={onSettings} />
          </aside>
        </div>
      )}
    </div>
  );
}
