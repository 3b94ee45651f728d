import { lazyPart, preload } from '@/ui/lazy-part.tsx';

const loaders = {
  support: () => import('./support-dialogs.tsx').then((file) => file.SupportDialogs),
} as const;

export const SupportDialogs = lazyPart(loaders.support);

/** Loads the dialogs of support in advance, so that they open at once. */
export function preloadDialogs(): void {
  preload(loaders);
}
