import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NotReadableError } from '@/firebase/failure-reason.ts';
import { FileError } from '../api/file-error.ts';
import { useCitedPdf } from '../api/use-cited-pdf.ts';
import { CitedPage } from './cited-page.tsx';

vi.mock('../api/use-cited-pdf.ts', () => ({ useCitedPdf: vi.fn() }));

const failure = (code: string) => Object.assign(new Error(code), { code });

test.each<[Error, RegExp]>([
  [failure('storage/object-not-found'), /no longer available/],
  [new FileError('unavailable'), /no longer available/],
  [failure('storage/retry-limit-exceeded'), /couldn't be loaded/],
  [new NotReadableError(), /hidden or still being checked/],
])('explains the failure after %s', (error, text) => {
  const answer = { isError: true, error, refetch: vi.fn() };
  vi.mocked(useCitedPdf).mockReturnValue(answer as unknown as ReturnType<typeof useCitedPdf>);
  render(<CitedPage pdf="gs://a/b.pdf" page={2} onClose={() => {}} />);
  expect(screen.getByText(text)).toBeTruthy();
});
