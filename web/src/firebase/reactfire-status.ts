import type { ObservableStatus } from 'reactfire';

type Status<T> = { status: 'loading' } | { status: 'success'; data: T } | { status: 'error'; error: Error };

/**
 * What a ReactFire hook says, with a failure as a value. ReactFire throws a failure while rendering, which would take
 * the whole page down. It throws after its last React hook, so the order of hooks is the same either way.
 *
 * @param useHook the same in every render
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
