import { useQuery } from '@tanstack/react-query';
import { NotReadableError } from './failure-reason.ts';

/** An address at which the browser can load a file that is shown. Storage's library is loaded for it. */
export function useFileAddress(fileUrl: string) {
  return useQuery({
    queryKey: ['file-address', fileUrl],
    queryFn: async () => (await import('./storage.ts')).fileAddress(fileUrl),
    // Without a network it must fail: a query that waits for one is a spinner without an end.
    networkMode: 'always',
    // Storage tries again by itself, but not after a refusal. A file becomes readable a moment after it is listed.
    retry: (failures, error) => error instanceof NotReadableError && failures < 2,
    retryDelay: 1_000,
  });
}
