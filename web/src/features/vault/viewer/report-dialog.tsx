import type { Account } from '@akada/domain/account/schemas';
import { whenDayEnds } from '@akada/domain/days/counted-day';
import { errorCode } from '@akada/domain/errors/error-code';
import { REPORT_REASONS, type ReportReason } from '@akada/domain/support/tickets';
import { filledFields } from '@akada/domain/text/text';
import { isOverReportLimit, reportLimitMessage } from '@akada/domain/vault/reports';
import { VAULT_LIMITS } from '@akada/domain/vault/vault';
import { useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import type { Live } from '@/firebase/live.ts';
import { useForm } from '@/lib/use-form.ts';
import { useOnline } from '@/lib/use-online.ts';
import { Alert } from '@/ui/alert.tsx';
import { announceWrite } from '@/ui/announce-write.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { TextAreaField } from '@/ui/field.tsx';
import { FormButtons } from '@/ui/form-buttons.tsx';
import { LimitReachedDialog } from '@/ui/limit-reached-dialog.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { useLastReports } from '../api/use-last-reports.ts';
import { reportFile } from '../api/vault-writes.ts';

const REASONS = Object.entries(REPORT_REASONS).map(([value, label]) => ({ value, label }));

interface ReportDialogProps {
  uid: string;
  /** The account whose time zone decides when a day of reports ends. */
  account: Live<Account | null>;
  file: { id: string; filename: string };
  onClose: () => void;
}

const TITLE = 'Report a file';
const REFUSED = 'a report was refused';

/** Reports a file to the moderators. A student who has no report left today sees that before typing. */
export function ReportDialog({ uid, account, file, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [details, setDetails] = useState('');
  const limitMessage = useReportLimitMessage(uid, account, file.id);

  const { formProps, busy, error } = useForm(REFUSED, async () => {
    if (!reason) return;
    const report = { reason, ...filledFields({ details }) };
    const written = reportFile(uid, file, report);
    await announceWrite(written, 'Thank you. A moderator will review it.', REFUSED, failureMessage);
    onClose();
  });

  if (limitMessage) return <LimitReachedDialog title={TITLE} message={limitMessage} onClose={onClose} />;
  return (
    <Dialog title={TITLE} isDirty={details.trim() !== ''} isLocked={busy} onClose={onClose}>
      {limitMessage === undefined && <PageSpinner />}
      {limitMessage === null && (
        <form {...formProps} className="grid gap-4">
          <p className="wrap-anywhere">
            What's wrong with <strong>{file.filename}</strong>? If several students report a file, it's hidden
            until a moderator reviews it.
          </p>
          <SelectField
            label="Reason"
            value={reason}
            options={[{ value: '', label: 'Choose a reason' }, ...REASONS]}
            onChange={({ target }) => setReason(target.value as ReportReason | '')}
          />
          <TextAreaField
            label="Details"
            optional
            maxLength={VAULT_LIMITS.reportDetails}
            value={details}
            onChange={({ target }) => setDetails(target.value)}
          />
          {error !== null && <Alert look="destructive">{failureMessage(error)}</Alert>}
          <FormButtons label="Report" busy={busy} disabled={!reason} onCancel={onClose} />
        </form>
      )}
    </Dialog>
  );
}

/** Why the student can't report a file now; null when they can, undefined while that is unknown. */
function useReportLimitMessage(
  uid: string,
  account: Live<Account | null>,
  fileId: string,
): string | null | undefined {
  const online = useOnline();
  const [openedAt] = useState(() => new Date());
  const last = useLastReports(uid);
  const clock = account.status === 'ready' ? (account.data ?? {}) : {};
  // The device's cache may lack reports sent from another device.
  if (last.status === 'loading' || (last.status === 'ready' && last.unconfirmed && online)) return undefined;
  if (last.status === 'error') return null;
  // Leaves out the report of this file, which appears here once it is sent.
  const others = last.data.filter((report) => report.file_id !== fileId);
  const times = others.map(({ created_at }) => created_at);
  return isOverReportLimit(times, openedAt, clock) ? reportLimitMessage(whenDayEnds(openedAt, clock)) : null;
}

/** The rules refuse a second report of the same file, because it would change the first. */
function failureMessage(error: unknown): string {
  if (errorCode(error) === 'permission-denied')
    return "You've already reported this file, or it's no longer available.";
  return `Failed to send your report: ${failureReason(error)}`;
}
