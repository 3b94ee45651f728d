import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { firstPage } from '@/ui/pdf/first-page.ts';
import { FilePreview } from './file-preview.tsx';

vi.mock('@/ui/pdf/first-page.ts', () => ({ firstPage: vi.fn(async () => null) }));

const pdf = (size: number) => Object.defineProperty(new File(['x'], 'a.pdf'), 'size', { value: size });

test('previews a PDF of up to 10 MB, and no larger one', async () => {
  const large = pdf(10 * 1024 * 1024 + 1);
  const small = pdf(10 * 1024 * 1024);
  render(<FilePreview file={large} refused={false} />);
  const { unmount } = render(<FilePreview file={small} refused={false} />);
  await vi.waitFor(() => expect(firstPage).toHaveBeenCalled());
  expect(vi.mocked(firstPage).mock.calls.map(([file]) => file)).toEqual([small]);
  const signal = vi.mocked(firstPage).mock.lastCall?.[2];
  unmount();
  expect(signal?.aborted).toBe(true);
});
