import { AI_UPLOADS_FOLDER } from '@akada/domain/ai/ai';
import { MS_PER_DAY } from '@akada/domain/days/durations';
import { logger } from 'firebase-functions';
import type { Deps } from '../lib/handler.ts';
import { toLoggedPath, toLogText } from '../lib/log-text.ts';

const MAX_AGE_MS = MS_PER_DAY;

/** Objects that are listed and deleted at a time. */
const PAGE_SIZE = 100;

/** Deletes the PDFs that were uploaded for a tool more than a day ago. Concurrent runs are harmless. */
export async function sweepAiUploads(
  { bucket, now }: Pick<Deps, 'bucket' | 'now'>,
  pageSize: number = PAGE_SIZE,
): Promise<void> {
  const before = now().getTime() - MAX_AGE_MS;
  let query: object | null = { prefix: `${AI_UPLOADS_FOLDER}/`, maxResults: pageSize, autoPaginate: false };
  while (query) {
    const [files, next]: [
      { metadata: { timeCreated?: string }; name: string }[],
      object | null,
      ...unknown[],
    ] = await bucket().getFiles(query);
    // By Storage's own time: the one in the name comes from the student's device.
    const old = files.filter(({ metadata }) => Date.parse(metadata.timeCreated ?? '') < before);
    await Promise.all(old.map(({ name }) => deleteOrLog(bucket(), name)));
    query = next;
  }
}

async function deleteOrLog(bucket: ReturnType<Deps['bucket']>, path: string): Promise<void> {
  try {
    await bucket.file(path).delete({ ignoreNotFound: true });
  } catch (error) {
    logger.error('an AI upload was not deleted', { path: toLoggedPath(path), error: toLogText(error) });
  }
}
