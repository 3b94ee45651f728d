import { lazyPart, preload } from '@/ui/lazy-part.tsx';

const loaders = {
  plans: () => import('./plan-dialog.tsx').then((file) => file.PlanDialog),
  history: () => import('./history-dialog.tsx').then((file) => file.HistoryDialog),
  cancel: () => import('./components/cancel-dialog.tsx').then((file) => file.CancelDialog),
} as const;

export const PlanDialog = lazyPart(loaders.plans);
export const HistoryDialog = lazyPart(loaders.history);
export const CancelDialog = lazyPart(loaders.cancel);

/** Loads the dialogs ahead, so that they open at once and without a network. */
export function preloadDialogs(): void {
  preload(loaders);
}
