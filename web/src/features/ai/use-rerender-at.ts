import { useEffect, useReducer } from 'react';

/** Milliseconds after which it is looked at the clock again at the latest: so 'in 5 minutes' stays true. */
const LONGEST_SLEEP = 60_000;

/** Draws the component anew when a moment has come. */
export function useRerenderAt(moment: Date | undefined): void {
  const [woken, wake] = useReducer((times: number) => times + 1, 0);
  const at = moment?.getTime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it woke it goes to sleep again
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(wake, Math.min(Math.max(at - Date.now(), 0), LONGEST_SLEEP));
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [at, woken]);
}
