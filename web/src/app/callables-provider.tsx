import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useStudent } from '@/firebase/auth-session.tsx';
import { FunctionsSdk } from '@/firebase/functions-sdk.tsx';

/** The cache for answers of callables: fresh for 5 minutes, one retry (docs/product.md, Data and access). */
const client = new QueryClient({
  defaultOptions: { queries: { staleTime: 5 * 60_000, retry: 1, refetchOnWindowFocus: false } },
});

let owner: string | null = null;

/** Lets pages call functions through a cache, which is cleared when another student signs in. */
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
