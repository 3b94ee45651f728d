import { storedId } from '@akada/domain/documents/ids-schemas';
import { reportId } from '@akada/domain/documents/paths';
import type { ReportTicket } from '@akada/domain/support/schemas';
import type { TicketStatus } from '@akada/domain/support/tickets';
import { openReportsQuery } from '@akada/domain/vault/queries';
import type { Deps } from '../lib/handler.ts';
import { toQuery } from '../lib/run-query.ts';

const PAGE = 400;

/** Answers all open reports of a file; those that are answered stay as they are. */
export async function resolveReports(
  { db }: Pick<Deps, 'db'>,
  fileId: string,
  status: Exclude<TicketStatus, 'open'>,
): Promise<void> {
  // A report's id is longer than its file's, so that a file with the longest ids has none; the query refuses them.
  if (!storedId.safeParse(reportId(fileId, '-')).success) return;
  for (;;) {
    const { docs } = await toQuery(db, openReportsQuery(fileId, PAGE)).get();
    const batch = db.batch();
    for (const { ref } of docs) batch.update(ref, { status } satisfies Partial<ReportTicket>);
    await batch.commit();
    if (docs.length < PAGE) return;
  }
}
