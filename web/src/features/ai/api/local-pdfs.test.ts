import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addLocalPdf, forgetUpload, localPdf, needsUpload, uploadLocalPdf } from './local-pdfs.ts';
import { uploadPdf } from './upload-pdf.ts';

vi.mock('./upload-pdf.ts', () => ({ uploadPdf: vi.fn() }));

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(uploadPdf).mockReset();
});

const pdf = () => new File(['%PDF-1.7'], 'Cells & tissues.pdf', { type: 'application/pdf' });
const options = { onProgress: () => {}, signal: new AbortController().signal };

test('a chosen PDF is on this device under the name that its upload will have', () => {
  const file = pdf();
  const chosen = addLocalPdf(file);

  expect(chosen.name).toMatch(/^1772366400000_[A-Za-z0-9._-]+\.pdf$/);
  expect(localPdf(chosen.name)).toBe(file);
  expect(localPdf('another.pdf')).toBeNull();
});

test('a PDF is uploaded once, and again after the server has deleted it', async () => {
  const chosen = addLocalPdf(pdf());
  expect(needsUpload(chosen)).toBe(true);

  await uploadLocalPdf('ada', chosen, options);
  await uploadLocalPdf('ada', chosen, options);
  expect(uploadPdf).toHaveBeenCalledOnce();
  expect(needsUpload(chosen)).toBe(false);

  forgetUpload(chosen);
  expect(needsUpload(chosen)).toBe(true);
  await uploadLocalPdf('ada', chosen, options);

  vi.setSystemTime(new Date('2026-03-02T11:30:00Z'));
  expect(needsUpload(chosen)).toBe(true);
  await uploadLocalPdf('ada', chosen, options);
  expect(uploadPdf).toHaveBeenCalledTimes(3);
});

test('a failed upload is tried again by the next run', async () => {
  const chosen = addLocalPdf(pdf());
  vi.mocked(uploadPdf).mockRejectedValueOnce(new Error('no network'));

  await expect(uploadLocalPdf('ada', chosen, options)).rejects.toThrow('no network');

  expect(needsUpload(chosen)).toBe(true);
});

test('other files need no upload', () => {
  expect(needsUpload({ from: 'vault', file_id: 'cells' })).toBe(false);
  expect(needsUpload({ from: 'upload', name: '1772366400000_gone.pdf' })).toBe(false);
});
