import { useSyncExternalStore } from 'react';

/** Whether a media query matches, now and when the window changes; false where there are no media queries. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    () => Boolean(globalThis.matchMedia?.(query).matches),
  );
}
