import { AI_LIMITS } from '@akada/domain/ai/ai';
import { SUPPORT_MESSAGES } from '@akada/domain/support/tickets';
import { useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { useHasTooManyOpenRequests } from '@/firebase/use-has-too-many-open-requests.ts';
import { useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { announceWrite } from '@/ui/announce-write.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { TextAreaField } from '@/ui/field.tsx';
import { FormButtons } from '@/ui/form-buttons.tsx';
import { RequestToolIcon } from '@/ui/icons.ts';
import { LimitReachedDialog } from '@/ui/limit-reached-dialog.tsx';
import { requestTool } from '../api/request-tool.ts';

const REFUSED = 'a request for a tool was refused';

/** The card for requesting a new tool, with its dialog. */
export function RequestTool({ uid }: { uid: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Card className="flex flex-wrap items-center gap-4 p-5">
      <RequestToolIcon aria-hidden className="size-6 text-brand-ink" />
      <div className="grow">
        <h2 className="font-bold">Need a Custom AI Tool?</h2>
        <p className="text-sm text-ink-soft">Tell us what would help you study.</p>
      </div>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Request Tool
      </Button>
      {open && <RequestForm uid={uid} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function RequestForm({ uid, onClose }: { uid: string; onClose: () => void }) {
  const [details, setDetails] = useState('');
  const tooManyOpen = useHasTooManyOpenRequests(uid, 'tool_request');
  const { formProps, busy, error } = useForm(REFUSED, async () => {
    const written = requestTool(uid, details.trim());
    await announceWrite(written, 'Thank you. We read every request.', REFUSED, failureMessage);
    onClose();
  });

  // A student who has already typed something keeps the form.
  if (tooManyOpen && !busy && details === '') {
    return (
      <LimitReachedDialog title="Request a tool" message={SUPPORT_MESSAGES.tooManyOpen} onClose={onClose} />
    );
  }
  return (
    <Dialog title="Request a tool" isDirty={details.trim() !== ''} isLocked={busy} onClose={onClose}>
      <form {...formProps} className="grid gap-4">
        <TextAreaField
          label="What should it do?"
          rows={5}
          maxLength={AI_LIMITS.toolRequest}
          value={details}
          onChange={({ target }) => setDetails(target.value)}
        />
        {error !== null && <Alert look="destructive">{failureMessage(error)}</Alert>}
        <FormButtons label="Send" busy={busy} disabled={!details.trim()} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

function failureMessage(error: unknown): string {
  return `Failed to send your request: ${failureReason(error)}`;
}
