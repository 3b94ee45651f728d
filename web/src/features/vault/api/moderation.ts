import type { ReportedFile } from '@akada/domain/support/schemas';
import type { Moderation } from '@akada/domain/support/tickets';
import { reportedFilesQuery } from '@akada/domain/vault/moderation-queries';
import type { Stored } from '@/firebase/documents.ts';
import { call } from '@/firebase/functions.ts';
import { type Live, useLiveQuery } from '@/firebase/live.ts';

/** Reported files waiting for a moderator's decision, live. */
export function useReportedFiles(): Live<Stored<ReportedFile>[]> {
  return useLiveQuery<ReportedFile>(reportedFilesQuery());
}

/** Hides, restores or deletes a file. */
export async function moderate(fileId: string, decision: Moderation): Promise<void> {
  await call('moderateFile', { file_id: fileId, decision });
}
