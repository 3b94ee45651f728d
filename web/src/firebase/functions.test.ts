import { CONTRACT_VERSION } from '@akada/domain/callables/contract-version';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const { callable } = vi.hoisted(() => ({ callable: vi.fn() }));
vi.mock('firebase/functions', () => ({ getFunctions: () => ({}), httpsCallable: () => callable }));
vi.mock('./app.ts', () => ({ app: {}, emulators: null }));
const { startAppCheck } = vi.hoisted(() => ({ startAppCheck: vi.fn() }));
vi.mock('./app-check.ts', () => ({ startAppCheck }));

const NEWER = { contract_version: CONTRACT_VERSION + 1 };
const onNewer = vi.fn();

/** Loads the modules afresh, as a page does that was just opened. */
async function opened() {
  vi.resetModules();
  const [{ call }, { onNewerContract }] = await Promise.all([
    import('./functions.ts'),
    import('./server-contract.ts'),
  ]);
  onNewerContract(onNewer);
  return { call, onNewerContract };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  onNewer.mockReset();
  callable.mockReset();
  startAppCheck.mockReset();
});

describe('a call', () => {
  it("sends the app's contract version, and removes the server's from the answer", async () => {
    callable.mockResolvedValue({ data: { created: true, contract_version: CONTRACT_VERSION } });
    const { call } = await opened();

    expect(await call('openAccount', {})).toEqual({ created: true });

    expect(callable).toHaveBeenCalledExactlyOnceWith({
      trace_id: expect.any(String),
      contract_version: CONTRACT_VERSION,
    });
    expect(onNewer).not.toHaveBeenCalled();
  });

  it.each([[{ contract_version: CONTRACT_VERSION - 1 }], [{ contract_version: 'latest' }], [{}]])(
    'ignores the server version %j',
    async (version) => {
      callable.mockResolvedValue({ data: { created: true, ...version } });
      const { call } = await opened();

      expect(await call('openAccount', {})).toEqual({ created: true });

      expect(onNewer).not.toHaveBeenCalled();
    },
  );

  it('notifies each listener once of a newer contract, even one that is added later', async () => {
    callable.mockResolvedValue({ data: { created: true, ...NEWER } });
    const { call, onNewerContract } = await opened();

    await call('openAccount', {});
    await call('openAccount', {});

    expect(onNewer).toHaveBeenCalledOnce();
    onNewerContract(onNewer);
    expect(onNewer).toHaveBeenCalledTimes(2);
  });

  it('notices a newer contract in an error', async () => {
    callable.mockRejectedValue(Object.assign(new Error('Reload the page.'), { details: NEWER }));
    const { call } = await opened();

    await expect(call('openAccount', {})).rejects.toThrow('Reload the page.');

    expect(onNewer).toHaveBeenCalledOnce();
  });
});

describe('App Check', () => {
  it('is not started by a build without a key', async () => {
    callable.mockResolvedValue({ data: {} });
    const { call } = await opened();
    await call('openAccount', {});

    expect(startAppCheck).not.toHaveBeenCalled();
  });

  it('is started once, before the first call, by a build with a key', async () => {
    vi.stubEnv('VITE_APP_CHECK_KEY', 'site-key');
    callable.mockResolvedValue({ data: {} });
    const { call } = await opened();
    await call('openAccount', {});
    await call('openAccount', {});
    vi.unstubAllEnvs();

    expect(startAppCheck).toHaveBeenCalledExactlyOnceWith('site-key');
    expect(startAppCheck.mock.invocationCallOrder[0]).toBeLessThan(callable.mock.invocationCallOrder[0] ?? 0);
  });
});
