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
import { useSubmission } from '@/firebase/use-submission.ts';
import { useOnline } from '@/lib/use-online.ts';
import { QUEUED_MESSAGE } from '@/lib/wait-for-write.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { SelectField, TextAreaField } from '@/ui/field.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { toast } from '@/ui/toast.tsx';
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

/** Reports a file to the moderators. A student who has no report left today sees that before typing. */
export function ReportDialog({ uid, account, file, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [details, setDetails] = useState('');
  const { busy, failure, send } = useSubmission('a report', failureMessage);
  const limitMessage = useReportLimitMessage(uid, account, file.id);

  async function submit() {
    if (!reason) return;
    const report = { reason, ...filledFields({ details }) };
    const outcome = await send(reportFile(uid, file, report), toast.error);
    if (!outcome) return;
    toast.success(outcome === 'sent' ? 'Thank you. A moderator will review it.' : QUEUED_MESSAGE);
    onClose();
  }

  return (
    <Dialog title="Report a file" isDirty={details.trim() !== ''} isLocked={busy} onClose={onClose}>
      {limitMessage === undefined && <PageSpinner />}
      {limitMessage && (
        <div className="grid gap-4">
          <p>{limitMessage}</p>
          <div className="flex justify-end">
            <Button onClick={onClose}>Close</Button>
          </div>
        </div>
      )}
      {limitMessage === null && (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
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
          {failure && <Alert look="destructive">{failure}</Alert>}
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="quiet" disabled={busy} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={busy} disabled={!reason}>
              Report
            </Button>
          </div>
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
  // Leaves out the report of this file, which appears here as soon as it is sent.
  const others = last.data.filter((report) => report.file_id !== fileId);
  const times = others.map(({ created_at }) => created_at);
  return isOverReportLimit(times, openedAt, clock) ? reportLimitMessage(whenDayEnds(openedAt, clock)) : null;
}

/** The rules refuse a second report of the same file, because it would change the first. */
function failureMessage(error: unknown): string {
  if (errorCode(error) === 'permission-denied')
    return "You've already reported this file, or it's no longer available.";
  return `Failed to send the report: ${failureReason(error)}.`;
}
