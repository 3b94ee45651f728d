import type { PaperForm } from '@akada/domain/exam/papers';
import { TextField } from '@/ui/field.tsx';
import { CustomizeIcon, PastAttemptsIcon, ScholarIcon } from '@/ui/icons.ts';
import { SegmentedRadios } from '@/ui/segmented-radios.tsx';
import { type ExamDraft, withForm } from './exam-draft.ts';

const FORMS = [
  { id: 'utme', label: 'UTME', icon: ScholarIcon },
  { id: 'waec', label: 'WAEC', icon: PastAttemptsIcon },
  { id: 'own', label: 'My own', icon: CustomizeIcon },
] as const satisfies readonly { id: PaperForm; label: string; icon: unknown }[];

interface FormFieldsProps {
  draft: ExamDraft;
  /** What is wrong with the minutes. */
  problem: string | undefined;
  onChange: (draft: ExamDraft) => void;
}

/** The form of a mock exam, and its minutes where the student chooses them. */
export function FormFields({ draft, problem, onChange }: FormFieldsProps) {
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">Exam format</legend>
        <SegmentedRadios
          name="form"
          options={FORMS}
          value={draft.form}
          onChange={(form) => onChange(withForm(draft, form))}
          className="grid-cols-3"
        />
      </fieldset>
      {draft.form === 'waec' && (
        <p className="-mt-3 text-sm text-ink-soft">
          The usual length of the objective paper. If yours is different, choose My own.
        </p>
      )}
      {draft.form === 'own' && (
        <TextField
          label="Minutes"
          inputMode="numeric"
          value={draft.minutes}
          error={problem}
          onChange={({ target }) => onChange({ ...draft, minutes: target.value })}
        />
      )}
    </>
  );
}
