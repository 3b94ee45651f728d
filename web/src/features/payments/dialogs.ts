import { lazyPart, preload } from '@/ui/lazy-part.tsx';

const loaders = {
  plans: () => import('./plan-dialog.tsx').then((file) => file.PlanDialog),
  history: () => import('./history-dialog.tsx').then((file) => file.HistoryDialog),
  cancel: () => import('./components/cancel-dialog.tsx').then((file) => file.CancelDialog),
} as const;

export const PlanDialog = lazyPart(loaders.plans);
export const HistoryDialog = lazyPart(loaders.history);
export const CancelDialog = lazyPart(loaders.cancel);

/** Loads what the plan's section opens, so that it opens at once and with the network gone. */
export function preloadDialogs(): void {
  preload(loaders);
}
