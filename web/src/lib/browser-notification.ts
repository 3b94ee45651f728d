/** The notification permission, or 'unsupported' if this browser has no notifications. */
export function notificationState(): NotificationPermission | 'unsupported' {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/**
 * The event for a clicked notification, whose detail is the path to open. The service worker posts a message instead.
 */
const CLICKED = 'akada:notification-clicked';
const ICON = '/icon-192.png';

interface Shown {
  body: string;
  /** The path that a click opens. */
  path: string;
}

/**
 * Shows a browser notification.
 *
 * @param tag a second notification with the same tag replaces the first
 * @returns whether it was shown
 */
export async function showNotification(tag: string, title: string, { body, path }: Shown): Promise<boolean> {
  if (notificationState() !== 'granted') return false;
  try {
    const notification = new Notification(title, { tag, body, icon: ICON });
    notification.onclick = () => {
      window.focus();
      notification.close();
      dispatchEvent(new CustomEvent(CLICKED, { detail: path }));
    };
    return true;
  } catch {
    // On phones only a service worker may show notifications.
    return showByWorker(title, { tag, body, icon: ICON, data: path });
  }
}

async function showByWorker(title: string, options: NotificationOptions): Promise<boolean> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (!worker?.active) return false;
    await worker.showNotification(title, options);
    return true;
  } catch (error) {
    console.warn('a notification could not be shown', error);
    return false;
  }
}

/** Calls `open` with the path of a clicked notification. Returns how to unsubscribe. */
export function onNotificationClicked(open: (path: string) => void): () => void {
  const fromPage = (event: Event) => open((event as CustomEvent<string>).detail);
  const fromWorker = ({ data }: MessageEvent) => data?.type === 'SHOW' && open(String(data.path));
  addEventListener(CLICKED, fromPage);
  navigator.serviceWorker?.addEventListener('message', fromWorker);
  return () => {
    removeEventListener(CLICKED, fromPage);
    navigator.serviceWorker?.removeEventListener('message', fromWorker);
  };
}
