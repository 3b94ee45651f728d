import { lazyPart, preload } from '@/ui/lazy-part.tsx';
import { SkeletonRows } from '@/ui/states.tsx';
import { preloadDialogs } from './lazy-dialogs.tsx';

/*
 * The parts that the first tab does not need to show up: the other tabs and the smart planner.
 * They load when the page is idle, so that they open at once, even offline.
 */
const loaders = {
  tasks: () => import('./tasks-tab.tsx').then((file) => file.TasksTab),
  deadlines: () => import('./deadlines-tab.tsx').then((file) => file.DeadlinesTab),
  dueTasks: () => import('./due-tasks.tsx').then((file) => file.DueTasks),
  smartPlanner: () => import('./smart-planner.tsx').then((file) => file.SmartPlanner),
};

export const TasksTab = lazyPart(loaders.tasks, <SkeletonRows rows={4} label="Loading tasks" />);
export const DeadlinesTab = lazyPart(loaders.deadlines, <SkeletonRows rows={3} label="Loading deadlines" />);
export const DueTasks = lazyPart(loaders.dueTasks);
export const SmartPlanner = lazyPart(loaders.smartPlanner);
/** Only wide screens load it, so it is not preloaded. */
export const UnscheduledTasks = lazyPart(() =>
  import('./unscheduled/unscheduled-tasks.tsx').then((file) => file.UnscheduledTasks),
);

/** Loads all of these parts, and the forms. */
export function preloadParts(): void {
  preload(loaders);
  preloadDialogs();
}

/** Lets rows be dragged sideways on a touch screen until `signal` aborts. */
export function listenForSwipes(signal: AbortSignal): void {
  import('./swipe-rows.ts').then(
    ({ swipeRows }) => swipeRows(signal),
    (error) => console.warn('rows cannot be dragged', error),
  );
}
