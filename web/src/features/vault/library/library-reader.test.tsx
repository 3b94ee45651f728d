import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLibraryFile } from '../api/library.ts';
import { LibraryReader } from './library-reader.tsx';

vi.mock('../api/library.ts', () => ({ useLibraryFile: vi.fn() }));
vi.mock('../api/use-vault.ts', () => ({ useVaultItem: vi.fn() }));
vi.mock('./use-offline-files.ts', () => ({ useOfflineFile: () => null }));
vi.mock('../viewer/file-content.tsx', () => ({ PdfContent: () => null }));
vi.mock('../viewer/pdf-reader.tsx', () => ({ PdfReader: () => null }));

test.each([
  [false, "This file isn't one of your offline files."],
  [true, "This file isn't on this device."],
])('a file that is not found, unconfirmed %s, says so', (unconfirmed, text) => {
  vi.mocked(useLibraryFile).mockReturnValue({ status: 'ready', data: null, unconfirmed, isFresh: false });
  render(<LibraryReader uid="u" fileId="f" canKeepOffline onClose={() => {}} />);
  expect(screen.getByText(text)).toBeTruthy();
});
