import { lazyPart } from '@/ui/lazy-part.tsx';

export const Palette = lazyPart(loadPalette);

/** Loads the search. */
export function loadPalette() {
  return import('./palette.tsx').then((part) => part.Palette);
}
