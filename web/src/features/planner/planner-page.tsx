import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { Tabs } from '@/ui/tabs.tsx';
import { useToday } from '@/ui/time.ts';
import { usePageTitle } from '@/ui/use-page-title.ts';
import { whenIdle } from '@/ui/when-idle.ts';
import { LazyDeadlinesTab, LazyTasksTab, preloadParts } from './lazy-parts.tsx';
import { TodayTab } from './today-tab.tsx';

/** The planner: today's schedule, all tasks, upcoming deadlines. The open tab stands in the address. */
export function PlannerPage() {
  usePageTitle('Planner');
  const { uid } = useStudent();
  const today = useToday();
  const [params, setParams] = useSearchParams();
  useEffect(() => whenIdle(preloadParts), []);

  return (
    <>
      <header className="mb-5">
        <h1 className="text-3xl font-bold">Planner</h1>
        <p className="text-ink-soft">Manage your schedule and tasks</p>
      </header>
      <Tabs
        label="Planner"
        value={params.get('tab') ?? 'today'}
        onChange={(tab) => setParams(tab === 'today' ? {} : { tab }, { replace: true })}
        tabs={[
          { id: 'today', label: 'Today', content: <TodayTab uid={uid} today={today} /> },
          { id: 'tasks', label: 'Tasks', content: <LazyTasksTab uid={uid} /> },
          { id: 'deadlines', label: 'Deadlines', content: <LazyDeadlinesTab uid={uid} today={today} /> },
        ]}
      />
    </>
  );
}
