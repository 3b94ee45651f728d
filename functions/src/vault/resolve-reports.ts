import { storedId } from '@akada/domain/documents/ids-schemas';
import { reportId } from '@akada/domain/documents/paths';
import type { ReportTicket } from '@akada/domain/support/schemas';
import type { TicketStatus } from '@akada/domain/support/tickets';
import { openReportsQuery } from '@akada/domain/vault/moderation-queries';
import type { Deps } from '../lib/handler.ts';
import { toQuery } from '../lib/run-query.ts';

const PAGE = 400;

/** Sets the status of all open reports of a file. Reports that are already resolved keep theirs. */
export async function resolveReports(
  { db }: Pick<Deps, 'db'>,
  fileId: string,
  status: Exclude<TicketStatus, 'open'>,
): Promise<void> {
  // A report's ID is longer than its file's. A file with the longest ID allowed can have no report, and the query
  // would fail.
  if (!storedId.safeParse(reportId(fileId, '-')).success) return;
  for (;;) {
    const { docs } = await toQuery(db, openReportsQuery(fileId, PAGE)).get();
    const batch = db.batch();
    for (const { ref } of docs) batch.update(ref, { status } satisfies Partial<ReportTicket>);
    await batch.commit();
    if (docs.length < PAGE) return;
  }
}
