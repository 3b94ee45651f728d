import { REPORT_REASONS, type ReportReason } from '@akada/domain/tickets';
import { VAULT_LIMITS } from '@akada/domain/vault';
import { useState } from 'react';
import { reasonOf } from '@/firebase/reason-of.ts';
import { KEPT } from '@/firebase/sent-or-kept.ts';
import { useSending } from '@/firebase/use-sending.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { SelectField, TextAreaField } from '@/ui/field.tsx';
import { toast } from '@/ui/toast.tsx';
import { reportFile } from '../api/vault-writes.ts';

const REASONS = Object.entries(REPORT_REASONS).map(([value, label]) => ({ value, label }));

interface ReportDialogProps {
  uid: string;
  file: { id: string; filename: string };
  onClose: () => void;
}

/** Tells the moderators what is wrong with a file. */
export function ReportDialog({ uid, file, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [details, setDetails] = useState('');
  const { busy, failure, send } = useSending('a report', messageOf);

  async function submit() {
    if (!reason) return;
    const report = { reason, ...(details.trim() && { details: details.trim() }) };
    const outcome = await send(reportFile(uid, file, report), toast.error);
    if (!outcome) return;
    toast.success(outcome === 'sent' ? 'Thank you. A moderator will look at it.' : KEPT);
    onClose();
  }

  return (
    <Dialog title="Report a file" isDirty={details.trim() !== ''} isLocked={busy} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="wrap-anywhere">
          What is wrong with <strong>{file.filename}</strong>? When three students report a file, it is hidden
          until a moderator has looked.
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
    </Dialog>
  );
}

/** A second report of the same file is refused by the rules, as a change of the first. */
function messageOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'permission-denied')
    return 'You have reported this file already, or it is not there any more.';
  return `The report could not be sent: ${reasonOf(error)}.`;
}
