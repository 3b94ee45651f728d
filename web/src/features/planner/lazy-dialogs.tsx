import { lazyPart, preload } from '@/ui/lazy-part.tsx';

/*
 * The forms with their calendar, the filters of tasks, and the menu of a row. Apart from lazy-parts.tsx, whose parts open
 * them.
 */
const loaders = {
  entryDialog: () => import('./components/entry-dialog.tsx').then((file) => file.EntryDialog),
  taskDialog: () => import('./components/task-dialog.tsx').then((file) => file.TaskDialog),
  taskFilters: () => import('./components/task-filters.tsx').then((file) => file.TaskFilters),
  rowMenu: () => import('./components/row-menu.tsx').then((file) => file.RowMenu),
};

export const EntryDialog = lazyPart(loaders.entryDialog);
export const TaskDialog = lazyPart(loaders.taskDialog);
/** The filters of a wide screen keep their room while they load. */
export const TaskFilters = lazyPart(loaders.taskFilters, <div className="mb-5 h-18 max-md:hidden" />);

/** Loads the menu of a row. */
export const loadRowMenu = loaders.rowMenu;

/** Loads the forms, the filters and the menu. */
export function preloadDialogs(): void {
  preload(loaders);
}
