import type { ReportedFile as Reported } from '@akada/domain/support/schemas';
import type { Moderation } from '@akada/domain/support/tickets';
import { REPORT_LIMITS } from '@akada/domain/vault/reports';
import { Link } from 'react-router-dom';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { BackLink } from '@/ui/back-link.tsx';
import { buttonClass } from '@/ui/button.tsx';
import { ModerationIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { EmptyState, ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { toast } from '@/ui/toast.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { moderate, useReportedFiles } from '../api/moderation.ts';
import { useVaultLists } from '../api/use-vault-files.ts';
import { ReportedFile } from './reported-file.tsx';

const DECISION_MESSAGES: Record<Moderation, string> = {
  hide: 'File hidden',
  restore: 'File listed again',
  delete: 'File deleted',
};

/** Reported files, for moderators (see `npm run moderator`). */
export function ModerationPage() {
  const reported = useReportedFiles();
  const { reload } = useVaultLists();

  async function decide({ id }: Stored<Reported>, decision: Moderation): Promise<void> {
    try {
      await moderate(id, decision);
      toast.success(DECISION_MESSAGES[decision]);
      // The pressed button is removed with its file, which would lose the focus.
      document.querySelector('h1')?.focus();
      await reload();
    } catch (error) {
      warnWithToast('a decision failed', error, `Failed to save your decision: ${failureReason(error)}`);
    }
  }

  return (
    <>
      <header className="mb-5 grid gap-2">
        <BackLink to="/dashboard/vault">Community Study Vault</BackLink>
        <PageHeading>Moderation</PageHeading>
        <p className="text-ink-soft">
          Files reported by students. When a file's reports weigh {REPORT_LIMITS.weightToHide} or more in
          total, it's hidden until you review it.
        </p>
      </header>
      {reported.status === 'loading' && <SkeletonRows rows={3} label="Loading reported files" />}
      {reported.status === 'error' && (
        <ErrorState message="Failed to load reported files" onRetry={reported.retry} />
      )}
      {reported.status === 'ready' && reported.data.length === 0 && reported.unconfirmed && (
        <NotAvailableOffline />
      )}
      {reported.status === 'ready' && reported.data.length === 0 && !reported.unconfirmed && (
        <EmptyState icon={ModerationIcon} title="No reported files" scene="done">
          <Link to="/dashboard/vault" className={buttonClass('secondary')}>
            Open the vault
          </Link>
        </EmptyState>
      )}
      {reported.status === 'ready' && (
        <ul className="grid gap-4">
          {reported.data.map((file) => (
            <li key={file.id}>
              <ReportedFile reported={file} onDecide={(decision) => decide(file, decision)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
