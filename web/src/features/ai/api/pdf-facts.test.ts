import { beforeEach, expect, test, vi } from 'vitest';
import { openPdf } from '@/ui/pdf/pdfjs.ts';
import { readPdfFacts, toChapters } from './pdf-facts.ts';

vi.mock('@/ui/pdf/pdfjs.ts', () => ({ openPdf: vi.fn() }));

const close = vi.fn();
const going = () => new AbortController().signal;

interface Item {
  title: string;
  dest: unknown;
  items: Item[];
}
const item = (title: string, page: unknown, items: Item[] = []): Item => ({ title, dest: page, items });

/** Opens a PDF whose references to pages are objects with the page's index. */
function opens(pages: number, outline: Item[] | null) {
  const pdf = {
    numPages: pages,
    getOutline: async () => outline,
    getDestination: async (name: string) => (name === 'two' ? [{ index: 1 }] : null),
    getPageIndex: async ({ index }: { index: number }) => index,
  };
  vi.mocked(openPdf).mockReturnValue({ ready: Promise.resolve(pdf), close } as never);
}

beforeEach(() => {
  close.mockReset();
  vi.mocked(openPdf).mockReset();
});

test('reads the number of pages and the chapters of the outline, wherever these lead', async () => {
  opens(40, [
    item(' Cells ', [{ index: 0 }]),
    item('Membranes', 'two'),
    item('Nowhere', 'gone'),
    item('Osmosis', [19]),
    item('A website', null),
  ]);

  expect(await readPdfFacts('https://example.com/a.pdf', going())).toEqual({
    pages: 40,
    chapters: [
      { title: 'Cells', from: 1, to: 1 },
      { title: 'Membranes', from: 2, to: 19 },
      { title: 'Osmosis', from: 20, to: 40 },
    ],
  });
  expect(close).toHaveBeenCalledOnce();
});

test('skips the level that only names the book', async () => {
  opens(9, [item('Biology', [0], [item('One', [0]), item('Two', [4])])]);

  const { chapters } = await readPdfFacts('https://example.com/a.pdf', going());

  expect(chapters.map(({ title }) => title)).toEqual(['One', 'Two']);
});

test('a PDF without an outline has no chapters', async () => {
  opens(3, null);

  expect(await readPdfFacts('https://example.com/a.pdf', going())).toEqual({ pages: 3, chapters: [] });
});

test('closes a PDF that cannot be opened, and one whose reading is cancelled', async () => {
  const broken = Promise.reject(new Error('broken'));
  vi.mocked(openPdf).mockReturnValue({ ready: broken, close } as never);
  await expect(readPdfFacts('https://example.com/a.pdf', going())).rejects.toThrow('broken');

  vi.mocked(openPdf).mockReturnValue({ ready: new Promise(() => {}), close } as never);
  const leaving = new AbortController();
  const read = readPdfFacts('https://example.com/a.pdf', leaving.signal);
  await vi.waitFor(() => expect(openPdf).toHaveBeenCalledTimes(2));
  leaving.abort(new Error('left'));
  await expect(read).rejects.toThrow('left');

  expect(close).toHaveBeenCalledTimes(2);
});

test('chapters on the same page share it', () => {
  expect(
    toChapters(
      [
        { title: 'B', from: 5 },
        { title: '', from: 5 },
        { title: 'A', from: 1 },
      ],
      6,
    ),
  ).toEqual([
    { title: 'A', from: 1, to: 4 },
    { title: 'B', from: 5, to: 5 },
    { title: 'Page 5', from: 5, to: 6 },
  ]);
});
