import { AI_UPLOADS_FOLDER } from '@akada/domain/ai/ai';
import { MS_PER_DAY } from '@akada/domain/days/day';
import { logger } from 'firebase-functions';
import type { Deps } from '../lib/handler.ts';
import { toLoggedPath, toLogText } from '../lib/log-text.ts';

/** How long a PDF that was given to a tool stays. */
const KEPT_MS = MS_PER_DAY;

/** Objects that are looked at together. */
const PAGE = 100;

/** Removes the PDF files that were given to a tool more than a day ago. Twice at once removes the same as once. */
export async function sweepAiUploads(
  { bucket, now }: Pick<Deps, 'bucket' | 'now'>,
  page: number = PAGE,
): Promise<void> {
  const before = now().getTime() - KEPT_MS;
  let query: object | null = { prefix: `${AI_UPLOADS_FOLDER}/`, maxResults: page, autoPaginate: false };
  while (query) {
    const [files, next]: [
      { metadata: { timeCreated?: string }; name: string }[],
      object | null,
      ...unknown[],
    ] = await bucket().getFiles(query);
    // By the time that Storage has: the one in the name is what the student's device said.
    const old = files.filter(({ metadata }) => Date.parse(metadata.timeCreated ?? '') < before);
    await Promise.all(old.map(({ name }) => remove(bucket(), name)));
    query = next;
  }
}

async function remove(bucket: ReturnType<Deps['bucket']>, path: string): Promise<void> {
  try {
    await bucket.file(path).delete({ ignoreNotFound: true });
  } catch (error) {
    logger.error('an AI upload was not deleted', { path: toLoggedPath(path), error: toLogText(error) });
  }
}
