import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { failureReason } from '@/firebase/failure-reason.ts';
import { deferDeletion, makeDeletion, undoDeletion, useIsDeleted } from '@/lib/deferred-deletions.ts';
import { Button, buttonClass } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { NoNotificationsIcon } from '@/ui/icons.ts';
import { ShowMore } from '@/ui/show-more.tsx';
import { EmptyState, ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { deleteNotification, markAllAsRead, markAsRead } from './api/notification-writes.ts';
import { useAllNotifications } from './api/use-all-notifications.ts';
import { DeletedItem, NotificationItem } from './components/notification-item.tsx';

interface NotificationsDialogProps {
  uid: string;
  hasUnread: boolean;
  onClose: () => void;
}

/** The student's notifications, each with a link to what it is about, and a button that marks all as read. */
export function NotificationsDialog({ uid, hasUnread, onClose }: NotificationsDialogProps) {
  const isDeleted = useIsDeleted();
  const removed = useRef(new Set<string>());
  useEffect(() => {
    const { current } = removed;
    // The button that undoes it is in the dialog.
    return () => current.forEach((id) => void makeDeletion(id));
  }, []);
  const {
    live: notifications,
    all,
    ...more
  } = useAllNotifications(uid, (error) => {
    warnWithToast(
      'older notifications were not read',
      error,
      `Failed to load older notifications: ${failureReason(error)}`,
    );
  });

  function markRead() {
    markAllAsRead(uid).catch((error) => {
      warnWithToast(
        'marking as read failed',
        error,
        'Failed to mark notifications as read. Please try again.',
      );
    });
  }

  // Only functions can create a notification, so a deleted one can't be restored.
  function remove(id: string) {
    removed.current.add(id);
    deferDeletion(id, {
      deleteItem: () => deleteNotification(uid, id),
      onFailure: (error) =>
        warnWithToast(
          'a notification was not deleted',
          error,
          'Failed to delete the notification. Please try again.',
        ),
    });
  }

  function open(id: string, unread: boolean) {
    if (unread) markAsRead(uid, id).catch((error) => console.warn('marking as read failed', error));
    onClose();
  }

  return (
    <Dialog title="Notifications" onClose={onClose}>
      {notifications.status === 'loading' && <SkeletonRows rows={3} label="Loading notifications" />}
      {notifications.status === 'error' && (
        <ErrorState message="Failed to load notifications" onRetry={notifications.retry} />
      )}
      {notifications.status === 'ready' &&
        all.length === 0 &&
        (notifications.unconfirmed ? (
          <NotAvailableOffline />
        ) : (
          <EmptyState icon={NoNotificationsIcon} title="No notifications yet" scene="done">
            <p className="max-w-sm text-ink-soft">Points, rewards, payments and your plan show up here.</p>
            <Link to="/dashboard/missions" className={buttonClass()} onClick={onClose}>
              View Missions
            </Link>
          </EmptyState>
        ))}
      {all.length > 0 && (
        <div className="grid gap-4">
          <ul className="grid gap-2">
            {all.map((item) =>
              isDeleted(item.id) ? (
                <DeletedItem key={item.id} onUndo={() => undoDeletion(item.id)} />
              ) : (
                <NotificationItem
                  key={item.id}
                  notification={item}
                  onOpen={() => open(item.id, item.unread)}
                  onDelete={() => remove(item.id)}
                />
              ),
            )}
          </ul>
          <ShowMore list={more} />
          <Button look="secondary" className="w-full" disabled={!hasUnread} onClick={markRead}>
            Mark All as Read
          </Button>
        </div>
      )}
    </Dialog>
  );
}
