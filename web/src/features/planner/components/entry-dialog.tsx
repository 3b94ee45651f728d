import type { Day } from '@akada/domain/days/day';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { type EntryFormValues, entryFormSchema } from '@akada/domain/planner/forms';
import {
  CATEGORIES,
  PLANNER_DEFAULTS,
  PLANNER_LIMITS,
  PRIORITIES,
  priorityLevel,
  STORED_CATEGORIES,
} from '@akada/domain/planner/planner';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { useDayQuotaMessage } from '@/firebase/use-day-quota-message.ts';
import { DateField } from '@/ui/date-field.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { SelectField, TextField } from '@/ui/field.tsx';
import { QuotaReachedDialog } from '@/ui/refusal-dialog.tsx';
import { CATEGORY_LABELS, optionsOf, PRIORITY_LABELS } from '../labels.ts';
import { FormActions } from './form-actions.tsx';

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
  const { register, control, watch, handleSubmit, formState } = useForm<
    EntryFormValues,
    unknown,
    PlannerEntry
  >({
    resolver: zodResolver(entryFormSchema),
    defaultValues: valuesOf(entry, date),
  });
  const { errors, isSubmitting, isDirty } = formState;
  const [title, startTime, category] = watch(['title', 'start_time', 'category']);
  const categories = entry?.category === 'other' ? STORED_CATEGORIES : CATEGORIES;

  // A form with typed text stays open when the quota is reached.
  if (quotaMessage && !isDirty)
    return <QuotaReachedDialog title="Add to Schedule" message={quotaMessage} onClose={onClose} />;
  return (
    <Dialog title={entry ? 'Edit Schedule Entry' : 'Add to Schedule'} isDirty={isDirty} onClose={onClose}>
      <form noValidate onSubmit={handleSubmit(onSave)} className="grid gap-4">
        <p className="text-sm text-ink-soft">
          A schedule entry has a start time. For something with a due date, add a task in Tasks.
        </p>
        <TextField
          label="Title"
          maxLength={PLANNER_LIMITS.title}
          error={errors.title?.message}
          required
          {...register('title')}
        />
        <div className="grid grid-pairs gap-4">
          <TextField
            label="Start time"
            type="time"
            error={errors.start_time?.message}
            required
            {...register('start_time')}
          />
          <TextField
            label="Duration (minutes)"
            type="number"
            inputMode="numeric"
            min={PLANNER_LIMITS.minDuration}
            max={PLANNER_LIMITS.maxDuration}
            error={errors.duration?.message}
            {...register('duration')}
          />
          <SelectField
            label="Category"
            options={optionsOf(categories, CATEGORY_LABELS)}
            error={errors.category?.message}
            {...register('category')}
          />
          <SelectField
            label="Priority"
            options={optionsOf(PRIORITIES, PRIORITY_LABELS)}
            error={errors.priority?.message}
            {...register('priority')}
          />
        </div>
        <Controller
          name="date"
          control={control}
          render={({ field }) => (
            <DateField
              label="Date"
              error={errors.date?.message}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <TextField
          label="Subject"
          optional
          maxLength={PLANNER_LIMITS.subject}
          error={errors.subject?.message}
          {...register('subject')}
        />
        {category === 'assignment' && (
          <Controller
            name="due_date"
            control={control}
            render={({ field }) => (
              <DateField
                label="Due date"
                optional
                error={errors.due_date?.message}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        )}
        <FormActions busy={isSubmitting} disabled={!title.trim() || !startTime} onCancel={onClose} />
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
