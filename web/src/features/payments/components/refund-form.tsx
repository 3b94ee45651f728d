import { TICKET_LIMITS } from '@akada/domain/support/tickets';
import { useState } from 'react';
import { useForm } from '@/lib/use-form.ts';
import { TextAreaField } from '@/ui/field.tsx';
import { FormButtons } from '@/ui/form-buttons.tsx';

interface RefundFormProps {
  onSend: (reason: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the reason for a refund. */
export function RefundForm({ onSend, onCancel }: RefundFormProps) {
  const [reason, setReason] = useState('');
  const { formProps, busy } = useForm('a refund was not requested', () => onSend(reason.trim()));
  return (
    <form {...formProps} className="grid gap-3">
      <TextAreaField
        label="Why do you want a refund?"
        maxLength={TICKET_LIMITS.refundReason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormButtons
        label="Send request"
        isInline
        busy={busy}
        disabled={reason.trim() === ''}
        onCancel={onCancel}
      />
    </form>
  );
}
