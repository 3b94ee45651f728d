import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NotReadableError } from '@/firebase/failure-reason.ts';
import { useFileAddress } from '@/firebase/file-address.ts';
import { CitedPage } from './cited-page.tsx';

vi.mock('@/firebase/file-address.ts', () => ({ useFileAddress: vi.fn() }));

const failure = (code: string) => Object.assign(new Error(code), { code });

test.each<[Error, RegExp]>([
  [failure('storage/object-not-found'), /no longer available/],
  [failure('storage/retry-limit-exceeded'), /couldn't be loaded/],
  [new NotReadableError(), /hidden or still being checked/],
])('explains the failure after %s', (error, text) => {
  const answer = { isError: true, error, refetch: vi.fn() };
  vi.mocked(useFileAddress).mockReturnValue(answer as unknown as ReturnType<typeof useFileAddress>);
  render(<CitedPage fileUrl="gs://a/b.pdf" page={2} onClose={() => {}} />);
  expect(screen.getByText(text)).toBeTruthy();
});
