import { useEffect, useRef } from 'react';

/** Focuses the heading of another question, so that screen readers announce it; not the first one's. */
export function useFocusOnChange(at: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    heading.current?.focus({ preventScroll: true });
    // Under large text the bar with the time doesn't stay in sight, and would fill the screen.
    const hasLargeText = globalThis.matchMedia?.('(width < 18rem)').matches;
    if (hasLargeText) heading.current?.scrollIntoView({ block: 'start' });
    else scrollTo(0, 0);
  }, [at]);
  return heading;
}
