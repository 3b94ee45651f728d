import { useQuery } from '@tanstack/react-query';

/** An address at which the browser can load a file that is shown. Storage's library is loaded for it. */
export function useFileAddress(fileUrl: string) {
  return useQuery({
    queryKey: ['file-address', fileUrl],
    queryFn: async () => (await import('./storage.ts')).fileAddress(fileUrl),
    // Without a network it must fail: a query that waits for one is a spinner without an end.
    networkMode: 'always',
    // Storage tries again by itself.
    retry: false,
  });
}
