import { beforeEach, describe, expect, it, vi } from 'vitest';

const network = { disable: vi.fn(async () => {}), enable: vi.fn(async () => {}) };
vi.mock('firebase/firestore', () => ({ disableNetwork: network.disable, enableNetwork: network.enable }));
vi.mock('./firestore.ts', () => ({
  firestore: () => 'db',
  queuedWritesKey: (uid: string) => `akada.held.${uid}`,
}));
const call = vi.fn<(name: string) => Promise<object>>();
vi.mock('./functions.ts', () => ({ call }));

const failure = (code: string) => Object.assign(new Error(code), { code: `functions/${code}` });

let opening: typeof import('./open-account.ts');
beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  opening = await import('./open-account.ts');
});

const write = vi.fn(() => 'written');
const isHeld = () => localStorage.getItem('akada.held.ada') !== null;

describe('a write before the account is known to be open', () => {
  it('stays on the device until the account is open', async () => {
    let answer = (_: object) => {};
    call.mockReturnValue(new Promise((resolve) => (answer = resolve)));

    expect(opening.writeWhenAccountOpen('ada', write)).toBe('written');
    expect(network.disable.mock.invocationCallOrder[0]).toBeLessThan(write.mock.invocationCallOrder[0] ?? 0);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(network.enable).not.toHaveBeenCalled();
    expect(isHeld()).toBe(true);

    answer({ created: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(network.enable).toHaveBeenCalledTimes(1);
    expect(isHeld()).toBe(false);
  });

  it('waits while opening fails, and listeners are notified of the failure', async () => {
    call.mockRejectedValueOnce(failure('internal')).mockRejectedValueOnce(failure('unavailable'));
    call.mockResolvedValueOnce({ created: true });
    const listener = vi.fn();
    opening.openAccountFailure.subscribe(listener);

    opening.writeWhenAccountOpen('ada', write);
    await vi.advanceTimersByTimeAsync(0);
    expect(opening.openAccountFailure.get()).toBe(true);
    expect(listener).toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(3_000);
    expect(call).toHaveBeenCalledTimes(3);
    expect(opening.openAccountFailure.get()).toBe(false);
    expect(isHeld()).toBe(false);
  });

  it('turns the network off once and requests the account once, even if another write follows', async () => {
    call.mockReturnValue(new Promise(() => {}));
    opening.writeWhenAccountOpen('ada', write);
    opening.writeWhenAccountOpen('ada', write);
    await vi.advanceTimersByTimeAsync(0);

    expect(network.disable).toHaveBeenCalledTimes(1);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('still waits for the account on the next page', () => {
    localStorage.setItem('akada.held.ada', '1');

    expect(opening.isWaitingForAccount('ada')).toBe(true);
    expect(opening.isWaitingForAccount('ben')).toBe(false);
    opening.markAccountOpen('ada');
    expect(opening.isWaitingForAccount('ada')).toBe(false);
  });
});

it('a write after the account was opened is sent at once', () => {
  opening.markAccountOpen('ada');
  opening.writeWhenAccountOpen('ada', write);

  expect(network.disable).not.toHaveBeenCalled();
  expect(call).not.toHaveBeenCalled();
});

it("a write waits if only another student's account is open", () => {
  call.mockReturnValue(new Promise(() => {}));
  opening.markAccountOpen('ada');
  opening.writeWhenAccountOpen('ben', write);

  expect(network.disable).toHaveBeenCalledTimes(1);
});

it.each(['failed-precondition', 'unauthenticated', 'permission-denied'])(
  'opening is not retried after %s, and the write stays queued',
  async (code) => {
    call.mockRejectedValue(failure(code));
    opening.writeWhenAccountOpen('ada', write);
    await vi.advanceTimersByTimeAsync(600_000);

    expect(call).toHaveBeenCalledTimes(1);
    expect(isHeld()).toBe(true);
  },
);

it.each([
  ['the student asks', () => opening.retryOpenAccount()],
  ['the network comes back', () => void dispatchEvent(new Event('online'))],
])('opening is retried at once when %s', async (_, happen) => {
  call.mockRejectedValue(failure('unavailable'));
  void opening.openAccount('ada');
  await vi.advanceTimersByTimeAsync(10_000);
  call.mockClear().mockResolvedValue({ created: true });
  happen();
  await vi.advanceTimersByTimeAsync(0);

  expect(call).toHaveBeenCalledTimes(1);
});
