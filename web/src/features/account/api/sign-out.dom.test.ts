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

const QUESTION = 'Your essay is not finished. Sign out anyway?';
const confirmed = vi.fn();

beforeEach(() => {
  vi.stubGlobal('confirm', confirmed.mockReset());
  firebaseSignOut.mockReset();
  hasUnsentWrites.mockReset().mockResolvedValue(false);
});

describe('signing out', () => {
  it('asks nothing when nothing would be lost', async () => {
    const takeBack = addSignOutWarning(() => null);
    expect(await signOut()).toBe(true);
    expect(confirmed).not.toHaveBeenCalled();
    expect(firebaseSignOut).toHaveBeenCalledOnce();
    takeBack();
  });

  it('asks about changes that the server has not confirmed', async () => {
    hasUnsentWrites.mockResolvedValue(true);
    confirmed.mockReturnValue(false);
    expect(await signOut()).toBe(false);
    expect(confirmed).toHaveBeenCalledExactlyOnceWith(UNSENT_CHANGES_WARNING);
    expect(firebaseSignOut).not.toHaveBeenCalled();
  });

  it('asks the question of a registered warning until the warning is removed', async () => {
    const takeBack = addSignOutWarning(() => QUESTION);
    confirmed.mockReturnValue(true);
    expect(await signOut()).toBe(true);
    expect(confirmed).toHaveBeenCalledExactlyOnceWith(QUESTION);
    takeBack();
    await signOut();
    expect(confirmed).toHaveBeenCalledOnce();
  });
});
