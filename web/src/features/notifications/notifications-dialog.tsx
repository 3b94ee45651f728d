import { BellOff } from 'lucide-react';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '@/ui/states.tsx';
import { toast } from '@/ui/toast.tsx';
import { markAllAsRead } from './api/mark-all-as-read.ts';
import { useNotifications } from './api/use-notifications.ts';
import { NotificationItem } from './components/notification-item.tsx';

/** The newest notifications, and the button that marks them as read. */
export function NotificationsDialog({
  uid,
  hasUnread,
  onClose,
}: {
  uid: string;
  hasUnread: boolean;
  onClose: () => void;
}) {
  const notifications = useNotifications(uid);

  function markRead() {
    markAllAsRead(uid).catch((error) => {
      console.warn('marking as read failed', error);
      toast.error('Failed to mark notifications as read. Please try again.');
    });
  }

  return (
    <Dialog title="Notifications" onClose={onClose}>
      {notifications.status === 'loading' && <SkeletonRows rows={3} label="Loading notifications" />}
      {notifications.status === 'error' && (
        <ErrorState message="Failed to load notifications" onRetry={notifications.retry} />
      )}
      {notifications.status === 'ready' && notifications.data.length === 0 && (
        <EmptyState icon={BellOff} title="No notifications yet" />
      )}
      {notifications.status === 'ready' && notifications.data.length > 0 && (
        <>
          <ul className="grid gap-2">
            {notifications.data.map((item) => (
              <NotificationItem key={item.id} notification={item} />
            ))}
          </ul>
          <Button look="secondary" className="mt-4 w-full" disabled={!hasUnread} onClick={markRead}>
            Mark All as Read
          </Button>
        </>
      )}
    </Dialog>
  );
}
