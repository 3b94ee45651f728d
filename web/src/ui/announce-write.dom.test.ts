import { beforeEach, expect, test, vi } from 'vitest';
import { QUEUED_MESSAGE } from '@/lib/wait-for-write.ts';
import { announceWrite } from './announce-write.ts';
import { toast } from './toast.tsx';

vi.mock('./toast.tsx', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

const announced = (write: Promise<void>) =>
  announceWrite(write, 'Note saved', 'a note was refused', (error) => `Refused: ${(error as Error).message}`);

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('says that a write was saved once the server has accepted it', async () => {
  expect(await announced(Promise.resolve())).toBe('sent');
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Note saved');
});

test('leaves a rejection to the form that is still open', async () => {
  await expect(announced(Promise.reject(new Error('too long')))).rejects.toThrow('too long');
  expect(toast.success).not.toHaveBeenCalled();
  expect(toast.error).not.toHaveBeenCalled();
});

test('says that a write is queued, and later why it was refused', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let refuse = (_: Error) => {};
  const write = new Promise<void>((_, reject) => (refuse = reject));
  expect(await announced(write)).toBe('queued');
  expect(toast.success).toHaveBeenCalledExactlyOnceWith(QUEUED_MESSAGE);
  refuse(new Error('too long'));
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith('Refused: too long'));
  expect(console.warn).toHaveBeenCalledOnce();
});
