import { type NudgeKind, nudgeOutcome } from '@akada/domain/nudges/nudges';
import type { NudgeSettings } from '@akada/domain/nudges/schemas';
import type { NudgeAction } from '@akada/domain/nudges/todays-nudges';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useStudent } from '@/firebase/auth-session.tsx';
import { failureReason } from '@/firebase/failure-reason.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { ErrorState, SkeletonRows } from '@/ui/states.tsx';
import { applyToNudge } from './api/nudge-writes.ts';
import { type AllNudgeInputs, useAllNudges } from './api/use-nudges.ts';
import { CustomizeCard } from './components/customize-card.tsx';
import { JournalCard } from './components/journal-card.tsx';
import { NudgeCard } from './components/nudge-card.tsx';
import { QuoteCard } from './components/quote-card.tsx';
import { RecentNudges } from './components/recent-nudges.tsx';
import { StreakActions } from './components/streak-actions.tsx';
import { NUDGE_LABELS } from './labels.ts';

interface NudgesPageProps extends AllNudgeInputs {
  /** False until the settings have loaded. */
  canSet: boolean;
  /** Whether the profile lets Akada notify at all. */
  mayNotify: boolean;
  onSettings: (settings: NudgeSettings) => void;
}

/** Nudges: the pending ones, actions that keep the streak, and recent nudges. */
export function NudgesPage({ canSet, mayNotify, onSettings, ...inputs }: NudgesPageProps) {
  const { uid } = useStudent();
  const { time, facts, states, nudges } = useAllNudges(uid, inputs);
  const [announced, setAnnounced] = useState('');
  const recent = useRef<HTMLHeadingElement>(null);
  const failed = [facts, states].find((read) => read.status === 'error');
  const stateOf = (kind: NudgeKind) =>
    states.status === 'ready'
      ? states.data.find((state) => state.kind === kind && state.day === time.today)
      : undefined;

  function act(kind: NudgeKind, action: NudgeAction, said: string) {
    const state = stateOf(kind) ?? { kind, day: time.today, status: 'pending', snoozed_until: null };
    applyToNudge(uid, state, action);
    setAnnounced(said);
    // The pressed button disappears, and the keyboard focus with it.
    recent.current?.focus({ preventScroll: true });
  }

  const others = nudges?.pending.filter((kind) => kind !== 'journal_not_written') ?? [];
  return (
    <div className="grid gap-6">
      <header>
        <PageHeading>Nudges</PageHeading>
        <p className="text-ink-soft">Friendly reminders for the rest of your day</p>
      </header>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {failed?.status === 'error' && (
            <ErrorState
              message={`Failed to load your nudges: ${failureReason(failed.error)}`}
              onRetry={failed.retry}
            />
          )}
          {!failed && !nudges && <SkeletonRows rows={4} label="Loading your nudges" />}
          {nudges && facts.status === 'ready' && states.status === 'ready' && (
            <>
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
                isWritten={nudgeOutcome('journal_not_written', facts.data, time) === 'done'}
                isPending={nudges.pending.includes('journal_not_written')}
                state={stateOf('journal_not_written')}
                time={time}
                onAction={(action, said) => act('journal_not_written', action, said)}
              />
              <RecentNudges
                uid={uid}
                facts={facts.data}
                time={time}
                onResume={(kind) => act(kind, { type: 'resume' }, `Resumed: ${NUDGE_LABELS[kind].title}`)}
                heading={recent}
              />
            </>
          )}
        </div>
        {/* On a phone it is below the content that loads, which would push it off the screen. */}
        <aside
          aria-label="More"
          className={clsx('grid grid-cols-1 gap-4', !failed && !nudges && 'max-lg:hidden')}
        >
          <QuoteCard day={time.today} />
          <StreakActions uid={uid} today={time.today} />
          <CustomizeCard
            settings={inputs.settings}
            canSet={canSet}
            mayNotify={mayNotify}
            onSettings={onSettings}
          />
        </aside>
      </div>
    </div>
  );
}
