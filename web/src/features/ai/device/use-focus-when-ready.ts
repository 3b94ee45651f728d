import { type RefObject, useEffect, useRef } from 'react';
import type { StudyEngineState } from './engine-download.ts';

/**
 * Moves the focus to an element once the study engine has been fetched, if it was lost with the button that fetched it.
 * From there, Tab continues with what follows.
 *
 * @returns the ref of an element that can have the focus
 */
export function useFocusWhenReady({ status }: StudyEngineState): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const wasFetching = useRef(false);
  useEffect(() => {
    if (status === 'fetching') wasFetching.current = true;
    if (status !== 'ready' || !wasFetching.current) return;
    if (document.activeElement === document.body) element.current?.focus();
  }, [status]);
  return element;
}
