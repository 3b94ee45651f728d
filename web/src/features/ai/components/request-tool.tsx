import { AI_LIMITS } from '@akada/domain/ai/ai';
import { SUPPORT_MESSAGES } from '@akada/domain/support/tickets';
import { Wand2 } from 'lucide-react';
import { useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { useHasTooManyOpenRequests } from '@/firebase/use-has-too-many-open-requests.ts';
import { useSubmission } from '@/firebase/use-submission.ts';
import { QUEUED_MESSAGE } from '@/lib/wait-for-write.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { TextAreaField } from '@/ui/field.tsx';
import { toast } from '@/ui/toast.tsx';
import { requestTool } from '../api/request-tool.ts';

/** The card for requesting a new tool, with its dialog. */
export function RequestTool({ uid }: { uid: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Card className="flex flex-wrap items-center gap-4 p-5">
      <Wand2 aria-hidden className="size-6 text-brand-ink" />
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
  const { busy, failure, send } = useSubmission(
    'a request',
    (error) => `Your request couldn't be sent: ${failureReason(error)}.`,
  );

  async function submit() {
    const outcome = await send(requestTool(uid, details.trim()));
    if (!outcome) return;
    toast.success(outcome === 'sent' ? 'Thank you. We read every request.' : QUEUED_MESSAGE);
    onClose();
  }

  // A student who has already typed something keeps the form.
  if (tooManyOpen && !busy && details === '') {
    return (
      <Dialog title="Request a tool" onClose={onClose}>
        <Alert look="info">{SUPPORT_MESSAGES.tooManyOpen}</Alert>
      </Dialog>
    );
  }
  return (
    <Dialog title="Request a tool" isDirty={details.trim() !== ''} isLocked={busy} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextAreaField
          label="What should it do?"
          rows={5}
          maxLength={AI_LIMITS.toolRequest}
          value={details}
          onChange={({ target }) => setDetails(target.value)}
        />
        {failure && <Alert look="destructive">{failure}</Alert>}
        <div className="flex justify-end gap-3">
          <Button look="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} disabled={!details.trim()}>
            Send
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
