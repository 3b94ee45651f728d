import { DEVICE_RESULT_LIMITS, notesProblem } from '@akada/domain/ai/device-results';
import { formatCount } from '@akada/domain/text/plural';
import { TextAreaField } from '@/ui/field.tsx';

interface NotesFieldProps {
  notes: string;
  /** Whether the field is open at first. */
  isOpen: boolean;
  onChange: (notes: string) => void;
}

/** The notes that the answers come from. They fold away once the chat has started. */
export function NotesField({ notes, isOpen, onChange }: NotesFieldProps) {
  const { notes: max } = DEVICE_RESULT_LIMITS;
  const problem = notesProblem(notes);
  const field = (
    <TextAreaField
      label="Your notes"
      optional
      rows={4}
      placeholder="Paste the notes to ask about"
      value={notes}
      {...(problem && { error: problem })}
      hint={`Answers come from these notes. ${formatCount(notes.length)} of ${formatCount(max)} characters`}
      onChange={({ target }) => onChange(target.value)}
    />
  );
  if (isOpen) return field;
  return (
    <details className="rounded-2xl border border-line bg-surface px-4 py-2">
      <summary className="min-h-9 cursor-pointer content-center text-sm font-semibold">
        Notes in this chat
      </summary>
      <div className="py-2">{field}</div>
    </details>
  );
}
