import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offerReload } from './offer-reload.ts';

const { offer } = vi.hoisted(() => ({ offer: vi.fn() }));
vi.mock('@/ui/toast.tsx', () => ({ toast: { offer } }));

/** Stubs the service worker's registration after a check for a new version. */
function withRegistration(registration: object | undefined) {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
}
const looked = vi.fn();

beforeEach(() => {
  offer.mockReset();
  looked.mockReset().mockResolvedValue(undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('after the server has answered with a newer contract', () => {
  it.each([
    ['without a service worker', undefined],
    ['where the app has no new version', { update: looked, installing: null, waiting: null }],
  ])('offers a reload %s', async (_, registration) => {
    withRegistration(registration);

    await offerReload();

    expect(offer).toHaveBeenCalledExactlyOnceWith('Akada was updated.', {
      label: 'Reload',
      take: expect.any(Function),
    });
  });

  it.each(['installing', 'waiting'])(
    'leaves a version that is %s to be offered once it is downloaded',
    async (state) => {
      withRegistration({ update: looked, installing: null, waiting: null, [state]: {} });

      await offerReload();

      expect(looked).toHaveBeenCalledOnce();
      expect(offer).not.toHaveBeenCalled();
    },
  );

  it('offers a reload if the browser cannot check for a new version', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    looked.mockRejectedValue(new Error('offline'));
    withRegistration({ update: looked });

    await offerReload();

    expect(offer).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
