/** Whether this browser has notifications, and what the student has said to them. */
export function notificationState(): NotificationPermission | 'unsupported' {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** What a notification's click leads to: told to the open app by this event, or by the service worker's message. */
const CLICKED = 'akada:notification-clicked';
const ICON = '/icon-192.png';

interface Shown {
  body: string;
  /** What a click on it opens. */
  path: string;
}

/**
 * Shows a notification, and says whether that worked.
 *
 * @param tag a second one with the same tag takes the place of the first
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
    // Phones let only a service worker show any.
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

/** Tells what is to be opened when a notification was clicked; gives back how to stop. */
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
