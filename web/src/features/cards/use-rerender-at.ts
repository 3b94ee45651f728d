import { useEffect, useReducer } from 'react';

/** Rerenders at least this often, so that a text such as 'in 5 minutes' stays true. */
const MAX_SLEEP_MS = 60_000;

/** Rerenders the component at a time, every minute until then, and when the page becomes visible. */
export function useRerenderAt(moment: Date | undefined): void {
  const [renders, rerender] = useReducer((count: number) => count + 1, 0);
  const at = moment?.getTime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rerender sets the next timer
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(rerender, Math.min(Math.max(at - Date.now(), 0), MAX_SLEEP_MS));
    document.addEventListener('visibilitychange', rerender);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', rerender);
    };
  }, [at, renders]);
}
