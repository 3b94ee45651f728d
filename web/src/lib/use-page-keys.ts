import { useLayoutEffect, useRef } from 'react';

/**
 * Listens to the keyboard, wherever the focus is on the page. Keys that are held down, and those with Ctrl, Alt or the
 * Windows or Command key, are left to the browser.
 */
export function usePageKeys(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  // Before the browser paints: a key that is pressed as soon as the page is seen must not be lost.
  useLayoutEffect(() => {
    latest.current = onKey;
  });
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const { repeat, ctrlKey, metaKey, altKey } = event;
      if (!repeat && !ctrlKey && !metaKey && !altKey) latest.current(event);
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
