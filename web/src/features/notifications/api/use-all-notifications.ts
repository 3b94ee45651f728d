import { notificationsQuery } from '@akada/domain/notifications/queries';
import type { Notification } from '@akada/domain/notifications/schemas';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** The student's notifications, newest first, in pages of 20. */
export function useAllNotifications(uid: string, onFailure: (error: unknown) => void): Paged<Notification> {
  return usePaged<Notification>(notificationsQuery(uid), onFailure);
}
