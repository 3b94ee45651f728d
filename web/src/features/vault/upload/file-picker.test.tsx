import { MAX_BYTES } from '@akada/domain/files/file-limits';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const useVaultFiles = vi.hoisted(() => vi.fn());
vi.mock('../api/use-vault-files.ts', () => ({ useVaultFiles }));

import { FilePicker } from './file-picker.tsx';

const pdf = (filename: string, size: number) => ({ id: filename, filename, type: 'pdf', size });
const searches = () => [...new Set(useVaultFiles.mock.calls.map(([{ search }]) => search))];

describe('FilePicker', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    const files = [pdf('largest', MAX_BYTES.aiPdf), pdf('too large', MAX_BYTES.aiPdf + 1)];
    useVaultFiles.mockReset().mockReturnValue({ files, status: 'success', hasNextPage: false });
    render(<FilePicker onPick={() => {}} onClose={() => {}} />);
  });
  afterEach(() => vi.useRealTimers());

  it('offers only PDFs small enough for the AI tools', () => {
    expect(screen.queryByText('largest')).not.toBeNull();
    expect(screen.queryByText('too large')).toBeNull();
  });

  it('lists shared notes instead when the student chooses them', () => {
    expect(useVaultFiles.mock.lastCall?.[0]).toMatchObject({ type: 'pdf' });
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'note' } });
    expect(useVaultFiles.mock.lastCall?.[0]).toMatchObject({ type: 'note' });
  });

  it('searches once typing pauses, not at each letter', () => {
    for (const value of ['c', 'ce', 'cell']) {
      fireEvent.change(screen.getByLabelText('Search'), { target: { value } });
      act(() => void vi.advanceTimersByTime(200));
    }
    expect(searches()).toEqual(['']);
    act(() => void vi.advanceTimersByTime(150));
    expect(searches()).toEqual(['', 'cell']);
  });
});
