import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { addLocalPdf } from './local-pdfs.ts';

vi.mock('@/firebase/auth-session.tsx', () => ({ useStudent: () => ({ uid: 'ada' }) }));
vi.mock('@/firebase/storage.ts', () => ({ fileAddress: async (url: string) => `https://storage/${url}` }));
vi.mock('./readable-file.ts', () => ({
  openFile: async (_: string, { file_id }: { file_id: string }) => ({
    kind: 'pdf',
    pdf: `https://vault/${file_id}`,
  }),
}));

import { type CitedPdf, useCitedPdf } from './use-cited-pdf.ts';

const pdf = new File(['%PDF'], 'cells.pdf');
const chosen = addLocalPdf(pdf);
const earlier = { from: 'upload', name: '1772352000000_cells.pdf' } as const;

function Providers({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

test.each<[string, CitedPdf, File | string]>([
  ['a PDF that was chosen here', chosen, pdf],
  ['a PDF that was chosen here and read by AI', `gs://bucket/ai_uploads/ada/${chosen.name}`, pdf],
  ['a PDF that was uploaded before', earlier, `https://storage/ai_uploads/ada/${earlier.name}`],
  [
    'a PDF of a result of AI',
    'gs://bucket/vault_files/eve/1_a.pdf',
    'https://storage/gs://bucket/vault_files/eve/1_a.pdf',
  ],
  ['a PDF of the vault', { from: 'vault', file_id: 'cells' }, 'https://vault/cells'],
])('opens %s', async (_, cited, opened) => {
  const { result } = renderHook(() => useCitedPdf(cited), { wrapper: Providers });
  await waitFor(() => expect(result.current.data).toBe(opened));
});
