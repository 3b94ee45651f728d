import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPdf } from '@/ui/pdf/pdfjs.ts';
import { PdfReadError } from './pdf-read-error.ts';
import { readPdfPages } from './read-pdf-pages.ts';

vi.mock('@/ui/pdf/pdfjs.ts', () => ({ openPdf: vi.fn() }));

const DATA = { data: new Uint8Array([1]) };
const going = () => new AbortController().signal;
const close = vi.fn();

function item(str: string, y: number) {
  return { str, dir: 'ltr', transform: [10, 0, 0, 10, 50, y], width: 200, height: 10, fontName: 'f' };
}

function open(texts: readonly string[]) {
  const getPage = vi.fn(async (number: number) => ({
    getTextContent: async () => ({ items: texts[number - 1] ? [item(texts[number - 1] ?? '', 500)] : [] }),
    getViewport: () => ({ width: 595, height: 842, transform: [1, 0, 0, -1, 0, 842] }),
    cleanup: vi.fn(),
  }));
  const pdf = { numPages: texts.length, getPage } as unknown as PDFDocumentProxy;
  vi.mocked(openPdf).mockReturnValueOnce({ ready: Promise.resolve(pdf), close });
  return getPage;
}

function refuse(name: string) {
  const error = Object.assign(new Error('pdf.js'), { name });
  vi.mocked(openPdf).mockReturnValueOnce({ ready: Promise.reject(error), close });
}

beforeEach(() => {
  close.mockClear();
});

test('reads the chosen pages with their numbers, and reports its progress', async () => {
  const getPage = open(['One.', 'Two.', '', 'Four.', 'Five.']);
  const onProgress = vi.fn();
  await expect(readPdfPages(DATA, { signal: going(), from: 2, to: 4, onProgress })).resolves.toEqual([
    { number: 2, text: 'Two.' },
    { number: 3, text: '' },
    { number: 4, text: 'Four.' },
  ]);
  expect(getPage).toHaveBeenCalledTimes(3);
  expect(onProgress.mock.calls.map(([share]) => Number(share.toFixed(2)))).toEqual([0.33, 0.67, 1]);
  expect(close).toHaveBeenCalledOnce();
});

test('reads to the last page if the range is longer than the PDF', async () => {
  open(['One.', 'Two.']);
  await expect(readPdfPages(DATA, { signal: going(), from: 2, to: 9 })).resolves.toHaveLength(1);
});

test.each([
  ['PasswordException', 'encrypted'],
  ['InvalidPDFException', 'damaged'],
  ['FormatError', 'damaged'],
  ['ResponseException', 'missing'],
])('says about a %s that the PDF is %s', async (name, kind) => {
  refuse(name);
  await expect(readPdfPages(DATA, { signal: going() })).rejects.toMatchObject({ kind });
  expect(close).toHaveBeenCalledOnce();
});

test('says that a PDF without text was scanned', async () => {
  open(['', ' ']);
  const reading = readPdfPages(DATA, { signal: going() });
  await expect(reading).rejects.toBeInstanceOf(PdfReadError);
  await expect(reading).rejects.toMatchObject({ kind: 'scanned' });
});

test('says that a PDF has none of the chosen pages', async () => {
  open(['One.']);
  await expect(readPdfPages(DATA, { signal: going(), from: 2 })).rejects.toMatchObject({ kind: 'noPages' });
});

test('reads no more pages than it may', async () => {
  open(['One.', 'Two.', 'Three.']);
  await expect(readPdfPages(DATA, { signal: going(), from: 2, maxPages: 2 })).resolves.toHaveLength(2);

  const getPage = open(['One.', 'Two.', 'Three.']);
  const reading = readPdfPages(DATA, { signal: going(), maxPages: 2 });
  await expect(reading).rejects.toMatchObject({ kind: 'tooManyPages' });
  expect(getPage).not.toHaveBeenCalled();
});

test('stops between two pages when it is cancelled, and closes the PDF', async () => {
  const leaving = new AbortController();
  const getPage = open(Array(200).fill('Text.'));
  const onProgress = (share: number) => share > 0.1 && leaving.abort(new Error('cancelled'));
  await expect(readPdfPages(DATA, { signal: leaving.signal, onProgress })).rejects.toThrow('cancelled');
  expect(getPage.mock.calls.length).toBeLessThan(30);
  expect(close).toHaveBeenCalledOnce();
});

test('is cancelled at once while the PDF is still opening', async () => {
  vi.mocked(openPdf).mockReturnValueOnce({ ready: new Promise(() => {}), close });
  const leaving = new AbortController();
  const reading = readPdfPages(DATA, { signal: leaving.signal });
  await vi.waitFor(() => expect(openPdf).toHaveBeenCalled());
  leaving.abort(new Error('cancelled'));
  await expect(reading).rejects.toThrow('cancelled');
  expect(close).toHaveBeenCalledOnce();
});
