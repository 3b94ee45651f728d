import type { JournalEntry } from '@akada/domain/journal/schemas';
import { useState } from 'react';
import { longDay } from '@/lib/time.ts';
import { InvalidFormError, useForm } from '@/lib/use-form.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { FormButtons } from '@/ui/form-buttons.tsx';
import type { JournalDraft } from '../api/use-journal.ts';
import { draftOf, type JournalValues, valuesOf } from '../journal-form.ts';
import { EntryFields } from './entry-fields.tsx';

interface EditEntryProps {
  entry: JournalEntry;
  /** Focus minutes of the entry's day. */
  focusMinutes: number;
  onSave: (draft: JournalDraft) => void;
  onClose: () => void;
}

/** The form that edits an entry. The day it is about cannot change. */
export function EditEntry({ entry, focusMinutes, onSave, onClose }: EditEntryProps) {
  const [values, setValues] = useState(() => valuesOf(entry));
  const { formProps, problems, clearProblems } = useForm<keyof JournalValues>(
    'an entry was not saved',
    () => {
      const result = draftOf(values);
      if ('problems' in result) throw new InvalidFormError('', result.problems);
      onSave(result.draft);
    },
  );
  const isDirty = JSON.stringify(values) !== JSON.stringify(valuesOf(entry));
  return (
    <Dialog title={`Entry of ${longDay(entry.entry_date)}`} isDirty={isDirty} onClose={onClose}>
      <form {...formProps} className="grid gap-4">
        <EntryFields
          values={values}
          problems={problems}
          focusMinutes={focusMinutes}
          onChange={(changed) => {
            setValues({ ...values, ...changed });
            clearProblems(...(Object.keys(changed) as (keyof JournalValues)[]));
          }}
        />
        <FormButtons disabled={values.entry_text.trim() === ''} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
