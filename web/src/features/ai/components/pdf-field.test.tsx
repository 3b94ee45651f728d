import type { AiFile } from '@akada/domain/ai/schemas';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { uploadPdf } from '../api/upload-pdf.ts';
import { PdfField } from './pdf-field.tsx';

vi.mock('../api/upload-pdf.ts', () => ({ uploadPdf: vi.fn() }));
vi.mock('../lab-parts.ts', () => ({ useLabParts: () => ({ PdfPicker: () => null }) }));

async function uploading() {
  let finish = () => {};
  const upload = new Promise<AiFile>((resolve) => {
    finish = () => resolve({ from: 'upload', name: 'n' });
  });
  vi.mocked(uploadPdf).mockReset().mockReturnValue(upload);
  const onChange = vi.fn();
  const onBusy = vi.fn();
  const { unmount } = render(
    <PdfField uid="u" file={null} usesLeft={1} onChange={onChange} onBusy={onBusy} />,
  );
  const pdf = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('PDF to read'), pdf);
  await vi.waitFor(() => expect(uploadPdf).toHaveBeenCalled());
  return { finish, onChange, onBusy, unmount, signal: vi.mocked(uploadPdf).mock.lastCall?.[2].signal };
}

test('calls onBusy when an upload starts and when it ends', async () => {
  const { finish, onBusy, onChange } = await uploading();
  expect(onBusy.mock.calls).toEqual([[true]]);
  await act(async () => finish());
  expect(onBusy.mock.calls).toEqual([[true], [false]]);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ chosen: { from: 'upload', name: 'n' }, name: 'a.pdf' });
});

test('cancels the upload on unmount and chooses nothing', async () => {
  const { finish, onBusy, onChange, signal, unmount } = await uploading();
  unmount();
  expect(signal?.aborted).toBe(true);
  await act(async () => finish());
  expect(onChange).not.toHaveBeenCalled();
  expect(onBusy).toHaveBeenLastCalledWith(false);
});

test('uploads nothing when no AI uses are left, and says why', async () => {
  vi.mocked(uploadPdf).mockReset();
  render(<PdfField uid="u" file={null} usesLeft={0} onChange={vi.fn()} />);
  await userEvent.upload(screen.getByLabelText('PDF to read'), new File(['%PDF-1.7'], 'a.pdf'));
  expect(screen.getByText(/no AI uses left today/)).toBeTruthy();
  expect(uploadPdf).not.toHaveBeenCalled();
});
