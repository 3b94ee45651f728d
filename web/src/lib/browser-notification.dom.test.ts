import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onNotificationClicked, showNotification } from './browser-notification.ts';

const byWorker = vi.fn();
let last: FakeNotification;

class FakeNotification {
  static permission: NotificationPermission = 'granted';
  onclick: (() => void) | null = null;
  close = vi.fn();
  constructor() {
    last = this;
  }
}

/** Simulates a phone, where pages may not show notifications themselves. */
class Refused {
  static permission: NotificationPermission = 'granted';
  constructor() {
    throw new TypeError('Illegal constructor');
  }
}

const show = () => showNotification('tag', 'Title', { body: 'Words', path: '/dashboard/nudges' });

function withWorker(active: object | null) {
  const worker = Object.assign(new EventTarget(), {
    getRegistration: async () => ({ active, showNotification: byWorker }),
  });
  vi.stubGlobal('navigator', { serviceWorker: worker });
  return worker;
}

beforeEach(() => {
  byWorker.mockReset();
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(window, 'focus').mockImplementation(() => undefined);
});
afterEach(() => void vi.unstubAllGlobals());

describe('a notification', () => {
  it('opens its page in the app when it is clicked', async () => {
    const open = vi.fn();
    const stop = onNotificationClicked(open);
    expect(await show()).toBe(true);
    last.onclick?.();
    expect(open).toHaveBeenCalledExactlyOnceWith('/dashboard/nudges');
    expect(last.close).toHaveBeenCalledOnce();
    stop();
    last.onclick?.();
    expect(open).toHaveBeenCalledOnce();
  });

  it('is shown by the service worker if pages may not', async () => {
    withWorker({});
    vi.stubGlobal('Notification', Refused);
    expect(await show()).toBe(true);
    expect(byWorker).toHaveBeenCalledExactlyOnceWith(
      'Title',
      expect.objectContaining({ tag: 'tag', body: 'Words', data: '/dashboard/nudges' }),
    );
  });

  it('is reported as not shown without a service worker', async () => {
    withWorker(null);
    vi.stubGlobal('Notification', Refused);
    expect(await show()).toBe(false);
  });

  it('is not shown without the permission', async () => {
    vi.stubGlobal('Notification', Object.assign(vi.fn(), { permission: 'denied' }));
    expect(await show()).toBe(false);
  });

  it('shown by the service worker opens its page in the app too', () => {
    const worker = withWorker({});
    const open = vi.fn();
    onNotificationClicked(open);
    worker.dispatchEvent(new MessageEvent('message', { data: { type: 'SHOW', path: '/dashboard' } }));
    worker.dispatchEvent(new MessageEvent('message', { data: { type: 'OTHER', path: '/login' } }));
    expect(open).toHaveBeenCalledExactlyOnceWith('/dashboard');
  });
});
