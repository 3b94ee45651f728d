import { notificationsQuery } from '@akada/domain/queries/notifications';
import type { Notification } from '@akada/domain/schemas/notifications';
import { type Paged, usePaged } from '@/firebase/use-paged.ts';

/** The student's notifications, newest first, 20 and then more. */
export function useAllNotifications(uid: string, onFailure: (error: unknown) => void): Paged<Notification> {
  return usePaged<Notification>(notificationsQuery(uid), onFailure);
}
