import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { Decoders } from './decoders.ts';
import { openPdf } from './pdfjs.ts';

vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({ GlobalWorkerOptions: {}, getDocument: vi.fn() }));

const destroy = vi.fn(async () => {});
const opens = (promise: Promise<unknown>) =>
  vi.mocked(getDocument).mockReturnValue({ promise, destroy } as unknown as PDFDocumentLoadingTask);

beforeEach(() => destroy.mockClear());

test('pdf.js gets its decoders, and fetches only the viewed pages', async () => {
  opens(Promise.resolve('pdf'));
  await expect(openPdf({ url: '/a.pdf' }).ready).resolves.toBe('pdf');
  expect(GlobalWorkerOptions.workerSrc).toMatch(/pdf\.worker/);
  const options = vi.mocked(getDocument).mock.lastCall?.[0];
  expect(options).toMatchObject({
    url: '/a.pdf',
    BinaryDataFactory: Decoders,
    useWorkerFetch: false,
    disableAutoFetch: true,
    disableStream: true,
  });
  expect(options).not.toHaveProperty('useWasm', false);
});

test('a PDF can be closed before it has opened', () => {
  opens(new Promise(() => {}));
  openPdf({ url: '/a.pdf' }).close();
  expect(destroy).toHaveBeenCalledOnce();
});

test('a PDF that does not open leaves no worker behind', async () => {
  opens(Promise.reject(new Error('broken')));
  await expect(openPdf({ url: '/a.pdf' }).ready).rejects.toThrow('broken');
  expect(destroy).toHaveBeenCalledOnce();
});

test.each(['jbig2.wasm', 'openjpeg.wasm'])('%s comes from our own origin', async (filename) => {
  const fetched = vi.fn(async (_address: string) => new Response(new Uint8Array([1, 2])));
  vi.stubGlobal('fetch', fetched);
  await expect(new Decoders().fetch({ filename })).resolves.toEqual(new Uint8Array([1, 2]));
  expect(fetched.mock.lastCall?.[0]).toMatch(new RegExp(`^/.*${filename}`));
  vi.unstubAllGlobals();
});

test('a decoder that the app does not serve is not fetched', async () => {
  await expect(new Decoders().fetch({ filename: 'foo.bcmap' })).rejects.toThrow('foo.bcmap');
});
