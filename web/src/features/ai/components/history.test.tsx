import type { AiFile } from '@akada/domain/ai/file-schemas';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAllDeletions } from '@/lib/deferred-deletions.ts';

const lists = vi.hoisted(() => ({ byAi: {}, byDevice: {} }));
const deleteResult = vi.hoisted(() => vi.fn(async () => {}));
const deleteDeviceResult = vi.hoisted(() => vi.fn(async () => {}));
const useDeviceResults = vi.hoisted(() => vi.fn());
vi.mock('../api/use-ai.ts', () => ({ deleteResult, useAiResults: () => lists.byAi }));
vi.mock('../api/device-results.ts', () => ({ deleteDeviceResult, useDeviceResults }));
const toast = vi.hoisted(() => ({ undo: vi.fn((_: string, _undo: () => void) => () => {}) }));
vi.mock('@/ui/toast.tsx', () => ({ toast }));
vi.mock('./result-view.tsx', () => ({
  ResultView: ({ result, pdf }: { result: string; pdf: string | Record<string, string> | null }) =>
    `${result} ${typeof pdf === 'object' && pdf ? Object.values(pdf).join(' ') : pdf}`,
}));

import { History } from './history.tsx';

const MINUTE = 60_000;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE);
const base = { input: '', result: 'text', tool: 'essay' };
const byAi = (title: string, minutes: number) => ({
  ...base,
  ...{ id: title, title, created_at: minutesAgo(minutes), file_url: 'gs://file', prompt_version: 'essay-1' },
});
const onDevice = (title: string, minutes: number, file?: AiFile) => ({
  ...base,
  ...{ id: title, title, created_at: minutesAgo(minutes), source: 'device', ...(file && { file }) },
});
const list = (all: object[], canRead = false) => ({
  ...{ live: { status: 'ready' }, all, canRead, busy: false, readMore: vi.fn(async () => {}) },
});
const titles = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const open = (tool: 'essay' | 'paraphraser' = 'essay') => render(<History uid="ada" tool={tool} />);

beforeEach(() => {
  vi.clearAllMocks();
  lists.byAi = list([byAi('Inflation', 10), byAi('Erosion', 90)]);
  lists.byDevice = list([onDevice('Osmosis', 30)]);
  useDeviceResults.mockImplementation(() => lists.byDevice);
});

describe('the history of a tool', () => {
  it('lists results of AI and of the device by time, and says which made each', () => {
    open();

    expect(titles()).toEqual([
      'InflationMade by AI · 10 minutes ago',
      'OsmosisMade on your device · 30 minutes ago',
      'ErosionMade by AI · 1 hour ago',
    ]);
  });

  it('holds back a device result that is older than the last AI result read, until the next page', async () => {
    const results = list([byAi('Inflation', 10)], true);
    lists.byAi = results;
    open();

    expect(titles()).toEqual(['InflationMade by AI · 10 minutes ago']);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(results.readMore).toHaveBeenCalledOnce();
  });

  it.each([
    ['AI', 'Inflation', deleteResult, deleteDeviceResult],
    ['the device', 'Osmosis', deleteDeviceResult, deleteResult],
  ])('deletes a result of %s unless that is undone', async (_, title, called, other) => {
    open();
    const remove = () => userEvent.click(screen.getByRole('button', { name: `Delete ${title}` }));
    await remove();
    expect(titles()).toHaveLength(2);
    act(() => toast.undo.mock.lastCall?.[1]());
    expect(titles()).toHaveLength(3);
    await remove();
    expect(called).not.toHaveBeenCalled();
    await act(() => makeAllDeletions());

    expect(called).toHaveBeenCalledExactlyOnceWith('ada', title);
    expect(other).not.toHaveBeenCalled();
  });

  it.each([
    ['AI', byAi('Cells', 5), 'text gs://file'],
    ['the device from a vault PDF', onDevice('Cells', 5, { from: 'vault', file_id: 'a' }), 'text vault a'],
    [
      'the device from a note, which has no pages',
      onDevice('Cells', 5, { from: 'note', note_id: 'a' }),
      'text null',
    ],
    ['the device in an earlier release', onDevice('Cells', 5), 'text null'],
  ])('opens a result of %s with the PDF that it cites', async (_, result, shown) => {
    lists.byDevice = list([result]);
    open();
    await userEvent.click(screen.getByRole('button', { name: /^Cells/ }));

    expect(within(screen.getByRole('dialog', { name: 'Cells' })).getByText(shown)).toBeDefined();
  });

  it('waits for both lists, so that no row moves when the second one arrives', () => {
    lists.byDevice = { ...list([]), live: { status: 'loading' } };
    const { container } = open();

    expect(container.textContent).toBe('');
  });

  it('shows an error if the results of the device could not be loaded, and loads them again', async () => {
    const retry = vi.fn();
    lists.byDevice = { ...list([]), live: { status: 'error', error: new Error('no'), retry } };
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(retry).toHaveBeenCalledOnce();
  });

  it('reads no results of the device for the paraphraser, which has none', () => {
    open('paraphraser');

    expect(useDeviceResults).not.toHaveBeenCalled();
    expect(titles()).toHaveLength(2);
  });
});
