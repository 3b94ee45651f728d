import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('@/ui/toast.tsx', () => ({ toast }));

import { copyLink, shareLink } from './share-link.ts';

const FILE = { id: 'abc', filename: 'Cells.pdf' };
const LINK = `${location.origin}/dashboard/vault?file=abc`;
const writeText = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  writeText.mockReset().mockResolvedValue(undefined);
  toast.success.mockReset();
  toast.error.mockReset();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => vi.unstubAllGlobals());

function withSheet(share: () => Promise<void>) {
  const sheet = vi.fn(share);
  vi.stubGlobal('navigator', { clipboard: { writeText }, share: sheet });
  return sheet;
}

it("passes the file's name and a link to the share sheet", async () => {
  const share = withSheet(async () => {});
  await shareLink(FILE);
  expect(share).toHaveBeenCalledWith({ title: 'Cells.pdf', url: LINK });
  expect(writeText).not.toHaveBeenCalled();
});

it('copies the link where there is no share sheet', async () => {
  await shareLink(FILE);
  expect(writeText).toHaveBeenCalledWith(LINK);
  expect(toast.success).toHaveBeenCalledWith('Link copied');
});

it('does nothing else when the student closes the share sheet', async () => {
  withSheet(() => Promise.reject(new DOMException('', 'AbortError')));
  await shareLink(FILE);
  expect(writeText).not.toHaveBeenCalled();
});

it('copies the link when the share sheet fails', async () => {
  withSheet(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  await shareLink(FILE);
  expect(writeText).toHaveBeenCalledWith(LINK);
});

it('shows the link when copying fails', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  await copyLink(FILE);
  expect(toast.error).toHaveBeenCalledWith(expect.stringContaining(LINK));
});
