import { lazyPart, preload } from '@/ui/lazy-part.tsx';

/* The forms with their calendar, and the menu of a row. Apart from lazy-parts.tsx, whose parts open them. */
const loaders = {
  entryDialog: () => import('./components/entry-dialog.tsx').then((file) => file.EntryDialog),
  taskDialog: () => import('./components/task-dialog.tsx').then((file) => file.TaskDialog),
  rowMenu: () => import('./components/row-menu.tsx').then((file) => file.RowMenu),
};

export const EntryDialog = lazyPart(loaders.entryDialog);
export const TaskDialog = lazyPart(loaders.taskDialog);

/** Loads the menu of a row. */
export const loadRowMenu = loaders.rowMenu;

/** Loads the forms and the menu. */
export function preloadDialogs(): void {
  preload(loaders);
}
