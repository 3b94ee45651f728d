import { beforeEach, expect, test, vi } from 'vitest';
import { listenAfterWrites } from './listen-after-writes.ts';

const { app, firestore } = vi.hoisted(() => ({
  app: { emulators: {} as object | null },
  firestore: { hasUnsentWrites: vi.fn() },
}));
vi.mock('./app.ts', () => app);
vi.mock('./firestore.ts', () => firestore);

const listen = vi.fn();
const stop = vi.fn();
let confirm: () => Promise<void>;

beforeEach(() => {
  app.emulators = {};
  listen.mockReset().mockReturnValue(stop);
  stop.mockReset();
  const written = new Promise<boolean>((resolve) => {
    confirm = async () => {
      resolve(false);
      await new Promise((done) => setTimeout(done));
    };
  });
  firestore.hasUnsentWrites.mockReset().mockReturnValue(written);
});

test('with the emulator a listener starts when the writes have reached it', async () => {
  const end = listenAfterWrites(listen);
  expect(listen).not.toHaveBeenCalled();
  await confirm();
  expect(listen).toHaveBeenCalledOnce();
  end();
  expect(stop).toHaveBeenCalledOnce();
});

test('a listener that is stopped while it waits never starts', async () => {
  listenAfterWrites(listen)();
  await confirm();
  expect(listen).not.toHaveBeenCalled();
});

test('a listener starts even if the pending writes are not known', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  firestore.hasUnsentWrites.mockRejectedValue(new Error('ended'));
  listenAfterWrites(listen);
  await confirm();
  expect(listen).toHaveBeenCalledOnce();
});

test.each([
  ['without the emulator', () => Object.assign(app, { emulators: null })],
  ['without a network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('%s a listener starts at once', (_, given) => {
  given();
  const end = listenAfterWrites(listen);
  expect(listen).toHaveBeenCalledOnce();
  end();
  expect(stop).toHaveBeenCalledOnce();
});
