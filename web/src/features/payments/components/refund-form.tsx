import { TICKET_LIMITS } from '@akada/domain/support/tickets';
import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { TextAreaField } from '@/ui/field.tsx';

interface RefundFormProps {
  busy: boolean;
  onSend: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason for a refund. */
export function RefundForm({ busy, onSend, onCancel }: RefundFormProps) {
  const [reason, setReason] = useState('');
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(reason.trim());
      }}
    >
      <TextAreaField
        label="Why do you want a refund?"
        maxLength={TICKET_LIMITS.refundReason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex justify-end gap-3">
        <Button size="sm" look="quiet" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button size="sm" type="submit" busy={busy} disabled={reason.trim() === ''}>
          Send request
        </Button>
      </div>
    </form>
  );
}
