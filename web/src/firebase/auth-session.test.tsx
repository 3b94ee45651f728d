import { act, renderHook } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { describe, expect, it, vi } from 'vitest';
import { AuthProvider, useAuth, useStudent } from './auth-session.tsx';

type Listener = (user: Partial<User> | null) => void;
const session = vi.hoisted(() => ({ tell: (() => {}) as Listener }));

vi.mock('./auth.ts', () => ({ auth: {} }));
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_: unknown, listener: Listener) => {
    session.tell = listener;
    return () => {};
  },
}));

const student = { uid: 'u1', displayName: 'Ada', email: 'ada@akada.test', emailVerified: true };

describe('the auth session', () => {
  it('is loading first, then what the service says', () => {
    const { result } = renderHook(useAuth, { wrapper: AuthProvider });
    expect(result.current).toEqual({ status: 'loading' });
    act(() => session.tell(student));
    expect(result.current).toEqual({ status: 'signed-in', uid: 'u1', name: 'Ada', email: 'ada@akada.test' });
    act(() => session.tell(null));
    expect(result.current).toEqual({ status: 'signed-out' });
  });

  it('counts an address that was never confirmed as signed out', () => {
    const { result } = renderHook(useAuth, { wrapper: AuthProvider });
    act(() => session.tell({ ...student, emailVerified: false }));
    expect(result.current).toEqual({ status: 'signed-out' });
  });

  it('says so when it is used outside of its provider, or without a student', () => {
    expect(() => renderHook(useAuth)).toThrow('useAuth must be used within an AuthProvider');
    expect(() => renderHook(useStudent, { wrapper: AuthProvider })).toThrow('User not authenticated');
    vi.mocked(console.error).mockClear();
  });
});
