import type { ObservableStatus } from 'reactfire';

type Status<T> = { status: 'loading' } | { status: 'success'; data: T } | { status: 'error'; error: Error };

/**
 * The status of a ReactFire hook, with a failure as a value. ReactFire throws failures while rendering, which would take
 * down the whole page. It throws after its last React hook, so the order of hooks is the same either way.
 *
 * @param useHook must be the same in every render
 */
export function useStatus<Args extends unknown[], T>(
  useHook: (...args: Args) => ObservableStatus<T>,
  ...args: Args
): Status<T> {
  try {
    // biome-ignore lint/correctness/useHookAtTopLevel: a failure is thrown after the last React hook
    const { status, data, error } = useHook(...args);
    if (status === 'error') return { status, error: error ?? new Error('ReactFire failed without an error') };
    return status === 'success' ? { status, data } : { status };
  } catch (error) {
    return { status: 'error', error: error instanceof Error ? error : new Error(String(error)) };
  }
}
