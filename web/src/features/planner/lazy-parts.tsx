import { lazyPart, preload } from '@/ui/lazy-part.tsx';
import { SkeletonRows } from '@/ui/states.tsx';

/*
 * The parts that the first tab does not need to show up: the other tabs, the forms with their calendar,
 * and the smart planner. They load when the page is idle, so that they open at once, even offline.
 */
const loaders = {
  tasks: () => import('./tasks-tab.tsx').then((file) => file.TasksTab),
  deadlines: () => import('./deadlines-tab.tsx').then((file) => file.DeadlinesTab),
  dueTasks: () => import('./due-tasks.tsx').then((file) => file.DueTasks),
  entryDialog: () => import('./components/entry-dialog.tsx').then((file) => file.EntryDialog),
  smartPlanner: () => import('./smart-planner.tsx').then((file) => file.SmartPlanner),
  taskDialog: () => import('./components/task-dialog.tsx').then((file) => file.TaskDialog),
};

export const TasksTab = lazyPart(loaders.tasks, <SkeletonRows rows={4} label="Loading tasks" />);
export const DeadlinesTab = lazyPart(loaders.deadlines, <SkeletonRows rows={3} label="Loading deadlines" />);
export const DueTasks = lazyPart(loaders.dueTasks);
export const EntryDialog = lazyPart(loaders.entryDialog);
export const TaskDialog = lazyPart(loaders.taskDialog);
export const SmartPlanner = lazyPart(loaders.smartPlanner);

/** Loads all parts. */
export function preloadParts(): void {
  preload(loaders);
}
