import { AI_FILE_ERRORS } from '@akada/domain/ai/messages';
import { DEVICE_SOURCE_LIMITS } from '@akada/domain/ai/plan-limits';
import { beforeEach, expect, test, vi } from 'vitest';
import { openFile } from './api/readable-file.ts';
import { readPdfPages } from './device/read-pdf-pages.ts';
import { readFilePages } from './read-file-pages.ts';

vi.mock('./api/readable-file.ts', () => ({ openFile: vi.fn() }));
vi.mock('./device/read-pdf-pages.ts', () => ({ readPdfPages: vi.fn() }));

const CELLS = { from: 'vault', file_id: 'cells' } as const;
const going = () => new AbortController().signal;

beforeEach(() => {
  vi.mocked(openFile).mockReset();
  vi.mocked(readPdfPages).mockReset();
});

test('reads the chosen pages of a PDF at its address', async () => {
  vi.mocked(openFile).mockResolvedValue({ kind: 'pdf', pdf: 'https://example.com/a.pdf' });
  vi.mocked(readPdfPages).mockResolvedValue([{ number: 2, text: 'Water moves.' }]);
  const signal = going();

  const pages = await readFilePages('ada', CELLS, { from: 2, to: 2 }, signal);

  expect(pages).toEqual([{ number: 2, text: 'Water moves.' }]);
  expect(openFile).toHaveBeenCalledExactlyOnceWith('ada', CELLS);
  expect(readPdfPages).toHaveBeenCalledExactlyOnceWith(
    { url: 'https://example.com/a.pdf' },
    { signal, from: 2, to: 2, maxPages: DEVICE_SOURCE_LIMITS.pages },
  );
});

test('reads the bytes of a PDF that is on this device', async () => {
  const pdf = Object.assign(new Blob(), { arrayBuffer: async () => new Uint8Array([7]).buffer });
  vi.mocked(openFile).mockResolvedValue({ kind: 'pdf', pdf });
  vi.mocked(readPdfPages).mockResolvedValue([]);

  await readFilePages('ada', CELLS, undefined, going());

  expect(vi.mocked(readPdfPages).mock.lastCall?.[0]).toEqual({ data: new Uint8Array([7]) });
});

test('returns a note as one page without a number', async () => {
  vi.mocked(openFile).mockResolvedValue({ kind: 'note', text: '# Osmosis', name: 'Osmosis' });

  expect(await readFilePages('ada', CELLS, { from: 2, to: 3 }, going())).toEqual([{ text: '# Osmosis' }]);
  expect(readPdfPages).not.toHaveBeenCalled();
});

test('accepts 100 KB of text in all pages together, and no more', async () => {
  vi.mocked(openFile).mockResolvedValue({ kind: 'pdf', pdf: 'https://example.com/a.pdf' });
  const half = DEVICE_SOURCE_LIMITS.bytes / 2;
  const read = (second: number) => {
    vi.mocked(readPdfPages).mockResolvedValue([{ text: 'x'.repeat(half) }, { text: 'x'.repeat(second) }]);
    return readFilePages('ada', CELLS, undefined, going());
  };

  expect(await read(half)).toHaveLength(2);
  await expect(read(half + 1)).rejects.toThrow(AI_FILE_ERRORS.tooLong);
});
