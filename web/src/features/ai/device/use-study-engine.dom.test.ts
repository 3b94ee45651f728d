import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

/** Loads the modules anew, with the files of a release and what the browser says about its connection. */
async function load(connection: object | undefined) {
  vi.resetModules();
  const files = [{ url: '/assets/engine-worker-1.js', bytes: 4, gzipBytes: 4 }];
  vi.stubEnv('VITE_ENGINE_FILES', JSON.stringify(files));
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const fetchFile = vi.fn(async () => new Response('abcd'));
  vi.stubGlobal('fetch', fetchFile);
  const { useStudyEngine } = await import('./use-study-engine.ts');
  const { runOnDevice } = await import('./run-on-device.ts');
  return { useStudyEngine, runOnDevice, fetchFile };
}

test.each([
  ['a mobile network', { type: 'cellular', saveData: false }],
  ['Wi-Fi with data saving', { type: 'wifi', saveData: true }],
  ['a network of an unknown kind', undefined],
])('asks before the engine is fetched over %s', async (_, connection) => {
  const { useStudyEngine, runOnDevice, fetchFile } = await load(connection);
  const { result } = renderHook(() => useStudyEngine());
  await waitFor(() => expect(result.current.state).toEqual({ status: 'absent', bytes: 4 }));
  const signal = new AbortController().signal;
  await expect(runOnDevice({ tool: 'cram', prompt: 'x', pages: [] }, { signal })).rejects.toThrow(
    'Download the study engine first.',
  );
  expect(fetchFile).not.toHaveBeenCalled();
  act(() => result.current.fetchEngine());
  await waitFor(() => expect(result.current.state).toEqual({ status: 'ready', worksOffline: 'no' }));
});

test('fetches the engine without asking over Wi-Fi', async () => {
  const { useStudyEngine, fetchFile } = await load({ type: 'wifi', saveData: false });
  const { result } = renderHook(() => useStudyEngine());
  await waitFor(() => expect(result.current.state.status).toBe('ready'));
  expect(fetchFile).toHaveBeenCalledOnce();
});

test('stores the engine on a first visit too, and says so once the service worker serves the page', async () => {
  const put = vi.fn();
  vi.stubGlobal('caches', {
    open: async () => ({ keys: async () => [], put }),
    match: async () => undefined,
  });
  const serviceWorker = Object.assign(new EventTarget(), { controller: null as object | null });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const { useStudyEngine } = await load({ type: 'wifi', saveData: false });
  const { result } = renderHook(() => useStudyEngine());
  await waitFor(() => expect(result.current.state).toEqual({ status: 'ready', worksOffline: 'soon' }));
  expect(put).toHaveBeenCalledOnce();

  serviceWorker.controller = {};
  act(() => void serviceWorker.dispatchEvent(new Event('controllerchange')));
  await waitFor(() => expect(result.current.state).toEqual({ status: 'ready', worksOffline: 'yes' }));
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
