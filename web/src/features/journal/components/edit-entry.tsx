import type { JournalEntry } from '@akada/domain/journal/schemas';
import { useState } from 'react';
import { longDay } from '@/lib/time.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import type { JournalDraft } from '../api/use-journal.ts';
import { draftOf, type JournalProblems, valuesOf } from '../journal-form.ts';
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
  const [problems, setProblems] = useState<JournalProblems>({});
  const isDirty = JSON.stringify(values) !== JSON.stringify(valuesOf(entry));
  return (
    <Dialog title={`Entry of ${longDay(entry.entry_date)}`} isDirty={isDirty} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const result = draftOf(values);
          if ('problems' in result) setProblems(result.problems);
          else onSave(result.draft);
        }}
      >
        <EntryFields
          values={values}
          problems={problems}
          focusMinutes={focusMinutes}
          onChange={(changed) => setValues({ ...values, ...changed })}
        />
        <div className="flex justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={values.entry_text.trim() === ''}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
