/** Queries of the bell and its dialog. */

import { collectionPaths } from '../documents/paths.ts';
import type { QuerySpec } from '../documents/query-spec.ts';
import { NOTIFICATION_LIMITS } from './notifications.ts';

/** The newest unread notifications; by default as many as the bell counts. */
export function unreadNotificationsQuery(uid: string, limit: number = NOTIFICATION_LIMITS.unread): QuerySpec {
  return {
    collection: collectionPaths.notifications(uid),
    where: [['unread', '==', true]],
    orderBy: [['created_at', 'desc']],
    limit,
  };
}

/** The newest notifications, read or not, as the dialog lists them. */
export function notificationsQuery(uid: string): QuerySpec {
  return {
    collection: collectionPaths.notifications(uid),
    where: [],
    orderBy: [['created_at', 'desc']],
    limit: NOTIFICATION_LIMITS.listed,
  };
}
