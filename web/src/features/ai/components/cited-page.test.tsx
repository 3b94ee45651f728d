import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFileAddress } from '@/firebase/file-address.ts';
import { CitedPage } from './cited-page.tsx';

vi.mock('@/firebase/file-address.ts', () => ({ useFileAddress: vi.fn() }));

test.each([
  ['storage/object-not-found', /not there any more/],
  ['storage/retry-limit-exceeded', /could not be loaded/],
])('after %s the page says what is the matter', (code, text) => {
  const answer = { isError: true, error: Object.assign(new Error(code), { code }), refetch: vi.fn() };
  vi.mocked(useFileAddress).mockReturnValue(answer as unknown as ReturnType<typeof useFileAddress>);
  render(<CitedPage fileUrl="gs://a/b.pdf" page={2} onClose={() => {}} />);
  expect(screen.getByText(text)).toBeTruthy();
});
