import { beforeEach, expect, test, vi } from 'vitest';
import { firstPage } from './first-page.ts';
import { type OpenPdf, openPdf } from './pdfjs.ts';

vi.mock('./pdfjs.ts', () => ({ openPdf: vi.fn() }));

const file = () => Object.assign(new File(['x'], 'a.pdf'), { arrayBuffer: async () => new ArrayBuffer(1) });
const going = () => new AbortController().signal;

function opening() {
  let reject = (_error: Error) => {};
  const ready = new Promise<never>((_, fail) => {
    reject = fail;
  });
  const close = vi.fn();
  vi.mocked(openPdf).mockReturnValueOnce({ ready, close } satisfies OpenPdf);
  return { fail: () => reject(new Error('broken')), close };
}

beforeEach(() => vi.mocked(openPdf).mockReset());

test('the next preview starts when the one before has ended, even with an error', async () => {
  const first = opening();
  const second = opening();
  const one = firstPage(file(), 56, going());
  const two = firstPage(file(), 56, going());
  await vi.waitFor(() => expect(openPdf).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(openPdf).toHaveBeenCalledOnce();
  first.fail();
  await expect(one).rejects.toThrow('broken');
  expect(first.close).toHaveBeenCalled();
  await vi.waitFor(() => expect(openPdf).toHaveBeenCalledTimes(2));
  second.fail();
  await expect(two).rejects.toThrow('broken');
});

test('a cancelled preview is closed and does not delay the next one', async () => {
  const first = opening();
  const leaving = new AbortController();
  const one = firstPage(file(), 56, leaving.signal);
  await vi.waitFor(() => expect(openPdf).toHaveBeenCalledOnce());
  leaving.abort();
  await expect(one).resolves.toBeNull();
  expect(first.close).toHaveBeenCalledOnce();
  await expect(firstPage(file(), 56, AbortSignal.abort())).resolves.toBeNull();
  expect(openPdf).toHaveBeenCalledOnce();
});
