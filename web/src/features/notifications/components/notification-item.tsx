import type { NotificationType } from '@akada/domain/notifications/notifications';
import type { Notification } from '@akada/domain/notifications/schemas';
import { canBeDeleted, notificationTarget } from '@akada/domain/notifications/targets';
import { Link } from 'react-router-dom';
import type { Stored } from '@/firebase/documents.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { BADGE_TONES, Badge, type BadgeTone } from '@/ui/badge.tsx';
import { Button, IconButton } from '@/ui/button.tsx';
import { AiIcon, DeleteIcon, InfoIcon, type LucideIcon, TrophyIcon } from '@/ui/icons.ts';

const LOOKS: Record<NotificationType, { icon: LucideIcon; tone: BadgeTone }> = {
  update: { icon: AiIcon, tone: 'brand' },
  reward: { icon: TrophyIcon, tone: 'marigold' },
  info: { icon: InfoIcon, tone: 'blue' },
};

interface NotificationItemProps {
  notification: Stored<Notification>;
  onOpen: () => void;
  onDelete: () => void;
}

/** One notification, marked while unread. The whole row except the delete button links to what it is about. */
export function NotificationItem({ notification, onOpen, onDelete }: NotificationItemProps) {
  const { id, type, title, message, unread, created_at } = notification;
  const { icon: Icon, tone } = LOOKS[type];
  return (
    <li className="relative flex gap-3 rounded-2xl border border-line p-3.5 hover:border-line-strong">
      <span className={`grid size-10 shrink-0 place-items-center rounded-full ${BADGE_TONES[tone]}`}>
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 grow">
        <p className="flex items-start justify-between gap-2 font-semibold">
          <Link
            to={notificationTarget(notification)}
            onClick={onOpen}
            className="wrap-anywhere after:absolute after:inset-0 after:rounded-2xl"
          >
            {title}
          </Link>
          {unread && <Badge tone="brand">New</Badge>}
        </p>
        <p className="text-sm wrap-anywhere">{message}</p>
        <p className="mt-1 text-xs text-ink-soft">{relativeTime(created_at)}</p>
      </div>
      {canBeDeleted(id) && (
        <IconButton
          label={`Delete notification: ${title}`}
          look="danger"
          className="relative -mr-2 shrink-0 self-center"
          onClick={onDelete}
        >
          <DeleteIcon aria-hidden className="size-4" />
        </IconButton>
      )}
    </li>
  );
}

/** Takes a deleted notification's place while the deletion can be undone. */
export function DeletedItem({ onUndo }: { onUndo: () => void }) {
  return (
    <li className="flex items-center justify-between gap-3 rounded-2xl bg-sunken px-3.5 py-2">
      <span role="status" className="text-sm text-ink-soft">
        Notification deleted
      </span>
      {/* Takes the focus, which was on the delete button that is gone. */}
      <Button look="quiet" size="sm" autoFocus onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}
