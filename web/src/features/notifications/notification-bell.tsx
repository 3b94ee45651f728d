import { NOTIFICATION_LIMITS } from '@akada/domain/notifications/notifications';
import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/when-idle.ts';
import { IconButton } from '@/ui/button.tsx';
import { NotificationsIcon } from '@/ui/icons.ts';
import { lazyPart } from '@/ui/lazy-part.tsx';
import { useUnreadNotifications } from './api/use-notifications.ts';

const load = () => import('./notifications-dialog.tsx').then((file) => file.NotificationsDialog);
const NotificationsDialog = lazyPart(load);

/** The bell in the top bar, with the number of unread notifications if `showsCount`. */
export function NotificationBell({ uid, showsCount }: { uid: string; showsCount: boolean }) {
  const [open, setOpen] = useState(false);
  const unread = useUnreadNotifications(uid);
  const unreadCount = unread.status === 'ready' ? unread.data.length : 0;
  const count = showsCount ? unreadCount : 0;
  const badge = count >= NOTIFICATION_LIMITS.unread ? `${NOTIFICATION_LIMITS.unread - 1}+` : String(count);
  useEffect(() => {
    return whenIdle(() => void load().catch(() => {}));
  }, []);

  return (
    <>
      <IconButton
        label={count > 0 ? `Notifications, ${badge} unread` : 'Notifications'}
        className="relative"
        onClick={() => setOpen(true)}
      >
        <NotificationsIcon aria-hidden className="size-[20px]" />
        {count > 0 && (
          <span
            aria-hidden
            className="absolute top-[4px] right-[2px] grid min-w-[20px] place-items-center rounded-full bg-danger px-[4px] text-[12px] leading-[20px] font-bold text-paper"
          >
            {badge}
          </span>
        )}
      </IconButton>
      {open && <NotificationsDialog uid={uid} hasUnread={unreadCount > 0} onClose={() => setOpen(false)} />}
    </>
  );
}
