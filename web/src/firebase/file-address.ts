import { useQuery } from '@tanstack/react-query';
import { NotReadableError } from './failure-reason.ts';

/** The address from which the browser can load a file. Loads the Storage SDK on demand. */
export function useFileAddress(fileUrl: string) {
  return useQuery({
    queryKey: ['file-address', fileUrl],
    queryFn: async () => (await import('./storage.ts')).fileAddress(fileUrl),
    // Without a network the query must fail: if it waited for one, the spinner would never end.
    networkMode: 'always',
    // The SDK retries network failures but not denials, and a file becomes readable only a moment after it is listed.
    retry: (failures, error) => error instanceof NotReadableError && failures < 2,
    retryDelay: 1_000,
  });
}
