import { lazyPart, preload } from '@/ui/lazy-part.tsx';

const loaders = {
  support: () => import('./support-dialogs.tsx').then((file) => file.SupportDialogs),
} as const;

export const SupportDialogs = lazyPart(loaders.support);

/** Loads what support opens, so that it opens at once. */
export function preloadDialogs(): void {
  preload(loaders);
}
