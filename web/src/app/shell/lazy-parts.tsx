import type { ComponentType } from 'react';
import { lazyPart } from '@/ui/lazy-part.tsx';

/* Parts of the shell and of Home that load later. Apart from pages.tsx, which loads the shell and Home themselves. */

export const FocusRegion = lazyPart(loadFocusRegion);
export const BackgroundNudges = inBackground(() =>
  import('@/features/nudges/background-nudges.tsx').then((part) => part.BackgroundNudges),
);
export const ClosedExams = inBackground(() =>
  import('@/features/exam/closed-exams.tsx').then((part) => part.ClosedExams),
);
export const LabTime = inBackground(() => import('@/features/ai/lab-time.tsx').then((part) => part.LabTime));

export const Sheets = lazyPart(loadSheets);

/** Loads what the top bar opens, except the search. */
export function loadSheets() {
  return import('./sheets.tsx').then((part) => part.Sheets);
}

/** Loads the focus timer. */
export function loadFocusRegion() {
  return import('@/features/focus/focus-region.tsx').then((part) => part.FocusRegion);
}

/** Loads Home's nudge tile. */
export function loadNudgeTile() {
  return import('@/features/nudges/nudge-tile.tsx').then((part) => part.NudgeTile);
}

/** A part that renders nothing. If it can't be loaded, that is only logged. */
function inBackground<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazyPart(() =>
    load().catch((error) => {
      console.warn('a part in the background was not loaded', error);
      return () => null;
    }),
  );
}
