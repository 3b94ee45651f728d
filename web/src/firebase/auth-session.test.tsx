import { act, renderHook } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider, useAuth, useStudent } from './auth-session.tsx';
import { cacheOwner, claimCache, clearDeviceData, WIPE_LOCK } from './cache-owner.ts';

type Listener = (user: Partial<User> | null) => void;
const service = vi.hoisted(() => ({ tell: (() => {}) as Listener }));
const wipeCache = vi.hoisted(() => vi.fn<() => Promise<void>>());
const closeFirestore = vi.hoisted(() => vi.fn());
const hasUnsentWrites = vi.hoisted(() => vi.fn(async () => false));
const reload = vi.hoisted(() => vi.fn<() => Promise<void>>());
const auth = vi.hoisted(() => ({ currentUser: null as unknown }));

vi.mock('./auth.ts', () => ({ auth }));
vi.mock('./firestore.ts', () => ({ wipeCache, closeFirestore, hasUnsentWrites }));
vi.mock('./live.ts', () => ({ clearSnapshots: () => {} }));
vi.mock('firebase/auth', () => ({
  reload,
  onIdTokenChanged: (_: unknown, listener: Listener) => {
    service.tell = listener;
    return () => {};
  },
}));

function userNamed(uid: string, claims: object = { email_verified: true }) {
  const getIdToken = vi.fn(async () => 'a new token');
  return {
    uid,
    displayName: 'Ada',
    email: `${uid}@akada.test`,
    emailVerified: true,
    getIdTokenResult: async () => ({ claims }) as never,
    getIdToken,
  };
}

const signedIn = (uid: string) => ({ status: 'signed-in', uid });

describe('the auth session', () => {
  beforeEach(async () => {
    await clearDeviceData();
    closeFirestore.mockReset();
    wipeCache.mockReset().mockImplementation(async () => clearDeviceData());
  });

  it('is loading at first, and then follows the auth service', async () => {
    const { result } = renderHook(useAuth, { wrapper: AuthProvider });
    expect(result.current).toEqual({ status: 'loading' });
    await act(async () => service.tell(userNamed('ada')));
    expect(result.current).toEqual(signedIn('ada'));
    await act(async () => service.tell(null));
    expect(result.current).toEqual({ status: 'signed-out' });
    expect(wipeCache).not.toHaveBeenCalled();
  });

  it('asks the server about the session with which the app began, once and after the page', async () => {
    vi.useFakeTimers();
    reload.mockReset().mockRejectedValue(new Error('no network'));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const user = userNamed('ada');
    auth.currentUser = user;
    const { result } = renderHook(useAuth, { wrapper: AuthProvider });
    await act(async () => service.tell(user));
    await act(async () => service.tell(user));
    expect(result.current).toEqual(signedIn('ada'));
    expect(reload).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(reload).toHaveBeenCalledExactlyOnceWith(user);
    expect(result.current).toEqual(signedIn('ada'));
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
    vi.useRealTimers();
  });

  it('asks the server about the session only after the writes that are being sent', async () => {
    vi.useFakeTimers();
    reload.mockReset().mockResolvedValue();
    let sent = () => {};
    hasUnsentWrites.mockReturnValueOnce(
      new Promise((resolve) => {
        sent = () => resolve(false);
      }),
    );
    const user = userNamed('ada');
    auth.currentUser = user;
    renderHook(useAuth, { wrapper: AuthProvider });
    await act(async () => service.tell(user));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(reload).not.toHaveBeenCalled();
    await act(async () => sent());
    expect(reload).toHaveBeenCalledExactlyOnceWith(user);
    vi.useRealTimers();
  });

  it('counts an address that was never confirmed as signed out', async () => {
    const { result } = renderHook(useAuth, { wrapper: AuthProvider });
    await act(async () => service.tell({ ...userNamed('ada'), emailVerified: false }));
    expect(result.current).toEqual({ status: 'signed-out' });
  });

  it('requests a new token when the old one was issued before the address was confirmed', async () => {
    renderHook(useAuth, { wrapper: AuthProvider });
    const [stale, fresh] = [userNamed('ada', {}), userNamed('ada')];
    await act(async () => service.tell(stale));
    await act(async () => service.tell(fresh));
    expect(stale.getIdToken).toHaveBeenCalledExactlyOnceWith(true);
    expect(fresh.getIdToken).not.toHaveBeenCalled();
  });

  it('ends at once and wipes the cache when the student signs out', async () => {
    const { result } = renderHook(useAuth, { wrapper: AuthProvider });
    await act(async () => service.tell(userNamed('ada')));
    claimCache('ada');
    wipeCache.mockImplementation(async () => {
      expect(result.current).toEqual({ status: 'signed-out' });
      await clearDeviceData();
    });
    await act(async () => service.tell(null));
    expect(wipeCache).toHaveBeenCalledOnce();
    expect(cacheOwner()).toBeNull();
  });

  it("begins for the next student only after the last student's data is wiped", async () => {
    const { result } = renderHook(useAuth, { wrapper: AuthProvider });
    await act(async () => service.tell(userNamed('ada')));
    claimCache('ada');
    let wiped = () => {};
    wipeCache.mockImplementation(
      () =>
        new Promise((resolve) => {
          wiped = () => resolve(clearDeviceData());
        }),
    );
    // A tab that was asleep sees the change this way, without a sign-out in between.
    await act(async () => service.tell(userNamed('bola')));
    await vi.waitFor(() => expect(wipeCache).toHaveBeenCalledOnce());
    expect(result.current).toEqual({ status: 'loading' });
    await act(async () => wiped());
    expect(result.current).toEqual(signedIn('bola'));
  });

  it("closes the student's listeners when another tab has already wiped the cache", async () => {
    renderHook(useAuth, { wrapper: AuthProvider });
    await act(async () => service.tell(userNamed('ada')));
    await clearDeviceData();
    await act(async () => service.tell(null));
    await vi.waitFor(() => expect(closeFirestore).toHaveBeenCalledOnce());
    expect(wipeCache).not.toHaveBeenCalled();
  });

  it('leaves the cache to the next student when another tab has wiped it and signed them in', async () => {
    renderHook(useAuth, { wrapper: AuthProvider });
    await act(async () => service.tell(userNamed('ada')));
    claimCache('bola');
    await act(async () => service.tell(null));
    await vi.waitFor(() => expect(closeFirestore).toHaveBeenCalledOnce());
    expect(wipeCache).not.toHaveBeenCalled();
    expect(cacheOwner()).toBe('bola');
  });

  it('wipes nothing once the tab that was wiping has finished', async () => {
    const request = vi.fn(async (_name: string, work: () => Promise<void>) => {
      await clearDeviceData();
      return work();
    });
    vi.stubGlobal('navigator', { locks: { request } });
    renderHook(useAuth, { wrapper: AuthProvider });
    await act(async () => service.tell(userNamed('ada')));
    claimCache('ada');
    await act(async () => service.tell(null));
    await vi.waitFor(() => expect(closeFirestore).toHaveBeenCalledOnce());
    expect(request).toHaveBeenCalledExactlyOnceWith(WIPE_LOCK, expect.any(Function));
    expect(wipeCache).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('wipes the data of a session that ended while the app was closed', async () => {
    claimCache('ada');
    const { result } = renderHook(useAuth, { wrapper: AuthProvider });
    await act(async () => service.tell(null));
    await vi.waitFor(() => expect(wipeCache).toHaveBeenCalledOnce());
    expect(result.current).toEqual({ status: 'signed-out' });
  });

  it('throws outside its provider, and without a student', () => {
    expect(() => renderHook(useAuth)).toThrow('useAuth must be used within an AuthProvider');
    expect(() => renderHook(useStudent, { wrapper: AuthProvider })).toThrow('User not authenticated');
    vi.mocked(console.error).mockClear();
  });
});
