import { act, renderHook } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider, useAuth, useStudent } from './auth-session.tsx';
import { cacheOwner, claimCache, clearDeviceData } from './cache-owner.ts';

type Listener = (user: Partial<User> | null) => void;
const service = vi.hoisted(() => ({ tell: (() => {}) as Listener }));
const wipeCache = vi.hoisted(() => vi.fn<() => Promise<void>>());
const closeFirestore = vi.hoisted(() => vi.fn());

vi.mock('./auth.ts', () => ({ auth: {} }));
vi.mock('./firestore.ts', () => ({ wipeCache, closeFirestore }));
vi.mock('./live.ts', () => ({ clearSnapshots: () => {} }));
vi.mock('firebase/auth', () => ({
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

  it('is loading first, then what the service says', async () => {
    const { result } = renderHook(useAuth, { wrapper: AuthProvider });
    expect(result.current).toEqual({ status: 'loading' });
    await act(async () => service.tell(userNamed('ada')));
    expect(result.current).toEqual(signedIn('ada'));
    await act(async () => service.tell(null));
    expect(result.current).toEqual({ status: 'signed-out' });
    expect(wipeCache).not.toHaveBeenCalled();
  });

  it('counts an address that was never confirmed as signed out', async () => {
    const { result } = renderHook(useAuth, { wrapper: AuthProvider });
    await act(async () => service.tell({ ...userNamed('ada'), emailVerified: false }));
    expect(result.current).toEqual({ status: 'signed-out' });
  });

  it('asks for a new token when the old one does not know yet that the address is confirmed', async () => {
    renderHook(useAuth, { wrapper: AuthProvider });
    const [stale, fresh] = [userNamed('ada', {}), userNamed('ada')];
    await act(async () => service.tell(stale));
    await act(async () => service.tell(fresh));
    expect(stale.getIdToken).toHaveBeenCalledExactlyOnceWith(true);
    expect(fresh.getIdToken).not.toHaveBeenCalled();
  });

  it('takes the screens down at once and wipes the cache when its student signs out', async () => {
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

  it('lets nobody else in before the device holds nothing of the last student', async () => {
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
    // As it comes in a tab that slept while another one changed students.
    await act(async () => service.tell(userNamed('bola')));
    await vi.waitFor(() => expect(wipeCache).toHaveBeenCalledOnce());
    expect(result.current).toEqual({ status: 'loading' });
    await act(async () => wiped());
    expect(result.current).toEqual(signedIn('bola'));
  });

  it('closes what its student listened to when another tab has wiped the cache first', async () => {
    renderHook(useAuth, { wrapper: AuthProvider });
    await act(async () => service.tell(userNamed('ada')));
    await clearDeviceData();
    await act(async () => service.tell(null));
    await vi.waitFor(() => expect(closeFirestore).toHaveBeenCalledOnce());
    expect(wipeCache).not.toHaveBeenCalled();
  });

  it('wipes what a session left that ended while the app was closed', async () => {
    claimCache('ada');
    const { result } = renderHook(useAuth, { wrapper: AuthProvider });
    await act(async () => service.tell(null));
    await vi.waitFor(() => expect(wipeCache).toHaveBeenCalledOnce());
    expect(result.current).toEqual({ status: 'signed-out' });
  });

  it('says so when it is used outside of its provider, or without a student', () => {
    expect(() => renderHook(useAuth)).toThrow('useAuth must be used within an AuthProvider');
    expect(() => renderHook(useStudent, { wrapper: AuthProvider })).toThrow('User not authenticated');
    vi.mocked(console.error).mockClear();
  });
});
