import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addSignOutWarning, UNSENT_CHANGES_WARNING } from '@/firebase/sign-out-warning.ts';
import { signOut } from './sign-out.ts';

const { firebaseSignOut, hasUnsentWrites } = vi.hoisted(() => ({
  firebaseSignOut: vi.fn(),
  hasUnsentWrites: vi.fn(),
}));
vi.mock('firebase/auth', () => ({ signOut: firebaseSignOut }));
vi.mock('@/firebase/auth.ts', () => ({ auth: {} }));
vi.mock('@/firebase/firestore.ts', () => ({ hasUnsentWrites }));

const WARNING = 'Your essay is not finished.';

beforeEach(() => {
  firebaseSignOut.mockReset();
  hasUnsentWrites.mockReset().mockResolvedValue(false);
});

describe('signing out', () => {
  it('warns of nothing when nothing would be lost', async () => {
    const takeBack = addSignOutWarning(() => null);
    expect(await signOut()).toBeNull();
    expect(firebaseSignOut).toHaveBeenCalledOnce();
    takeBack();
  });

  it('does not sign out before the student was warned of changes that the server has not confirmed', async () => {
    hasUnsentWrites.mockResolvedValue(true);
    expect(await signOut()).toBe(UNSENT_CHANGES_WARNING);
    expect(firebaseSignOut).not.toHaveBeenCalled();
    expect(await signOut({ losingWork: true })).toBeNull();
    expect(firebaseSignOut).toHaveBeenCalledOnce();
  });

  it('gives a registered warning until it is removed', async () => {
    const takeBack = addSignOutWarning(() => WARNING);
    expect(await signOut()).toBe(WARNING);
    expect(firebaseSignOut).not.toHaveBeenCalled();
    takeBack();
    expect(await signOut()).toBeNull();
    expect(firebaseSignOut).toHaveBeenCalledOnce();
  });
});
