/** Queries of the bell and its dialog. */

import { collectionPaths } from '../documents/paths.ts';
import { newestQuery, type QuerySpec } from '../documents/query-spec.ts';
import { NOTIFICATION_LIMITS } from './notifications.ts';

/** The newest unread notifications; by default as many as the bell counts. */
export function unreadNotificationsQuery(uid: string, limit: number = NOTIFICATION_LIMITS.unread): QuerySpec {
  return newestQuery({
    collection: collectionPaths.notifications(uid),
    where: [['unread', '==', true]],
    limit,
  });
}

/** The newest notifications, read or not, as the dialog lists them. */
export function notificationsQuery(uid: string): QuerySpec {
  return newestQuery({ collection: collectionPaths.notifications(uid), limit: NOTIFICATION_LIMITS.listed });
}
