import { beforeEach, describe, expect, it, vi } from 'vitest';
import { verifyEmail } from './verify-email.ts';

const CODE_OF = 'Bola@akada.test';
const service = vi.hoisted(() => ({
  currentUser: null as object | null,
  authStateReady: async () => {},
}));
const applyActionCode = vi.hoisted(() => vi.fn<() => Promise<void>>());

vi.mock('@/firebase/auth.ts', () => ({ auth: service }));
vi.mock('firebase/auth', () => ({
  applyActionCode,
  checkActionCode: async () => ({ data: { email: CODE_OF } }),
}));

/** A session on the device; `reload` finds out whether its address is confirmed. */
function sessionOf(email: string, emailVerified: boolean) {
  const user = {
    uid: email,
    email,
    emailVerified,
    reload: vi.fn(async () => {
      user.emailVerified = true;
    }),
    getIdToken: vi.fn(async () => 'a new token'),
  };
  return user;
}

let codes = 0;
const newCode = () => `code-${codes++}`;

describe('confirming an address', () => {
  beforeEach(() => {
    applyActionCode.mockReset().mockResolvedValue();
    service.currentUser = null;
  });

  it('opens the unconfirmed session of the same address, with a new token', async () => {
    const bola = sessionOf('bola@akada.test', false);
    service.currentUser = bola;
    expect(await verifyEmail(newCode())).toEqual({ email: CODE_OF, opened: bola.uid, other: null });
    expect(bola.getIdToken).toHaveBeenCalledExactlyOnceWith(true);
  });

  it("doesn't touch an unconfirmed session of another address", async () => {
    const ada = sessionOf('ada@akada.test', false);
    service.currentUser = ada;
    expect(await verifyEmail(newCode())).toEqual({ email: CODE_OF, opened: null, other: null });
    expect(ada.reload).not.toHaveBeenCalled();
    expect(ada.emailVerified).toBe(false);
  });

  it('names another student who is signed in on the device', async () => {
    const ada = sessionOf('ada@akada.test', true);
    service.currentUser = ada;
    expect(await verifyEmail(newCode())).toEqual({ email: CODE_OF, opened: null, other: ada.email });
    expect(ada.getIdToken).not.toHaveBeenCalled();
  });

  it('opens nothing on a device without a session', async () => {
    expect(await verifyEmail(newCode())).toEqual({ email: CODE_OF, opened: null, other: null });
  });

  it('opens nothing when the session cannot be refreshed, because the address is confirmed all the same', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    service.currentUser = {
      ...sessionOf('bola@akada.test', false),
      reload: () => Promise.reject(new Error()),
    };
    expect(await verifyEmail(newCode())).toEqual({ email: CODE_OF, opened: null, other: null });
  });

  it('uses a code once, and again only after a failure', async () => {
    const code = newCode();
    applyActionCode.mockRejectedValueOnce(new Error('no network'));
    await expect(verifyEmail(code)).rejects.toThrow('no network');
    await verifyEmail(code);
    await verifyEmail(code);
    expect(applyActionCode).toHaveBeenCalledTimes(2);
  });
});
