import { unreadNotificationsQuery } from '@akada/domain/notifications/queries';
import type { Notification } from '@akada/domain/notifications/schemas';
import type { Stored } from '@/firebase/documents.ts';
import { type Live, useLiveQuery } from '@/firebase/live.ts';

/** The unread notifications that the bell counts, live; at most 10. */
export function useUnreadNotifications(uid: string): Live<Stored<Notification>[]> {
  return useLiveQuery<Notification>(unreadNotificationsQuery(uid));
}
