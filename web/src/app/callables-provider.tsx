import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useStudent } from '@/firebase/auth-session.tsx';
import { FunctionsSdk } from '@/firebase/functions-sdk.tsx';

/** What is called and not subscribed to: fresh for 5 minutes, one more try when it fails (spec section 9). */
const client = new QueryClient({
  defaultOptions: { queries: { staleTime: 5 * 60_000, retry: 1, refetchOnWindowFocus: false } },
});

let owner: string | null = null;

/** Lets the pages inside of it call functions through a cache, which the next student of a device finds empty. */
export function CallablesProvider({ children }: { children: ReactNode }) {
  const { uid } = useStudent();
  if (owner !== uid) client.clear();
  owner = uid;
  return (
    <FunctionsSdk>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </FunctionsSdk>
  );
}
