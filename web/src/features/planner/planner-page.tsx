import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { PageHeading } from '@/ui/page-heading.tsx';
import { Tabs } from '@/ui/tabs.tsx';
import { useToday } from '@/ui/time.ts';
import { whenIdle } from '@/ui/when-idle.ts';
import { DeadlinesTab, preloadParts, TasksTab } from './lazy-parts.tsx';
import { TodayTab } from './today-tab.tsx';

const TABS = ['today', 'tasks', 'deadlines'] as const;

/** The planner: today's schedule, all tasks, upcoming deadlines. The open tab stands in the address. */
export function PlannerPage() {
  const { uid } = useStudent();
  const today = useToday();
  const [params, setParams] = useSearchParams();
  useEffect(() => whenIdle(preloadParts), []);

  return (
    <>
      <header className="mb-5">
        <PageHeading>Planner</PageHeading>
        <p className="text-ink-soft">Manage your schedule and tasks</p>
      </header>
      <Tabs
        label="Planner"
        value={TABS.find((tab) => tab === params.get('tab')) ?? 'today'}
        onChange={(tab) => setParams(tab === 'today' ? {} : { tab }, { replace: true })}
        tabs={[
          { id: 'today', label: 'Today', content: <TodayTab uid={uid} today={today} /> },
          { id: 'tasks', label: 'Tasks', content: <TasksTab uid={uid} /> },
          { id: 'deadlines', label: 'Deadlines', content: <DeadlinesTab uid={uid} today={today} /> },
        ]}
      />
    </>
  );
}
