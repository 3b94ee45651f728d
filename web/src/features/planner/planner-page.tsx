import type { Account } from '@akada/domain/account/schemas';
import type { FocusTarget } from '@akada/domain/focus/focus';
import type { NudgeSettings } from '@akada/domain/nudges/schemas';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Live } from '@/firebase/live.ts';
import { useToday } from '@/lib/time.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { TabLinks } from '@/ui/tabs.tsx';
import { DeadlinesTab, listenForSwipes, preloadParts, TasksTab } from './lazy-parts.tsx';
import { TodayTab } from './today-tab.tsx';

const TABS = [
  { id: 'today', label: 'Today' },
  { id: 'tasks', label: 'Tasks' },
  { id: 'deadlines', label: 'Deadlines' },
] as const;

interface PlannerPageProps {
  account: Live<Account | null>;
  /** The nudge settings, whose quiet hours the smart planner leaves free. */
  quiet: NudgeSettings;
  onFocus: (target: FocusTarget) => void;
}

/** The planner: today's schedule, all tasks, upcoming deadlines. Only the open tab reads from Firestore. */
export function PlannerPage({ account, quiet, onFocus }: PlannerPageProps) {
  const { uid } = useStudent();
  const today = useToday();
  const [params] = useSearchParams();
  const open = TABS.find(({ id }) => id === params.get('tab'))?.id ?? 'today';
  useEffect(() => {
    const stop = new AbortController();
    const cancel = whenIdle(() => {
      preloadParts();
      listenForSwipes(stop.signal);
    });
    return () => {
      cancel();
      stop.abort();
    };
  }, []);

  return (
    <>
      <header className="mb-3 lg:mb-4">
        <PageHeading>Planner</PageHeading>
        <p className="text-ink-soft">Manage your schedule and tasks</p>
      </header>
      <TabLinks
        label="Planner"
        tabs={TABS}
        value={open}
        addressOf={(id) => (id === 'today' ? '/dashboard/planner' : `/dashboard/planner?tab=${id}`)}
      />
      {open === 'today' && <TodayTab uid={uid} today={today} smart={{ account, quiet }} onFocus={onFocus} />}
      {open === 'tasks' && <TasksTab uid={uid} onFocus={onFocus} />}
      {open === 'deadlines' && <DeadlinesTab uid={uid} today={today} onFocus={onFocus} />}
    </>
  );
}
