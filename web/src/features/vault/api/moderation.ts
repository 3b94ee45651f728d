import type { ReportedFile } from '@akada/domain/support/schemas';
import type { Moderation } from '@akada/domain/support/tickets';
import { reportedFilesQuery } from '@akada/domain/vault/queries';
import type { Stored } from '@/firebase/documents.ts';
import { call } from '@/firebase/functions.ts';
import { type Live, useLiveQuery } from '@/firebase/live.ts';

/** The reported files that wait for a decision, live; for moderators. */
export function useReportedFiles(): Live<Stored<ReportedFile>[]> {
  return useLiveQuery<ReportedFile>(reportedFilesQuery());
}

/** Decides about a file. */
export async function moderate(fileId: string, decision: Moderation): Promise<void> {
  await call('moderateFile', { file_id: fileId, decision });
}
