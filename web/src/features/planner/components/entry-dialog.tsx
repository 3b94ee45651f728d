import type { Day } from '@akada/domain/days/day';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { type EntryFormValues, entryFormSchema } from '@akada/domain/planner/forms';
import {
  CATEGORIES,
  PLANNER_DEFAULTS,
  PLANNER_LIMITS,
  priorityLevel,
  STORED_CATEGORIES,
} from '@akada/domain/planner/planner';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import { useState } from 'react';
import { useDayQuotaMessage } from '@/firebase/use-day-quota-message.ts';
import { parseForm } from '@/lib/parse-form.ts';
import { useForm } from '@/lib/use-form.ts';
import { DateField } from '@/ui/date-field.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { TextField } from '@/ui/field.tsx';
import { FormButtons } from '@/ui/form-buttons.tsx';
import { LimitReachedDialog } from '@/ui/limit-reached-dialog.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { TimeField } from '@/ui/time-field.tsx';
import { fieldProps } from '../field-props.ts';
import { CATEGORY_LABELS, optionsOf } from '../labels.ts';
import { PriorityField } from './priority-field.tsx';

interface EntryDialogProps {
  uid: string;
  /** The entry to edit; null for a new one. */
  entry: PlannerEntry | null;
  /** The day of a new entry. */
  date: Day;
  onSave: (entry: PlannerEntry) => void;
  onClose: () => void;
}

/** The form of a schedule entry. Title and start time are required; only an assignment has a due date. */
export function EntryDialog({ uid, entry, date, onSave, onClose }: EntryDialogProps) {
  const quotaMessage = useDayQuotaMessage(uid, entry ? null : USAGE_FEATURES.entries);
  const [before] = useState(() => valuesOf(entry, date));
  const [values, setValues] = useState(before);
  const { formProps, problems, clearProblems } = useForm<keyof EntryFormValues>(
    'an entry was not saved',
    () => onSave(parseForm(entryFormSchema, values)),
  );
  function change(changed: Partial<EntryFormValues>) {
    setValues((now) => ({ ...now, ...changed }));
    clearProblems(...(Object.keys(changed) as (keyof EntryFormValues)[]));
  }
  const field = fieldProps(values, problems, change);
  const isDirty = JSON.stringify(values) !== JSON.stringify(before);
  const categories = entry?.category === 'other' ? STORED_CATEGORIES : CATEGORIES;

  // A form with typed text stays open when the quota is reached.
  if (quotaMessage && !isDirty)
    return <LimitReachedDialog title="Add to Schedule" message={quotaMessage} onClose={onClose} />;
  return (
    <Dialog title={entry ? 'Edit Schedule Entry' : 'Add to Schedule'} isDirty={isDirty} onClose={onClose}>
      <form {...formProps} className="grid gap-4">
        <p className="text-sm text-ink-soft">
          A schedule entry has a start time. For something with a due date, add a task in Tasks.
        </p>
        <TextField label="Title" maxLength={PLANNER_LIMITS.title} required {...field('title')} />
        <div className="grid grid-pairs gap-4">
          <TimeField label="Start time" required {...field('start_time')} />
          <TextField
            label="Duration (minutes)"
            type="number"
            inputMode="numeric"
            min={PLANNER_LIMITS.minDuration}
            max={PLANNER_LIMITS.maxDuration}
            {...field('duration')}
          />
        </div>
        <SelectField
          label="Category"
          options={optionsOf(categories, CATEGORY_LABELS)}
          {...field('category')}
        />
        <PriorityField value={values.priority} onChange={(priority) => change({ priority })} />
        <DateField
          label="Date"
          value={values.date}
          error={problems.date}
          onChange={(day) => change({ date: day })}
        />
        <TextField label="Subject" optional maxLength={PLANNER_LIMITS.subject} {...field('subject')} />
        {values.category === 'assignment' && (
          <DateField
            label="Due date"
            optional
            value={values.due_date}
            error={problems.due_date}
            onChange={(day) => change({ due_date: day })}
          />
        )}
        <FormButtons disabled={!values.title.trim() || !values.start_time} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

function valuesOf(entry: PlannerEntry | null, date: Day): EntryFormValues {
  return {
    title: entry?.title ?? '',
    subject: entry?.subject ?? '',
    category: entry?.category ?? PLANNER_DEFAULTS.category,
    priority: entry ? priorityLevel(entry.priority) : PLANNER_DEFAULTS.priority,
    date: entry?.date ?? date,
    start_time: entry?.start_time ?? '',
    duration: String(entry?.duration ?? PLANNER_DEFAULTS.duration),
    due_date: entry?.due_date ?? '',
    completed: entry?.completed ?? false,
  };
}
