import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isDeletingAccount } from '@/firebase/deleting-account.ts';
import { deleteAccount, Unanswered } from './delete-account.ts';

const { call, signOut, signInAgain, reload } = vi.hoisted(() => ({
  call: vi.fn(),
  signOut: vi.fn(),
  signInAgain: vi.fn(),
  reload: vi.fn(),
}));
vi.mock('firebase/auth', () => ({ signOut }));
vi.mock('@/firebase/auth.ts', () => ({ auth: {} }));
vi.mock('@/firebase/functions.ts', () => ({ call }));
vi.mock('./password.ts', () => ({ signInAgain }));

const failure = (code: string) => Object.assign(new Error(code), { code });
const LOST = failure('functions/internal');

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  call.mockReset().mockResolvedValue({});
  reload.mockReset().mockResolvedValue(undefined);
  signOut.mockReset();
  signInAgain.mockReset().mockResolvedValue({ uid: 'ada', reload });
});

describe('deleting an account', () => {
  it('checks the password, requests the deletion, and then signs out', async () => {
    expect(await deleteAccount('secret')).toBe('deleted');
    expect(signInAgain).toHaveBeenCalledExactlyOnceWith('secret');
    expect(call.mock.calls[0]?.slice(0, 2)).toEqual(['deleteAccount', { confirmation: 'DELETE' }]);
    expect(signOut).toHaveBeenCalledOnce();
    expect(isDeletingAccount('ada')).toBe(true);
  });

  it('requests nothing if the password is wrong', async () => {
    signInAgain.mockRejectedValue(failure('auth/wrong-password'));
    await expect(deleteAccount('wrong')).rejects.toThrow('auth/wrong-password');
    expect(call).not.toHaveBeenCalled();
    expect(signOut).not.toHaveBeenCalled();
  });

  it('leaves the student signed in if it failed and the account is still open', async () => {
    call.mockRejectedValue(LOST);
    await expect(deleteAccount('secret')).rejects.toBe(LOST);
    expect(signOut).not.toHaveBeenCalled();
    expect(isDeletingAccount('ada')).toBe(false);
  });

  it('reports an unknown outcome if the server cannot be reached', async () => {
    call.mockRejectedValue(LOST);
    reload.mockRejectedValue(failure('auth/network-request-failed'));
    await expect(deleteAccount('secret')).rejects.toThrow(Unanswered);
    expect(signOut).not.toHaveBeenCalled();
    expect(isDeletingAccount('ada')).toBe(true);
  });

  it.each([
    ['auth/user-disabled', 'begun'],
    ['auth/user-token-expired', 'deleted'],
  ])('succeeds if only the answer was lost (%s means %s)', async (code, outcome) => {
    call.mockRejectedValue(LOST);
    reload.mockRejectedValue(failure(code));
    expect(await deleteAccount('secret')).toBe(outcome);
    expect(signOut).toHaveBeenCalledOnce();
  });
});
