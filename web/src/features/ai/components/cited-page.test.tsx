import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NotReadableError, OfflineError } from '@/firebase/failure-reason.ts';
import { FileError } from '../api/file-error.ts';
import { type CitedPdf, useCitedPdf } from '../api/use-cited-pdf.ts';
import { CitedPage } from './cited-page.tsx';

vi.mock('../api/use-cited-pdf.ts', () => ({ useCitedPdf: vi.fn() }));

const failure = (code: string) => Object.assign(new Error(code), { code });

const VAULT = { from: 'vault', file_id: 'cells' } as const;
const UPLOAD = { from: 'upload', name: '1772352000000_cells.pdf' } as const;
const gone = failure('storage/object-not-found');

test.each<[string, CitedPdf, Error, RegExp]>([
  ['a vault PDF that was deleted', 'gs://a/vault_files/eve/1_b.pdf', gone, /may have been deleted/],
  ['a vault PDF that is no PDF', VAULT, new FileError('unavailable'), /may have been deleted/],
  ['an upload that AI read days ago', 'gs://a/ai_uploads/ada/1_b.pdf', gone, /for a day if AI read them/],
  ['an upload that only the device read', UPLOAD, gone, /keeps your own PDFs while it's open/],
  ['a failing network', VAULT, failure('storage/retry-limit-exceeded'), /couldn't be loaded/],
  [
    'a vault PDF without a network',
    VAULT,
    new OfflineError(),
    /you're offline, and this isn't on this device/,
  ],
  ['a hidden PDF', VAULT, new NotReadableError(), /hidden or still being checked/],
])('explains why it cannot open %s', (_, pdf, error, text) => {
  const answer = { isError: true, error, refetch: vi.fn() };
  vi.mocked(useCitedPdf).mockReturnValue(answer as unknown as ReturnType<typeof useCitedPdf>);
  render(<CitedPage pdf={pdf} page={2} onClose={() => {}} />);
  expect(screen.getByText(text)).toBeTruthy();
});
