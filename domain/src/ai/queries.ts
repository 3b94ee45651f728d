/** The AI Lab's queries. */

import { collectionPaths } from '../documents/paths.ts';
import { newestQuery, type QuerySpec, rangeQuery } from '../documents/query-spec.ts';
import { AI_LIMITS } from './ai.ts';
import type { DeviceTool } from './device-results.ts';

/** Usage rows created at `since` or later (null for all), newest first. */
export function aiUsageQuery(
  uid: string,
  since: Date | null,
  limit: number = AI_LIMITS.analyticsRows,
): QuerySpec {
  return newestQuery({
    collection: collectionPaths.aiUsage(uid),
    where: since ? [['created_at', '>=', since]] : [],
    limit,
  });
}

/** The results of one tool or of all, newest first. */
export function aiResultsQuery(uid: string, tool: string | 'all'): QuerySpec {
  return newestQuery({
    collection: collectionPaths.aiResults(uid),
    where: tool === 'all' ? [] : [['tool', '==', tool]],
    limit: AI_LIMITS.history,
  });
}

/** The results of a tool that were made on the student's device, newest first. */
export function deviceResultsQuery(uid: string, tool: DeviceTool): QuerySpec {
  return newestQuery({
    collection: collectionPaths.deviceResults(uid),
    where: [['tool', '==', tool]],
    by: 'updated_at',
    limit: AI_LIMITS.history,
  });
}

/** The results of all tools that were made on the student's device, oldest first: those to delete. */
export function oldestDeviceResultsQuery(uid: string, limit: number): QuerySpec {
  return rangeQuery({ collection: collectionPaths.deviceResults(uid), by: 'updated_at', limit });
}

/** The chats, most recently used first. */
export function chatsQuery(uid: string): QuerySpec {
  return newestQuery({ collection: collectionPaths.chats(uid), by: 'updated_at', limit: AI_LIMITS.history });
}

/** Uses that are still running, the first to expire first. Only functions run it. */
export function openReservationsQuery(uid: string): QuerySpec {
  return {
    collection: collectionPaths.aiReservations(uid),
    where: [['status', '==', 'open']],
    orderBy: [['expires_at', 'asc']],
    limit: 20,
  };
}

/** The PDFs that the model's service stores for a result or a chat. Only functions run it. */
export function modelFilesQuery(uid: string, owner: string, limit: number): QuerySpec {
  return { collection: collectionPaths.modelFiles(uid), where: [['owner', '==', owner]], orderBy: [], limit };
}

/** The PDFs of all students that the model's service has stored since `before` or longer, oldest first. */
export function oldModelFilesQuery(before: Date, limit: number): QuerySpec {
  return {
    collection: 'model_files',
    group: true,
    where: [['uploaded_at', '<=', before]],
    orderBy: [['uploaded_at', 'asc']],
    limit,
  };
}
