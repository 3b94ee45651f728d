import type { NotificationType } from '@akada/domain/notifications';
import type { Notification } from '@akada/domain/schemas/notifications';
import { Info, type LucideIcon, Sparkles, Trophy } from 'lucide-react';
import { BADGE_TONES, Badge, type BadgeTone } from '@/ui/badge.tsx';
import { relativeTime } from '@/ui/relative-time.ts';

const LOOKS: Record<NotificationType, { icon: LucideIcon; tone: BadgeTone }> = {
  update: { icon: Sparkles, tone: 'brand' },
  reward: { icon: Trophy, tone: 'marigold' },
  info: { icon: Info, tone: 'blue' },
};

/** One notification, marked while it is new. */
export function NotificationItem({ notification }: { notification: Notification }) {
  const { icon: Icon, tone } = LOOKS[notification.type];
  return (
    <li className="flex gap-3 rounded-2xl border border-line p-3.5">
      <span className={`grid size-10 shrink-0 place-items-center rounded-full ${BADGE_TONES[tone]}`}>
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 grow">
        <p className="flex items-start justify-between gap-2 font-semibold">
          {notification.title}
          {notification.unread && <Badge tone="brand">New</Badge>}
        </p>
        <p className="text-sm">{notification.message}</p>
        <p className="mt-1 text-xs text-ink-soft">{relativeTime(notification.created_at)}</p>
      </div>
    </li>
  );
}
