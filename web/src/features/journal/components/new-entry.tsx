import { addDays, type Day } from '@akada/domain/days/day';
import type { FocusByDay } from '@akada/domain/focus/minutes';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDayQuotaMessage } from '@/firebase/use-day-quota-message.ts';
import { keepSessionDraft } from '@/lib/session-draft.ts';
import { longDay } from '@/lib/time.ts';
import { InvalidFormError, useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { NewEntryIcon } from '@/ui/icons.ts';
import { SelectField } from '@/ui/select-field.tsx';
import { Tile } from '@/ui/tile.tsx';
import type { JournalDraft } from '../api/use-journal.ts';
import {
  draftKey,
  draftOf,
  isTouched,
  type JournalValues,
  newValues,
  restoredDraft,
} from '../journal-form.ts';
import { EntryFields } from './entry-fields.tsx';

interface NewEntryProps {
  uid: string;
  today: Day;
  focus: FocusByDay;
  onSave: (draft: JournalDraft) => void;
}

/** The form for a new entry, about today or yesterday. A draft survives a reload. Links can open it ready for typing. */
export function NewEntry({ uid, today, focus, onSave }: NewEntryProps) {
  const [values, setValues] = useState(() => restoredDraft(uid) ?? newValues(today));
  const quotaMessage = useDayQuotaMessage(uid, USAGE_FEATURES.journal);
  const days = [today, addDays(today, -1)];
  // A draft started before midnight is about yesterday now. An older one becomes an entry of today.
  const entry_date = days.includes(values.entry_date) ? values.entry_date : today;

  useEffect(() => {
    keepSessionDraft(draftKey(uid), isTouched(values) ? JSON.stringify(values) : null);
  }, [uid, values]);

  const { formProps, problems, clearProblems } = useForm<keyof JournalValues>(
    'an entry was not saved',
    () => {
      const result = draftOf({ ...values, entry_date });
      if ('problems' in result) throw new InvalidFormError('', result.problems);
      setValues(newValues(today));
      onSave(result.draft);
    },
  );

  const { key, state } = useLocation();
  // After the heading, which gets the focus when the page opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the student asks for a new entry
  useEffect(() => {
    if ((state as { isNew?: true } | null)?.isNew) formProps.ref.current?.querySelector('textarea')?.focus();
  }, [key]);

  // A draft stays on the screen when the quota is reached.
  if (quotaMessage && !isTouched(values)) {
    return (
      <Tile title="New entry" icon={NewEntryIcon}>
        <Alert look="info">{quotaMessage}</Alert>
      </Tile>
    );
  }
  return (
    <Tile title="New entry" icon={NewEntryIcon}>
      <form {...formProps} className="grid gap-4">
        <EntryFields
          values={values}
          problems={problems}
          focusMinutes={focus.get(entry_date) ?? 0}
          onChange={(changed) => {
            setValues({ ...values, ...changed });
            clearProblems(...(Object.keys(changed) as (keyof JournalValues)[]));
          }}
        />
        <SelectField
          label="About"
          value={entry_date}
          options={days.map((day, ago) => ({
            value: day,
            label: `${ago ? 'Yesterday' : 'Today'}, ${longDay(day)}`,
          }))}
          onChange={({ target }) => setValues({ ...values, entry_date: target.value })}
        />
        <Button type="submit" disabled={values.entry_text.trim() === ''} className="justify-self-start">
          Save Entry
        </Button>
      </form>
    </Tile>
  );
}
