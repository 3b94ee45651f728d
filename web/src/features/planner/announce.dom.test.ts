import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '@/ui/toast.tsx';
import { announce, announceFailure } from './announce.ts';

const isSignedOut = vi.hoisted(() => vi.fn(() => false));
vi.mock('@/firebase/live.ts', () => ({ resubscribeAll: () => {} }));
vi.mock('@/firebase/is-signed-out.ts', () => ({ isSignedOut }));

const refused = Object.assign(new Error('Missing or insufficient permissions.'), {
  code: 'permission-denied',
});

describe('the toast after a write', () => {
  beforeEach(() => {
    vi.spyOn(toast, 'success').mockImplementation(() => {});
    vi.spyOn(toast, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });

  it.each([
    ['create', 'Task created successfully!'],
    ['update', 'Task updated successfully!'],
    ['delete', 'Task deleted successfully!'],
  ] as const)('after %s is the fixed text, once the server has answered', async (verb, message) => {
    let resolve = () => {};
    const promise = new Promise<void>((settle) => {
      resolve = settle;
    });
    announce(verb, promise);
    expect(toast.success).not.toHaveBeenCalled();
    resolve();
    await promise;
    expect(toast.success).toHaveBeenCalledExactlyOnceWith(message);
  });

  it('says that the write failed when the server rejects it', async () => {
    announceFailure(Promise.reject(refused));
    await vi.waitFor(() =>
      expect(toast.error).toHaveBeenCalledExactlyOnceWith(
        'Failed to update task: the server rejected it, so the change was undone',
      ),
    );
    expect(console.warn).toHaveBeenCalledWith('could not update', refused);
  });

  it('says that creating a task needs a session if it ended while the page was open', async () => {
    isSignedOut.mockReturnValueOnce(true);
    announce('create', Promise.reject(refused));
    await vi.waitFor(() =>
      expect(toast.error).toHaveBeenCalledExactlyOnceWith('You must be logged in to create tasks'),
    );
  });

  it.each([
    [
      Object.assign(new Error('No document to update: projects/p/x'), { code: 'not-found' }),
      'it was deleted on another device',
    ],
    [new Error('INTERNAL ASSERTION FAILED'), 'something went wrong, please try again'],
  ])('never shows the text of the library (%s)', async (error, reason) => {
    announce('delete', Promise.reject(error));
    await vi.waitFor(() =>
      expect(toast.error).toHaveBeenCalledExactlyOnceWith(`Failed to delete task: ${reason}`),
    );
  });

  it('says offline that the write is queued', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    announce('create', new Promise(() => {}));
    expect(toast.success).toHaveBeenCalledExactlyOnceWith(
      "Saved on this device. We'll send it when you're back online.",
    );
  });
});
