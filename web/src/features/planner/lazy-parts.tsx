import { type ComponentProps, lazy, Suspense } from 'react';
import { SkeletonRows } from '@/ui/states.tsx';

/*
 * What the first tab does not show: the other tabs, and the forms with their form library and calendar. Loaded
 * when the page is idle, before anybody asks for them, so that they open at once and with the network gone.
 */
const loaders = {
  tasks: () => import('./tasks-tab.tsx'),
  deadlines: () => import('./deadlines-tab.tsx'),
  entryDialog: () => import('./components/entry-dialog.tsx'),
  taskDialog: () => import('./components/task-dialog.tsx'),
};

const TasksTab = lazy(() => loaders.tasks().then((file) => ({ default: file.TasksTab })));
const DeadlinesTab = lazy(() => loaders.deadlines().then((file) => ({ default: file.DeadlinesTab })));
const EntryDialog = lazy(() => loaders.entryDialog().then((file) => ({ default: file.EntryDialog })));
const TaskDialog = lazy(() => loaders.taskDialog().then((file) => ({ default: file.TaskDialog })));

/** Loads them all. */
export function preloadParts(): void {
  // A failure shows when the part is opened; here it would only show twice.
  for (const load of Object.values(loaders)) load().catch(() => {});
}

export function LazyTasksTab(props: ComponentProps<typeof TasksTab>) {
  return (
    <Suspense fallback={<SkeletonRows rows={4} label="Loading tasks" />}>
      <TasksTab {...props} />
    </Suspense>
  );
}

export function LazyDeadlinesTab(props: ComponentProps<typeof DeadlinesTab>) {
  return (
    <Suspense fallback={<SkeletonRows rows={3} label="Loading deadlines" />}>
      <DeadlinesTab {...props} />
    </Suspense>
  );
}

export function LazyEntryDialog(props: ComponentProps<typeof EntryDialog>) {
  return (
    <Suspense>
      <EntryDialog {...props} />
    </Suspense>
  );
}

export function LazyTaskDialog(props: ComponentProps<typeof TaskDialog>) {
  return (
    <Suspense>
      <TaskDialog {...props} />
    </Suspense>
  );
}
