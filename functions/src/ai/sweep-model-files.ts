import { oldModelFilesQuery } from '@akada/domain/ai/queries';
import { logger } from 'firebase-functions';
import type { Deps } from '../lib/handler.ts';
import { toLogText } from '../lib/log-text.ts';
import { deleteAll } from '../lib/run-query.ts';
import type { ServiceFiles } from './gemini/files.ts';

/** It runs every hour, so that no file is stored for longer than a day. */
const MAX_AGE_MS = 23 * 3_600_000;
const PAGE = 100;

/**
 * Deletes the PDFs that have been at the model's service for almost a day: their records, and then all files of Akada at
 * the service, including those without a record, which an interrupted use has left. Concurrent runs are harmless.
 */
export async function sweepModelFiles({
  db,
  now,
  files,
}: Pick<Deps, 'db' | 'now'> & { files: ServiceFiles }): Promise<void> {
  const before = new Date(now().getTime() - MAX_AGE_MS);
  await deleteAll(db, oldModelFilesQuery(before, PAGE));
  if (!files.isAvailable()) return;
  for (const name of await files.uploadedBefore(before)) {
    try {
      await files.remove(name);
    } catch (error) {
      logger.error('a PDF of the model was not deleted', { error: toLogText(error) });
    }
  }
}
