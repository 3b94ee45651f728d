import { lazyPart, preload } from '@/ui/lazy-part.tsx';

/* The forms with their calendar. Apart from lazy-parts.tsx, whose parts open them. */
const loaders = {
  entryDialog: () => import('./components/entry-dialog.tsx').then((file) => file.EntryDialog),
  taskDialog: () => import('./components/task-dialog.tsx').then((file) => file.TaskDialog),
};

export const EntryDialog = lazyPart(loaders.entryDialog);
export const TaskDialog = lazyPart(loaders.taskDialog);

/** Loads the forms. */
export function preloadDialogs(): void {
  preload(loaders);
}
