/** Whether this browser has notifications, and what the student has said to them. */
export function notificationState(): NotificationPermission | 'unsupported' {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/**
 * Shows a notification, and says whether that worked: phones let only installed apps show any.
 *
 * @param tag a second one with the same tag takes the place of the first
 */
export function showNotification(
  tag: string,
  title: string,
  { body, onClick }: { body: string; onClick?: () => void },
): boolean {
  if (notificationState() !== 'granted') return false;
  try {
    const notification = new Notification(title, { tag, body, icon: '/icon.svg' });
    notification.onclick = () => {
      window.focus();
      notification.close();
      onClick?.();
    };
    return true;
  } catch (error) {
    console.warn('a notification could not be shown', error);
    return false;
  }
}
