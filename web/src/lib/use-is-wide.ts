import { useSyncExternalStore } from 'react';

/** As Tailwind's `lg`: a page with two columns. */
const WIDE = '(min-width: 64rem)';

/** Whether the screen has room for two columns, also after it was resized. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => Boolean(globalThis.matchMedia?.(WIDE).matches));
}

function subscribe(onChange: () => void): () => void {
  const query = globalThis.matchMedia?.(WIDE);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
