import { AI_FILE_ERRORS } from '@akada/domain/ai/messages';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, expect, test, vi } from 'vitest';
import { readPageText } from './page-text.ts';

afterEach(() => vi.restoreAllMocks());

/** A PDF with these texts, and what happens when a page is read. */
function pdfWith(texts: readonly string[], onRead = () => {}) {
  const getPage = vi.fn(async (page: number) => {
    onRead();
    const items = (texts[page - 1] ?? '').split('\n').map((str) => ({ str, hasEOL: true }));
    return { getTextContent: async () => ({ items }), cleanup: () => true };
  });
  return { pdf: { getPage } as unknown as PDFDocumentProxy, getPage };
}

test('reads the pages of the range in lines, each after its mark', async () => {
  const { pdf, getPage } = pdfWith(['One', 'Two\nlines', '', 'Four']);

  expect(await readPageText(pdf, { from: 2, to: 4 }, 100)).toBe(
    '[p. 2]\nTwo\nlines\n\n[p. 3]\n\n\n[p. 4]\nFour',
  );
  expect(getPage.mock.calls).toEqual([[2], [3], [4]]);
});

test('accepts a text up to the limit, and reads no further page of one that is longer', async () => {
  const { pdf, getPage } = pdfWith(['12345', '67890', 'more']);

  expect(await readPageText(pdf, { from: 1, to: 2 }, 10)).toContain('67890');
  getPage.mockClear();
  await expect(readPageText(pdf, { from: 1, to: 3 }, 9)).rejects.toMatchObject({
    message: AI_FILE_ERRORS.tooLong,
  });
  expect(getPage).toHaveBeenCalledTimes(2);
});

test('stops reading after 20 seconds', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { pdf, getPage } = pdfWith(['1', '2', '3', '4'], () => {
    now += 10_001;
  });

  await expect(readPageText(pdf, { from: 1, to: 4 }, 100)).rejects.toMatchObject({
    message: AI_FILE_ERRORS.tooLong,
  });
  expect(getPage).toHaveBeenCalledTimes(2);
});
